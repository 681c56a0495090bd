"""Why the rules refuse something at any kind of table, and what a player may do instead."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from typing import Final

from bot import engine
from bot.text.catalogue import either, phrase


@dataclass(frozen=True, slots=True)
class Told:
    """What a sentence about a refusal names."""

    who: str
    number: int


EVERYWHERE: Final[Mapping[StrEnum, Callable[[Told], str]]] = {
    engine.Reason.NOT_NOW: lambda _: phrase("reason-not-now"),
    engine.Reason.CRAWFORD: lambda _: phrase("reason-crawford"),
    engine.Reason.NO_CUBE: lambda _: phrase("reason-no-cube"),
    engine.Reason.OTHER_ON_ROLL: lambda _: phrase("reason-other-on-roll"),
    engine.Reason.OTHER_OWNS_CUBE: lambda told: phrase("reason-other-owns-cube", who=told.who),
    engine.Reason.DEAD_CUBE: lambda _: phrase("reason-dead-cube"),
    engine.Reason.OVER_CAP: lambda told: phrase("reason-over-cap", number=told.number),
    engine.Reason.NO_BEAVERS: lambda _: phrase("reason-no-beavers"),
    engine.Reason.NO_RACCOONS: lambda _: phrase("reason-no-raccoons"),
    engine.Reason.CANNOT_LOSE: lambda _: phrase("reason-cannot-lose"),
}
"""A sentence for each reason that all kinds of table share."""


class Way(Enum):
    """What moves a game on, on any board; a kind of table may have ways of its own."""

    ROLL = auto()
    DOUBLE = auto()
    PLAY = auto()
    TAKE = auto()
    PASS = auto()
    BEAVER = auto()
    RACCOON = auto()
    FOLLOW = auto()
    RESIGN = auto()
    RESIGN_GAMMON = auto()
    RESIGN_BACKGAMMON = auto()
    ANSWER_RESIGNATION = auto()


ON_BOARD: Final[Mapping[type, Way]] = {
    engine.RollDice: Way.ROLL,
    engine.OfferDouble: Way.DOUBLE,
    engine.MakePlay: Way.PLAY,
    engine.AcceptResignation: Way.ANSWER_RESIGNATION,
    engine.RefuseResignation: Way.ANSWER_RESIGNATION,
}
ANSWERS: Final[Mapping[engine.Answer, Way]] = {
    engine.Answer.TAKE: Way.TAKE,
    engine.Answer.DROP: Way.PASS,
    engine.Answer.BEAVER: Way.BEAVER,
    engine.Answer.RACCOON: Way.RACCOON,
    engine.Answer.FOLLOW: Way.FOLLOW,
}
RESIGNATIONS: Final[Mapping[engine.WinKind, Way]] = {
    engine.WinKind.SINGLE: Way.RESIGN,
    engine.WinKind.GAMMON: Way.RESIGN_GAMMON,
    engine.WinKind.BACKGAMMON: Way.RESIGN_BACKGAMMON,
}


def you_can(possible: Iterable[object], more: Mapping[type, Enum]) -> str:
    """What somebody can do to move the game on: "You can take or pass."; "" if nothing.

    Args:
        possible: Their legal actions.
        more: The actions of their kind of table, beside those on every board.
    """
    ways = _all_ways(possible, more)
    return phrase("reason-you-can", ways=_either(ways)) if ways else ""


def right_now(possible: Iterable[object], more: Mapping[type, Enum]) -> str:
    """The same to somebody who tried something else: "You have rolled: play or resign."; "" if nothing."""
    ways = _all_ways(possible, more)
    if Way.PLAY in ways:
        return phrase("reason-rolled", ways=_either(ways))
    return phrase("reason-right-now", ways=_either(ways)) if ways else ""


def _either(ways: Iterable[Enum]) -> str:
    return either([phrase("reason-way", way=way) for way in ways])


def _all_ways(possible: Iterable[object], more: Mapping[type, Enum]) -> dict[Enum, None]:
    return dict.fromkeys(_ways(tuple(possible), {**ON_BOARD, **more}))


def _ways(possible: tuple[object, ...], known: Mapping[type, Enum]) -> Iterator[Enum]:
    least = min((one.kind for one in possible if isinstance(one, engine.OfferResignation)), default=None)
    for one in possible:
        if isinstance(one, engine.AnswerOffer):
            yield ANSWERS[one.answer]
        elif isinstance(one, engine.OfferResignation) and least is not None:
            yield RESIGNATIONS[least]
        elif type(one) in known:
            yield known[type(one)]
