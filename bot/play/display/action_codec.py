"""The only writer and reader of actions on a board in custom_ids: a button's kind is its action.

The kind of game that is resigned is the only argument. What was sent once is read for ever.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from bot import engine
from bot.engine.keys import FIRST_CUBE
from bot.play.display.panel import SharedButton

BUTTONS: Final[Mapping[tuple[SharedButton, str], engine.Action]] = {
    (SharedButton.ROLL, ""): engine.RollDice(),
    (SharedButton.DOUBLE_NOW, ""): engine.OfferDouble(),
    (SharedButton.TAKE, ""): engine.AnswerOffer(FIRST_CUBE, engine.Answer.TAKE),
    (SharedButton.PASS_NOW, ""): engine.AnswerOffer(FIRST_CUBE, engine.Answer.DROP),
    (SharedButton.BEAVER, ""): engine.AnswerOffer(FIRST_CUBE, engine.Answer.BEAVER),
    (SharedButton.RACCOON, ""): engine.AnswerOffer(FIRST_CUBE, engine.Answer.RACCOON),
    **{(SharedButton.RESIGN_AS, str(int(kind))): engine.OfferResignation(kind) for kind in engine.WinKind},
    (SharedButton.AGREE, ""): engine.AcceptResignation(),
    (SharedButton.REFUSE, ""): engine.RefuseResignation(),
}
"""The buttons that act at once, by kind and argument."""

BUTTON_OF: Final = {action: button for button, action in BUTTONS.items()}
ASKS_FIRST: Final = {
    SharedButton.DOUBLE_NOW: SharedButton.DOUBLE,
    SharedButton.PASS_NOW: SharedButton.PASS,
    SharedButton.RESIGN_AS: SharedButton.RESIGN,
}


def format_button(action: engine.Action) -> tuple[SharedButton, str]:
    """The kind and the argument of a button that acts at once; raises KeyError for a play."""
    return BUTTON_OF[action]


def parse_button(kind: StrEnum, argument: str) -> engine.Action:
    """The action of a button that acts at once; raises ValueError for what we do not write."""
    action = BUTTONS.get((SharedButton(kind), argument))
    if action is None:
        raise ValueError(f"no button of the kind {kind} says {argument!r}")
    return action


def board_kind(action: engine.Action) -> SharedButton:
    """The kind of the board's button for an action: one that asks first, or leads to all plays."""
    if isinstance(action, engine.MakePlay):
        return SharedButton.PLAY
    kind, _ = format_button(action)
    return ASKS_FIRST.get(kind, kind)
