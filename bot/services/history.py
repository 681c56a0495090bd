"""Which tables were played at: by somebody, by two who know each other, or on a server."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.services.proving import Reader
from bot.services.tables import known_as, table_of
from bot.table import Player, Table
from storage import TableRecord, UnitOfWork

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

    tables: tuple[tuple[Table, datetime], ...]
    other: Player | None = None
    has_more: bool = False


def search(uow: UnitOfWork, reader: Reader, wanted: Search) -> Found:
    """Return a page of the history; an empty one where there is nothing."""
    own = uow.players.find(reader.snowflake)
    other = uow.players.find(wanted.other) if wanted.other is not None else None
    is_of_anybody = wanted.is_of_server and wanted.other is None
    is_unknown = (own is None and not is_of_anybody) or (wanted.other is not None and other is None)
    if is_unknown or (wanted.is_of_server and reader.guild is None):
        return Found(())
    start = wanted.page * PAGE_LENGTH
    records = uow.tables.history(
        player=None if own is None or is_of_anybody else own.id,
        other=other.id if other else None,
        guild=reader.guild if wanted.is_of_server else None,
        limit=start + PAGE_LENGTH + 1,
    )
    page = records[start : start + PAGE_LENGTH]
    named = known_as(other) if other else None
    return Found(_loaded(uow, page), named, len(records) > start + PAGE_LENGTH)


def recent_tables(uow: UnitOfWork, snowflake: int, count: int) -> list[Table]:
    """Return the last tables that somebody played at, newest first."""
    player = uow.players.find(snowflake)
    if player is None:
        return []
    return [table_of(uow, record) for record in uow.tables.history(player=player.id, limit=count)]


def _loaded(uow: UnitOfWork, records: list[TableRecord]) -> tuple[tuple[Table, datetime], ...]:
    return tuple((table_of(uow, record), record.updated_at) for record in records)
