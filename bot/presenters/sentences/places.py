"""What is said about where tables stand: threads, channels that were left, and places in trouble."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.engine import RuleSheet
from bot.places import Trouble, TroubledTable, Undelivered
from bot.presenters.names import name
from bot.presenters.sentences.chouette import lists
from bot.presenters.sentences.chouette.people import in_a_row
from bot.presenters.sentences.sheet import what_is_played
from bot.presenters.sentences.table import players, title
from bot.presenters.sentences.words import count
from bot.table import AnyTable, ChouetteTable, Hosted, Player, Status

DISCORD_THREAD_NAME_LIMIT: Final = 100
THREAD_NAME: Final = re.compile(r".+ vs .+, (match to \d+|money session(, stake \d+)?)")
LONGEST_REASON: Final = 120
STATUS_HEADING: Final = "### Barpoint on this server"
IN_TROUBLE: Final = "**Places in trouble**"
LACKING: Final = "**Permissions that I lack where games are played**"
NOT_DELIVERED: Final = "**Not shown so far; I keep trying**"
LEFT_SERVER: Final = "**Players who left this server**"


def thread_name(challenger: str, opponent: str | None, sheet: RuleSheet) -> str:
    """Return what a thread is called: "Alice vs Bob, match to 5"; it is shown without formatting."""
    what = what_is_played(sheet)
    called = f"{challenger} vs {opponent or 'anyone'}, {what[0].lower()}{what[1:]}"
    return called[:DISCORD_THREAD_NAME_LIMIT]


def is_thread_name(called: str) -> bool:
    """Tell whether a thread is called as `thread_name` calls one."""
    return THREAD_NAME.fullmatch(called) is not None


def thread_opened(table: Hosted) -> str:
    """Return where a challenge went that has a thread of its own."""
    return f"Your challenge has a thread of its own: <#{table.channel}>."


def moved_here(table: AnyTable) -> str:
    """Return what to say to whoever has moved a table."""
    if isinstance(table, ChouetteTable):
        return f"{lists.whose(table)} goes on here."
    return f"{players(table)} play on here."


def moved_away(table: Hosted) -> str:
    """Return where a table was moved to, for the place that it has left."""
    link = f"https://discord.com/channels/{table.guild}/{table.channel}/{table.live_message}"
    return f"The game goes on in <#{table.channel}>: [Live board]({link})"


def trouble_of_player(troubled: TroubledTable, reader: int) -> str:
    """Return why one of the reader's games is cut off, that it is safe, and how to go on."""
    what = _your_game(troubled.table, reader)
    why = _why(troubled) if troubled.whose is None else _why_not_directly(troubled.whose, reader)
    return f"{what} is cut off: {why} Nothing is lost: type `/move-here` where it should go on."


def _your_game(table: AnyTable, reader: int) -> str:
    if isinstance(table, ChouetteTable):
        return f"{lists.whose(table)} (#{table.id})"
    side = table.side_of(reader)
    whom = f"with {name(table.player_on(side.other))} " if side else ""
    return f"Your game {whom}(#{table.id}, {what_is_played(table.sheet).lower()})"


def trouble_of_place(troubled: TroubledTable) -> str:
    """Return what is wrong with a place, since when, and what an admin can do."""
    since = f"<t:{int(troubled.since.timestamp())}:R>"
    return f"{table_line(troubled.table)}: {_why(troubled)} Noticed {since}. {_remedy(troubled)}"


def table_line(table: AnyTable) -> str:
    """Return a table and its place for a list: "#17 Alice and Bob in <#70>"."""
    if isinstance(table, ChouetteTable):
        return f"#{table.id} {lists.whose(table)} in <#{table.channel}>"
    return f"#{table.id} {players(table) if table.state.game else title(table)} in <#{table.channel}>"


def open_tables(tables: Iterable[AnyTable]) -> str:
    """Return how many games, chouettes and challenges are open: "2 games and 1 challenge are open"."""
    found = Counter(_what_it_is(table) for table in tables)
    parts = [count(found[what], what) for what in ("game", "chouette", "challenge") if found[what]]
    verb = "is" if found.total() == 1 else "are"
    return f"{in_a_row(parts) or count(0, 'game')} {verb} open"


def _what_it_is(table: AnyTable) -> str:
    if isinstance(table, ChouetteTable):
        return "chouette"
    return "game" if table.status is Status.PLAYING else "challenge"


def all_is_well(tables: Sequence[AnyTable]) -> str:
    """Return that nothing is wrong on a server."""
    return f"**All is well.** {open_tables(tables)}; every board is shown, and I lack no permission there."


def missing_there(channel: int, missing: Sequence[str]) -> str:
    """Return which permissions are missing in a channel."""
    return f"<#{channel}>: {', '.join(missing)}"


def undelivered(owed: Undelivered) -> str:
    """Return what could not be delivered: where, how often it was tried, and what Discord said last."""
    since = f"<t:{int(owed.since.timestamp())}:R>"
    reason = owed.reason.replace("`", "'").replace("\n", " ")[:LONGEST_REASON]
    return f"{table_line(owed.table)}: owed since {since}, tried {count(owed.attempts, 'time')}; `{reason}`"


def left_server(player: Player, tables: Iterable[AnyTable]) -> str:
    """Return which games somebody plays who is no member of the server any more."""
    numbers = ", ".join(f"#{table.id}" for table in tables if player.id in table.players)
    return f"{name(player)} ({numbers}) cannot be reached here; a game goes on when they come back."


def and_more(number: int) -> str:
    """Return that a list goes on."""
    return f"… and {number} more."


def _why(troubled: TroubledTable) -> str:
    place = f"<#{troubled.table.channel}>"
    match troubled.trouble:
        case Trouble.DELETED:
            return "its channel or thread was deleted."
        case Trouble.HIDDEN:
            return f"I cannot see {place} any more."
        case Trouble.FORBIDDEN | Trouble.CLOSED:
            return f"I lack permissions to show a board in {place}."
        case Trouble.LOCKED:
            return f"the thread {place} was locked."
        case Trouble.REMOVED:
            return "I was removed from the server."


def _why_not_directly(whose: Player, reader: int) -> str:
    if whose.snowflake == reader:
        return "you take no direct messages from me; you can allow them in the privacy settings of a server."
    return f"{name(whose)} takes no direct messages from me."


def _remedy(troubled: TroubledTable) -> str:
    """Return what can be done; a challenge is not moved, it is made again."""
    table = troubled.table
    is_challenge = not isinstance(table, ChouetteTable) and table.status is Status.CHALLENGE
    said = REMEDIES[troubled.trouble].format(way=MADE_ANEW if is_challenge else MOVED)
    return f"{said[0].upper()}{said[1:]}"


MADE_ANEW: Final = "it can be made anew by `/challenge`"
MOVED: Final = "one of the players can type `/move-here`"
REMEDIES: Final[Mapping[Trouble, str]] = {
    Trouble.DELETED: "{way} in another channel.",
    Trouble.HIDDEN: "Let me view the channel, or {way} elsewhere.",
    Trouble.FORBIDDEN: "Allow what is missing, or {way} elsewhere.",
    Trouble.LOCKED: "Unlock the thread, or {way} elsewhere.",
    Trouble.REMOVED: "It goes on by itself at the next board.",
    Trouble.CLOSED: "{way} in a channel.",
}
