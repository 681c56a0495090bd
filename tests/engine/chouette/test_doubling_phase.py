"""The cube phase of a turn: doubles by the team and by the box, holds, the remembered roll, what follows."""

from typing import Any

import pytest

from bot.engine import Answer, AnswerOffer, Cube, OfferDouble, RollDice, Rolled
from bot.engine.actions import IllegalAction
from bot.engine.chouette.acting import seen_by
from bot.engine.chouette.actions import (
    AnswersTogether,
    AnswerTogether,
    ComeBack,
    GoAway,
    Hold,
    Instruct,
    Leave,
    Release,
    TakeBackDouble,
)
from bot.engine.chouette.decisions import Decision, Need, decisions, hours_for, players_to_act
from bot.engine.chouette.game import Instruction, StandingInstruction
from bot.engine.chouette.options import CLUB, CrewGrace, CubeMode, DoubleRule, TakeRule
from bot.engine.chouette.state import ChouettePhase
from tests.engine.chouette.story import BOX, TEAM, Story, number

SINGLE: dict[str, Any] = {"cube_mode": CubeMode.SINGLE, "rules": CLUB.rules.changed(beavers=False)}
A, B, C, D = 1, 2, 3, 4


def test_the_side_that_starts_has_no_cube_phase() -> None:
    story = Story("BCD")
    assert story.chouette.phase is ChouettePhase.MOVE
    assert players_to_act(story.chouette) == (A,)
    assert OfferDouble(0) not in story.may("B")


def test_the_second_side_may_double_before_its_first_roll() -> None:
    story = Story("BCD").plays("A")
    assert story.chouette.phase is ChouettePhase.CUBE
    assert [OfferDouble(story.cube(who)) in story.may(who) for who in "BCD"] == [True] * 3
    assert RollDice() in story.may("B")
    assert RollDice() not in story.may("C")


def test_every_member_doubles_with_their_own_cube_only() -> None:
    story = Story("BCD").turn_of(TEAM)
    assert OfferDouble(story.cube("C")) not in story.may("B")
    with pytest.raises(IllegalAction):
        story.do("B", OfferDouble(story.cube("C")))


def test_the_captains_roll_closes_the_window_and_the_box_answers_all_cubes_together() -> None:
    story = Story("BCD").team_doubles("B", "D")
    assert story.chouette.phase is ChouettePhase.ANSWER
    assert decisions(story.chouette) == (Decision(A, Need.ANSWER, A),) * 2
    story.answer(b="take")
    assert story.game.cubes[story.cube("B")] == story.game.cubes[story.cube("B")].offered(TEAM)
    story.answer(d="drop", dice="42")
    assert story.game.cubes[story.cube("B")] == Cube(2, BOX, was_turned=True)
    assert story.chouette.phase is ChouettePhase.MOVE


@pytest.mark.parametrize("goes", [Leave(), GoAway()])
def test_what_the_captain_means_to_double_for_all_stands_when_another_goes(goes: object) -> None:
    story = Story("BCD", **SINGLE).turn_of(TEAM).do("B", OfferDouble(0)).do("C", goes)
    assert story.chouette.current.doubling.offers == (0,)
    story.do("B", goes)
    assert story.chouette.current.doubling.offers == ()


def test_a_double_may_be_taken_back_until_the_window_closes() -> None:
    story = Story("BCD").turn_of(TEAM)
    story.do("C", OfferDouble(1), TakeBackDouble(1)).do("B", RollDice(), dice="31")
    assert story.chouette.phase is ChouettePhase.MOVE
    assert story.game.cubes[1] == Cube()


def test_the_roll_is_remembered_until_the_last_hold_is_released() -> None:
    story = Story("BCD").turn_of(TEAM).do("C", Hold()).do("D", Hold()).do("B", RollDice())
    assert [decision.need for decision in decisions(story.chouette)] == [Need.HOLD] * 2
    assert not any(isinstance(event, Rolled) for event in story.events[-3:])
    story.do("B", OfferDouble(0)).do("C", OfferDouble(1), Release())
    assert story.chouette.phase is ChouettePhase.CUBE
    story.do("D", Release())
    assert [cube.offer is not None for cube in story.game.cubes] == [True, True, False]


