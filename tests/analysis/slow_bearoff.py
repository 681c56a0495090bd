"""Bear-offs followed position by position, with the engine's own plays: slow, and sharing nothing else.

A side is its checkers on the points from the ace point on, all 24 of them.
"""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TypeAlias

from gvformat.met import score_mwc

from bot.analysis import Access, Situation
from bot.engine import BAR, CHECKERS, POINTS, Position, Roll, legal_plays

Side: TypeAlias = tuple[int, ...]
ROLLS = [(Roll(high, low), 1 if high == low else 2) for high in range(1, 7) for low in range(1, high + 1)]
SWITCHED = {Access.CENTRED: Access.CENTRED, Access.OWN: Access.OTHER, Access.OTHER: Access.OWN}


def side_of(**counts: int) -> Side:
    """A side by its points, as `p6=2`."""
    return tuple(counts.get(f"p{point}", 0) for point in POINTS)


def random_side(random: Random, most: int, last: int) -> Side:
    """One to so many checkers, up to a point."""
    points = [random.randint(1, last) for _ in range(random.randint(1, most))]
    return tuple(points.count(point) for point in POINTS)


def position_of(own: Side, other: Side) -> Position:
    first, second = ((CHECKERS - sum(side), *side, 0) for side in (own, other))
    return Position(first, second)


def pips(side: Side) -> int:
    return sum(point * count for point, count in enumerate(side, 1))


@cache
def plays(side: Side) -> tuple[tuple[int, tuple[Side, ...]], ...]:
    """For each roll how often it comes, of 36, and what the side can be after it."""
    position = position_of(side, side_of(p1=1))
    return tuple(
        (weight, tuple({play.after.own[1:BAR] for play in legal_plays(position, roll)}))
        for roll, weight in ROLLS
    )


@dataclass(frozen=True)
class Score:
    """The points that the side on roll and the other one need; None in a money game."""

    away: tuple[int, int] | None = None
    is_crawford: bool = False

    @property
    def switched(self) -> "Score":
        return Score(self.away and self.away[::-1], self.is_crawford)

    def won(self, points: int) -> float:
        """Return the value of winning a game, between 1 and -1 in a match."""
        if self.away is None:
            return points
        mine, theirs = self.away[0] - points, self.away[1]
        is_crawford_next = not self.is_crawford and min(self.away) > 1 and min(mine, theirs) == 1
        return 2 * score_mwc(mine, theirs, is_crawford_next) - 1 if mine > 0 else 1


@cache
def rolled(own: Side, other: Side, cube: int, access: Access, score: Score) -> float:
    """Return the value of rolling without doubling."""
    total = 0.0
    for weight, reached in plays(own):
        best = max(
            -turn(other, after, cube, SWITCHED[access], score.switched) if any(after) else score.won(cube)
            for after in reached
        )
        total += weight * best
    return total / 36


@cache
def turn(own: Side, other: Side, cube: int, access: Access, score: Score) -> float:
    """Return the value of being on roll and doubling, or not."""
    worth = rolled(own, other, cube, access, score)
    is_dead = score.is_crawford or (score.away is not None and cube >= score.away[0])
    if access is Access.OTHER or is_dead:
        return worth
    return max(worth, min(doubled(own, other, cube, score), score.won(cube)))


def doubled(own: Side, other: Side, cube: int, score: Score) -> float:
    """Return the value of a double that the other side takes."""
    if score.away is None:  # a money game is the same for all cubes
        return 2 * cube * rolled(own, other, 1, Access.OTHER, score)
    return rolled(own, other, cube * 2, Access.OTHER, score)


def chance(own: Side, other: Side) -> float:
    """How often the side on roll wins where nothing else counts."""
    return (1 + rolled(own, other, 1, Access.CENTRED, Score((1, 1)))) / 2


def cube_equities(situation: Situation) -> tuple[float, float]:
    """Without and with a double that is taken, in points of the cube."""
    own, other = situation.position.own[1:BAR], situation.position.other[1:BAR]
    cube, score = _cube_and_score(situation)
    no_double = rolled(own, other, cube, situation.access, score)
    return _equity(no_double, cube, score), _equity(doubled(own, other, cube, score), cube, score)


def after_play(situation: Situation, after: Side) -> tuple[float, float]:
    """Return the value of a play, in points of the cube, and how often it wins."""
    cube, score = _cube_and_score(situation)
    if not any(after):
        return 1.0, 1.0
    other = situation.position.other[1:BAR]
    worth = -turn(other, after, cube, SWITCHED[situation.access], score.switched)
    return _equity(worth, cube, score), 1 - chance(other, after)


def _cube_and_score(situation: Situation) -> tuple[int, Score]:
    return situation.cube if situation.away else 1, Score(situation.away, situation.is_crawford)


def _equity(worth: float, cube: int, score: Score) -> float:
    high, low = score.won(cube), -score.switched.won(cube)
    return (2 * worth - high - low) / (high - low)
