"""Losses on time."""

from itertools import combinations_with_replacement

import pytest

from bot.engine import (
    CHECKERS,
    OFF,
    BetResult,
    Cube,
    Ending,
    Event,
    Game,
    Offer,
    OfferDouble,
    OfferStage,
    Phase,
    Position,
    Roll,
    RuleSheet,
    Score,
    Side,
    Terms,
    TimedOut,
    WinKind,
    apply,
    legal_actions,
    legal_plays,
    lose_on_time,
    parse_board,
    points_for_match,
)
from bot.engine.match import certain_loss, turns_with_two_one
from tests.engine.games import ALICE, BOB, after, game_at

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
SINGLE, GAMMON, BACKGAMMON = WinKind
WHITE, BLACK = Side.WHITE, Side.BLACK
FIVE, HELD = RuleSheet(length=5), BetResult(BLACK, 1, SINGLE, Ending.TIMED_OUT)


def test_a_single_game_is_lost_at_the_value_of_the_cube() -> None:
    game = game_at(START, roll="31", cube=Cube(4, BLACK, was_turned=True))
    assert lose_on_time(game, ALICE) == TimedOut(WHITE, ALICE, SINGLE, 4)


def test_an_unanswered_double_is_a_drop() -> None:
    doubled = after(game_at(START, cube=Cube(2, WHITE, was_turned=True)), ALICE, OfferDouble())
    assert lose_on_time(doubled, BOB) == TimedOut(BLACK, BOB, SINGLE, 2)


@pytest.mark.parametrize(("stage", "points"), [(OfferStage.BEAVER, 2), (OfferStage.RACCOON, 4)])
def test_an_unanswered_beaver_or_raccoon_costs_what_refusing_it_does(stage: OfferStage, points: int) -> None:
    game = game_at(START, cube=Cube(offer=Offer(WHITE, stage)))
    (player,) = (player for player in (ALICE, BOB) if legal_actions(game, player))
    assert lose_on_time(game, player).points == points


def test_a_double_unanswered_costs_no_gammon_however_certain() -> None:
    game = game_at("1:1 | 24:15", cube=Cube(offer=Offer(WHITE)))
    assert lose_on_time(game, BOB) == TimedOut(BLACK, BOB, SINGLE, 1)


@pytest.mark.parametrize(
    ("board", "kind", "why"),
    [
        (START, SINGLE, "there is contact"),
        ("24:15 | 24:15", SINGLE, "there is contact"),
        ("bar:1 6:14 | 1:1", SINGLE, "on the bar there is contact: it may still hit"),
        ("6:14 off:1 | 1:1", SINGLE, "a checker is off"),
        ("6:15 | 1:1", SINGLE, "one checker comes off before the winner's last"),
        ("7:4 6:11 | 1:1", GAMMON, "four sixes bring them home, and none is left to bear off with"),
        ("7:3 6:12 | 1:1", SINGLE, "the fourth six bears off"),
        ("12:4 6:11 | 1:2", GAMMON, "2-1 takes two checkers off their ace points"),
        ("12:4 6:11 | 1:3", SINGLE, "2-1 takes two turns for three checkers"),
        ("12:4 6:11 | 2:2", SINGLE, "2-1 takes one checker off its two point, and the other not"),
        ("18:8 6:7 | 1:6", GAMMON, "sixteen sixes, and one to bear off, are five turns against three"),
        ("18:8 6:7 | 1:9", SINGLE, "five turns are enough"),
        ("19:5 6:10 | 1:2", BACKGAMMON, "a fifth checker stays in the winner's home board"),
        ("19:4 6:11 | 1:2", GAMMON, "6-6 brings four out of there"),
        ("19:9 6:6 | 1:4", BACKGAMMON, "two turns bring eight out of there"),
    ],
)
def test_what_is_certain_for_the_side_on_roll(board: str, kind: WinKind, why: str) -> None:
    assert lose_on_time(game_at(board), ALICE).kind is kind, why


@pytest.mark.parametrize(
    ("board", "roll", "kind", "why"),
    [
        ("12:2 6:13 | 1:1", "21", GAMMON, "no checker comes off with it"),
        ("12:2 6:13 | 1:1", "66", SINGLE, "both come home, and two off"),
        ("7:3 6:12 | 1:1", "66", SINGLE, "the fourth six bears off"),
        ("7:3 6:12 | 1:1", "65", GAMMON, "two come home"),
        ("19:1 6:14 | 1:1", "21", GAMMON, "the straggler may leave the winner's home board"),
        ("22:1 6:14 | 1:1", "21", BACKGAMMON, "the straggler stays"),
        ("6:15 | 1:1", "54", GAMMON, "nothing comes off"),
        ("6:15 | 1:3", "54", SINGLE, "the winner has a turn to come"),
        ("24:1 6:14 | bar:1 off:14", "31", SINGLE, "there is contact"),
        ("1:1 | 1:1", "21", SINGLE, "the roll wins"),
    ],
)
def test_a_roll_on_the_board_is_the_losers_next(board: str, roll: str, kind: WinKind, why: str) -> None:
    assert lose_on_time(game_at(board, roll=roll), ALICE).kind is kind, why


