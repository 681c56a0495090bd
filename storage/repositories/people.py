"""People: their names and snowflakes, kept nowhere else, and what belongs to one of them or to a server."""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import and_, bindparam, case, delete, insert, select, update

from storage.errors import NotFound
from storage.models.base import JsonObject
from storage.models.people import (
    EVALUATIONS,
    IDENTITY,
    IMPORTS,
    NOTES,
    PLAYER_SETTINGS,
    PLAYERS,
    SERVER_SETTINGS,
    STANDING_ORDERS,
    EvaluationsRecord,
    ImportRecord,
    PlayerRecord,
)
from storage.repositories.base import Repository, Transaction, insert_or_replace, insert_or_update

_BY_SNOWFLAKE = select(PLAYERS).where(PLAYERS.c.snowflake == bindparam("of_snowflake"))
_BY_IDS = select(PLAYERS).where(PLAYERS.c.id.in_(bindparam("player_ids", expanding=True)))
_ERASE = (
    update(PLAYERS)
    .where(PLAYERS.c.id == bindparam("player_id"))
    .values(snowflake=None, name=None, locale=None, username=None, written_to_at=None)
)
_PUT_PLAYER = {
    dialect: statement.returning(PLAYERS)
    for dialect, statement in insert_or_update(
        PLAYERS,
        [PLAYERS.c.snowflake],
        lambda new: {"name": new.name, "locale": new.locale, "username": new.username},
    ).items()
}

_PUT_BOT = {
    dialect: statement.returning(PLAYERS)
    for dialect, statement in insert_or_update(
        PLAYERS, [PLAYERS.c.level], lambda new: {"level": new.level}
    ).items()
}
_RECORD_WRITTEN_TO = (
    update(PLAYERS).where(PLAYERS.c.id == bindparam("player_id")).values(written_to_at=bindparam("moment"))
)
_WRITTEN_TO = (
    select(PLAYERS.c.written_to_at)
    .where(PLAYERS.c.written_to_at.is_not(None))
    .order_by(PLAYERS.c.written_to_at.desc())
    .limit(bindparam("at_most"))
)
_BY_LEVEL = select(PLAYERS).where(PLAYERS.c.level == bindparam("of_level"))

_LOCALES = select(PLAYERS.c.snowflake, PLAYERS.c.locale).where(
    PLAYERS.c.snowflake.is_not(None), PLAYERS.c.locale.is_not(None)
)

_ERASED = select(PLAYERS.c.id).where(PLAYERS.c.snowflake.is_(None), PLAYERS.c.level.is_(None))
_ERASED_AMONG = _ERASED.where(PLAYERS.c.id.in_(bindparam("player_ids", expanding=True)))

_LANGUAGE_OF_PLAYER = PLAYER_SETTINGS.c.settings["language"].as_string()
_LANGUAGES_OF_PLAYERS = (
    select(PLAYERS.c.snowflake, _LANGUAGE_OF_PLAYER)
    .join_from(PLAYER_SETTINGS, PLAYERS)
    .where(PLAYERS.c.snowflake.is_not(None), _LANGUAGE_OF_PLAYER.is_not(None))
)
_WHO_CHOSE_PROFILE = select(PLAYER_SETTINGS.c.player_id).where(
    PLAYER_SETTINGS.c.settings["profile"].as_string().in_(bindparam("chosen", expanding=True))
)
_LANGUAGE_OF_SERVER = SERVER_SETTINGS.c.settings["language"].as_string()
_LANGUAGES_OF_SERVERS = select(SERVER_SETTINGS.c.guild_snowflake, _LANGUAGE_OF_SERVER).where(
    _LANGUAGE_OF_SERVER.is_not(None)
)
_COMMANDS = select(IDENTITY.c.commands)
_RECORD_COMMANDS = (
    update(IDENTITY)
    .where(IDENTITY.c.commands.is_distinct_from(bindparam("told")))
    .values(commands=bindparam("told"))
)
_QUARANTINED_AT = select(IDENTITY.c.quarantined_at).with_for_update()
_RECORD_QUARANTINE = update(IDENTITY).values(quarantined_at=bindparam("moment"))
_SETTINGS_OF_SERVER = select(SERVER_SETTINGS.c.settings).where(
    SERVER_SETTINGS.c.guild_snowflake == bindparam("guild")
)
_SETTINGS_OF_PLAYERS = select(PLAYER_SETTINGS.c.player_id, PLAYER_SETTINGS.c.settings).where(
    PLAYER_SETTINGS.c.player_id.in_(bindparam("player_ids", expanding=True))
)
_CHOSEN_AT = select(PLAYER_SETTINGS.c.updated_at).where(PLAYER_SETTINGS.c.player_id == bindparam("of_player"))
_SET_SERVER = insert_or_replace(SERVER_SETTINGS)
_SET_PLAYER = insert_or_replace(PLAYER_SETTINGS)
_FORGET_SETTINGS = delete(PLAYER_SETTINGS).where(PLAYER_SETTINGS.c.player_id == bindparam("of_player"))

