"""The captain's roll waits for the crew, until its grace is over or all have said in secret what they do."""

from typing import Any

import pytest

from bot.engine import Doubled, OfferDouble, RollDice, Rolled
from bot.engine.chouette.acting import event_seen_by, seen_by
from bot.engine.chouette.actions import (
    ComeBack,
    DeclineDouble,
    GoAway,
    Hold,
    Instruct,
    Leave,
    Release,
    TakeBackDouble,
)
from bot.engine.chouette.decisions import Need, crew_to_double, decisions, is_in_grace
from bot.engine.chouette.doubling_events import DoubleDeclined, GraceEnded, RollPressed
from bot.engine.chouette.events import replay
from bot.engine.chouette.flow import time_is_up
from bot.engine.chouette.game import Instruction
from bot.engine.chouette.options import CLUB, ChouetteSheet, CrewGrace, CubeMode, usual_grace
from bot.engine.chouette.people import mover
from bot.engine.chouette.state import ChouettePhase
from tests.engine.chouette.story import BOX, SINGLE_CUBE, TEAM, Story
from tests.engine.games import scripted

A, B, C, D = range(1, 5)
NEVER = Instruct(Instruction.NO_DOUBLE, is_on=True)


def on_roll(line: str = "BCD", grace: CrewGrace = CrewGrace.QUARTER_HOUR, **options: Any) -> Story:
    """The team is on roll, and B is captain."""
    return Story(line, crew_grace=grace, **options).turn_of(TEAM)


def grace_is_over(story: Story, dice: str = "31") -> Story:
    events = time_is_up(story.chouette, None, scripted(*map(int, dice)))
    story.chouette = replay(story.chouette, events)
    story.events += events
    return story


def has_rolled(story: Story) -> bool:
    return story.chouette.phase is ChouettePhase.MOVE


def test_a_roll_is_remembered_and_falls_when_the_grace_is_over() -> None:
    story = on_roll().do("B", RollDice())
    assert story.events[-1] == RollPressed(B)
    assert decisions(story.chouette) == ()
    assert has_rolled(grace_is_over(story))
    assert story.in_play.missed is None


def test_after_the_grace_a_roll_falls_at_once() -> None:
    story = grace_is_over(on_roll(), dice="")
    assert story.events[-1] == GraceEnded()
    assert not is_in_grace(story.chouette)
    assert has_rolled(story.do("B", RollDice(), dice="31"))


def test_it_falls_when_all_who_could_double_have_said_no_double() -> None:
    story = on_roll().do("B", RollDice()).do("C", DeclineDouble())
    assert not has_rolled(story)
    assert has_rolled(story.do("D", DeclineDouble(), dice="31"))
    before = on_roll().do("C", DeclineDouble()).do("D", DeclineDouble())
    assert not has_rolled(before)
    assert has_rolled(before.do("B", RollDice(), dice="31"))


def test_whoever_doubles_has_said_what_they_do() -> None:
    story = on_roll().do("B", RollDice()).do("C", OfferDouble(1)).do("D", DeclineDouble())
    assert [event.cube for event in story.events if isinstance(event, Doubled)] == [1]


def test_a_decision_can_be_changed_while_the_roll_waits() -> None:
    story = on_roll().do("B", RollDice()).do("C", DeclineDouble(), OfferDouble(1), TakeBackDouble(1))
    assert story.in_play.doubling.declined == ()
    assert story.do("C", DeclineDouble(), DeclineDouble(), Hold()).in_play.doubling.declined == ()
    assert DeclineDouble() not in story.may("C"), "they release the roll instead"
    assert [one.need for one in decisions(story.do("D", DeclineDouble()).chouette)] == [Need.HOLD]
    assert has_rolled(story.do("C", Release(), dice="31"))


def test_who_ran_out_of_time_with_the_roll_that_they_held_has_not_said_that_they_do_not_double() -> None:
    story = on_roll().do("C", Hold()).do("B", RollDice()).do("D", DeclineDouble()).silent("C")
    assert not has_rolled(story)
    assert has_rolled(grace_is_over(story))


def test_an_instruction_says_no_double_until_it_is_taken_back() -> None:
    story = on_roll().do("C", NEVER).do("D", DeclineDouble())
    assert has_rolled(story.do("B", RollDice(), dice="31"))
    story.turn_of(TEAM).do("B", RollDice()).do("D", DeclineDouble(), dice="31")
    assert has_rolled(story)
    story.turn_of(TEAM).do("C", Instruct(Instruction.NO_DOUBLE, is_on=False)).do("B", RollDice())
    assert not has_rolled(story.do("D", DeclineDouble()))
    assert has_rolled(story.do("C", NEVER, dice="31"))


