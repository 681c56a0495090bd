"""A player's rating, and how one result moves it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from math import fsum

from bot.standing import deviation, fibs


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating, and how certain it is.

    Args:
        experience: The points of all matches that were rated, as far as each counted.
        deviation: How uncertain the value was after the last of them.
        at: When the last of them ended; None before the first.
    """

    value: float = fibs.START
    experience: float = 0.0
    deviation: float = deviation.FIRST
    at: datetime | None = None

    def deviation_at(self, moment: datetime) -> float:
        """It grows while nothing is played."""
        if self.at is None:
            return self.deviation
        return deviation.widened(self.deviation, moment - self.at)

    def as_of(self, moment: datetime) -> "Rating":
        """The same rating, as uncertain as it has become."""
        return replace(self, deviation=self.deviation_at(moment), at=moment)


@dataclass(frozen=True, slots=True)
class Change:
    """The effect of one result on one rating: changes of value and experience, and its information."""

    value: float
    experience: float
    information: float


def change(own: Rating, other: Rating, length: int, *, has_won: bool, weight: float = 1.0) -> Change:
    """The change of `own` by a match of this length, of which the part `weight` counts.

    Both ratings are as of its end. A player moves less, up and down, against an opponent who is less certain
    than they are: a newcomer's rating says little yet, whether they lost by accident or on purpose.
    """
    winner, loser = (own, other) if has_won else (other, own)
    surprise = fibs.chance_to_win(loser.value, winner.value, length)
    moved = fibs.moved_by(own.experience, length, surprise) * certainty(own, other) * weight
    told = deviation.information(own.value, other.value, other.deviation, length)
    return Change(moved if has_won else -moved, length * weight, told * weight)


def certainty(own: Rating, other: Rating) -> float:
    """How certain the other's rating is beside one's own: 1 if at least as certain, else less."""
    return min(1.0, (own.deviation / other.deviation) ** 2)


def changed(rating: Rating, changes: Sequence[Change]) -> Rating:
    """The rating after results that ended together, in whatever order they are given."""
    told = deviation.narrowed(rating.deviation, fsum(each.information for each in changes))
    return replace(
        rating,
        value=fsum([rating.value, *(each.value for each in changes)]),
        experience=fsum([rating.experience, *(each.experience for each in changes)]),
        deviation=max(deviation.LEAST, told),
    )


def after_match(
    winner: Rating, loser: Rating, length: int, at: datetime, *, weight: float = 1.0
) -> tuple[Rating, Rating]:
    """The ratings of both after a match to so many points, of which the part `weight` counts."""
    winner, loser = winner.as_of(at), loser.as_of(at)
    won = change(winner, loser, length, has_won=True, weight=weight)
    lost = change(loser, winner, length, has_won=False, weight=weight)
    return changed(winner, [won]), changed(loser, [lost])
