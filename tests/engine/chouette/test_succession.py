"""Captains: who drops, who cashes, who leaves, who is silent, and who is captain then."""

import pytest

from bot.engine import Answer, AnswerOffer, OfferDouble, Played, Roll, RollDice, RuleSheet, Side, WinKind
from bot.engine.chouette.acting import event_seen_by
from bot.engine.chouette.actions import (
    AcceptProposal,
    ComeBack,
    Concede,
    GiveExtra,
    GoAway,
    Instruct,
    KeepExtras,
    Leave,
    NameProxy,
    ProposeSettlement,
    TakeBackDouble,
)
from bot.engine.chouette.decisions import players_to_act
from bot.engine.chouette.game import Instruction
from bot.engine.chouette.options import LoneRule, Retention
from bot.engine.chouette.people import mover
from bot.engine.chouette.role_events import CaptainStruck, CaptainSucceeded, ReturnedInTime
from bot.engine.chouette.settlement import box_won_by
from bot.engine.chouette.state import ChouettePhase
from tests.engine.chouette.story import BOX, TEAM, Story, for_member, letter

A, B, C, D, E = 1, 2, 3, 4, 5


def captains(story: Story) -> str:
    return "".join(chr(64 + captain) for captain in story.in_play.captains)


def settle(story: Story, member: str, points: int) -> Story:
    """The box pays a member so many points, or receives them if negative."""
    bet = story.bet(member)
    return story.do(member, ProposeSettlement(bet, points)).do("A", AcceptProposal(bet))


@pytest.mark.parametrize(
    ("retention", "winner"),
    [
        (Retention.BEATS_CAPTAIN, "B"),
        (Retention.BEATS_ORIGINAL_CAPTAIN, "B"),
        (Retention.BEATS_ALL, "B"),
        (Retention.NET_PROFIT, "-"),
        (Retention.NET_NONNEG, "-"),
    ],
)
def test_a_captain_who_cashes_has_won_the_box_unless_the_sum_decides(
    retention: Retention, winner: str
) -> None:
    story = Story("BCD", retention=retention)
    assert box_won_by(story.chouette) is None
    story.team_doubles("B").answer(b="drop")
    assert letter(box_won_by(story.chouette)) == winner
    story.wins(BOX)
    assert box_won_by(story.chouette) is None, "the next game has not begun"
    assert winner == "-" or letter(story.chouette.box) == winner


def test_a_captain_who_cashes_and_leaves_does_not_take_the_box() -> None:
    story = Story("BCD").team_doubles("B").answer(b="drop").do("B", Leave())
    assert box_won_by(story.chouette) is None


def test_the_captain_after_one_who_dropped_may_win_the_box() -> None:
    story = Story("BCD").box_doubles("B").answer(b="drop").team_doubles("D").answer(d="drop")
    assert box_won_by(story.chouette) is None, "Dora won, but was never captain"
    original = Retention.BEATS_ORIGINAL_CAPTAIN
    for retention, winner in ((Retention.BEATS_CAPTAIN, "C"), (original, "-")):
        story = Story("BCD", retention=retention).box_doubles("B").answer(b="drop")
        assert letter(box_won_by(story.team_doubles("C").answer(c="drop").chouette)) == winner


def test_a_captain_who_drops_goes_to_the_bottom_at_once() -> None:
    story = Story("BCD").box_doubles("B", "C", "D").answer(b="drop", c="take", d="take")
    assert (story.captain, captains(story), story.line) == ("C", "BC", "C,D,B")
    story.wins(BOX)
    assert story.seats == "A [D,B,C]"


def test_an_earlier_captain_who_dropped_stands_before_the_old_box() -> None:
    story = Story("BCD").box_doubles("B", "C", "D").answer(b="drop", c="take", d="take").wins(TEAM)
    assert story.seats == "C [D,B,A]"


def test_crew_who_drop_keep_their_rank() -> None:
    story = Story("BCD").box_doubles("B", "C", "D").answer(b="take", c="drop", d="take")
    assert (story.captain, story.line) == ("B", "B,C,D")


