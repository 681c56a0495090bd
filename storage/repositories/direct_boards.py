"""Direct boards: the live board that each player of a match by direct messages has for himself."""

from dataclasses import fields

from sqlalchemy import bindparam, delete, insert, select, update

from storage.errors import NotFound
from storage.models import DIRECT_BOARDS, TROUBLE
from storage.records import DirectBoardRecord
from storage.repositories.base import Repository

_IS_OF_TABLE = DIRECT_BOARDS.c.table_id == bindparam("of_table")
_IS_OF_PLAYER = DIRECT_BOARDS.c.player_id == bindparam("of_player")
_SELECT = select(*(DIRECT_BOARDS.c[field.name] for field in fields(DirectBoardRecord)))
_OF_TABLE = _SELECT.where(_IS_OF_TABLE).order_by(DIRECT_BOARDS.c.player_id)
_OF_PLAYER = _SELECT.where(_IS_OF_PLAYER).order_by(DIRECT_BOARDS.c.table_id)
_INSERT = insert(DIRECT_BOARDS)
_SET_MESSAGE = (
    update(DIRECT_BOARDS)
    .where(_IS_OF_TABLE, _IS_OF_PLAYER)
    .values({name: bindparam(name) for name in ("message_snowflake", "version")})
)
_FORGET_TROUBLE = delete(TROUBLE).where(
    TROUBLE.c.channel_snowflake.in_(select(DIRECT_BOARDS.c.channel_snowflake).where(_IS_OF_PLAYER))
)
_FORGET_PLAYER = delete(DIRECT_BOARDS).where(_IS_OF_PLAYER)


class DirectBoards(Repository):
    """Boards in direct messages."""

    __slots__ = ()

    def add(self, table_id: int, player_id: int, channel_snowflake: int) -> None:
        """Store in which channel a player sees a table; there is no message yet."""
        values = {
            "table_id": table_id,
            "player_id": player_id,
            "channel_snowflake": channel_snowflake,
            "version": 0,
        }
        self._connection.execute(_INSERT, values)

    def of_table(self, table_id: int) -> list[DirectBoardRecord]:
        """Return the boards of a table, by player id."""
        rows = self._connection.execute(_OF_TABLE, {"of_table": table_id})
        return [DirectBoardRecord(*row) for row in rows]

    def of_player(self, player_id: int) -> list[DirectBoardRecord]:
        """Return the boards of a player, by table id."""
        rows = self._connection.execute(_OF_PLAYER, {"of_player": player_id})
        return [DirectBoardRecord(*row) for row in rows]

    def set_message(self, table_id: int, player_id: int, message_snowflake: int | None, version: int) -> None:
        """Store which message is a player's live board, and the version from which its log line starts.

        Raises `NotFound` if the player has no board there.
        """
        values = {
            "of_table": table_id,
            "of_player": player_id,
            "message_snowflake": message_snowflake,
            "version": version,
        }
        if self._connection.execute(_SET_MESSAGE, values).rowcount == 0:
            raise NotFound(f"board of table {table_id} for player", player_id)

    def forget_player(self, player_id: int) -> None:
        """Delete a player's boards, if there are any, with what was wrong with their channels.

        A channel of direct messages is one person's alone: its key tells who he is.
        """
        for statement in (_FORGET_TROUBLE, _FORGET_PLAYER):
            self._connection.execute(statement, {"of_player": player_id})
