"""Subjects, with their deadlines, posts and claims: a subject is a table, or a feature's own thing."""

from datetime import datetime

from sqlalchemy import CheckConstraint, Index, text
from sqlmodel import Field

from storage.models.base import NOT_COUNTED, Json, JsonObject, Key, Model, UtcDateTime

IS_UNDELIVERED = text("delivered_at IS NULL")
IS_FIRED = text("fired_at IS NOT NULL")
IS_UNFIRED = text("fired_at IS NULL")


class SubjectRecord(Model, table=True):
    """A thing with deadlines and posts; its kind says who handles it, its server which shard hears of it.

    A key is never used again: buttons bear it.
    """

    __tablename__ = "subjects"
    __table_args__ = (CheckConstraint("kind <> ''", name="kind"), {"sqlite_autoincrement": True})

    id: int = Field(sa_type=Key, primary_key=True)
    kind: str
    guild_snowflake: int | None = Field(sa_type=Key)


class OutboxRecord(Model, table=True):
    """A post that Discord is owed, or has had: what to say and to whom, never the words.

    `attempts` counts those that failed, `due_at` is when to try (again).
    """

    __tablename__ = "outbox"
    __table_args__ = (
        CheckConstraint("version >= 0", name="version"),
        CheckConstraint("kind <> ''", name="kind"),
        CheckConstraint("attempts >= 0", name="attempts"),
        Index(
            "ix_outbox_undelivered",
            "subject_id",
            "id",
            sqlite_where=IS_UNDELIVERED,
            postgresql_where=IS_UNDELIVERED,
        ),
        Index(
            "ix_outbox_undelivered_id",
            "id",
            sqlite_where=IS_UNDELIVERED,
            postgresql_where=IS_UNDELIVERED,
        ),
    )

    id: int = Field(sa_type=Key, primary_key=True)
    subject_id: int = Field(sa_type=Key, foreign_key="subjects.id")
    version: int
    kind: str
    payload: JsonObject = Field(sa_type=Json)
    attempts: int
    last_error: str | None
    failed_at: datetime | None = Field(sa_type=UtcDateTime)
    due_at: datetime = Field(sa_type=UtcDateTime)
    created_at: datetime = Field(sa_type=UtcDateTime)
    delivered_at: datetime | None = Field(sa_type=UtcDateTime)


class DeadlineRecord(Model, table=True):
    """A deadline of a subject; it holds from the subject's `version`.

    `player_id` is the player concerned, None for nobody in particular. A key is never used again: a process
    that has read a row may come to fire it after it was replaced.
    """

    __tablename__ = "deadlines"
    __table_args__ = (
        CheckConstraint("kind <> ''", name="kind"),
        CheckConstraint("version >= 0", name="version"),
        Index(None, "subject_id", "fired_at"),
        Index(
            "ix_deadlines_unfired",
            "due_at",
            "id",
            sqlite_where=IS_UNFIRED,
            postgresql_where=IS_UNFIRED,
        ),
        Index("ix_deadlines_fired", "fired_at", sqlite_where=IS_FIRED, postgresql_where=IS_FIRED),
        {"sqlite_autoincrement": True},
    )

    id: int = Field(sa_type=Key, primary_key=True)
    subject_id: int = Field(sa_type=Key, foreign_key="subjects.id")
    player_id: int | None = Field(sa_type=Key, foreign_key="players.id")
    kind: str
    version: int
    due_at: datetime = Field(sa_type=UtcDateTime)
    fired_at: datetime | None = Field(sa_type=UtcDateTime)


class ClaimRecord(Model, table=True):
    """A process's claim to a subject: since when, and until when unless it is extended."""

    __tablename__ = "claims"
    __table_args__ = (CheckConstraint("worker <> ''", name="worker"), {"sqlite_with_rowid": False})

    subject_id: int = Field(
        sa_type=Key, foreign_key="subjects.id", primary_key=True, sa_column_kwargs=NOT_COUNTED
    )
    worker: str
    since: datetime = Field(sa_type=UtcDateTime)
    until: datetime = Field(sa_type=UtcDateTime)


SUBJECTS = SubjectRecord.__table__
OUTBOX = OutboxRecord.__table__
DEADLINES = DeadlineRecord.__table__
CLAIMS = ClaimRecord.__table__
