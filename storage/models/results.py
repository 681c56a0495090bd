"""How games, matches and bets ended, one row each, and which of that a feature has yet to take in."""

from datetime import datetime
from typing import Literal, TypeAlias

from sqlalchemy import CheckConstraint, Index, String
from sqlmodel import Field

from storage.models.base import Key, Model, UtcDateTime

Scope: TypeAlias = Literal["game", "match", "session", "bet", "fee", "half"]
"""The scope of a result: between two a game, match or session; in a chouette a bet, fee or half.

A fee is paid for an extra cube; a half is what the box shares of its net with its partner.
"""

ResultEnding: TypeAlias = Literal["played", "passed", "resigned", "time", "settled", "forfeited", "abandoned"]
"""The way in which it ended; a match ends as its last game did."""


class ResultRecord(Model, table=True):
    """How one thing ended between two people; the points of all rows of one scope sum to zero by themselves.

    `points` is what White won, negative where Black did; each was worth the `stake`. In a chouette White is
    the box; of a fee, who paid it. In a match it is the margin, and 0 where it was abandoned.

    `game` is the game that ended, or with which the match did; `bet` tells the bets, or fees, of one game
    apart. `win` is 1, 2 or 3 for a single game, gammon or backgammon. The score is that after the game.
    `moves` counts the plays of both sides, dances too. The seconds are how long the game waited for each
    side, from one event to the next: nights, vacations and rests are in them.

    The server, and whether everybody there could see the place, are as they were at the end: `is_public` is
    false in direct messages and private threads. `has_former_player` says that one of the two had been erased
    by then.

    In a chouette `bets` is how many bets the game has with the box, and those come first. `is_casual`: both
    agreed that it is not rated. `is_void`: an admin has declared so, for `void_reason`.
    """

    __tablename__ = "results"
    __table_args__ = (
        CheckConstraint("game > 0", name="game"),
        CheckConstraint("scope IN ('game', 'match', 'session', 'bet', 'fee', 'half')", name="scope"),
        CheckConstraint("bet >= 0", name="bet"),
        CheckConstraint("bets >= 0", name="bets"),
        CheckConstraint("white_id <> black_id", name="black"),
        CheckConstraint("stake > 0", name="stake"),
        CheckConstraint("cube > 0", name="cube"),
        CheckConstraint("win IN (1, 2, 3)", name="win"),
        CheckConstraint(
            "ending IN ('played', 'passed', 'resigned', 'time', 'settled', 'forfeited', 'abandoned')",
            name="ending",
        ),
        CheckConstraint("(ending IS NULL) = (scope IN ('fee', 'half'))", name="ended"),
        CheckConstraint("length > 0", name="length"),
        CheckConstraint("white_score >= 0 AND black_score >= 0", name="score"),
        CheckConstraint("moves >= 0", name="moves"),
        CheckConstraint("white_seconds >= 0 AND black_seconds >= 0", name="seconds"),
        Index(None, "white_id", "ended_at"),
        Index(None, "black_id", "ended_at"),
        Index(None, "guild_snowflake", "ended_at"),
        {"sqlite_with_rowid": False},
    )

    table_id: int = Field(sa_type=Key, foreign_key="tables.id", primary_key=True)
    game: int = Field(primary_key=True)
    scope: Scope = Field(sa_type=String, primary_key=True)
    bet: int = Field(primary_key=True)
    ended_at: datetime = Field(sa_type=UtcDateTime)
    guild_snowflake: int | None = Field(sa_type=Key)
    is_public: bool
    white_id: int = Field(sa_type=Key, foreign_key="players.id")
    black_id: int = Field(sa_type=Key, foreign_key="players.id")
    has_bot: bool
    points: int
    stake: int
    cube: int | None
    win: int | None
    ending: ResultEnding | None = Field(sa_type=String)
    length: int | None
    white_score: int | None
    black_score: int | None
    moves: int
    white_seconds: int
    black_seconds: int
    bets: int
    has_standard_start: bool
    has_tutor: bool
    is_casual: bool
    has_former_player: bool
    is_void: bool
    void_reason: str | None

    @property
    def key(self) -> tuple[int, str, int]:
        """The place of the result among those of its table."""
        return self.game, self.scope, self.bet

    @property
    def values(self) -> dict[str, object]:
        """By column."""
        return {name: getattr(self, name) for name in _COLUMNS}


class MissedResultRecord(Model, table=True):
    """A result that a feature failed to take in, until it has; `error` is what it raised last."""

    __tablename__ = "missed_results"
    __table_args__ = (
        CheckConstraint("feature <> ''", name="feature"),
        Index(None, "table_id"),
        {"sqlite_with_rowid": False},
    )

    feature: str = Field(primary_key=True)
    table_id: int = Field(sa_type=Key, foreign_key="tables.id", primary_key=True)
    game: int = Field(primary_key=True)
    scope: Scope = Field(sa_type=String, primary_key=True)
    bet: int = Field(primary_key=True)
    error: str
    tried_at: datetime = Field(sa_type=UtcDateTime)


RESULTS = ResultRecord.__table__
_COLUMNS = tuple(RESULTS.c.keys())
MISSED_RESULTS = MissedResultRecord.__table__
