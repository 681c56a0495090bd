"""Reminders: how often players were reminded of their turn at a table, and by which message last."""

from dataclasses import asdict, fields

from sqlalchemy import bindparam, delete, select

from storage.models import REMINDERS
from storage.records import ReminderRecord
from storage.repositories.base import Repository, insert_or_replace

_COLUMNS = [REMINDERS.c[field.name] for field in fields(ReminderRecord)]
_IS_OF_TABLE = REMINDERS.c.table_id == bindparam("of_table")
_IS_OF_PLAYER = REMINDERS.c.player_id == bindparam("of_player")
_OF = select(*_COLUMNS).where(_IS_OF_TABLE, _IS_OF_PLAYER)
_OF_TABLE = select(*_COLUMNS).where(_IS_OF_TABLE).order_by(REMINDERS.c.player_id)
_OF_PLAYER = select(*_COLUMNS).where(_IS_OF_PLAYER).order_by(REMINDERS.c.table_id)
_PUT = insert_or_replace(REMINDERS)
_FORGET_PLAYER = delete(REMINDERS).where(_IS_OF_PLAYER)
_FORGET = _FORGET_PLAYER.where(_IS_OF_TABLE)


class Reminders(Repository):
    """What players were reminded of, and have done nothing about yet."""

    __slots__ = ()

    def of(self, table_id: int, player_id: int) -> ReminderRecord | None:
        """Return the reminders of a player at a table; None if there were none."""
        row = self._connection.execute(_OF, {"of_table": table_id, "of_player": player_id}).one_or_none()
        return None if row is None else ReminderRecord(*row)

    def of_table(self, table_id: int) -> list[ReminderRecord]:
        """Return the reminders of all players at a table, by player id."""
        rows = self._connection.execute(_OF_TABLE, {"of_table": table_id})
        return [ReminderRecord(*row) for row in rows]

    def of_player(self, player_id: int) -> list[ReminderRecord]:
        """Return the reminders of a player at all tables, by table id."""
        rows = self._connection.execute(_OF_PLAYER, {"of_player": player_id})
        return [ReminderRecord(*row) for row in rows]

    def put(self, reminders: ReminderRecord) -> None:
        """Store the reminders of a player at a table instead of those that were."""
        self._connection.execute(_PUT[self._dialect], asdict(reminders))

    def forget(self, table_id: int, player_id: int) -> None:
        """Delete the reminders of a player at a table, if there are any."""
        self._connection.execute(_FORGET, {"of_table": table_id, "of_player": player_id})

    def forget_player(self, player_id: int) -> None:
        """Delete the reminders of a player at all tables, if there are any."""
        self._connection.execute(_FORGET_PLAYER, {"of_player": player_id})
