"""Checkers as the rule book has them, tried out one by one: nothing here is clever, or of the engine."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from random import Random

OFF, BAR = 0, 25
ROLLS = tuple(combinations_with_replacement(range(1, 7), 2))

Men = tuple[
    int, ...
]  # how many checkers stand on 0 (off), 1 to 24 and 25 (the bar), in their owner's numbering


def men(points: dict[int, int], all_told: int = 15) -> Men:
    stand = [points.get(point, 0) for point in range(26)]
    stand[OFF] = all_told - sum(stand[1:])
    return tuple(stand)


class Position(NamedTuple):
    """Both sides' checkers, seen by whoever moves next."""

    mine: Men
    theirs: Men

    def turned(self) -> Position:
        return Position(self.theirs, self.mine)


START = Position(men({24: 2, 13: 5, 8: 3, 6: 5}), men({24: 2, 13: 5, 8: 3, 6: 5}))


def one_die(position: Position, die: int) -> list[Position]:
    """Every position that one checker reaches with one die."""
    mine, theirs = position
    reached = []
    highest = max((point for point in range(1, 26) if mine[point]), default=0)
    for start in range(1, 26):
        if not mine[start] or (mine[BAR] and start != BAR):
            continue
        end = start - die
        if end <= 0:
            if highest > 6 or (end < 0 and start != highest):
                continue
            end = OFF
        elif theirs[25 - end] >= 2:
            continue
        my, their = list(mine), list(theirs)
        my[start] -= 1
        my[end] += 1
        if end != OFF and their[25 - end] == 1:
            their[25 - end] = 0
            their[BAR] += 1
        reached.append(Position(tuple(my), tuple(their)))
    return reached


def _after(position: Position, dice: tuple[int, ...]) -> list[set[Position]]:
    """Return the positions after the first none, one, two … of these dice, in this order."""
    stages = [{position}]
    for die in dice:
        nexts = {after for before in stages[-1] for after in one_die(before, die)}
        if not nexts:
            break
        stages.append(nexts)
    return stages


def plays(position: Position, roll: tuple[int, int]) -> frozenset[Position]:
    """Every position in which a legal play ends, the mover still `mine`; none is a dance."""
    high, low = max(roll), min(roll)
    if high == low:
        stages = _after(position, (high,) * 4)
        return frozenset(stages[-1]) if len(stages) > 1 else frozenset()
    large_first, small_first = _after(position, (high, low)), _after(position, (low, high))
    both = [stages[2] for stages in (large_first, small_first) if len(stages) == 3]
    if both:
        return frozenset().union(*both)
    for stages in (large_first, small_first):
        if len(stages) == 2:
            return frozenset(stages[1])
    return frozenset()


def ends(position: Position, roll: tuple[int, int]) -> frozenset[Position]:
    """As `plays`, a dance leaving all as it is."""
    return plays(position, roll) or frozenset({position})


def contact(position: Position) -> bool:
    """Whether a checker of one side still has to pass one of the other's."""
    mine = max((point for point in range(1, 26) if position.mine[point]), default=0)
    theirs = max((point for point in range(1, 26) if position.theirs[point]), default=0)
    return bool(mine and theirs and mine + theirs > 25)


def left(stand: Men) -> int:
    return sum(stand[1:])


def kind_of_loss(loser: Men, all_told: int) -> int:
    """1 for a single game, 2 for a gammon, 3 for a backgammon; `all_told` is what the loser began with."""
    if left(loser) < all_told:
        return 1
    return 3 if any(loser[19:26]) else 2


# ---- what a side can still lose, and what it loses for certain


