"""The autopilot acts for those who are gone or silent, and uses only the cubes that it may."""

import pytest

from bot.engine import Answer, AnswerOffer, Autopilot, Doubled, OfferDouble, OfferStage, RollDice, legal_plays
from bot.engine.chouette.acting import act
from bot.engine.chouette.actions import ComeBack, GoAway, Hold, Instruct, Leave, NameProxy, Volunteer
from bot.engine.chouette.answers import OpenOffer, autopilot_answers
from bot.engine.chouette.decisions import autopilot_doubles
from bot.engine.chouette.doubling_events import AnswersShown
from bot.engine.chouette.events import replay
from bot.engine.chouette.flow import (
    AnswerForAbsent,
    AutopilotUse,
    DoubleForAbsent,
    ForAbsent,
    PlayForAbsent,
    act_for_absent,
    time_is_up,
    waits_for_autopilot,
)
from bot.engine.chouette.game import Instruction
from bot.engine.chouette.options import AbsentCube
from bot.engine.chouette.state import ChouettePhase
from tests.engine.chouette.story import BOX, SINGLE_CUBE, TEAM, Story, for_member, number
from tests.engine.games import no_dice, scripted

A, B, C, D = range(1, 5)
ADVANCED, PLAIN = Autopilot


class AutopilotStory(Story):
    """A chouette in which some let the autopilot use their cubes; it is asked for what it decides."""

    def __init__(self, line: str = "BCD", allowed_by: str = "", **options: object) -> None:
        self.use = AutopilotUse(is_asked=True, allowed_by=frozenset(map(number, allowed_by)))
        super().__init__(line, **options)

    def does(self, player: str, *actions: object, dice: str = "") -> "AutopilotStory":
        throw = scripted(*map(int, dice)) if dice else no_dice
        for action in actions:
            self._happen(act(self.chouette, number(player), action, throw, use=self.use))
        return self

    def is_silent(self, player: str, dice: str = "") -> "AutopilotStory":
        throw = scripted(*map(int, dice)) if dice else no_dice
        self._happen(time_is_up(self.chouette, number(player), throw, self.use))
        return self

    def autopilot(self, action: ForAbsent, dice: str = "") -> "AutopilotStory":
        throw = scripted(*map(int, dice)) if dice else no_dice
        self._happen(act_for_absent(self.chouette, action, throw, self.use))
        return self

    @property
    def doubles(self) -> dict[int, int]:
        return autopilot_doubles(self.chouette, self.use.allowed_by)

    @property
    def asked(self) -> list[int]:
        """The players for whom the autopilot answers."""
        return [each.player for each in autopilot_answers(self.chouette, self.use.allowed_by)]

    def box_turns(self, *cubes: int) -> "AutopilotStory":
        """The box doubles those cubes, and rolls when they are answered."""
        self.turn_of(BOX)
        return self.does("A", *map(OfferDouble, cubes), RollDice())

    @property
    def doubled(self) -> list[Doubled]:
        return [each for each in self.events if isinstance(each, Doubled)]

    @property
    def shown(self) -> dict[int, tuple[Answer | None, Autopilot | None, bool]]:
        (last,) = [each for each in self.events if isinstance(each, AnswersShown)][-1:]
        return {one.player: (one.answer, one.autopilot, one.is_silent) for one in last.answers}


def without_box(allowed_by: str = "A", **options: object) -> AutopilotStory:
    """The box goes away when it is its turn to double or roll."""
    story = AutopilotStory(allowed_by=allowed_by, **options)
    return story.turn_of(BOX).does("A", GoAway(), dice="" if "A" in allowed_by else "31")


def test_a_box_that_lends_its_cubes_is_asked_for_before_the_roll() -> None:
    story = without_box()
    assert (story.chouette.phase, waits_for_autopilot(story.chouette)) == (ChouettePhase.CUBE, True)
    assert story.doubles == {0: A, 1: A, 2: A}
    story.autopilot(DoubleForAbsent((0, 2), ADVANCED))
    assert story.doubled == [Doubled(BOX, 0, 2, ADVANCED), Doubled(BOX, 2, 2, ADVANCED)]
    story.does("B", AnswerOffer(0, Answer.TAKE)).does("D", AnswerOffer(2, Answer.DROP), dice="31")
    assert [cube.value for cube in story.game.cubes[:2]] == [2, 1]


def test_without_its_leave_the_roll_follows_and_nothing_is_doubled() -> None:
    story = without_box(allowed_by="BCD")
    assert story.chouette.phase is ChouettePhase.MOVE
    assert story.doubled == []


