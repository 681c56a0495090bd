"""The buttons are those of the legal actions, no more and no fewer, and say what they do."""

import pytest

from bot.engine import Cube, Game, OfferResignation, RefuseResignation, Side, Terms, WinKind
from bot.play.heads_up.board import double_panel, pass_panel, resign_panel
from bot.play.heads_up.buttons import board_buttons
from bot.play.panel import Button, Kind
from tests.engine.games import ALICE, BOB, after, game_at, played
from tests.play.heads_up.tables import table

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
RACE_WON = "2:1 off:14 | 1:14 off:1"
BEAVERS = Terms(has_beavers=True, has_raccoons=True)


def labels(game: Game) -> list[str]:
    acting, _looks, *apart = board_buttons(table(game))
    return [button.label for row in (acting, *apart) for button in row]


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (game_at(START), ["Roll", "Resign", "Double to 2"]),
        (game_at(START, cube=Cube(2, Side.WHITE)), ["Roll", "Resign", "Redouble to 4"]),
        (game_at(START, cube=Cube(64, Side.WHITE)), ["Roll", "Resign", "Redouble to 128"]),
        (game_at(START, cube=Cube(2)), ["Roll", "Resign", "Double to 4"]),
        (game_at(START, cube=Cube(2, Side.BLACK)), ["Roll", "Resign"]),
        (game_at(START, terms=Terms(has_cube=False)), ["Roll", "Resign"]),
        (game_at(START, roll="31"), ["Play", "Resign"]),
        (game_at("6:2 4:1 | 23:2 24:2", roll="54"), ["Play 4/off", "Resign"]),
        (game_at(START, cube=Cube().offered(Side.WHITE)), ["Take", "Pass"]),
        (game_at(START, cube=Cube().offered(Side.WHITE), terms=BEAVERS), ["Take", "Pass", "Beaver to 4"]),
        (
            game_at(START, cube=Cube().offered(Side.WHITE).raised(), terms=BEAVERS),
            ["Accept at 4", "Refuse, lose 2", "Raccoon to 8"],
        ),
        (
            game_at(START, cube=Cube().offered(Side.WHITE).raised().raised(), terms=BEAVERS),
            ["Accept at 8", "Refuse, lose 4"],
        ),
        (after(game_at(START), ALICE, OfferResignation(WinKind.SINGLE)), ["Accept, win 1", "Refuse"]),
        (played(game_at("1:1 | 1:1", roll="21"), ALICE, "1/off"), ["Next game", "End session"]),
    ],
)
def test_the_first_row_is_what_may_be_done_and_the_last_a_double(game: Game, expected: list[str]) -> None:
    assert labels(game) == expected


def test_ways_to_look_lie_between_roll_and_double() -> None:
    acting, looks, apart = board_buttons(table(game_at(START)))
    assert [button.label for button in looks] == ["Since my turn", "My side", "Rules"]
    assert [button.label for button in acting] == ["Roll", "Resign"]
    assert [button.label for button in apart] == ["Double to 2"]


def test_no_two_buttons_of_a_board_do_the_same() -> None:
    for game in (game_at(START), game_at(START, roll="31"), game_at(START, cube=Cube().offered(Side.WHITE))):
        buttons = [button for row in board_buttons(table(game)) for button in row]
        assert len({(button.kind, button.argument) for button in buttons}) == len(buttons)


@pytest.mark.parametrize(
    ("cube", "question"), [(Cube(), "Double to 2?"), (Cube(2, Side.WHITE), "Redouble to 4?")]
)
def test_doubling_asks_once_more(cube: Cube, question: str) -> None:
    panel = double_panel(game_at(START, cube=cube), ALICE)
    assert panel.text == question
    ((yes, no),) = panel.rows
    assert (yes.kind, yes.label, no.kind) == (Kind.DOUBLE_NOW, question[:-1], Kind.KEEP_PLAYING)


@pytest.mark.parametrize(
    ("cube", "answer"),
    [
        (Cube().offered(Side.WHITE), "Pass, lose 1"),
        (Cube(2, Side.WHITE).offered(Side.WHITE), "Pass, lose 2"),
    ],
)
def test_passing_asks_with_what_it_costs(cube: Cube, answer: str) -> None:
    panel = pass_panel(game_at(START, cube=cube))
    assert panel.text == "Pass the double?"
    assert [button.label for row in panel.rows for button in row] == [answer, "Cancel"]
    assert kinds(panel.rows) == [Kind.PASS_NOW, Kind.KEEP_PLAYING]


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (game_at(START), ["Single, lose 1", "Gammon, lose 2", "Backgammon, lose 3", "Cancel"]),
        (
            game_at(START, cube=Cube(2, Side.BLACK)),
            ["Single, lose 2", "Gammon, lose 4", "Backgammon, lose 6", "Cancel"],
        ),
        (game_at(RACE_WON), ["Single, lose 1", "Cancel"]),
        (
            after(after(game_at(START), ALICE, OfferResignation(WinKind.SINGLE)), BOB, RefuseResignation()),
            ["Gammon, lose 2", "Backgammon, lose 3", "Cancel"],
        ),
    ],
)
def test_resigning_asks_only_for_what_can_still_be_lost(game: Game, expected: list[str]) -> None:
    panel = resign_panel(game, ALICE)
    assert [button.label for row in panel.rows for button in row] == expected


def kinds(rows: tuple[tuple[Button, ...], ...]) -> list[Kind]:
    return [button.kind for row in rows for button in row]
