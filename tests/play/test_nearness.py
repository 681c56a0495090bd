"""Positions near a board: variants, and the results of one or two plays; and those that are not."""

from random import Random

import pytest

from bot.engine import Position, legal_plays, parse_board
from bot.play.tables.nearness import Outline, is_a_play_away, is_alike, is_near, is_two_plays_on
from tests.engine.games import ALL_ROLLS

MIDDLE = parse_board("24:2 13:3 8:3 6:4 5:2 4:1 | 24:1 20:1 13:4 8:3 6:4 4:2")


def near(one: str, other: str) -> bool:
    return is_near(Outline.of(parse_board(one)), Outline.of(parse_board(other)))


@pytest.mark.parametrize(
    ("variant", "expected"),
    [
        ("24:2 13:3 8:3 6:4 5:2 4:1 | 24:1 20:1 13:4 8:3 6:4 4:2", True),
        ("24:2 13:2 8:3 6:4 5:2 4:1 3:1 | 24:1 20:1 13:4 8:3 6:4 4:2", True),
        ("24:2 13:2 8:3 6:3 5:2 4:1 3:2 | 24:1 20:1 13:3 8:3 6:3 4:2 3:2", True),
        ("24:2 13:3 8:3 6:4 5:2 4:1 | 24:1 20:1 13:2 8:2 7:2 6:3 4:2 3:2", True),
        ("24:2 13:2 8:2 6:3 5:2 4:1 3:3 | 24:1 20:1 13:3 8:3 6:3 4:2 3:2", False),
        ("6:5 5:5 4:5 | 6:5 5:5 4:5", False),
    ],
)
def test_two_checkers_of_each_side_or_more_of_one_alone_are_near(variant: str, *, expected: bool) -> None:
    assert near("24:2 13:3 8:3 6:4 5:2 4:1 | 24:1 20:1 13:4 8:3 6:4 4:2", variant) is expected


def test_one_checker_alone_makes_it_alike() -> None:
    moved = parse_board("24:2 13:3 8:3 6:4 5:2 4:1 | 24:1 20:1 13:4 8:3 6:4 4:1 off:1")
    further = parse_board("24:2 13:3 8:3 6:4 5:2 4:1 | 24:1 20:1 13:4 8:3 6:4 off:2")
    assert is_alike(Outline.of(MIDDLE), Outline.of(moved))
    assert not is_alike(Outline.of(MIDDLE), Outline.of(further))


def after_two_plays(position: Position, random: Random) -> Position:
    """Return the position after two rolls, with a dance where there is no play."""
    for _ in range(2):
        plays = legal_plays(position, random.choice(ALL_ROLLS))
        position = (random.choice(plays).after if plays else position).switched()
    return position


def test_every_position_two_plays_on_is_found() -> None:
    random, position = Random(5), MIDDLE
    for _ in range(400):
        later = after_two_plays(position, random)
        assert is_two_plays_on(Outline.of(position), Outline.of(later)), (position, later)
        position = later if random.random() < 0.3 else MIDDLE


def test_what_no_two_rolls_make_is_not() -> None:
    here = Outline.of(MIDDLE)
    for text in (
        "24:2 13:4 8:3 6:3 5:2 4:1 | 24:1 20:1 13:4 8:3 6:4 4:2",
        "24:2 13:3 8:3 6:4 5:2 4:1 | 24:2 20:1 13:4 8:3 6:4 4:1",
        "13:2 8:3 6:4 5:2 4:1 3:3 | 24:1 20:1 13:4 8:3 6:4 4:2",
        "6:5 5:5 4:5 | 6:5 5:5 4:5",
    ):
        assert not is_two_plays_on(here, Outline.of(parse_board(text)))


def test_a_play_away_is_found_either_way() -> None:
    here = Outline.of(MIDDLE)
    for roll in ALL_ROLLS:
        for play in legal_plays(MIDDLE, roll)[::5]:
            there = Outline.of(play.after)
            assert is_a_play_away(here, there)
            assert is_a_play_away(there, here)
