"""What is said about where tables stand: threads, channels that were left, and places in trouble."""

from collections.abc import Mapping
from typing import Final

from bot.engine import RuleSheet
from bot.places import Trouble, TroubledTable
from bot.presenters.names import name
from bot.presenters.sentences.sheet import what_is_played
from bot.presenters.sentences.table import players, title
from bot.table import Table

DISCORD_THREAD_NAME_LIMIT: Final = 100


def thread_name(challenger: str, opponent: str | None, sheet: RuleSheet) -> str:
    """Return what a thread is called: "Alice vs Bob, match to 5"; it is shown without formatting."""
    what = what_is_played(sheet)
    called = f"{challenger} vs {opponent or 'anyone'}, {what[0].lower()}{what[1:]}"
    return called[:DISCORD_THREAD_NAME_LIMIT]


def thread_opened(thread: int) -> str:
    """Return where a challenge went that has a thread of its own."""
    return f"Your challenge has a thread of its own: <#{thread}>."


def moved_here(table: Table) -> str:
    """Return what to say to whoever has moved a table."""
    return f"{players(table)} play on here."


def moved_away(table: Table) -> str:
    """Return where a table was moved to, for the place that it has left."""
    link = f"https://discord.com/channels/{table.guild}/{table.channel}/{table.live_message}"
    return f"The game goes on in <#{table.channel}>: [Live board]({link})"


def trouble_of_player(troubled: TroubledTable, reader: int) -> str:
    """Return why one of the reader's games is cut off, that it is safe, and how to go on."""
    table = troubled.table
    side = table.side_of(reader)
    whom = f"with {name(table.player_on(side.other))} " if side else ""
    what = f"Your game {whom}(#{table.id}, {what_is_played(table.sheet).lower()})"
    return f"{what} is cut off: {_why(troubled)} Nothing is lost: type `/move-here` where it should go on."


def trouble_of_place(troubled: TroubledTable) -> str:
    """Return what is wrong with a place, since when, and what an admin can do."""
    since = f"<t:{int(troubled.since.timestamp())}:R>"
    return f"{table_line(troubled.table)}: {_why(troubled)} Noticed {since}. {REMEDIES[troubled.trouble]}"


def table_line(table: Table) -> str:
    """Return a table and its place for a list: "#17 Alice and Bob in <#70>"."""
    return f"#{table.id} {players(table) if table.state.game else title(table)} in <#{table.channel}>"


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
        case Trouble.FORBIDDEN:
            return f"I lack permissions to show a board in {place}."
        case Trouble.LOCKED:
            return f"the thread {place} was locked."
        case Trouble.REMOVED:
            return "I was removed from the server."


REMEDIES: Final[Mapping[Trouble, str]] = {
    Trouble.DELETED: "One of the players can type `/move-here` in another channel.",
    Trouble.HIDDEN: "Let me view the channel, or one of the players can type `/move-here` elsewhere.",
    Trouble.FORBIDDEN: "Allow what is missing, or one of the players can type `/move-here` elsewhere.",
    Trouble.LOCKED: "Unlock the thread, or one of the players can type `/move-here` elsewhere.",
    Trouble.REMOVED: "It goes on by itself at the next board.",
}
