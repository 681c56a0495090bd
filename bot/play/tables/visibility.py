"""Access to tables: which one a command means, and who may look at it. Commands, lists and files ask here.

A table's players always may look. So may everybody who sees the channel where the table stands or stood, on
the same server; a match by direct messages is for its two players alone. Everybody else is answered as if
there were no such table.
"""

from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from bot.engine import Game
from bot.engine.keys import GameNumber
from bot.play.base.errors import NoImport, NoTable, UnknownTable
from bot.play.base.exports import Check, Format
from bot.play.base.keys import ChannelSnowflake, Edition, GuildSnowflake, ImportId, TableId, UserSnowflake
from bot.play.base.table import Status, Table
from bot.play.display.panel import Panel
from bot.play.kinds.history import PagedGame
from bot.play.kinds.kind import kind_of, kind_stored_as
from bot.play.tables.store import STORED_STATUS, get_record, latest_any, load_any, to_table
from storage import UnitOfWork, Visibility
from storage.errors import NotFound


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Where a table stands: a channel, or a thread in it that may be private.

    `channel` is the thread itself where its channel is not known.
    """

    channel: ChannelSnowflake
    is_private: bool = False


@dataclass(frozen=True, slots=True)
class ThreadPlace:
    """A thread and its channel."""

    thread: ChannelSnowflake
    channel: ChannelSnowflake
    is_private: bool


OPEN: Final = (Status.CHALLENGE, Status.PLAYING)
"""The board of such a table is live."""


async def _belongs_nowhere(_guild: GuildSnowflake) -> bool:
    return False


def _sees_nothing(_place: Whereabouts) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Viewer:
    """A person who wants to look, and the place they ask from: a channel of a server, or direct messages.

    `is_in_private_thread` is whether that channel is a private thread.
    `sees` says whether they see another place of that server; the place they ask from they always see.
    `belongs_to` asks Discord whether they are on some server; True also where it does not say.
    """

    snowflake: UserSnowflake
    guild: GuildSnowflake | None
    channel: ChannelSnowflake
    sees: Callable[[Whereabouts], bool] = _sees_nothing
    belongs_to: Callable[[GuildSnowflake], Awaitable[bool]] = _belongs_nowhere
    is_in_private_thread: bool = False


def table_in_channel(uow: UnitOfWork, viewer: Viewer) -> Table:
    """The open table of the viewer's channel, else its last; in direct messages, their own table there.

    Where there are several, one that waits for them, if any; of these, the one with the newest board. In a
    team's private thread, the table whose team talks there, for its players alone.

    Raises:
        NoTable: Nothing is played there.
    """
    try:
        return latest_any(uow, viewer.channel)
    except NoTable:
        snowflake = viewer.snowflake
        direct = _direct_tables(uow, snowflake)
        found = [table for table in direct if _stands_in(table, viewer.channel, snowflake)]
        found = found or _of_team(uow, viewer)
        if not found:
            raise
    return max(found, key=lambda table: _urgency(table, snowflake))


def _of_team(uow: UnitOfWork, viewer: Viewer) -> list[Table]:
    """The table whose team talks in the viewer's private thread, if they play there."""
    if viewer.guild is None or not viewer.is_in_private_thread:
        return []
    records = uow.tables.open_in_guild(viewer.guild)
    of_team = [each for each in records if kind_stored_as(each.kind).is_team_thread(each, viewer.channel)]
    tables = [to_table(uow, record) for record in of_team]
    return [table for table in tables if table.player_of(viewer.snowflake) is not None]


def _direct_tables(uow: UnitOfWork, snowflake: UserSnowflake) -> list[Table]:
    """The tables in somebody's direct messages, else the last one there."""
    player = uow.players.find(snowflake)
    if player is None:
        return []
    records = uow.tables.open_direct(player.id)
    last = None if records else uow.tables.last_direct(player.id)
    if last is not None and last.status != STORED_STATUS[Status.CLOSED]:
        records = [last]
    return [to_table(uow, record) for record in records]


def _stands_in(table: Table, channel: ChannelSnowflake, snowflake: UserSnowflake) -> bool:
    board = table.board_of(snowflake)
    return board is not None and board.channel == channel


def _urgency(table: Table, snowflake: UserSnowflake) -> tuple[bool, int, int]:
    """Greater for the table that somebody more likely means."""
    player, board = table.player_of(snowflake), table.board_of(snowflake)
    return player is not None and player.id in table.waits_for, (board and board.message) or 0, table.id


def game_to_play(table: Table, snowflake: UserSnowflake) -> Game | None:
    """The game in which a table waits for somebody to play a roll."""
    player = table.player_of(snowflake)
    return None if player is None else kind_of(table).game_to_play(table, player.id)


def table_awaiting_play(
    uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId, edition: Edition | None
) -> Table:
    """A table that waits for somebody to play a roll, or whose captain they may advise on it.

    Raises:
        NotSeated: They do not play here.
        StaleBoard: The table has moved on since that edition.
        NotPlaying: A table of two is over.
        Refused: There is no roll for them to play, or to advise on.
    """
    kind = kind_stored_as(get_record(uow, table_id).kind)
    awaited: Table = kind.awaiting_play(uow, snowflake, table_id, edition)
    return awaited


