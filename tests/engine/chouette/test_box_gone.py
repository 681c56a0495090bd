"""A box that leaves or falls silent: who plays on for them, or what they forfeit."""

import pytest

from bot.engine import Answer, AnswerOffer, OfferDouble, RollDice
from bot.engine.actions import IllegalAction
from bot.engine.chouette.actions import (
    ComeBack,
    GiveExtra,
    GoAway,
    Hold,
    KeepExtras,
    Leave,
    NameProxy,
    ReplyToBox,
    SeekPartner,
    StandDown,
    Volunteer,
)
from bot.engine.chouette.decisions import players_to_act
from bot.engine.chouette.options import Abandonment, LoneRule
from bot.engine.chouette.people import mover
from bot.engine.chouette.role_events import BoxWarned
from bot.engine.chouette.state import ChouettePhase
from tests.engine.chouette.story import BOX, TEAM, Story, d_takes_alone

A, B, C, D, E, F = range(1, 7)
FORFEITS = {"abandonment": Abandonment.FORFEIT_SINGLE}
AHEAD = "6:2 | 24:2"
BEHIND = "24:2 | 6:2"


def c_is_out(**options: object) -> Story:
    """C dropped, and could play for the box."""
    return Story("BCD", **options).box_doubles("C").answer(c="drop")


def with_partner() -> Story:
    """The highest in line who is willing, C, is the partner of the box."""
    story = Story("BCDEF", dice="", partner_min=6).do("A", SeekPartner())
    for member in "BDEF":
        story.do(member, ReplyToBox(is_yes=member == "F"))
    return story.do("C", ReplyToBox(is_yes=True), dice="31")


def test_a_silent_box_is_warned_and_then_the_autopilot_plays_on() -> None:
    story = Story("BCD").silent("A")
    assert story.events[-1] == BoxWarned(A)
    assert mover(story.chouette) == A
    story.silent("A")
    assert (mover(story.chouette), story.game.on_roll) == (B, TEAM)
    assert story.chouette.away == (A,)


def test_a_warned_box_that_acts_is_warned_again_before_it_is_given_up() -> None:
    story = Story("BCD").silent("A").plays("A").turn_of(BOX).silent("A")
    assert mover(story.chouette) == A


def test_a_box_that_is_away_is_not_dealt_in_and_returns_at_the_bottom() -> None:
    story = Story("BCD").silent("A", "A").wins(TEAM)
    assert story.result == "A-3 B+1 C+1 D+1"
    assert story.seats == "B [C,D]"
    assert story.do("A", ComeBack()).seats == "B [C,D,A]"


@pytest.mark.parametrize(("board", "answer"), [(AHEAD, Answer.TAKE), (BEHIND, Answer.DROP)])
def test_the_autopilot_answers_the_teams_doubles(board: str, answer: Answer) -> None:
    story = Story("BCD").do("A", Leave()).turn_of(TEAM, " | ".join(reversed(board.split(" | "))))
    story.do("B", OfferDouble(0), RollDice(), dice="31")
    assert story.game.bets[0].is_active is (answer is Answer.TAKE)


def test_the_autopilot_rolls_but_never_doubles() -> None:
    story = Story("BCD").do("A", Leave()).move_of(TEAM).plays("B", dice="31")
    assert (story.game.on_roll, story.chouette.phase) == (TEAM, ChouettePhase.CUBE)
    assert all(cube.value == 1 and cube.offer is None for cube in story.game.cubes)


def test_what_the_box_began_to_choose_is_forgotten_when_it_goes() -> None:
    story = Story("BCD").turn_of(BOX).do("A", OfferDouble(1), Leave(), dice="31")
    assert story.game.cubes[1].offer is None
    story = Story("BCD").turn_of(TEAM, "6:2 | 24:2").do("B", OfferDouble(0)).do("C", OfferDouble(1))
    story.do("B", RollDice()).do("A", AnswerOffer(0, Answer.TAKE), Leave(), dice="31")
    assert [bet.is_active for bet in story.game.bets] == [False, False, True]


def test_a_silent_box_is_warned_before_its_answers_are_given_for_it() -> None:
    story = Story("BCD").team_doubles("B", "C").silent("A")
    assert players_to_act(story.chouette) == (A,)
    story.silent("A", dice="31")
    assert players_to_act(story.chouette) == (B,)


def test_silence_of_the_box_on_a_beaver_accepts_it() -> None:
    story = Story("BCD").box_doubles("B").answer(b="beaver").silent("A", dice="31")
    assert story.game.cubes[0].value == 4


def test_who_is_out_may_play_for_the_box_while_the_ledger_stays_the_boxs() -> None:
    story = c_is_out().do("C", Volunteer()).do("A", Leave())
    assert story.in_play.substitute == C
    assert mover(story.move_of(BOX).chouette) == C
    story.turn_of(BOX).do("C", OfferDouble(0), RollDice()).do("B", AnswerOffer(0, Answer.DROP), dice="31")
    assert story.wins(BOX).result == "A+3 B-1 C-1 D-1"


