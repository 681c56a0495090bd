"""The line: who rolls for the order, who is the next box, and in what order the others stand."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine.actions import Throw
from bot.engine.chouette.options import Retention
from bot.engine.keys import PlayerId


@dataclass(frozen=True, slots=True)
class Thrown:
    """The dice that a player threw for a place: one, and one more for each tie."""

    player: PlayerId
    dice: tuple[int, ...]


def throw_for_order(players: Sequence[PlayerId], throw: Throw) -> tuple[Thrown, ...]:
    """What everyone threw, in the order that follows from it.

    Everyone throws a die; players with equal dice throw again, round by round. Since only equals meet again,
    the result orders them inside the places that they already hold. Dice come two at a time; where the number
    is odd, one die is not used.
    """
    dice: dict[PlayerId, tuple[int, ...]] = dict.fromkeys(players, ())
    tied = tuple(players)
    while tied:
        for player in tied:
            dice[player] += (throw(),)
        alike = Counter(dice.values())
        tied = tuple(player for player in _sorted(dice) if alike[dice[player]] > 1)
    if sum(map(len, dice.values())) % 2:
        throw()
    return tuple(Thrown(player, dice[player]) for player in _sorted(dice))


def _sorted(dice: dict[PlayerId, tuple[int, ...]]) -> list[PlayerId]:
    """Highest first; equals stay in their order."""
    return sorted(dice, key=dice.__getitem__, reverse=True)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a game means for the order of play.

    Args:
        box: Who was the box.
        line: The line at the end of the game, those who dropped as captains behind the others already.
        original: Who was captain when the game began.
        captains: The captains of record in order, without those who left, even as winners, or were relieved
            for good.
        winners: The members who beat the box.
        net: What the box won, or lost if negative.
        beat_all: Whether the box beat every member.
    """

    box: PlayerId
    line: tuple[PlayerId, ...]
    original: PlayerId
    captains: tuple[PlayerId, ...]
    winners: tuple[PlayerId, ...]
    net: int
    beat_all: bool


@dataclass(frozen=True, slots=True)
class Seating:
    """The next box and line, before anybody joins or leaves; `loser` stands at the bottom for having lost."""

    box: PlayerId
    line: tuple[PlayerId, ...]
    loser: PlayerId | None


def rotate(retention: Retention, outcome: Outcome) -> Seating:
    """The next box and line by one of the schools."""
    if retention is Retention.BEATS_ORIGINAL_CAPTAIN:
        has_won = outcome.original in outcome.winners and outcome.original in outcome.captains
        return _beaten(outcome, outcome.original) if has_won else _stays(outcome, outcome.original)
    stays = _TESTS[retention](outcome)
    next_box = _first_to_beat(outcome)
    final = outcome.captains[-1] if outcome.captains else None
    if stays:
        return _stays(outcome, final)
    if next_box is not None:
        return _beaten(outcome, next_box)
    line = to_bottom(outcome.line, final)
    return _beaten(outcome, line[0], line)


def to_bottom(line: tuple[PlayerId, ...], player: PlayerId | None) -> tuple[PlayerId, ...]:
    return tuple(sorted(line, key=lambda other: other == player))


def _first_to_beat(outcome: Outcome) -> PlayerId | None:
    """The first captain of record who beat the box."""
    return next((captain for captain in outcome.captains if captain in outcome.winners), None)


def _stays(outcome: Outcome, loser: PlayerId | None) -> Seating:
    return Seating(outcome.box, to_bottom(outcome.line, loser), loser)


def _beaten(outcome: Outcome, next_box: PlayerId, line: tuple[PlayerId, ...] | None = None) -> Seating:
    """The old box goes to the bottom, behind a captain who dropped earlier."""
    others = (player for player in line or outcome.line if player != next_box)
    return Seating(next_box, (*others, outcome.box), outcome.box)


_TESTS: Final[Mapping[Retention, Callable[[Outcome], bool]]] = {
    Retention.BEATS_CAPTAIN: lambda outcome: _first_to_beat(outcome) is None,
    Retention.NET_PROFIT: lambda outcome: outcome.net > 0,
    Retention.NET_NONNEG: lambda outcome: outcome.net >= 0,
    Retention.BEATS_ALL: lambda outcome: outcome.beat_all,
}
"""What the box must have done to keep the box."""
