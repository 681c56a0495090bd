"""Around the table: joining and leaving, the waiting list, who is away, options, partners, and the end."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine import Answer, AnswerOffer, OfferDouble, RollDice, RuleSheet, WinKind
from bot.engine.actions import IllegalAction
from bot.engine.chouette.acting import seen_by
from bot.engine.chouette.actions import (
    Close,
    ComeBack,
    Concede,
    GoAway,
    Hold,
    Instruct,
    Join,
    Leave,
    NameProxy,
    PlayAlone,
    ReplyToBox,
    SeekPartner,
    SetOptions,
    StartGame,
)
from bot.engine.chouette.decisions import Decision, Need, decisions, players_to_act
from bot.engine.chouette.flow import start, time_is_up
from bot.engine.chouette.game import Instruction
from bot.engine.chouette.ledger import Transfer, Why
from bot.engine.chouette.line import deal
from bot.engine.chouette.options import CLUB, JoinPosition
from bot.engine.chouette.people import active_members, mover, present_members
from bot.engine.chouette.seat_events import OrderRolled, PartnerDrawn
from bot.engine.chouette.state import ChouettePhase
from tests.engine.chouette.story import BOX, TEAM, Lobby, Story, for_member, letters
from tests.engine.games import no_dice, scripted

A, B, C, D, E, F, G = range(1, 8)
YES, NO = ReplyToBox(is_yes=True), ReplyToBox(is_yes=False)


def partners(line: str = "BCDEF", **options: Any) -> Story:
    return Story(line, dice="", partner_min=6, **options)


def test_three_are_enough_to_start_and_the_order_is_rolled() -> None:
    lobby = Lobby("AB")
    assert StartGame() not in lobby.may("A")
    lobby.do(("C", Join()))
    assert StartGame() not in lobby.may("B")
    lobby.do(("A", StartGame()), dice=[2, 6, 2, 3, 5, 1, 4, 1])
    assert (lobby.chouette.box, lobby.chouette.line) == (B, (C, A))
    assert lobby.chouette.number == 1
    assert lobby.chouette.phase is ChouettePhase.MOVE


def test_every_roll_for_the_order_is_published() -> None:
    chouette = Lobby("ABC").chouette
    events = start(chouette, scripted(2, 6, 4, 1))
    assert isinstance(events[0], OrderRolled)
    assert [(letters((each.player,)), each.dice) for each in events[0].thrown] == [
        ("B", (6,)),
        ("C", (4,)),
        ("A", (2,)),
    ]


def test_an_eleventh_player_waits_for_a_place() -> None:
    lobby = Lobby("ABCDEFGHIJK")
    assert len(lobby.chouette.dealt) == 10
    assert lobby.chouette.queue == (11,)
    lobby.do(("D", Leave()))
    assert lobby.chouette.line[-1] == 11
    lobby.do(("L", Join())).do(("L", Leave()))
    assert lobby.chouette.queue == ()


def test_nobody_joins_twice_and_an_empty_lobby_closes() -> None:
    lobby = Lobby("AB")
    with pytest.raises(IllegalAction):
        lobby.do(("B", Join()))
    lobby.do(("A", Leave()))
    assert lobby.chouette.host == B
    lobby.do(("B", Leave()))
    assert lobby.chouette.phase is ChouettePhase.CLOSED
    assert lobby.may("B") == ()


def test_a_joiner_watches_and_enters_at_the_bottom_behind_the_loser() -> None:
    story = Story("BCD").do("E", Join())
    assert story.may("E") == (*story.may("E")[:1], Leave())
    story.wins(BOX)
    assert story.seats == "A [C,D,B,E]"
    assert Story("BCD").do("E", Join()).wins(TEAM).seats == "B [C,D,A,E]"


def test_joiners_may_enter_before_the_loser() -> None:
    before = {"join_position": JoinPosition.BEFORE_LOSER}
    story = Story("BCD", **before).do("E", Join()).do("F", Join()).wins(BOX)
    assert story.seats == "A [C,D,E,F,B]"
    assert story.do("B", Leave()).do("G", Join()).seats == "A [C,D,E,F,G]"


def test_who_leaves_during_a_game_is_gone_afterwards_and_cannot_join_in_the_same_breath() -> None:
    story = Story("BCD").do("D", Leave())
    for action in (Join(), Leave(), ComeBack(), GoAway()):
        with pytest.raises(IllegalAction):
            story.do("D", action)
    story.wins(BOX)
    assert story.seats == "A [C,B]"
    assert story.do("D", Join()).seats == "A [C,B,D]"


def test_if_the_box_leaves_between_games_the_first_in_line_is_box() -> None:
    story = Story("BCD").wins(BOX).do("A", Leave())
    assert story.seats == "C [D,B]"
    assert story.chouette.host == C


def test_a_host_who_leaves_during_a_game_hands_over() -> None:
    assert Story("BCD").do("A", Leave()).chouette.host == B
    heads_up = Story("B").do("B", Leave()).do("A", Leave(), dice="31" * 300)
    assert heads_up.chouette.phase is ChouettePhase.CLOSED


def test_with_two_left_it_goes_on_heads_up_and_with_one_it_closes() -> None:
    story = Story("BC").wins(BOX).do("C", Leave()).next_game()
    assert story.chouette.number == 2 + 1
    story.wins(BOX).do("B", Leave())
    assert story.chouette.phase is ChouettePhase.CLOSED


def test_the_next_game_starts_by_itself_or_when_the_box_or_the_host_says_so() -> None:
    story = Story("BCD").wins(TEAM)
    assert story.chouette.phase is ChouettePhase.BETWEEN
    assert players_to_act(story.chouette) == ()
    assert [StartGame() in story.may(player) for player in "ABC"] == [True, True, False]
    story.do("B", StartGame(), dice="31")
    assert (story.in_play.box, story.captain) == (B, "C")
    assert time_is_up(story.chouette, None, no_dice) == ()


def test_who_is_away_is_not_dealt_in_and_returns_at_the_bottom() -> None:
    story = Story("BCD").wins(BOX).do("C", GoAway())
    assert story.seats == "A [D,B]"
    assert ComeBack() in story.may("C")
    assert Join() not in story.may("C")
    assert story.do("C", ComeBack()).seats == "A [D,B,C]"
    story.do("C", GoAway(), Leave())
    assert story.chouette.away == ()
    assert story.next_game().do("D", GoAway(), Leave()).chouette.leaving == (D,)


def test_who_comes_back_during_the_game_is_in_the_crew_at_once_and_keeps_their_place() -> None:
    story = Story("BCD").do("C", GoAway(), ComeBack())
    assert story.chouette.away == story.chouette.queue == ()
    assert (story.in_play.absent, story.in_play.returning) == ((), ())
    assert not {ComeBack(), Join()} & set(story.may("C"))
    assert {OfferDouble(1), Hold()} <= set(story.turn_of(TEAM).may("C"))
    assert story.wins(BOX).seats == "A [C,D,B]"
    story = Story("BCD").do("C", GoAway(), ComeBack(), GoAway())
    assert (story.in_play.absent, story.chouette.away) == ((C,), (C,))
    assert story.wins(BOX).seats == "A [D,B]"


def test_who_comes_back_answers_for_themselves_again() -> None:
    story = Story("BCD").do("C", GoAway(), ComeBack()).box_doubles("B", "C")
    story.answer(b="take")
    assert [(one.player, one.need) for one in decisions(story.chouette)] == [(C, Need.ANSWER)]
    assert story.answer(c="drop").line == "B,C,D"


def test_what_others_answered_for_them_while_they_were_gone_stands() -> None:
    story = Story("BCD").do("C", NameProxy(D), GoAway()).box_doubles("B", "C")
    story.do("D", for_member("C", AnswerOffer(1, Answer.DROP))).do("C", ComeBack())
    assert [one.player for one in decisions(story.chouette)] == [B]
    story.answer(b="take")
    assert [bet.is_active for bet in story.game.bets] == [True, False, True]


def test_an_instruction_that_was_given_stays_when_they_come_back() -> None:
    story = Story("BCD").do("C", Instruct(Instruction.FOLLOW, is_on=True), GoAway(), ComeBack())
    assert [(one.player, one.instruction) for one in story.in_play.standing] == [(C, Instruction.FOLLOW)]


def test_a_captain_who_comes_back_is_in_the_crew_while_another_is_there() -> None:
    story = Story("BCD").do("B", GoAway(), ComeBack())
    assert (story.captain, story.line) == ("C", "B,C,D")
    assert active_members(story.chouette) == present_members(story.chouette) == (B, C, D)
    relieved = Story("BCD").turn_of(TEAM).silent("B", dice="31").silent("B").do("B", ComeBack())
    assert (relieved.captain, relieved.in_play.missed, mover(relieved.chouette)) == ("C", None, C)


def test_a_captain_who_comes_back_where_nobody_else_is_there_is_captain_again() -> None:
    story = Story("BC").do("C", GoAway()).do("B", GoAway())
    assert mover(story.turn_of(TEAM).chouette) is None
    story.do("C", ComeBack())
    assert mover(story.chouette) == C
    alone = Story("BC").do("C", GoAway()).move_of(TEAM).silent("B").move_of(TEAM).silent("B")
    assert alone.in_play.missed == B
    alone.turn_of(TEAM).do("B", ComeBack())
    assert (mover(alone.chouette), alone.in_play.missed) == (B, None)


def test_whose_bet_is_over_or_who_is_the_box_comes_back_in_the_next_game() -> None:
    story = Story("BCD").settles("C", 1).do("C", GoAway(), ComeBack()).do("A", GoAway(), ComeBack())
    assert story.in_play.absent == story.in_play.returning == (C, A)


def test_a_box_that_was_silent_and_comes_back_may_keep_the_box() -> None:
    story = Story("BCD").silent("A", "A").do("A", ComeBack())
    assert [type(event).__name__ for event in story.events[-1:]] == ["Joined"]
    for bet, member in enumerate("BCD"):
        story.do(member, Concede(bet, WinKind.SINGLE))
    assert story.seats == "A [B,C,D]"


def test_only_the_host_closes() -> None:
    story = Story("BCD")
    assert Close() not in story.may("B")
    story.wins(BOX)
    assert Close() not in story.may("B")
    assert story.do("A", Close()).chouette.phase is ChouettePhase.CLOSED


def test_options_that_were_still_to_change_end_with_the_chouette() -> None:
    sheet = replace(CLUB, rules=replace(CLUB.rules, stake=5))
    story = Story("BCD").wins(BOX).do("A", SetOptions(sheet))
    assert story.chouette.change is not None
    assert story.do("A", Close()).pause_is_over().chouette.change is None


def test_the_box_of_a_large_table_may_play_alone() -> None:
    story = partners()
    assert decisions(story.chouette) == (Decision(A, Need.SEEK_PARTNER, A),)
    story.do("A", PlayAlone(), dice="31")
    assert story.in_play.partner is None
    assert partners().silent("A", dice="31").in_play.partner is None
    assert Story("BCDE", partner_min=6).in_play.partner is None


def test_the_highest_in_line_who_accepts_is_partner_and_keeps_their_place() -> None:
    story = partners().do("A", SeekPartner()).do("F", YES).do("C", YES)
    assert players_to_act(story.chouette) == (B, D, E)
    assert [reply.is_yes for reply in seen_by(story.chouette, C).search.replies] == [None, True]  # type: ignore[union-attr]
    story.silent("B", dice="31")
    assert (story.in_play.partner, story.captain) == (C, "B")
    assert story.line == "B,C,D,E,F"
    assert [bet.black for bet in story.game.bets] == [B, D, E, F]


def test_nobody_is_waited_for_who_cannot_change_who_is_partner() -> None:
    assert partners().do("A", SeekPartner()).do("B", YES, dice="31").in_play.partner == B
    story = partners().do("A", SeekPartner()).do("D", YES).do("B", NO)
    assert players_to_act(story.chouette) == (C, E, F)
    assert story.do("C", NO, dice="31").in_play.partner == D


def test_a_reply_may_be_changed_until_it_is_known_who_is_partner() -> None:
    story = partners().do("A", SeekPartner()).do("C", YES, NO).do("D", YES)
    assert story.do("B", NO, dice="31").in_play.partner == D


def test_if_all_refuse_a_member_other_than_the_captain_is_drawn_by_lot() -> None:
    story = partners().do("A", SeekPartner())
    for member in "BCDE":
        story.do(member, NO)
    story.do("F", NO, dice="25533131")
    drawn = next(event for event in story.events if isinstance(event, PartnerDrawn))
    assert [each.dice for each in drawn.thrown] == [(5, 3), (5, 3), (2,), (1,)] or story.in_play.partner in (
        D,
        E,
    )


def test_the_partner_takes_half_of_the_net_and_the_odd_point_stays_with_the_box() -> None:
    story = partners().do("A", SeekPartner())
    story.do("B", NO).do("C", YES, dice="31").box_doubles("B").answer(b="take").wins(BOX)
    assert story.result == "A+3 B-2 C+2 D-1 E-1 F-1"
    assert story.seats == "A [C,D,E,F,B]"


def test_the_partner_pays_half_of_a_loss() -> None:
    story = partners().do("A", SeekPartner())
    story.do("B", NO).do("C", YES, dice="31").wins(TEAM)
    assert story.result == "A-2 B+1 C-2 D+1 E+1 F+1"
    assert story.chouette.last is not None
    assert story.chouette.last.transfers[-1] == Transfer(C, A, 2, Why.PARTNER)
    assert letters(story.chouette.last.players) == "A,B,D,E,F,C"


def test_one_who_leaves_while_a_partner_is_sought_is_not_waited_for() -> None:
    story = partners("BCDEFG").do("A", SeekPartner()).do("B", NO).do("B", Leave())
    for member in "CDEF":
        story.do(member, NO)
    story.do("G", YES, dice="31")
    assert story.in_play.partner == G


def test_if_the_box_leaves_while_a_partner_is_sought_the_next_box_may_seek_one() -> None:
    story = partners("BCDEFG").do("A", SeekPartner()).do("A", Leave())
    assert decisions(story.chouette) == (Decision(B, Need.SEEK_PARTNER, B),)
    story.do("B", GoAway(), dice="31")
    assert story.in_play.partner is None


def test_no_game_is_dealt_without_a_box_and_none_is_in_play_before_it() -> None:
    chouette = Lobby().chouette
    with pytest.raises(ValueError, match="box"):
        deal(chouette, None)
    with pytest.raises(ValueError, match="no game is in play"):
        chouette.current  # noqa: B018 - it raises


def test_spectators_may_only_join() -> None:
    assert Story("BCD").may("F") == (Join(),)
    assert RollDice() not in Story("BCD").may("F")


def test_automatic_doubles_turn_every_cube_and_leave_it_centred() -> None:
    story = Story("BCD", dice="4431", rules=RuleSheet(automatic_doubles=1))
    assert [(cube.value, cube.owner) for cube in story.game.cubes] == [(2, None)] * 3
    assert story.wins(BOX).result == "A+6 B-2 C-2 D-2"
