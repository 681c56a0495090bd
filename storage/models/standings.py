"""Where players stand: what follows from results alone, and is kept so that nobody counts these anew."""

from datetime import datetime
from typing import Literal, TypeAlias

from sqlalchemy import CheckConstraint, Double, Index, String
from sqlmodel import Field

from storage.models.base import NOT_COUNTED, Key, Model, UtcDateTime
from storage.models.results import Scope

LadderName: TypeAlias = Literal["two", "chouette"]
"""Matches and money games between two, or bets of chouettes: ratings of the one never mix with the other."""

EVERYWHERE = 0
"""In the place of a server: all servers and direct messages together."""


class StandingRecord(Model, table=True):
    """Where a player stands on one ladder of one server, or of all together.

    `opponents` is how many they have met, `rated_at` when the last result ended that was rated, None before
    the first. `is_silent`: the last was a loss on time. The columns that begin with `last` are the key of the
    last result that was taken in.
    """

    __tablename__ = "standings"
    __table_args__ = (
        CheckConstraint("ladder IN ('two', 'chouette')", name="ladder"),
        CheckConstraint("experience >= 0", name="experience"),
        CheckConstraint("deviation > 0", name="deviation"),
        Index(None, "player_id"),
        {"sqlite_with_rowid": False},
    )

    ladder: LadderName = Field(sa_type=String, primary_key=True)
    guild_snowflake: int = Field(sa_type=Key, primary_key=True, sa_column_kwargs=NOT_COUNTED)
    player_id: int = Field(sa_type=Key, foreign_key="players.id", primary_key=True)
    value: float = Field(sa_type=Double)
    experience: float = Field(sa_type=Double)
    deviation: float = Field(sa_type=Double)
    opponents: int
    rated_at: datetime | None = Field(sa_type=UtcDateTime)
    is_silent: bool
    last_at: datetime = Field(sa_type=UtcDateTime)
    last_table: int = Field(sa_type=Key)
    last_game: int
    last_scope: Scope = Field(sa_type=String)
    last_bet: int

    @property
    def values(self) -> dict[str, object]:
        """By column."""
        return {name: getattr(self, name) for name in _OF_STANDINGS}


class MeetingRecord(Model, table=True):
    """How often a player and an opponent had a rated result in the last month in which they had one.

    There is a row of each for the other.
    """

    __tablename__ = "meetings"
    __table_args__ = (
        CheckConstraint("ladder IN ('two', 'chouette')", name="ladder"),
        CheckConstraint("month BETWEEN 1 AND 12", name="month"),
        CheckConstraint("times > 0", name="times"),
        CheckConstraint("player_id <> opponent_id", name="opponent"),
        Index(None, "player_id"),
        {"sqlite_with_rowid": False},
    )

    ladder: LadderName = Field(sa_type=String, primary_key=True)
    guild_snowflake: int = Field(sa_type=Key, primary_key=True, sa_column_kwargs=NOT_COUNTED)
    player_id: int = Field(sa_type=Key, foreign_key="players.id", primary_key=True)
    opponent_id: int = Field(sa_type=Key, foreign_key="players.id", primary_key=True)
    year: int
    month: int
    times: int

    @property
    def values(self) -> dict[str, object]:
        """By column."""
        return {name: getattr(self, name) for name in _OF_MEETINGS}


class RatingChangeRecord(Model, table=True):
    """How far one result has moved a rating, and where it stood then; of a chouette's game, its last bet."""

    __tablename__ = "rating_changes"
    __table_args__ = (
        CheckConstraint("ladder IN ('two', 'chouette')", name="ladder"),
        CheckConstraint("deviation > 0", name="deviation"),
        Index(None, "player_id"),
        {"sqlite_with_rowid": False},
    )

    ladder: LadderName = Field(sa_type=String, primary_key=True)
    guild_snowflake: int = Field(sa_type=Key, primary_key=True, sa_column_kwargs=NOT_COUNTED)
    player_id: int = Field(sa_type=Key, foreign_key="players.id", primary_key=True)
    table_id: int = Field(sa_type=Key, foreign_key="tables.id", primary_key=True)
    game: int = Field(primary_key=True)
    ended_at: datetime = Field(sa_type=UtcDateTime)
    moved: float = Field(sa_type=Double)
    value: float = Field(sa_type=Double)
    deviation: float = Field(sa_type=Double)

    @property
    def values(self) -> dict[str, object]:
        """By column."""
        return {name: getattr(self, name) for name in _OF_CHANGES}


STANDINGS = StandingRecord.__table__
MEETINGS = MeetingRecord.__table__
RATING_CHANGES = RatingChangeRecord.__table__
_OF_STANDINGS, _OF_MEETINGS, _OF_CHANGES = (
    tuple(table.c.keys()) for table in (STANDINGS, MEETINGS, RATING_CHANGES)
)