def test_if_all_drop_together_only_the_captain_goes_to_the_bottom() -> None:
    story = Story("BCD").box_doubles("B", "C", "D").answer(b="drop", c="drop", d="drop")
    assert story.result == "A+3 B-1 C-1 D-1"
    assert story.seats == "A [C,D,B]"


def test_captains_drop_one_after_the_other() -> None:
    story = Story("BCD").box_doubles("B", "C").answer(b="drop", c="drop", dice="31")
    assert (story.captain, story.line) == ("D", "C,D,B")
    story.box_doubles("D").answer(d="drop")
    assert story.seats == "A [C,B,D]"


def test_an_acting_captain_who_drops_keeps_their_rank() -> None:
    story = Story("BCD").team_doubles("B").answer(b="drop")
    assert (story.captain, captains(story)) == ("C", "B")
    story.box_doubles("C", "D").answer(c="drop", d="take")
    assert (story.captain, captains(story), story.line) == ("D", "B", "B,C,D")
    assert story.wins(BOX).seats == "B [C,D,A]"


def test_settling_at_zero_or_a_loss_counts_as_dropping() -> None:
    for points in (0, -2):
        story = settle(Story("BCD"), "B", points)
        assert (story.captain, captains(story), story.line) == ("C", "BC", "C,D,B")


def test_settling_with_a_profit_counts_as_a_cash() -> None:
    story = settle(Story("BCD"), "B", 1)
    assert (story.captain, captains(story), story.line) == ("C", "B", "B,C,D")
    assert story.wins(BOX).seats == "B [C,D,A]"


def test_refusing_a_beaver_counts_as_dropping() -> None:
    story = Story("BCD").team_doubles("B").answer(b="beaver").do("B", AnswerOffer(0, Answer.DROP), dice="31")
    assert (story.captain, story.line) == ("C", "C,D,B")


def test_a_concession_by_the_box_is_a_cash() -> None:
    story = Story("BCD", rules=RuleSheet()).turn_of(BOX).do("A", Concede(0, WinKind.SINGLE))
    story.do("B", AcceptProposal(0))
    assert (story.captain, captains(story), story.line) == ("C", "B", "B,C,D")


def test_a_captain_who_leaves_is_succeeded_by_a_captain_of_record() -> None:
    story = Story("BCD").do("B", Leave())
    assert (story.captain, captains(story), story.line) == ("C", "C", "B,C,D")
    story.wins(TEAM)
    assert story.seats == "C [D,A]"
    assert story.result == "A-3 B+1 C+1 D+1"


def test_a_captain_who_left_cannot_win_the_box_but_loses_their_bet() -> None:
    story = Story("BCD").do("B", Leave()).wins(BOX)
    assert story.seats == "A [D,C]"


def test_an_acting_captain_who_leaves_is_succeeded_by_another_who_acts() -> None:
    story = Story("BCD").team_doubles("B").answer(b="drop").do("C", Leave())
    assert (story.captain, captains(story)) == ("D", "B")


def test_if_the_box_that_stays_is_gone_the_first_in_line_takes_it() -> None:
    story = Story("BCD").do("A", Leave()).move_of(TEAM, "21", "6:2 | 1:1").plays("B", dice="31")
    assert story.seats == "C [D,B]"


def test_a_lone_captain_who_leaves_no_longer_counts() -> None:
    story = Story("B").move_of(BOX).do("B", Leave())
    assert captains(story) == ""
    assert (story.captain, mover(story.chouette)) == ("B", A)


def test_where_only_the_absent_are_left_one_of_them_is_captain() -> None:
    story = Story("BCD").do("C", Leave()).do("D", Leave()).box_doubles("B")
    story.answer(b="drop", dice="31" * 50)
    assert story.captain == "C"


def test_a_silent_captain_is_relieved_for_the_turn_by_the_next_in_line() -> None:
    story = Story("BCD").move_of(TEAM).silent("B")
    assert (mover(story.chouette), story.captain) == (C, "B")
    story.plays("C")
    assert mover(story.turn_of(TEAM).chouette) == B


