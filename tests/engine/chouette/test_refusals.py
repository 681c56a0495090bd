"""Refused actions, and the reasons that are given."""

from dataclasses import replace
from enum import StrEnum

import pytest

from bot.engine import Answer, AnswerOffer, MakePlay, OfferDouble, RollDice, RuleSheet, WinKind, legal_plays
from bot.engine.actions import IllegalAction, Reason, Refusal
from bot.engine.chouette import (
    CLUB,
    AcceptProposal,
    AnswerTogether,
    ChouetteAction,
    ChouetteReason,
    Close,
    ComeBack,
    Concede,
    CubeMode,
    DoubleRule,
    GoAway,
    Hold,
    InPlaceOf,
    Instruct,
    Instruction,
    Join,
    Leave,
    NameHost,
    NameProxy,
    ProposeSettlement,
    RefuseProposal,
    Reopen,
    ReplyOrder,
    ReplyToBox,
    SeekPartner,
    SetLastGame,
    SetOptions,
    StartGame,
    TakeBackDouble,
    TakeRule,
    WithdrawProposal,
    act,
    why_not,
)
from bot.engine.chouette.acting import check_kind
from bot.engine.chouette.actions import GiveExtra
from bot.engine.chouette.state import Chouette
from tests.engine.chouette.story import BOX, TEAM, Story, number
from tests.engine.games import no_dice


def reason(story: Story | Chouette, player: str, action: ChouetteAction) -> StrEnum:
    """Return why an action is refused, which it must be."""
    chouette = story.chouette if isinstance(story, Story) else story
    with pytest.raises(IllegalAction) as refused:
        act(chouette, number(player), action, no_dice)
    return refused.value.refusal.reason


def test_joining_and_leaving_in_the_same_breath() -> None:
    story = Story("BCD").do("D", Leave())
    assert reason(story, "D", Join()) is ChouetteReason.STILL_LEAVING
    assert reason(story, "B", Join()) is ChouetteReason.SEATED
    assert reason(story, "F", Leave()) is ChouetteReason.NOT_SEATED


def test_starting_with_two_or_by_another_or_during_a_game() -> None:
    lobby = Chouette(CLUB, 1, (1, 2))
    assert reason(lobby, "A", StartGame()) is ChouetteReason.TOO_FEW
    assert reason(lobby, "B", StartGame()) is ChouetteReason.HOST_OR_BOX
    assert reason(lobby, "B", Close()) is ChouetteReason.HOST_ONLY
    assert reason(Story("BCD"), "A", StartGame()) is ChouetteReason.IN_GAME


def test_a_table_that_is_too_small_and_one_that_is_over() -> None:
    small = replace(CLUB, max_players=3)
    story = Story("BCD").wins(BOX)
    assert reason(story, "A", SetOptions(small)) is ChouetteReason.TOO_SMALL
    assert reason(story, "B", RollDice()) is ChouetteReason.NO_GAME
    assert reason(story, "B", ReplyToBox(is_yes=True)) is ChouetteReason.NO_GAME
    assert reason(replace(story.chouette, box=None, line=(), queue=(2,)), "B", StartGame()) is not None
    assert reason(story.do("A", Close()), "A", Leave()) is ChouetteReason.CLOSED


def test_acting_for_somebody_else() -> None:
    story = Story("BCD").turn_of(TEAM)
    assert reason(story, "C", RollDice()) is Reason.NOT_YOUR_TURN
    assert reason(story, "C", OfferDouble(0)) is ChouetteReason.ANOTHERS_CUBE
    assert reason(story, "A", TakeBackDouble(0)) is Reason.OTHER_ON_ROLL
    story.move_of(TEAM)
    assert story.game.roll is not None
    play = legal_plays(story.game.position, story.game.roll)[0]
    assert reason(story, "C", MakePlay(play)) is Reason.NOT_YOUR_TURN
    assert reason(story, "B", OfferDouble(0)) is Reason.NOT_NOW
    story.box_doubles("C")
    assert reason(story, "B", InPlaceOf(3, AnswerOffer(1, Answer.TAKE))) is ChouetteReason.NO_PROXY


def test_answering_when_one_is_not_asked() -> None:
    story = Story("BCD").box_doubles("B", "C").answer(b="take")
    assert reason(story, "D", AnswerOffer(2, Answer.TAKE)) is ChouetteReason.NOT_ASKED
    assert reason(story, "B", AnswerOffer(0, Answer.FOLLOW)) is ChouetteReason.CAPTAIN_FOLLOWS
    story.answer(c="take")
    assert reason(story, "B", AnswerOffer(0, Answer.DROP)) is Reason.NOT_NOW


