"""A play: what a side does with one roll."""

from dataclasses import dataclass

from bot.engine.position import Position


@dataclass(frozen=True, slots=True)
class CheckerMove:
    """One checker moved by one die, from `source` (25 is the bar) to `target` (0 is off).

    `is_hit` tells whether the other side's blot was hit on `target`. Points are numbered as the side that
    plays counts them.
    """

    source: int
    target: int
    is_hit: bool = False


@dataclass(frozen=True, slots=True)
class Play:
    """All checker moves of one roll, and the position `after` them, still seen from the side that played."""

    moves: tuple[CheckerMove, ...]
    after: Position
