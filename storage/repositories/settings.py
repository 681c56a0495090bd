"""Settings: what a server's admins and what a player have chosen, each as one JSON object."""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import Connection, bindparam, delete, select

from storage.models import PLAYER_SETTINGS, SERVER_SETTINGS
from storage.records import JsonObject
from storage.repositories.base import Repository, insert_or_replace

_OF_SERVER = select(SERVER_SETTINGS.c.settings).where(SERVER_SETTINGS.c.guild_snowflake == bindparam("guild"))
_OF_PLAYERS = select(PLAYER_SETTINGS.c.player_id, PLAYER_SETTINGS.c.settings).where(
    PLAYER_SETTINGS.c.player_id.in_(bindparam("player_ids", expanding=True))
)
_CHOSEN_AT = select(PLAYER_SETTINGS.c.updated_at).where(PLAYER_SETTINGS.c.player_id == bindparam("of_player"))
_SET_SERVER = insert_or_replace(SERVER_SETTINGS)
_SET_PLAYER = insert_or_replace(PLAYER_SETTINGS)
_FORGET_PLAYER = delete(PLAYER_SETTINGS).where(PLAYER_SETTINGS.c.player_id == bindparam("of_player"))


class Settings(Repository):
    """What servers and players have chosen; what a player has is read once in a transaction."""

    __slots__ = ("_of_players",)

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self._of_players: dict[int, JsonObject | None] = {}

    def of_server(self, guild_snowflake: int) -> JsonObject | None:
        """Return what the server's admins have chosen; None if they never did."""
        settings: JsonObject | None = self._connection.execute(
            _OF_SERVER, {"guild": guild_snowflake}
        ).scalar_one_or_none()
        return settings

    def of_player(self, player_id: int) -> JsonObject | None:
        """Return what the player has chosen; None if he never did."""
        return self.of_players([player_id]).get(player_id)

    def of_players(self, player_ids: Iterable[int]) -> dict[int, JsonObject]:
        """Return what players have chosen, by id; who never did is left out."""
        wanted = sorted(set(player_ids))
        if unread := [player_id for player_id in wanted if player_id not in self._of_players]:
            rows = self._connection.execute(_OF_PLAYERS, {"player_ids": unread})
            self._of_players |= dict.fromkeys(unread) | {row.player_id: row.settings for row in rows}
        found = ((player_id, self._of_players[player_id]) for player_id in wanted)
        return {player_id: settings for player_id, settings in found if settings is not None}

    def chosen_at(self, player_id: int) -> datetime | None:
        """Return when the player has chosen last; None if he never did."""
        moment: datetime | None = self._connection.execute(
            _CHOSEN_AT, {"of_player": player_id}
        ).scalar_one_or_none()
        return moment

    def set_server(self, guild_snowflake: int, settings: JsonObject, now: datetime) -> None:
        """Store a server's settings instead of what it had."""
        values = {"guild_snowflake": guild_snowflake, "settings": settings, "updated_at": now}
        self._connection.execute(_SET_SERVER[self._dialect], values)

    def set_player(self, player_id: int, settings: JsonObject, now: datetime) -> None:
        """Store a player's settings instead of what he had."""
        self._of_players.pop(player_id, None)
        values = {"player_id": player_id, "settings": settings, "updated_at": now}
        self._connection.execute(_SET_PLAYER[self._dialect], values)

    def forget_player(self, player_id: int) -> None:
        """Delete a player's settings, if there are any."""
        self._of_players.pop(player_id, None)
        self._connection.execute(_FORGET_PLAYER, {"of_player": player_id})