def test_a_hold_expires() -> None:
    story = Story("BCD").turn_of(TEAM).do("C", Hold()).do("B", RollDice())
    story.silent("B")
    assert story.chouette.phase is ChouettePhase.CUBE
    story.silent("C", dice="31")
    assert story.chouette.phase is ChouettePhase.MOVE
    assert hours_for(CLUB, Need.HOLD) == 12
    assert hours_for(CLUB, Need.ROLL) == 24


def test_the_captain_need_not_hold_nor_may_one_who_cannot_double() -> None:
    story = Story("BCD").turn_of(TEAM)
    assert Hold() not in story.may("B")
    assert Hold() in story.may("C")
    assert Hold() not in story.may("A")
    story.box_doubles("C").answer(c="take").turn_of(BOX)
    assert Hold() not in story.may("C")


def test_a_standing_hold_asks_every_turn() -> None:
    story = Story("BCD").do("C", Instruct(Instruction.HOLD, is_on=True)).plays("A")
    assert story.in_play.doubling.holds == (C,)
    story.do("B", RollDice())
    assert story.chouette.phase is ChouettePhase.CUBE
    story.do("C", Instruct(Instruction.HOLD, is_on=False), Release(), dice="31")
    assert story.chouette.phase is ChouettePhase.MOVE


def has_rolled(story: Story) -> bool:
    """Let the team have the turn and its captain roll; whether the dice fell at once."""
    story.turn_of(TEAM).do(story.captain, RollDice(), dice="31")
    return story.game.roll is not None


def test_no_roll_waits_for_a_member_until_they_take_that_back() -> None:
    story = Story("BCD", crew_grace=CrewGrace.QUARTER_HOUR)
    for member in "BCD":
        story.do(member, Instruct(Instruction.NO_DOUBLE, is_on=True))
    assert has_rolled(story)
    for _ in range(2):
        assert has_rolled(story.wins(BOX).next_game())
    first, *_, last = story.wins(BOX).next_game().line
    story.do(last, Instruct(Instruction.NO_DOUBLE, is_on=False))
    assert first == story.captain
    assert not has_rolled(story)


def test_other_instructions_end_with_the_game() -> None:
    story = Story("BCD")
    for instruction in (Instruction.TAKE, Instruction.DOUBLE_WITH_CAPTAIN, Instruction.HOLD):
        story.do("C", Instruct(instruction, is_on=True))
    assert story.wins(BOX).next_game().in_play.standing == ()


def test_to_ask_each_turn_ends_that_no_roll_waits() -> None:
    story = Story("BCD").do("C", Instruct(Instruction.NO_DOUBLE, is_on=True))
    story.do("C", Instruct(Instruction.HOLD, is_on=True)).wins(BOX).next_game()
    assert story.chouette.not_awaited == ()
    assert story.in_play.standing == ()


def test_that_no_roll_waits_outlasts_being_away_and_shows_to_nobody_else() -> None:
    story = Story("BCD").do("C", Instruct(Instruction.NO_DOUBLE, is_on=True)).do("C", GoAway())
    assert story.do("C", ComeBack()).in_play.standing == (StandingInstruction(C, Instruction.NO_DOUBLE),)
    assert seen_by(story.chouette, C).not_awaited == (C,)
    assert seen_by(story.chouette, B).not_awaited == seen_by(story.chouette, None).not_awaited == ()


def test_who_doubles_with_the_captain_does_so_when_the_captain_does() -> None:
    doubles = Instruct(Instruction.DOUBLE_WITH_CAPTAIN, is_on=True)
    story = Story("BCD").do("C", doubles).team_doubles("D").answer(d="take")
    assert story.game.cubes[1] == Cube()
    story.team_doubles("B")
    assert [cube.offer is not None for cube in story.game.cubes] == [True, True, False]


def test_after_the_answers_the_roll_follows_and_nobody_doubles_again_that_turn() -> None:
    story = Story("BCD").box_doubles("B").answer(b="take", dice="65")
    assert story.chouette.phase is ChouettePhase.MOVE
    assert story.game.roll is not None


def test_the_box_doubles_any_subset_in_one_batch() -> None:
    story = Story("BCD").box_doubles("B", "D")
    assert players_to_act(story.chouette) == (B, D)
    assert story.may("C")
    assert AnswerOffer(1, Answer.TAKE) not in story.may("C")


