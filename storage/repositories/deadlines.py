"""Deadlines, each due at a moment and fired once, and how often players were reminded."""

from collections.abc import Collection, Iterable
from datetime import datetime

from sqlalchemy import bindparam, delete, func, insert, select, tuple_, update

from storage.models.people import REMINDERS, ReminderRecord
from storage.models.subjects import CLAIMS, DEADLINES, SUBJECTS, DeadlineRecord
from storage.repositories.base import Repository, insert_or_replace
from storage.repositories.claims import IS_KNOWN, is_for_worker, worker_values

_IS_UNFIRED = DEADLINES.c.fired_at.is_(None)
_OF_KNOWN = (
    select(DEADLINES).join(SUBJECTS, SUBJECTS.c.id == DEADLINES.c.subject_id).where(_IS_UNFIRED, IS_KNOWN)
)
_FIRST = _OF_KNOWN.order_by(DEADLINES.c.due_at, DEADLINES.c.id).limit(bindparam("at_most"))
_NEXT_DUE_AT = _FIRST.with_only_columns(DEADLINES.c.due_at)
_IS_AFTER = tuple_(DEADLINES.c.due_at, DEADLINES.c.id) > tuple_(
    bindparam("after_moment", type_=DEADLINES.c.due_at.type), bindparam("after_id")
)
_DUE = _FIRST.where(DEADLINES.c.due_at <= bindparam("now"))
_DUE_FOR_WORKER = (
    _FIRST.outerjoin(CLAIMS, CLAIMS.c.subject_id == DEADLINES.c.subject_id)
    .where(is_for_worker(DEADLINES.c.due_at))
    .with_for_update(of=DEADLINES, skip_locked=True)  # what others are about to claim they carry out
)
_DUE_AFTER, _DUE_AFTER_FOR_WORKER = _DUE.where(_IS_AFTER), _DUE_FOR_WORKER.where(_IS_AFTER)
_COUNT_DUE = _OF_KNOWN.with_only_columns(func.count()).where(DEADLINES.c.due_at <= bindparam("now"))
_OF_SUBJECT = select(DEADLINES).where(DEADLINES.c.subject_id == bindparam("of_subject"))
_INSERT = insert(DEADLINES)
_DROP = delete(DEADLINES).where(DEADLINES.c.subject_id == bindparam("of_subject"), _IS_UNFIRED)
_FIRE = (
    update(DEADLINES)
    .where(DEADLINES.c.id == bindparam("deadline_id"), _IS_UNFIRED)
    .values(fired_at=bindparam("now"))
)
_LATEST_FIRING = select(func.max(DEADLINES.c.fired_at))
_FORGET_BEFORE = delete(DEADLINES).where(DEADLINES.c.fired_at < bindparam("before"))

_IS_AT_TABLE = REMINDERS.c.table_id == bindparam("of_table")
_IS_OF_PLAYER = REMINDERS.c.player_id == bindparam("of_player")
_REMINDERS_OF = select(REMINDERS).where(_IS_AT_TABLE, _IS_OF_PLAYER)
_REMINDERS_AT_TABLE = select(REMINDERS).where(_IS_AT_TABLE).order_by(REMINDERS.c.player_id)
_REMINDERS_OF_PLAYER = select(REMINDERS).where(_IS_OF_PLAYER).order_by(REMINDERS.c.table_id)
_PUT = insert_or_replace(REMINDERS)
_FORGET_PLAYER = delete(REMINDERS).where(_IS_OF_PLAYER)
_FORGET = _FORGET_PLAYER.where(_IS_AT_TABLE)


