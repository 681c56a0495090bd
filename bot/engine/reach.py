"""Whether a roll, or a part of one, leads from one position to another."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

from bot.engine.generator import Packed, one_die, open_changes, pack, unpack
from bot.engine.position import BAR, BLOT, OFF, POINTS, Position
from bot.engine.roll import DICE_OF_DOUBLES

_DICE: Final = range(1, 7)
_ORDERS: Final = tuple(
    (first, second) if first != second else (first,) * DICE_OF_DOUBLES for first in _DICE for second in _DICE
)
"""The dice of every roll, in each order."""

MOST_PIPS: Final = 24
"""No roll moves checkers by more."""


def leads_to(before: Position, after: Position) -> bool:
    """Whether the side on roll can come from one position to another by some or all dice of any one roll.

    `after` is still seen from the side that played. Each checker move has to be legal by itself; dice that
    would have to be played too may be left.
    """
    pips = before.own_pips - after.own_pips
    if not 0 < pips <= MOST_PIPS:
        return False
    hit = _hit(before.other, after.other)
    if hit is None:
        return False
    bears_off = after.own[OFF] > before.own[OFF]
    return any(
        _plays(before, order, after, hit) for order in _ORDERS if _fits(order, pips, may_be_more=bears_off)
    )


def _hit(before: Sequence[int], after: Sequence[int]) -> frozenset[int] | None:
    """Where the other side's blots were hit, as the side that plays counts; None if more has changed."""
    changed = [point for point in POINTS if before[point] != after[point]]
    were_blots = all((before[point], after[point]) == (BLOT, 0) for point in changed)
    if not were_blots or after[BAR] - before[BAR] != len(changed):
        return None
    return frozenset(BAR - point for point in changed)


def _fits(dice: Sequence[int], pips: int, *, may_be_more: bool) -> bool:
    """Whether the first of the dice make so many pips; where a checker is borne off, they may make more."""
    return pips <= sum(dice) if may_be_more else pips in accumulate(dice)


def _plays(before: Position, dice: Sequence[int], after: Position, hit: frozenset[int]) -> bool:
    return any(
        own == after.own and {point for point in POINTS if landed[point]} == hit
        for own, landed in map(unpack, _results(before, dice))
    )


def _results(before: Position, dice: Sequence[int]) -> Iterator[Packed]:
    """What the first of the dice lead to, the first two, and so on."""
    begun = {pack(before.own)}
    for die in dice:
        changes = open_changes(before.other, die)
        begun = {packed for each in begun for packed in one_die(each, die, changes).values()}
        yield from begun
