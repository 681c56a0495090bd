"""Points that players have paid to each other."""

from datetime import datetime

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, Integer, String
from sqlmodel import Field

from storage.columns import Key, UtcDateTime
from storage.models.base import Model


class Transfer(Model, table=True):
    """What a player paid to another for a game; rows are only ever added, which triggers hold.

    The server is the one where the table stood when the game was settled.
    """

    __tablename__ = "transfers"
    __table_args__ = (
        CheckConstraint("game > 0", name="game"),
        CheckConstraint("seq >= 0", name="seq"),
        CheckConstraint("payer_id <> payee_id", name="payee"),
        CheckConstraint("points >= 0", name="points"),
        CheckConstraint("stake > 0", name="stake"),
        CheckConstraint("why <> ''", name="why"),
        Index(None, "guild_snowflake", "payer_id", "payee_id"),
        Index("ix_transfers_of_guild", "guild_snowflake", "created_at", "table_id", "game", "seq"),
        Index(None, "payer_id"),
        Index(None, "payee_id"),
        {"sqlite_with_rowid": False},
    )

    table_id: int = Field(sa_column=Column(Key, ForeignKey("tables.id"), primary_key=True))
    game: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    seq: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    guild_snowflake: int | None = Field(sa_column=Column(Key))
    payer_id: int = Field(sa_column=Column(Key, ForeignKey("players.id"), nullable=False))
    payee_id: int = Field(sa_column=Column(Key, ForeignKey("players.id"), nullable=False))
    points: int = Field(sa_column=Column(Integer, nullable=False))
    stake: int = Field(sa_column=Column(Integer, nullable=False))
    why: str = Field(sa_column=Column(String, nullable=False))
    created_at: datetime = Field(sa_column=Column(UtcDateTime, nullable=False))


TRANSFERS = Model.metadata.tables["transfers"]
