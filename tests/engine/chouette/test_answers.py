"""Answers to the box: sealed, in the table's order, by instruction, by proxy, or by silence."""

import pytest

from bot.engine import Answer, AnswerOffer, Cube, OfferDouble, RollDice
from bot.engine.actions import IllegalAction
from bot.engine.chouette.acting import event_seen_by, seen_by
from bot.engine.chouette.actions import GoAway, InPlaceOf, Instruct, Leave, NameProxy
from bot.engine.chouette.decisions import Decision, Need, decisions, players_to_act
from bot.engine.chouette.doubling_events import AnswerSealed, AnswersShown
from bot.engine.chouette.game import CubeAnswer, Instruction
from bot.engine.chouette.options import AbsentCube, ReplyOrder
from bot.engine.chouette.state import ChouettePhase
from tests.engine.chouette.story import BOX, TEAM, Story, for_member

A, B, C, D, E = 1, 2, 3, 4, 5
TAKE = Instruct(Instruction.TAKE, is_on=True)
FOLLOW = Instruct(Instruction.FOLLOW, is_on=True)


def doubled(line: str = "BCD", **options: object) -> Story:
    return Story(line, **options).box_doubles(*line)


def points_lost(story: Story, member: str) -> int | None:
    result = story.game.bets[story.bet(member)].result
    return result and result.points


def test_answers_are_sealed_until_all_are_in() -> None:
    story = doubled().answer(b="drop", c="take")
    assert story.chouette.phase is ChouettePhase.ANSWER
    assert [bet.is_active for bet in story.game.bets] == [True] * 3
    assert seen_by(story.chouette, D).current.answers == (CubeAnswer(B, 0, None), CubeAnswer(C, 1, None))
    assert seen_by(story.chouette, B).current.answers == (
        CubeAnswer(B, 0, Answer.DROP),
        CubeAnswer(C, 1, None),
    )
    story.answer(d="take")
    assert [bet.is_active for bet in story.game.bets] == [False, True, True]


def test_an_open_answer_is_in_no_printed_form_and_in_no_error() -> None:
    story = doubled().answer(b="drop")
    assert "drop" not in repr(story.chouette).lower().replace("must_drop", "")
    assert not any("Answer.DROP" in repr(event) for event in story.events)
    with pytest.raises(IllegalAction) as refused:
        story.do("C", AnswerOffer(0, Answer.DROP))
    assert "Drop(cube=0)" not in str(refused.value)
    assert "drop" not in str(refused.value.args).replace("Drop", "")


def test_the_events_of_sealed_answers_are_for_those_who_gave_them() -> None:
    story = doubled().do("C", NameProxy(D)).do("D", for_member("C", AnswerOffer(1, Answer.TAKE)))
    sealed = story.events[-1]
    assert isinstance(sealed, AnswerSealed)
    assert [event_seen_by(sealed, viewer) is sealed for viewer in (C, D, A, None)] == [
        True,
        True,
        False,
        False,
    ]
    offered = Story("BCD").turn_of(TEAM).do("B", OfferDouble(0))
    assert event_seen_by(offered.events[-1], A) is None
    assert event_seen_by(offered.events[-1], B) is offered.events[-1]
    assert event_seen_by(offered.events[0], None) is offered.events[0]


def test_the_teams_doubles_are_hidden_from_the_box_until_the_window_closes() -> None:
    story = Story("BCD").turn_of(TEAM).do("C", OfferDouble(1))
    offers = {viewer: seen_by(story.chouette, viewer).current.doubling.offers for viewer in (None, A, B, C)}
    assert offers == {None: (), A: (), B: (1,), C: (1,)}


def test_the_boxs_doubles_are_hidden_from_the_team() -> None:
    story = Story("BCD").turn_of(BOX).do("A", OfferDouble(1))
    assert seen_by(story.chouette, C).current.doubling.offers == ()
    assert seen_by(story.chouette, A).current.doubling.offers == (1,)


def test_an_answer_may_be_changed_until_all_are_in() -> None:
    story = doubled().answer(b="drop", c="take").answer(b="take").answer(d="take")
    assert all(bet.is_active for bet in story.game.bets)


def test_nobody_answers_twice_for_another_or_when_not_asked() -> None:
    story = Story("BCD").box_doubles("B", "C").answer(b="take")
    for player, action in (
        ("C", AnswerOffer(0, Answer.TAKE)),
        ("D", AnswerOffer(2, Answer.TAKE)),
        ("A", AnswerOffer(0, Answer.TAKE)),
    ):
        with pytest.raises(IllegalAction):
            story.do(player, action)
    story.answer(c="take")
    with pytest.raises(IllegalAction):
        story.do("B", AnswerOffer(0, Answer.DROP))


@pytest.mark.parametrize(("captain", "is_in"), [("take", True), ("beaver", True), ("drop", False)])
def test_who_follows_the_captain_takes_if_the_captain_takes_or_beavers(captain: str, is_in: bool) -> None:  # noqa: FBT001
    story = doubled().answer(c="follow", d="take", b=captain)
    assert story.game.bets[1].is_active is is_in


