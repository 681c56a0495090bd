"""All the tables of a player, on every server, the most urgent first."""

from datetime import UTC, datetime
from typing import Final

from bot.services.tables import sessions_of
from bot.table import Table
from storage import UnitOfWork

MOST_TABLES: Final = 100
NEVER: Final = datetime.max.replace(tzinfo=UTC)


def turns_of(uow: UnitOfWork, snowflake: int) -> tuple[tuple[Table, ...], tuple[Table, ...]]:
    """Return the tables that wait for somebody, and those where the other side is awaited.

    Both begin with those whose time is out first; without a clock, with those that changed last. No more than
    a hundred are looked at.
    """
    player = uow.players.find(snowflake)
    if player is None:
        return (), ()
    records = uow.tables.open_of_player(player.id, MOST_TABLES)
    tables = sorted(sessions_of(uow, records), key=_due)
    own = tuple(table for table in tables if player.id in table.waits_for)
    return own, tuple(table for table in tables if player.id not in table.waits_for)


def next_turn(uow: UnitOfWork, snowflake: int, besides: int) -> Table | None:
    """Return the most urgent table that waits for somebody, besides the one with that key."""
    own, _ = turns_of(uow, snowflake)
    boards = ((table, table.board_of(snowflake)) for table in own if table.id != besides)
    return next((table for table, board in boards if board is not None and board.message is not None), None)


def _due(table: Table) -> datetime:
    return NEVER if table.time is None else table.time.due
