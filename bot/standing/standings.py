"""Where one player stands: their rating, and whom they have met."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Final, NamedTuple

from bot.engine.keys import PlayerId
from bot.standing.rating import Rating
from bot.standing.results import Order, Result

WHOLE_A_MONTH: Final = 4
"""So many rated results against one opponent count whole in a calendar month."""


class OutOfOrder(Exception):
    """A result ended before one that was taken in already, so ratings are to be rebuilt."""

    def __init__(self, result: Result) -> None:
        super().__init__(f"game {result.game} of table {result.table} ended before what is counted already")


class Month(NamedTuple):
    """By UTC."""

    year: int
    month: int

    @classmethod
    def of(cls, moment: datetime) -> "Month":
        utc = moment.astimezone(UTC)
        return cls(utc.year, utc.month)


@dataclass(frozen=True, slots=True)
class Met:
    """How often two players had a rated result in the last month in which they had one."""

    month: Month
    times: int


@dataclass(frozen=True, slots=True)
class Standing:
    """Where one player stands, and what their next result depends on.

    Args:
        opponents: Those with whom they had a rated result, as far as they bear on the next.
        others: How many there are of these in all.
        is_silent: Whether their last result was a rated loss on time.
        last: The order of the last result that was taken in.
    """

    rating: Rating = field(default_factory=Rating)
    opponents: Mapping[PlayerId, Met] = field(default_factory=dict)
    others: int = 0
    is_silent: bool = False
    last: Order | None = None

    def check_order(self, result: Result) -> None:
        """Raise OutOfOrder if something that ended later, or the result itself, was taken in before."""
        if self.last is not None and result.order <= self.last:
            raise OutOfOrder(result)

    def times_met(self, opponent: PlayerId, at: datetime) -> int:
        """The rated results against somebody in the month of a moment."""
        met = self.opponents.get(opponent)
        return met.times if met is not None and met.month == Month.of(at) else 0

    def after_rated(self, opponent: PlayerId, rating: Rating, at: datetime) -> "Standing":
        met = Met(Month.of(at), self.times_met(opponent, at) + 1)
        others = self.others + (opponent not in self.opponents)
        return replace(self, rating=rating, opponents={**self.opponents, opponent: met}, others=others)


def weight_of(times_before: int) -> float:
    """How much of a result counts, after so many in the month against the same opponent."""
    return min(1.0, WHOLE_A_MONTH / (times_before + 1))
