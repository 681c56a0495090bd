"""Choosing for several cubes: what is chosen stands in the buttons, and is read back as it was."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import Answer, OfferDouble, RollDice
from bot.engine.chouette import AnswerTogether, TakeBackDouble, TakeRule
from bot.play.chouette.action_codec import ChouetteButton, CubeChoice, format_choice, parse_choice
from bot.play.chouette.intents import Intent, actions_for
from bot.play.chouette.panels import (
    actions_of,
    answers_chosen,
    choice_panel,
    doubles_chosen,
    is_current,
    parse_press,
    pressed,
)
from bot.play.display.panel import Panel
from tests.engine.chouette.story import BOX, Story, number
from tests.play.chouette.tables import buttons_of, check_fits, labels_of, table_of

ARGUMENT = re.compile(r"[a-z0-9.]{0,40}\Z")
A, NINE = number("A"), "BCDEFGHIJ"
cubes = st.lists(st.integers(0, 25), unique=True, min_size=1, max_size=9).map(sorted)
letters = st.booleans().flatmap(
    lambda is_answer: st.tuples(
        st.just(is_answer),
        cubes,
        st.lists(st.sampled_from(list(Answer) if is_answer else [False, True]), min_size=9),
    )
)


def panel(story: Story, choice: CubeChoice, player: str = "A") -> Panel:
    return choice_panel(table_of(story), number(player), choice)


def both(answer: Answer) -> AnswerTogether:
    """The box's answer to Ben and to Dora."""
    return AnswerTogether(((0, answer), (2, answer)))


def press(story: Story, choice: CubeChoice, label: str) -> CubeChoice:
    """Return the choice after a press on the button with that label."""
    buttons = [button for button in buttons_of(panel(story, choice)) if button.kind is ChouetteButton.CUBES]
    argument = next(button.argument for button in buttons if button.label == label)
    key, before = parse_press(argument)
    assert before == choice
    return pressed(key, before, story.chouette, A)


@given(letters)
def test_a_choice_is_read_back_as_it_was_written(given_: tuple[bool, list[int], list[str]]) -> None:
    is_answer, numbers, chosen = given_
    choice = CubeChoice(is_answer, tuple(zip(numbers, chosen, strict=False)))
    written = format_choice(choice)
    assert ARGUMENT.match(f"all.t.{written}")
    assert parse_choice(written) == choice


@pytest.mark.parametrize("argument", ["", "a", "x.at", "a.a", "a.an", "d.at", "a.1t", "d.ayy"])
def test_what_we_do_not_write_is_refused(argument: str) -> None:
    with pytest.raises(ValueError, match=r"is no choice|names no cube"):
        parse_choice(argument)


def test_a_button_that_is_not_there_is_refused() -> None:
    story = Story("BCD").turn_of(BOX)
    choice = doubles_chosen(story.chouette, A)
    with pytest.raises(ValueError, match="is no button"):
        pressed("z", choice, story.chouette, A)


def test_the_box_answers_each_cube_by_name() -> None:
    story = Story("BCD").team_doubles("B", "D")
    choice = answers_chosen(story.chouette, A)
    assert labels_of(panel(story, choice)) == ["Ben: take at 2", "Dora: take at 2", "Pass all", "Confirm"]
    choice = press(story, choice, "Dora: take at 2")
    assert labels_of(panel(story, choice)) == [
        "Ben: take at 2",
        "Dora: pass",
        "Take all",
        "Pass all",
        "Confirm",
    ]
    choice = press(story, choice, "Dora: pass")
    assert labels_of(panel(story, choice))[1] == "Dora: beaver to 4"
    assert press(story, choice, "Dora: beaver to 4") == answers_chosen(story.chouette, A)


def test_all_are_passed_by_one_press() -> None:
    story = Story("BCD").team_doubles("B", "D")
    choice = press(story, answers_chosen(story.chouette, A), "Pass all")
    assert list(actions_of(choice, story.chouette, A)) == [both(Answer.DROP)]