@pytest.mark.parametrize("order", ReplyOrder)
def test_who_follows_a_captain_who_leaves_must_answer_as_captain_themselves(order: ReplyOrder) -> None:
    story = doubled(reply_order=order)
    if order is not ReplyOrder.CAPTAIN_FIRST:
        story.answer(c="follow", d="take")
    story.do("B", Leave())
    assert story.captain == "C"
    assert players_to_act(story.chouette) == (C,)
    assert AnswerOffer(1, Answer.FOLLOW) not in story.may("C")
    story.answer(c="take", **({"d": "take"} if order is ReplyOrder.CAPTAIN_FIRST else {}))
    assert story.game.cubes == (Cube(2, TEAM, was_turned=True),) * 3


def test_who_follows_a_captain_who_was_not_asked_drops() -> None:
    story = Story("BCD").box_doubles("C", "D").answer(c="follow", d="take")
    assert points_lost(story, "C") == 1
    assert AnswerOffer(0, Answer.FOLLOW) not in doubled().may("B")


def test_standing_instructions_answer_once_all_others_have() -> None:
    story = Story("BCD").do("C", TAKE).do("D", FOLLOW).box_doubles("B", "C", "D")
    assert decisions(story.chouette) == decisions(doubled().chouette)
    assert players_to_act(story.chouette) == (B, C, D)
    story.answer(b="drop")
    assert [bet.is_active for bet in story.game.bets] == [False, True, False]


def test_where_nobody_else_is_asked_an_instruction_answers_at_once() -> None:
    story = Story("BCD").do("C", TAKE).box_doubles("C", dice="31")
    assert story.game.cubes[1] == Cube(2, TEAM, was_turned=True)
    story = Story("BCD").do("B", TAKE).do("C", FOLLOW).do("D", TAKE).box_doubles("B", "C", "D", dice="31")
    assert story.game.cubes == (Cube(2, TEAM, was_turned=True),) * 3
    first = Story("BCD", reply_order=ReplyOrder.CAPTAIN_FIRST).do("B", TAKE).box_doubles("B", "C", "D")
    assert players_to_act(first.chouette) == (C, D)


def test_an_instruction_that_is_left_last_of_all_answers() -> None:
    story = doubled().answer(b="drop", d="drop")
    story.do("C", FOLLOW)
    assert story.result == "A+3 B-1 C-1 D-1"


def test_when_the_time_is_up_an_instruction_answers_and_shows_no_sooner_than_silence() -> None:
    told = []
    for instruction in (TAKE, Instruct(Instruction.HOLD, is_on=True)):
        story = Story("BCD").do("C", instruction).box_doubles("B", "C", "D").silent("C")
        told.append((decisions(story.chouette), seen_by(story.chouette, None)))
        story.answer(b="drop", d="take")
        told.append(story.game.bets[1].is_active)
    assert told[0] == told[2]
    assert (told[1], told[3]) == (True, False)


def test_a_new_captain_who_would_follow_answers_anew() -> None:
    story = doubled().answer(c="follow").do("B", Leave())
    assert players_to_act(story.chouette) == (C, D)
    assert decisions(seen_by(story.chouette, None)) == decisions(story.chouette)


def test_a_captain_may_have_left_the_instruction_to_take_but_follows_nobody() -> None:
    story = Story("BCD").do("B", TAKE).do("C", FOLLOW).box_doubles("B", "C", "D").answer(d="take")
    assert story.game.cubes == (Cube(2, TEAM, was_turned=True),) * 3
    story = Story("BCD").do("B", FOLLOW).box_doubles("B")
    assert players_to_act(story.chouette) == (B,)


def test_an_instruction_replaces_another_and_may_be_overruled() -> None:
    story = Story("BCD").do("C", TAKE, FOLLOW)
    assert [standing.instruction for standing in story.in_play.standing] == [Instruction.FOLLOW]
    story.box_doubles("B", "C", "D").do("C", AnswerOffer(1, Answer.TAKE)).answer(d="drop", b="drop")
    assert story.game.bets[1].is_active


@pytest.mark.parametrize(
    ("order", "shown"),
    [(ReplyOrder.CAPTAIN_FIRST, "B, then C,D"), (ReplyOrder.CAPTAIN_LAST, "C,D, then B")],
)
def test_the_captain_answers_before_or_after_the_others(order: ReplyOrder, shown: str) -> None:
    story = doubled(reply_order=order)
    told = []
    for expected in shown.split(", then "):
        waiting = players_to_act(story.chouette)
        assert [chr(64 + player) for player in waiting] == expected.split(",")
        story.answer(**dict.fromkeys(expected.lower().split(","), "take"))
        told.append(waiting)
    shows = [event for event in story.events if isinstance(event, AnswersShown)]
    assert [tuple(given.player for given in event.answers) for event in shows] == told
    assert story.game.cubes == (Cube(2, TEAM, was_turned=True),) * 3


