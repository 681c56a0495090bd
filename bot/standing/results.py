"""Results, as far as ratings need to know them, and the reasons why they may not count."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final, TypeAlias

from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.keys import TableId
from storage import ResultEnding, Scope

SIXTH_ROLL: Final = 6
GIVEN_UP: Final = frozenset[ResultEnding]({"resigned", "time", "forfeited"})
"""Endings that one player can bring about alone, at any moment."""

IN_PRESENCE: Final = frozenset[ResultEnding]({"played", "passed", "resigned", "settled"})
"""Endings that show the loser to have been there."""

Order: TypeAlias = tuple[datetime, TableId, GameNumber, Scope, int]


class Unrated(StrEnum):
    """Why a result moves no rating."""

    NO_CONTEST = "no_contest"
    """It is not a match, nor a single game for money: a game within a match, say, or a whole session."""
    BOT = "bot"
    FORMER_PLAYER = "former_player"
    VOID = "void"
    CASUAL = "casual"
    START = "start"
    TUTOR = "tutor"
    ABANDONED = "abandoned"
    EVEN = "even"
    TOO_SHORT = "too_short"
    """Given up before the sixth roll was played."""
    TIME_AGAIN = "time_again"
    """Lost on time after another such loss, with nothing played to an end in between."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """A row of results between two people, with what else bears on ratings.

    Args:
        game: The game that ended, or with which the match did.
        bet: Which of its game's bets it is; in a chouette those with the box come first.
        bets: In a chouette, how many bets its game has with the box.
        points: What White won, negative where Black did; White is the box.
        moves: The plays of both sides, dances too.
        is_casual: Whether both agreed that it is not rated.
        has_former_player: Whether one of them had been erased by then.
        is_void: Whether an admin has declared it void.

    Raises:
        ValueError: The moment has no time zone, or somebody would have played themselves.
    """

    table: TableId
    game: GameNumber
    scope: Scope
    bet: int = 0
    bets: int = 0
    at: datetime
    white: PlayerId
    black: PlayerId
    points: int
    ending: ResultEnding | None
    length: int | None = None
    moves: int
    has_bot: bool = False
    has_standard_start: bool = True
    has_tutor: bool = False
    is_casual: bool = False
    has_former_player: bool = False
    is_void: bool = False

    def __post_init__(self) -> None:
        if self.at.tzinfo is None:
            raise ValueError(f"{self.at} has no time zone")
        if self.white == self.black:
            raise ValueError(f"player {self.white} against themselves")

    @property
    def order(self) -> Order:
        """Results are rated in the order of their ends."""
        return self.at, self.table, self.game, self.scope, self.bet

    @property
    def winner(self) -> PlayerId:
        """The winner, if the result is not even."""
        return self.white if self.points > 0 else self.black

    @property
    def loser(self) -> PlayerId:
        return self.black if self.points > 0 else self.white

    @property
    def is_of_match(self) -> bool:
        """Whether it is one game of a match."""
        return self.scope == "game" and self.length is not None

    @property
    def was_played(self) -> bool:
        """Whether one game came to its sixth roll, or ended by more than one player's giving up."""
        return self.moves >= SIXTH_ROLL or self.ending not in GIVEN_UP


def is_beyond_ratings(result: Result) -> Unrated | None:
    """Why a result does not exist for ratings: it neither moves one, nor tells that somebody was there."""
    if result.is_void:
        return Unrated.VOID
    if result.has_bot:
        return Unrated.BOT
    if result.has_former_player:
        return Unrated.FORMER_PLAYER
    return Unrated.ABANDONED if result.ending == "abandoned" else None


def is_off_the_record(result: Result) -> Unrated | None:
    """Why a result that exists for ratings moves none, by what was agreed and by who won."""
    if result.is_casual:
        return Unrated.CASUAL
    if not result.has_standard_start:
        return Unrated.START
    if result.has_tutor:
        return Unrated.TUTOR
    return Unrated.EVEN if result.points == 0 else None