def test_the_other_sides_roll_is_not_the_losers() -> None:
    assert lose_on_time(game_at("1:1 | 6:15", roll="21"), BOB).kind is GAMMON


def test_a_loser_who_is_not_on_roll_has_a_turn_less() -> None:
    position = parse_board("6:15 | 1:1")
    assert certain_loss(position, CHECKERS, is_on_roll=True) is SINGLE
    assert certain_loss(position, CHECKERS, is_on_roll=False) is GAMMON


def test_a_loser_whose_turn_it_is_not_yet_has_a_turn_less_in_a_game_too() -> None:
    assert lose_on_time(game_at("1:1 | 6:15"), BOB).kind is GAMMON


def test_checkers_that_never_started_are_not_borne_off() -> None:
    terms = Terms(start=parse_board("24:1 23:1 22:1 | 24:1 23:1 22:1"))
    assert lose_on_time(game_at("12:3 | 1:1", terms=terms), ALICE).kind is SINGLE
    assert lose_on_time(game_at("18:3 | 1:1", terms=terms), ALICE).kind is GAMMON


def test_with_jacoby_a_cube_that_nobody_turned_makes_it_a_single_game() -> None:
    jacoby = Terms(is_jacoby=True)
    lost = lose_on_time(game_at("18:15 | 1:1", terms=jacoby), ALICE)
    assert (lost.kind, lost.points) == (SINGLE, 1)
    turned = Cube(2, WHITE, was_turned=True)
    lost = lose_on_time(game_at("18:15 | 1:1", terms=jacoby, cube=turned), ALICE)
    assert (lost.kind, lost.points) == (GAMMON, 4)


@pytest.mark.parametrize("offer", [None, Offer(BLACK)])
def test_the_game_is_over_and_the_other_side_has_won_it(offer: Offer | None) -> None:
    game = game_at(START, cube=Cube(offer=offer))
    event: Event = lose_on_time(game, ALICE)
    over = apply(game, event)
    assert over.phase is Phase.OVER
    assert over.bets[0].result == BetResult(BLACK, 1, SINGLE, Ending.TIMED_OUT)
    assert over.cubes == (Cube(),)
    assert legal_actions(over, ALICE) == legal_actions(over, BOB) == ()


def test_nobody_loses_a_game_that_is_over_or_not_theirs() -> None:
    game = game_at(START)
    over: Game = apply(game, lose_on_time(game, ALICE))
    for at, player in ((over, ALICE), (over, BOB), (game, 99)):
        with pytest.raises(ValueError, match="nothing to lose"):
            lose_on_time(at, player)


def test_a_second_loss_on_time_in_a_row_gives_the_match_away() -> None:
    assert points_for_match(FIVE, Score(white=3, black=1), HELD, WHITE) == 4


@pytest.mark.parametrize(
    ("sheet", "last", "loser"),
    [
        (FIVE, None, WHITE),
        (FIVE, BetResult(BLACK, 1, SINGLE, Ending.DROPPED), WHITE),
        (FIVE, HELD, BLACK),
        (RuleSheet(), HELD, WHITE),
    ],
    ids=["first game", "another ending", "another loser", "no match"],
)
def test_any_other_loss_on_time_costs_its_game_alone(
    sheet: RuleSheet, last: BetResult | None, loser: Side
) -> None:
    assert points_for_match(sheet, Score(), last, loser) == 0


def test_the_turns_of_a_winner_who_throws_two_one_are_counted_as_they_can_be_played() -> None:
    known: dict[tuple[int, ...], int] = {}
    for places in (each for few in (1, 2, 3) for each in combinations_with_replacement(range(1, 12), few)):
        assert turns_with_two_one(side(places)) == fewest_turns(side(places), known), places


def side(places: tuple[int, ...]) -> tuple[int, ...]:
    counts = [places.count(place) for place in range(26)]
    counts[OFF] += CHECKERS - len(places)
    return tuple(counts)


def fewest_turns(own: tuple[int, ...], known: dict[tuple[int, ...], int]) -> int:
    """Return the turns of 2-1 in which a side can bear off all, by trying every play."""
    if own[OFF] == CHECKERS:
        return 0
    if own not in known:
        plays = legal_plays(Position(own, side(())), Roll(2, 1))
        known[own] = 1 + min(fewest_turns(play.after.own, known) for play in plays)
    return known[own]
