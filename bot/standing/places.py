"""The places on a leaderboard: who has one, in which order, and what others lack for one."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, TypeAlias

from bot.engine.keys import PlayerId
from bot.standing.rating import Rating

CERTAIN_TO: Final = 200.0
"""The largest deviation that has a place; by then two thirds of a newcomer's uncertainty are gone."""

OPPONENTS: Final = 5
LATELY: Final = timedelta(days=90)


@dataclass(frozen=True, slots=True)
class TooUncertain:
    """The rating is `deviation` points uncertain."""

    deviation: float


@dataclass(frozen=True, slots=True)
class TooFewOpponents:
    """So many more are needed."""

    more: int


@dataclass(frozen=True, slots=True)
class NotLately:
    """Nothing rated ended within ninety days; None where nothing ever did."""

    last: datetime | None


Lack: TypeAlias = TooUncertain | TooFewOpponents | NotLately


@dataclass(frozen=True, slots=True)
class Candidate:
    """A rating, and how many others it comes from."""

    rating: Rating
    opponents: int


@dataclass(frozen=True, slots=True)
class Place:
    """A row of a leaderboard: a rank, or what is missing for one.

    Args:
        rank: From 1, shared by equal ratings; None while something is missing.
    """

    player: PlayerId
    rating: Rating
    rank: int | None
    lacks: tuple[Lack, ...]


def lacks(candidate: Candidate, now: datetime) -> Iterator[Lack]:
    """Yield the requirements that are not met."""
    deviation = candidate.rating.deviation_at(now)
    if deviation > CERTAIN_TO:
        yield TooUncertain(deviation)
    if candidate.opponents < OPPONENTS:
        yield TooFewOpponents(OPPONENTS - candidate.opponents)
    last = candidate.rating.at
    if last is None or now - last > LATELY:
        yield NotLately(last)


def leaderboard(candidates: Mapping[PlayerId, Candidate], now: datetime) -> Sequence[Place]:
    """Return everybody who was ever rated: those with a place, the highest rating first, then the others."""
    found = [
        (player, each.rating, tuple(lacks(each, now)))
        for player, each in candidates.items()
        if each.rating.at
    ]
    found.sort(key=lambda row: (bool(row[2]), -row[1].value, row[0]))
    ranked = ranks(rating.value for _, rating, missing in found if not missing)
    return [Place(player, rating, next(ranked, None), missing) for player, rating, missing in found]


def ranks(values: Iterable[float]) -> Iterator[int]:
    """The rank of each of some falling values."""
    rank, last = 0, None
    for number, value in enumerate(values, start=1):
        rank, last = rank if value == last else number, value
        yield rank
