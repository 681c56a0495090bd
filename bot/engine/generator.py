"""Every result of a roll, found on whole numbers.

A checker move must be cheap here, for one roll of 1-1 can have more than two thousand results. So the side
that plays is *packed* into one integer of 52 bytes:

- byte 26 + p holds how many of its checkers stand on p (0 is off, 25 the bar);
- byte p holds how many of them landed, in this play, on the other side's blot on p: if any did, it was hit.

Moving a checker is then one addition, the rearmost checker is the highest byte, and two plays lead to the
same position exactly when the integers are equal. The other side's made points do not change during a play,
so which points are open is looked up once for each die.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from bot.engine.position import BAR, HOME_POINTS, OFF, PLACES, Position
from bot.engine.roll import DICE_OF_DOUBLES, Roll

Packed: TypeAlias = int
Step: TypeAlias = tuple[int, Packed]
"""The point that a checker was moved from, and the result."""
Change: TypeAlias = tuple[int, Packed, Packed]
"""A checker move: its source, the byte of checkers there, and what it adds to the packed side."""

_BITS: Final = 8
_BLOT: Final = 1

_LANDED: Final = tuple(1 << (_BITS * place) for place in PLACES)
_CHECKER: Final = tuple(1 << (_BITS * (len(PLACES) + place)) for place in PLACES)
_STACK: Final = tuple(0xFF * checker for checker in _CHECKER)
_BEAR_OFF: Final = tuple(_CHECKER[OFF] - checker for checker in _CHECKER)


def _changes(source: int, target: int) -> tuple[Change, Change]:
    """The move to a point without an enemy checker, and the one to a blot."""
    quiet = _CHECKER[target] - _CHECKER[source]
    return (source, _STACK[source], quiet), (source, _STACK[source], quiet + _LANDED[target])


_CHANGES: Final = tuple(
    tuple(_changes(source, source - die) for source in range(BAR, die, -1)) for die in range(HOME_POINTS + 1)
)
"""For each die, the moves that end on a point, from the bar down."""


def pack(side: Sequence[int]) -> Packed:
    """One side's 26 counts, before its play, as one integer."""
    return int.from_bytes(bytes(side), "little") << (_BITS * len(PLACES))


def unpack(packed: Packed) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The side's 26 counts, and for each place how many of its checkers landed on a blot there."""
    counts = packed.to_bytes(2 * len(PLACES), "little")
    return tuple(counts[len(PLACES) :]), tuple(counts[: len(PLACES)])


def open_changes(other: Sequence[int], die: int) -> list[Change]:
    """The moves by `die` to points that the `other` side does not block, from the bar down."""
    enemies = other[die:BAR]  # on the points 25 - die, ..., 1 where these moves end
    return [changes[count] for count, changes in zip(enemies, _CHANGES[die], strict=True) if count <= _BLOT]


def one_die(packed: Packed, die: int, changes: Sequence[Change], highest: int = BAR) -> list[Step]:
    """Every way to play one die with a checker from `highest` or a lower point.

    `changes` are the open moves by that die. Checkers on the bar enter first. With all checkers home, a die
    bears off from its own point, and from the rearmost one if nobody is on its own or further back.
    """
    rearmost = (packed.bit_length() - 1) // _BITS - len(PLACES)
    if rearmost == BAR:
        return [(source, packed + change) for source, _, change in changes[:1] if source == BAR]
    steps = [
        (source, packed + change) for source, stack, change in changes if source <= highest and packed & stack
    ]
    if OFF < rearmost <= HOME_POINTS:
        source = min(die, rearmost)
        if source <= highest and packed & _STACK[source]:
            steps.append((source, packed + _BEAR_OFF[source]))
    return steps


def results(position: Position, roll: Roll) -> Iterable[Packed]:
    """Each distinct result of a roll once, for the side on roll, in a fixed order; none for a dance."""
    if roll.is_doubles:
        return _results_of_doubles(position, roll.high)
    return _results_of_two_dice(position, roll.high, roll.low)


def _results_of_two_dice(position: Position, high: int, low: int) -> Iterable[Packed]:
    """Both dice in both orders; if they never go together, the higher alone, or else the lower."""
    packed = pack(position.own)
    high_changes = open_changes(position.other, high)
    low_changes = open_changes(position.other, low)
    after_high = one_die(packed, high, high_changes)
    after_low = one_die(packed, low, low_changes)
    both = [step for _, first in after_high for step in one_die(first, low, low_changes)]
    # Another checker that could have played the higher die first leads nowhere new.
    seen = {source for source, _ in after_high}
    fresh_changes = [change for change in high_changes if change[0] not in seen]
    both += [step for _, first in after_low for step in one_die(first, high, fresh_changes)]
    return dict.fromkeys([result for _, result in both or after_high or after_low])


def _results_of_doubles(position: Position, die: int) -> Iterable[Packed]:
    """As many of the four as possible, each from the same point as the one before or a lower one.

    Every play can be made in that order, and its result in no other way.
    """
    changes = open_changes(position.other, die)
    start = pack(position.own)
    plays: list[Step] = [(BAR, start)]
    for _ in range(DICE_OF_DOUBLES):
        longer = [step for last, packed in plays for step in one_die(packed, die, changes, highest=last)]
        if not longer:
            break
        plays = longer
    return [result for _, result in plays if result != start]
