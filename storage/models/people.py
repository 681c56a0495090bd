"""People and servers, their settings, and where they see tables; and the identity of this database."""

from datetime import datetime
from typing import Final

from sqlalchemy import CheckConstraint, Index
from sqlmodel import Field

from storage.models.base import NOT_COUNTED, Json, JsonObject, Key, Model, UtcDateTime

COPY_NAME: Final = "restored"
"""The name of every backup, until a bot is started with it: then it gets one of its own."""


class IdentityRecord(Model, table=True):
    """The one row that names this database, at random when it was made.

    `commands` tells which commands Discord was last told of; None where it may have been any.
    `quarantined_at` is when Discord last said that the bot is quarantined; None if it never did.
    `results_from` is the first table whose results are yet to be rebuilt; None once all are.
    """

    __tablename__ = "identity"
    __table_args__ = (
        CheckConstraint("id = 1", name="id"),
        CheckConstraint("length(name) = 8", name="name"),
    )

    id: int = Field(primary_key=True, sa_column_kwargs=NOT_COUNTED)
    name: str
    commands: str | None
    quarantined_at: datetime | None = Field(sa_type=UtcDateTime)
    results_from: int | None = Field(sa_type=Key)


class PlayerRecord(Model, table=True):
    """A person: the only place that knows a name or a user's snowflake. An erased person has neither.

    `locale` is Discord's for the language that they spoke last, such as "es-419"; None if nobody knows.
    `username` is Discord's, of which there is one alone; None until they do something.
    `level` is that of the bot itself as a player, which is nobody on Discord; None for people.
    `written_to_at` is when direct messages with them were first opened; None if they never were.
    """

    __tablename__ = "players"
    __table_args__ = (
        CheckConstraint("snowflake > 0", name="snowflake"),
        CheckConstraint("(snowflake IS NULL) = (name IS NULL)", name="erased"),
        Index("ix_players_level", "level", unique=True),
        Index(None, "written_to_at"),
    )

    id: int = Field(sa_type=Key, primary_key=True)
    snowflake: int | None = Field(sa_type=Key, unique=True)
    name: str | None
    created_at: datetime = Field(sa_type=UtcDateTime)
    locale: str | None
    level: str | None
    username: str | None
    written_to_at: datetime | None = Field(sa_type=UtcDateTime)


class ServerSettingsRecord(Model, table=True):
    """A server's settings, made by its admins."""

    __tablename__ = "server_settings"

    guild_snowflake: int = Field(sa_type=Key, primary_key=True, sa_column_kwargs=NOT_COUNTED)
    settings: JsonObject = Field(sa_type=Json)
    updated_at: datetime = Field(sa_type=UtcDateTime)


class PlayerSettingsRecord(Model, table=True):
    """A player's settings."""

    __tablename__ = "player_settings"

    player_id: int = Field(sa_type=Key, foreign_key="players.id", primary_key=True)
    settings: JsonObject = Field(sa_type=Json)
    updated_at: datetime = Field(sa_type=UtcDateTime)


class StandingOrdersRecord(Model, table=True):
    """A player's standing orders to the bot at a table, for their eyes alone."""

    __tablename__ = "standing_orders"
    __table_args__ = (Index(None, "player_id"), {"sqlite_with_rowid": False})

    table_id: int = Field(sa_type=Key, foreign_key="tables.id", primary_key=True)
    player_id: int = Field(sa_type=Key, foreign_key="players.id", primary_key=True)
    orders: JsonObject = Field(sa_type=Json)
    updated_at: datetime = Field(sa_type=UtcDateTime)


class NoteRecord(Model, table=True):
    """A player's private note about a table."""

    __tablename__ = "notes"
    __table_args__ = (
        CheckConstraint("text <> ''", name="text"),
        Index(None, "player_id"),
        {"sqlite_with_rowid": False},
    )

    table_id: int = Field(sa_type=Key, foreign_key="tables.id", primary_key=True)
    player_id: int = Field(sa_type=Key, foreign_key="players.id", primary_key=True)
    text: str
    updated_at: datetime = Field(sa_type=UtcDateTime)