def test_no_double_lets_the_roll_follow() -> None:
    story = without_box().autopilot(DoubleForAbsent((), ADVANCED), dice="31")
    assert (story.chouette.phase, story.doubled) == (ChouettePhase.MOVE, [])


def test_a_cube_that_nobody_lent_stays_as_it_is() -> None:
    story = without_box()
    story.use = AutopilotUse(is_asked=True)  # the leave is withdrawn meanwhile
    assert story.autopilot(DoubleForAbsent((0,), ADVANCED), dice="31").doubled == []


def test_a_substitute_doubles_for_the_box_and_not_the_autopilot() -> None:
    story = AutopilotStory(allowed_by="A").box_turns(1).does("C", AnswerOffer(1, Answer.DROP), dice="31")
    story.turn_of(BOX).does("C", Volunteer()).does("A", GoAway())
    assert (story.doubles, waits_for_autopilot(story.chouette)) == ({}, False)


def test_an_absent_member_that_lends_a_cube_is_asked_for_when_the_captain_rolls() -> None:
    story = (
        AutopilotStory(allowed_by="CD")
        .turn_of(TEAM)
        .does("C", GoAway())
        .does("D", Hold())
        .does("B", RollDice())
    )
    assert not waits_for_autopilot(story.chouette)  # D holds the roll
    story.does("D", OfferDouble(2))
    assert not waits_for_autopilot(story.chouette)
    story.chouette = replay(story.chouette, time_is_up(story.chouette, D, no_dice, story.use))
    assert story.doubles == {1: C}
    story.autopilot(DoubleForAbsent((1,), ADVANCED))
    assert story.doubled == [Doubled(TEAM, 1, 2, ADVANCED), Doubled(TEAM, 2, 2)]


def test_for_a_captain_whose_time_is_up_it_doubles_and_those_who_double_with_them_do_too() -> None:
    story = AutopilotStory(allowed_by="B").turn_of(TEAM)
    story.does("C", Instruct(Instruction.DOUBLE_WITH_CAPTAIN, is_on=True)).is_silent("B")
    assert story.doubles == {0: B}
    story.autopilot(DoubleForAbsent((0,), ADVANCED))
    assert story.doubled == [Doubled(TEAM, 0, 2, ADVANCED), Doubled(TEAM, 1, 2)]


def test_what_a_silent_captain_had_chosen_is_not_asked_again() -> None:
    story = AutopilotStory(allowed_by="B").turn_of(TEAM).does("B", OfferDouble(0)).is_silent("B")
    assert story.doubled == [Doubled(TEAM, 0, 2)]


@pytest.mark.parametrize(("allowed_by", "doubles"), [("BC", {0: B}), ("B", {})])
def test_a_cube_that_all_share_is_used_if_all_of_them_lend_it(
    allowed_by: str, doubles: dict[int, int]
) -> None:
    story = (
        AutopilotStory("BC", allowed_by, **SINGLE_CUBE)
        .turn_of(TEAM)
        .is_silent("B", dice="" if doubles else "31")
    )
    assert story.doubles == doubles


def test_it_answers_for_the_absent_once_all_others_have() -> None:
    story = AutopilotStory(allowed_by="D").does("D", GoAway()).box_turns(0, 1, 2)
    assert (story.asked, waits_for_autopilot(story.chouette)) == ([], False)
    story.does("B", AnswerOffer(0, Answer.DROP)).does("C", AnswerOffer(1, Answer.TAKE))
    assert (story.asked, waits_for_autopilot(story.chouette)) == ([D], True)
    offer = OpenOffer(D, 2, OfferStage.DOUBLE)
    story.autopilot(AnswerForAbsent(((offer, Answer.TAKE),), ADVANCED), dice="31")
    assert story.shown[D] == (Answer.TAKE, ADVANCED, False)
    assert [bet.is_active for bet in story.game.bets] == [False, True, True]


def test_it_answers_for_who_was_silent_and_they_stay_late() -> None:
    story = AutopilotStory(allowed_by="BC").box_turns(0, 1, 2).is_silent("B").is_silent("C")
    story.does("D", AnswerOffer(2, Answer.DROP))
    assert story.asked == [B, C]
    offers = autopilot_answers(story.chouette, story.use.allowed_by)
    story.autopilot(AnswerForAbsent(tuple((each, Answer.TAKE) for each in offers), PLAIN), dice="31")
    assert story.shown == {
        B: (Answer.TAKE, PLAIN, True),
        C: (Answer.TAKE, PLAIN, True),
        D: (Answer.DROP, None, False),
    }


