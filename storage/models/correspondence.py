"""What play over days needs: deadlines, reminders, orders, notes, boards in direct messages, trouble."""

from datetime import datetime

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, Integer, String, text
from sqlmodel import Field

from storage.columns import Json, Key, UtcDateTime
from storage.models.base import Model
from storage.records import JsonObject

IS_FIRED = text("fired_at IS NOT NULL")
IS_UNFIRED = text("fired_at IS NULL")


class Deadline(Model, table=True):
    """What is due at a table at a moment.

    A key is never used again: who read a row may come to fire it after it was replaced.
    """

    __tablename__ = "deadlines"
    __table_args__ = (
        CheckConstraint("kind <> ''", name="kind"),
        CheckConstraint("version >= 0", name="version"),
        Index(None, "table_id", "fired_at"),
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

    id: int = Field(sa_column=Column(Key, primary_key=True))
    table_id: int = Field(sa_column=Column(Key, ForeignKey("tables.id"), nullable=False))
    player_id: int | None = Field(sa_column=Column(Key, ForeignKey("players.id")))
    kind: str = Field(sa_column=Column(String, nullable=False))
    version: int = Field(sa_column=Column(Integer, nullable=False))
    due_at: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))
    fired_at: datetime | None = Field(sa_column=Column(UtcDateTime))


class Reminder(Model, table=True):
    """How often a player was reminded since a table last changed, and the message that did so last.

    It has no channel if it came by direct message: the channel of those would tell who he is.
    """

    __tablename__ = "reminders"
    __table_args__ = (
        CheckConstraint("sent > 0", name="sent"),
        Index(None, "player_id"),
        {"sqlite_with_rowid": False},
    )

    table_id: int = Field(sa_column=Column(Key, ForeignKey("tables.id"), primary_key=True))
    player_id: int = Field(sa_column=Column(Key, ForeignKey("players.id"), primary_key=True))
    sent: int = Field(sa_column=Column(Integer, nullable=False))
    channel_snowflake: int | None = Field(sa_column=Column(Key))
    message_snowflake: int | None = Field(sa_column=Column(Key))


class StandingOrders(Model, table=True):
    """What a player lets the bot do for him at a table, known to himself alone."""

    __tablename__ = "standing_orders"
    __table_args__ = (Index(None, "player_id"), {"sqlite_with_rowid": False})

    table_id: int = Field(sa_column=Column(Key, ForeignKey("tables.id"), primary_key=True))
    player_id: int = Field(sa_column=Column(Key, ForeignKey("players.id"), primary_key=True))
    orders: JsonObject = Field(sa_column=Column(Json, nullable=False))
    updated_at: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))


class Note(Model, table=True):
    """What a player has written down for himself about a table."""

    __tablename__ = "notes"
    __table_args__ = (
        CheckConstraint("text <> ''", name="text"),
        Index(None, "player_id"),
        {"sqlite_with_rowid": False},
    )

    table_id: int = Field(sa_column=Column(Key, ForeignKey("tables.id"), primary_key=True))
    player_id: int = Field(sa_column=Column(Key, ForeignKey("players.id"), primary_key=True))
    text: str = Field(sa_column=Column(String, nullable=False))
    updated_at: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))


class DirectBoard(Model, table=True):
    """A player's own live board, in his direct messages: the channel tells who he is."""

    __tablename__ = "direct_boards"
    __table_args__ = (
        CheckConstraint("version >= 0", name="version"),
        Index(None, "player_id"),
        {"sqlite_with_rowid": False},
    )

    table_id: int = Field(sa_column=Column(Key, ForeignKey("tables.id"), primary_key=True))
    player_id: int = Field(sa_column=Column(Key, ForeignKey("players.id"), primary_key=True))
    channel_snowflake: int = Field(sa_column=Column(Key, nullable=False))
    message_snowflake: int | None = Field(sa_column=Column(Key))
    version: int = Field(sa_column=Column(Integer, nullable=False))


class Trouble(Model, table=True):
    """What is wrong with a channel or thread, as Discord told us."""

    __tablename__ = "trouble"
    __table_args__ = (
        CheckConstraint("reason <> ''", name="reason"),
        Index(None, "guild_snowflake", "since"),
    )

    channel_snowflake: int = Field(sa_column=Column(Key, primary_key=True, autoincrement=False))
    guild_snowflake: int | None = Field(sa_column=Column(Key))
    reason: str = Field(sa_column=Column(String, nullable=False))
    since: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))


DEADLINES = Model.metadata.tables["deadlines"]
REMINDERS = Model.metadata.tables["reminders"]
STANDING_ORDERS = Model.metadata.tables["standing_orders"]
NOTES = Model.metadata.tables["notes"]
DIRECT_BOARDS = Model.metadata.tables["direct_boards"]
TROUBLE = Model.metadata.tables["trouble"]
