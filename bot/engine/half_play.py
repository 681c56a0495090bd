"""A play of which only some dice have been played, and why it may not go on."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from bot.engine import errors
from bot.engine.generator import Packed, one_die, open_changes, pack, unpack
from bot.engine.play import CheckerMove
from bot.engine.position import BAR, BLOT, HOME_POINTS, OFF, Position
from bot.engine.roll import Roll


@dataclass(frozen=True, slots=True)
class HalfPlay:
    """A `position` after some dice of a `roll`, with the dice `left`, the higher first.

    Each checker move was legal by itself, but perhaps no legal play of the whole roll can follow. `packed` is
    the side that plays, as in `bot.engine.generator`.
    """

    position: Position
    roll: Roll
    packed: Packed
    left: tuple[int, ...]

    @classmethod
    def begin(cls, position: Position, roll: Roll) -> "HalfPlay":
        return cls(position, roll, pack(position.own), roll.dice)

    @property
    def own(self) -> tuple[int, ...]:
        return unpack(self.packed)[0]

    def is_blocked(self, point: int) -> bool:
        return self.position.other[BAR - point] > BLOT

    def with_die(self, source: int, die: int) -> "HalfPlay | None":
        """One more checker moved from `source` by one of the dice left; None if that is not allowed."""
        packed = self._after(die).get(source)
        return None if packed is None else self._further(packed, die)

    def with_move(self, source: int, target: int) -> "HalfPlay | None":
        """One more checker moved by the lowest die left that takes it there; None if none does."""
        further = (self.with_die(source, die) for die in self.left[::-1] if max(source - die, OFF) == target)
        return next((half for half in further if half is not None), None)

    def next_moves(self) -> Iterator[tuple[CheckerMove, "HalfPlay"]]:
        """Every checker move that one of the dice left allows, the rearmost checkers first."""
        further: dict[tuple[int, int], HalfPlay] = {}
        for die in dict.fromkeys(self.left):  # where two bear off the same checker, the lower stays
            for source, packed in self._after(die).items():
                further[source, max(source - die, OFF)] = self._further(packed, die)
        _, landed = unpack(self.packed)
        for source, target in sorted(further, reverse=True):
            is_hit = target != OFF and self.position.other[BAR - target] == BLOT and not landed[target]
            yield CheckerMove(source, target, is_hit), further[source, target]

    def toward(self, source: int, target: int) -> list[tuple[int, int]]:
        """The dice that may begin one checker's way from `source` to `target`, each with where it leads.

        The other dice left can make the rest of the distance; blocked points are not considered.
        """
        stops = {die: max(source - die, OFF) for die in self.left}
        return [(die, stop) for die, stop in stops.items() if stop == target or self._fits(stop, target, die)]

    def completion(self, whole: Collection[Packed]) -> Packed | None:
        """One of the `whole` results that this play is or can become with more dice."""
        if self.packed in whole:
            return self.packed
        found = (further.completion(whole) for _, further in self.next_moves())
        return next((packed for packed in found if packed is not None), None)

    def _fits(self, source: int, target: int, played: int) -> bool:
        """Whether the dice left without `played` can make a distance."""
        return fits(source - target, self._left_without(played), may_be_more=target == OFF)

    def _after(self, die: int) -> dict[int, Packed]:
        """Return the positions after each way to play one die, by the source of its checker move."""
        return one_die(self.packed, die, open_changes(self.position.other, die))

    def _further(self, packed: Packed, die: int) -> "HalfPlay":
        return HalfPlay(self.position, self.roll, packed, self._left_without(die))

    def _left_without(self, die: int) -> tuple[int, ...]:
        played = self.left.index(die)
        return self.left[:played] + self.left[played + 1 :]


def fits(distance: int, dice: Sequence[int], *, may_be_more: bool) -> bool:
    """Whether some of the dice make a distance together; bearing off, they may make more."""
    if may_be_more:
        return sum(dice) >= distance
    return any(
        sum(some) == distance for count in range(1, len(dice) + 1) for some in combinations(dice, count)
    )


def why_not_move(half: HalfPlay, source: int, target: int, attempt: errors.Attempt) -> errors.IllegalPlay:
    """Why one checker may not go from `source` to `target` next, by one die or by several.

    If it may, by several: that no single die takes it there.
    """
    here, place = half, source
    while place != target:
        refusal = _why_not_begin(here, place, target, attempt)
        if refusal is not None:
            return refusal
        ways = [(die, stop, here.with_die(place, die)) for die, stop in here.toward(place, target)]
        die, stop, further = max(ways, key=lambda way: (way[1] == target, way[2] is not None))
        if further is None:
            return _why_not_die(here, place, die, attempt)
        here, place = further, stop
    return errors.DieNotRolled(attempt, source, target, half.left)


def _why_not_begin(
    half: HalfPlay, source: int, target: int, attempt: errors.Attempt
) -> errors.IllegalPlay | None:
    """A reason that does not depend on the way between; None if that is not where it fails."""
    on_bar = half.own[BAR]
    if on_bar and source != BAR:
        return errors.CheckersOnBar(attempt, on_bar)
    if not half.own[source]:
        return errors.NoCheckerOnPoint(attempt, source)
    if not half.left:
        return errors.TooManyMoves(attempt, len(half.roll.dice))
    if not half.toward(source, target):
        return errors.DieNotRolled(attempt, source, target, half.left)
    if target != OFF and half.is_blocked(target):
        return errors.PointBlocked(attempt, target)
    return None


def _why_not_die(half: HalfPlay, source: int, die: int, attempt: errors.Attempt) -> errors.IllegalPlay:
    """Why a checker that is there, with nobody else on the bar, cannot move by a die."""
    if source > die:
        return errors.PointBlocked(attempt, source - die)
    rearmost = max(place for place, count in enumerate(half.own) if count)
    outside = sum(half.own[HOME_POINTS + 1 :])
    if outside:
        return errors.NotAllHome(attempt, outside, rearmost)
    return errors.MustMoveFromHigherPoint(attempt, source, die, rearmost)


def why_not_enough(
    half: HalfPlay, required: int, example: str, attempt: errors.Attempt
) -> errors.MustPlayMore:
    """Why a play that is legal as far as it goes is not a whole one.

    `required` says how many dice a whole play has here, and `example` writes one.
    """
    if half.roll.is_doubles:
        return errors.MustPlayMoreDice(attempt, example, len(half.roll.dice) - len(half.left), required)
    if required == len(half.roll.dice):
        return errors.MustPlayBothDice(attempt, example)
    return errors.MustPlayHigherDie(attempt, example, half.roll.high)
