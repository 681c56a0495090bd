"""A player's own board in his direct messages: the same facts, and only the buttons that are his."""

from dataclasses import replace

import pytest

from bot.engine import Game, OfferDouble
from bot.play.heads_up.board import direct_panel, table_panel
from bot.play.heads_up.buttons import direct_buttons
from bot.play.heads_up.table import Challenge, HeadsUpState, HeadsUpTable, Takeback
from bot.play.panel import Kind
from bot.play.picture import View
from bot.play.table import Status
from tests.engine.games import ALICE, BOB, after, game_at, played
from tests.play.heads_up.tables import table

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"


def kinds(at: HeadsUpTable, player: int) -> list[list[str]]:
    """What the buttons of a player do, row by row."""
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
    assert kinds(table(game), ALICE) == [acting, look, *apart]
    assert kinds(table(game), BOB) == [look]


def test_an_offered_cube_is_answered_by_the_other_and_may_be_thought_over_by_who_offered_it() -> None:
    at = table(after(game_at(START), ALICE, OfferDouble()))
    assert kinds(at, BOB)[0] == ["take", "pass"]
    assert kinds(at, ALICE) == [["since", "sheet", "takeback", "orders"]]


def test_a_challenge_is_answered_by_whom_it_awaits_and_withdrawn_by_whoever_made_it() -> None:
    at = replace(table(game_at(START)), status=Status.CHALLENGE, state=HeadsUpState(Challenge(ALICE, BOB)))
    assert kinds(at, BOB) == [["accept", "decline", "change", "sheet"]]
    assert kinds(at, ALICE) == [["change", "sheet", "withdraw"]]
    state = replace(at.state, challenge=replace(at.state.challenge, proposer=BOB))
    assert kinds(replace(at, state=state), ALICE) == [["accept", "decline", "change", "sheet"]]


def test_a_takeback_is_answered_only_by_whom_it_is_asked_of() -> None:
    at = table(game_at(START))
    asked = replace(at, state=replace(at.state, takeback=Takeback(BOB, is_double=False)))
    assert kinds(asked, ALICE)[0] == ["grant", "hold"]
    assert kinds(asked, BOB) == [["since", "sheet", "orders"]]


def test_either_goes_on_after_a_game_of_a_session() -> None:
    at = table(played(game_at("1:1 | 1:1", roll="21"), ALICE, "1/off"))
    assert kinds(at, ALICE) == kinds(at, BOB) == [["next", "end"], ["sheet"]]


def test_nobody_turns_a_board_that_is_his_own_already() -> None:
    at = table(game_at(START))
    assert all(Kind.FLIP.value not in row for player in (ALICE, BOB) for row in kinds(at, player))


def test_it_says_what_everybody_would_see_in_a_channel() -> None:
    at = table(game_at(START))
    assert direct_panel(at, (), View(), ALICE).text == table_panel(at, (), View()).text


def test_it_names_the_other_whom_an_app_may_not_know_and_mentions_only_its_reader() -> None:
    at = table(game_at(START))
    assert "**<@101> to roll.**" in direct_panel(at, (), View(), ALICE).text
    assert "**Alice to roll.**" in direct_panel(at, (), View(), BOB).text
    asked = replace(at, status=Status.CHALLENGE, state=HeadsUpState(Challenge(ALICE, BOB)))
    assert "<@102>, do you accept?" in direct_panel(asked, (), View(), BOB).text
    assert "Bob, do you accept?" in direct_panel(asked, (), View(), ALICE).text
