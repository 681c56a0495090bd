"""Seats: who sits at which table."""

from sqlalchemy import bindparam, delete, select

from storage.errors import NotFound, SeatTaken
from storage.models import SEATS
from storage.records import SeatRecord
from storage.repositories.base import Repository, insert_or_skip

_AT_TABLE = (
    select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.player_id)
    .where(SEATS.c.table_id == bindparam("of_table"))
    .order_by(SEATS.c.seat)
)
_TABLES_OF = (
    select(SEATS.c.table_id).where(SEATS.c.player_id == bindparam("of_player")).order_by(SEATS.c.table_id)
)
_INSERTS = insert_or_skip(SEATS)
_DELETE = delete(SEATS).where(
    SEATS.c.table_id == bindparam("of_table"), SEATS.c.player_id == bindparam("of_player")
)


class Seats(Repository):
    """Places at tables."""

    __slots__ = ()

    def take(self, table_id: int, seat: int, player_id: int) -> SeatRecord:
        """Return the seat now held; raise `SeatTaken` if it is held or the player already sits there."""
        values = {"table_id": table_id, "seat": seat, "player_id": player_id}
        if self._connection.execute(_INSERTS[self._dialect], values).rowcount == 0:
            raise SeatTaken(table_id, seat, player_id)
        return SeatRecord(table_id, seat, player_id)

    def leave(self, table_id: int, player_id: int) -> None:
        """Give the player's seat up; raise `NotFound` if there is none."""
        values = {"of_table": table_id, "of_player": player_id}
        if self._connection.execute(_DELETE, values).rowcount == 0:
            raise NotFound(f"seat at table {table_id} of player", player_id)

    def at_table(self, table_id: int) -> list[SeatRecord]:
        """Return who sits at the table, by seat."""
        return [SeatRecord(*row) for row in self._connection.execute(_AT_TABLE, {"of_table": table_id})]

    def tables_of(self, player_id: int) -> list[int]:
        """Return the ids of all tables at which the player sits or sat to the end, oldest first."""
        return list(self._connection.execute(_TABLES_OF, {"of_player": player_id}).scalars())
