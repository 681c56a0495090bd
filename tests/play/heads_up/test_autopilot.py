"""What the autopilot does for a player who is gone."""

import pytest

from bot.engine import (
    AcceptResignation,
    Answer,
    AnswerOffer,
    Cube,
    MakePlay,
    Offer,
    OfferResignation,
    Phase,
    RollDice,
    Side,
    WinKind,
    legal_actions,
)
from bot.engine.autopilot import next_action
from bot.engine.keys import FIRST_CUBE
from tests.engine.games import ALICE, after, game_at, played

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
FAR_BEHIND = "6:15 | 24:15"
DOUBLED = Cube(offer=Offer(Side.WHITE))


def test_it_never_doubles() -> None:
    assert next_action(game_at(START)) == RollDice()


def test_it_makes_a_legal_play() -> None:
    game = game_at(START, roll="31")
    step = next_action(game)
    assert isinstance(step, MakePlay)
    assert step in legal_actions(game, ALICE)


@pytest.mark.parametrize(
    ("board", "answer"),
    [(START, AnswerOffer(FIRST_CUBE, Answer.TAKE)), (FAR_BEHIND, AnswerOffer(FIRST_CUBE, Answer.DROP))],
)
def test_it_takes_unless_it_is_far_behind(board: str, answer: AnswerOffer) -> None:
    assert next_action(game_at(board, cube=DOUBLED)) == answer


def test_it_accepts_a_resignation() -> None:
    game = after(game_at(START), ALICE, OfferResignation(WinKind.SINGLE))
    assert game.phase is Phase.RESIGNATION
    assert next_action(game) == AcceptResignation()


def test_there_is_nothing_to_do_for_it_once_the_game_is_over() -> None:
    over = played(game_at("1:1 | 1:1", roll="21"), ALICE, "1/off")
    with pytest.raises(ValueError, match="nobody must act"):
        next_action(over)
