"""How a side bears off in the fewest rolls on average, where nobody is in its way.

That is known for all arrangements of some checkers up to some point at once, each of them known by a number:
whatever an arrangement leads to has a lower one.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from math import comb
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.engine import ROLLS, Roll
from bot.engine.roll import DIE_FACES

Checkers: TypeAlias = tuple[int, ...]
"""How many of a side stand on its ace point, its deuce point, and so on up to the last one that holds any."""

Numbers: TypeAlias = NDArray[np.intp]

Lengths: TypeAlias = NDArray[np.float32]

HOME: Final = 6
WEIGHTS: Final = np.array([1 if roll.is_doubles else 2 for roll in ROLLS], dtype=np.float32) / 36

MOST: Final = 20_000
"""So many arrangements are worked out, in a third of a second: ten checkers up to the seven point, say."""

LONGEST: Final = 20
"""In so many rolls, or more, which hardly ever is, all else is borne off."""

_STAGES: Final = 1 + 3 * len(DIE_FACES)
"""A turn may be over, or one to three more of a die are to be played."""

_ROLLED: Final = {roll: _STAGES + place for place, roll in enumerate(ROLLS)}


def _to_play(count: int, die: int) -> int:
    """The stage in which so many of a die are to be played."""
    return (count - 1) * len(DIE_FACES) + die if count else 0


def _by_playing(die: int) -> tuple[list[int], list[int]]:
    """From which stages and rolls a die leads, and to which stage from each."""
    others = [other for other in DIE_FACES if other != die]
    begins = [_to_play(count, die) for count in (1, 2, 3)] + [_ROLLED[Roll(die, die)]]
    begins += [_ROLLED[Roll(die, other)] for other in others]
    ends = [_to_play(count, die) for count in (0, 1, 2, 3)]
    return begins, ends + [_to_play(1, other) for other in others]


def is_worked_out(checkers: Checkers) -> bool:
    """Whether it is known for a side."""
    return comb(sum(checkers) + len(checkers), len(checkers)) <= MOST


def chance_of_first(on_roll: Lengths, other: Lengths) -> Lengths:
    """How often whoever is on roll is done first, for rows of the one, of the other, or of both."""
    still_there = other[..., ::-1].cumsum(axis=-1)[..., ::-1]
    chances: Lengths = (on_roll * still_there).sum(axis=-1)
    return chances


class Fastest:
    """The plays that bear off in the fewest rolls, for up to so many checkers up to the last point."""

    def __init__(self, count: int, last: int) -> None:
        self.count, self.last = count, last
        # An arrangement is how many checkers stand beyond each point, from off the board on.
        chosen = np.array(list(combinations(range(count + last), last)), dtype=np.int64)[:, ::-1]
        beyond = chosen - np.arange(last)[::-1]
        self._weights = np.array(
            [
                [comb(many + last - 1 - point, last - point) for many in range(count + 1)]
                for point in range(last)
            ]
        )
        numbers = self._number_of(beyond)
        beyond = beyond[np.argsort(numbers)]
        less = self._weights - np.pad(self._weights, ((0, 0), (1, 0)))[:, :-1]
        steps = less[np.arange(last), beyond]
        self._down = np.pad(np.cumsum(steps, axis=1), ((0, 0), (1, 0))).astype(np.int32)
        self._beyond = np.pad(beyond, ((0, 0), (0, 1))).astype(np.int8)
        self.plays = np.zeros((len(beyond), len(ROLLS)), dtype=np.int32)
        self._rolls = np.zeros((len(beyond), _STAGES), dtype=np.float32)
        self._reached = np.zeros((len(beyond), _STAGES), dtype=np.int32)
        self._reached[:, 0] = np.arange(len(beyond))
        self._lengths = np.zeros((len(beyond), LONGEST + 1), dtype=np.float32)
        self._lengths[0, 0] = 1
        self._solve(beyond.sum(axis=1))
        del self._down, self._rolls, self._reached

    def knows(self, checkers: Checkers) -> bool:
        return sum(checkers) <= self.count and len(checkers) <= self.last

    def number_of(self, checkers: Checkers) -> int:
        beyond = np.array([[sum(checkers[point:]) for point in range(self.last)]])
        return int(self._number_of(beyond)[0])

    def checkers_of(self, number: int) -> Checkers:
        beyond = self._beyond[number].tolist()
        length = sum(1 for many in beyond if many)
        return tuple(beyond[point] - beyond[point + 1] for point in range(length))

    def lengths(self, some: Sequence[Checkers]) -> Lengths:
        """For each of some arrangements how often it takes 0 rolls, 1, 2 and so on; a row for each."""
        counts = np.array([[*each, *(0,) * (self.last - len(each))] for each in some], dtype=np.int64)
        return self._lengths[self._number_of(counts[:, ::-1].cumsum(axis=1)[:, ::-1])]

    def followed(self, begin: Iterable[int], most: int) -> Numbers | None:
        """All that comes of some arrangements by these plays, in order; None if it is more than so many."""
        seen = np.zeros(len(self.plays), dtype=bool)
        reached = np.unique(np.fromiter(begin, dtype=np.intp))
        while len(reached):
            seen[reached] = True
            if np.count_nonzero(seen) > most:
                return None
            reached = np.unique(self.plays[reached])
            reached = reached[~seen[reached]]
        return np.flatnonzero(seen)

    def _number_of(self, beyond: NDArray[np.int64]) -> NDArray[np.int64]:
        numbers: NDArray[np.int64] = self._weights[np.arange(self.last), beyond].sum(axis=1)
        return numbers

    def _solve(self, pips: NDArray[np.int64]) -> None:
        """Work out all arrangements, those with fewer pips first."""
        in_order = np.argsort(pips, kind="stable")
        bounds = np.searchsorted(pips[in_order], np.arange(1, pips[in_order[-1]] + 2))
        for begin, end in pairwise(bounds):
            self._solve_together(in_order[begin:end])

    def _solve_together(self, numbers: Numbers) -> None:
        """Work out arrangements of equally many pips."""
        rolls = np.full((len(numbers), _STAGES + len(ROLLS)), np.inf, dtype=np.float32)
        reached = np.zeros(rolls.shape, dtype=np.int32)
        for die in DIE_FACES:
            begins, ends = _by_playing(die)
            for places, after in self._moves(numbers, die):
                cells = places[:, None], np.array(begins)
                offered = self._rolls[after][:, ends]
                better = offered < rolls[cells]
                rolls[cells] = np.where(better, offered, rolls[cells])
                reached[cells] = np.where(better, self._reached[after][:, ends], reached[cells])
        rolls[:, 0], reached[:, 0] = 1 + rolls[:, _STAGES:] @ WEIGHTS, numbers
        self._rolls[numbers], self._reached[numbers] = rolls[:, :_STAGES], reached[:, :_STAGES]
        self.plays[numbers] = reached[:, _STAGES:]
        one_more = np.tensordot(WEIGHTS, self._lengths[reached[:, _STAGES:].T], axes=1)
        self._lengths[numbers, 1:] = one_more[:, :-1]
        self._lengths[numbers, -1] += one_more[:, -1]

    def _moves(self, numbers: Numbers, die: int) -> Iterator[tuple[Numbers, Numbers]]:
        """For each point the places of those that may move a checker by a die, and what becomes of them.

        The engine has the same rules, but takes some thirty times as long, as it plays one board at a time.
        """
        beyond, down = self._beyond[numbers], self._down[numbers]
        is_home = beyond[:, HOME] == 0 if self.last > HOME else np.ones(len(numbers), dtype=bool)
        for point in range(1, self.last + 1):
            may_move = beyond[:, point - 1] > beyond[:, point]
            if point <= die:
                may_move &= is_home
            if point < die:
                may_move &= beyond[:, point] == 0
            places = np.flatnonzero(may_move)
            if len(places):
                steps = down[places, point] - down[places, max(point - die, 0)]
                yield places, numbers[places] - steps
