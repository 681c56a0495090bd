"""Players: the one place where names and users' snowflakes are kept."""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import bindparam, select
from sqlalchemy.dialects import postgresql, sqlite

from storage.errors import NotFound
from storage.models import PLAYERS
from storage.records import PlayerRecord
from storage.repositories.base import Repository

_SELECT = select(PLAYERS.c.id, PLAYERS.c.snowflake, PLAYERS.c.name)
_BY_ID = _SELECT.where(PLAYERS.c.id == bindparam("player_id"))
_BY_SNOWFLAKE = _SELECT.where(PLAYERS.c.snowflake == bindparam("of_snowflake"))
_BY_IDS = _SELECT.where(PLAYERS.c.id.in_(bindparam("player_ids", expanding=True)))
_UPSERTS = {
    dialect: insert.on_conflict_do_update(
        index_elements=[PLAYERS.c.snowflake], set_={"name": insert.excluded.name}
    ).returning(PLAYERS.c.id)
    for dialect, insert in (("sqlite", sqlite.insert(PLAYERS)), ("postgresql", postgresql.insert(PLAYERS)))
}


class Players(Repository):
    """The people that we know."""

    __slots__ = ()

    def get_or_add(self, snowflake: int, name: str, now: datetime) -> PlayerRecord:
        """Return the player with this snowflake, added if new, renamed if the name has changed."""
        row = self._connection.execute(_BY_SNOWFLAKE, {"of_snowflake": snowflake}).one_or_none()
        if row is not None and row.name == name:
            return PlayerRecord(*row)
        values = {"snowflake": snowflake, "name": name, "created_at": now}
        player_id = self._connection.execute(_UPSERTS[self._dialect], values).scalar_one()
        return PlayerRecord(player_id, snowflake, name)

    def get(self, player_id: int) -> PlayerRecord:
        """Return the player, or raise `NotFound`."""
        row = self._connection.execute(_BY_ID, {"player_id": player_id}).one_or_none()
        if row is None:
            raise NotFound("player", player_id)
        return PlayerRecord(*row)

    def get_many(self, player_ids: Iterable[int]) -> dict[int, PlayerRecord]:
        """Return the players by id; an id that does not exist is left out."""
        rows = self._connection.execute(_BY_IDS, {"player_ids": sorted(set(player_ids))})
        return {row.id: PlayerRecord(*row) for row in rows}