_ORDERS_AT_TABLE = STANDING_ORDERS.c.table_id == bindparam("of_table")
_ORDERS_ARE_OF_PLAYER = STANDING_ORDERS.c.player_id == bindparam("of_player")
_ORDERS_OF = select(STANDING_ORDERS.c.orders).where(_ORDERS_AT_TABLE, _ORDERS_ARE_OF_PLAYER)
_ORDERS_OF_TABLE = select(STANDING_ORDERS.c.player_id, STANDING_ORDERS.c.orders).where(_ORDERS_AT_TABLE)
_ORDERS_OF_PLAYER = select(STANDING_ORDERS.c.table_id, STANDING_ORDERS.c.orders).where(_ORDERS_ARE_OF_PLAYER)
_SET_ORDERS = insert_or_replace(STANDING_ORDERS)
_FORGET_ALL_ORDERS = delete(STANDING_ORDERS).where(_ORDERS_ARE_OF_PLAYER)
_FORGET_ORDERS = _FORGET_ALL_ORDERS.where(_ORDERS_AT_TABLE)

_NOTES_AT_TABLE = NOTES.c.table_id == bindparam("of_table")
_NOTES_ARE_OF_PLAYER = NOTES.c.player_id == bindparam("of_player")
_NOTES_OF = select(NOTES.c.text).where(_NOTES_AT_TABLE, _NOTES_ARE_OF_PLAYER)
_NOTES_OF_PLAYER = select(NOTES.c.table_id, NOTES.c.text).where(_NOTES_ARE_OF_PLAYER)
_SET_NOTES = insert_or_replace(NOTES)
_FORGET_ALL_NOTES = delete(NOTES).where(_NOTES_ARE_OF_PLAYER)
_FORGET_NOTES = _FORGET_ALL_NOTES.where(_NOTES_AT_TABLE)

_IMPORT = select(IMPORTS).where(IMPORTS.c.id == bindparam("import_id"))
_IMPORTS_OF_PLAYER = (
    select(IMPORTS).where(IMPORTS.c.player_id == bindparam("of_player")).order_by(IMPORTS.c.id)
)
_ADD_IMPORT = insert(IMPORTS).returning(IMPORTS.c.id)
_FORGET_IMPORTS_BEFORE = delete(IMPORTS).where(IMPORTS.c.created_at < bindparam("before"))
_FORGET_IMPORTS = delete(IMPORTS).where(IMPORTS.c.player_id == bindparam("of_player"))
NEWEST_IMPORTS = (
    select(IMPORTS.c.id)
    .where(IMPORTS.c.player_id == bindparam("of_player"))
    .order_by(IMPORTS.c.id.desc())
    .limit(bindparam("at_most"))
)
_KEEP_NEWEST_IMPORTS = _FORGET_IMPORTS.where(IMPORTS.c.id.not_in(NEWEST_IMPORTS))

_EVALUATIONS_OF = select(EVALUATIONS).where(EVALUATIONS.c.player_id == bindparam("of_player"))
_FORGET_EVALUATIONS = delete(EVALUATIONS).where(EVALUATIONS.c.player_id == bindparam("of_player"))
_OF_THAT_DAY = and_(
    EVALUATIONS.c.player_id == bindparam("of_player"), EVALUATIONS.c.day == bindparam("of_day")
)
_GIVE_BACK_EVALUATION = (
    update(EVALUATIONS).where(_OF_THAT_DAY, EVALUATIONS.c.asked > 1).values(asked=EVALUATIONS.c.asked - 1)
)
_FORGET_LAST_EVALUATION = delete(EVALUATIONS).where(_OF_THAT_DAY, EVALUATIONS.c.asked == 1)
_COUNT_EVALUATIONS = {
    dialect: statement.returning(EVALUATIONS.c.asked)
    for dialect, statement in insert_or_update(
        EVALUATIONS,
        [EVALUATIONS.c.player_id],
        lambda new: {
            "asked": case((EVALUATIONS.c.day == new.day, EVALUATIONS.c.asked), else_=0) + new.asked,
            "day": new.day,
        },
    ).items()
}


