"""The checkers of both sides.

Each side counts the points from its own side of the board: 24 (furthest from home) down to 1, with 25 for the
bar and 0 for checkers borne off. One side's point p is the other side's point 25 - p.
"""

from dataclasses import dataclass
from typing import Final

from bot.engine.errors import InvalidPosition

OFF: Final = 0
BAR: Final = 25
BLOT: Final = 1
HOME_POINTS: Final = 6
POINTS: Final = range(1, 25)
PLACES: Final = range(26)
CHECKERS: Final = 15


@dataclass(frozen=True, slots=True)
class Position:
    """Where the checkers of the side on roll (`own`) and of the other side (`other`) stand.

    Both hold 26 counts, indexed by the point as *that* side counts it, and both sum to 15; in hypergammon
    twelve of the 15 are off from the start. A side may be all off. Not promised: that play can lead here;
    `is_possible` tells the one case that cannot even be set up.

    Raises:
        InvalidPosition: not 26 counts, or not 15 checkers a side.
    """

    own: tuple[int, ...]
    other: tuple[int, ...]

    def __post_init__(self) -> None:
        for side in (self.own, self.other):
            if len(side) != len(PLACES):
                raise InvalidPosition(side, f"a side is a tuple of {len(PLACES)} counts")
            if set(map(type, side)) != {int} or min(side) < 0:
                raise InvalidPosition(side, "a count is a whole number that is not negative")
            if sum(side) != CHECKERS:
                raise InvalidPosition(side, f"{sum(side)} checkers instead of {CHECKERS}")

    @classmethod
    def start(cls) -> "Position":
        """The position that a game starts from: two checkers on 24, five on 13, three on 8, five on 6."""
        return STARTING_POSITION

    @property
    def own_pips(self) -> int:
        """Pips that the side on roll still needs; 167 at the start."""
        return _pips(self.own)

    @property
    def other_pips(self) -> int:
        """Pips that the other side still needs."""
        return _pips(self.other)

    @property
    def is_possible(self) -> bool:
        """Whether no point is held by both sides. A GNU Position ID can say so, a board cannot show it."""
        return not any(self.own[point] and self.other[BAR - point] for point in POINTS)

    @property
    def has_contact(self) -> bool:
        """Whether some checker of one side still has to get past one of the other side's."""
        return _rearmost(self.own) + _rearmost(self.other) > BAR

    def switched(self) -> "Position":
        """The same checkers, with the other side on roll."""
        return Position(self.other, self.own)


def _pips(side: tuple[int, ...]) -> int:
    return sum(point * count for point, count in enumerate(side))


def _rearmost(side: tuple[int, ...]) -> int:
    return max(point for point in PLACES if side[point])


def _side(counts: dict[int, int]) -> tuple[int, ...]:
    return tuple(counts.get(place, 0) for place in PLACES)


_STARTING_SIDE: Final = _side({24: 2, 13: 5, 8: 3, 6: 5})
STARTING_POSITION: Final = Position(_STARTING_SIDE, _STARTING_SIDE)
