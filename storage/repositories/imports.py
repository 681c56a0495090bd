"""Imports: match records that players brought to replay them, kept for a while."""

from dataclasses import fields
from datetime import datetime

from sqlalchemy import bindparam, delete, insert, select

from storage.errors import NotFound
from storage.models import IMPORTS
from storage.records import ImportRecord
from storage.repositories.base import Repository

_SELECT = select(*(IMPORTS.c[field.name] for field in fields(ImportRecord)))
_GET = _SELECT.where(IMPORTS.c.id == bindparam("import_id"))
_OF_PLAYER = _SELECT.where(IMPORTS.c.player_id == bindparam("of_player")).order_by(IMPORTS.c.id)
_INSERT = insert(IMPORTS).returning(IMPORTS.c.id)
_FORGET_BEFORE = delete(IMPORTS).where(IMPORTS.c.created_at < bindparam("before"))
_FORGET_PLAYER = delete(IMPORTS).where(IMPORTS.c.player_id == bindparam("of_player"))
_NEWEST = (
    select(IMPORTS.c.id)
    .where(IMPORTS.c.player_id == bindparam("of_player"))
    .order_by(IMPORTS.c.id.desc())
    .limit(bindparam("at_most"))
)
_KEEP_NEWEST = _FORGET_PLAYER.where(IMPORTS.c.id.not_in(_NEWEST))


class Imports(Repository):
    """Match records that players brought. An id is never given twice, also not once its record is gone."""

    __slots__ = ()

    def add(self, player_id: int, record: str, now: datetime) -> int:
        """Return the id of a new import."""
        values = {"player_id": player_id, "record": record, "created_at": now}
        import_id: int = self._connection.execute(_INSERT, values).scalar_one()
        return import_id

    def get(self, import_id: int) -> ImportRecord:
        """Return the import, or raise `NotFound`; whose it is, the caller has to look at."""
        row = self._connection.execute(_GET, {"import_id": import_id}).one_or_none()
        if row is None:
            raise NotFound("import", import_id)
        return ImportRecord(*row)

    def of_player(self, player_id: int) -> list[ImportRecord]:
        """Return a player's imports, oldest first."""
        rows = self._connection.execute(_OF_PLAYER, {"of_player": player_id})
        return [ImportRecord(*row) for row in rows]

    def keep_newest(self, player_id: int, count: int) -> int:
        """Return how many of a player's imports are now forgotten: all but the newest `count`."""
        return self._connection.execute(_KEEP_NEWEST, {"of_player": player_id, "at_most": count}).rowcount

    def forget_before(self, when: datetime) -> int:
        """Return how many imports that were brought before `when` are now forgotten."""
        return self._connection.execute(_FORGET_BEFORE, {"before": when}).rowcount

    def forget_player(self, player_id: int) -> None:
        """Delete a player's imports, if there are any."""
        self._connection.execute(_FORGET_PLAYER, {"of_player": player_id})