def test_without_their_leave_silence_means_what_the_rules_say() -> None:
    story = (
        AutopilotStory(allowed_by="A", absent_cube=AbsentCube.DROP)
        .box_turns(0, 1, 2)
        .is_silent("B")
        .is_silent("C")
    )
    story.does("D", AnswerOffer(2, Answer.TAKE), dice="31")
    assert story.shown[B] == (Answer.DROP, None, True)
    assert [bet.is_active for bet in story.game.bets] == [False, False, True]


def test_a_proxy_and_an_instruction_go_before_it() -> None:
    story = AutopilotStory(allowed_by="CD").does("C", NameProxy(B), GoAway())
    story.does("D", Instruct(Instruction.TAKE, is_on=True), Leave()).box_turns(0, 1, 2)
    story.does("B", AnswerOffer(0, Answer.TAKE))
    assert not waits_for_autopilot(story.chouette)
    story.does("B", for_member("C", AnswerOffer(1, Answer.TAKE)), dice="31")
    assert story.shown[D] == (Answer.TAKE, None, False)


def test_whoever_comes_back_lends_their_cube_no_longer() -> None:
    story = AutopilotStory(allowed_by="D").does("D", GoAway(), ComeBack()).box_turns(0, 1, 2)
    story.does("B", AnswerOffer(0, Answer.DROP)).does("C", AnswerOffer(1, Answer.TAKE))
    assert story.asked == []
    assert not waits_for_autopilot(story.chouette)


def test_to_follow_goes_before_it_where_somebody_said_so_before_they_went_away() -> None:
    story = (
        AutopilotStory(allowed_by="D")
        .does("D", Instruct(Instruction.FOLLOW, is_on=True), GoAway())
        .box_turns(0, 1, 2)
    )
    story.does("B", AnswerOffer(0, Answer.TAKE)).does("C", AnswerOffer(1, Answer.DROP), dice="31")
    assert story.shown[D] == (Answer.FOLLOW, None, False)


def test_to_follow_goes_before_it_where_a_captain_said_so_who_is_relieved() -> None:
    story = (
        AutopilotStory(allowed_by="B")
        .does("B", Instruct(Instruction.FOLLOW, is_on=True))
        .turn_of(TEAM)
        .is_silent("B")
    )
    story.autopilot(DoubleForAbsent((), ADVANCED), dice="31").is_silent("B")
    assert B in story.chouette.away
    story.box_turns(0, 1, 2)
    story.does("C", AnswerOffer(1, Answer.TAKE)).does("D", AnswerOffer(2, Answer.DROP), dice="31")
    assert story.shown[B] == (Answer.FOLLOW, None, False)


def test_between_games_nobody_is_absent() -> None:
    assert not waits_for_autopilot(AutopilotStory().wins(BOX).chouette)


def test_for_a_box_without_leave_the_plain_one_answers_and_says_so() -> None:
    story = AutopilotStory().turn_of(BOX).does("A", GoAway(), dice="31").turn_of(TEAM)
    story.does("B", OfferDouble(0), RollDice(), dice="31")
    assert story.shown[A] == (Answer.TAKE, PLAIN, False)


def test_leave_that_is_withdrawn_while_it_thinks_lets_the_rules_decide() -> None:
    story = (
        AutopilotStory(allowed_by="A").does("A", GoAway()).turn_of(TEAM).does("B", OfferDouble(0), RollDice())
    )
    assert story.asked == [A]
    offer = OpenOffer(A, 0, OfferStage.DOUBLE)
    story.use = AutopilotUse(is_asked=True)
    story.autopilot(AnswerForAbsent(((offer, Answer.DROP),), ADVANCED), dice="31")
    assert story.shown[A] == (Answer.TAKE, PLAIN, False)


def test_what_it_says_too_late_changes_nothing() -> None:
    story = AutopilotStory(allowed_by="A")
    play, *_ = legal_plays(story.game.position, story.game.roll)
    for action in (
        PlayForAbsent(play, ADVANCED),
        DoubleForAbsent((0,), ADVANCED),
        AnswerForAbsent((), ADVANCED),
    ):
        assert act_for_absent(story.chouette, action, no_dice, story.use) == ()


@pytest.mark.parametrize("is_asked", [True, False])
def test_its_play_follows_at_once_unless_it_is_asked(*, is_asked: bool) -> None:
    story = AutopilotStory()
    story.use = AutopilotUse(is_asked=is_asked)
    story.does("A", GoAway())
    assert waits_for_autopilot(story.chouette) is is_asked


def test_time_that_runs_for_nobody_is_nobodys_silence() -> None:
    story = AutopilotStory(allowed_by="B")
    before = len(story.events)
    assert len(story.is_silent("B").events) == before  # the box is to play
