import pytest
from hypothesis import given

from bot.engine import (
    EngineError,
    InvalidBoard,
    InvalidPosition,
    Position,
    format_board,
    parse_board,
)
from tests.engine.strategies import positions

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"


def test_a_game_starts_with_two_five_three_and_five_checkers() -> None:
    assert format_board(Position.start()) == START


def test_both_sides_need_167_pips_at_the_start() -> None:
    assert (Position.start().own_pips, Position.start().other_pips) == (167, 167)


def test_a_checker_on_the_bar_needs_25_pips_and_one_that_is_off_none() -> None:
    position = parse_board("bar:1 3:2 off:12 | 6:1")
    assert (position.own_pips, position.other_pips) == (31, 6)


def test_switching_sides_keeps_each_side_in_its_own_numbering() -> None:
    position = parse_board("24:1 1:14 | bar:2 6:13")
    assert format_board(position.switched()) == "bar:2 6:13 | 24:1 1:14"


@pytest.mark.parametrize(
    ("board", "has_contact"),
    [
        (START, True),
        ("13:1 | 13:1", True),
        ("13:1 | 11:1", False),
        ("24:1 | 2:1", True),
        ("bar:1 | 1:1", True),
        ("bar:1 | off:15", False),
        ("6:15 | 6:15", False),
    ],
)
def test_there_is_contact_while_some_checker_has_to_pass_another(board: str, has_contact: bool) -> None:  # noqa: FBT001 - a table of cases
    assert parse_board(board).has_contact is has_contact


@pytest.mark.parametrize(
    ("own", "reason"),
    [
        ((15,), "26 counts"),
        ((15, *[0] * 26), "26 counts"),
        ((14, *[0] * 25), "14 checkers"),
        ((15, 1, *[0] * 24), "16 checkers"),
        ((16, -1, *[0] * 24), "not negative"),
        ((14, True, *[0] * 24), "whole number"),
        ((14.0, 1, *[0] * 24), "whole number"),
    ],
)
def test_a_side_is_26_counts_of_15_checkers(own: tuple[int, ...], reason: str) -> None:
    with pytest.raises(InvalidPosition, match=reason):
        Position(own, (15, *[0] * 25))


def test_a_position_with_both_sides_on_one_point_is_impossible() -> None:
    assert not parse_board("6:1 | 19:1").is_possible
    assert parse_board("6:1 | 18:1").is_possible


def test_both_sides_may_be_on_the_bar() -> None:
    assert parse_board("bar:1 | bar:2").switched() == parse_board("bar:2 | bar:1")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "24:2",
        "a | b",
        "24:2 | 6 ",
        "26:1 | ",
        "6:0 | ",
        "6:16 | ",
        "6:1 6:1 | ",
        "6:1 | off:16",
        "off:2 6:1 | 6:1",
        "6:-1 | 6:1",
        "06:1 | 6:1",
        "6:1 | six:1",
        "6:1 | | ",
    ],
)
def test_text_that_is_no_board_is_refused(text: str) -> None:
    with pytest.raises(InvalidBoard) as refused:
        parse_board(text)
    assert refused.value.given == text
    assert isinstance(refused.value, EngineError)


@given(positions())
def test_every_position_survives_being_written_as_a_board(position: Position) -> None:
    assert parse_board(format_board(position)) == position
