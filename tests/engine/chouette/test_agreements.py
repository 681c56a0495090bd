"""Settlements and concessions, bet by bet."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine import Answer, AnswerOffer, BetResult, Ending, OfferDouble, RollDice, RuleSheet, WinKind
from bot.engine.actions import IllegalAction
from bot.engine.chouette.actions import (
    AcceptProposal,
    Concede,
    GiveExtra,
    GoAway,
    KeepExtras,
    Leave,
    NameProxy,
    ProposeSettlement,
    RefuseProposal,
    SettlementUpTo,
    Volunteer,
    WithdrawProposal,
)
from bot.engine.chouette.agreements import answers_proposal
from bot.engine.chouette.game import ChouetteGame, Proposal, Proxy
from bot.engine.chouette.options import CLUB, Abandonment, CubeMode, LoneRule
from bot.engine.chouette.people import spoken_for
from bot.engine.chouette.role_events import BetEnded
from tests.engine.chouette.story import BOX, LAST_PLAYS, TEAM, Story

NO_JACOBY = {"rules": RuleSheet()}
SINGLE: dict[str, Any] = {"cube_mode": CubeMode.SINGLE, "rules": RuleSheet()}
A, B, C, D = 1, 2, 3, 4
LOST = "6:1 5:1 | 1:2"


def test_both_sides_agree_to_a_settlement() -> None:
    story = Story("BCD").do("C", ProposeSettlement(1, 2))
    assert {AcceptProposal(1), RefuseProposal(1)} <= set(story.may("A"))
    story.do("A", AcceptProposal(1))
    assert story.game.bets[1].result == BetResult(TEAM, 2, WinKind.SINGLE, Ending.SETTLED)
    assert story.wins(BOX).result == "A+0 B-1 C+2 D-1"


def test_who_proposes_may_pay() -> None:
    story = Story("BCD").do("A", ProposeSettlement(2, -1)).do("D", AcceptProposal(2))
    assert story.game.bets[2].result == BetResult(TEAM, 1, WinKind.SINGLE, Ending.SETTLED)


def test_a_settlement_is_at_most_three_times_the_cube() -> None:
    story = Story("BCD")
    assert SettlementUpTo(0, 3) in story.may("B")
    with pytest.raises(IllegalAction):
        story.do("B", ProposeSettlement(0, 4))
    with pytest.raises(IllegalAction):
        story.do("B", ProposeSettlement(1, 1))
    story.box_doubles("B").answer(b="take")
    story.do("B", ProposeSettlement(0, -6)).do("A", AcceptProposal(0))
    assert story.in_play.captains == (B, C)


def test_nobody_settles_with_one_who_is_out_or_while_the_cube_is_offered() -> None:
    story = Story("BCD").box_doubles("B", "C").answer(b="drop", c="take")
    assert ProposeSettlement(0, 0) not in story.may("A")
    with pytest.raises(IllegalAction):
        story.do("A", ProposeSettlement(0, 0))
    story.team_doubles("C")
    with pytest.raises(IllegalAction):
        story.do("A", ProposeSettlement(1, 0))
    story.do("A", ProposeSettlement(2, 0))


def test_a_settlement_may_be_withdrawn_or_refused() -> None:
    story = Story("BCD").do("B", ProposeSettlement(0, 1), WithdrawProposal(0), ProposeSettlement(0, 0))
    story.do("A", RefuseProposal(0))
    assert story.in_play.proposals == ()
    assert story.game.bets[0].is_active
    assert story.game.bets[0].refusals == ()


def test_a_proposal_lapses_when_the_dice_fall_a_play_is_made_or_the_cube_is_offered() -> None:
    story = Story("BCD").do("B", ProposeSettlement(0, 1)).plays("A")
    assert story.in_play.proposals == ()
    story.do("B", ProposeSettlement(0, 1)).do("B", RollDice(), dice="31")
    assert story.in_play.proposals == ()
    story.turn_of(BOX).do("B", ProposeSettlement(0, 1)).do("C", ProposeSettlement(1, 1))
    story.do("A", OfferDouble(0), RollDice())
    assert [proposal.bet for proposal in story.in_play.proposals] == [1]


def test_the_proposals_of_one_who_leaves_lapse_and_they_make_no_more() -> None:
    story = Story("BCD").do("C", ProposeSettlement(1, 1), Leave())
    assert story.in_play.proposals == ()
    with pytest.raises(IllegalAction):
        story.do("C", ProposeSettlement(1, 1))


def test_settlements_may_be_off_but_concessions_never_are() -> None:
    story = Story("BCD", has_settlements=False)
    assert SettlementUpTo(0, 3) not in story.may("B")
    assert Concede(0, WinKind.SINGLE) in story.may("B")


def test_a_concession_may_be_refused_and_only_a_higher_one_follows_until_the_next_turn() -> None:
    story = Story("BCD", **NO_JACOBY).turn_of(TEAM).do("C", Concede(1, WinKind.SINGLE))
    story.do("A", RefuseProposal(1))
    assert Concede(1, WinKind.SINGLE) not in story.may("C")
    assert Concede(1, WinKind.GAMMON) in story.may("C")
    story.do("B", RollDice(), dice="31").plays("B")
    assert Concede(1, WinKind.SINGLE) in story.may("C")


def test_what_one_side_refused_does_not_bind_what_it_may_concede_itself() -> None:
    story = Story("BCD", **NO_JACOBY).turn_of(TEAM).do("A", Concede(0, WinKind.GAMMON))
    story.do("B", RefuseProposal(0)).do("B", Concede(0, WinKind.SINGLE)).do("A", RefuseProposal(0))
    assert [one.kind for one in story.may("A") if isinstance(one, Concede) and one.bet == 0] == [
        WinKind.BACKGAMMON
    ]
    assert [one.kind for one in story.may("B") if isinstance(one, Concede)] == [
        WinKind.GAMMON,
        WinKind.BACKGAMMON,
    ]


def test_a_side_that_is_not_on_roll_has_one_turn_less_to_save_a_gammon() -> None:
    story = Story("BCD", **NO_JACOBY).turn_of(TEAM, "1:1 | 1:15")
    story.do("A", Concede(0, WinKind.SINGLE))
    assert [one.kind for one in story.in_play.proposals] == [WinKind.SINGLE]
    story.do("A", Concede(1, WinKind.GAMMON))
    assert story.game.bets[1].result == BetResult(TEAM, 2, WinKind.GAMMON, Ending.RESIGNED)


def test_with_a_roll_on_the_board_its_plays_count() -> None:
    story = Story("BCD", **NO_JACOBY).move_of(TEAM, "66", "6:15 | 1:1")
    assert [one.kind for one in story.may("B") if isinstance(one, Concede)] == [WinKind.SINGLE]


def test_a_concession_that_the_position_cannot_exceed_is_accepted_at_once() -> None:
    story = Story("BCD", **NO_JACOBY).turn_of(TEAM, LOST).do("B", Concede(0, WinKind.SINGLE))
    assert story.game.bets[0].result == BetResult(BOX, 1, WinKind.SINGLE, Ending.RESIGNED)
    assert story.captain == "C"


def test_a_concession_ends_one_bet_of_the_box() -> None:
    story = Story("BCD", **NO_JACOBY).do("A", Concede(1, WinKind.GAMMON)).do("C", AcceptProposal(1))
    assert [bet.is_active for bet in story.game.bets] == [True, False, True]
    assert story.game.bets[1].result == BetResult(TEAM, 2, WinKind.GAMMON, Ending.RESIGNED)


def test_by_jacoby_only_a_single_game_is_conceded_on_an_unturned_cube() -> None:
    story = Story("BCD", rules=CLUB.rules)
    kinds = [action.kind for action in story.may("B") if isinstance(action, Concede)]
    assert kinds == [WinKind.SINGLE]


def test_on_a_single_cube_the_captain_concedes_for_all() -> None:
    story = Story("BCD", **SINGLE).turn_of(TEAM, LOST)
    story.do("B", Concede(0, WinKind.SINGLE))
    assert story.result == "A+3 B-1 C-1 D-1"


def test_who_can_no_longer_lose_has_nothing_to_concede() -> None:
    story = Story("BCD", **NO_JACOBY).turn_of(TEAM, LAST_PLAYS[WinKind.SINGLE])
    assert not any(isinstance(one, Concede) for one in story.may("B"))
    assert Concede(1, WinKind.SINGLE) in story.may("A")
    story.turn_of(BOX, "1:5 | 1:2")
    assert Concede(0, WinKind.SINGLE) in story.may("A"), "Black is off next, White in three turns"
    assert not any(isinstance(one, Concede) for one in story.may("B"))


def test_with_the_other_sides_roll_on_the_board_its_plays_say_who_can_still_lose() -> None:
    story = Story("BCD", **NO_JACOBY).move_of(TEAM, "21", "2:1 1:2 | 1:3")
    assert Concede(0, WinKind.SINGLE) in story.may("A")
    assert Concede(0, WinKind.SINGLE) in story.may("B"), "Black is left with a checker or two"
    story.move_of(TEAM, "21", "1:2 | 1:3")
    assert Concede(0, WinKind.GAMMON) not in story.may("A")
    assert not any(isinstance(one, Concede) for one in story.may("B")), "both checkers are off now"


def test_on_a_cube_that_was_turned_in_the_same_turn_a_single_game_is_a_higher_offer() -> None:
    story = Story("BCD", **NO_JACOBY).turn_of(TEAM).do("B", Concede(0, WinKind.SINGLE))
    story.do("A", RefuseProposal(0)).do("B", OfferDouble(0), RollDice()).do(
        "A", AnswerOffer(0, Answer.TAKE), dice="31"
    )
    assert [one.kind for one in story.may("B") if isinstance(one, Concede)] == list(WinKind)


def test_on_a_single_cube_crew_concede_and_settle_for_themselves() -> None:
    story = Story("BCD", **SINGLE).turn_of(TEAM, LOST).do("C", Concede(1, WinKind.SINGLE))
    assert [bet.is_active for bet in story.game.bets] == [True, False, True]
    story.do("B", ProposeSettlement(0, 0)).do("A", AcceptProposal(0))
    assert [bet.is_active for bet in story.game.bets] == [False, False, True]


def test_on_a_single_cube_what_crew_proposed_does_not_bind_the_team_when_they_become_captain() -> None:
    story = Story("BCD", **SINGLE).turn_of(TEAM).do("C", Concede(1, WinKind.SINGLE)).do("B", Leave())
    assert story.captain == "C"
    assert story.in_play.proposals == ()


def test_the_game_is_settled_when_the_last_bet_is() -> None:
    story = Story("B").do("B", ProposeSettlement(0, 1)).do("A", AcceptProposal(0))
    assert story.result == "A-1 B+1"
    assert story.seats == "B [A]"
    assert story.chouette.last is not None
    assert story.chouette.last.players == (A, B)


def test_a_substitute_answers_for_the_box() -> None:
    story = Story("BCD", **NO_JACOBY).box_doubles("D").answer(d="drop").do("D", Volunteer()).do("A", Leave())
    assert story.in_play.substitute == D
    story.turn_of(TEAM).do("C", Concede(1, WinKind.SINGLE))
    assert answers_proposal(story.chouette, story.in_play.proposals[0]) == D
    assert AcceptProposal(1) not in story.may("A")
    story.do("D", AcceptProposal(1))
    assert story.game.bets[1].result == BetResult(BOX, 1, WinKind.SINGLE, Ending.RESIGNED)
    story.do("B", ProposeSettlement(0, 1)).do("D", RefuseProposal(0))
    assert story.game.bets[0].is_active
    story.do("D", ProposeSettlement(0, -1))
    assert story.in_play.proposals == (Proposal(0, A, -1, speaker=D),)
    assert WithdrawProposal(0) in story.may("D")
    story.do("B", AcceptProposal(0))
    assert story.chouette.last is not None
    assert story.chouette.last.game.bets[0].result == BetResult(TEAM, 1, WinKind.SINGLE, Ending.SETTLED)


@pytest.mark.parametrize("goes", [Leave(), GoAway()])
def test_a_proxy_answers_for_a_member_who_is_gone_and_only_then(goes: Leave | GoAway) -> None:
    story = Story("BCD", **NO_JACOBY).do("C", NameProxy(D)).do("A", Concede(1, WinKind.SINGLE))
    assert AcceptProposal(1) in story.may("C")
    assert AcceptProposal(1) not in story.may("D")
    story.do("C", goes).do("D", AcceptProposal(1))
    assert story.game.bets[1].result == BetResult(TEAM, 1, WinKind.SINGLE, Ending.RESIGNED)


def test_a_proxy_offers_for_a_member_who_is_gone_and_only_then() -> None:
    story = Story("BCD").do("C", NameProxy(D)).do("D", Concede(2, WinKind.SINGLE))
    assert SettlementUpTo(1, 3) not in story.may("D")
    story.do("C", GoAway())
    assert {SettlementUpTo(1, 3), Concede(1, WinKind.SINGLE)} <= set(story.may("D"))
    story.do("D", ProposeSettlement(1, -2)).do("A", AcceptProposal(1))
    assert story.events[-1] == BetEnded(1, BetResult(BOX, 2, WinKind.SINGLE, Ending.SETTLED), for_black=D)


def test_nobody_settles_with_themselves_for_two_who_are_gone() -> None:
    story = Story("BCDE", lone_rule=LoneRule.EXTRAS, lone_min=3).box_doubles("B", "C", "D", "E")
    story.answer(b="take", c="drop", d="drop", e="drop").do("C", GiveExtra(is_yes=True))
    story.do("D", GiveExtra(is_yes=False)).do("E", GiveExtra(is_yes=False)).do("B", KeepExtras(), dice="31")
    extra = next(number for number, bet in enumerate(story.game.bets) if bet.white == C)
    story.do("B", NameProxy(5))
    assert spoken_for(story.chouette, story.game.bets[extra], B) == B
    both = ChouetteGame(story.game, A, B, B, (B,), absent=(B, C), proxies=(Proxy(B, 5), Proxy(C, 5)))
    chouette = replace(story.chouette, in_play=both)
    assert spoken_for(chouette, story.game.bets[extra], 5) is None


def test_a_proxy_of_the_captain_concedes_for_them_alone() -> None:
    story = Story("BC", **SINGLE).do("B", NameProxy(C)).do("C", Concede(1, WinKind.BACKGAMMON))
    story.do("B", GoAway()).do("C", Concede(0, WinKind.SINGLE))
    assert [one.speaker for one in story.in_play.proposals] == [C]


def test_what_a_substitute_proposed_lapses_when_they_go() -> None:
    story = Story("BCD").box_doubles("D").answer(d="drop").do("D", Volunteer()).do("A", Leave())
    story.do("D", ProposeSettlement(0, -1)).do("D", Leave())
    assert story.in_play.proposals == ()


def test_for_one_who_is_gone_only_the_most_that_the_game_can_cost_is_accepted() -> None:
    story = Story("BCD", **NO_JACOBY).turn_of(TEAM).do("A", Leave())
    kinds = [one.kind for one in story.may("B") if isinstance(one, Concede)]
    assert kinds == [WinKind.BACKGAMMON]
    assert SettlementUpTo(0, 3) not in story.may("B")
    story.do("B", Concede(0, WinKind.BACKGAMMON))
    assert story.game.bets[0].result == BetResult(BOX, 3, WinKind.BACKGAMMON, Ending.RESIGNED)
    gone = Story("BCD", **NO_JACOBY).do("C", Leave())
    assert [one for one in gone.may("A") if isinstance(one, Concede) and one.bet == 1] == [
        Concede(1, WinKind.BACKGAMMON)
    ]


def test_what_is_open_when_the_last_who_could_answer_goes_is_refused() -> None:
    story = Story("BCD", **NO_JACOBY).turn_of(TEAM)
    story.do("B", ProposeSettlement(0, -1)).do("C", Concede(1, WinKind.SINGLE)).do("A", Leave())
    assert story.in_play.proposals == ()
    assert [bet.is_active for bet in story.game.bets] == [True] * 3


def test_what_is_open_waits_for_the_substitute() -> None:
    story = Story("BCD", **NO_JACOBY).box_doubles("D").answer(d="drop").do("D", Volunteer()).turn_of(TEAM)
    story.do("B", ProposeSettlement(0, -1)).do("A", Leave()).do("D", AcceptProposal(0))
    assert story.game.bets[0].result == BetResult(BOX, 1, WinKind.SINGLE, Ending.SETTLED)


def test_nothing_is_left_open_on_bets_that_an_absent_box_forfeits() -> None:
    story = Story("BCDE", lone_rule=LoneRule.EXTRAS, abandonment=Abandonment.FORFEIT_SINGLE)
    story.box_doubles("B", "C", "D", "E").answer(b="drop", c="drop", e="drop", d="take")
    story.do("B", GiveExtra(is_yes=True)).do("C", GiveExtra(is_yes=False)).do("E", GiveExtra(is_yes=False))
    story.do("D", KeepExtras(), dice="31").do("D", ProposeSettlement(2, 0)).do("D", ProposeSettlement(4, 0))
    story.do("A", Leave())
    assert [one.bet for one in story.in_play.proposals] == [4]


def test_on_a_single_cube_a_member_answers_the_boxs_offer_before_the_captain_concedes_for_all() -> None:
    story = Story("BCD", **SINGLE).turn_of(TEAM, LAST_PLAYS[WinKind.SINGLE])
    story.turn_of(TEAM).do("A", Concede(1, WinKind.SINGLE)).do("B", Concede(0, WinKind.SINGLE))
    story.do("A", AcceptProposal(0))
    assert [bet.is_active for bet in story.game.bets] == [False, True, False]
    story.do("C", AcceptProposal(1))
    assert story.result == "A+1 B-1 C+1 D-1"


def test_on_a_single_cube_a_members_own_offer_ends_with_the_captains_concession() -> None:
    story = Story("BCD", **SINGLE).turn_of(TEAM).do("C", Concede(1, WinKind.GAMMON))
    story.do("B", Concede(0, WinKind.SINGLE)).do("A", AcceptProposal(0))
    assert story.result == "A+3 B-1 C-1 D-1"
