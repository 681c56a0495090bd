"""Dice that can be verified."""

from datetime import datetime

from sqlalchemy import CheckConstraint, Column, ForeignKey, ForeignKeyConstraint, Index, Integer, String
from sqlmodel import Field

from storage.columns import Key, UtcDateTime
from storage.models.base import Model


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


class ShownDice(Model, table=True):
    """A message that shows the commitment to the dice of a game, and whose own board it is, if anybody's."""

    __tablename__ = "shown_dice"
    __table_args__ = (
        CheckConstraint("length(commitment) = 64", name="commitment"),
        ForeignKeyConstraint(["table_id", "game"], ["dice.table_id", "dice.game"]),
        Index(None, "table_id"),
        Index(None, "player_id"),
        {"sqlite_with_rowid": False},
    )

    message_snowflake: int = Field(sa_column=Column(Key, primary_key=True, autoincrement=False))
    game: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    table_id: int = Field(sa_column=Column(Key, nullable=False))
    player_id: int | None = Field(sa_column=Column(Key, ForeignKey("players.id")))
    commitment: str = Field(sa_column=Column(String, nullable=False))


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


DICE = Model.metadata.tables["dice"]
DICE_WORDS = Model.metadata.tables["dice_words"]
SHOWN_DICE = Model.metadata.tables["shown_dice"]
DICE_TOTALS = Model.metadata.tables["dice_totals"]
