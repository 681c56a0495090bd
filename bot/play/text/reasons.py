"""Why the rules refuse something at any kind of table, and what a player may do instead."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from bot.engine import (
    AcceptResignation,
    Answer,
    AnswerOffer,
    MakePlay,
    OfferDouble,
    OfferResignation,
    Reason,
    RefuseResignation,
    RollDice,
    WinKind,
)
from bot.text.catalogue import phrase
from bot.text.lists import either


@dataclass(frozen=True, slots=True)
class Told:
    """What a sentence about a refusal names."""

    who: str
    number: int


EVERYWHERE: Final[Mapping[Reason, Callable[[Told], str]]] = {
    Reason.NOT_NOW: lambda _: phrase("reason-not-now"),
    Reason.CRAWFORD: lambda _: phrase("reason-crawford"),
    Reason.NO_CUBE: lambda _: phrase("reason-no-cube"),
    Reason.OTHER_ON_ROLL: lambda _: phrase("reason-other-on-roll"),
    Reason.OTHER_OWNS_CUBE: lambda told: phrase("reason-other-owns-cube", who=told.who),
    Reason.DEAD_CUBE: lambda _: phrase("reason-dead-cube"),
    Reason.OVER_CAP: lambda told: phrase("reason-over-cap", number=told.number),
    Reason.NO_BEAVERS: lambda _: phrase("reason-no-beavers"),
    Reason.NO_RACCOONS: lambda _: phrase("reason-no-raccoons"),
}
"""A sentence for each reason that all kinds of table share."""


class Way(Enum):
    """What moves a game on."""

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
    # in a chouette
    TAKE_BACK = auto()
    HOLD = auto()
    RELEASE = auto()
    GIVE_EXTRA = auto()
    KEEP_EXTRAS = auto()
    RETRACT = auto()
    ANSWER_FOR = auto()
    SEEK_PARTNER = auto()
    PLAY_ALONE = auto()
    BE_PARTNER = auto()
    START = auto()
    AGREE_TO_STAKE = auto()
    ANSWER_PROPOSAL = auto()
    WITHDRAW_PROPOSAL = auto()


ON_BOARD: Final[Mapping[type, Way]] = {
    RollDice: Way.ROLL,
    OfferDouble: Way.DOUBLE,
    MakePlay: Way.PLAY,
    AcceptResignation: Way.ANSWER_RESIGNATION,
    RefuseResignation: Way.ANSWER_RESIGNATION,
}
ANSWERS: Final[Mapping[Answer, Way]] = {
    Answer.TAKE: Way.TAKE,
    Answer.DROP: Way.PASS,
    Answer.BEAVER: Way.BEAVER,
    Answer.RACCOON: Way.RACCOON,
    Answer.FOLLOW: Way.FOLLOW,
}
RESIGNATIONS: Final[Mapping[WinKind, Way]] = {
    WinKind.SINGLE: Way.RESIGN,
    WinKind.GAMMON: Way.RESIGN_GAMMON,
    WinKind.BACKGAMMON: Way.RESIGN_BACKGAMMON,
}


def you_can(possible: Iterable[object], more: Mapping[type, Way]) -> str:
    """What somebody can do to move the game on: "You can take or pass."; "" if nothing.

    Args:
        possible: Their legal actions.
        more: The actions of their kind of table, beside those on every board.
    """
    ways = _all_ways(possible, more)
    return phrase("reason-you-can", ways=_either(ways)) if ways else ""


def right_now(possible: Iterable[object], more: Mapping[type, Way]) -> str:
    """The same to somebody who tried something else: "You have rolled: play or resign."; "" if nothing."""
    ways = _all_ways(possible, more)
    if Way.PLAY in ways:
        return phrase("reason-rolled", ways=_either(ways))
    return phrase("reason-right-now", ways=_either(ways)) if ways else ""


def _either(ways: Iterable[Way]) -> str:
    return either([phrase("reason-way", way=way) for way in ways])


def _all_ways(possible: Iterable[object], more: Mapping[type, Way]) -> dict[Way, None]:
    return dict.fromkeys(_ways(tuple(possible), {**ON_BOARD, **more}))


def _ways(possible: tuple[object, ...], known: Mapping[type, Way]) -> Iterator[Way]:
    least = min((one.kind for one in possible if isinstance(one, OfferResignation)), default=None)
    for one in possible:
        if isinstance(one, AnswerOffer):
            yield ANSWERS[one.answer]
        elif isinstance(one, OfferResignation) and least is not None:
            yield RESIGNATIONS[least]
        elif type(one) in known:
            yield known[type(one)]