def test_one_who_relieves_and_is_silent_is_relieved_by_the_next_and_then_by_the_autopilot() -> None:
    story = Story("BCD").move_of(TEAM).silent("B", "C")
    assert mover(story.chouette) == D
    story.silent("D")
    assert story.game.on_roll is BOX
    assert story.chouette.away == ()


def test_two_misses_in_a_row_relieve_a_captain_for_good() -> None:
    story = Story("BCD").turn_of(TEAM).silent("B", dice="31").silent("B")
    assert (story.captain, captains(story), mover(story.chouette)) == ("C", "C", C)
    assert story.chouette.away == (B,)
    story.wins(TEAM)
    assert story.seats == "C [D,A]"
    assert story.chouette.away == (B,)


def test_a_captain_who_acts_in_between_has_not_missed_two_in_a_row() -> None:
    story = Story("BCD").turn_of(TEAM).silent("B", dice="31").plays("B")
    assert ReturnedInTime(B) in story.events
    story.turn_of(TEAM).silent("B", dice="31")
    assert story.captain == "B"


def missed_a_turn() -> Story:
    """B, the captain, has missed a turn, and it is the team's turn again."""
    return Story("BCD").turn_of(TEAM).silent("B", dice="31").turn_of(TEAM)


def test_what_a_silent_captain_does_in_hiding_tells_nobody_that_they_are_there() -> None:
    for hidden in (OfferDouble(0), Instruct(Instruction.TAKE, is_on=True)):
        story = missed_a_turn().do("B", hidden)
        assert not [event for event in story.events if event_seen_by(event, A) == ReturnedInTime(B)]
        assert story.in_play.missed == B
    story = missed_a_turn().do("B", OfferDouble(0), TakeBackDouble(0), OfferDouble(0))
    assert ReturnedInTime(B) not in story.events
    story.do("B", RollDice())
    names = [type(event).__name__ for event in story.events[-4:]]
    assert names == ["ReturnedInTime", "RollPressed", "DoublingEnded", "Doubled"]


def test_what_a_silent_captain_does_in_the_open_ends_their_silence() -> None:
    for action in (NameProxy(C), Concede(0, WinKind.SINGLE)):
        assert missed_a_turn().do("B", action).in_play.missed is None
    answering = (
        Story("BCD")
        .turn_of(TEAM)
        .silent("B", dice="31")
        .box_doubles("B", "C")
        .do("B", AnswerOffer(0, Answer.TAKE))
    )
    assert answering.in_play.missed is None


def test_changing_a_sealed_answer_tells_nobody_that_a_silent_captain_is_there() -> None:
    story = Story("BCD").do("B", NameProxy(C)).turn_of(TEAM).silent("B", dice="31").box_doubles("B", "C")
    story.do("C", for_member("B", AnswerOffer(0, Answer.TAKE))).do("B", AnswerOffer(0, Answer.DROP))
    assert ReturnedInTime(B) not in story.events


def test_a_warned_box_that_chooses_whom_to_double_tells_nobody_before_the_roll() -> None:
    story = Story("BCD").turn_of(BOX).silent("A").do("A", OfferDouble(0))
    assert story.in_play.is_warned
    story.do("A", RollDice())
    assert ReturnedInTime(A) in story.events
    assert not story.in_play.is_warned


def test_a_captain_relieved_for_good_still_doubles_as_they_had_prepared() -> None:
    story = missed_a_turn().do("B", OfferDouble(0)).silent("B")
    assert story.captain == "C"
    assert [cube.offer is not None for cube in story.game.cubes] == [True, False, False]


def test_a_captain_silent_in_the_cube_phase_has_pressed_roll() -> None:
    story = Story("BCD").turn_of(TEAM).do("C", OfferDouble(1)).silent("B")
    assert story.chouette.phase is ChouettePhase.ANSWER
    assert players_to_act(story.chouette) == (A,)
    assert story.in_play.missed == B


def test_for_a_lone_captain_who_is_silent_the_autopilot_plays() -> None:
    story = Story("B").move_of(TEAM).silent("B")
    assert story.game.on_roll is BOX
    story.move_of(TEAM).silent("B")
    assert story.chouette.away == (B,)
    assert story.game.on_roll is BOX


