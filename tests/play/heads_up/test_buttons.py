"""The buttons are those of the legal actions, no more and no fewer, and whose they are by direct message."""

from dataclasses import replace
from enum import StrEnum

import pytest

from bot.engine import Cube, Game, OfferDouble, OfferResignation, RefuseResignation, Side, Terms, WinKind
from bot.play.base.table import Status
from bot.play.display.panel import Button, SharedButton
from bot.play.display.picture import View
from bot.play.heads_up.board import direct_panel, double_panel, pass_panel, resign_panel, table_panel
from bot.play.heads_up.buttons import action_buttons, board_buttons, direct_buttons
from bot.play.heads_up.table import Challenge, HeadsUpState, HeadsUpTable, Takeback
from tests.engine.games import ALICE, BOB, after, game_at, played
from tests.play.heads_up.tables import table

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
RACE_LOST = "1:14 off:1 | 2:1 off:14"
RACE_WON = "2:1 off:14 | 1:14 off:1"
OFFERED = Cube().offered(Side.WHITE)
BEAVERED = OFFERED.raised()
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
        (game_at(START, cube=OFFERED), ["Take", "Pass"]),
        (game_at(START, cube=OFFERED, terms=BEAVERS), ["Take", "Pass", "Beaver to 4"]),
        (game_at(START, cube=BEAVERED, terms=BEAVERS), ["Accept at 4", "Refuse, lose 2", "Raccoon to 8"]),
        (game_at(START, cube=BEAVERED.raised(), terms=BEAVERS), ["Accept at 8", "Refuse, lose 4"]),
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
    for game in (game_at(START), game_at(START, roll="31"), game_at(START, cube=OFFERED)):
        buttons = [button for row in board_buttons(table(game)) for button in row]
        assert len({(button.kind, button.argument) for button in buttons}) == len(buttons)


@pytest.mark.parametrize(
    ("cube", "question"), [(Cube(), "Double to 2?"), (Cube(2, Side.WHITE), "Redouble to 4?")]
)
def test_doubling_asks_once_more(cube: Cube, question: str) -> None:
    panel = double_panel(game_at(START, cube=cube), ALICE)
    assert panel.text == question
    ((yes, no),) = panel.rows
    assert (yes.kind, yes.label, no.kind) == (
        SharedButton.DOUBLE_NOW,
        question[:-1],
        SharedButton.KEEP_PLAYING,
    )


@pytest.mark.parametrize(
    ("cube", "answer"),
    [
        (OFFERED, "Pass, lose 1"),
        (Cube(2, Side.WHITE).offered(Side.WHITE), "Pass, lose 2"),
    ],
)
def test_passing_asks_with_what_it_costs(cube: Cube, answer: str) -> None:
    panel = pass_panel(game_at(START, cube=cube))
    assert panel.text == ("Pass the redouble?" if cube.owner else "Pass the double?")
    assert [button.label for row in panel.rows for button in row] == [answer, "Cancel"]
    assert kinds(panel.rows) == [SharedButton.PASS_NOW, SharedButton.KEEP_PLAYING]


@pytest.mark.parametrize(
    ("white_needs", "black_needs", "answer"),
    [(1, 4, "Pass, lose the match"), (4, 1, "Pass, lose 1"), (2, 2, "Pass, lose 1")],
)
def test_passing_says_so_where_the_doubler_wins_the_match_by_it(
    white_needs: int, black_needs: int, answer: str
) -> None:
    terms = Terms(white_dead_from=white_needs, black_dead_from=black_needs)
    panel = pass_panel(game_at(START, cube=OFFERED, terms=terms))
    assert panel.rows[0][0].label == answer


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (game_at(START), ["Single, lose 1", "Gammon, lose 2", "Backgammon, lose 3", "Cancel"]),
        (
            game_at(START, cube=Cube(2, Side.BLACK)),
            ["Single, lose 2", "Gammon, lose 4", "Backgammon, lose 6", "Cancel"],
        ),
        (game_at(RACE_LOST), ["Single, lose 1", "Cancel"]),
        (
            after(after(game_at(START), ALICE, OfferResignation(WinKind.SINGLE)), BOB, RefuseResignation()),
            ["Gammon, lose 2", "Backgammon, lose 3", "Cancel"],
        ),
    ],
)
def test_resigning_asks_only_for_what_can_still_be_lost(game: Game, expected: list[str]) -> None:
    panel = resign_panel(game, ALICE)
    assert [button.label for row in panel.rows for button in row] == expected