class Deadlines(Repository):
    """The deadlines of subjects; an id is never given twice, even after its deadline is gone.

    A transaction that fires a deadline and changes its subject holds the subject first, as every save does.
    On PostgreSQL, two transactions in opposite order would wait for each other.
    """

    __slots__ = ()

    def replace(
        self, subject_id: int, version: int, rows: Iterable[tuple[str, int | None, datetime]]
    ) -> None:
        """Replace the deadlines of a subject that have not fired by what is due from `version` on.

        A row is the kind, the player concerned (None: nobody in particular), and the moment.
        """
        self._connection.execute(_DROP, {"of_subject": subject_id})
        values = [
            {
                "subject_id": subject_id,
                "player_id": player_id,
                "kind": kind,
                "version": version,
                "due_at": due_at,
            }
            for kind, player_id, due_at in rows
        ]
        if values:
            self._connection.execute(_INSERT, values)

    def next_due_at(self, kinds: Collection[str]) -> datetime | None:
        """When the next deadline of such subjects is due, which may be past; None if there is none."""
        values = {"kinds": list(kinds), "at_most": 1}
        moment: datetime | None = self._connection.execute(_NEXT_DUE_AT, values).scalar_one_or_none()
        return moment

    def due(
        self, now: datetime, kinds: Collection[str], limit: int, after: DeadlineRecord | None = None
    ) -> list[DeadlineRecord]:
        """At most `limit` deadlines that are due and have not fired, oldest first, from `after` on.

        They are of subjects of such kinds. Those of subjects after which another process looks, or is to look
        first, are left out.
        """
        values: dict[str, object] = {"now": now, "kinds": list(kinds), "at_most": limit}
        if after is not None:
            values |= {"after_moment": after.due_at, "after_id": after.id}
        if self._worker is None:
            return self._read(DeadlineRecord, _DUE if after is None else _DUE_AFTER, values)
        values |= worker_values(self._worker, now)
        statement = _DUE_FOR_WORKER if after is None else _DUE_AFTER_FOR_WORKER
        return self._read(DeadlineRecord, statement, values)

    def count_due(self, now: datetime, kinds: Collection[str]) -> int:
        """How many deadlines of such subjects are due and have not fired."""
        number: int = self._connection.execute(_COUNT_DUE, {"now": now, "kinds": list(kinds)}).scalar_one()
        return number

    def fire(self, deadline_id: int, now: datetime) -> bool:
        """False if it has fired before or was replaced meanwhile."""
        return self._connection.execute(_FIRE, {"deadline_id": deadline_id, "now": now}).rowcount == 1

    def latest_firing(self) -> datetime | None:
        """When one was fired last; None if none of those that are kept was."""
        latest: datetime | None = self._connection.execute(_LATEST_FIRING).scalar_one()
        return latest

    def of_subject(self, subject_id: int) -> list[DeadlineRecord]:
        """By due moment; includes those that have fired."""
        found = self._read(DeadlineRecord, _OF_SUBJECT, {"of_subject": subject_id})
        return sorted(found, key=lambda each: (each.due_at, each.id))

    def forget_before(self, when: datetime) -> int:
        """How many deadlines that fired before `when` are now deleted."""
        return self._connection.execute(_FORGET_BEFORE, {"before": when}).rowcount


class Reminders(Repository):
    """How often players were reminded of what they have not done yet."""

    __slots__ = ()

    def of(self, table_id: int, player_id: int) -> ReminderRecord | None:
        values = {"of_table": table_id, "of_player": player_id}
        return self._read_one(ReminderRecord, _REMINDERS_OF, values)

    def of_table(self, table_id: int) -> list[ReminderRecord]:
        """By player id."""
        return self._read(ReminderRecord, _REMINDERS_AT_TABLE, {"of_table": table_id})

    def of_player(self, player_id: int) -> list[ReminderRecord]:
        """By table id."""
        return self._read(ReminderRecord, _REMINDERS_OF_PLAYER, {"of_player": player_id})

    def put(self, reminders: ReminderRecord) -> None:
        self._connection.execute(_PUT[self._dialect], reminders.model_dump())

    def forget(self, table_id: int, player_id: int) -> None:
        self._connection.execute(_FORGET, {"of_table": table_id, "of_player": player_id})

    def forget_player(self, player_id: int) -> None:
        self._connection.execute(_FORGET_PLAYER, {"of_player": player_id})