class Players(Repository):
    """The people that we know; each is read once in a transaction."""

    __slots__ = ("_read_here",)

    def __init__(self, transaction: Transaction) -> None:
        super().__init__(transaction)
        self._read_here: dict[int, PlayerRecord] = {}

    def get_or_add(
        self, snowflake: int, name: str, now: datetime, locale: str | None = None, username: str | None = None
    ) -> PlayerRecord:
        """Add the player if new; else note their name, and their locale and username if these are known now.

        Somebody who was erased and comes back is new.
        """
        known = self.find(snowflake)
        if known is not None:
            locale, username = locale or known.locale, username or known.username
            if (known.name, known.locale, known.username) == (name, locale, username):
                return known
        named = {"name": name, "locale": locale, "username": username}
        values = {"snowflake": snowflake, "created_at": now, **named}
        put = PlayerRecord.from_row(self._connection.execute(_PUT_PLAYER[self._dialect], values).one())
        self._read_here[put.id] = put
        return put

    def bot_player(self, level: str, now: datetime) -> PlayerRecord:
        """The bot itself as a player of that level, added if new."""
        known = self._read_one(PlayerRecord, _BY_LEVEL, {"of_level": level})
        if known is not None:
            return known
        nobody = {"snowflake": None, "name": None, "locale": None, "username": None}
        values = {**nobody, "created_at": now, "level": level}
        return PlayerRecord.from_row(self._connection.execute(_PUT_BOT[self._dialect], values).one())

    def find(self, snowflake: int) -> PlayerRecord | None:
        """None for somebody we do not know, or no longer."""
        for player in self._read_here.values():
            if player.snowflake == snowflake:
                return player
        found = self._read_one(PlayerRecord, _BY_SNOWFLAKE, {"of_snowflake": snowflake})
        if found is not None:
            self._read_here[found.id] = found
        return found

    def get_many(self, player_ids: Iterable[int]) -> dict[int, PlayerRecord]:
        """By id; an id that does not exist is left out."""
        wanted = sorted(set(player_ids))
        if unread := [player_id for player_id in wanted if player_id not in self._read_here]:
            for player in self._read(PlayerRecord, _BY_IDS, {"player_ids": unread}):
                self._read_here[player.id] = player
        return {player_id: self._read_here[player_id] for player_id in wanted if player_id in self._read_here}

    def erased(self) -> set[int]:
        """All who were erased."""
        return set(self._connection.execute(_ERASED).scalars())

    def erased_among(self, player_ids: Iterable[int]) -> set[int]:
        """Read anew, whatever was read of them before."""
        return set(self._connection.execute(_ERASED_AMONG, {"player_ids": list(player_ids)}).scalars())

    def locales(self) -> dict[int, str]:
        """The locales that are known, by snowflake."""
        return dict(map(tuple, self._connection.execute(_LOCALES)))

    def record_written_to(self, player_id: int, moment: datetime | None) -> None:
        """Note when direct messages with the player were first opened; None if they were not after all."""
        self._read_here.pop(player_id, None)
        self._connection.execute(_RECORD_WRITTEN_TO, {"player_id": player_id, "moment": moment})

    def last_written_to(self, at_most: int) -> list[datetime]:
        """When direct messages were first opened with people, the latest first."""
        return list(self._connection.execute(_WRITTEN_TO, {"at_most": at_most}).scalars())

    def erase(self, player_id: int) -> None:
        """Forget for ever who the player was, and that they were written to; raises `NotFound`.

        What they did stays, under their id. What else they have brought is forgotten by the repositories that
        keep it, and what the file still holds by `Database.scrub`.
        """
        self._read_here.pop(player_id, None)
        if self._connection.execute(_ERASE, {"player_id": player_id}).rowcount == 0:
            raise NotFound("player", player_id)


