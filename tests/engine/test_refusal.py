"""Why a player of two may not turn the cube."""

import pytest

from bot.engine import Answer, AnswerOffer, Cube, OfferDouble, RollDice, Side, Terms
from bot.engine.keys import FIRST_CUBE
from bot.engine.refusal import Reason, Refusal, why_not
from tests.engine.games import ALICE, BOB, after, game_at

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
CAROL = 3
BEAVER = AnswerOffer(FIRST_CUBE, Answer.BEAVER)
RACCOON = AnswerOffer(FIRST_CUBE, Answer.RACCOON)


@pytest.mark.parametrize(
    ("cube", "terms", "refusal"),
    [
        (Cube(), Terms(has_cube=False), Refusal(Reason.NO_CUBE)),
        (Cube(2, Side.BLACK), Terms(), Refusal(Reason.OTHER_OWNS_CUBE, (BOB,))),
        (Cube(4, Side.WHITE), Terms(white_dead_from=4), Refusal(Reason.DEAD_CUBE)),
        (Cube(4, Side.WHITE), Terms(cube_cap=4), Refusal(Reason.OVER_CAP, number=4)),
    ],
)
def test_why_a_player_on_roll_may_not_double(cube: Cube, terms: Terms, refusal: Refusal) -> None:
    game = game_at(START, cube=cube, terms=terms)
    assert why_not(game, ALICE, OfferDouble()) == refusal


@pytest.mark.parametrize(
    ("terms", "refusal"),
    [
        (Terms(), Refusal(Reason.NO_BEAVERS)),
        (Terms(has_beavers=True, cube_cap=2), Refusal(Reason.OVER_CAP, number=2)),
    ],
)
def test_why_a_double_is_not_beavered(terms: Terms, refusal: Refusal) -> None:
    assert why_not(after(game_at(START, terms=terms), ALICE, OfferDouble()), BOB, BEAVER) == refusal


def test_why_a_beaver_is_not_raccooned() -> None:
    beavered = after(after(game_at(START, terms=Terms(has_beavers=True)), ALICE, OfferDouble()), BOB, BEAVER)
    assert why_not(beavered, ALICE, RACCOON) == Refusal(Reason.NO_RACCOONS)


def test_a_double_is_not_raccooned_and_a_spectator_turns_nothing() -> None:
    game = game_at(START, terms=Terms(has_beavers=True, has_raccoons=True))
    assert why_not(game, CAROL, OfferDouble()) == Refusal(Reason.NOT_NOW)
    assert why_not(after(game, ALICE, OfferDouble()), BOB, RACCOON) == Refusal(Reason.NOT_NOW)


def test_anything_else_is_not_possible_now() -> None:
    doubled = after(game_at(START), ALICE, OfferDouble())
    for action in (RollDice(), OfferDouble(), AnswerOffer(FIRST_CUBE, Answer.FOLLOW)):
        assert why_not(doubled, BOB, action) == Refusal(Reason.NOT_NOW)
