"""Plays: what a side may do with one roll."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import repeat
from typing import Final, TypeAlias

from bot.engine.errors import InvalidCheckerMove
from bot.engine.generator import Packed, any_result, one_die, open_changes, pack, results, unpack
from bot.engine.position import BAR, BLOT, OFF, Position
from bot.engine.roll import Roll

_Way: TypeAlias = tuple[tuple[int, int], ...]
"""The source and the die of each checker move, in order."""
ROLLS_WITH_WAYS: Final = 32
"""Of so many rolls the ways to play them are kept: a board asks for those of each play."""


@dataclass(frozen=True, slots=True)
class CheckerMove:
    """One checker moved by one die, from `source` (25 is the bar) to `target` (0 is off).

    `is_hit` means that the other side's blot was hit on `target`. Points are numbered as the side that plays
    counts them.

    Raises:
        InvalidCheckerMove: a place that is not on the board, or a move to a higher point.
    """

    source: int
    target: int
    is_hit: bool = False

    def __post_init__(self) -> None:
        if not OFF <= self.target < self.source <= BAR:
            raise InvalidCheckerMove(
                (self.source, self.target), "a checker moves from 25..1 to a lower point or off"
            )


class Play:
    """All checker moves of one roll. Plays are equal when the resulting position is.

    A play is made by `legal_plays` and never changes. It is no dataclass, because one roll may have two
    thousand plays, most of which nobody looks at: it keeps the packed result, and works out the rest when
    asked, and its ways, which take longest, once.
    """

    __slots__ = ("_packed", "_position", "_roll", "_ways")
    _ways: tuple[tuple[CheckerMove, ...], ...]

    def __init__(self, position: Position, roll: Roll, packed: Packed) -> None:
        self._position = position
        self._roll = roll
        self._packed = packed

    @property
    def position(self) -> Position:
        """The position before the play, seen from the side that plays."""
        return self._position

    @property
    def roll(self) -> Roll:
        return self._roll

    @property
    def after(self) -> Position:
        """The position that the play leads to, still seen from the side that played."""
        own, landed = unpack(self._packed)
        if not any(landed):
            return Position(own, self._position.other)
        other = list(self._position.other)
        for point, count in enumerate(landed):
            if count:
                _hit(other, point)
        return Position(own, tuple(other))

    @property
    def moves(self) -> tuple[CheckerMove, ...]:
        """One way to make the play, in a playable order.

        Of several ways with the same result it is the one that moves the rearmost checker first, and if one
        checker plays both dice, the higher die first.
        """
        return self.ways[0]

    @property
    def ways(self) -> tuple[tuple[CheckerMove, ...], ...]:
        """The ways to make the play, as `moves`, which is the first of them.

        With doubles, where ways differ only in the order of the checker moves, there is one.
        """
        if not hasattr(self, "_ways"):
            position, roll, packed = self._position, self._roll, self._packed
            if roll.is_doubles:
                ways = [_way_to_play_doubles(position, roll, packed)]
            else:
                ways = _ways_to_play_two_dice(position, roll)[packed]
            self._ways = tuple(tuple(_checker_moves(position, way)) for way in ways)
        return self._ways

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Play):
            return NotImplemented
        if self._roll == other._roll and self._position == other._position:
            return self._packed == other._packed
        return self.after == other.after

    def __hash__(self) -> int:
        return hash(self.after)

    def __repr__(self) -> str:
        moves = " ".join(f"{move.source}/{move.target}{'*' * move.is_hit}" for move in self.moves)
        return f"<Play {moves}>"


def legal_plays(position: Position, roll: Roll) -> tuple[Play, ...]:
    """Every play of the side on roll with a different result, once each; empty for a dance.

    The order is always the same for the same position and roll, but nothing else is promised about it.
    """
    return tuple(map(Play, repeat(position), repeat(roll), results(position, roll)))


def can_play(position: Position, roll: Roll) -> bool:
    """Whether the side on roll has any play, which is found out sooner than which."""
    return any_result(position, roll)


def after_moves(position: Position, moves: Iterable[CheckerMove]) -> Position:
    """The position after some checker moves, still seen from the side that moves; for a play half made.

    Blots on the targets are hit whether or not the moves say so. The dice do not matter.

    Raises:
        InvalidPosition: a move has no checker to move.
        InvalidCheckerMove: a move ends on a blocked point.
    """
    own = list(position.own)
    other = list(position.other)
    for move in moves:
        own[move.source] -= 1
        own[move.target] += 1
        if move.target == OFF:
            continue
        if other[BAR - move.target] > BLOT:
            raise InvalidCheckerMove((move.source, move.target), "the point is blocked")
        if other[BAR - move.target] == BLOT:
            _hit(other, move.target)
    return Position(tuple(own), tuple(other))


def _hit(other: list[int], point: int) -> None:
    """Put the other side's blot on a point, as the side that plays counts it, on the bar."""
    other[BAR - point] -= 1
    other[BAR] += 1


def _way_to_play_doubles(position: Position, roll: Roll, packed: Packed) -> _Way:
    """The only way to a result of doubles: every checker that leaves a point leaves it, from the bar down."""
    die = roll.high
    counts = list(position.own)
    wanted, _ = unpack(packed)
    way: list[tuple[int, int]] = []
    for source in range(BAR, OFF, -1):
        leaving = counts[source] - wanted[source]
        if leaving:
            counts[max(source - die, OFF)] += leaving
            way += [(source, die)] * leaving
    return tuple(way)


@lru_cache(maxsize=ROLLS_WITH_WAYS)
def _ways_to_play_two_dice(position: Position, roll: Roll) -> dict[Packed, list[_Way]]:
    """Every way to each result; most dice first, then the rearmost checker, then the higher die."""
    ways: dict[Packed, list[_Way]] = {}
    high, low = ((die, open_changes(position.other, die)) for die in (roll.high, roll.low))
    for (first, first_changes), (second, second_changes) in ((high, low), (low, high)):
        for source, between in one_die(pack(position.own), first, first_changes).items():
            ways.setdefault(between, []).append(((source, first),))
            for further, after in one_die(between, second, second_changes).items():
                ways.setdefault(after, []).append(((source, first), (further, second)))
    for to_result in ways.values():
        to_result.sort(key=lambda way: (len(way), way), reverse=True)
    return ways


def _checker_moves(position: Position, way: _Way) -> Iterator[CheckerMove]:
    hit: set[int] = set()
    for source, die in way:
        target = max(source - die, OFF)
        is_hit = target != OFF and position.other[BAR - target] == BLOT and target not in hit
        if is_hit:
            hit.add(target)
        yield CheckerMove(source, target, is_hit)
