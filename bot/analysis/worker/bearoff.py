"""Short bear-offs solved: each roll, each play and each turn of the cube followed to the end of the game.

A position is short where the sides have passed each other, neither can lose a gammon, and neither has many
arrangements before it. What each side can still come down to is listed once; then each pair of those is worth
what the best plays, doubles and answers make of it, for every cube that the game can come to.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Final, TypeAlias, cast

import numpy as np
from gvformat.met import mwc2eq, mwc_anchors
from numpy.typing import NDArray

from bot.analysis.situation import UNLIMITED
from bot.analysis.worker.fastest import WEIGHTS, Checkers, Fastest, Numbers
from bot.engine import BAR, CHECKERS, OFF, ROLLS, Position, Roll
from bot.engine.generator import results, unpack

Values: TypeAlias = NDArray[np.float32]

LARGEST: Final = 1001
"""So many arrangements one side may have before it: six checkers at home have 924 at most."""

MOST_PAIRS: Final = 462**2
"""So many both may have together: any five checkers at home against any five."""


_GONE: Final = (CHECKERS, *(0,) * BAR)
"""A side that is no longer on the board."""

MOST_FOLLOWED: Final = 1_000_000
"""A longer race is followed if it has so many values: arrangements of one side, of the other, and cubes."""


def is_race(own: Checkers, other: Checkers) -> bool:
    """Whether the sides have passed each other."""
    return 0 < len(own) < BAR - len(other) < BAR


def is_short(own: Checkers, other: Checkers) -> bool:
    """Whether a position is one that is solved exactly."""
    if not is_race(own, other):
        return False
    sizes = arrangements(own), arrangements(other)
    return max(sizes) <= LARGEST and sizes[0] * sizes[1] <= MOST_PAIRS


@lru_cache(maxsize=1024)
def arrangements(checkers: Checkers) -> int:
    """How many ways there are to have each checker where it is, or further on; no fewer than dice allow."""
    ways = [1]  # by where the checker behind stands, from off the board on
    for point in (point for point, count in enumerate(checkers, 1) for _ in range(count)):
        ways = list(accumulate(ways + [0] * (point + 1 - len(ways))))
    return sum(ways)


def after_roll(checkers: Checkers, roll: Roll) -> set[Checkers]:
    """All that a side can be after a roll, where no opponent is in the way."""
    side = (CHECKERS - sum(checkers), *checkers, *(0,) * (BAR - len(checkers)))
    return {_on_points(unpack(after)[0]) for after in results(Position(side, _GONE), roll)}


def _on_points(side: tuple[int, ...]) -> Checkers:
    left, last = CHECKERS - side[OFF], 0
    while left:
        last += 1
        left -= side[last]
    return side[1 : last + 1]


@dataclass(frozen=True, slots=True, eq=False)
class Descent:
    """All that a side can come down to.

    Args:
        numbers: Its arrangements, in an order in which each leads only to lower numbers; 0 has none left.
        plays: For each but that, and each roll, the numbers that it leads to.
        lengths: The same, once more, for what is done with all rolls at a time: of the rolls that lead to
            equally many numbers, their places in a row of all, and those numbers side by side.
        is_full: Whether all plays are there, and not the fastest ones alone.

    """

    numbers: dict[Checkers, int]
    plays: tuple[tuple[Numbers, ...], ...]
    lengths: tuple[tuple[Numbers, tuple[Numbers, ...]], ...]
    is_full: bool = True


@lru_cache(maxsize=4)
def descent(checkers: Checkers) -> Descent:
    """Follow a side down to its last checker."""
    found: dict[Checkers, list[set[Checkers]]] = {}
    waiting = [checkers]
    while waiting:
        each = waiting.pop()
        if each and each not in found:
            found[each] = [after_roll(each, roll) for roll in ROLLS]
            waiting += set().union(*found[each]) - found.keys()
    return _descent(sorted(found, key=_pips), found, is_full=True)


def fast_numbers(checkers: Checkers, fastest: Fastest, most: int, *, is_to_play: bool) -> Numbers | None:
    """All that comes of a side by its fastest plays, after any play of its next roll if it `is_to_play`.

    They are as `fastest` numbers them; None if there are more than so many.
    """
    begin = set().union(*(after_roll(checkers, roll) for roll in ROLLS)) if is_to_play else {checkers}
    return fastest.followed(map(fastest.number_of, begin), most)


def fast_descent(checkers: Checkers, fastest: Fastest, numbers: Numbers, *, is_to_play: bool) -> Descent:
    """Follow a side through these `fast_numbers` of it."""
    found: dict[Checkers, list[set[Checkers]]] = {}
    if is_to_play:
        found[checkers] = [after_roll(checkers, roll) for roll in ROLLS]
    numbered = {number: fastest.checkers_of(number) for number in numbers.tolist()}
    for number, each in numbered.items():
        if each:
            found[each] = [{numbered[after]} for after in fastest.plays[number].tolist()]
    return _descent(sorted(found, key=_pips), found, is_full=False)


def _descent(
    in_order: list[Checkers], found: dict[Checkers, list[set[Checkers]]], *, is_full: bool
) -> Descent:
    numbers = {each: number for number, each in enumerate([(), *in_order])}
    plays = [
        [np.array(sorted(map(numbers.__getitem__, reached)), dtype=np.intp) for reached in found[each]]
        for each in in_order
    ]
    rolls = [reached for each in plays for reached in each]
    lengths = {len(reached) for reached in rolls}
    beside = tuple(_of_length(rolls, each) for each in lengths)
    return Descent(numbers, tuple(map(tuple, plays)), beside, is_full)


def _of_length(rolls: list[Numbers], length: int) -> tuple[Numbers, tuple[Numbers, ...]]:
    """Return the rolls that lead to so many numbers, and those numbers side by side."""
    places = [place for place, reached in enumerate(rolls) if len(reached) == length]
    beside = np.stack([rolls[place] for place in places], axis=1)
    return np.array(places, dtype=np.intp), tuple(beside)


def _pips(checkers: Checkers) -> int:
    return sum(point * count for point, count in enumerate(checkers, 1))


FIRST, SECOND, NOBODY = 0, 1, 2
"""The sides of a table of values, and who has a cube in the middle."""


@dataclass(frozen=True, slots=True)
class CubeState:
    """A cube; one that may be turned for ever always shows 1."""

    value: int
    owner: int


NO_CUBE: Final = CubeState(0, NOBODY)
"""The cube where only winning counts: a win is worth 1."""


@dataclass(frozen=True, slots=True)
class ScoreAndCap:
    """The score of a match, or a money game, and the limit of its cube.

    Args:
        away: The points that the first and the second side still need; None in a money game.
        is_crawford: Whether it is the Crawford game.
        cap: What the cube shows at most.

    """

    away: tuple[int, int] | None
    is_crawford: bool = False
    cap: int = UNLIMITED

    @property
    def seen_by_other(self) -> "ScoreAndCap":
        return ScoreAndCap(self.away and self.away[::-1], self.is_crawford, self.cap)

    @property
    def is_endless(self) -> bool:
        """Whether a cube may be turned for ever, so that each is worth as much as any, times its value."""
        return self.away is None and self.cap >= UNLIMITED

    @property
    def doubling(self) -> int:
        """The factor for values after the cube is turned."""
        return 2 if self.is_endless else 1

    def turned(self, cube: CubeState, side: int) -> CubeState:
        """The cube that a side has turned and the other one taken, whether or not it may."""
        return CubeState(1 if self.is_endless else cube.value * 2, 1 - side)

    def may_turn(self, cube: CubeState, side: int) -> bool:
        """Whether a side may turn a cube; one that cannot win it more is dead."""
        if cube == NO_CUBE or self.is_crawford or cube.owner == 1 - side or cube.value >= self.cap:
            return False
        return self.away is None or cube.value < self.away[side]

    def ends(self, cube: CubeState) -> tuple[float, float]:
        """The first side's value of a win and of a loss, with this cube."""
        if cube == NO_CUBE:
            return 1, -1
        if self.away is None:
            return cube.value, -cube.value
        won, lost = mwc_anchors(*self.away, cube.value, self.is_crawford and cube.value == 1)
        return float(won), float(lost)

    def equity(self, value: float, cube: CubeState, side: int) -> float:
        """The first side's value as seen by `side`, in points of the cube."""
        if self.away is None:
            return (value if side == FIRST else -value) / cube.value
        if side == SECOND:
            return self.seen_by_other.equity(1 - value, cube, FIRST)
        return float(mwc2eq(value, *self.away, cube.value, self.is_crawford and cube.value == 1))


