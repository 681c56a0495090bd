"""The buttons of two players, beside those that all kinds of table have."""

from enum import StrEnum
from typing import Final


class HeadsUpButton(StrEnum):
    """The action of a button of two players; the word stands in its custom_id."""

    ACCEPT = "accept"
    DECLINE = "decline"
    WITHDRAW = "withdraw"
    CHANGE = "change"
    FORCED = "forced"
    GRANT = "grant"
    REFUSE_TAKEBACK = "refusetakeback"
    SINCE = "since"
    NEXT = "next"
    END = "end"
    REMATCH = "rematch"
    SHEET = "sheet"
    CLAIM = "claim"
    WAIT = "wait"
    AUTOPILOT = "autopilot"
    MORE_TIME = "moretime"
    ASK_TIME = "asktime"
    PLAY_ON = "playon"
    ORDERS = "orders"
    TAKEBACK = "takeback"
    UNDO = "undo"
    EDIT = "edit"
    PROPOSE = "propose"
    SHARE_JUDGED = "sharejudged"


NEVER_SEALED: Final = frozenset(HeadsUpButton)
"""Buttons whose use everybody may know."""
