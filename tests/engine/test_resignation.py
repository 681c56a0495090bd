"""Resignations: the most that can still be lost, and after a refusal only more."""

import pytest

from bot.engine import (
    Answer,
    AnswerOffer,
    Ending,
    Game,
    OfferDouble,
    OfferResignation,
    Phase,
    RefuseResignation,
    RollDice,
    Side,
    Terms,
    WinKind,
    legal_actions,
)
from bot.engine.keys import FIRST_CUBE
from tests.engine.games import ALICE, BOB, after, game_at, scripted

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
SINGLE, GAMMON, BACKGAMMON = WinKind
TAKE = AnswerOffer(FIRST_CUBE, Answer.TAKE)
TO_THREE_AT_ONE_NIL = Terms(white_dead_from=2, black_dead_from=3)
"""White needs two points, and Black three."""


def kinds(game: Game, player: int) -> list[WinKind]:
    return [each.kind for each in legal_actions(game, player) if isinstance(each, OfferResignation)]


@pytest.mark.parametrize(
    ("board", "most", "why"),
    [
        ("2:3 1:12 | bar:1 6:14", SINGLE, "each roll bears one off"),
        ("3:1 1:14 | bar:1 6:14", SINGLE, "2-1 plays 3/1 1/off, or 3/2 2/off"),
        ("6:1 1:14 | bar:1 6:14", BACKGAMMON, "2-1 plays 6/3, and leaves a blot to the bar"),
        ("2:15 | bar:1 6:14", SINGLE, "three turns of 1-1 leave no blot, and end before anybody wins"),
        ("2:15 | bar:1 off:14", GAMMON, "6-6 twice bears the last checker off, while 1-1 bears none off"),
        ("1:15 | bar:1 off:14", SINGLE, "every roll bears one off"),
        ("6:15 | bar:1 6:14", BACKGAMMON, "2-1 leaves two blots"),
        ("5:2 1:13 | 22:1 6:14", BACKGAMMON, "2-1 plays 5/3* 5/4 or 5/2, and leaves a blot"),
        ("4:15 | 23:2 22:2 6:11", BACKGAMMON, "2-1 cannot be played, so the side may have to wait"),
        ("7:1 1:14 | bar:1 6:14", BACKGAMMON, "6-5 cannot be played home without a blot"),
        (START, BACKGAMMON, "nothing is decided"),
    ],
)
def test_before_the_roll_the_most_is_what_some_roll_and_play_still_allow(
    board: str, most: WinKind, why: str
) -> None:
    assert kinds(game_at(board), ALICE) == [kind for kind in WinKind if kind <= most], why


def test_the_most_that_the_roll_can_cost_is_accepted_at_once() -> None:
    game = after(game_at("2:3 1:12 | bar:1 6:14"), ALICE, OfferResignation(SINGLE))
    result = game.bets[0].result
    assert result is not None
    assert (result.points, result.kind, result.ending) == (1, SINGLE, Ending.RESIGNED)


@pytest.mark.parametrize(
    ("board", "roll", "may"),
    [
        ("1:1 | 1:1", "", False),
        ("1:2 | 1:1", "", False),
        ("1:3 | 1:1", "", True),
        ("2:1 1:1 | 1:1", "", True),
        ("2:1 1:1 | 1:1", "21", True),
        ("1:2 | 1:1", "31", False),
        ("1:4 | bar:1 6:14", "", False),
        ("2:2 | bar:1 6:14", "", True),
        ("1:6 | bar:1 off:14", "", True),
        ("1:15 | 7:15", "", False),
        ("1:15 | 6:15", "", True),
        ("24:1 | bar:1", "", True),
    ],
)
def test_who_can_no_longer_lose_has_nothing_to_resign(board: str, roll: str, may: bool) -> None:  # noqa: FBT001
    assert bool(kinds(game_at(board, roll=roll), ALICE)) is may


def test_who_was_refused_a_single_game_and_is_taken_may_offer_it_at_the_doubled_cube() -> None:
    game = refused(game_at(START, on_roll=Side.BLACK, terms=TO_THREE_AT_ONE_NIL), BOB, SINGLE)
    assert kinds(game, BOB) == [GAMMON], "two points are all that White needs"
    taken = after(after(game, BOB, OfferDouble()), ALICE, TAKE)
    assert kinds(taken, BOB) == [SINGLE]
    over = after(taken, BOB, OfferResignation(SINGLE))
    assert over.phase is Phase.OVER
    assert over.bets[0].result is not None
    assert over.bets[0].result.points == 2


def test_only_more_points_than_were_refused_are_a_higher_offer_after_a_double() -> None:
    game = refused(game_at(START), ALICE, GAMMON)
    assert kinds(game, ALICE) == [BACKGAMMON]
    taken = after(after(game, ALICE, OfferDouble()), BOB, TAKE)
    assert kinds(taken, ALICE) == [GAMMON, BACKGAMMON], "a single game would be for two points again"
    assert kinds(after(taken, ALICE, RollDice(), scripted(3, 1)), ALICE) == [GAMMON, BACKGAMMON]


def refused(game: Game, player: int, kind: WinKind) -> Game:
    """Return the game after a player's resignation was refused."""
    other = BOB if player == ALICE else ALICE
    return after(after(game, player, OfferResignation(kind)), other, RefuseResignation())
