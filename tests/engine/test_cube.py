import pytest

from bot.engine import (
    AcceptResignation,
    Answer,
    AnswerOffer,
    Bet,
    Cube,
    Game,
    InvalidGame,
    OfferDouble,
    OfferResignation,
    Phase,
    RefuseResignation,
    RollDice,
    Side,
    Terms,
    WinKind,
    legal_actions,
    players_to_act,
)
from bot.engine.actions import answer_cube
from bot.engine.keys import FIRST_CUBE
from bot.engine.position import parse_board
from tests.engine.games import ALICE, BOB, after, game_at, played, scripted

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
LAST_CHECKER = "1:1 | 6:15"
CAROL = 3
BEAVERS = Terms(has_beavers=True)
RACCOONS = Terms(has_beavers=True, has_raccoons=True)


def points(game: Game, bet: int = 0) -> tuple[Side, int]:
    result = game.bets[bet].result
    assert result is not None
    return result.winner, result.points


def test_a_taken_double_belongs_to_the_taker_at_twice_the_value() -> None:
    doubled = after(game_at(START), ALICE, OfferDouble())
    assert players_to_act(doubled) == (BOB,)
    taken = after(doubled, BOB, AnswerOffer(FIRST_CUBE, Answer.TAKE))
    assert taken.cubes == (Cube(2, Side.BLACK, was_turned=True),)
    assert taken.phase is Phase.CUBE
    assert players_to_act(taken) == (ALICE,)


def test_a_dropped_double_costs_the_value_before_it() -> None:
    doubled = after(game_at(START, cube=Cube(4, Side.WHITE, was_turned=True)), ALICE, OfferDouble())
    assert points(after(doubled, BOB, AnswerOffer(FIRST_CUBE, Answer.DROP))) == (Side.WHITE, 4)


def test_only_the_owner_may_redouble() -> None:
    owned = Cube(2, Side.BLACK, was_turned=True)
    assert OfferDouble() not in legal_actions(game_at(START, cube=owned), ALICE)
    assert OfferDouble() in legal_actions(game_at(START, cube=owned, on_roll=Side.BLACK), BOB)


def test_redoubles_have_no_limit() -> None:
    game = game_at(START)
    for turn in range(10):
        doubler, taker = (ALICE, BOB) if turn % 2 == 0 else (BOB, ALICE)
        game = after(after(game, doubler, OfferDouble()), taker, AnswerOffer(FIRST_CUBE, Answer.TAKE))
        game = after(game, doubler, RollDice(), scripted(2, 1))
        first = next(action for action in legal_actions(game, doubler))
        game = after(game, doubler, first)
    assert game.cubes[0].value == 1024


def test_a_cap_ends_doubling() -> None:
    capped = Terms(cube_cap=2)
    assert OfferDouble() in legal_actions(game_at(START, terms=capped), ALICE)
    assert OfferDouble() not in legal_actions(game_at(START, terms=capped, cube=Cube(2)), ALICE)


def test_a_game_without_the_cube_has_no_double() -> None:
    assert OfferDouble() not in legal_actions(game_at(START, terms=Terms(has_cube=False)), ALICE)


def test_a_dead_cube_may_not_be_turned_by_the_side_it_is_dead_for() -> None:
    terms = Terms(white_dead_from=2, black_dead_from=4)
    at_two = Cube(2)
    assert OfferDouble() not in legal_actions(game_at(START, terms=terms, cube=at_two), ALICE)
    assert OfferDouble() in legal_actions(game_at(START, terms=terms, cube=at_two, on_roll=Side.BLACK), BOB)
    assert OfferDouble() in legal_actions(game_at(START, terms=terms), ALICE)


def test_a_beaver_turns_the_cube_once_more_and_its_owner_keeps_it() -> None:
    beavered = after(
        after(game_at(START, terms=BEAVERS), ALICE, OfferDouble()),
        BOB,
        AnswerOffer(FIRST_CUBE, Answer.BEAVER),
    )
    assert players_to_act(beavered) == (ALICE,)
    assert AnswerOffer(FIRST_CUBE, Answer.RACCOON) not in legal_actions(beavered, ALICE)
    assert after(beavered, ALICE, AnswerOffer(FIRST_CUBE, Answer.TAKE)).cubes == (
        Cube(4, Side.BLACK, was_turned=True),
    )


