"""Why the rules refuse something at any kind of table, and what a player may do instead."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from typing import Final

from bot import engine
from bot.text.catalogue import either, phrase


@dataclass(frozen=True, slots=True)
class RefusalDetails:
    """The names in a sentence about a refusal."""

    who: str
    number: int


EVERYWHERE: Final[Mapping[StrEnum, Callable[[RefusalDetails], str]]] = {
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


class ActionName(Enum):
    """An action that moves a game on, on any board; a kind of table may have its own."""

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


ON_BOARD: Final[Mapping[type, ActionName]] = {
    engine.RollDice: ActionName.ROLL,
    engine.OfferDouble: ActionName.DOUBLE,
    engine.MakePlay: ActionName.PLAY,
    engine.AcceptResignation: ActionName.ANSWER_RESIGNATION,
    engine.RefuseResignation: ActionName.ANSWER_RESIGNATION,
}
ANSWERS: Final[Mapping[engine.Answer, ActionName]] = {
    engine.Answer.TAKE: ActionName.TAKE,
    engine.Answer.DROP: ActionName.PASS,
    engine.Answer.BEAVER: ActionName.BEAVER,
    engine.Answer.RACCOON: ActionName.RACCOON,
    engine.Answer.FOLLOW: ActionName.FOLLOW,
}
RESIGNATIONS: Final[Mapping[engine.WinKind, ActionName]] = {
    engine.WinKind.SINGLE: ActionName.RESIGN,
    engine.WinKind.GAMMON: ActionName.RESIGN_GAMMON,
    engine.WinKind.BACKGAMMON: ActionName.RESIGN_BACKGAMMON,
}


def you_can(possible: Iterable[object], more: Mapping[type, Enum]) -> str:
    """Return the reader's actions that move the game on: "You can take or pass."; "" if there are none.

    Args:
        possible: Their legal actions.
        more: The actions of their kind of table, beside those on every board.
    """
    names = _all_names(possible, more)
    return phrase("reason-you-can", actions=_either(names)) if names else ""


def right_now(possible: Iterable[object], more: Mapping[type, Enum]) -> str:
    """The same to somebody who tried something else: "You have rolled: play or resign."; "" if nothing."""
    names = _all_names(possible, more)
    if ActionName.PLAY in names:
        return phrase("reason-rolled", actions=_either(names))
    return phrase("reason-right-now", actions=_either(names)) if names else ""


def _either(names: Iterable[Enum]) -> str:
    return either([phrase("reason-action", action=name) for name in names])


def _all_names(possible: Iterable[object], more: Mapping[type, Enum]) -> dict[Enum, None]:
    return dict.fromkeys(_names_of(tuple(possible), {**ON_BOARD, **more}))


def _names_of(possible: tuple[object, ...], known: Mapping[type, Enum]) -> Iterator[Enum]:
    least = min((one.kind for one in possible if isinstance(one, engine.OfferResignation)), default=None)
    for one in possible:
        if isinstance(one, engine.AnswerOffer):
            yield ANSWERS[one.answer]
        elif isinstance(one, engine.OfferResignation) and least is not None:
            yield RESIGNATIONS[least]
        elif type(one) in known:
            yield known[type(one)]
