"""The only one who accepts the box's initial double, and the table's rule about them."""

from typing import Any

import pytest

from bot.engine import Answer, AnswerOffer, Cube, OfferDouble, RollDice, RuleSheet
from bot.engine.chouette.actions import (
    AcceptProposal,
    GiveExtra,
    Hold,
    InPlaceOf,
    KeepExtras,
    Leave,
    NameProxy,
    ProposeSettlement,
    Retract,
    TakeBackDouble,
)
from bot.engine.chouette.decisions import Decision, Need, decisions, players_to_act
from bot.engine.chouette.options import CLUB, CubeMode, LoneRule
from bot.engine.chouette.people import mover
from bot.engine.chouette.state import ChouettePhase
from tests.engine.chouette.story import BOX, TEAM, Story, d_takes_alone, kinds

YES, NO = GiveExtra(is_yes=True), GiveExtra(is_yes=False)
A, B, C, D, E = 1, 2, 3, 4, 5


def lone_taker_with_extra() -> Story:
    """B gave D an extra; D redoubled both to 4, and A and B took."""
    story = d_takes_alone().do("B", YES).do("C", NO).do("E", NO).do("D", KeepExtras(), dice="31")
    story.turn_of(TEAM).do("D", OfferDouble(2), OfferDouble(4), RollDice())
    return story.do("A", AnswerOffer(2, Answer.TAKE)).do("B", AnswerOffer(4, Answer.TAKE), dice="31")


def test_a_lone_beaver_falls_too_where_one_must_drop() -> None:
    story = d_takes_alone(LoneRule.MUST_DROP, "beaver")
    assert story.result == "A+4 B-1 C-1 D-1 E-1"
    assert "LoneTakerMustDrop" in kinds(story.events)


@pytest.mark.parametrize("options", [{"lone_rule": LoneRule.NONE}, {"lone_min": 6}])
def test_the_lone_taker_plays_on_without_the_rule_or_at_a_small_table(options: dict[str, Any]) -> None:
    story = d_takes_alone(**{"lone_rule": LoneRule.MUST_DROP, **options})
    assert story.captain == "D"
    assert story.game.cubes[2] == Cube(2, TEAM, was_turned=True)


def test_the_rule_is_for_initial_doubles_of_everybody() -> None:
    story = Story("BCDE").box_doubles("B", "C", "D").answer(b="drop", c="drop", d="take")
    assert story.captain == "D"
    story = Story("BCDE").box_doubles("B").answer(b="take")
    story.team_doubles("B").answer(b="take")
    story.box_doubles("B", "C", "D", "E").answer(b="take", c="drop", d="drop", e="drop")
    assert story.captain == "B"


def test_it_holds_on_a_single_cube_as_well() -> None:
    single = {"cube_mode": CubeMode.SINGLE, "rules": CLUB.rules.changed(beavers=False)}
    assert d_takes_alone(LoneRule.MUST_DROP, **single).result == "A+4 B-1 C-1 D-1 E-1"
    story = d_takes_alone(LoneRule.EXTRAS, **single).do("B", YES).do("C", NO).do("E", NO)
    story.do("D", KeepExtras(), dice="31")
    assert story.game.cubes == (Cube(2, TEAM, was_turned=True),) * 2


def test_who_must_beaver_may_drop_instead() -> None:
    story = d_takes_alone(LoneRule.MUST_BEAVER)
    assert story.chouette.phase is ChouettePhase.LONE
    assert story.may("D")[:2] == (AnswerOffer(2, Answer.BEAVER), AnswerOffer(2, Answer.DROP))
    assert story.do("D", AnswerOffer(2, Answer.DROP)).result == "A+4 B-1 C-1 D-1 E-1"


def test_who_must_beaver_may_beaver_at_once_or_when_asked() -> None:
    for story in (
        d_takes_alone(LoneRule.MUST_BEAVER).do("D", AnswerOffer(2, Answer.BEAVER)),
        d_takes_alone(LoneRule.MUST_BEAVER, "beaver"),
    ):
        assert players_to_act(story.chouette) == (A,)
        assert story.do("A", AnswerOffer(2, Answer.TAKE), dice="31").game.cubes[2] == Cube(
            4, TEAM, was_turned=True
        )


def test_who_cannot_beaver_below_the_cap_must_drop() -> None:
    rules = RuleSheet(is_jacoby=True, has_beavers=True, cube_cap=2)
    assert d_takes_alone(LoneRule.MUST_BEAVER, rules=rules).result == "A+4 B-1 C-1 D-1 E-1"


def test_silence_where_one_must_beaver_drops() -> None:
    assert d_takes_alone(LoneRule.MUST_BEAVER).silent("D").result == "A+4 B-1 C-1 D-1 E-1"


def test_the_lone_taker_may_retract_and_the_fees_are_returned() -> None:
    story = d_takes_alone().do("B", YES).do("C", YES).do("E", YES)
    assert decisions(story.chouette) == (Decision(D, Need.LAST_WORD, D),)
    assert KeepExtras() not in story.may("B")
    story.do("D", Retract())
    assert story.result == "A+4 B-1 C-1 D-1 E-1"
    assert story.seats == "A [C,D,E,B]"


def test_where_nobody_gives_an_extra_there_is_nothing_to_decide() -> None:
    story = d_takes_alone().do("B", NO).do("C", NO)
    assert decisions(story.chouette) == (Decision(E, Need.EXTRA, E),)
    story.silent("B").silent("E", dice="31")
    assert story.game.cubes[2] == Cube(2, TEAM, was_turned=True)
    assert story.chouette.phase is ChouettePhase.MOVE


