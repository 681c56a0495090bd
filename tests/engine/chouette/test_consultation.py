"""Advice to the captain: which members may give it."""

import pytest

from bot.engine import CheckerMove
from bot.engine.chouette.acting import event_seen_by
from bot.engine.chouette.actions import Leave
from bot.engine.chouette.events import ChouetteEvent, apply
from bot.engine.chouette.options import Consultation
from bot.engine.chouette.people import NoAdvice, advisers, why_no_advice
from bot.engine.chouette.role_events import AnalysisAgreed, PlaySuggested
from tests.engine.chouette.story import BOX, TEAM, Story

A, B, C, D = 1, 2, 3, 4


def test_the_crew_consults_freely_but_never_one_who_is_out_or_on_the_other_side() -> None:
    story = Story("BCD").box_doubles("D").answer(d="drop").move_of(TEAM)
    assert advisers(story.chouette) == (C,)
    assert why_no_advice(story.chouette, A) is NoAdvice.BOX
    assert why_no_advice(story.chouette, B) is NoAdvice.CAPTAIN
    assert why_no_advice(story.chouette, D) is NoAdvice.OUT


def test_one_who_has_left_no_longer_advises_nor_one_who_moves_for_the_captain() -> None:
    story = Story("BCD").do("D", Leave()).move_of(TEAM).silent("B")
    assert why_no_advice(story.chouette, D) is NoAdvice.GONE
    assert why_no_advice(story.chouette, C) is NoAdvice.CAPTAIN


def test_nobody_advises_where_that_is_the_custom_or_between_games() -> None:
    story = Story("BCD", consultation=Consultation.NONE)
    assert why_no_advice(story.chouette, C) is NoAdvice.NONE
    over = story.wins(BOX).chouette
    assert why_no_advice(over, C) is NoAdvice.NO_GAME
    assert advisers(over) == ()


def test_after_the_cube_those_advise_whose_own_was_turned_and_accepted() -> None:
    story = Story("BCD", consultation=Consultation.AFTER_CUBE)
    assert advisers(story.chouette) == ()
    assert why_no_advice(story.chouette, C) is NoAdvice.CUBE
    assert advisers(story.box_doubles("C").answer(c="take").chouette) == (C,)


@pytest.mark.parametrize(
    "event", [PlaySuggested(C, (CheckerMove(8, 5), CheckerMove(6, 5))), AnalysisAgreed(C, 1)]
)
def test_what_is_said_beside_the_game_changes_nothing_and_is_seen_by_nobody_else(
    event: ChouetteEvent,
) -> None:
    chouette = Story("BCD").move_of(TEAM).chouette
    assert apply(chouette, event) == chouette
    assert [event_seen_by(event, viewer) for viewer in (C, B, None)] == [event, None, None]
