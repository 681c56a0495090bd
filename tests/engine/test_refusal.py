"""Why a player of two may not turn the cube."""

import pytest

from bot.engine import (
    Answer,
    AnswerOffer,
    Cube,
    OfferDouble,
    OfferResignation,
    RollDice,
    Side,
    Terms,
    WinKind,
    check_kind,
    check_turn,
)
from bot.engine.actions import IllegalAction, Reason, Refusal, why_not
from bot.engine.keys import FIRST_CUBE
from tests.engine.games import ALICE, BOB, after, game_at

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
CAROL = 3
BEAVER = AnswerOffer(FIRST_CUBE, Answer.BEAVER)
RACCOON = AnswerOffer(FIRST_CUBE, Answer.RACCOON)


@pytest.mark.parametrize(
    ("cube", "terms", "refusal"),
    [
        (Cube(), Terms(has_cube=False), Refusal(Reason.NO_CUBE)),
        (Cube(), Terms(has_cube=False, is_crawford=True), Refusal(Reason.CRAWFORD)),
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


def test_only_in_ones_turn_is_anything_possible() -> None:
    game = game_at(START)
    for player in (BOB, CAROL):
        assert why_not(game, player, OfferDouble()) == Refusal(Reason.NOT_YOUR_TURN, (ALICE,))
        with pytest.raises(IllegalAction) as refused:
            check_turn(game, player)
        assert refused.value.refusal == Refusal(Reason.NOT_YOUR_TURN, (ALICE,))
    check_turn(game, ALICE)


def test_what_is_like_something_possible_may_be_asked_about() -> None:
    game = game_at(START)
    check_kind(game, ALICE, OfferResignation(WinKind.BACKGAMMON))
    with pytest.raises(IllegalAction) as refused:
        check_kind(game, ALICE, BEAVER)
    assert refused.value.refusal == Refusal(Reason.NOT_NOW)
    doubled = after(game, ALICE, OfferDouble())
    check_kind(doubled, BOB, AnswerOffer(FIRST_CUBE, Answer.DROP))
    with pytest.raises(IllegalAction):
        check_kind(doubled, BOB, BEAVER)


def test_a_double_is_not_raccooned() -> None:
    game = game_at(START, terms=Terms(has_beavers=True, has_raccoons=True))
    assert why_not(after(game, ALICE, OfferDouble()), BOB, RACCOON) == Refusal(Reason.NOT_NOW)


def test_anything_else_is_not_possible_now() -> None:
    doubled = after(game_at(START), ALICE, OfferDouble())
    for action in (RollDice(), OfferDouble(), AnswerOffer(FIRST_CUBE, Answer.FOLLOW)):
        assert why_not(doubled, BOB, action) == Refusal(Reason.NOT_NOW)


def test_no_reason_is_found_against_a_double_that_is_legal() -> None:
    assert why_not(game_at(START), ALICE, OfferDouble()) == Refusal(Reason.NOT_NOW)


def test_who_can_no_longer_lose_is_told_so() -> None:
    resign = OfferResignation(WinKind.SINGLE)
    for game in (game_at("1:1 | 1:1"), game_at("1:1 | 1:1", roll="21")):
        assert why_not(game, ALICE, resign) == Refusal(Reason.CANNOT_LOSE)
    most = game_at("6:14 off:1 | 1:1")
    assert why_not(most, ALICE, OfferResignation(WinKind.GAMMON)) == Refusal(Reason.NOT_NOW)
    doubled = after(game_at("1:2 | 1:1"), ALICE, OfferDouble())
    assert why_not(doubled, BOB, resign) == Refusal(Reason.NOT_NOW)