def test_who_can_no_longer_lose_has_no_button_to_resign() -> None:
    assert SharedButton.RESIGN in [button.kind for button in action_buttons(game_at(RACE_LOST), ALICE)]
    assert [button.kind for button in action_buttons(game_at(RACE_WON), ALICE)] == [
        SharedButton.ROLL,
        SharedButton.DOUBLE,
    ]


def kinds(rows: tuple[tuple[Button, ...], ...]) -> list[StrEnum]:
    return [button.kind for row in rows for button in row]


def kinds_for(at: HeadsUpTable, player: int) -> list[list[str]]:
    """Return the kinds of a player's buttons, row by row."""
    return [[button.kind.value for button in row] for row in direct_buttons(at, player)]


@pytest.mark.parametrize(
    ("game", "acting", "apart"),
    [
        (game_at(START), ["roll", "resign"], [["double"]]),
        (game_at(START, roll="31"), ["play", "resign"], []),
    ],
)
def test_whoever_must_act_has_the_acting_buttons_and_the_other_only_looks(
    game: Game, acting: list[str], apart: list[list[str]]
) -> None:
    look = ["since", "sheet", "orders"]
    assert kinds_for(table(game), ALICE) == [acting, look, *apart]
    assert kinds_for(table(game), BOB) == [look]


def test_an_offered_cube_is_answered_by_the_other_and_may_be_thought_over_by_who_offered_it() -> None:
    at = table(after(game_at(START), ALICE, OfferDouble()))
    assert kinds_for(at, BOB)[0] == ["take", "pass"]
    assert kinds_for(at, ALICE) == [["since", "sheet", "takeback", "orders"]]


def test_a_challenge_is_answered_by_whom_it_awaits_and_withdrawn_by_whoever_made_it() -> None:
    at = replace(table(game_at(START)), status=Status.CHALLENGE, state=HeadsUpState(Challenge(ALICE, BOB)))
    assert kinds_for(at, BOB) == [["accept", "decline", "change", "sheet"]]
    assert kinds_for(at, ALICE) == [["change", "sheet", "withdraw"]]
    state = replace(at.state, challenge=replace(at.state.challenge, proposer=BOB))
    assert kinds_for(replace(at, state=state), ALICE) == [["accept", "decline", "change", "sheet"]]


def test_a_takeback_is_answered_only_by_whom_it_is_asked_of() -> None:
    at = table(game_at(START))
    asked = replace(at, state=replace(at.state, takeback=Takeback(BOB, is_double=False)))
    assert kinds_for(asked, ALICE)[0] == ["grant", "refusetakeback"]
    assert kinds_for(asked, BOB) == [["since", "sheet", "orders"]]


def test_either_goes_on_after_a_game_of_a_session() -> None:
    at = table(played(game_at("1:1 | 1:1", roll="21"), ALICE, "1/off"))
    assert kinds_for(at, ALICE) == kinds_for(at, BOB) == [["next", "end"], ["sheet"]]


def test_nobody_turns_a_board_that_is_their_own_already() -> None:
    at = table(game_at(START))
    assert all(SharedButton.FLIP.value not in row for player in (ALICE, BOB) for row in kinds_for(at, player))


def test_it_says_what_everybody_would_see_in_a_channel() -> None:
    at = table(game_at(START))
    assert direct_panel(at, (), View(), ALICE).text == table_panel(at, (), View()).text


def test_it_names_the_other_whom_an_app_may_not_know_and_mentions_only_its_reader() -> None:
    at = table(game_at(START))
    assert "**<@101> to double or roll.**" in direct_panel(at, (), View(), ALICE).text
    assert "**Alice to double or roll.**" in direct_panel(at, (), View(), BOB).text
    asked = replace(at, status=Status.CHALLENGE, state=HeadsUpState(Challenge(ALICE, BOB)))
    assert "<@102>, do you accept Alice's challenge?" in direct_panel(asked, (), View(), BOB).text
    assert "Bob, do you accept Alice's challenge?" in direct_panel(asked, (), View(), ALICE).text
