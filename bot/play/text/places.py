"""Where tables stand, in words: threads, channels that were left, and channel problems."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.play import errors
from bot.play.explanations import explains, says
from bot.play.keys import ChannelSnowflake, UserSnowflake
from bot.play.kind import words_of
from bot.play.places import ChannelProblem, CutOffTable, Undelivered
from bot.play.table import Player, Status, Table
from bot.play.text.words import count, listed, name
from bot.text.catalogue import phrase

DISCORD_THREAD_NAME_LIMIT: Final = 100
LONGEST_REASON: Final = 120
STATUS_HEADING: Final = "### Barpoint on this server"
CHANNEL_PROBLEMS: Final = "**Places in trouble**"
LACKING: Final = "**Permissions that I lack where games are played**"
NOT_DELIVERED: Final = "**Not shown so far; I keep trying**"
CHALLENGE: Final = "challenge"
LEFT_SERVER: Final = "**Players who left this server**"


def thread_opened(table: Table) -> str:
    return f"Your challenge has a thread of its own: <#{table.channel}>."


def moved_away(table: Table) -> str:
    """Where a table was moved to, for the channel that it has left."""
    link = f"https://discord.com/channels/{table.guild}/{table.channel}/{table.live_message}"
    return f"The game goes on in <#{table.channel}>: [Live board]({link})"


def cut_off_for_player(cut_off: CutOffTable, user: UserSnowflake) -> str:
    """Why the reader's game is cut off, that nothing is lost, and how to go on."""
    what = words_of(cut_off.table).own_game(cut_off.table, user)
    why = _why(cut_off) if cut_off.whose is None else _why_not_directly(cut_off.whose, user)
    return f"{what} is cut off: {why} Nothing is lost: type `/move-here` where it should go on."


def cut_off_for_admins(cut_off: CutOffTable) -> str:
    """What is wrong with a channel, since when, and what an admin can do."""
    since = f"<t:{int(cut_off.since.timestamp())}:R>"
    return f"{table_line(cut_off.table)}: {_why(cut_off)} Noticed {since}. {_remedy(cut_off)}"


def table_line(table: Table) -> str:
    """A table and its channel: "#17 Alice and Bob in <#70>"."""
    return f"#{table.id} {words_of(table).called(table)} in <#{table.channel}>"


def open_tables(tables: Iterable[Table]) -> str:
    """Such as "2 games and 1 challenge are open"."""
    found = Counter(words_of(table).counted_as(table) for table in tables)
    played = dict.fromkeys(what for what in ("game", "chouette", *found) if what != CHALLENGE)
    parts = [count(found[what], what) for what in (*played, CHALLENGE) if found[what]]
    verb = "is" if found.total() == 1 else "are"
    return f"{listed(parts) or count(0, 'game')} {verb} open"


def all_is_well(tables: Sequence[Table]) -> str:
    return f"**All is well.** {open_tables(tables)}; every board is shown, and I lack no permission there."


def missing_there(channel: ChannelSnowflake, missing: Sequence[str]) -> str:
    return f"<#{channel}>: {', '.join(missing)}"


def undelivered(pending: Undelivered) -> str:
    """Where a post is missing, how often it was tried, and Discord's last reason."""
    since = f"<t:{int(pending.since.timestamp())}:R>"
    reason = pending.reason.replace("`", "'").replace("\n", " ")[:LONGEST_REASON]
    tried = count(pending.attempts, "time")
    return f"{table_line(pending.table)}: owed since {since}, tried {tried}; `{reason}`"


def left_server(player: Player, tables: Iterable[Table]) -> str:
    numbers = ", ".join(f"#{table.id}" for table in tables if player.id in table.players)
    return f"{name(player)} ({numbers}) cannot be reached here; a game goes on when they come back."


def and_more(number: int) -> str:
    return f"… and {number} more."


def _why(cut_off: CutOffTable) -> str:
    place = f"<#{cut_off.table.channel}>"
    match cut_off.problem:
        case ChannelProblem.DELETED:
            return "its channel or thread was deleted."
        case ChannelProblem.HIDDEN:
            return f"I cannot see {place} any more."
        case ChannelProblem.FORBIDDEN | ChannelProblem.CLOSED:
            return f"I lack permissions to show a board in {place}."
        case ChannelProblem.LOCKED:
            return f"the thread {place} was locked."
        case ChannelProblem.REMOVED:
            return "I was removed from the server."


def _why_not_directly(whose: Player, user: UserSnowflake) -> str:
    if whose.snowflake == user:
        return "you take no direct messages from me; you can allow them in the privacy settings of a server."
    return f"{name(whose)} takes no direct messages from me."


def _remedy(cut_off: CutOffTable) -> str:
    """What can be done; a challenge is not moved but made again."""
    table = cut_off.table
    is_challenge = words_of(table).counted_as(table) == CHALLENGE
    said = REMEDIES[cut_off.problem].format(way=MADE_ANEW if is_challenge else MOVED)
    return f"{said[0].upper()}{said[1:]}"


