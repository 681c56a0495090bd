"""How near a position is to one on the board of a running game: whether the one gives advice on the other.

What is best in a position changes little where only the side that is not to play stands otherwise, and soon
where the side to play does. How much, docs/analysis.md says: `make proof` measures it on plays of public
matches. Of those measures here are the ones that need no strong player, quick enough to hold the positions
of a whole match against thousands of boards.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from bot.engine import BAR, CHECKERS, POINTS, ROLLS, Position
from bot.engine.generator import MOST_PIPS, leads_to, results, unpack
from bot.engine.position import BLOT

ELSEWHERE: Final = 4
"""Two checkers of each side on other points, or so many together, and a position is still near."""

ELSEWHERE_OF_ONE: Final = 8
"""So many of one side, where the other stands the same."""

HARDLY_ANY: Final = 1
"""So few, and nothing but a checker tells two positions apart."""

MOST_MOVED: Final = 4
"""No roll moves more checkers, or hits more."""


@dataclass(frozen=True, slots=True)
class Outline:
    """A position as one side sees it, with the checkers of each side as bits: each count in unary.

    So the bits that two of them do not share are twice the checkers that stand elsewhere.
    """

    position: Position
    own: int
    other: int
    own_pips: int
    other_pips: int

    @classmethod
    def of(cls, position: Position) -> "Outline":
        own, other = _in_unary(position.own), _in_unary(position.other)
        return cls(position, own, other, position.own_pips, position.other_pips)

    @classmethod
    def both(cls, position: Position) -> "Iterator[Outline]":
        """As each side sees it."""
        here = cls.of(position)
        yield here
        yield cls(position.switched(), here.other, here.own, here.other_pips, here.own_pips)


def _in_unary(side: tuple[int, ...]) -> int:
    bits = 0
    for count in side:
        bits = bits << CHECKERS | (1 << count) - 1
    return bits


def is_near(here: Outline, there: Outline) -> bool:
    """Whether so few checkers tell two positions apart that one gives advice on the other."""
    own, other = (here.own ^ there.own).bit_count() // 2, (here.other ^ there.other).bit_count() // 2
    together = own + other
    return together <= ELSEWHERE or (together <= ELSEWHERE_OF_ONE and not (own and other))


def is_alike(here: Outline, there: Outline) -> bool:
    """Whether they differ by one checker at most, which may be borne off on one of them."""
    return (here.own ^ there.own).bit_count() + (here.other ^ there.other).bit_count() <= 2 * HARDLY_ANY


def is_a_play_away(here: Outline, there: Outline) -> bool:
    """Whether all or part of a roll of the side on roll leads from one to the other, or back."""
    if abs(here.own_pips - there.own_pips) > MOST_PIPS:
        return False
    if max((here.own ^ there.own).bit_count(), (here.other ^ there.other).bit_count()) > 2 * MOST_MOVED:
        return False
    return leads_to(here.position, there.position) or leads_to(there.position, here.position)


def is_two_plays_on(here: Outline, there: Outline) -> bool:
    """Whether a roll of the side on roll, and then one of the other, lead from one to the other.

    `there` is seen as `here`, by the side that is on roll again. Each may dance.
    """
    if here.own_pips - there.own_pips > MOST_PIPS or here.other_pips - there.other_pips > MOST_PIPS:
        return False
    sent_back = there.position.own[BAR]
    if (here.own ^ there.own).bit_count() > 2 * (MOST_MOVED + sent_back):
        return False
    if (here.other ^ there.other).bit_count() > 4 * MOST_MOVED:
        return False
    after = there.position
    plays = _boards_after(here.position)
    for own in _before_hits(after):
        for other in plays.get(own, ()):
            between = Position(other, own)
            if between.own == after.other or leads_to(between, after.switched()):
                return True
    return False


def _before_hits(after: Position) -> Iterator[tuple[int, ...]]:
    """How the side on roll may have stood before the other's last play hit some of what is on its bar."""
    yield after.own
    left = [point for point in POINTS if not after.own[point]]
    for hits in range(1, min(after.own[BAR], MOST_MOVED) + 1):
        for points in combinations(left, hits):
            own = list(after.own)
            own[BAR] -= hits
            for point in points:
                own[point] = BLOT
            yield tuple(own)


@lru_cache(maxsize=4096)
def _boards_after(position: Position) -> Mapping[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Return the other side's checkers after any roll, by the position of the side that played."""
    found: defaultdict[tuple[int, ...], set[tuple[int, ...]]] = defaultdict(set)
    found[position.own].add(position.other)
    for roll in ROLLS:
        for packed in results(position, roll):
            own, landed = unpack(packed)
            found[own].add(_hit(position.other, landed))
    return {own: tuple(others) for own, others in found.items()}


def _hit(side: tuple[int, ...], landed: tuple[int, ...]) -> tuple[int, ...]:
    points = [BAR - point for point in POINTS if landed[point]]
    if not points:
        return side
    after = list(side)
    for point in points:
        after[point] -= BLOT
    after[BAR] += len(points)
    return tuple(after)