class SolvedValues:
    """The values of a position and all that can follow it to the first side, with either side on roll.

    Values are in points, or in chances to win the match; in an endless game in points of the cube.
    """

    def __init__(self, first: Descent, second: Descent, score: ScoreAndCap, *cubes: CubeState) -> None:
        self.score = score
        self.descents = first, second
        self.cubes = {cube: number for number, cube in enumerate(cubes_to_come(score, *cubes))}
        size = (len(self.descents[0].numbers), len(self.cubes), len(self.descents[1].numbers))
        self._on_roll: tuple[Values, Values] = (np.zeros(size, np.float32), np.zeros(size, np.float32))
        self._solve()

    @property
    def is_exact(self) -> bool:
        """Whether all plays of both sides are followed."""
        return all(each.is_full for each in self.descents)

    @property
    def count(self) -> int:
        """How many values it has."""
        return sum(values.size for values in self._on_roll)

    def knows(self, checkers: tuple[Checkers, Checkers], score: ScoreAndCap, *cubes: CubeState) -> bool:
        """Whether it can tell what such a position is worth with all of these cubes."""
        is_met = all(each in own.numbers for each, own in zip(checkers, self.descents, strict=True))
        return is_met and score == self.score and all(cube in self.cubes for cube in cubes)

    def before_turn(self, checkers: tuple[Checkers, Checkers], cube: CubeState, side: int) -> float:
        """Return the value of a position before a side doubles or rolls; also of one that is over."""
        first, second = self._numbers(checkers)
        return float(self._on_roll[side][first, self.cubes[cube], second])

    def before_roll(self, checkers: tuple[Checkers, Checkers], cube: CubeState, side: int) -> float:
        """Return the value of a position where a side rolls without doubling, or after a take."""
        first, second = self._numbers(checkers)
        number, theirs = self.cubes[cube], self._on_roll[1 - side]
        if side == FIRST:
            rolls = [theirs[reached, number, second].max() for reached in self.descents[0].plays[first - 1]]
        else:
            rolls = [theirs[first, number, reached].min() for reached in self.descents[1].plays[second - 1]]
        return float(WEIGHTS @ np.array(rolls, dtype=np.float32))

    def _numbers(self, checkers: tuple[Checkers, Checkers]) -> tuple[int, int]:
        return self.descents[0].numbers[checkers[0]], self.descents[1].numbers[checkers[1]]

    def _solve(self) -> None:
        """Fill both tables, from where the first side has least left up to where it has most."""
        ends = np.array([self.score.ends(cube) for cube in self.cubes], dtype=np.float32)
        won, lost = ends[:, :1], ends[:, 1:]
        mine, theirs = self._turns(FIRST), self._turns(SECOND)
        first_on_roll, second_on_roll = self._on_roll
        second_on_roll[0] = won
        for number, plays in enumerate(self.descents[0].plays, 1):
            values = self._first_rolls(plays)
            doubled = np.minimum(values[mine[1]] * self.score.doubling, won[mine[0]])
            values[mine[0]] = np.maximum(values[mine[0]], doubled)
            values[:, :1] = lost
            first_on_roll[number] = values
            values = self._second_rolls(values)
            doubled = np.maximum(values[theirs[1]] * self.score.doubling, lost[theirs[0]])
            values[theirs[0]] = np.minimum(values[theirs[0]], doubled)
            second_on_roll[number, :, 1:] = values
            second_on_roll[number, :, :1] = lost

    def _turns(self, side: int) -> Numbers:
        """The cubes that a side may turn, and below each what it becomes."""
        cubes = [cube for cube in self.cubes if self.score.may_turn(cube, side)]
        turned = [self.score.turned(cube, side) for cube in cubes]
        return np.array([[self.cubes[cube] for cube in row] for row in (cubes, turned)], dtype=np.intp)

    def _first_rolls(self, plays: tuple[Numbers, ...]) -> Values:
        """The value with the first side to roll, for each cube and each arrangement of the other side."""
        theirs = self._on_roll[SECOND]
        if all(len(reached) == 1 for reached in plays):
            best = theirs[np.concatenate(plays)]
        else:
            best = np.stack([theirs[reached].max(axis=0) for reached in plays])
        return cast("Values", np.tensordot(WEIGHTS, best, axes=1))

    def _second_rolls(self, values: Values) -> Values:
        """The value with the second side to roll, from the values with the first side on roll."""
        count = len(self.descents[1].plays)
        rolls = np.empty((len(values), count * len(ROLLS)), np.float32)
        for places, reached in self.descents[1].lengths:
            best = values.take(reached[0], axis=1)
            for each in reached[1:]:
                np.minimum(best, values.take(each, axis=1), out=best)
            rolls[:, places] = best
        return cast("Values", rolls.reshape(-1, count, len(ROLLS)) @ WEIGHTS)


def cubes_to_come(score: ScoreAndCap, *cubes: CubeState) -> list[CubeState]:
    """All cubes that a game can come to, and none at all."""
    found = list(dict.fromkeys(cubes))
    for cube in found:  # which grows meanwhile
        for side in (FIRST, SECOND):
            if score.may_turn(cube, side) and (turned := score.turned(cube, side)) not in found:
                found.append(turned)
    return [*found, NO_CUBE]
