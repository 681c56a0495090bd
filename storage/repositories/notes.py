"""Notes: what players have written down for themselves, one text for each table."""

from datetime import datetime

from sqlalchemy import bindparam, delete, select

from storage.models import NOTES
from storage.repositories.base import Repository, insert_or_replace

_IS_OF_TABLE = NOTES.c.table_id == bindparam("of_table")
_IS_OF_PLAYER = NOTES.c.player_id == bindparam("of_player")
_OF = select(NOTES.c.text).where(_IS_OF_TABLE, _IS_OF_PLAYER)
_OF_PLAYER = select(NOTES.c.table_id, NOTES.c.text).where(_IS_OF_PLAYER)
_SET = insert_or_replace(NOTES)
_FORGET_PLAYER = delete(NOTES).where(_IS_OF_PLAYER)
_FORGET = _FORGET_PLAYER.where(_IS_OF_TABLE)


class Notes(Repository):
    """What players have written down, each for himself alone."""

    __slots__ = ()

    def of(self, table_id: int, player_id: int) -> str | None:
        """Return a player's note about a table; None if there is none."""
        values = {"of_table": table_id, "of_player": player_id}
        text: str | None = self._connection.execute(_OF, values).scalar_one_or_none()
        return text

    def of_player(self, player_id: int) -> dict[int, str]:
        """Return all notes of a player by table id."""
        rows = self._connection.execute(_OF_PLAYER, {"of_player": player_id})
        return {row.table_id: row.text for row in rows}

    def set(self, table_id: int, player_id: int, text: str, now: datetime) -> None:
        """Store a player's note about a table instead of what he had; an empty one deletes it."""
        if not text:
            self._connection.execute(_FORGET, {"of_table": table_id, "of_player": player_id})
            return
        values = {"table_id": table_id, "player_id": player_id, "text": text, "updated_at": now}
        self._connection.execute(_SET[self._dialect], values)

    def forget_player(self, player_id: int) -> None:
        """Delete all notes of a player, if there are any."""
        self._connection.execute(_FORGET_PLAYER, {"of_player": player_id})
