"""Histories of tables, and whose turn it is where."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from bot.engine.keys import PlayerId
from bot.play.base.keys import GuildSnowflake, TableId, UserSnowflake
from bot.play.base.table import Player, Table
from bot.play.base.use_case import UNREADABLE
from bot.play.tables.store import tables_played_by, to_player, to_table
from bot.play.tables.visibility import Viewer, may_view, visibility_of
from storage import PlayerRecord, TableRecord, UnitOfWork

PAGE_LENGTH: Final = 10


@dataclass(frozen=True, slots=True)
class Search:
    """A page of a history.

    Args:
        other: With whom the caller must have played; None for anybody.
        is_of_server: Only tables on the caller's server; without `other`, by any players.
        page: From 0.
    """

    other: UserSnowflake | None = None
    is_of_server: bool = False
    page: int = 0


@dataclass(frozen=True, slots=True)
class Found:
    """A page of the history: its tables and when each last changed, newest first.

    `other` is the person in the search, None also if we do not know them.
    """

    tables: tuple[tuple[Table, datetime], ...]
    other: Player | None = None
    has_more: bool = False


def search(uow: UnitOfWork, viewer: Viewer, wanted: Search) -> Found:
    guild = viewer.guild if wanted.is_of_server else None
    if wanted.is_of_server and guild is None:
        return Found(())
    if guild is not None and wanted.other is None:
        return _page_of_server(uow, viewer, wanted.page, guild)
    own = uow.players.find(viewer.snowflake)
    other = None if wanted.other is None else uow.players.find(wanted.other)
    if own is None or (wanted.other is not None and other is None):
        return Found(())
    return _page(uow, wanted.page, own, other, guild)


def _page_of_server(uow: UnitOfWork, viewer: Viewer, page: int, guild: GuildSnowflake) -> Found:
    """The tables on a server that somebody may look at."""
    start = page * PAGE_LENGTH
    visibility = visibility_of(uow, viewer, guild)
    records = uow.tables.visible_history(guild, visibility, limit=start + PAGE_LENGTH + 1)
    loaded = _loaded(uow, records[start : start + PAGE_LENGTH])
    return Found(loaded, has_more=len(records) > start + PAGE_LENGTH)


def _page(
    uow: UnitOfWork, page: int, own: PlayerRecord, other: PlayerRecord | None, guild: GuildSnowflake | None
) -> Found:
    """The tables of one player, or of two together, everywhere or on one server."""
    start = page * PAGE_LENGTH
    records = uow.tables.history(
        own.id, other=other.id if other else None, guild=guild, limit=start + PAGE_LENGTH + 1
    )
    loaded = _loaded(uow, records[start : start + PAGE_LENGTH])
    return Found(loaded, to_player(other) if other else None, len(records) > start + PAGE_LENGTH)


def recent_tables(uow: UnitOfWork, snowflake: UserSnowflake, count: int) -> list[Table]:
    """Newest first."""
    player = uow.players.find(snowflake)
    if player is None:
        return []
    return [to_table(uow, record) for record in uow.tables.history(player.id, limit=count)]


def _loaded(uow: UnitOfWork, records: list[TableRecord]) -> tuple[tuple[Table, datetime], ...]:
    return tuple((to_table(uow, each), each.updated_at) for each in records)


MOST_TABLES: Final = 100
NEVER: Final = datetime.max.replace(tzinfo=UTC)


def turns_of(
    uow: UnitOfWork, snowflake: UserSnowflake, besides: TableId | None = None
) -> tuple[tuple[Table, ...], tuple[Table, ...]]:
    """The tables that wait for somebody, and those that wait for others; challenges among them.

    Both begin with those that wait longest. Only the latest hundred tables count, `besides` not among them.
    """
    known = uow.players.find(snowflake)
    if known is None:
        return (), ()
    player = PlayerId(known.id)
    records = uow.tables.open_of_player(player, MOST_TABLES)
    records += uow.tables.challenges_of(player)
    records = [record for record in records if record.id != besides]
    tables = sorted(
        tables_played_by(uow, records, player), key=lambda table: table.waits_since(player) or NEVER
    )
    own = tuple(table for table in tables if player in table.waits_for)
    return own, tuple(table for table in tables if player not in table.waits_for)


def open_to_anyone(uow: UnitOfWork, viewer: Viewer) -> tuple[Table, ...]:
    """Others' challenges that somebody sees where they ask, and may accept, oldest first."""
    if viewer.guild is None:
        return ()
    tables = (to_table(uow, record) for record in uow.tables.challenges_in_guild(viewer.guild))
    to_anyone = (table for table in tables if table.is_open_to_anyone)
    others = (table for table in to_anyone if table.player_of(viewer.snowflake) is None)
    return tuple(table for table in others if may_view(uow, viewer, table))


def next_turn_if_readable(uow: UnitOfWork, snowflake: UserSnowflake, besides: TableId) -> Table | None:
    """The same as `next_turn`; None also where one of somebody's tables cannot be read."""
    try:
        return next_turn(uow, snowflake, besides)
    except UNREADABLE:
        return None


def next_turn(uow: UnitOfWork, snowflake: UserSnowflake, besides: TableId) -> Table | None:
    """The table that waits longest for somebody, other than `besides`."""
    own, _ = turns_of(uow, snowflake, besides)
    boards = ((table, table.board_of(snowflake)) for table in own)
    return next((table for table, board in boards if board is not None and board.message is not None), None)