def may_view(uow: UnitOfWork, viewer: Viewer, table: Table) -> bool:
    if table.player_of(viewer.snowflake) is not None:
        return True
    if table.channel is None or table.guild is None or table.guild != viewer.guild:
        return False
    return table.channel == viewer.channel or viewer.sees(_whereabouts(uow, table.channel))


def visible_table(uow: UnitOfWork, viewer: Viewer, table_id: TableId) -> Table:
    """Raises UnknownTable if there is no such table, or if the viewer may not see it."""
    try:
        table = load_any(uow, table_id)
    except NoTable as missing:
        raise UnknownTable from missing
    if not may_view(uow, viewer, table):
        raise UnknownTable
    return table


def require_visible(uow: UnitOfWork, viewer: Viewer, table_id: TableId) -> None:
    """Raise as `visible_table` does; nothing more than the table's place is read."""
    if viewer.guild is None or uow.tables.place_of(table_id) != (viewer.guild, viewer.channel):
        visible_table(uow, viewer, table_id)


def table_shown_again(uow: UnitOfWork, viewer: Viewer, table_id: TableId) -> Table:
    """The open table whose board was posted before the database was updated or put back, if it stands here.

    Another one may have its number by now: then it is the table that is open where the viewer is.

    Raises:
        NoTable: Nothing is played there.
    """
    with suppress(UnknownTable):
        table = visible_table(uow, viewer, table_id)
        is_here = table.channel == viewer.channel or _stands_in(table, viewer.channel, viewer.snowflake)
        if is_here and table.status in OPEN:
            return table
    table = table_in_channel(uow, viewer)
    if table.status not in OPEN:
        raise NoTable
    return table


def table_for(uow: UnitOfWork, viewer: Viewer, table_id: TableId | None = None) -> Table:
    """The table with that key, if the viewer may look at it; without one, what was played in their channel.

    That is the table of the channel; but where nobody has played there yet, as at an open challenge, the
    last one that was.

    Raises:
        NoTable: Nothing is played in the channel.
        UnknownTable: There is no such table, or they may not see it.
    """
    if table_id is not None:
        return visible_table(uow, viewer, table_id)
    try:
        table = table_in_channel(uow, viewer)
    except NoTable:
        played = _last_played(uow, viewer)
        if played is None:
            raise
        return played
    return table if table.has_begun else _last_played(uow, viewer) or table


def _last_played(uow: UnitOfWork, viewer: Viewer) -> Table | None:
    """The newest table of the viewer's channel where a game began, also one that was closed since."""
    if viewer.guild is not None:
        record = uow.tables.played_in_channel(viewer.channel)
    else:
        known = uow.players.find(viewer.snowflake)
        record = None if known is None else uow.tables.played_direct(known.id)
    return None if record is None else to_table(uow, record)


def replay_for(
    uow: UnitOfWork, viewer: Viewer, table_id: TableId | None, number: GameNumber | None
) -> PagedGame[Table]:
    """A game of a table, of the channel's for None; raises as `table_for`, and NotBegun or NoSuchGame."""
    table = table_for(uow, viewer, table_id)
    return kind_of(table).replay(uow, table, number)


def imported_text(uow: UnitOfWork, snowflake: UserSnowflake, key: ImportId) -> str:
    """Raises NoImport if the record is not theirs, or is no longer stored."""
    player = uow.players.find(snowflake)
    try:
        found = uow.imports.get(key)
    except NotFound as missing:
        raise NoImport from missing
    if player is None or found.player_id != player.id:
        raise NoImport
    return found.record


def export_for(
    uow: UnitOfWork,
    viewer: Viewer,
    table_id: TableId | None,
    formats: Collection[Format],
    *,
    has_position: bool,
) -> Callable[[Check], Panel]:
    """Return the export of a table, the channel's for None; raises as `table_for`, and NotBegun."""
    table = table_for(uow, viewer, table_id)
    return kind_of(table).export(uow, table, formats, has_position=has_position)


def visibility_of(uow: UnitOfWork, viewer: Viewer, guild: GuildSnowflake) -> Visibility:
    """Return the tables of a server that the viewer may look at, as a condition for a list."""
    places = [
        Whereabouts(ChannelSnowflake(channel), is_private)
        for channel, is_private in uow.tables.places_in_guild(guild)
    ]
    visible = [each for each in places if guild == viewer.guild and viewer.sees(each)]
    known = uow.players.find(viewer.snowflake)
    return Visibility(
        frozenset(each.channel for each in visible if not each.is_private),
        frozenset(each.channel for each in visible if each.is_private),
        viewer.channel,
        known.id if known else None,
    )


def record_thread(uow: UnitOfWork, place: ThreadPlace) -> None:
    """Store which channel a thread is in: Discord does not tell it for archived threads."""
    uow.threads.set(place.thread, place.channel, is_private=place.is_private)


def _whereabouts(uow: UnitOfWork, channel: ChannelSnowflake) -> Whereabouts:
    thread = uow.threads.of(channel)
    return Whereabouts(channel) if thread is None else Whereabouts(ChannelSnowflake(thread[0]), thread[1])