class ImportRecord(Model, table=True):
    """A match record that somebody brought, to replay it. A key is never used again: old buttons name it."""

    __tablename__ = "imports"
    __table_args__ = (
        Index(None, "player_id", "id"),
        Index(None, "created_at"),
        {"sqlite_autoincrement": True},
    )

    id: int = Field(sa_type=Key, primary_key=True)
    player_id: int = Field(sa_type=Key, foreign_key="players.id")
    record: str
    created_at: datetime = Field(sa_type=UtcDateTime)


class EvaluationsRecord(Model, table=True):
    """How many positions a player had evaluated on the last day when they had any, while they played.

    `day` is when it began.
    """

    __tablename__ = "evaluations"
    __table_args__ = (CheckConstraint("asked > 0", name="asked"),)

    player_id: int = Field(sa_type=Key, foreign_key="players.id", primary_key=True)
    day: datetime = Field(sa_type=UtcDateTime)
    asked: int


class ReminderRecord(Model, table=True):
    """How often a player was reminded since a table last changed, and the message that did so last.

    `message_snowflake` is None while no message has arrived. A direct message has no `channel_snowflake`:
    the channel of those would tell who the player is.
    """

    __tablename__ = "reminders"
    __table_args__ = (
        CheckConstraint("sent > 0", name="sent"),
        Index(None, "player_id"),
        {"sqlite_with_rowid": False},
    )

    table_id: int = Field(sa_type=Key, foreign_key="tables.id", primary_key=True)
    player_id: int = Field(sa_type=Key, foreign_key="players.id", primary_key=True)
    sent: int
    channel_snowflake: int | None = Field(sa_type=Key)
    message_snowflake: int | None = Field(sa_type=Key)


class DirectBoardRecord(Model, table=True):
    """A player's own live board, in their direct messages: the channel tells who they are.

    `message_snowflake` is the message that shows it, `version` the one from which its log line starts.
    """

    __tablename__ = "direct_boards"
    __table_args__ = (
        CheckConstraint("version >= 0", name="version"),
        Index(None, "player_id"),
        {"sqlite_with_rowid": False},
    )

    table_id: int = Field(sa_type=Key, foreign_key="tables.id", primary_key=True)
    player_id: int = Field(sa_type=Key, foreign_key="players.id", primary_key=True)
    channel_snowflake: int = Field(sa_type=Key)
    message_snowflake: int | None = Field(sa_type=Key)
    version: int


class ThreadRecord(Model, table=True):
    """The channel in which a thread is where a table stood: Discord tells it only of threads in use."""

    __tablename__ = "threads"
    __table_args__ = ({"sqlite_with_rowid": False},)

    thread_snowflake: int = Field(sa_type=Key, primary_key=True, sa_column_kwargs=NOT_COUNTED)
    parent_snowflake: int = Field(sa_type=Key)
    is_private: bool


class ChannelProblemRecord(Model, table=True):
    """A problem with a channel or thread, as Discord told us; direct messages have no server."""

    __tablename__ = "channel_problems"
    __table_args__ = (
        CheckConstraint("reason <> ''", name="reason"),
        Index(None, "guild_snowflake", "since"),
    )

    channel_snowflake: int = Field(sa_type=Key, primary_key=True, sa_column_kwargs=NOT_COUNTED)
    guild_snowflake: int | None = Field(sa_type=Key)
    reason: str
    since: datetime = Field(sa_type=UtcDateTime)


IDENTITY = IdentityRecord.__table__
PLAYERS = PlayerRecord.__table__
SERVER_SETTINGS = ServerSettingsRecord.__table__
PLAYER_SETTINGS = PlayerSettingsRecord.__table__
STANDING_ORDERS = StandingOrdersRecord.__table__
NOTES = NoteRecord.__table__
IMPORTS = ImportRecord.__table__
EVALUATIONS = EvaluationsRecord.__table__
REMINDERS = ReminderRecord.__table__
DIRECT_BOARDS = DirectBoardRecord.__table__
THREADS = ThreadRecord.__table__
CHANNEL_PROBLEMS = ChannelProblemRecord.__table__
