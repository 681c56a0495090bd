"""Tables, what happened at them, and what Discord is owed of it."""

from datetime import datetime

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    UniqueConstraint,
    text,
)
from sqlmodel import Field

from storage.columns import Json, Key, UtcDateTime
from storage.models.base import Model
from storage.records import JsonObject

IS_OPEN = text("status IN ('challenge', 'playing')")
"""`OPEN_STATUSES` in SQL. Without bound values, since with those no planner sees that the index fits."""

IS_UNDELIVERED = text("delivered_at IS NULL")


class GameTable(Model, table=True):
    """What a channel hosts, with its live snapshot: reading it never reads its events.

    A match that is played by direct messages has no channel, but a `DirectBoard` for each player.
    """

    __tablename__ = "tables"
    __table_args__ = (
        CheckConstraint("status IN ('challenge', 'playing', 'over', 'closed')", name="status"),
        CheckConstraint("kind <> ''", name="kind"),
        CheckConstraint("version >= 0", name="version"),
        CheckConstraint("live_version BETWEEN 0 AND version", name="live_version"),
        Index(None, "channel_snowflake", "id"),
        Index(None, "guild_snowflake", "id"),
        Index(
            "ix_tables_open_guild",
            "guild_snowflake",
            "id",
            sqlite_where=IS_OPEN,
            postgresql_where=IS_OPEN,
        ),
        Index(
            "uq_tables_open_channel",
            "channel_snowflake",
            unique=True,
            sqlite_where=IS_OPEN,
            postgresql_where=IS_OPEN,
        ),
    )

    id: int = Field(sa_column=Column(Key, primary_key=True))
    guild_snowflake: int | None = Field(sa_column=Column(Key))
    channel_snowflake: int | None = Field(sa_column=Column(Key))
    kind: str = Field(sa_column=Column(String, nullable=False))
    status: str = Field(sa_column=Column(String, nullable=False))
    version: int = Field(sa_column=Column(Integer, nullable=False))
    state: JsonObject = Field(sa_column=Column(Json, nullable=False))
    live_message_snowflake: int | None = Field(sa_column=Column(Key))
    live_version: int | None = Field(sa_column=Column(Integer))
    created_at: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))
    updated_at: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))


class Thread(Model, table=True):
    """The channel in which a thread is where a table stood: Discord tells it only of threads in use."""

    __tablename__ = "threads"
    __table_args__ = ({"sqlite_with_rowid": False},)

    thread_snowflake: int = Field(sa_column=Column(Key, primary_key=True, autoincrement=False))
    parent_snowflake: int = Field(sa_column=Column(Key, nullable=False))
    is_private: bool = Field(sa_column=Column(Boolean, nullable=False))


class Seat(Model, table=True):
    """Who sits at a table, so that all tables of a player are found without reading a snapshot."""

    __tablename__ = "seats"
    __table_args__ = (
        CheckConstraint("seat >= 0", name="seat"),
        UniqueConstraint("table_id", "player_id"),
        Index(None, "player_id", "table_id"),
        {"sqlite_with_rowid": False},
    )

    table_id: int = Field(sa_column=Column(Key, ForeignKey("tables.id"), primary_key=True))
    seat: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    player_id: int = Field(sa_column=Column(Key, ForeignKey("players.id"), nullable=False))


class Invitation(Model, table=True):
    """Who belongs to a challenge that is open, so that a player's are found without reading a snapshot."""

    __tablename__ = "invitations"
    __table_args__ = (Index(None, "player_id", "table_id"), {"sqlite_with_rowid": False})

    table_id: int = Field(sa_column=Column(Key, ForeignKey("tables.id"), primary_key=True))
    player_id: int = Field(sa_column=Column(Key, ForeignKey("players.id"), primary_key=True))


class Event(Model, table=True):
    """What happened; rows are only ever added, which triggers hold."""

    __tablename__ = "events"
    __table_args__ = (
        CheckConstraint("version >= 0", name="version"),
        CheckConstraint("seq >= 0", name="seq"),
        CheckConstraint("game >= 0", name="game"),
        CheckConstraint("kind <> ''", name="kind"),
        Index(None, "table_id", "game"),
        Index(None, "player_id"),
        {"sqlite_with_rowid": False},
    )

    table_id: int = Field(sa_column=Column(Key, ForeignKey("tables.id"), primary_key=True))
    version: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    seq: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    game: int = Field(sa_column=Column(Integer, nullable=False))
    kind: str = Field(sa_column=Column(String, nullable=False))
    payload: JsonObject = Field(sa_column=Column(Json, nullable=False))
    player_id: int | None = Field(sa_column=Column(Key, ForeignKey("players.id")))
    created_at: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))


class OutboxPost(Model, table=True):
    """A post that Discord is owed, or has had: what to say and to whom, never the words."""

    __tablename__ = "outbox"
    __table_args__ = (
        CheckConstraint("version >= 0", name="version"),
        CheckConstraint("kind <> ''", name="kind"),
        CheckConstraint("attempts >= 0", name="attempts"),
        Index(
            "ix_outbox_undelivered",
            "table_id",
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

    id: int = Field(sa_column=Column(Key, primary_key=True))
    table_id: int = Field(sa_column=Column(Key, ForeignKey("tables.id"), nullable=False))
    version: int = Field(sa_column=Column(Integer, nullable=False))
    kind: str = Field(sa_column=Column(String, nullable=False))
    payload: JsonObject = Field(sa_column=Column(Json, nullable=False))
    attempts: int = Field(sa_column=Column(Integer, nullable=False))
    last_error: str | None = Field(sa_column=Column(String))
    failed_at: datetime | None = Field(sa_column=Column(UtcDateTime))
    due_at: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))
    created_at: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))
    delivered_at: datetime | None = Field(sa_column=Column(UtcDateTime))


class Interaction(Model, table=True):
    """An interaction that was applied, so that its second delivery is not."""

    __tablename__ = "interactions"

    snowflake: int = Field(sa_column=Column(Key, primary_key=True, autoincrement=False))
    used_at: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))


TABLES = Model.metadata.tables["tables"]
THREADS = Model.metadata.tables["threads"]
SEATS = Model.metadata.tables["seats"]
INVITATIONS = Model.metadata.tables["invitations"]
EVENTS = Model.metadata.tables["events"]
OUTBOX = Model.metadata.tables["outbox"]
INTERACTIONS = Model.metadata.tables["interactions"]