@pytest.mark.parametrize(
    ("rule", "right", "wrong"),
    [
        (DoubleRule.ANY, "C", None),
        (DoubleRule.MUST_INCLUDE_CAPTAIN, "BC", "C"),
        (DoubleRule.ALL, "BCD", "BC"),
        (DoubleRule.ALL, "", "D"),
    ],
)
def test_the_box_offers_the_cubes_that_the_rule_asks_for(
    rule: DoubleRule, right: str, wrong: str | None
) -> None:
    for members, may_roll in ((right, True), (wrong, False)):
        story = Story("BCD", double_rule=rule).turn_of(BOX)
        story.do("A", *(OfferDouble(story.cube(member)) for member in members or ""))
        assert (RollDice() in story.may("A")) is (may_roll or members is None)


def test_only_cubes_that_are_the_boxs_to_turn_need_be_included() -> None:
    story = Story("BCD", double_rule=DoubleRule.MUST_INCLUDE_CAPTAIN).box_doubles("B").answer(b="take")
    story.turn_of(BOX).do("A", OfferDouble(1))
    assert RollDice() in story.may("A")


@pytest.mark.parametrize(
    ("rule", "first", "possible"),
    [
        (TakeRule.FREE, {"b": "drop", "c": "drop"}, (True, True)),
        (TakeRule.ALL_OR_NONE, {"b": "take", "c": "take"}, (True, False)),
        (TakeRule.ALL_OR_NONE, {"b": "drop", "c": "drop"}, (False, True)),
        (TakeRule.HALF_OF_INITIAL, {"b": "drop", "c": "drop"}, (False, True)),
        (TakeRule.HALF_OF_INITIAL, {"b": "take", "c": "drop"}, (True, False)),
        (TakeRule.MUST_TAKE_CAPTAIN, {"b": "drop", "c": "drop"}, (False, True)),
        (TakeRule.MUST_TAKE_CAPTAIN, {"b": "take", "c": "drop"}, (True, True)),
    ],
)
def test_the_box_takes_as_the_rule_says(
    rule: TakeRule, first: dict[str, str], possible: tuple[bool, bool]
) -> None:
    story = Story("BCD", take_rule=rule).team_doubles("B", "C", "D").answer(**first)
    may = story.may("A")
    assert (AnswerOffer(2, Answer.TAKE) in may, AnswerOffer(2, Answer.DROP) in may) == possible


@pytest.mark.parametrize("rule", [TakeRule.ALL_OR_NONE, TakeRule.HALF_OF_INITIAL, TakeRule.MUST_TAKE_CAPTAIN])
def test_no_answer_leaves_another_cube_without_one(rule: TakeRule) -> None:
    story = Story("BCDEF", take_rule=rule).team_doubles("B", "C", "D", "E", "F")
    for member in "BCDE":
        may = story.may("A")
        answers = [AnswerOffer(story.cube(member), answer) for answer in (Answer.DROP, Answer.TAKE)]
        story.do("A", next(one for one in answers if one in may))
    may = story.may("A")
    assert {AnswerOffer(4, Answer.TAKE), AnswerOffer(4, Answer.DROP)} & set(may)
    mixed = Story("BCD", take_rule=TakeRule.ALL_OR_NONE).team_doubles("B", "C", "D").answer(b="take")
    assert AnswerOffer(1, Answer.DROP) not in mixed.may("A")


def test_the_box_answers_all_cubes_together_whatever_it_has_answered_before() -> None:
    story = (
        Story("BCD", take_rule=TakeRule.ALL_OR_NONE).team_doubles("B", "C", "D").answer(b="take", c="take")
    )
    mixed = AnswerTogether(((0, Answer.DROP), (1, Answer.TAKE), (2, Answer.TAKE)))
    with pytest.raises(IllegalAction):
        story.do("A", mixed)
    with pytest.raises(IllegalAction):
        story.do("A", AnswerTogether(((0, Answer.DROP), (1, Answer.DROP))))
    story.do("A", AnswerTogether(tuple((cube, Answer.DROP) for cube in range(3))))
    assert story.result == "A-3 B+1 C+1 D+1"


def test_the_box_beavers_some_of_the_cubes_that_it_takes_together() -> None:
    story = Story("BCD").team_doubles("B", "C")
    story.do("A", AnswerTogether(((0, Answer.BEAVER), (1, Answer.TAKE))))
    assert story.game.cubes[0].offer is not None
    assert AnswersTogether((0, 1), (), 0, (0, 1)) == Story("BCD").team_doubles("B", "C").may("A")[0]
    assert not any(isinstance(one, AnswersTogether) for one in Story("BCD").team_doubles("B").may("A"))