def test_a_substitute_answers_for_the_box() -> None:
    story = c_is_out().do("C", Volunteer()).do("A", GoAway()).team_doubles("B")
    assert players_to_act(story.chouette) == (C,)
    assert story.do("C", AnswerOffer(0, Answer.TAKE), dice="31").game.cubes[0].value == 2


def test_somebody_may_take_over_from_the_autopilot() -> None:
    story = c_is_out().do("A", Leave()).do("C", Volunteer())
    assert story.in_play.substitute == C
    assert Volunteer() not in story.may("C")


def test_a_substitute_who_is_silent_or_leaves_makes_room_for_the_next() -> None:
    story = c_is_out().do("C", Volunteer()).do("A", Leave()).move_of(BOX).silent("C")
    assert (story.in_play.substitute, mover(story.chouette)) == (None, B)
    story = c_is_out().do("C", Volunteer()).do("A", Leave()).move_of(BOX).do("C", Leave())
    assert (story.in_play.substitute, mover(story.chouette)) == (None, B)
    story = c_is_out().do("C", Volunteer()).do("A", Leave()).team_doubles("B").silent("C", dice="31")
    assert story.in_play.substitute is None


def test_a_volunteer_may_stand_down_and_who_plays_may_not_volunteer() -> None:
    story = c_is_out().do("C", Volunteer(), StandDown())
    assert story.in_play.willing == ()
    for player in "ABD":
        with pytest.raises(IllegalAction):
            story.do(player, Volunteer())


def test_nobody_is_proxy_and_substitute_at_once() -> None:
    story = c_is_out().do("B", NameProxy(C))
    assert Volunteer() not in story.may("C")
    story = c_is_out().do("C", Volunteer())
    assert NameProxy(C) not in story.may("B")


def test_the_partner_steps_in_first() -> None:
    story = with_partner()
    assert story.in_play.partner == C
    story.do("A", Leave())
    assert story.in_play.substitute == C
    assert mover(story.chouette) == C


def test_a_box_that_is_gone_forfeits_a_single_game_where_that_is_the_custom() -> None:
    story = Story("BCD", **FORFEITS).box_doubles("B").answer(b="take").do("A", Leave())
    assert story.result == "A-4 B+2 C+1 D+1"
    assert story.seats == "B [C,D]"


def test_an_open_double_is_forfeited_at_the_value_before_it() -> None:
    story = Story("BCD", **FORFEITS).team_doubles("B").do("A", Leave())
    assert story.result == "A-3 B+1 C+1 D+1"


def test_a_beaver_that_the_box_leaves_unanswered_is_forfeited_as_refused() -> None:
    story = Story("BCD", **FORFEITS).box_doubles("B").answer(b="beaver").do("A", Leave())
    assert story.result == "A-4 B+2 C+1 D+1"
    story = Story("BCD", **FORFEITS).team_doubles("B").answer(b="beaver").do("A", Leave())
    assert story.result == "A-4 B+2 C+1 D+1"


def test_nothing_is_forfeited_while_somebody_plays_for_the_box() -> None:
    story = c_is_out(**FORFEITS).do("C", Volunteer()).do("A", Leave())
    assert story.in_play.substitute == C


def test_extras_live_on_after_a_forfeit_and_the_giver_moves() -> None:
    story = d_takes_alone(LoneRule.EXTRAS, **FORFEITS)
    for giver in "BCE":
        story.do(giver, GiveExtra(is_yes=giver == "B"))
    story.do("D", KeepExtras(), dice="31").move_of(BOX).do("A", Leave())
    assert mover(story.chouette) == B
    assert story.wins(BOX).result == "A+1 B+0 C-1 D+1 E-1"


def test_a_lone_taker_whose_beaver_is_forfeited_moves_on_their_extra() -> None:
    story = d_takes_alone(LoneRule.EXTRAS, "beaver", **FORFEITS).do("A", Leave())
    for giver in "BCE":
        story.do(giver, GiveExtra(is_yes=giver == "B"))
    story.do("D", KeepExtras(), dice="31")
    assert (story.captain, story.line) == ("D", "C,D,E,B")
    assert mover(story.chouette) == B
    assert mover(story.move_of(TEAM).chouette) == D
    assert story.wins(TEAM).result == "A+1 B-4 C-1 D+5 E-1"
    assert story.seats == "D [C,E,B]"


def test_a_hold_keeps_the_autopilot_from_rolling() -> None:
    story = d_takes_alone(LoneRule.EXTRAS)
    for giver in "BCE":
        story.do(giver, GiveExtra(is_yes=giver == "B"))
    story.do("D", KeepExtras(), dice="31").turn_of(TEAM).do("D", OfferDouble(4), RollDice())
    story.do("B", AnswerOffer(4, Answer.TAKE), dice="31").turn_of(BOX).do("B", Hold()).do("A", Leave())
    assert players_to_act(story.chouette) == (B,)
    story.do("B", OfferDouble(4)).silent("B")
    assert players_to_act(story.chouette) == (D,)
