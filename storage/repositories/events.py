"""Events: what happened, only ever added; triggers in the database refuse to change or delete one."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from datetime import datetime

from sqlalchemy import bindparam, insert, select

from storage.models import EVENTS
from storage.records import EventRecord, JsonObject
from storage.repositories.base import BATCH, Repository

_SELECT = select(*(EVENTS.c[field.name] for field in fields(EventRecord)))
_OF_TABLE = _SELECT.where(EVENTS.c.table_id == bindparam("of_table"))
_SINCE = _OF_TABLE.where(EVENTS.c.version > bindparam("after_version")).order_by(
    EVENTS.c.version, EVENTS.c.seq
)
_OF_GAMES = _OF_TABLE.where(EVENTS.c.game.between(bindparam("first"), bindparam("last"))).order_by(
    EVENTS.c.game, EVENTS.c.version, EVENTS.c.seq
)
_OF_KIND = _OF_GAMES.where(EVENTS.c.kind == bindparam("of_kind"))
_OF_PLAYER = (
    _SELECT.where(EVENTS.c.player_id == bindparam("of_player"))
    .order_by(EVENTS.c.table_id, EVENTS.c.version, EVENTS.c.seq)
    .execution_options(yield_per=BATCH)
)
_INSERT = insert(EVENTS)


class Events(Repository):
    """What happened at the tables."""

    __slots__ = ()

    def append(
        self,
        table_id: int,
        version: int,
        rows: Sequence[tuple[int, str, JsonObject, int | None]],
        now: datetime,
    ) -> None:
        """Store what led the table to `version`, in the order given, once for each version.

        A row is `NewEvent` or a tuple like it: the number of the game, for a match may begin its next game at
        the version that ends one, kind, payload, and who did it (None: the dice, the bot).
        """
        values = [
            {
                "table_id": table_id,
                "version": version,
                "seq": seq,
                "game": game,
                "kind": kind,
                "payload": payload,
                "player_id": player_id,
                "created_at": now,
            }
            for seq, (game, kind, payload, player_id) in enumerate(rows)
        ]
        if values:
            self._connection.execute(_INSERT, values)

    def since(self, table_id: int, version: int) -> list[EventRecord]:
        """Return what happened after the table stood at `version`, oldest first."""
        values = {"of_table": table_id, "after_version": version}
        return [EventRecord(*row) for row in self._connection.execute(_SINCE, values)]

    def of_game(self, table_id: int, game: int) -> list[EventRecord]:
        """Return what happened in one game of the table, oldest first."""
        return self.of_games(table_id, game, game)

    def of_games(self, table_id: int, first: int, last: int) -> list[EventRecord]:
        """Return what happened from one game of the table to another, both with it, oldest first."""
        values = {"of_table": table_id, "first": first, "last": last}
        return [EventRecord(*row) for row in self._connection.execute(_OF_GAMES, values)]

    def of_kind(self, table_id: int, kind: str, first: int, last: int) -> list[EventRecord]:
        """Return what happened of a kind in some games of the table, as `of_games` does."""
        values = {"of_table": table_id, "of_kind": kind, "first": first, "last": last}
        return [EventRecord(*row) for row in self._connection.execute(_OF_KIND, values)]

    def of_player(self, player_id: int) -> Iterator[EventRecord]:
        """Yield what the player did, table by table, oldest first.

        They may be many: they are read bit by bit as they are asked for, within the transaction.
        """
        for row in self._connection.execute(_OF_PLAYER, {"of_player": player_id}):
            yield EventRecord(*row)
