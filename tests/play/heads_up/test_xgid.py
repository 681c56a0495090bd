"""The XGID under a board says what is on it."""

import pytest
from hypothesis import given

from bot.engine import Cube, Game, Side, Terms, parse_xgid
from bot.engine import xgid as notation
from bot.play.heads_up.picture import xgid
from bot.play.heads_up.situation import USUAL_LIMIT
from tests.engine.games import game_at
from tests.engine.strategies import games
from tests.play.heads_up.tables import table

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
PLAYERS = {Side.WHITE: notation.BOTTOM, Side.BLACK: notation.TOP, None: notation.NOBODY}


@given(games())
def test_it_can_be_read_back(game: Game) -> None:
    found = parse_xgid(xgid(table(game)))
    cube = game.cubes[0]
    assert found.position == game.position_of(Side.WHITE)
    assert found.turn == PLAYERS[game.on_roll]
    assert (found.cube_value, found.cube_owner) == (cube.value, PLAYERS[cube.owner])
    assert found.match_length == 0


@pytest.mark.parametrize(
    ("game", "dice"),
    [
        (game_at(START), notation.TO_ROLL),
        (game_at(START, roll="31"), "31"),
        (game_at(START, roll="13"), "31"),
        (game_at(START, cube=Cube().offered(Side.WHITE)), notation.DOUBLED),
        (game_at(START, cube=Cube().offered(Side.WHITE).raised()), notation.BEAVERED),
        (game_at(START, cube=Cube().offered(Side.WHITE).raised().raised()), notation.RACCOONED),
    ],
)
def test_it_says_what_is_to_be_done(game: Game, dice: str) -> None:
    assert parse_xgid(xgid(table(game))).dice == dice


@pytest.mark.parametrize(
    ("terms", "rules", "max_cube"),
    [
        (Terms(), 0, USUAL_LIMIT),
        (Terms(has_cube=False), 0, 1),
        (Terms(cube_cap=64), 0, 64),
        (Terms(is_jacoby=True), notation.JACOBY, USUAL_LIMIT),
        (Terms(is_jacoby=True, has_beavers=True), notation.JACOBY + notation.BEAVERS, USUAL_LIMIT),
    ],
)
def test_it_says_by_which_rules(terms: Terms, rules: int, max_cube: int) -> None:
    found = parse_xgid(xgid(table(game_at(START, terms=terms))))
    assert (found.rules, found.max_cube) == (rules, max_cube)


def test_the_start_is_written_as_every_program_writes_it() -> None:
    written = xgid(table(game_at(START, roll="31")))
    assert written.startswith("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:")