class Commands(Repository):
    """The commands that Discord was last told of, by any of the processes."""

    def last_registered(self) -> str | None:
        """None where it may have been any."""
        registered: str | None = self._connection.execute(_COMMANDS).scalar_one()
        return registered

    def record(self, commands: str | None) -> None:
        self._connection.execute(_RECORD_COMMANDS, {"told": commands})


class Quarantine(Repository):
    """When Discord last said that the bot is quarantined, to whichever process."""

    __slots__ = ()

    def said_at(self) -> datetime | None:
        """None if never. Until this transaction ends, other processes wait for the answer."""
        said: datetime | None = self._connection.execute(_QUARANTINED_AT).scalar_one()
        return said

    def record(self, said_at: datetime) -> None:
        self._connection.execute(_RECORD_QUARANTINE, {"moment": said_at})


class Settings(Repository):
    """The settings of servers and players; a player's settings are read once in a transaction."""

    __slots__ = ("_of_players",)

    def __init__(self, transaction: Transaction) -> None:
        super().__init__(transaction)
        self._of_players: dict[int, JsonObject | None] = {}

    def of_server(self, guild_snowflake: int) -> JsonObject | None:
        """None if the server's admins never chose anything."""
        settings: JsonObject | None = self._connection.execute(
            _SETTINGS_OF_SERVER, {"guild": guild_snowflake}
        ).scalar_one_or_none()
        return settings

    def of_player(self, player_id: int) -> JsonObject | None:
        """None if the player never chose anything."""
        return self.of_players([player_id]).get(player_id)

    def of_players(self, player_ids: Iterable[int]) -> dict[int, JsonObject]:
        """By id; players who never chose anything are left out."""
        wanted = sorted(set(player_ids))
        if unread := [player_id for player_id in wanted if player_id not in self._of_players]:
            rows = self._connection.execute(_SETTINGS_OF_PLAYERS, {"player_ids": unread})
            self._of_players |= dict.fromkeys(unread) | {row.player_id: row.settings for row in rows}
        found = ((player_id, self._of_players[player_id]) for player_id in wanted)
        return {player_id: settings for player_id, settings in found if settings is not None}

    def who_chose_profile(self, values: Iterable[str]) -> frozenset[int]:
        """The players whose profile is for whom one of some values says."""
        rows = self._connection.execute(_WHO_CHOSE_PROFILE, {"chosen": sorted(values)})
        return frozenset(rows.scalars())

    def languages_of_players(self) -> dict[int, str]:
        """The languages that players have chosen, by their snowflakes."""
        return dict(map(tuple, self._connection.execute(_LANGUAGES_OF_PLAYERS)))

    def languages_of_servers(self) -> dict[int, str]:
        """The languages that servers' admins have chosen, by the servers' snowflakes."""
        return dict(map(tuple, self._connection.execute(_LANGUAGES_OF_SERVERS)))

    def chosen_at(self, player_id: int) -> datetime | None:
        """When the player last chose something; None if never."""
        moment: datetime | None = self._connection.execute(
            _CHOSEN_AT, {"of_player": player_id}
        ).scalar_one_or_none()
        return moment

    def set_server(self, guild_snowflake: int, settings: JsonObject, now: datetime) -> None:
        values = {"guild_snowflake": guild_snowflake, "settings": settings, "updated_at": now}
        self._connection.execute(_SET_SERVER[self._dialect], values)

    def set_player(self, player_id: int, settings: JsonObject, now: datetime) -> None:
        self._of_players.pop(player_id, None)
        values = {"player_id": player_id, "settings": settings, "updated_at": now}
        self._connection.execute(_SET_PLAYER[self._dialect], values)

    def forget_player(self, player_id: int) -> None:
        self._of_players.pop(player_id, None)
        self._connection.execute(_FORGET_SETTINGS, {"of_player": player_id})


