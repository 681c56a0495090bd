"""Where tables stand, in words: threads, channels that were left, and channel problems."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final

from bot.play.base import errors
from bot.play.base.channel_problems import ChannelProblem
from bot.play.base.errors import explains, says
from bot.play.base.keys import ChannelSnowflake, UserSnowflake
from bot.play.base.table import Player, Status, Table
from bot.play.kinds.kind import words_of
from bot.play.kinds.words import CHALLENGES, GAMES, by_category
from bot.play.tables.places import CutOffTable, Permission, Undelivered
from bot.play.text.clocks import stamp
from bot.play.text.words import name
from bot.text.catalogue import either, in_row, listed, phrase

DISCORD_THREAD_NAME_LIMIT: Final = 100
LONGEST_REASON: Final = 120


def thread_opened(table: Table) -> str:
    return phrase("place-thread-opened", channel=_channel(table.channel))


def moved_away(table: Table) -> str:
    """Where a table was moved to, for the channel that it has left."""
    link = f"https://discord.com/channels/{table.guild}/{table.channel}/{table.live_message}"
    return phrase("place-moved-away", channel=_channel(table.channel), link=link)


def cut_off_for_player(cut_off: CutOffTable, user: UserSnowflake) -> str:
    """Why the reader's game is cut off, that nothing is lost, and how to go on."""
    game = words_of(cut_off.table).own_game(cut_off.table, user)
    why = _why(cut_off) if cut_off.whose is None else _why_not_directly(cut_off.whose, cut_off.problem, user)
    told = phrase("place-cut-off", game=game, why=why)
    return f"{told} {phrase('place-rests')}" if cut_off.problem.stops_play else told


def cut_off_for_admins(cut_off: CutOffTable) -> str:
    """Tell an admin a channel's problem, since when, and what they can do."""
    return phrase(
        "place-trouble",
        table=table_line(cut_off.table),
        why=_why(cut_off),
        since=stamp(cut_off.since, "R"),
        remedy=_remedy(cut_off),
    )


def table_line(table: Table) -> str:
    """A table and its channel, if it has one by now: "#17 Alice and Bob in <#70>"."""
    called = words_of(table).table_name(table)
    if table.awaits_thread:
        return phrase("place-table-without-thread", number=table.id, called=called)
    return phrase("place-table", number=table.id, called=called, channel=_channel(table.channel))


def locked(table: Table) -> str:
    """That nobody can act in the thread where a table stands, and the way out."""
    return phrase("place-locked", table=table_line(table))


def open_tables(tables: Sequence[Table]) -> str:
    """Such as "Open here: 2 games and 1 challenge."."""
    return phrase("place-open", tables=_counted(tables))


def all_is_well(tables: Sequence[Table]) -> str:
    return phrase("place-all-is-well", tables=_counted(tables))


def _counted(tables: Iterable[Table]) -> str:
    found = by_category(Counter(words_of(table).category_of(table) for table in tables))
    return listed([category.counted(count) for category, count in found or [(GAMES, 0)]])


def missing_there(channel: ChannelSnowflake, missing: Iterable[Permission]) -> str:
    permissions = in_row(map(permission_name, missing))
    return phrase("place-lacking", channel=_channel(channel), permissions=permissions)


def permission_name(permission: Permission) -> str:
    """A permission as Discord itself calls it in the language that is spoken."""
    return phrase("place-permission", permission=permission)


def permissions_listed(permissions: Iterable[Permission]) -> str:
    return listed([permission_name(each) for each in permissions])


def undelivered(pending: Undelivered) -> str:
    """Where a post is missing, how often it was tried, and Discord's last reason."""
    reason = pending.reason.replace("`", "'").replace("\n", " ")[:LONGEST_REASON]
    return phrase(
        "place-undelivered",
        table=table_line(pending.table),
        since=stamp(pending.since, "R"),
        attempts=pending.attempts,
        reason=reason,
    )


def left_server(player: Player, tables: Iterable[Table]) -> str:
    numbers = in_row(f"#{table.id}" for table in tables if player.id in table.players)
    return phrase("place-left", player=name(player), tables=numbers)


def _channel(channel: ChannelSnowflake | None) -> str:
    return f"<#{channel}>"


def _why(cut_off: CutOffTable) -> str:
    return phrase("place-why", problem=cut_off.problem, channel=_channel(cut_off.table.channel))


def _why_not_directly(whose: Player, problem: ChannelProblem, user: UserSnowflake) -> str:
    if problem is ChannelProblem.QUARANTINED:
        if whose.snowflake == user:
            return phrase("place-why-quarantined-yours")
        return phrase("place-why-quarantined", player=name(whose))
    if whose.snowflake == user:
        return phrase("place-why-direct-yours")
    return phrase("place-why-direct", player=name(whose))


def _remedy(cut_off: CutOffTable) -> str:
    """Return the remedy; a challenge is not moved but made again."""
    table = cut_off.table
    if words_of(table).category_of(table) is CHALLENGES:
        return phrase("place-remedy-challenge", problem=cut_off.problem)
    return phrase("place-remedy", problem=cut_off.problem)


def no_thread(why: str, taken: str | None) -> str:
    """`taken` is what occupies the channel, if that is why a thread was wanted."""
    if taken is None:
        return phrase("place-no-thread", why=why)
    return phrase("place-no-thread-taken", taken=taken, why=why)


def lacking_for_thread(missing: Iterable[Permission]) -> str:
    return phrase("place-thread-lacking", permissions=permissions_listed(missing))


def threads_limited(until: datetime) -> str:
    return phrase("place-thread-limited", again=stamp(until, "R"))


def several_to_move(tables: Iterable[Table]) -> str:
    return phrase("place-several", tables=either([f"#{table.id}" for table in tables]))


says(errors.PlayedOut, lambda: phrase("place-played-out"))
says(errors.PlayedHere, lambda: phrase("place-played-here"))


@explains(errors.PlaceTaken)
def place_taken(error: errors.PlaceTaken) -> str:
    return phrase("place-taken", taken=words_of(error.taken).headline(error.taken))


def player_not_here(player: Player) -> str:
    return phrase("place-player-not-here", player=name(player))


def player_cannot_see(player: Player) -> str:
    return phrase("place-player-cannot-see", player=name(player))


says(errors.TooManyRequests, lambda: phrase("place-too-many-requests"))
says(errors.NoTable, lambda: phrase("place-no-table"))
says(errors.BoardReplaced, lambda: phrase("place-board-replaced"))
says(errors.AlreadyHandled, lambda: phrase("place-handled"))


def cannot_post(missing: Iterable[Permission]) -> str:
    return phrase("place-cannot-post", permissions=permissions_listed(missing))


def messages_closed(table: Table, player: Player, problem: ChannelProblem, user: UserSnowflake) -> str:
    """A player gets no direct messages, and how to go on; to the reader `user`."""
    is_challenge = table.status is Status.CHALLENGE
    if problem is ChannelProblem.QUARANTINED:
        if player.snowflake == user:
            return phrase("place-quarantined-yours", is_challenge=is_challenge)
        return phrase("place-quarantined", player=name(player), is_challenge=is_challenge)
    if player.snowflake == user:
        return phrase("place-closed-yours", is_challenge=is_challenge)
    return phrase("place-closed", player=name(player), is_challenge=is_challenge)


def broken() -> str:
    return phrase("place-broken")


says(Exception, broken)  # what nothing nearer explains