def test_a_captain_who_goes_away_hands_over() -> None:
    story = Story("BCD").move_of(TEAM).do("B", GoAway())
    assert (story.captain, captains(story), mover(story.chouette)) == ("C", "C", C)


def test_one_who_relieves_and_is_out_moves_no_longer() -> None:
    story = Story("BCD").move_of(TEAM).silent("B")
    settle(story, "C", 1)
    assert mover(story.chouette) == B


def test_the_original_captain_wins_the_box_where_only_they_can() -> None:
    story = Story("BCD", retention=Retention.BEATS_ORIGINAL_CAPTAIN).wins(TEAM)
    assert story.seats == "B [C,D,A]"


def test_where_the_lone_taker_retracts_the_captain_alone_goes_to_the_bottom() -> None:
    story = Story("BCDE", lone_rule=LoneRule.MUST_BEAVER).box_doubles("B", "C", "D", "E")
    story.answer(b="drop", c="drop", d="take", e="drop").silent("D")
    assert story.seats == "A [C,D,E,B]"


def test_the_other_sides_roll_is_nobodys_miss() -> None:
    story = Story("BCD").turn_of(BOX).silent("B", "C")
    assert story.in_play.missed is None
    assert story.game.on_roll is Side.WHITE
    assert RollDice() in story.may("A")


def test_a_captain_who_cashed_and_then_left_no_longer_counts() -> None:
    story = Story("BCD").team_doubles("B").answer(b="drop").do("B", Leave()).wins(BOX)
    assert story.seats == "A [C,D]"
    others = Story("BCDE").team_doubles("B").answer(b="drop").do("B", Leave()).wins(TEAM)
    assert others.seats == "A [C,D,E]"


def test_the_next_captain_of_record_who_beat_the_box_counts_then() -> None:
    story = Story("BCDE").box_doubles("B").answer(b="drop").team_doubles("C").answer(c="drop")
    story.do("C", Leave()).wins(BOX)
    assert story.seats == "A [D,E,B]"


def test_a_captain_who_cashed_and_is_only_away_has_still_won_the_box() -> None:
    story = Story("BCD").team_doubles("B").answer(b="drop").do("B", GoAway()).wins(BOX)
    assert story.seats == "C [D,A]"


def test_a_captain_who_is_only_away_may_win_the_box_and_take_it_if_back() -> None:
    for action in (GoAway(), Leave()):
        story = Story("BCD").settles("C", 0).settles("D", 0)
        story = story.move_of(BOX).do("B", action)
        assert story.in_play.captains == ((B,) if action == GoAway() else ())


def lone_taker_who_cashed_and_was_silent() -> Story:
    """D alone takes the box's double, with an extra of B, cashes, and misses two decisions on the extra."""
    story = Story("BCD", lone_rule=LoneRule.EXTRAS, lone_min=3).box_doubles("B", "C", "D")
    story.answer(b="drop", c="drop", d="take").do("B", GiveExtra(is_yes=True))
    story.do("C", GiveExtra(is_yes=False)).do("D", KeepExtras(), dice="31")
    story.turn_of(TEAM).do("D", OfferDouble(2), RollDice()).do("A", AnswerOffer(2, Answer.DROP), dice="31")
    assert letter(box_won_by(story.chouette)) == "D"
    return story.silent("D").turn_of(TEAM).silent("D", dice="31")


def test_a_captain_who_cashed_and_is_relieved_for_good_has_not_won_the_box() -> None:
    story = lone_taker_who_cashed_and_was_silent()
    assert (story.chouette.away, box_won_by(story.chouette)) == ((D,), None)
    assert story.wins(TEAM).seats == "A [C,B]"


def test_coming_back_does_not_bring_back_what_was_won_before() -> None:
    story = lone_taker_who_cashed_and_was_silent().do("D", ComeBack())
    assert mover(story.turn_of(TEAM).chouette) == D
    assert box_won_by(story.chouette) is None
    assert story.wins(TEAM).seats == "A [C,D,B]"


