"""The outbox: posts that Discord is still owed, stored in the transaction that makes them due."""

from collections.abc import Iterable
from dataclasses import fields
from datetime import datetime

from sqlalchemy import bindparam, exists, func, insert, select, update

from storage.errors import NotFound
from storage.models import OUTBOX
from storage.records import JsonObject, OutboxRecord
from storage.repositories.base import Repository

LAST_ERROR_LIMIT = 500
"""Characters kept of an error: a proxy in front of Discord may answer with a whole web page."""

_EARLIER = OUTBOX.alias("earlier")
_COLUMNS = [OUTBOX.c[field.name] for field in fields(OutboxRecord)]
_UNDELIVERED = (
    select(*_COLUMNS).where(OUTBOX.c.delivered_at.is_(None)).order_by(OUTBOX.c.id).limit(bindparam("at_most"))
)
_OF_TABLE = OUTBOX.c.table_id == bindparam("of_table")
_HAS_ITS_TURN = ~exists().where(
    _EARLIER.c.table_id == OUTBOX.c.table_id,
    _EARLIER.c.kind == OUTBOX.c.kind,
    _EARLIER.c.delivered_at.is_(None),
    _EARLIER.c.id <= OUTBOX.c.id,
    _EARLIER.c.due_at > bindparam("due_by"),
)
_PENDING = {
    (False, False): _UNDELIVERED,
    (False, True): _UNDELIVERED.where(_HAS_ITS_TURN),
    (True, False): _UNDELIVERED.where(_OF_TABLE),
    (True, True): _UNDELIVERED.where(_OF_TABLE, _HAS_ITS_TURN),
}
"""By whether one table is asked for, and whether only what is due."""

_TABLES_DUE = (
    select(OUTBOX.c.table_id)
    .where(OUTBOX.c.delivered_at.is_(None), OUTBOX.c.due_at <= bindparam("due_by"))
    .group_by(OUTBOX.c.table_id)
    .order_by(func.min(OUTBOX.c.due_at))
    .limit(bindparam("at_most"))
)
_INSERT = insert(OUTBOX).returning(OUTBOX.c.id)
_MARK_DELIVERED = (
    update(OUTBOX)
    .where(OUTBOX.c.id.in_(bindparam("ids", expanding=True)), OUTBOX.c.delivered_at.is_(None))
    .values(delivered_at=bindparam("now"))
)
_MARK_FAILED = (
    update(OUTBOX)
    .where(OUTBOX.c.id == bindparam("post_id"))
    .values(
        attempts=OUTBOX.c.attempts + 1,
        last_error=bindparam("error"),
        failed_at=bindparam("now"),
        due_at=bindparam("retry_at"),
    )
)


class Outbox(Repository):
    """Posts that Discord is owed."""

    __slots__ = ()

    def add(self, table_id: int, version: int, kind: str, payload: JsonObject, now: datetime) -> OutboxRecord:
        """Return a new post, due at once; the payload is what to say and to which player ids, no words."""
        values = {
            "table_id": table_id,
            "version": version,
            "kind": kind,
            "payload": payload,
            "attempts": 0,
            "due_at": now,
            "created_at": now,
        }
        post_id = self._connection.execute(_INSERT, values).scalar_one()
        return OutboxRecord(post_id, table_id, version, kind, payload, 0, None, now, now)

    def pending(
        self, table_id: int | None = None, *, due_by: datetime | None = None, limit: int = 100
    ) -> list[OutboxRecord]:
        """Return what is undelivered, of all tables or of one, oldest first.

        With `due_by`, a post that is due later is left out, and so is every later post of its kind for its
        table: what a channel reads stays in order.
        """
        statement = _PENDING[table_id is not None, due_by is not None]
        values = {"at_most": limit, "of_table": table_id, "due_by": due_by}
        return [OutboxRecord(*row) for row in self._connection.execute(statement, values)]

    def tables_due(self, due_by: datetime, *, limit: int = 100) -> list[int]:
        """Return the ids of the tables with something due, each once, whatever has been due longest first."""
        values = {"due_by": due_by, "at_most": limit}
        return list(self._connection.execute(_TABLES_DUE, values).scalars())

    def mark_delivered(self, ids: Iterable[int], now: datetime) -> None:
        """Record that these posts are on Discord."""
        self._connection.execute(_MARK_DELIVERED, {"ids": list(ids), "now": now})

    def mark_failed(self, post_id: int, error: str, now: datetime, retry_at: datetime) -> None:
        """Record a failed attempt, and when to try again; raise `NotFound` if there is no such post."""
        values = {"post_id": post_id, "error": error[:LAST_ERROR_LIMIT], "now": now, "retry_at": retry_at}
        if self._connection.execute(_MARK_FAILED, values).rowcount == 0:
            raise NotFound("post", post_id)
