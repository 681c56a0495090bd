"""The positions after all or part of a roll."""

from random import Random

import pytest

from bot.engine import Phase, Terms, legal_plays
from bot.engine.generator import leads_to
from bot.engine.position import parse_board
from tests.engine.games import ALL_ROLLS, RandomGame


def test_every_play_of_every_roll_leads_where_it_leads() -> None:
    game = RandomGame(Random(3), Terms())
    while game.game.phase is not Phase.OVER:
        here = game.game.position
        assert all(leads_to(here, play.after) for roll in ALL_ROLLS for play in legal_plays(here, roll)[::9])
        for _ in range(15):
            if game.game.phase is not Phase.OVER:
                game.step()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("24:2 13:5 8:3 6:5", "24:2 13:5 8:2 6:5 5:1"),  # the 3 of a 31 alone
        ("6:1 5:1 off:13", "5:1 off:14"),  # a 6
        ("6:1 5:1 off:13", "off:15"),  # any roll that is great enough
        ("bar:1 6:14", "22:1 6:14"),
    ],
)
def test_part_of_a_roll_leads_there(before: str, after: str) -> None:
    other = "24:2 13:5 8:3 6:5"
    assert leads_to(parse_board(f"{before} | {other}"), parse_board(f"{after} | {other}"))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"),  # nothing
        ("8:3 6:5 off:7 | 24:2 off:13", "8:4 6:4 off:7 | 24:2 off:13"),  # backwards
        ("24:2 8:3 6:5 off:5 | 1:2 off:13", "24:2 8:3 6:5 off:5 | 2:2 off:13"),  # the other side alone
        ("24:2 8:3 6:5 off:5 | 20:2 off:13", "24:2 8:2 6:5 5:1 off:5 | 20:2 off:13"),  # a blocked point
        ("bar:1 8:14 | 24:2 off:13", "bar:1 8:13 5:1 | 24:2 off:13"),  # a checker on the bar stays there
        ("8:5 off:10 | 24:2 off:13", "1:5 off:10 | 24:2 off:13"),  # more pips than any roll
        ("13:1 off:14 | 14:1 off:14", "12:1 off:14 | bar:1 off:14"),  # who is not hit goes to the bar
        ("13:2 off:13 | 13:2 off:13", "12:1 13:1 off:13 | bar:1 13:1 off:13"),
        ("13:2 off:13 | 20:1 off:14", "8:1 5:1 off:13 | 20:1 off:14"),  # 5 and 8: no roll
        ("13:2 off:13 | 20:1 off:14", "8:1 5:1 off:13 | bar:1 off:14"),
        ("13:1 off:14 | 20:1 off:14", "5:1 off:14 | 20:1 off:14"),  # 4-4 over a blot, which it would hit
    ],
)
def test_no_roll_leads_there(before: str, after: str) -> None:
    assert not leads_to(parse_board(before), parse_board(after))


def test_a_blot_on_the_way_is_hit_or_passed() -> None:
    before = parse_board("13:1 off:14 | 17:1 18:1 off:13")
    assert leads_to(before, parse_board("4:1 off:14 | 17:1 18:1 off:13"))
    assert leads_to(before, parse_board("4:1 off:14 | bar:1 18:1 off:13"))
