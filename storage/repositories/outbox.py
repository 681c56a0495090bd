"""The traffic with Discord: pending posts, and interactions that it may deliver twice."""

from collections.abc import Collection, Iterable
from datetime import datetime
from operator import itemgetter

from sqlalchemy import bindparam, delete, exists, func, insert, select, update

from storage.errors import AlreadyUsed, NotFound
from storage.models.base import JsonObject
from storage.models.subjects import CLAIMS, OUTBOX, SUBJECTS, OutboxRecord
from storage.models.tables import INTERACTIONS
from storage.repositories.base import Repository, insert_or_skip
from storage.repositories.claims import IS_KNOWN, is_for_worker, worker_values

LAST_ERROR_LIMIT = 500
"""Characters kept of an error: a proxy in front of Discord may answer with a whole web page."""

_PENDING = (
    select(OUTBOX).where(OUTBOX.c.delivered_at.is_(None)).order_by(OUTBOX.c.id).limit(bindparam("at_most"))
)
_PENDING_OF_SUBJECT = _PENDING.where(OUTBOX.c.subject_id == bindparam("of_subject"))
_FAILING_IN_GUILD = (  # of the few that are undelivered, not of a server's many subjects
    select(OUTBOX)
    .where(
        OUTBOX.c.delivered_at.is_(None),
        OUTBOX.c.attempts > 0,
        exists().where(
            SUBJECTS.c.id == OUTBOX.c.subject_id, SUBJECTS.c.guild_snowflake == bindparam("guild")
        ),
    )
    .order_by(OUTBOX.c.id)
)
_OF_KNOWN = (
    select(OUTBOX)
    .join(SUBJECTS, SUBJECTS.c.id == OUTBOX.c.subject_id)
    .where(OUTBOX.c.delivered_at.is_(None), IS_KNOWN)
)
_BY_SUBJECT = _OF_KNOWN.with_only_columns(OUTBOX.c.subject_id, func.min(OUTBOX.c.due_at)).group_by(
    OUTBOX.c.subject_id  # in the order of its index: the few that are due are sorted below, not in SQL
)
_SUBJECTS_DUE = _BY_SUBJECT.where(OUTBOX.c.due_at <= bindparam("due_by"))
_SUBJECTS_DUE_FOR_WORKER = _BY_SUBJECT.outerjoin(CLAIMS, CLAIMS.c.subject_id == OUTBOX.c.subject_id).where(
    is_for_worker(OUTBOX.c.due_at)
)
_NEXT_DUE = _OF_KNOWN.with_only_columns(func.min(OUTBOX.c.due_at))
_NEXT_DUE_AFTER = _NEXT_DUE.where(OUTBOX.c.due_at > bindparam("after", type_=OUTBOX.c.due_at.type))
_LENGTH_AND_OLDEST = _OF_KNOWN.with_only_columns(func.count(), func.min(OUTBOX.c.created_at))
_INSERT = insert(OUTBOX)
_MARK_DELIVERED = (
    update(OUTBOX)
    .where(OUTBOX.c.id == bindparam("post_id"), OUTBOX.c.delivered_at.is_(None))
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
_PUT_OFF = (
    update(OUTBOX).where(OUTBOX.c.id.in_(bindparam("ids", expanding=True))).values(due_at=bindparam("later"))
)
_CLAIM = insert_or_skip(INTERACTIONS)
_FORGET = delete(INTERACTIONS).where(INTERACTIONS.c.used_at < bindparam("before"))


class Outbox(Repository):
    """Pending posts."""

    __slots__ = ()

    def add(self, subject_id: int, version: int, kind: str, payload: JsonObject, now: datetime) -> None:
        """A new post, due at once; the payload says what to post and to which player ids, but no words."""
        values = {
            "subject_id": subject_id,
            "version": version,
            "kind": kind,
            "payload": payload,
            "attempts": 0,
            "due_at": now,
            "created_at": now,
        }
        self._connection.execute(_INSERT, values)

    def pending(self, subject_id: int | None = None, *, limit: int = 100) -> list[OutboxRecord]:
        """Undelivered posts, of all subjects or of one, oldest first."""
        statement = _PENDING if subject_id is None else _PENDING_OF_SUBJECT
        values = {"at_most": limit, "of_subject": subject_id}
        return self._read(OutboxRecord, statement, values)

    def failing_in_guild(self, guild_snowflake: int) -> list[OutboxRecord]:
        """Posts for a server's subjects that Discord did not take so far, oldest first."""
        return self._read(OutboxRecord, _FAILING_IN_GUILD, {"guild": guild_snowflake})

    def subjects_due(self, due_by: datetime, kinds: Collection[str], *, limit: int = 100) -> list[int]:
        """The subjects of such kinds with something due, each once, the longest due first."""
        values: dict[str, object] = {"kinds": list(kinds)}
        if self._worker is None:
            waiting = self._connection.execute(_SUBJECTS_DUE, values | {"due_by": due_by}).all()
        else:
            values |= worker_values(self._worker, due_by)
            waiting = self._connection.execute(_SUBJECTS_DUE_FOR_WORKER, values).all()
        return [subject_id for subject_id, _ in sorted(waiting, key=itemgetter(1))[:limit]]

    def next_due_at(self, kinds: Collection[str], after: datetime | None = None) -> datetime | None:
        """When the next undelivered post of such subjects is due, which may be past; None without any.

        Those that are due already are passed over where it is asked for `after` now.
        """
        statement, values = (_NEXT_DUE, {}) if after is None else (_NEXT_DUE_AFTER, {"after": after})
        due: datetime | None = self._connection.execute(
            statement, {"kinds": list(kinds), **values}
        ).scalar_one()
        return due

    def length_and_oldest(self, kinds: Collection[str]) -> tuple[int, datetime | None]:
        """How many posts of such subjects are undelivered, and since when the oldest; None without any."""
        length, oldest = self._connection.execute(_LENGTH_AND_OLDEST, {"kinds": list(kinds)}).one()
        return length, oldest

    def mark_delivered(self, ids: Iterable[int], now: datetime) -> None:
        if values := [{"post_id": post_id, "now": now} for post_id in ids]:
            self._connection.execute(_MARK_DELIVERED, values)

    def put_off(self, ids: Iterable[int], later: datetime) -> None:
        """Postpone these posts; that is no failed attempt."""
        self._connection.execute(_PUT_OFF, {"ids": list(ids), "later": later})

    def mark_failed(self, post_id: int, error: str, now: datetime, retry_at: datetime) -> None:
        """Note a failed attempt, and when to try again; raises `NotFound`."""
        values = {"post_id": post_id, "error": error[:LAST_ERROR_LIMIT], "now": now, "retry_at": retry_at}
        if self._connection.execute(_MARK_FAILED, values).rowcount == 0:
            raise NotFound("post", post_id)


class Interactions(Repository):
    """Interactions that were applied."""

    __slots__ = ()

    def claim(self, interaction_snowflake: int, now: datetime) -> None:
        """Use the interaction in this transaction; raises `AlreadyUsed`."""
        values = {"snowflake": interaction_snowflake, "used_at": now}
        if self._connection.execute(_CLAIM[self._dialect], values).rowcount == 0:
            raise AlreadyUsed(interaction_snowflake)

    def forget_before(self, when: datetime) -> int:
        """How many interactions that were used before `when` are now forgotten."""
        return self._connection.execute(_FORGET, {"before": when}).rowcount