def test_acting_when_one_is_out_or_has_left() -> None:
    story = Story("BCD").box_doubles("B", "C").answer(b="take", c="drop").turn_of(TEAM)
    assert reason(story, "C", OfferDouble(1)) is ChouetteReason.OUT_OF_GAME
    assert reason(story, "C", Instruct(Instruction.TAKE, is_on=True)) is ChouetteReason.OUT_OF_GAME
    assert reason(story, "C", GiveExtra(is_yes=True)) is Reason.NOT_NOW
    assert reason(story.do("D", Leave()), "D", OfferDouble(2)) is ChouetteReason.HAS_LEFT


def test_the_rules_about_cubes_that_go_together() -> None:
    story = Story("BCD", double_rule=DoubleRule.ALL).turn_of(BOX).do("A", OfferDouble(0))
    assert reason(story, "A", RollDice()) is ChouetteReason.DOUBLE_RULE
    story = Story("BCD", take_rule=TakeRule.ALL_OR_NONE).team_doubles("B", "C").answer(b="take")
    assert reason(story, "A", AnswerOffer(1, Answer.DROP)) is ChouetteReason.TAKE_RULE
    mixed = AnswerTogether(((0, Answer.TAKE), (1, Answer.DROP)))
    assert reason(story, "A", mixed) is ChouetteReason.TAKE_RULE
    assert reason(story, "B", mixed) is ChouetteReason.NOT_ASKED


def test_settling_with_one_who_is_out_or_beyond_what_may_be_settled() -> None:
    story = Story("BCD").box_doubles("B", "C").answer(b="take", c="drop")
    assert reason(story, "A", ProposeSettlement(1, 0)) is ChouetteReason.BET_OVER
    assert reason(story, "D", ProposeSettlement(0, 0)) is ChouetteReason.ANOTHERS_BET
    assert reason(story, "D", ProposeSettlement(-1, 0)) is ChouetteReason.BET_OVER
    assert reason(story, "A", ProposeSettlement(0, 7)) is ChouetteReason.TOO_MANY_POINTS
    for late in (AcceptProposal(0), RefuseProposal(0), WithdrawProposal(0)):
        assert reason(story, "A", late) is ChouetteReason.NO_PROPOSAL_LEFT
    story.do("A", ProposeSettlement(0, 1))
    assert why_not(story.chouette, 1, AcceptProposal(0)) == Refusal(ChouetteReason.ANSWERED_BY_OTHER, (2,))
    assert reason(story, "B", ProposeSettlement(0, 1)) is ChouetteReason.PROPOSED_TO_YOU
    story.do("B", RefuseProposal(0)).do("A", Concede(0, WinKind.SINGLE)).do("B", RefuseProposal(0))
    assert reason(story, "A", Concede(0, WinKind.SINGLE)) is ChouetteReason.NOTHING_PROPOSED
    story.turn_of(BOX, "1:1 | 1:1")
    assert reason(story, "A", Concede(0, WinKind.SINGLE)) is Reason.CANNOT_LOSE
    story.team_doubles("B")
    assert reason(story, "B", ProposeSettlement(0, 1)) is ChouetteReason.OFFER_OPEN
    assert (
        reason(Story("BC", has_settlements=False), "B", ProposeSettlement(0, 1))
        is ChouetteReason.NO_SETTLEMENTS
    )


def test_asking_for_the_roll_twice() -> None:
    story = Story("BCD").turn_of(TEAM).do("C", Hold())
    assert reason(story.do("B", RollDice()), "B", RollDice()) is Reason.NOT_NOW


def test_the_host_announces_one_last_game_at_a_time() -> None:
    story = Story("BCD")
    assert reason(story, "A", SetLastGame(is_last=False)) is ChouetteReason.NOT_LAST
    assert reason(story, "B", SetLastGame(is_last=True)) is ChouetteReason.HOST_ONLY
    story.do("A", SetLastGame(is_last=True))
    assert reason(story, "A", SetLastGame(is_last=True)) is ChouetteReason.LAST_ALREADY
    assert reason(story, "A", Close()) is ChouetteReason.LAST_ALREADY
    lobby = Chouette.opened(1, CLUB)
    assert reason(lobby, "A", SetLastGame(is_last=True)) is Reason.NOT_NOW
    assert reason(Story("BCD"), "A", SetOptions(replace(CLUB, max_players=3))) is ChouetteReason.TOO_SMALL


def test_a_host_hands_over_to_somebody_else_who_is_here_to_stay() -> None:
    story = Story("BCD").do("D", Leave())
    assert reason(story, "B", NameHost(2)) is ChouetteReason.HOST_ONLY
    assert reason(story, "A", NameHost(1)) is ChouetteReason.HOST_ALREADY
    assert reason(story, "A", NameHost(4)) is ChouetteReason.NEVER_HOST
    assert reason(story, "A", NameHost(9)) is ChouetteReason.NEVER_HOST


