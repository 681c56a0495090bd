"""Every result of a roll, found on whole numbers; and whether a roll leads from one position to another.

A checker move must be cheap here, for one roll of 1-1 can have more than two thousand results. So the side
that plays is *packed* into one integer of 52 bytes:

- byte 26 + p holds how many of its checkers stand on p (0 is off, 25 the bar);
- byte p holds how many of them landed, in this play, on the other side's blot on p: if any did, it was hit.

Moving a checker is then one addition, the rearmost checker is the highest byte, and two plays lead to the
same position exactly when the integers are equal. The other side's made points do not change during a play,
so which points are open is looked up once for each die.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate
from typing import Final, TypeAlias

from bot.engine.position import BAR, BLOT, HOME_POINTS, OFF, PLACES, POINTS, Position
from bot.engine.roll import DICE_OF_DOUBLES, Roll

Packed: TypeAlias = int
Change: TypeAlias = tuple[int, Packed, Packed]
"""A checker move: its source, the byte of checkers there, and what it adds to the packed side."""

_BITS: Final = 8
_BYTES: Final = 2 * len(PLACES)
_ANYWHERE: Final = (1 << _BITS * _BYTES) - 1  # every byte of it is full

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
    counts = packed.to_bytes(_BYTES, "little")
    return tuple(counts[len(PLACES) :]), tuple(counts[: len(PLACES)])


def open_changes(other: Sequence[int], die: int, sources: Packed = _ANYWHERE) -> list[Change]:
    """The moves by `die` to points that the `other` side does not block, from the bar down.

    With `sources`, a packed side, only from places where it has checkers.
    """
    enemies = other[die:BAR]  # on the points 25 - die, ..., 1, where these moves end
    checkers = sources.to_bytes(_BYTES, "big")[: len(enemies)]  # on the places where they start
    return [
        changes[count]
        for count, held, changes in zip(enemies, checkers, _CHANGES[die], strict=True)
        if held and count <= BLOT
    ]


def one_die(packed: Packed, die: int, changes: Sequence[Change], highest: int = BAR) -> dict[int, Packed]:
    """The results of playing one die, by the place that a checker leaves, at most `highest`.

    `changes` are the open moves by that die, the highest source first. Checkers on the bar enter before
    others move. With all checkers home, a die bears off from its own point, and from the rearmost if nobody
    stands that far back.
    """
    rearmost = (packed.bit_length() - 1) // _BITS - len(PLACES)
    if rearmost == BAR:
        return {source: packed + change for source, _, change in changes[:1] if source == BAR}
    after = {
        source: packed + change for source, stack, change in changes if source <= highest and packed & stack
    }
    if OFF < rearmost <= HOME_POINTS and packed & _STACK[source := min(die, rearmost)]:
        after[source] = packed + _BEAR_OFF[source]
    return after


def last_die(packed: Packed, die: int, changes: Sequence[Change]) -> list[Packed]:
    """The results of `one_die`, sooner found where nobody asks which checker moved."""
    rearmost = (packed.bit_length() - 1) // _BITS - len(PLACES)
    if rearmost == BAR:
        return [packed + change for source, _, change in changes[:1] if source == BAR]
    after = [packed + change for _, stack, change in changes if packed & stack]
    if OFF < rearmost <= HOME_POINTS and packed & _STACK[min(die, rearmost)]:
        after.append(packed + _BEAR_OFF[min(die, rearmost)])
    return after


def results(position: Position, roll: Roll) -> Collection[Packed]:
    """Each distinct result of a roll once, for the side on roll, in a fixed order; none for a dance."""
    if roll.is_doubles:
        return _results_of_doubles(position, roll.high)
    return _results_of_two_dice(position, roll.high, roll.low)


def any_result(position: Position, roll: Roll) -> bool:
    """Whether there is any: some checker can move by one of the dice."""
    start = pack(position.own)
    return any(one_die(start, die, open_changes(position.other, die)) for die in (roll.high, roll.low))


def _results_of_two_dice(position: Position, high: int, low: int) -> Collection[Packed]:
    """Both dice in either order; if they never go together, the higher alone, and else the lower."""
    start = pack(position.own)
    high_changes = open_changes(position.other, high, start | start >> _BITS * low)
    low_changes = open_changes(position.other, low, start | start >> _BITS * high)
    after_high = one_die(start, high, high_changes)
    after_low = one_die(start, low, low_changes)
    # A checker that could have played the higher die first leads to nothing new by playing it last.
    fresh_changes = [change for change in high_changes if change[0] not in after_high]
    lasts = (after_high.values(), low, low_changes), (after_low.values(), high, fresh_changes)
    both: list[Packed] = []
    if _only_moves_on(position, dice=2):
        for begun, _, changes in lasts:
            both += [packed + change for packed in begun for _, stack, change in changes if packed & stack]
    else:
        for begun, die, changes in lasts:
            for packed in begun:
                both += last_die(packed, die, changes)
    return dict.fromkeys(both) if both else (after_high or after_low).values()


def _only_moves_on(position: Position, dice: int) -> bool:
    """Whether so many dice can neither enter a checker nor bear one off.

    None is on the bar, and as many are outside the home board as there are dice: the last finds one there.
    """
    own = position.own
    return not own[BAR] and sum(own[HOME_POINTS + 1 : BAR]) >= dice


def _results_of_doubles(position: Position, die: int) -> Collection[Packed]:
    """As many of the four as possible, each from the same point as the one before or from a lower one.

    Every play can be made in that order, and its result in no other way.
    """
    changes = open_changes(position.other, die)
    start = pack(position.own)
    if _only_moves_on(position, DICE_OF_DOUBLES):
        return _results_of_moving_on(start, changes)
    plays = [(BAR, start)]
    for _ in range(DICE_OF_DOUBLES):
        longer: list[tuple[int, Packed]] = []
        for last, packed in plays:
            longer += one_die(packed, die, changes, highest=last).items()
        if not longer:
            break
        plays = longer
    return [packed for _, packed in plays if packed != start]


def _results_of_moving_on(start: Packed, changes: Sequence[Change]) -> Collection[Packed]:
    """As `_results_of_doubles`, where no checker enters or is borne off."""
    numbered = [(at, stack, change) for at, (_, stack, change) in enumerate(changes)]
    plays = [(0, start)]
    for _ in range(DICE_OF_DOUBLES):
        longer = [
            (at, packed + change)
            for last, packed in plays
            for at, stack, change in numbered[last:]
            if packed & stack
        ]
        if not longer:
            break
        plays = longer
    return [packed for _, packed in plays if packed != start]


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
    """The points where blots were hit, as the side that plays counts; None if anything else changed."""
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
    """The positions after the first die, after the first two, and so on."""
    begun = {pack(before.own)}
    for die in dice:
        changes = open_changes(before.other, die)
        begun = {packed for each in begun for packed in one_die(each, die, changes).values()}
        yield from begun
