"""Pig: two players in turn throw a die as often as they like, and a 1 loses the turn and all thrown in it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from bot.engine import EngineError
from bot.engine.keys import PlayerId

GOAL: Final = 20


class NotYourThrow(EngineError):
    """The other player is to throw, or nobody is any more."""


class NothingThrown(EngineError):
    """There is nothing to bank yet."""


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw the die once more."""


@dataclass(frozen=True, slots=True)
class Bank:
    """End the turn, and keep what was thrown in it."""


@dataclass(frozen=True, slots=True)
class Thrown:
    player: PlayerId
    die: int


@dataclass(frozen=True, slots=True)
class Banked:
    player: PlayerId
    points: int


Action: TypeAlias = Throw | Bank
Event: TypeAlias = Thrown | Banked


@dataclass(frozen=True, slots=True)
class Pig:
    """A game; `points` are in the order of `players`, and `throws` is the index of whoever is to throw."""

    players: tuple[PlayerId, PlayerId]
    points: tuple[int, int] = (0, 0)
    throws: int = 0
    pot: int = 0

    @property
    def winner(self) -> PlayerId | None:
        won = (player for player, points in zip(self.players, self.points, strict=True) if points >= GOAL)
        return next(won, None)

    @property
    def on_throw(self) -> PlayerId | None:
        return None if self.winner is not None else self.players[self.throws]

    def score_of(self, player: PlayerId) -> int:
        return self.points[self.players.index(player)]


def act(pig: Pig, player: PlayerId, action: Action, die: Callable[[], int]) -> Event:
    if player != pig.on_throw:
        raise NotYourThrow
    if isinstance(action, Throw):
        return Thrown(player, die())
    if not pig.pot:
        raise NothingThrown
    return Banked(player, pig.pot)


def apply(pig: Pig, event: Event) -> Pig:
    match event:
        case Thrown(die=1):
            return replace(pig, pot=0, throws=1 - pig.throws)
        case Thrown(die=die):
            return replace(pig, pot=pig.pot + die)
        case Banked(player, points):
            added = [points if each == player else 0 for each in pig.players]
            first, second = (old + new for old, new in zip(pig.points, added, strict=True))
            return replace(pig, points=(first, second), pot=0, throws=1 - pig.throws)
