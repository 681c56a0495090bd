"""Bearing off greedily: the published rule, and that it never plays anything illegal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import Position, Roll, format_play, legal_plays, parse_board
from bot.engine.autopilot import bear_off_greedily, may_bear_off_greedily
from tests.engine.strategies import positions, rolls


@st.composite
def races(draw: st.DrawFn) -> Position:
    """Return a race in which the side on roll has all its checkers home or off."""

    def home(checkers: int) -> tuple[int, ...]:
        points = draw(st.lists(st.integers(0, 6), min_size=checkers, max_size=checkers))
        return tuple(points.count(place) for place in range(26))

    return Position(home(15), home(15))


@pytest.mark.parametrize(
    ("board", "roll", "expected"),
    [
        ("6:2 2:2 1:2 | 6:2", Roll(2, 1), "2/off 1/off"),
        ("6:2 | 1:2", Roll(6, 5), "6/1 6/off"),
        ("5:1 4:3 2:1 | 6:2", Roll(4, 1), "4/3 4/off"),  # the most points held
        ("3:1 2:3 1:1 | 6:2", Roll(1, 2), "2/off 1/off"),
        ("6:1 5:1 | 1:1", Roll(6, 6), "6/off 5/off"),
        ("4:3 | 1:1", Roll(1, 1), "4/off"),
    ],
)
def test_it_bears_off_most_checkers_and_then_keeps_most_points(board: str, roll: Roll, expected: str) -> None:
    chosen = bear_off_greedily(parse_board(board), roll)
    assert chosen is not None
    assert format_play(chosen) == expected


@pytest.mark.parametrize(
    ("board", "is_for"),
    [
        ("6:2 1:3 | 6:2", True),
        ("7:1 6:2 | 6:2", False),
        ("6:2 | 20:1", False),
        ("6:2 | 18:1", True),
        ("6:2 | bar:1", False),
        ("bar:1 6:2 | 1:2", False),
    ],
)
def test_it_is_only_for_a_race_without_contact_with_all_checkers_home(board: str, is_for: bool) -> None:  # noqa: FBT001
    position = parse_board(board)
    assert may_bear_off_greedily(position) is is_for
    assert (bear_off_greedily(position, Roll(6, 1)) is not None) is is_for


@given(position=st.one_of(positions(), races()), roll=rolls)
def test_its_play_is_legal_and_none_bears_off_more(position: Position, roll: Roll) -> None:
    plays = legal_plays(position, roll)
    chosen = bear_off_greedily(position, roll)
    if chosen is None:
        assert not (may_bear_off_greedily(position) and plays)
        return
    assert chosen in plays
    assert chosen.after.own[0] == max(play.after.own[0] for play in plays)
