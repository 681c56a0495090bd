"""Invitations: who belongs to which challenge that is open."""

from collections.abc import Iterable

from sqlalchemy import bindparam, delete, insert

from storage.models import INVITATIONS
from storage.repositories.base import Repository

_INSERT = insert(INVITATIONS)
_DELETE = delete(INVITATIONS).where(INVITATIONS.c.table_id == bindparam("of_table"))


class Invitations(Repository):
    """Those who belong to challenges; `Tables.challenges_of` reads by them."""

    __slots__ = ()

    def replace(self, table_id: int, player_ids: Iterable[int]) -> None:
        """Store who belongs to a challenge, instead of who did; nobody once it is answered."""
        self._connection.execute(_DELETE, {"of_table": table_id})
        values = [{"table_id": table_id, "player_id": player} for player in player_ids]
        if values:
            self._connection.execute(_INSERT, values)