class StandingOrders(Repository):
    """Players' standing orders to the bot; the caller checks who may see them."""

    __slots__ = ()

    def of(self, table_id: int, player_id: int) -> JsonObject | None:
        values = {"of_table": table_id, "of_player": player_id}
        orders: JsonObject | None = self._connection.execute(_ORDERS_OF, values).scalar_one_or_none()
        return orders

    def of_table(self, table_id: int) -> dict[int, JsonObject]:
        """By player id; players without orders are left out."""
        rows = self._connection.execute(_ORDERS_OF_TABLE, {"of_table": table_id})
        return {row.player_id: row.orders for row in rows}

    def of_player(self, player_id: int) -> dict[int, JsonObject]:
        rows = self._connection.execute(_ORDERS_OF_PLAYER, {"of_player": player_id})
        return {row.table_id: row.orders for row in rows}

    def set(self, table_id: int, player_id: int, orders: JsonObject, now: datetime) -> None:
        values = {"table_id": table_id, "player_id": player_id, "orders": orders, "updated_at": now}
        self._connection.execute(_SET_ORDERS[self._dialect], values)

    def forget(self, table_id: int, player_id: int) -> None:
        self._connection.execute(_FORGET_ORDERS, {"of_table": table_id, "of_player": player_id})

    def forget_player(self, player_id: int) -> None:
        self._connection.execute(_FORGET_ALL_ORDERS, {"of_player": player_id})


class Notes(Repository):
    """Players' private notes."""

    __slots__ = ()

    def of(self, table_id: int, player_id: int) -> str | None:
        values = {"of_table": table_id, "of_player": player_id}
        text: str | None = self._connection.execute(_NOTES_OF, values).scalar_one_or_none()
        return text

    def of_player(self, player_id: int) -> dict[int, str]:
        rows = self._connection.execute(_NOTES_OF_PLAYER, {"of_player": player_id})
        return {row.table_id: row.text for row in rows}

    def set(self, table_id: int, player_id: int, text: str, now: datetime) -> None:
        """Replaces an earlier note; an empty text deletes it."""
        if not text:
            self._connection.execute(_FORGET_NOTES, {"of_table": table_id, "of_player": player_id})
            return
        values = {"table_id": table_id, "player_id": player_id, "text": text, "updated_at": now}
        self._connection.execute(_SET_NOTES[self._dialect], values)

    def forget_player(self, player_id: int) -> None:
        self._connection.execute(_FORGET_ALL_NOTES, {"of_player": player_id})


class Imports(Repository):
    """Match records that players brought. An id is never used twice, not even after its record is gone."""

    __slots__ = ()

    def add(self, player_id: int, record: str, now: datetime) -> int:
        values = {"player_id": player_id, "record": record, "created_at": now}
        import_id: int = self._connection.execute(_ADD_IMPORT, values).scalar_one()
        return import_id

    def get(self, import_id: int) -> ImportRecord:
        """Raises `NotFound`; the caller checks whose it is."""
        found = self._read_one(ImportRecord, _IMPORT, {"import_id": import_id})
        if found is None:
            raise NotFound("import", import_id)
        return found

    def of_player(self, player_id: int) -> list[ImportRecord]:
        """Oldest first."""
        return self._read(ImportRecord, _IMPORTS_OF_PLAYER, {"of_player": player_id})

    def keep_newest(self, player_id: int, count: int) -> int:
        """How many of a player's imports are now deleted: all but the newest `count`."""
        return self._connection.execute(
            _KEEP_NEWEST_IMPORTS, {"of_player": player_id, "at_most": count}
        ).rowcount

    def forget_before(self, when: datetime) -> int:
        """How many imports from before `when` are now deleted."""
        return self._connection.execute(_FORGET_IMPORTS_BEFORE, {"before": when}).rowcount

    def forget_player(self, player_id: int) -> None:
        self._connection.execute(_FORGET_IMPORTS, {"of_player": player_id})


class Evaluations(Repository):
    """How many positions people have had evaluated on a day."""

    __slots__ = ()

    def count(self, player_id: int, day: datetime, asked: int) -> int:
        """Count some more, and return how many they are on that day; those of another day are forgotten."""
        values = {"player_id": player_id, "day": day, "asked": asked}
        together: int = self._connection.execute(_COUNT_EVALUATIONS[self._dialect], values).scalar_one()
        return together

    def give_back(self, player_id: int, day: datetime) -> None:
        """Count one less on a day, unless none is left of it; the last one is forgotten."""
        values = {"of_player": player_id, "of_day": day}
        self._connection.execute(_FORGET_LAST_EVALUATION, values)
        self._connection.execute(_GIVE_BACK_EVALUATION, values)

    def of_player(self, player_id: int) -> EvaluationsRecord | None:
        """Those of the last day when there were any."""
        return self._read_one(EvaluationsRecord, _EVALUATIONS_OF, {"of_player": player_id})

    def forget_player(self, player_id: int) -> None:
        self._connection.execute(_FORGET_EVALUATIONS, {"of_player": player_id})