def test_to_be_asked_and_never_to_double_are_not_both_instructed() -> None:
    story = on_roll().do("C", Instruct(Instruction.HOLD, is_on=True), NEVER)
    assert [one.instruction for one in story.in_play.standing] == [Instruction.NO_DOUBLE]
    story.do("C", Instruct(Instruction.TAKE, is_on=True), Instruct(Instruction.HOLD, is_on=True))
    assert [one.instruction for one in story.in_play.standing] == [Instruction.TAKE, Instruction.HOLD]


def test_nobody_else_knows_who_has_said_that_they_do_not_double() -> None:
    story = on_roll().do("B", RollDice())
    before = {viewer: seen_by(story.chouette, viewer) for viewer in (None, A, B, D)}
    story.do("C", DeclineDouble())
    for viewer, seen in before.items():
        assert seen_by(story.chouette, viewer) == seen
        assert event_seen_by(DoubleDeclined(C), viewer) is None
    assert seen_by(story.chouette, C).current.doubling.declined == (C,)
    assert event_seen_by(DoubleDeclined(C), C) == DoubleDeclined(C)
    assert "declined" not in repr(story.in_play.doubling)
    assert is_in_grace(story.chouette)
    assert crew_to_double(story.chouette) == (C, D)


def test_where_nobody_could_double_there_is_no_grace() -> None:
    assert has_rolled(on_roll("B").do("B", RollDice(), dice="31"))
    assert has_rolled(on_roll(**SINGLE_CUBE).do("B", RollDice(), dice="31"))
    away = on_roll("BC").do("C", GoAway())
    assert not is_in_grace(away.chouette)
    assert is_in_grace(away.do("C", ComeBack()).chouette)


def test_the_box_waits_for_nobody() -> None:
    story = Story("BCD", crew_grace=CrewGrace.HOUR).turn_of(BOX)
    assert not is_in_grace(story.chouette)
    assert has_rolled(story.do("A", RollDice(), dice="31"))


def test_with_the_captains_time_that_of_the_crew_is_up() -> None:
    story = on_roll(grace=CrewGrace.FOUR_HOURS, turn_hours=1)
    assert story.chouette.sheet.grace_hours == 1
    assert has_rolled(story.silent("B", dice="31"))
    assert story.in_play.missed == B
    late = grace_is_over(on_roll(), dice="").silent("B", dice="31")
    assert [event for event in late.events if event == GraceEnded()] == [GraceEnded()]


def test_no_die_is_thrown_while_the_roll_waits() -> None:
    story = on_roll().do("B", RollDice())
    assert not [event for event in story.events if isinstance(event, Rolled)]


def test_a_remembered_roll_outlives_the_captain_who_asked_for_it() -> None:
    story = on_roll().do("B", RollDice()).do("B", Leave())
    assert mover(story.chouette) == C
    assert has_rolled(grace_is_over(story))


def test_it_still_waits_for_whoever_is_captain_then() -> None:
    story = on_roll().do("D", DeclineDouble()).do("B", RollDice()).do("B", GoAway())
    assert crew_to_double(story.chouette) == (C, D)
    assert not has_rolled(story)
    assert has_rolled(story.do("C", DeclineDouble(), dice="31"))
    alone = on_roll("BC").do("B", RollDice()).do("B", Leave())
    assert not has_rolled(alone)
    assert decisions(alone.chouette) == ()
    doubled = alone.do("C", OfferDouble(1))
    assert [event.cube for event in doubled.events if isinstance(event, Doubled)] == [1]


@pytest.mark.parametrize(
    ("hours", "grace"), [(1, CrewGrace.NONE), (7, CrewGrace.NONE), (8, CrewGrace.QUARTER_HOUR)]
)
def test_the_usual_grace_follows_the_time_for_a_decision(hours: int, grace: CrewGrace) -> None:
    assert usual_grace(hours) is CLUB.changed(turn_hours=hours).crew_grace is grace
    assert CLUB.changed(turn_hours=4).changed(turn_hours=hours).crew_grace is grace


def test_a_grace_that_was_chosen_stays() -> None:
    assert CLUB.changed(crew_grace=CrewGrace.HOUR).changed(turn_hours=4).crew_grace is CrewGrace.HOUR
    assert CLUB.changed(crew_grace=CrewGrace.NONE, turn_hours=48).crew_grace is CrewGrace.NONE
    assert CLUB.changed(cube_mode=CubeMode.SINGLE).crew_grace is CrewGrace.QUARTER_HOUR


def test_tables_of_before_have_none() -> None:
    assert ChouetteSheet().crew_grace is CrewGrace.NONE
    assert has_rolled(on_roll(grace=CrewGrace.NONE).do("B", RollDice(), dice="31"))