def test_only_what_the_host_closed_is_taken_back_and_by_the_host() -> None:
    story = Story("BCD").wins(BOX)
    assert reason(story, "A", Reopen()) is ChouetteReason.NOT_CLOSED
    story.do("A", Close())
    assert reason(story, "B", Reopen()) is ChouetteReason.HOST_ONLY
    assert reason(story, "B", Close()) is ChouetteReason.CLOSED
    assert reason(story.pause_is_over(), "A", Reopen()) is ChouetteReason.CLOSED


def test_before_a_game_the_box_asks_for_a_partner_and_those_in_line_answer() -> None:
    story = Story("BCDEF", dice="", partner_min=6)
    assert reason(story, "B", SeekPartner()) is ChouetteReason.BOX_ONLY
    assert reason(story, "B", ReplyToBox(is_yes=True)) is Reason.NOT_NOW
    story.do("A", SeekPartner())
    assert reason(story, "A", ReplyToBox(is_yes=True)) is ChouetteReason.BOX_ASKS
    outsider = Story("BCDEF", dice="", partner_min=6).do("A", SeekPartner()).do("G", Join())
    assert reason(outsider, "G", ReplyToBox(is_yes=True)) is ChouetteReason.NOT_IN_LINE
    assert reason(story, "A", SeekPartner()) is Reason.NOT_NOW


def test_for_one_who_is_gone_less_than_all_is_refused() -> None:
    story = Story("BCD", rules=RuleSheet()).turn_of(TEAM).do("A", Leave())
    assert reason(story, "B", ProposeSettlement(0, 1)) is ChouetteReason.NOBODY_ANSWERS
    assert reason(story, "B", Concede(0, WinKind.SINGLE)) is ChouetteReason.NOBODY_ANSWERS


def test_joining_where_one_is_already_and_going_where_there_is_nothing_to_it() -> None:
    story = Story("BCD", max_players=4).do("E", Join())
    assert why_not(story.chouette, number("E"), Join()) == Refusal(ChouetteReason.WAITING, number=1)
    assert reason(story, "C", ComeBack()) is ChouetteReason.NOT_AWAY
    assert reason(story, "E", GoAway()) is ChouetteReason.NOT_DEALT_IN
    assert reason(Chouette(CLUB, 1, (1, 2)), "B", GoAway()) is ChouetteReason.NO_GAME_YET
    between = Story("BCD").wins(BOX).do("C", GoAway())
    assert reason(between, "C", Join()) is ChouetteReason.AWAY
    assert reason(between, "C", GoAway()) is ChouetteReason.AWAY


def test_only_host_and_box_start_a_game_and_the_first_with_three() -> None:
    assert why_not(Chouette(CLUB, 1, (1,)), 1, StartGame()) == Refusal(ChouetteReason.TOO_FEW, number=2)
    between = Story("BCD").wins(TEAM)
    assert why_not(between.chouette, 3, StartGame()) == Refusal(ChouetteReason.HOST_OR_BOX, (2, 1))


def test_others_act_for_one_who_is_gone_or_was_silent() -> None:
    away = Story("BCD").turn_of(TEAM).do("C", GoAway())
    assert reason(away, "C", Hold()) is ChouetteReason.IS_AWAY
    silent = replace(away.chouette, in_play=replace(away.in_play, absent=(4,)))
    assert reason(silent, "D", Hold()) is ChouetteReason.WAS_SILENT
    box = Story("BCD").turn_of(TEAM).do("A", GoAway(), ComeBack())
    assert reason(box, "A", RollDice()) is ChouetteReason.IS_RETURNING


def test_one_who_shares_the_boxs_result_has_no_cube_and_one_who_waits_no_bet() -> None:
    story = Story("BCD").do("E", Join()).turn_of(TEAM)
    assert reason(story, "E", Hold()) is ChouetteReason.NOT_IN_GAME
    game = replace(story.game, bets=story.game.bets[:2])
    story.chouette = replace(story.chouette, in_play=replace(story.in_play, game=game, partner=4))
    assert why_not(story.chouette, 4, Hold()) == Refusal(ChouetteReason.SHARES_RESULT, (1,))


def test_who_may_be_a_proxy() -> None:
    story = Story("BCD").turn_of(TEAM)
    assert why_not(story.chouette, 3, NameProxy(1)) == Refusal(ChouetteReason.NEVER_PROXY, (1,))
    assert reason(story, "C", NameProxy(3)) is ChouetteReason.OWN_PROXY
    assert reason(story, "C", NameProxy(None)) is ChouetteReason.NO_PROXY_NAMED
    assert reason(story, "A", NameProxy(3)) is ChouetteReason.BOX_HAS_NO_PROXY
    assert reason(story.do("C", NameProxy(2)), "C", NameProxy(2)) is ChouetteReason.PROXY_ALREADY


