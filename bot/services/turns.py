"""All the tables of a player, on every server, what waits longest first."""

from datetime import UTC, datetime
from typing import Final

from bot.services.access import Reader, may_look
from bot.services.tables import played_by, sessions_of
from bot.table import AnyTable, Table
from storage import UnitOfWork

MOST_TABLES: Final = 100
NEVER: Final = datetime.max.replace(tzinfo=UTC)


def turns_of(uow: UnitOfWork, snowflake: int) -> tuple[tuple[AnyTable, ...], tuple[AnyTable, ...]]:
    """Return the tables that wait for somebody, and those where others are awaited; challenges among them.

    Both begin with those that wait longest. No more than a hundred are looked at.
    """
    player = uow.players.find(snowflake)
    if player is None:
        return (), ()
    records = uow.tables.open_of_player(player.id, MOST_TABLES)
    records += uow.tables.challenges_of(player.id)
    tables = sorted(played_by(uow, records, player.id), key=lambda table: _waits_since(table, player.id))
    own = tuple(table for table in tables if player.id in table.waits_for)
    return own, tuple(table for table in tables if player.id not in table.waits_for)


def open_to_anyone(uow: UnitOfWork, reader: Reader) -> tuple[Table, ...]:
    """Return the challenges of others that somebody sees where they ask, and may accept, oldest first."""
    if reader.guild is None:
        return ()
    tables = sessions_of(uow, uow.tables.challenges_in_guild(reader.guild))
    to_anyone = (table for table in tables if table.state.challenge.opponent is None)
    others = (table for table in to_anyone if table.player_of(reader.snowflake) is None)
    return tuple(table for table in others if may_look(uow, reader, table))


def next_turn(uow: UnitOfWork, snowflake: int, besides: int) -> AnyTable | None:
    """Return the table that waits longest for somebody, besides the one with that key."""
    own, _ = turns_of(uow, snowflake)
    boards = ((table, table.board_of(snowflake)) for table in own if table.id != besides)
    return next((table for table, board in boards if board is not None and board.message is not None), None)


def _waits_since(table: AnyTable, player: int) -> datetime:
    """Return since when a table waits: in a chouette for a player if they are awaited, else for the first."""
    if isinstance(table, Table):
        return (table.changed_at or NEVER) if table.time is None else table.time.since
    awaited = table.state.awaited
    own = [each for each in awaited if each.player == player]
    return min((each.since for each in own or awaited), default=NEVER)
