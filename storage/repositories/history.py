"""Events and payments, which are only ever added: triggers refuse to change or delete a row."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import bindparam, func, insert, or_, select

from storage.models.base import JsonObject
from storage.models.tables import EVENTS, TABLES, TRANSFERS, EventRecord, TransferRecord
from storage.repositories.base import (
    BATCH,
    Repository,
    Visibility,
    is_visible,
    visibility_values,
    with_threads,
)

_EVENTS_OF_TABLE = select(EVENTS).where(EVENTS.c.table_id == bindparam("of_table"))
_EVENTS_SINCE = _EVENTS_OF_TABLE.where(EVENTS.c.version > bindparam("after_version")).order_by(
    EVENTS.c.version, EVENTS.c.seq
)
_LATEST_EVENTS = _EVENTS_OF_TABLE.order_by(EVENTS.c.version.desc(), EVENTS.c.seq.desc()).limit(
    bindparam("most")
)
_EVENTS_OF_GAMES = _EVENTS_OF_TABLE.where(
    EVENTS.c.game.between(bindparam("first"), bindparam("last"))
).order_by(EVENTS.c.game, EVENTS.c.version, EVENTS.c.seq)
_EVENTS_OF_KIND = _EVENTS_OF_GAMES.where(EVENTS.c.kind == bindparam("of_kind"))
_COURSE = (
    select(EVENTS.c.kind, EVENTS.c.payload, EVENTS.c.created_at)
    .where(
        EVENTS.c.table_id == bindparam("of_table"),
        EVENTS.c.game == bindparam("of_game"),
        EVENTS.c.kind.in_(bindparam("kinds", expanding=True)),
    )
    .order_by(EVENTS.c.version, EVENTS.c.seq)
)
_EVENTS_OF_PLAYER = (
    select(EVENTS)
    .where(EVENTS.c.player_id == bindparam("of_player"))
    .order_by(EVENTS.c.table_id, EVENTS.c.version, EVENTS.c.seq)
    .execution_options(yield_per=BATCH)
)
_ADD_EVENT = insert(EVENTS)

_AT_TABLE = TRANSFERS.c.table_id == bindparam("of_table")
_IN_GUILD = TRANSFERS.c.guild_snowflake == bindparam("of_guild")
_TRANSFERS_OF_TABLE = (
    select(TRANSFERS)
    .where(_AT_TABLE)
    .order_by(TRANSFERS.c.game.desc(), TRANSFERS.c.seq.desc())
    .limit(bindparam("most"))
    .offset(bindparam("skipped"))
)
_TRANSFERS_OF_GUILD = (
    select(TRANSFERS)
    .where(_IN_GUILD)
    .order_by(
        TRANSFERS.c.created_at.desc(),
        TRANSFERS.c.table_id.desc(),
        TRANSFERS.c.game.desc(),
        TRANSFERS.c.seq.desc(),
    )
    .limit(bindparam("most"))
    .offset(bindparam("skipped"))
)
_TRANSFERS_OF_PLAYER = select(TRANSFERS).where(
    or_(TRANSFERS.c.payer_id == bindparam("of_player"), TRANSFERS.c.payee_id == bindparam("of_player"))
)
_WORTH = TRANSFERS.c.points * TRANSFERS.c.stake
_PAID_AT_TABLE = select(TRANSFERS.c.payer_id, TRANSFERS.c.payee_id, _WORTH).where(_AT_TABLE)
_PAID_IN_GUILD = (
    select(TRANSFERS.c.payer_id, TRANSFERS.c.payee_id, func.sum(_WORTH))
    .where(_IN_GUILD)
    .group_by(TRANSFERS.c.payer_id, TRANSFERS.c.payee_id)
)
_PLACED = with_threads(TRANSFERS.join(TABLES, TABLES.c.id == TRANSFERS.c.table_id))
_VISIBLE_TRANSFERS = _TRANSFERS_OF_GUILD.select_from(_PLACED).where(is_visible())
_VISIBLE_PAYMENTS = _PAID_IN_GUILD.select_from(_PLACED).where(is_visible())
_ADD_TRANSFER = insert(TRANSFERS)


class NewEvent(NamedTuple):
    """An event before it is stored; `player_id` is who caused it, None for the dice and the bot."""

    game: int
    kind: str
    payload: JsonObject
    player_id: int | None = None


class DatedEvent(NamedTuple):
    """An event and its moment."""

    kind: str
    payload: JsonObject
    created_at: datetime


class NewTransfer(NamedTuple):
    """Points that a player paid to another, before they are stored; `why` says what for."""

    payer_id: int
    payee_id: int
    points: int
    why: str


class Events(Repository):
    """The events at the tables."""

    __slots__ = ()

    def append(
        self,
        table_id: int,
        version: int,
        rows: Sequence[tuple[int, str, JsonObject, int | None]],
        now: datetime,
    ) -> None:
        """Store the events that led the table to `version`, in order, once for each version.

        A row is `NewEvent` or a tuple like it: the number of the game, for a match may begin its next game at
        the version that ends one, kind, payload, and who did it (None: the dice, the bot).
        """
        added = {"table_id": table_id, "version": version, "created_at": now}
        values = [added | {"seq": seq} | NewEvent(*row)._asdict() for seq, row in enumerate(rows)]
        if values:
            self._connection.execute(_ADD_EVENT, values)

    def since(self, table_id: int, version: int) -> list[EventRecord]:
        """Oldest first, without those of `version` itself."""
        values = {"of_table": table_id, "after_version": version}
        return self._read(EventRecord, _EVENTS_SINCE, values)

    def latest(self, table_id: int, most: int) -> list[EventRecord]:
        """So many of the last ones, oldest first."""
        return self._read(EventRecord, _LATEST_EVENTS, {"of_table": table_id, "most": most})[::-1]

    def of_game(self, table_id: int, game: int) -> list[EventRecord]:
        """Oldest first."""
        return self.of_games(table_id, game, game)

    def of_games(self, table_id: int, first: int, last: int) -> list[EventRecord]:
        """Oldest first, both games included."""
        values = {"of_table": table_id, "first": first, "last": last}
        return self._read(EventRecord, _EVENTS_OF_GAMES, values)

    def of_kind(self, table_id: int, kind: str, first: int, last: int) -> list[EventRecord]:
        values = {"of_table": table_id, "of_kind": kind, "first": first, "last": last}
        return self._read(EventRecord, _EVENTS_OF_KIND, values)

    def course(self, table_id: int, game: int, kinds: Collection[str]) -> list[DatedEvent]:
        """The events of some kinds in a game, oldest first: less than half the work of reading all."""
        values = {"of_table": table_id, "of_game": game, "kinds": kinds}
        return [*map(DatedEvent._make, self._connection.execute(_COURSE, values))]

    def of_player(self, player_id: int) -> Iterator[EventRecord]:
        """Oldest first, table by table.

        There may be many: they are read bit by bit as they are consumed, within the transaction.
        """
        return map(
            EventRecord.from_row, self._connection.execute(_EVENTS_OF_PLAYER, {"of_player": player_id})
        )


class Transfers(Repository):
    """The payments for games: the rows of ledgers."""

    __slots__ = ()

    def append(
        self,
        table_id: int,
        game: int,
        guild_snowflake: int | None,
        stake: int,
        rows: Sequence[NewTransfer],
        now: datetime,
    ) -> None:
        """Store the payments for a game, in order, once for each game."""
        added = {
            "table_id": table_id,
            "game": game,
            "guild_snowflake": guild_snowflake,
            "stake": stake,
            "created_at": now,
        }
        values = [added | {"seq": seq} | row._asdict() for seq, row in enumerate(rows)]
        if values:
            self._connection.execute(_ADD_TRANSFER, values)

    def of_table(self, table_id: int, limit: int, skipped: int = 0) -> list[TransferRecord]:
        """Newest first, without the newest `skipped`."""
        values = {"of_table": table_id, "most": limit, "skipped": skipped}
        return self._read(TransferRecord, _TRANSFERS_OF_TABLE, values)

    def of_guild(
        self, guild_snowflake: int, limit: int, skipped: int = 0, *, visibility: Visibility | None = None
    ) -> list[TransferRecord]:
        """Newest first, without the newest `skipped`.

        With a visibility, only payments at the tables that somebody may look at.
        """
        values = {"of_guild": guild_snowflake, "most": limit, "skipped": skipped}
        if visibility is None:
            return self._read(TransferRecord, _TRANSFERS_OF_GUILD, values)
        return self._read(TransferRecord, _VISIBLE_TRANSFERS, values | visibility_values(visibility))

    def of_player(self, player_id: int) -> list[TransferRecord]:
        """By table and game."""
        found = self._read(TransferRecord, _TRANSFERS_OF_PLAYER, {"of_player": player_id})
        return sorted(found, key=lambda each: (each.table_id, each.game, each.seq))

    def won_at_table(self, table_id: int) -> dict[int, int]:
        """Won, or lost if negative, by player: points times the stake."""
        return _won(map(tuple, self._connection.execute(_PAID_AT_TABLE, {"of_table": table_id})))

    def won_in_guild(self, guild_snowflake: int, *, visibility: Visibility | None = None) -> dict[int, int]:
        """Won, or lost if negative, by player: points times the stake.

        With a visibility, only what was won at the tables that somebody may look at.
        """
        values = {"of_guild": guild_snowflake}
        if visibility is None:
            return _won(map(tuple, self._connection.execute(_PAID_IN_GUILD, values)))
        return _won(
            map(tuple, self._connection.execute(_VISIBLE_PAYMENTS, values | visibility_values(visibility)))
        )


def _won(paid: Iterable[tuple[int, ...]]) -> dict[int, int]:
    """The sum of payments for each player; all together they are zero."""
    won: dict[int, int] = {}
    for payer, payee, points in paid:
        won[payer] = won.get(payer, 0) - points
        won[payee] = won.get(payee, 0) + points
    return won
