import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import EngineError, InvalidRoll, Roll, format_roll, parse_roll
from tests.engine.games import ALL_ROLLS


def test_the_order_of_the_dice_does_not_matter() -> None:
    assert Roll(1, 3) == Roll(3, 1)
    assert hash(Roll(1, 3)) == hash(Roll(3, 1))
    assert (Roll(1, 3).high, Roll(1, 3).low, Roll(1, 3).dice) == (3, 1, (3, 1))


def test_doubles_are_played_four_times() -> None:
    assert Roll(5, 5).dice == (5, 5, 5, 5)
    assert Roll(5, 5).is_doubles
    assert not Roll(5, 4).is_doubles


def test_there_are_21_different_rolls() -> None:
    assert len(set(ALL_ROLLS)) == 21


@pytest.mark.parametrize("dice", [(0, 1), (1, 7), (-1, 3), (True, 2), (2.0, 3)])
def test_a_die_shows_one_to_six(dice: tuple[int, int]) -> None:
    with pytest.raises(InvalidRoll):
        Roll(*dice)


@pytest.mark.parametrize("text", ["31", "3-1", "1-3", " 3 1 ", "3,1", "3/1", "1:3"])
def test_a_roll_is_read_with_or_without_something_between_the_dice(text: str) -> None:
    assert parse_roll(text) == Roll(3, 1)


@pytest.mark.parametrize("text", ["", "3", "311", "70", "3--1", "a1", "3-", "٣١"])
def test_text_that_is_no_roll_is_refused(text: str) -> None:
    with pytest.raises(InvalidRoll) as refused:
        parse_roll(text)
    assert refused.value.given == text


def test_every_roll_survives_being_written() -> None:
    assert [parse_roll(format_roll(roll)) for roll in ALL_ROLLS] == list(ALL_ROLLS)
    assert format_roll(Roll(1, 3)) == "3-1"


@given(st.text())
def test_whatever_is_typed_as_a_roll_is_read_or_refused(text: str) -> None:
    try:
        assert parse_roll(text) in ALL_ROLLS
    except EngineError as error:
        assert isinstance(error, InvalidRoll)  # noqa: PT017 - both outcomes are allowed
