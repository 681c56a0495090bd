"""The schema: one SQLModel class a table.

SQLModel's `table=True` classes validate nothing, so every rule of the data is a constraint of the table.
Repositories use the tables through SQLAlchemy Core: no session and no model object is ever made.
Migrations create the schema (and the triggers that keep `events` and `dice` append-only); a test holds both
together.
"""

from datetime import datetime

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    UniqueConstraint,
    text,
)
from sqlmodel import Field, SQLModel

from storage.columns import Json, Key, UtcDateTime
from storage.records import JsonObject

IS_OPEN = text("status IN ('challenge', 'playing')")
"""`OPEN_STATUSES` in SQL. Without bound values, since with those no planner sees that the index fits."""

IS_UNDELIVERED = text("delivered_at IS NULL")


class Model(SQLModel):
    """The base of all tables: every constraint has a name, so that a migration can change it."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class Player(Model, table=True):
    """A person: the only place that knows a name or a user's snowflake. Who was erased has neither."""

    __tablename__ = "players"
    __table_args__ = (
        CheckConstraint("snowflake > 0", name="snowflake"),
        CheckConstraint("(snowflake IS NULL) = (name IS NULL)", name="erased"),
    )

    id: int = Field(sa_column=Column(Key, primary_key=True))
    snowflake: int | None = Field(sa_column=Column(Key, unique=True))
    name: str | None = Field(sa_column=Column(String))
    created_at: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))


class GameTable(Model, table=True):
    """What a channel hosts, with its live snapshot: reading it never reads its events."""

    __tablename__ = "tables"
    __table_args__ = (
        CheckConstraint("status IN ('challenge', 'playing', 'over', 'closed')", name="status"),
        CheckConstraint("kind <> ''", name="kind"),
        CheckConstraint("version >= 0", name="version"),
        CheckConstraint("live_version BETWEEN 0 AND version", name="live_version"),
        Index(None, "channel_snowflake", "id"),
        Index(None, "guild_snowflake", "id"),
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
    channel_snowflake: int = Field(sa_column=Column(Key, nullable=False))
    kind: str = Field(sa_column=Column(String, nullable=False))
    status: str = Field(sa_column=Column(String, nullable=False))
    version: int = Field(sa_column=Column(Integer, nullable=False))
    state: JsonObject = Field(sa_column=Column(Json, nullable=False))
    live_message_snowflake: int | None = Field(sa_column=Column(Key))
    live_version: int | None = Field(sa_column=Column(Integer))
    created_at: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))
    updated_at: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))


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


class ServerSettings(Model, table=True):
    """What a server's admins have set."""

    __tablename__ = "server_settings"

    guild_snowflake: int = Field(sa_column=Column(Key, primary_key=True, autoincrement=False))
    settings: JsonObject = Field(sa_column=Column(Json, nullable=False))
    updated_at: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))


class PlayerSettings(Model, table=True):
    """What a player has set for himself."""

    __tablename__ = "player_settings"

    player_id: int = Field(
        sa_column=Column(Key, ForeignKey("players.id"), primary_key=True, autoincrement=False)
    )
    settings: JsonObject = Field(sa_column=Column(Json, nullable=False))
    updated_at: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))


class Dice(Model, table=True):
    """The secret from which the dice of a game follow; rows are only ever added, which triggers hold."""

    __tablename__ = "dice"
    __table_args__ = (
        CheckConstraint("game > 0", name="game"),
        CheckConstraint("length(secret) = 64", name="secret"),
        {"sqlite_with_rowid": False},
    )

    table_id: int = Field(sa_column=Column(Key, ForeignKey("tables.id"), primary_key=True))
    game: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    secret: str = Field(sa_column=Column(String, nullable=False))
    created_at: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))


class DiceWords(Model, table=True):
    """The words that a player adds to a game's secret: the dice need the digest alone, so words can go."""

    __tablename__ = "dice_words"
    __table_args__ = (
        CheckConstraint("length(digest) = 64", name="digest"),
        ForeignKeyConstraint(["table_id", "game"], ["dice.table_id", "dice.game"]),
        Index(None, "player_id"),
        {"sqlite_with_rowid": False},
    )

    table_id: int = Field(sa_column=Column(Key, primary_key=True, autoincrement=False))
    game: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    player_id: int = Field(sa_column=Column(Key, ForeignKey("players.id"), primary_key=True))
    words: str | None = Field(sa_column=Column(String))
    digest: str = Field(sa_column=Column(String, nullable=False))


class DiceTotal(Model, table=True):
    """How often a server has seen a roll."""

    __tablename__ = "dice_totals"
    __table_args__ = (
        CheckConstraint("1 <= low AND low <= high AND high <= 6", name="roll"),
        CheckConstraint("rolled > 0", name="rolled"),
        {"sqlite_with_rowid": False},
    )

    guild_snowflake: int = Field(sa_column=Column(Key, primary_key=True, autoincrement=False))
    high: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    low: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    rolled: int = Field(sa_column=Column(Integer, nullable=False))


class Import(Model, table=True):
    """A match record that somebody brought, to replay it. A key is never used again: old buttons name it."""

    __tablename__ = "imports"
    __table_args__ = (
        Index(None, "player_id", "id"),
        Index(None, "created_at"),
        {"sqlite_autoincrement": True},
    )

    id: int = Field(sa_column=Column(Key, primary_key=True))
    player_id: int = Field(sa_column=Column(Key, ForeignKey("players.id"), nullable=False))
    record: str = Field(sa_column=Column(String, nullable=False))
    created_at: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))


PLAYERS = Model.metadata.tables["players"]
TABLES = Model.metadata.tables["tables"]
SEATS = Model.metadata.tables["seats"]
EVENTS = Model.metadata.tables["events"]
OUTBOX = Model.metadata.tables["outbox"]
INTERACTIONS = Model.metadata.tables["interactions"]
SERVER_SETTINGS = Model.metadata.tables["server_settings"]
PLAYER_SETTINGS = Model.metadata.tables["player_settings"]
DICE = Model.metadata.tables["dice"]
DICE_WORDS = Model.metadata.tables["dice_words"]
DICE_TOTALS = Model.metadata.tables["dice_totals"]
IMPORTS = Model.metadata.tables["imports"]