def captain_again_while_absent(retention: Retention = Retention.BEATS_CAPTAIN, line: str = "BC") -> Story:
    """B, the captain, misses two decisions; then C, who was captain since, drops."""
    story = Story(line, retention=retention).turn_of(TEAM).silent("B", dice="31").silent("B")
    assert (story.captain, captains(story)) == ("C", "C")
    return story.box_doubles("C").answer(c="drop", dice="31")


def test_one_who_was_relieved_for_good_does_not_count_as_captain_again_while_absent() -> None:
    story = captain_again_while_absent()
    assert (story.captain, captains(story)) == ("B", "C")
    assert story.events[-3:-1] == [CaptainSucceeded(B, is_of_record=True, dropped=C), CaptainStruck(B)]
    assert story.wins(TEAM).seats == "A [C]"


def test_one_who_has_come_back_and_is_captain_of_record_counts_anew() -> None:
    story = captain_again_while_absent().do("B", ComeBack())
    assert (story.captain, captains(story)) == ("B", "CB")
    assert story.events[-1] == CaptainSucceeded(B, is_of_record=True)
    assert story.wins(TEAM).seats == "B [C,A]"
    story = Story("BC").turn_of(TEAM).silent("B", dice="31").silent("B").do("B", ComeBack())
    story.box_doubles("C").answer(c="drop", dice="31")
    assert (story.captain, captains(story)) == ("B", "CB")
    assert story.wins(TEAM).seats == "B [C,A]"


def test_one_who_came_back_and_is_only_away_since_counts_again() -> None:
    story = Story("BC").turn_of(TEAM).silent("B", dice="31").silent("B").do("B", ComeBack(), GoAway())
    story.box_doubles("C").answer(c="drop", dice="31")
    assert (story.captain, captains(story)) == ("B", "CB")
    assert story.wins(TEAM).seats == "C [A]"


def test_a_lone_captain_who_was_relieved_for_good_counts_anew_when_they_are_back() -> None:
    story = Story("B").move_of(TEAM).silent("B").move_of(TEAM).silent("B")
    assert (captains(story), story.events[-1]) == ("", Played(TEAM, Roll(3, 1), story.game.last_play.moves))  # type: ignore[union-attr]
    assert story.do("B", ComeBack()).wins(TEAM).seats == "B [A]"


def test_who_succeeds_a_captain_who_was_struck_is_captain_of_record() -> None:
    for goes in ("leaves", "is silent"):
        story = Story("BCD").do("C", GoAway()).settles("D", 0)
        if goes == "leaves":
            story.move_of(BOX).do("B", Leave())
        else:
            story.move_of(TEAM).silent("B").move_of(TEAM).silent("B")
        assert (story.captain, captains(story)) == ("B", ""), goes
        story.do("C", ComeBack())
        assert (story.captain, captains(story)) == ("C", "C"), goes
        assert story.wins(TEAM).seats == "C [D,A]", goes


def test_whoever_only_acts_for_one_who_cashed_does_not_count_when_they_come_back() -> None:
    story = Story("BCD").team_doubles("B").answer(b="drop").do("D", GoAway())
    story.turn_of(TEAM).silent("C", dice="31").silent("C").do("C", ComeBack())
    assert (story.captain, captains(story)) == ("C", "B")
    assert story.wins(BOX).seats == "B [C,A]"


@pytest.mark.parametrize(
    ("retention", "silent", "back"),
    [
        (Retention.BEATS_CAPTAIN, "A [C]", "B [C,A]"),
        (Retention.BEATS_ORIGINAL_CAPTAIN, "A [C]", "B [C,A]"),
        (Retention.BEATS_ALL, "C [A]", "B [C,A]"),
        (Retention.NET_PROFIT, "C [A]", "B [C,A]"),
        (Retention.NET_NONNEG, "A [C]", "A [C,B]"),
    ],
)
def test_by_every_school_a_captain_relieved_for_good_does_not_count_and_one_who_is_back_does(
    retention: Retention, silent: str, back: str
) -> None:
    assert captain_again_while_absent(retention).wins(TEAM).seats == silent
    assert captain_again_while_absent(retention).do("B", ComeBack()).wins(TEAM).seats == back