def test_what_is_chosen_for_one_cube_changes_others_where_the_rule_asks_for_it() -> None:
    story = Story("BCDE", take_rule=TakeRule.ALL_OR_NONE).team_doubles("B", "C", "D", "E")
    choice = press(story, answers_chosen(story.chouette, A), "Carl: take at 2")
    assert [answer for _, answer in choice.chosen] == [Answer.DROP] * 4
    choice = press(story, choice, "Dora: pass")
    assert [answer for _, answer in choice.chosen] == [Answer.TAKE, Answer.TAKE, Answer.BEAVER, Answer.TAKE]
    half = Story("BCDE", take_rule=TakeRule.HALF_OF_INITIAL).team_doubles("B", "C", "D", "E")
    choice = press(half, answers_chosen(half.chouette, A), "Ben: take at 2")
    choice = press(half, choice, "Carl: take at 2")
    assert [letter for _, letter in choice.chosen] == [Answer.DROP] * 2 + [Answer.TAKE] * 2
    assert [letter for _, letter in press(half, choice, "Dora: take at 2").chosen] == [Answer.DROP] * 4
    captains = Story("BCD", take_rule=TakeRule.MUST_TAKE_CAPTAIN).team_doubles("B", "C", "D")
    choice = press(captains, answers_chosen(captains.chouette, A), "Pass all")
    choice = press(captains, choice, "Dora: pass")
    assert [letter for _, letter in choice.chosen] == [Answer.TAKE, Answer.DROP, Answer.BEAVER]


def test_what_the_box_answered_before_stands_in_no_panels_way() -> None:
    story = (
        Story("BCD", take_rule=TakeRule.ALL_OR_NONE).team_doubles("B", "C", "D").answer(b="take", c="take")
    )
    choice = press(story, answers_chosen(story.chouette, A), "Pass all")
    story.do("A", *actions_of(choice, story.chouette, A))
    assert story.result == "A-3 B+1 C+1 D+1"
    again = Story("BCD", take_rule=TakeRule.ALL_OR_NONE).team_doubles("B", "C", "D").answer(b="take")
    assert actions_for(Intent.PASS, again.chouette, A) == (
        AnswerTogether(tuple((cube, Answer.DROP) for cube in range(3))),
    )


def test_the_box_doubles_some_and_the_roll_is_asked_for() -> None:
    story = Story("BCD").turn_of(BOX)
    choice = doubles_chosen(story.chouette, A)
    assert labels_of(panel(story, choice)) == [
        "Ben: no double",
        "Carl: no double",
        "Dora: no double",
        "Double all",
        "Confirm",
    ]
    choice = press(story, choice, "Carl: no double")
    assert list(actions_of(choice, story.chouette, A)) == [OfferDouble(1), RollDice()]


def test_a_cube_that_was_meant_is_taken_back_by_its_name() -> None:
    story = Story("BCD").turn_of(BOX).do("A", OfferDouble(0), OfferDouble(2))
    choice = doubles_chosen(story.chouette, A)
    assert labels_of(panel(story, choice))[:3] == ["Ben: double to 2", "Carl: no double", "Dora: double to 2"]
    choice = press(story, choice, "Ben: double to 2")
    assert list(actions_of(choice, story.chouette, A)) == [TakeBackDouble(0), RollDice()]


def test_a_choice_counts_only_for_the_cubes_that_are_ones_own_now() -> None:
    story = Story("BCD").team_doubles("B", "D")
    choice = answers_chosen(story.chouette, A)
    assert is_current(choice, story.chouette, A)
    assert not is_current(choice, story.chouette, number("B"))
    assert not is_current(replace(choice, chosen=((0, Answer.TAKE),)), story.chouette, A)


def test_the_first_answer_is_what_was_asked_for_where_it_is_possible() -> None:
    story = Story("BCD", dice="31").team_doubles("B", "D")
    assert list(actions_of(answers_chosen(story.chouette, A, "r"), story.chouette, A)) == [both(Answer.TAKE)]


@pytest.mark.parametrize("is_answer", [True, False])
def test_nine_cubes_fit_into_what_discord_takes(*, is_answer: bool) -> None:
    story = Story(NINE)
    if is_answer:
        story.team_doubles(*NINE)
        choice = answers_chosen(story.chouette, A)
    else:
        choice = doubles_chosen(story.turn_of(BOX).chouette, A)
    check_fits(panel(story, choice))
    assert len(choice.chosen) == len(NINE)