def test_refusing_a_beaver_costs_two() -> None:
    beavered = after(
        after(game_at(START, terms=BEAVERS), ALICE, OfferDouble()),
        BOB,
        AnswerOffer(FIRST_CUBE, Answer.BEAVER),
    )
    assert points(after(beavered, ALICE, AnswerOffer(FIRST_CUBE, Answer.DROP))) == (Side.BLACK, 2)


def test_a_raccoon_leads_to_eight_and_refusing_it_costs_four() -> None:
    doubled = after(game_at(START, terms=RACCOONS), ALICE, OfferDouble())
    raccooned = after(
        after(doubled, BOB, AnswerOffer(FIRST_CUBE, Answer.BEAVER)),
        ALICE,
        AnswerOffer(FIRST_CUBE, Answer.RACCOON),
    )
    assert players_to_act(raccooned) == (BOB,)
    assert legal_actions(raccooned, BOB) == (
        AnswerOffer(FIRST_CUBE, Answer.TAKE),
        AnswerOffer(FIRST_CUBE, Answer.DROP),
    )
    assert after(raccooned, BOB, AnswerOffer(FIRST_CUBE, Answer.TAKE)).cubes == (
        Cube(8, Side.BLACK, was_turned=True),
    )
    assert points(after(raccooned, BOB, AnswerOffer(FIRST_CUBE, Answer.DROP))) == (Side.WHITE, 4)


def test_no_beaver_without_the_option_and_none_beyond_the_cap() -> None:
    assert AnswerOffer(FIRST_CUBE, Answer.BEAVER) not in legal_actions(
        after(game_at(START), ALICE, OfferDouble()), BOB
    )
    capped = Terms(has_beavers=True, cube_cap=2)
    assert AnswerOffer(FIRST_CUBE, Answer.BEAVER) not in legal_actions(
        after(game_at(START, terms=capped), ALICE, OfferDouble()), BOB
    )


@pytest.mark.parametrize(
    ("cube", "expected"),
    [
        (Cube(1), 1),
        (Cube(2), 2),  # an automatic double is not an offer
        (Cube(2, Side.WHITE, was_turned=True), 4),
    ],
)
def test_with_jacoby_a_gammon_counts_only_on_a_cube_turned_by_an_offer(cube: Cube, expected: int) -> None:
    game = game_at(LAST_CHECKER, roll="21", cube=cube, terms=Terms(is_jacoby=True))
    assert points(played(game, ALICE, "1/off")) == (Side.WHITE, expected)


def test_with_jacoby_and_a_centred_cube_only_a_single_game_can_be_resigned() -> None:
    game = game_at(START, terms=Terms(is_jacoby=True))
    offers = [action for action in legal_actions(game, ALICE) if isinstance(action, OfferResignation)]
    assert offers == [OfferResignation(WinKind.SINGLE)]


def test_a_gammon_is_multiplied_by_the_cube() -> None:
    game = game_at(LAST_CHECKER, roll="21", cube=Cube(2, Side.BLACK, was_turned=True))
    assert points(played(game, ALICE, "1/off")) == (Side.WHITE, 4)


def test_two_bets_on_cubes_of_their_own_are_doubled_and_settled_apart() -> None:
    bets = (Bet(ALICE, BOB, cube=0), Bet(ALICE, CAROL, cube=1))
    game = Game(Terms(), parse_board(START), (Cube(), Cube()), bets, Side.BLACK)
    game = after(game, CAROL, OfferDouble(1))
    assert OfferDouble(0) not in legal_actions(game, CAROL)
    game = after(game, ALICE, AnswerOffer(1, Answer.DROP))
    assert points(game, 1) == (Side.BLACK, 1)
    assert game.bets[0].is_active
    assert game.phase is Phase.CUBE
    assert legal_actions(game, CAROL) == ()
    assert RollDice() in legal_actions(game, BOB)