def _sixes(stand: Men, until: int) -> int:
    """How many sixes bring all checkers to the point `until` or below."""
    return sum(count * -(-(point - until) // 6) for point, count in enumerate(stand) if point > until)


def _turns(dice: int) -> int:
    return -(-dice // 4)


def _alone(stand: Men) -> Position:
    return Position(stand, (0,) * 26)


def _pips(stand: Men) -> int:
    return sum(point * count for point, count in enumerate(stand))


_SLOW_FIRST = sorted(ROLLS, key=lambda roll: sum(roll) * (1 + (roll[0] == roll[1])))


@cache
def _can_stay(stand: Men, turns: int, kind: int, all_told: int) -> bool:
    """Whether a side alone on the board may still stand for a loss of this kind after as many turns."""
    if not left(stand) or kind_of_loss(stand, all_told) < kind:
        return False
    stays = {1: 1, 2: left(stand), 3: left(stand) + 18}[kind]
    if turns and _pips(stand) < {1: 2, 2: 3, 3: 3}[kind] * turns + stays:
        return False  # no roll, borne off or not, takes fewer pips
    return (
        turns == 0 or _stays_easily(stand, turns, kind) or _stays_after_a_turn(stand, turns, kind, all_told)
    )


def _stays_easily(stand: Men, turns: int, kind: int) -> bool:
    """No 2-1 bears off more than two; a 1-1 takes four pips, and bears nothing off above the ace point."""
    back = max(point for point in range(26) if stand[point])
    spare = _pips(stand) - {1: 0, 2: left(stand), 3: left(stand) + max(back, 19) - 1}[kind]
    return left(stand) > 2 * turns if kind == 1 else spare >= 4 * turns


def _stays_after_a_turn(stand: Men, turns: int, kind: int, all_told: int) -> bool:
    for roll in _SLOW_FIRST:
        after = {end.mine for end in ends(_alone(stand), roll)}
        if any(_can_stay(end, turns - 1, kind, all_told) for end in sorted(after, key=_pips, reverse=True)):
            return True
    return False


def _still(loser: Men, winner: Men, turns: int, all_told: int) -> int:
    """The most that the loser can lose who has so many turns before the winner's last; nothing meets."""
    if not left(loser):
        return 0
    if not left(winner):
        return kind_of_loss(loser, all_told)
    return max((kind for kind in (1, 2, 3) if _can_stay(loser, turns, kind, all_told)), default=0)


def _bound(loser: Men, all_told: int) -> int:
    return 1 if left(loser) < all_told else 3


def most(position: Position, roll: tuple[int, int] | None, *, on_roll: bool, all_told: int) -> int:
    """The most that `mine` can still lose: 0 nothing, 1 a single game, 2 a gammon, 3 a backgammon.

    Over every roll and play of the side on roll, and of `mine` where that is the other; whatever still meets
    then may cost anything.
    """
    if on_roll:
        return _most_on_roll(position, roll, all_told)
    best = 0
    for dice in [roll] if roll else ROLLS:
        for end in ends(position.turned(), dice):
            after = end.turned()
            if not left(after.theirs):
                best = max(best, kind_of_loss(after.mine, all_told))
            else:
                best = max(best, _most_on_roll(after, None, all_told))
            if best == _bound(position.mine, all_told):
                return best
    return best


@lru_cache(maxsize=200_000)
def _most_on_roll(position: Position, roll: tuple[int, int] | None, all_told: int) -> int:
    best, bound = 0, _bound(position.mine, all_told)
    for dice in [roll] if roll else ROLLS:
        for end in ends(position, dice):
            best = max(best, _most_off_roll(end, all_told))
            if best == bound:
                return best
    return best


def _most_off_roll(position: Position, all_told: int) -> int:
    """Return the most that `mine`, having just played, can lose."""
    if not left(position.mine):
        return 0
    if contact(position):
        return _bound(position.mine, all_told)
    theirs = _turns(_sixes(position.theirs, 0))
    return _still(position.mine, position.theirs, theirs - 1, all_told)


def loses_by_chance(
    position: Position,
    roll: tuple[int, int] | None,
    kind: int,
    all_told: int,
    random: Random,
    *,
    on_roll: bool,
) -> bool:
    """Whether `mine` loses so much in one of many games in which the dice and both sides are against it."""
    return any(_one_loss(position, roll, all_told, random, on_roll=on_roll) >= kind for _ in range(150))


def _one_loss(
    position: Position, roll: tuple[int, int] | None, all_told: int, random: Random, *, on_roll: bool
) -> int:
    while True:
        dice = roll or random.choice(ROLLS[:3] if on_roll else ROLLS)
        reached = sorted(ends(position if on_roll else position.turned(), dice))
        after = max(reached, key=lambda end: _pips(end.mine)) if on_roll else random.choice(reached)
        position, roll, on_roll = after if on_roll else after.turned(), None, not on_roll
        if not left(position.mine):
            return 0
        if not left(position.theirs):
            return kind_of_loss(position.mine, all_told)


@cache
def _slowest_off(stand: Men, within: int) -> bool:
    """Whether 2-1 every turn, played as well as can be, bears all off in as many turns."""
    if not left(stand):
        return True
    if within <= 0 or _pips(stand) > 3 * within or left(stand) > 2 * within:
        return False
    return any(_slowest_off(end.mine, within - 1) for end in ends(_alone(stand), (2, 1)))


def certain(position: Position, roll: tuple[int, int] | None, all_told: int) -> int:
    """Return the certain loss of `mine`, to roll or to play, if it throws 6-6 to the other side's 2-1."""
    if contact(position) or left(position.mine) < all_told:
        return 1
    return min(_certain_after(end, all_told) for end in ends(position, roll or (6, 6)))


def _certain_after(position: Position, all_told: int) -> int:
    mine, theirs = position
    if left(mine) < all_told:
        return 1
    saved = _turns(_sixes(mine, 6) + 1)
    if not _slowest_off(theirs, saved):
        return 1
    away = sum(mine[19:26])
    return 3 if away and _slowest_off(theirs, _turns(away)) else 2
