"""Which tables were played at: by somebody, by two who know each other, or on a server."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.services.access import Reader, sight_of
from bot.services.tables import hosted_of, known_as
from bot.table import AnyTable, Player
from storage import PlayerRecord, TableRecord, UnitOfWork

PAGE_LENGTH: Final = 10


@dataclass(frozen=True, slots=True)
class Search:
    """Which page of which history is asked for.

    Args:
        other: Snowflake of whom the caller must have played with; None for anybody.
        is_of_server: Whether only the caller's server counts; without `other`, whoever played there.
        page: The number of the page, from 0.

    """

    other: int | None = None
    is_of_server: bool = False
    page: int = 0


@dataclass(frozen=True, slots=True)
class Found:
    """A page of the history: its tables and when each last changed, newest first.

    `other` is whom the search named, None also if we do not know them.
    """

    tables: tuple[tuple[AnyTable, datetime], ...]
    other: Player | None = None
    has_more: bool = False


def search(uow: UnitOfWork, reader: Reader, wanted: Search) -> Found:
    """Return a page of the history; an empty one where there is nothing."""
    guild = reader.guild if wanted.is_of_server else None
    if wanted.is_of_server and guild is None:
        return Found(())
    if guild is not None and wanted.other is None:
        return _page_of_server(uow, reader, wanted.page, guild)
    own = uow.players.find(reader.snowflake)
    other = None if wanted.other is None else uow.players.find(wanted.other)
    if own is None or (wanted.other is not None and other is None):
        return Found(())
    return _page(uow, wanted.page, own, other, guild)


def _page_of_server(uow: UnitOfWork, reader: Reader, page: int, guild: int) -> Found:
    """Return a page of the tables on a server that somebody may look at."""
    start = page * PAGE_LENGTH
    sight = sight_of(uow, reader, guild)
    records = uow.tables.history_in_sight(guild, sight, limit=start + PAGE_LENGTH + 1)
    loaded = _loaded(uow, records[start : start + PAGE_LENGTH])
    return Found(loaded, has_more=len(records) > start + PAGE_LENGTH)


def _page(
    uow: UnitOfWork, page: int, own: PlayerRecord, other: PlayerRecord | None, guild: int | None
) -> Found:
    """Return a page of the tables of one player, or of two together, all or those on a server."""
    start = page * PAGE_LENGTH
    records = uow.tables.history(
        player=own.id,
        other=other.id if other else None,
        guild=guild,
        limit=start + PAGE_LENGTH + 1,
    )
    loaded = _loaded(uow, records[start : start + PAGE_LENGTH])
    return Found(loaded, known_as(other) if other else None, len(records) > start + PAGE_LENGTH)


def recent_tables(uow: UnitOfWork, snowflake: int, count: int) -> list[AnyTable]:
    """Return the last tables that somebody played at, newest first."""
    player = uow.players.find(snowflake)
    if player is None:
        return []
    return [hosted_of(uow, record) for record in uow.tables.history(player=player.id, limit=count)]


def _loaded(uow: UnitOfWork, records: list[TableRecord]) -> tuple[tuple[AnyTable, datetime], ...]:
    return tuple((hosted_of(uow, each), each.updated_at) for each in records)
