"""A private board is seen as its reader has chosen."""

from dataclasses import replace

import pytest

from bot.analysis import Level
from bot.engine import Cube, Side, WinKind
from bot.engine.chouette import Chouette, ChouetteSheet
from bot.play.base.preferences import Bottom, Colour, Facing, PlayerPreferences, ServerPreferences
from bot.play.base.table import Status
from bot.play.chouette.table import ChouetteState, ChouetteTable
from bot.play.display.picture import THEMES, View
from bot.play.heads_up.board import board_picture
from bot.play.heads_up.picture import diagram
from bot.play.pages.analysis_picture import DOTS
from bot.play.pages.boards import own_view, posted_theme, posted_view
from render import Arrow, Seat
from tests.engine.chouette.story import BOX, TEAM
from tests.engine.games import ALICE, BOB, game_at, played
from tests.play.chouette.people import NAMES, example_1
from tests.play.heads_up.tables import table

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
FELT, CLEAR = THEMES["felt"], THEMES["clear"]
TO_ACT, FIXED = ServerPreferences(), ServerPreferences(facing=Facing.FIRST)


@pytest.mark.parametrize("side", Side)
def test_by_default_players_see_their_own_side_in_the_colours_of_the_live_board(side: Side) -> None:
    assert own_view(side, PlayerPreferences(), View(theme=CLEAR)) == View(side, CLEAR, Side.WHITE, side)


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
def test_a_player_has_the_checkers_of_the_colour_they_like(side: Side, colour: Colour, light: Side) -> None:
    view = own_view(side, PlayerPreferences(colour=colour), View())
    assert view.light is light
    seen = diagram(table(game_at(START)), view)
    assert seen.light is (Seat.BOTTOM if light is side else Seat.TOP)


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("posted", [View(Side.WHITE, CLEAR), View(Side.BLACK, CLEAR)])
def test_a_player_may_see_the_board_as_it_is_posted(side: Side, posted: View) -> None:
    assert own_view(side, PlayerPreferences(bottom=Bottom.AS_POSTED), posted) == posted


@pytest.mark.parametrize("on_roll", Side)
def test_the_live_board_is_drawn_from_the_side_that_must_act_and_numbered_as_it_counts(on_roll: Side) -> None:
    for at, to_act in (
        (table(game_at(START, on_roll=on_roll, roll="31")), on_roll),
        (table(game_at(START, on_roll=on_roll, cube=Cube().offered(on_roll))), on_roll.other),
    ):
        seen = diagram(at, posted_view(at, TO_ACT, FELT))
        assert (seen.bottom.name, seen.numbered_for) == (at.player_on(to_act).name, Seat.BOTTOM)
        assert f"Points are numbered for {at.player_on(to_act).name}." in board_picture(at, View()).alt
        assert seen.light is (Seat.BOTTOM if to_act is Side.WHITE else Seat.TOP)


def test_the_board_of_a_game_that_is_over_is_drawn_from_the_winners_side() -> None:
    for side in Side:
        at = table(
            played(game_at("1:1 | 1:1", on_roll=side, roll="21"), {Side.WHITE: ALICE}.get(side, BOB), "1/off")
        )
        seen = diagram(at, posted_view(at, TO_ACT, FELT))
        assert (seen.bottom.name, seen.to_act) == (at.player_on(side).name, Seat.BOTTOM)


def test_the_board_of_a_game_that_the_bot_has_won_stays_on_the_side_of_whoever_played_it() -> None:
    at = table(played(game_at("1:1 | 1:1", on_roll=Side.BLACK, roll="21"), BOB, "1/off"))
    bot = replace(at.players[BOB], level=Level.CASUAL)
    at = replace(at, players=at.players | {BOB: bot})
    seen = diagram(at, posted_view(at, TO_ACT, FELT))
    assert (seen.bottom.name, seen.numbered_for, seen.to_act) == ("Alice", Seat.BOTTOM, Seat.TOP)


def test_the_last_play_keeps_its_arrows_on_a_board_that_has_turned() -> None:
    at = table(played(game_at(START, roll="31"), ALICE, "8/5 6/5"))
    seen = diagram(at, posted_view(at, TO_ACT, FELT))
    assert (seen.bottom.name, seen.top.name) == ("Bob", "Alice")
    assert seen.last_play == (Arrow(Seat.TOP, 8, 5), Arrow(Seat.TOP, 6, 5))


@pytest.mark.parametrize("on_roll", Side)
def test_a_server_may_fix_the_side_and_the_numbers_still_are_of_who_must_act(on_roll: Side) -> None:
    at = table(game_at(START, on_roll=on_roll, roll="31"))
    seen = diagram(at, posted_view(at, FIXED, FELT))
    assert (seen.bottom.name, seen.numbered_for) == ("Alice", View().seat(on_roll))


def test_a_settled_game_of_a_chouette_is_drawn_from_the_winners_side() -> None:
    for winner, bottom in ((BOX, Side.WHITE), (TEAM, Side.BLACK)):
        state = ChouetteState(example_1().wins(winner, WinKind.GAMMON).chouette)
        at = ChouetteTable(1, 7, 70, 5, Status.PLAYING, NAMES, 99, 0, state)
        assert posted_view(at, TO_ACT, FELT).bottom is bottom
        assert posted_view(at, FIXED, FELT).bottom is Side.WHITE
        bots = NAMES | {1: replace(NAMES[1], level=Level.CASUAL)}
        assert posted_view(replace(at, players=bots), TO_ACT, FELT).bottom is Side.BLACK


def test_an_open_lobby_has_no_side_yet() -> None:
    lobby = ChouetteState(Chouette.opened(1, ChouetteSheet()))
    at = ChouetteTable(1, 7, 70, 5, Status.CHALLENGE, NAMES, 99, 0, lobby)
    assert posted_view(at, TO_ACT, FELT).bottom is Side.WHITE


def test_on_a_board_of_ones_own_points_and_words_count_from_ones_own_side() -> None:
    at = table(game_at(START, on_roll=Side.BLACK))
    seen = board_picture(at, own_view(Side.WHITE, PlayerPreferences(), posted_view(at, TO_ACT, FELT)))
    assert (seen.diagram.bottom.name, seen.diagram.numbered_for) == ("Alice", Seat.BOTTOM)
    assert "Points are numbered for Alice." in seen.alt


def test_a_theme_of_ones_own_comes_before_that_of_the_server() -> None:
    assert own_view(Side.WHITE, PlayerPreferences(theme="clear"), View()).theme is CLEAR
    assert own_view(Side.WHITE, PlayerPreferences(), View()).theme is FELT
    assert posted_theme(ServerPreferences(theme="clear"), FELT) is CLEAR
    assert posted_theme(ServerPreferences(), FELT) is FELT


def test_a_theme_that_is_no_more_counts_as_none() -> None:
    assert own_view(Side.WHITE, PlayerPreferences(theme="paisley"), View()).theme is FELT


def test_a_spectator_sees_the_sides_and_the_colours_that_are_posted() -> None:
    chosen = PlayerPreferences("clear", Bottom.OWN, Colour.DARK)
    assert own_view(None, chosen, View(Side.BLACK)) == View(Side.BLACK, CLEAR, Side.WHITE)


def test_the_dots_of_an_analysis_have_colours_in_every_theme() -> None:
    assert DOTS.keys() == THEMES.keys()
