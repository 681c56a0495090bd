"""Players, and what belongs to one person or one server."""

from datetime import datetime

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, String
from sqlmodel import Field

from storage.columns import Json, Key, UtcDateTime
from storage.models.base import Model
from storage.records import JsonObject


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
SERVER_SETTINGS = Model.metadata.tables["server_settings"]
PLAYER_SETTINGS = Model.metadata.tables["player_settings"]
IMPORTS = Model.metadata.tables["imports"]
