"""Claims of processes to subjects: the holder carries out what is due there, and posts.

A claim ends by itself some seconds after its process was heard of last, so the work of a process that dies is
taken over. A process that has the database to itself claims nothing: there, all is its own.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Insert,
    and_,
    bindparam,
    case,
    delete,
    func,
    or_,
    select,
)
from sqlalchemy import update as update_rows
from sqlalchemy.dialects import postgresql, sqlite

from storage.models.subjects import CLAIMS, SUBJECTS
from storage.repositories.base import Repository, Transaction, Worker

LEASE: Final = timedelta(seconds=15)
"""How long a claim lasts that is not renewed."""

PATIENCE: Final = timedelta(seconds=10)
"""How long what is due is left to the process whose shard hears of the table's server."""

DISCORD_TIME_BIT = 22  # of a snowflake: https://docs.discord.com/developers/events/gateway#sharding


@dataclass(frozen=True, slots=True)
class Claim:
    """A process's claim on a subject: unbroken since `since`, and still held `at` that moment."""

    since: datetime
    at: datetime


IS_KNOWN = SUBJECTS.c.kind.in_(bindparam("kinds", expanding=True))
"""Whether there is somebody who knows a subject's kind: what is due and owed of others is left alone."""

IS_FREE = or_(
    CLAIMS.c.subject_id.is_(None),
    CLAIMS.c.worker == bindparam("worker"),
    CLAIMS.c.until <= bindparam("now"),
)
"""Whether a worker may look after a subject to which its claim, if there is one, is joined."""


def is_of_own_shard(guild_snowflake: Column[int | None]) -> ColumnElement[bool]:
    """Whether a worker's shard hears of a server; of direct messages, the first shard does."""
    guild = func.coalesce(guild_snowflake, 0, type_=BigInteger())
    shard = (guild // 2**DISCORD_TIME_BIT) % bindparam("shard_count", type_=BigInteger())
    is_own: ColumnElement[bool] = shard.in_(bindparam("shards", expanding=True))
    return is_own


def is_for_worker(due_at: Column[datetime]) -> ColumnElement[bool]:
    """Whether something is due, and a worker is to see to it: on a shard of others only once it is overdue.

    The subjects are joined to their claims; the values are those of `worker_values`.
    """
    moment, overdue = bindparam("now", type_=due_at.type), bindparam("overdue", type_=due_at.type)
    latest = case((is_of_own_shard(SUBJECTS.c.guild_snowflake), moment), else_=overdue)
    is_due: ColumnElement[bool] = due_at <= latest
    return and_(is_due, IS_FREE)


def worker_values(worker: Worker, now: datetime) -> dict[str, object]:
    shards = {"shards": list(worker.shards), "shard_count": worker.shard_count}
    return shards | {"worker": worker.name, "now": now, "overdue": now - PATIENCE}


_COLUMNS = ("subject_id", "worker", "since", "until")
_ALL = (
    select(
        SUBJECTS.c.id,
        bindparam("own", type_=CLAIMS.c.worker.type),
        bindparam("moment", type_=CLAIMS.c.since.type),
        bindparam("later", type_=CLAIMS.c.until.type),
    )
    .where(SUBJECTS.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(SUBJECTS.c.id)  # so that two processes never wait for each other
    .with_for_update(key_share=True, skip_locked=True)  # whoever is changing one looks after it anyway
)


def _unless_claimed(insert: postgresql.Insert | sqlite.Insert) -> Insert:
    """Adds claims, or takes those that have ended; returns what is the worker's then."""
    new = insert.excluded
    is_own = CLAIMS.c.worker == new.worker
    return insert.on_conflict_do_update(
        index_elements=[CLAIMS.c.subject_id],
        set_={
            "worker": new.worker,
            "since": case((is_own, CLAIMS.c.since), else_=new.since),
            "until": new.until,
        },
        where=or_(is_own, CLAIMS.c.until <= new.since),
    ).returning(CLAIMS.c.subject_id, CLAIMS.c.since)


_TAKE = {
    "sqlite": _unless_claimed(sqlite.insert(CLAIMS)),
    "postgresql": _unless_claimed(postgresql.insert(CLAIMS)),
}
_TAKE_ALL = {
    "sqlite": _unless_claimed(sqlite.insert(CLAIMS).from_select(_COLUMNS, _ALL)),
    "postgresql": _unless_claimed(postgresql.insert(CLAIMS).from_select(_COLUMNS, _ALL)),
}
_OWN = CLAIMS.c.worker == bindparam("own")
_PROLONG = update_rows(CLAIMS).where(_OWN).values(until=bindparam("later"))
_RENEW_ALL = _PROLONG.where(CLAIMS.c.subject_id.in_(bindparam("ids", expanding=True)))
_RENEW = _PROLONG.where(CLAIMS.c.subject_id == bindparam("of_subject")).returning(CLAIMS.c.since)
_RELEASE_ALL = delete(CLAIMS).where(_OWN)
_RELEASE = _RELEASE_ALL.where(CLAIMS.c.subject_id == bindparam("of_subject"))


class Claims(Repository):
    """The subjects that this process looks after; all of them if it has no others beside it."""

    __slots__ = ("_known",)

    def __init__(self, transaction: Transaction) -> None:
        super().__init__(transaction)
        self._known: dict[int, Claim] = {}

    def of(self, subject_id: int) -> Claim | None:
        """The claim that this transaction took or renewed last; None where there is none to take."""
        return self._known.get(subject_id)

    def take(self, subject_id: int, now: datetime) -> bool:
        """Look after a subject from now on; False while another process does."""
        if self._worker is None:
            return True
        values = {"subject_id": subject_id, "worker": self._worker.name, "since": now, "until": now + LEASE}
        row = self._connection.execute(_TAKE[self._dialect], values).one_or_none()
        if row is not None:
            self._known[subject_id] = Claim(row.since, now)
        return row is not None

    def take_all(self, subject_ids: Iterable[int], now: datetime) -> set[int]:
        """The subjects among these after which this process looks from now on."""
        ids = list(subject_ids)
        if self._worker is None or not ids:
            return set(ids)
        values = {"ids": ids, "own": self._worker.name, "moment": now, "later": now + LEASE}
        return {row.subject_id for row in self._connection.execute(_TAKE_ALL[self._dialect], values)}

    def renew(self, subject_id: int, now: datetime) -> bool:
        """Go on looking after a subject; False if another process has taken it over meanwhile."""
        if self._worker is None:
            return True
        values = {"of_subject": subject_id, "own": self._worker.name, "later": now + LEASE}
        row = self._connection.execute(_RENEW, values).one_or_none()
        if row is not None:
            self._known[subject_id] = Claim(row.since, now)
        return row is not None

    def renew_all(self, subject_ids: Iterable[int], now: datetime) -> None:
        """Go on looking after those of the subjects that no other process has taken over."""
        ids = sorted(subject_ids)
        if self._worker is not None and ids:
            values = {"ids": ids, "own": self._worker.name, "later": now + LEASE}
            self._connection.execute(_RENEW_ALL, values)

    def release(self, subject_id: int) -> bool:
        """Look after a subject no longer; False if another process has taken it over before."""
        if self._worker is None:
            return True
        values = {"of_subject": subject_id, "own": self._worker.name}
        return self._connection.execute(_RELEASE, values).rowcount == 1

    def release_all(self) -> None:
        if self._worker is not None:
            self._connection.execute(_RELEASE_ALL, {"own": self._worker.name})