def test_doubling_what_cannot_be_doubled_or_taken_back() -> None:
    story = Story("BCD").turn_of(TEAM)
    assert reason(story, "C", OfferDouble(9)) is ChouetteReason.NOT_YOUR_CUBE
    assert reason(story, "C", TakeBackDouble(1)) is ChouetteReason.NOT_DOUBLED
    story.do("C", OfferDouble(1))
    assert reason(story, "C", OfferDouble(1)) is ChouetteReason.DOUBLED_ALREADY
    story.team_doubles("C").answer(c="take").turn_of(TEAM)
    assert why_not(story.chouette, 3, OfferDouble(1)) == Refusal(Reason.OTHER_OWNS_CUBE, (1,))
    capped = Story("BC", rules=RuleSheet(cube_cap=2)).box_doubles("B").answer(b="take").turn_of(TEAM)
    assert why_not(capped.chouette, 2, OfferDouble(0)) == Refusal(Reason.OVER_CAP, number=2)


def test_the_box_that_has_asked_for_the_roll_changes_its_doubles_no_more() -> None:
    story = Story("BCD").turn_of(BOX).do("B", Instruct(Instruction.HOLD, is_on=True))
    current = replace(
        story.in_play, doubling=replace(story.in_play.doubling, is_roll_pressed=True, holds=(2,))
    )
    waiting = replace(story.chouette, in_play=current)
    assert why_not(waiting, 1, OfferDouble(0)).reason is ChouetteReason.ROLL_ASKED_FOR


def test_one_cube_for_all_is_the_captains() -> None:
    rules = CLUB.rules.changed(beavers=False)
    single = Story("BCD", cube_mode=CubeMode.SINGLE, rules=rules).turn_of(TEAM)
    assert why_not(single.chouette, 3, OfferDouble(0)) == Refusal(ChouetteReason.CAPTAIN_DOUBLES, (2,))


def test_an_answer_that_is_not_asked_for_yet_or_any_more() -> None:
    first = Story("BCD", reply_order=ReplyOrder.CAPTAIN_FIRST).box_doubles("B", "C", "D")
    assert why_not(first.chouette, 3, AnswerOffer(1, Answer.TAKE)) == Refusal(
        ChouetteReason.CAPTAIN_FIRST, (2,)
    )
    assert reason(first.answer(b="take"), "B", AnswerOffer(0, Answer.DROP)) is ChouetteReason.ANSWER_SHOWN
    last = Story("BCD", reply_order=ReplyOrder.CAPTAIN_LAST).box_doubles("B", "C", "D")
    assert reason(last, "B", AnswerOffer(0, Answer.TAKE)) is ChouetteReason.CAPTAIN_LAST


def test_a_double_that_is_not_turned_once_more() -> None:
    plain = Story("BCD", rules=RuleSheet()).box_doubles("B")
    assert reason(plain, "B", AnswerOffer(0, Answer.BEAVER)) is Reason.NO_BEAVERS
    beavered = Story("BCD").box_doubles("C").answer(c="beaver")
    assert reason(beavered, "A", AnswerOffer(1, Answer.RACCOON)) is Reason.NO_RACCOONS


def test_who_has_nothing_left_to_settle_is_told_who_has() -> None:
    story = Story("BCD").box_doubles("B", "C").answer(b="take", c="drop")
    assert why_not(story.chouette, 3, ProposeSettlement(1, 0)) == Refusal(
        ChouetteReason.NO_BET_LEFT, (1, 2, 4), 2
    )
    assert why_not(story.chouette, 3, ProposeSettlement(0, 0)) == Refusal(
        ChouetteReason.ANOTHERS_BET, (1, 2), 0
    )
    assert why_not(story.chouette, 1, ProposeSettlement(0, 7)) == Refusal(
        ChouetteReason.TOO_MANY_POINTS, number=6
    )
    assert reason(story.do("A", ProposeSettlement(0, 1)), "A", Concede(0, WinKind.SINGLE)) is (
        ChouetteReason.PROPOSED_BY_YOU
    )


def test_any_play_stands_for_all_and_is_refused_to_whoever_does_not_move() -> None:
    story = Story("BCD").turn_of(TEAM).do("B", RollDice(), dice="31")
    any_play = MakePlay(())
    check_kind(story.chouette, number("B"), any_play)
    with pytest.raises(IllegalAction) as refused:
        check_kind(story.chouette, number("C"), any_play)
    assert refused.value.refusal.reason is Reason.NOT_YOUR_TURN