def test_a_captain_who_answers_first_and_takes_alone_must_drop_all_the_same() -> None:
    story = Story("BCDE", reply_order=ReplyOrder.CAPTAIN_FIRST).box_doubles("B", "C", "D", "E")
    story.answer(b="take").answer(c="drop", d="drop", e="drop")
    assert story.result == "A+4 B-1 C-1 D-1 E-1"
    assert story.seats == "A [C,D,E,B]"


@pytest.mark.parametrize(
    ("absent_cube", "is_in"),
    [(AbsentCube.FOLLOW_CAPTAIN, True), (AbsentCube.DROP, False), (AbsentCube.PROXY_ONLY, False)],
)
def test_silence_on_a_double_follows_the_captain_or_drops(absent_cube: AbsentCube, is_in: bool) -> None:  # noqa: FBT001
    story = doubled(absent_cube=absent_cube).silent("C").answer(d="take", b="take")
    assert story.game.bets[1].is_active is is_in


def test_a_silent_captain_drops() -> None:
    story = doubled().answer(c="take", d="take").silent("B", dice="31")
    assert points_lost(story, "B") == 1
    assert (story.captain, story.line) == ("C", "C,D,B")


def test_who_has_answered_is_not_asked_again_when_the_time_is_up() -> None:
    story = doubled().answer(c="take").silent("C", "A").answer(d="take", b="drop")
    assert story.game.bets[1].is_active


def test_a_proxy_answers_for_one_who_left() -> None:
    story = Story("BCD").do("C", NameProxy(D), Leave()).box_doubles("B", "C", "D")
    assert decisions(story.chouette)[1:] == (Decision(D, Need.ANSWER, C), Decision(D, Need.ANSWER, D))
    story.do("D", for_member("C", AnswerOffer(1, Answer.DROP))).answer(b="take", d="take")
    assert points_lost(story, "C") == 1


def test_if_the_proxy_is_silent_or_leaves_the_table_rule_applies() -> None:
    story = Story("BCD").do("C", NameProxy(D), Leave()).box_doubles("B", "C", "D")
    story.silent("D").answer(b="take")
    assert all(bet.is_active for bet in story.game.bets)
    story = Story("BCD").do("C", NameProxy(D), Leave()).do("D", Leave()).box_doubles("B", "C", "D")
    assert players_to_act(story.chouette) == (B,)


def test_the_proxy_of_one_who_goes_away_is_asked_whatever_instructions_were_left() -> None:
    for leaves in (Leave(), GoAway()):
        story = Story("BCD").do("C", TAKE, NameProxy(D), leaves).box_doubles("B", "C", "D")
        assert decisions(story.chouette)[1] == Decision(D, Need.ANSWER, C)
        story.do("D", for_member("C", AnswerOffer(1, Answer.DROP))).answer(d="take", b="take")
        assert points_lost(story, "C") == 1


def test_if_the_proxy_is_silent_the_instruction_of_one_who_went_away_answers() -> None:
    story = Story("BCD", absent_cube=AbsentCube.DROP).do("C", NameProxy(D), GoAway())
    story.box_doubles("B", "C", "D").silent("D").answer(b="take")
    assert story.game.bets[1].is_active


def test_a_member_may_name_anybody_on_their_own_side_and_take_it_back() -> None:
    story = Story("BCD").do("C", NameProxy(B))
    assert NameProxy(A) not in story.may("C")
    assert NameProxy(B) not in story.may("C")
    assert story.do("C", NameProxy(None)).in_play.proxies == ()
    with pytest.raises(IllegalAction):
        story.do("D", InPlaceOf(C, AnswerOffer(1, Answer.TAKE)))


def test_the_absent_do_not_keep_the_others_waiting() -> None:
    story = Story("BCD").do("C", Leave()).do("D", GoAway()).box_doubles("B", "C", "D")
    assert players_to_act(story.chouette) == (B,)
    story.answer(b="take")
    assert all(bet.is_active for bet in story.game.bets)


def test_one_who_is_away_follows_the_captain_whatever_the_table_rule() -> None:
    story = Story("BCD", absent_cube=AbsentCube.DROP).do("C", Leave()).do("D", GoAway())
    story.box_doubles("B", "C", "D").answer(b="take")
    assert [bet.is_active for bet in story.game.bets] == [True, False, True]


def test_the_absent_accept_a_beaver() -> None:
    story = Story("BCD").turn_of(TEAM).do("C", OfferDouble(1)).do("B", RollDice()).do("C", Leave())
    story.answer(c="beaver")
    assert story.game.cubes[1] == Cube(4, BOX, was_turned=True)


def test_two_chouettes_that_differ_in_a_sealed_answer_look_the_same_to_the_others() -> None:
    taken, dropped = doubled().answer(b="take"), doubled().answer(b="drop")
    for viewer in (None, A, C, D):
        assert seen_by(taken.chouette, viewer) == seen_by(dropped.chouette, viewer)
        assert repr(seen_by(taken.chouette, viewer)) == repr(seen_by(dropped.chouette, viewer))
    assert repr(taken.chouette) == repr(dropped.chouette)
    assert list(map(repr, taken.events)) == list(map(repr, dropped.events))