def test_half_of_an_even_number_is_enough_and_the_rule_is_for_initial_doubles_of_all() -> None:
    rule = {"take_rule": TakeRule.HALF_OF_INITIAL}
    four = Story("BCDE", **rule).team_doubles("B", "C", "D", "E").answer(b="take", c="drop", d="drop")
    assert AnswerOffer(3, Answer.TAKE) in four.may("A")
    some = Story("BCDE", **rule).team_doubles("B", "C", "D").answer(b="drop", c="drop")
    assert AnswerOffer(2, Answer.TAKE) in some.may("A")


def test_the_captains_cube_must_be_taken_only_if_it_was_offered() -> None:
    story = Story("BCD", take_rule=TakeRule.MUST_TAKE_CAPTAIN).team_doubles("C", "D").answer(c="drop")
    assert AnswerOffer(2, Answer.TAKE) in story.may("A")


def test_the_box_may_change_its_answers_until_the_last_is_given() -> None:
    story = Story("BCD", take_rule=TakeRule.ALL_OR_NONE).team_doubles("B", "C").answer(b="take")
    story.answer(b="drop").answer(c="drop")
    assert story.captain == "D"


def test_on_a_single_cube_only_the_captain_doubles_and_a_drop_pays_everybody() -> None:
    story = Story("BCD", **SINGLE).turn_of(TEAM)
    assert OfferDouble(0) not in story.may("C")
    assert Hold() not in story.may("C")
    story.do("B", OfferDouble(0), RollDice()).do("A", AnswerOffer(0, Answer.DROP))
    assert story.result == "A-3 B+1 C+1 D+1"
    assert story.seats == "B [C,D,A]"


def test_on_a_single_cube_the_box_doubles_all_and_the_takers_own_it() -> None:
    story = Story("BCD", **SINGLE).box_doubles("B")
    assert players_to_act(story.chouette) == (B, C, D)
    story.answer(b="take", c="drop", d="take")
    assert story.game.cubes == (Cube(2, TEAM, was_turned=True),)
    story.turn_of(TEAM)
    assert OfferDouble(0) in story.may("B")
    assert OfferDouble(0) not in story.may("D")


def test_a_beaver_is_accepted_or_costs_the_doubled_value() -> None:
    story = Story("BCD").box_doubles("B", "C").answer(b="beaver", c="beaver")
    assert players_to_act(story.chouette) == (A,)
    story.do("A", AnswerOffer(0, Answer.TAKE)).do("A", AnswerOffer(1, Answer.DROP), dice="31")
    assert story.game.cubes[0] == Cube(4, TEAM, was_turned=True)
    assert story.in_play.game.bets[1].result is not None
    assert story.in_play.game.bets[1].result.points == 2


def test_silence_on_a_beaver_accepts_it() -> None:
    story = Story("BCD").team_doubles("C").answer(c="beaver")
    assert players_to_act(story.chouette) == (C,)
    story.silent("C", dice="31")
    assert story.game.cubes[1] == Cube(4, BOX, was_turned=True)


def test_a_raccoon_is_answered_by_the_beaverer() -> None:
    rules = CLUB.rules.__class__(is_jacoby=True, has_beavers=True, has_raccoons=True)
    story = Story("BCD", rules=rules).box_doubles("B").answer(b="beaver")
    story.answer(b="raccoon")
    assert players_to_act(story.chouette) == (B,)
    assert AnswerOffer(0, Answer.BEAVER) not in story.may("B")
    story.do("B", AnswerOffer(0, Answer.DROP), dice="31")
    assert story.game.bets[0].result is not None
    assert story.game.bets[0].result.points == 4
    assert number(story.captain) == C


def test_a_side_that_is_closed_out_may_still_double() -> None:
    story = Story("BCD").turn_of(TEAM, "bar:1 6:5 5:4 4:5 | 6:3 5:3 4:3 3:2 2:2 1:2")
    assert OfferDouble(0) in story.may("B")


def test_a_roll_that_cannot_be_played_passes_by_itself() -> None:
    story = Story("BCD").turn_of(TEAM, "bar:1 6:5 5:4 4:5 | 6:3 5:3 4:3 3:2 2:2 1:2")
    story.do("B", RollDice(), dice="66")
    assert story.game.on_roll is BOX
    assert story.chouette.phase is ChouettePhase.CUBE