def test_a_reply_may_be_changed_until_all_are_in() -> None:
    story = d_takes_alone().do("B", YES, NO).do("C", NO).do("E", YES)
    assert story.in_play.lone is not None
    assert story.in_play.lone.givers == (E,)


def test_silence_gives_no_extra_and_keeps_what_was_given() -> None:
    story = d_takes_alone().do("B", YES).silent("C", "E").silent("E").silent("D", dice="31")
    assert [bet.white for bet in story.game.bets[4:]] == [B]
    assert story.chouette.phase is ChouettePhase.MOVE


def test_a_lone_beaver_with_extras_awaits_the_boxs_answer() -> None:
    story = d_takes_alone(answer="beaver").do("B", YES).do("C", NO).do("E", NO).do("D", KeepExtras())
    assert players_to_act(story.chouette) == (A,)
    story.do("A", AnswerOffer(2, Answer.TAKE), dice="31")
    assert [story.game.cubes[n].value for n in (2, 4)] == [4, 2]


def test_a_dropper_who_has_left_gives_no_extra_and_a_lone_taker_who_has_left_keeps_them() -> None:
    story = d_takes_alone().do("E", Leave()).do("B", YES).do("D", Leave())
    story.do("C", NO, dice="3131" * 50)
    assert story.game.bets[4:] != ()


def test_a_proxy_has_the_lone_takers_last_word() -> None:
    story = Story("BCDE", lone_rule=LoneRule.EXTRAS).do("D", NameProxy(C))
    story.box_doubles("B", "C", "D", "E").answer(b="drop", c="drop", d="take", e="drop")
    story.do("B", YES).do("C", NO).do("E", NO).do("D", Leave())
    assert players_to_act(story.chouette) == (C,)
    story.do("C", InPlaceOf(D, Retract()))
    assert story.result == "A+4 B-1 C-1 D-1 E-1"


def test_nobody_answers_as_a_proxy_what_they_offered_themselves() -> None:
    story = Story("BCDE", lone_rule=LoneRule.EXTRAS).do("D", NameProxy(C)).do("C", NameProxy(D))
    story.box_doubles("B", "C", "D", "E").answer(b="drop", c="drop", d="take", e="drop")
    story.do("B", NO).do("C", YES).do("E", NO)
    assert InPlaceOf(D, Retract()) not in story.may("C")
    story.do("D", KeepExtras(), dice="31").turn_of(TEAM).do("D", OfferDouble(4), RollDice())
    assert InPlaceOf(C, AnswerOffer(4, Answer.DROP)) not in story.may("D")
    story.do("C", AnswerOffer(4, Answer.TAKE), dice="31").turn_of(BOX).do("C", OfferDouble(4)).do(
        "A", RollDice()
    )
    assert InPlaceOf(D, AnswerOffer(4, Answer.DROP)) not in story.may("C")
    story.do("D", Leave(), dice="31")
    assert not story.game.bets[4].is_active


def test_extras_are_redoubled_between_taker_and_giver_who_is_on_the_boxs_side() -> None:
    story = lone_taker_with_extra()
    assert story.game.cubes[4] == Cube(4, BOX, was_turned=True)
    story.turn_of(BOX)
    assert OfferDouble(4) in story.may("B")
    assert OfferDouble(4) not in story.may("A")
    assert Hold() in story.may("B")
    story.do("B", OfferDouble(4)).do("A", RollDice())
    assert decisions(story.chouette) == (Decision(D, Need.ANSWER, D),)
    story.do("D", AnswerOffer(4, Answer.DROP), dice="31")
    assert story.game.bets[4].result is not None
    assert story.game.bets[4].result.points == 4


def test_a_giver_who_is_silent_when_doubled_drops() -> None:
    story = d_takes_alone().do("B", YES).do("C", NO).do("E", NO).do("D", KeepExtras(), dice="31")
    story.turn_of(TEAM).do("D", OfferDouble(4), RollDice()).silent("B", dice="31")
    assert story.game.bets[4].result is not None
    assert story.game.bets[4].result.winner is TEAM


def test_if_the_box_is_out_the_highest_giver_moves_and_the_taker_goes_on() -> None:
    story = d_takes_alone().do("B", YES).do("C", YES).do("E", NO).do("D", KeepExtras(), dice="31")
    story.turn_of(TEAM).do("D", OfferDouble(2), RollDice()).do("A", AnswerOffer(2, Answer.DROP), dice="31")
    assert mover(story.chouette) == D
    story.plays("D")
    assert mover(story.chouette) == C  # B dropped as captain, and is at the bottom
    story.silent("C")
    assert mover(story.chouette) == B
    story.silent("B", dice="31" * 100)
    assert mover(story.chouette) == D


def test_an_extra_counts_as_doubled_for_jacoby() -> None:
    story = d_takes_alone().do("B", YES).do("C", NO).do("E", NO).do("D", KeepExtras(), dice="31")
    story.wins(TEAM)
    assert story.result == "A+1 B-4 C-1 D+5 E-1"


def test_the_box_may_not_change_its_doubles_once_it_asked_for_the_roll_but_a_giver_may_double() -> None:
    story = lone_taker_with_extra().turn_of(BOX).do("B", Hold()).do("A", OfferDouble(2), RollDice())
    assert TakeBackDouble(2) not in story.may("A")
    assert RollDice() not in story.may("A")
    assert OfferDouble(4) in story.may("B")


def test_a_member_who_was_not_doubled_and_settles_meanwhile_makes_nobody_a_lone_taker() -> None:
    story = Story("BCDE").box_doubles("B", "C", "D").answer(b="drop", c="drop")
    story.do("E", ProposeSettlement(3, 0)).do("A", AcceptProposal(3)).answer(d="take")
    assert story.captain == "D"
    assert story.game.bets[2].is_active
