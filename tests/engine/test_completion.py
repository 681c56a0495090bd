import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import (
    Play,
    Position,
    Roll,
    complete_notation,
    complete_play,
    format_play,
    legal_plays,
    likely_plays,
    parse_board,
    parse_roll,
)
from tests.engine.strategies import plays

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"


def offered(text: str, board: str, roll: str) -> tuple[str, ...]:
    return complete_notation(text, parse_board(board), parse_roll(roll))


@pytest.mark.parametrize(
    ("text", "roll", "first"),
    [
        ("8/5 6/5", "31", "8/5 6/5"),
        ("8/5 6/", "31", "8/5 6/5"),
        ("8/5 6", "31", "8/5 6/5"),
        ("8/5 ", "31", "8/5 6/5"),
        ("8/5,", "31", "8/5 6/5"),
        ("8/", "31", "8/5 6/5"),
        ("8/ ", "31", "8/5 6/5"),
        ("8", "31", "8/5 6/5"),
        ("6/5 8", "31", "8/5 6/5"),
        ("8 6", "31", "8/5 6/5"),
        ("8/5 5", "31", "8/4"),
        ("8/7/", "31", "8/4"),
        ("13/10/9", "31", "13/9"),
        ("6/4(", "22", "6/4(4)"),
        ("6/4(2", "22", "6/4(2) 6/2"),
        ("13/11(2) 6/4(2", "22", "13/11(2) 6/4(2)"),
        ("6/4 6/4 13", "22", "13/11(2) 6/4(2)"),
        ("24/22(2) ", "22", "24/22(2) 13/11(2)"),
    ],
)
def test_a_play_is_found_while_it_is_typed(text: str, roll: str, first: str) -> None:
    assert offered(text, START, roll)[0] == first


@pytest.mark.parametrize("text", ["b", "bar", "BAR/", "25", "25/2", "bar/21*", "b/21", "8/2 25"])
def test_the_bar_is_found_under_every_name(text: str) -> None:
    board = "bar:1 24:1 13:5 8:3 6:5 | 24:2 13:5 8:3 6:4 4:1"
    assert "bar/21* 8/2" in offered(text, board, "64")


@pytest.mark.parametrize("text", ["6/o", "6/of", "6/off", "6/0", "6/0 5", "5/OFF 6/o"])
def test_off_is_found_under_every_name(text: str) -> None:
    assert "6/off 5/off" in offered(text, "6:2 5:1 | 24:2", "65")


def test_a_number_is_complete_once_something_follows_it() -> None:
    assert "13/10 6/5" in offered("13/1", START, "31")
    assert offered("13/1 6", START, "31") == ()


def test_both_ways_are_offered_where_one_hits() -> None:
    assert set(offered("24/", "24:1 1:14 | 2:1", "61")) == {"24/18/17", "24/23*/17"}


@pytest.mark.parametrize("text", ["xyz", "9/", "8/5 6/5 13", "8/5(9)", "((", "\\\\9/"])
def test_nothing_is_offered_for_what_fits_no_play(text: str) -> None:
    assert offered(text, START, "31") == ()


def test_with_nothing_typed_plays_that_leave_few_blots_come_first() -> None:
    assert offered("", START, "31")[0] == "8/5 6/5"
    assert len(offered("", START, "31")) == 16


def test_no_more_are_offered_than_asked_for() -> None:
    assert len(offered("", START, "11")) == 42
    assert len(complete_notation("", Position.start(), Roll(1, 1), limit=3)) == 3


def test_what_begins_just_as_it_was_typed_comes_before_what_merely_contains_it() -> None:
    found = offered("6", START, "31")
    begins = [text.startswith("6") for text in found]
    assert begins == sorted(begins, reverse=True)


@settings(deadline=None, max_examples=60)
@given(plays(), st.data())
def test_every_play_is_offered_for_every_beginning_of_its_notation(play: Play, data: st.DataObject) -> None:
    notation = format_play(play)
    typed = notation[: data.draw(st.integers(0, len(notation)))]
    assert notation in complete_notation(typed, play.position, play.roll, limit=5000)
    assert complete_notation(notation, play.position, play.roll)[0] == notation


@settings(deadline=None)
@given(st.text())
def test_whatever_is_typed_only_legal_plays_are_offered(text: str) -> None:
    legal = {format_play(play) for play in legal_plays(Position.start(), Roll(3, 1))}
    assert legal.issuperset(complete_notation(text, Position.start(), Roll(3, 1)))


def test_any_number_of_spaces_is_one() -> None:
    spread = "8/5" + " " * 20_000 + "6/5"
    assert offered(spread, START, "31") == ("8/5 6/5",)


@pytest.mark.parametrize(
    ("board", "roll", "first"),
    [
        (START, "31", "8/5 6/5"),
        (START, "61", "13/7 8/7"),
        (START, "42", "8/4 6/4"),
        (START, "66", "24/18(2) 13/7(2)"),
        (START, "55", "13/3(2)"),
        ("24:2 13:5 8:3 6:5 | 24:1 21:1 13:5 8:3 6:5", "42", "8/4* 6/4"),
        ("6:2 5:2 4:2 3:2 2:2 1:1 off:4 | 24:2 13:5 8:3 6:5", "66", "6/off(2) 5/off(2)"),
    ],
)
def test_what_people_play_comes_first(board: str, roll: str, first: str) -> None:
    assert format_play(likely_plays(legal_plays(parse_board(board), parse_roll(roll)))[0]) == first


@settings(deadline=None)
@given(plays())
def test_in_order_there_are_all_plays_and_each_can_be_made_move_by_move(play: Play) -> None:
    ordered = likely_plays(legal_plays(play.position, play.roll))
    assert len(ordered) == len(set(ordered))
    assert set(ordered) == set(legal_plays(play.position, play.roll))
    assert complete_play(play.position, play.roll, play.moves) == play


def test_a_dance_has_no_plays_to_put_in_order() -> None:
    assert likely_plays(()) == ()
