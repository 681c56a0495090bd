"""No message that chooses its words by a member of an enumeration forgets one of them."""

from enum import Enum

import pytest

from bot.clocks import TimeFault, Weekday, WhenOut
from bot.engine import SheetFault, Side, WinKind, Wrong
from bot.engine.chouette import (
    Abandonment,
    AbsentCube,
    ChouetteFault,
    Consultation,
    CubeMode,
    DoubleRule,
    JoinPosition,
    LoneRule,
    ReplyOrder,
    Retention,
    TakeRule,
)
from bot.play.base.channel_problems import ChannelProblem
from bot.play.base.preferences import Bottom, Colour, Facing, ProfileFor, Rated, Reminded
from bot.play.chouette.text.refusals import Awaited, ChouetteActionName
from bot.play.heads_up.tasks import Task
from bot.play.pages.settings_panel import Section
from bot.play.tables.places import Permission
from bot.play.text.reasons import ActionName
from bot.standing.boards import Measure, Span
from bot.standing.record import Role
from tests.text.messages import ENGLISH

CHOICES: list[tuple[str, str, type[Enum]]] = [
    ("clock-when-out", "when_out", WhenOut),
    ("clock-rule-when-out", "when_out", WhenOut),
    ("clock-weekday", "day", Weekday),
    ("options-cubes", "value", CubeMode),
    ("options-rule-cubes", "value", CubeMode),
    ("options-advice", "value", Consultation),
    ("options-rule-advice", "value", Consultation),
    ("options-doubles", "value", DoubleRule),
    ("options-takes", "value", TakeRule),
    ("options-answers", "value", ReplyOrder),
    ("options-rule-answers", "value", ReplyOrder),
    ("options-lone", "value", LoneRule),
    ("options-stays", "value", Retention),
    ("options-rule-box", "value", Retention),
    ("options-joins", "value", JoinPosition),
    ("options-rule-joining", "value", JoinPosition),
    ("options-silent", "value", AbsentCube),
    ("options-gone", "value", Abandonment),
    ("options-rule-gone", "value", Abandonment),
    ("reason-your-turn", "task", Task),
    ("reason-others-turn", "task", Task),
    ("reason-others-decision", "need", Awaited),
    ("reason-your-decision", "need", Awaited),
    ("reason-mover", "side", Side),
    ("reason-autopilot-moves", "side", Side),
    ("reason-nobody-answers", "kind", WinKind),
    ("position-flaw", "wrong", Wrong),
    ("place-permission", "permission", Permission),
    ("place-remedy", "problem", ChannelProblem),
    ("place-remedy-challenge", "problem", ChannelProblem),
    ("settings-bottom", "side", Bottom),
    ("settings-facing", "side", Facing),
    ("settings-colour", "colour", Colour),
    ("settings-where", "where", Reminded),
    ("settings-rated", "which", Rated),
    ("settings-profile", "whom", ProfileFor),
    ("standing-role", "role", Role),
    ("standing-board", "measure", Measure),
    ("standing-span", "span", Span),
    ("settings-section", "section", Section),
]
NAMING_OPTIONS = {SheetFault.OUT_OF_RANGE, SheetFault.MONEY_ONLY, SheetFault.NEEDS_CUBE}
"""Messages of their own say these, with the options to leave out."""


def words(members: set[Enum]) -> set[str]:
    return {member.name.lower().replace("_", "-") for member in members}


@pytest.mark.parametrize(("message", "argument", "members"), CHOICES)
def test_every_member_has_its_words(message: str, argument: str, members: type[Enum]) -> None:
    assert ENGLISH[message].choices[argument] == words(set(members))


def test_every_way_to_move_a_game_on_has_its_words() -> None:
    assert ENGLISH["reason-action"].choices["action"] == words({*ActionName, *ChouetteActionName})


def test_every_fault_of_a_sheet_and_of_hours_has_its_words() -> None:
    faults = words({*SheetFault, *ChouetteFault} - NAMING_OPTIONS)
    assert ENGLISH["options-fault"].choices["fault"] == faults
    hours = {TimeFault.HOURS, TimeFault.RESERVE, TimeFault.EXTENSION, TimeFault.INTERVAL}
    assert ENGLISH["clock-wrong-hours"].choices["fault"] == words({*hours})
