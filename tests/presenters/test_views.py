"""A private board is seen as its reader has chosen."""

import pytest

from bot.engine import Side
from bot.preferences import Bottom, Colour, PlayerPreferences, ServerPreferences
from bot.presenters.diagram import THEMES, View, diagram
from bot.presenters.views import own_view, posted_theme
from render import Seat
from tests.engine.games import game_at
from tests.presenters.people import table

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
WALNUT, CLEAR = THEMES["walnut"], THEMES["clear"]


@pytest.mark.parametrize("side", Side)
def test_unless_they_choose_otherwise_players_see_their_own_side_in_the_colours_of_the_live_board(
    side: Side,
) -> None:
    assert own_view(side, PlayerPreferences(), CLEAR) == View(side, CLEAR, Side.WHITE)


@pytest.mark.parametrize(
    ("side", "colour", "light"),
    [
        (Side.WHITE, Colour.AS_POSTED, Side.WHITE),
        (Side.BLACK, Colour.AS_POSTED, Side.WHITE),
        (Side.WHITE, Colour.LIGHT, Side.WHITE),
        (Side.BLACK, Colour.LIGHT, Side.BLACK),
        (Side.WHITE, Colour.DARK, Side.BLACK),
        (Side.BLACK, Colour.DARK, Side.WHITE),
    ],
)
def test_a_player_has_the_checkers_of_the_colour_he_likes(side: Side, colour: Colour, light: Side) -> None:
    view = own_view(side, PlayerPreferences(colour=colour), WALNUT)
    assert view.light is light
    seen = diagram(table(game_at(START)), view)
    assert seen.light is (Seat.BOTTOM if light is side else Seat.TOP)


@pytest.mark.parametrize("side", Side)
def test_a_player_may_see_the_board_as_it_is_posted(side: Side) -> None:
    assert own_view(side, PlayerPreferences(bottom=Bottom.AS_POSTED), WALNUT).bottom is Side.WHITE


def test_a_theme_of_ones_own_comes_before_that_of_the_server() -> None:
    assert own_view(Side.WHITE, PlayerPreferences(theme="clear"), WALNUT).theme is CLEAR
    assert own_view(Side.WHITE, PlayerPreferences(), WALNUT).theme is WALNUT
    assert posted_theme(ServerPreferences(theme="clear"), WALNUT) is CLEAR
    assert posted_theme(ServerPreferences(), WALNUT) is WALNUT


def test_a_theme_that_is_no_more_counts_as_none() -> None:
    assert own_view(Side.WHITE, PlayerPreferences(theme="paisley"), WALNUT).theme is WALNUT


def test_a_spectator_sees_the_sides_and_the_colours_that_are_posted() -> None:
    chosen = PlayerPreferences("clear", Bottom.OWN, Colour.DARK)
    assert own_view(None, chosen, WALNUT) == View(Side.WHITE, CLEAR, Side.WHITE)
