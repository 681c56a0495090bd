"""Standing orders: what each player lets the bot do for him at a table, as one JSON object."""

from datetime import datetime

from sqlalchemy import bindparam, delete, select

from storage.models import STANDING_ORDERS
from storage.records import JsonObject
from storage.repositories.base import Repository, insert_or_replace

_IS_OF_TABLE = STANDING_ORDERS.c.table_id == bindparam("of_table")
_IS_OF_PLAYER = STANDING_ORDERS.c.player_id == bindparam("of_player")
_OF = select(STANDING_ORDERS.c.orders).where(_IS_OF_TABLE, _IS_OF_PLAYER)
_OF_TABLE = select(STANDING_ORDERS.c.player_id, STANDING_ORDERS.c.orders).where(_IS_OF_TABLE)
_OF_PLAYER = select(STANDING_ORDERS.c.table_id, STANDING_ORDERS.c.orders).where(_IS_OF_PLAYER)
_SET = insert_or_replace(STANDING_ORDERS)
_FORGET_PLAYER = delete(STANDING_ORDERS).where(_IS_OF_PLAYER)
_FORGET = _FORGET_PLAYER.where(_IS_OF_TABLE)


class StandingOrders(Repository):
    """What players let the bot do for them; who may see it, the caller has to look at."""

    __slots__ = ()

    def of(self, table_id: int, player_id: int) -> JsonObject | None:
        """Return a player's orders at a table; None if there are none."""
        values = {"of_table": table_id, "of_player": player_id}
        orders: JsonObject | None = self._connection.execute(_OF, values).scalar_one_or_none()
        return orders

    def of_table(self, table_id: int) -> dict[int, JsonObject]:
        """Return the orders at a table by player id; who has none is left out."""
        rows = self._connection.execute(_OF_TABLE, {"of_table": table_id})
        return {row.player_id: row.orders for row in rows}

    def of_player(self, player_id: int) -> dict[int, JsonObject]:
        """Return all orders of a player by table id."""
        rows = self._connection.execute(_OF_PLAYER, {"of_player": player_id})
        return {row.table_id: row.orders for row in rows}

    def set(self, table_id: int, player_id: int, orders: JsonObject, now: datetime) -> None:
        """Store a player's orders at a table instead of what he had."""
        values = {"table_id": table_id, "player_id": player_id, "orders": orders, "updated_at": now}
        self._connection.execute(_SET[self._dialect], values)

    def forget(self, table_id: int, player_id: int) -> None:
        """Delete a player's orders at a table, if there are any."""
        self._connection.execute(_FORGET, {"of_table": table_id, "of_player": player_id})

    def forget_player(self, player_id: int) -> None:
        """Delete a player's orders at all tables, if there are any."""
        self._connection.execute(_FORGET_PLAYER, {"of_player": player_id})
