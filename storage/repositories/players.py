"""Players: the one place where names and users' snowflakes are kept."""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite

from storage.errors import NotFound
from storage.models import PLAYERS
from storage.records import PlayerRecord
from storage.repositories.base import Repository

_SELECT = select(PLAYERS.c.id, PLAYERS.c.snowflake, PLAYERS.c.name)
_BY_ID = _SELECT.where(PLAYERS.c.id == bindparam("player_id"))
_BY_SNOWFLAKE = _SELECT.where(PLAYERS.c.snowflake == bindparam("of_snowflake"))
_BY_IDS = _SELECT.where(PLAYERS.c.id.in_(bindparam("player_ids", expanding=True)))
_ADDED_AT = select(PLAYERS.c.created_at).where(PLAYERS.c.id == bindparam("player_id"))
_ERASE = update(PLAYERS).where(PLAYERS.c.id == bindparam("player_id")).values(snowflake=None, name=None)
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
        """Return the player with this snowflake, added if new, renamed if the name has changed.

        Somebody who was erased and comes back is new.
        """
        known = self.find(snowflake)
        if known is not None and known.name == name:
            return known
        values = {"snowflake": snowflake, "name": name, "created_at": now}
        player_id = self._connection.execute(_UPSERTS[self._dialect], values).scalar_one()
        return PlayerRecord(player_id, snowflake, name)

    def find(self, snowflake: int) -> PlayerRecord | None:
        """Return the player with this snowflake; None for somebody we do not know, or no longer."""
        row = self._connection.execute(_BY_SNOWFLAKE, {"of_snowflake": snowflake}).one_or_none()
        return None if row is None else PlayerRecord(*row)

    def get(self, player_id: int) -> PlayerRecord:
        """Return the player, or raise `NotFound`."""
        row = self._connection.execute(_BY_ID, {"player_id": player_id}).one_or_none()
        if row is None:
            raise NotFound("player", player_id)
        return PlayerRecord(*row)

    def added_at(self, player_id: int) -> datetime:
        """Return since when we know the player, or raise `NotFound`."""
        moment: datetime | None = self._connection.execute(
            _ADDED_AT, {"player_id": player_id}
        ).scalar_one_or_none()
        if moment is None:
            raise NotFound("player", player_id)
        return moment

    def get_many(self, player_ids: Iterable[int]) -> dict[int, PlayerRecord]:
        """Return the players by id; an id that does not exist is left out."""
        rows = self._connection.execute(_BY_IDS, {"player_ids": sorted(set(player_ids))})
        return {row.id: PlayerRecord(*row) for row in rows}

    def erase(self, player_id: int) -> None:
        """Forget the player's name and snowflake for ever; raise `NotFound` if there is no such player.

        What he did stays, under his id. What else he has brought is forgotten by the repositories that keep
        it, and what the file still holds by `Database.scrub`.
        """
        if self._connection.execute(_ERASE, {"player_id": player_id}).rowcount == 0:
            raise NotFound("player", player_id)
