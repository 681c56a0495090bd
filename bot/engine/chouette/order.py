"""Rolling for the order: high to low, and equals again among themselves."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.actions import Throw


@dataclass(frozen=True, slots=True)
class Thrown:
    """The dice that a player threw for his place: one, and one more for each tie."""

    player: int
    dice: tuple[int, ...]


def throw_for_order(players: Sequence[int], throw: Throw) -> tuple[Thrown, ...]:
    """Return what everyone threw, in the order that follows from it, first the one who comes first.

    Everyone throws a die; whoever threw the same as another throws again, round by round. Since only equals
    meet again, the result orders them inside the places that they already hold. Dice are drawn two at a
    time, so that an odd one is thrown and left lying: the next roll begins anew.
    """
    dice: dict[int, tuple[int, ...]] = dict.fromkeys(players, ())
    tied = tuple(players)
    while tied:
        for player in tied:
            dice[player] += (throw(),)
        alike = Counter(dice.values())
        tied = tuple(player for player in _sorted(dice) if alike[dice[player]] > 1)
    if sum(map(len, dice.values())) % 2:
        throw()
    return tuple(Thrown(player, dice[player]) for player in _sorted(dice))


def _sorted(dice: dict[int, tuple[int, ...]]) -> list[int]:
    """Return the players, highest first; equals stay in their order."""
    return sorted(dice, key=dice.__getitem__, reverse=True)