def test_a_shared_cube_is_turned_once_everyone_has_answered_and_somebody_takes() -> None:
    bets = (Bet(ALICE, BOB), Bet(ALICE, CAROL))
    game = Game(Terms(), parse_board(START), (Cube(),), bets, Side.WHITE)
    game = after(game, ALICE, OfferDouble())
    game = after(game, BOB, AnswerOffer(FIRST_CUBE, Answer.TAKE))
    assert game.cubes[0].offer is not None
    assert players_to_act(game) == (CAROL,)
    game = after(game, CAROL, AnswerOffer(FIRST_CUBE, Answer.DROP))
    assert points(game, 1) == (Side.WHITE, 1)
    assert game.cubes == (Cube(2, Side.BLACK, was_turned=True),)
    assert players_to_act(game) == (ALICE,)


def test_a_shared_cube_that_everyone_drops_ends_the_game() -> None:
    bets = (Bet(ALICE, BOB), Bet(ALICE, CAROL))
    game = Game(Terms(), parse_board(START), (Cube(),), bets, Side.WHITE)
    game = after(
        after(after(game, ALICE, OfferDouble()), BOB, AnswerOffer(FIRST_CUBE, Answer.DROP)),
        CAROL,
        AnswerOffer(FIRST_CUBE, Answer.DROP),
    )
    assert game.phase is Phase.OVER
    assert [points(game, 0), points(game, 1)] == [(Side.WHITE, 1), (Side.WHITE, 1)]


def test_a_resignation_ends_only_the_bets_of_the_one_who_resigns() -> None:
    bets = (Bet(ALICE, BOB, cube=0), Bet(ALICE, CAROL, cube=1))
    game = Game(Terms(), parse_board(START), (Cube(), Cube()), bets, Side.BLACK)
    offered = after(game, BOB, OfferResignation(WinKind.GAMMON))
    assert players_to_act(offered) == (ALICE,)
    accepted = after(offered, ALICE, AcceptResignation())
    assert points(accepted, 0) == (Side.WHITE, 2)
    assert accepted.bets[1].is_active
    refused = after(offered, ALICE, RefuseResignation())
    assert [bet.refused_of(Side.BLACK) for bet in refused.bets] == [WinKind.GAMMON, None]
    assert refused.bets[0].refused_of(Side.WHITE) is None


@pytest.mark.parametrize("value", [0, 3, -2])
def test_a_cube_shows_a_power_of_two(value: int) -> None:
    with pytest.raises(InvalidGame, match="power of two"):
        Cube(value)


def test_an_offer_is_needed_to_raise_or_to_accept() -> None:
    with pytest.raises(InvalidGame, match="raised"):
        Cube().raised()
    with pytest.raises(InvalidGame, match="accepted"):
        Cube().accepted()


@pytest.mark.parametrize(
    "wrong",
    [
        {"cube_cap": 3},
        {"is_jacoby": True, "has_cube": False},
        {"has_raccoons": True},
        {"automatic_doubles": 1, "has_cube": False},
        {"automatic_doubles": None, "has_cube": False},
    ],
)
def test_terms_that_contradict_each_other_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(InvalidGame, match=r"cap|Jacoby|beavers|automatic"):
        Terms(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("bets", [(), (Bet(ALICE, BOB, cube=1),)])
def test_a_game_has_bets_and_each_is_on_one_of_its_cubes(bets: tuple[Bet, ...]) -> None:
    with pytest.raises(InvalidGame, match="1 cubes"):
        Game(Terms(), parse_board(START), (Cube(),), bets)


def test_who_follows_the_captain_does_nothing_to_a_cube_before_the_captain_answers() -> None:
    game = after(game_at(START), ALICE, OfferDouble())
    with pytest.raises(ValueError, match="a captain who has not answered"):
        answer_cube(game, Side.BLACK, BOB, AnswerOffer(FIRST_CUBE, Answer.FOLLOW))