MADE_ANEW: Final = "it can be made anew by `/challenge`"
MOVED: Final = "one of the players can type `/move-here`"
REMEDIES: Final[Mapping[ChannelProblem, str]] = {
    ChannelProblem.DELETED: "{way} in another channel.",
    ChannelProblem.HIDDEN: "Let me view the channel, or {way} elsewhere.",
    ChannelProblem.FORBIDDEN: "Allow what is missing, or {way} elsewhere.",
    ChannelProblem.LOCKED: "Unlock the thread, or {way} elsewhere.",
    ChannelProblem.REMOVED: "It goes on by itself at the next board.",
    ChannelProblem.CLOSED: "{way} in a channel.",
}


def no_thread(why: str, taken: str | None) -> str:
    """`taken` is what occupies the channel, if that is why a thread was wanted."""
    if taken is None:
        return f"I cannot open a thread: {why}"
    return f"This channel's table is taken: {taken}. I cannot open a thread for yours: {why}"


def lacking_for_thread(missing: list[str]) -> str:
    return (
        f"I lack {listed(missing)} in this channel. "
        "Ask somebody who runs the server to allow it, or challenge in another channel."
    )


def too_many_threads() -> str:
    return (
        "this server has as many open ones as Discord allows. "
        "Ask somebody who runs it to close some, or challenge in another channel."
    )


def no_threads_here() -> str:
    return "this kind of channel has none for games. Challenge in a text channel."


def thread_refused() -> str:
    return "Discord did not take it. Try again in a minute, or challenge in another channel."


def nothing_to_move() -> str:
    return "You have no game in another place that could be moved here. Start one with `/challenge`."


def not_yours_to_move() -> str:
    return "You play no game of that number. Choose one from the list that `table` offers."


def several_to_move(tables: Iterable[Table]) -> str:
    numbers = listed([f"#{table.id}" for table in tables], "or")
    return f"You have several games elsewhere. Say which one in `table`: {numbers}."


says(
    errors.PlayedOut,
    "Nothing is being played at that table now, so there is nothing to move. Start with `/challenge`.",
)
says(
    errors.PlayedHere,
    "That game is played here already. To see its board at the bottom, type `/board repost:True`.",
)


@explains(errors.PlaceTaken)
def place_taken(error: errors.PlaceTaken) -> str:
    what = words_of(error.taken).headline(error.taken)
    return (
        f"This channel's table is taken: {what}. "
        "Type `/move-here` in a channel or a thread where nothing is played."
    )


def player_not_here(player: Player) -> str:
    return f"{name(player)} is not on this server, so the game cannot move here. Choose a place you share."


def player_cannot_see(player: Player) -> str:
    return f"{name(player)} cannot see this channel, so the game cannot move here. Choose a place you share."


def may_not_see_status() -> str:
    return "Only members with the permission **Manage Server** may see this. Ask one of them to look."


def direct_needs_opponent() -> str:
    return "By direct messages you play with somebody you name: `/challenge opponent:@friend direct:True`."


def direct_or_thread() -> str:
    return "A match is played by direct messages or in a thread, not both: leave `direct` or `thread` out."


def no_direct_channel(who: str) -> str:
    return (
        f"Discord opens no direct messages with {who} at the moment, so nothing was changed. "
        "Try again in a minute, or challenge in this channel, without `direct`."
    )


NO_TABLE: Final = "Nothing is being played in this channel. Start with `/challenge`."
says(errors.NoTable, NO_TABLE)
says(errors.AlreadyHandled, "That was done already; see the live board with `/board`.")


def cannot_post(missing: list[str]) -> str:
    return (
        f"I cannot show a board here: I lack {listed(missing)} in this channel. "
        "Ask somebody who runs the server to allow it, or play in another channel."
    )


def not_on_server() -> str:
    return "They are not on this server, so they could not see the board. Challenge somebody who is."


def no_direct_table() -> str:
    return "You play nothing by direct messages. On a server, `/challenge direct:True` starts a match here."


def server_only() -> str:
    return "That is about a server. Type it in a channel of the one you mean."


def messages_closed(table: Table, player: Player, user: UserSnowflake) -> str:
    """A player takes no direct messages, and how to go on; to the reader `user`."""
    if player.snowflake == user:
        who = "you take no direct messages from me, so you cannot see the board"
        remedy = "Allow them in the privacy settings of a server that we share"
    else:
        who = f"{name(player)} takes no direct messages from me and cannot see it"
        remedy = "It arrives as soon as they are allowed"
    if table.status is Status.CHALLENGE:
        instead = "press **Withdraw challenge**, and challenge in a channel"
        return f"That is saved, but {who}. {remedy}; or {instead}."
    return f"That is saved, but {who}. {remedy}; or type `/move-here` in a channel that you both see."


def broken() -> str:
    return phrase("place-broken")


says(Exception, broken())  # what nothing nearer explains


def unknown_button() -> str:
    return "I do not know that button any more. The live board has new ones: `/board`."


def not_shown() -> str:
    """A change was saved, but Discord does not take its board."""
    return "That is saved, but I cannot show the board now. I keep trying; `/board` shows it to you."


def saved() -> str:
    """A change was saved, but its result cannot be read."""
    return "That is saved. Look at the table with `/board`."


def unavailable() -> str:
    return "I cannot save anything at the moment, so nothing was changed. Please try again in a few minutes."
