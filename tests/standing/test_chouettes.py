"""The rating of chouettes."""

from math import sqrt
from random import Random
from statistics import mean

import pytest

from bot.standing.chouettes import ChouetteLadder
from bot.standing.ladder import Ladder
from bot.standing.results import Unrated
from bot.standing.standings import OutOfOrder
from tests.standing.evenings import ratings_after, spearman
from tests.standing.ladders import chouette_ladder_of
from tests.standing.rows import ALICE, BOB, CAROL, DAY, DORA, EVE, MONDAY, bets, money

FROM_BEGINNER_TO_EXPERT = [900, 1140, 1380, 1620, 1860, 2100]
"""The best beats the worst in four games of five, and their neighbour in four of seven."""
GAMES = 50
SEATS = {"box": 0, "captain": 1, "crew": 3, "bottom": 5}


def test_each_bet_is_a_money_game_and_the_boxs_side_weighs_one_in_root_bets() -> None:
    ladder = ChouetteLadder()
    first, second, third, fourth = bets(ALICE, {BOB: 2, CAROL: 4, DORA: -1, EVE: 8})
    assert [ladder.take(row) for row in (first, second, third)] == [None] * 3
    moved = ladder.take(fourth)
    assert moved == pytest.approx({ALICE: (3 - 1) * 10 / sqrt(4), BOB: -10, CAROL: -10, DORA: 10, EVE: -10})
    assert ladder.of(ALICE).rating.experience == 2
    assert ladder.of(BOB).rating.experience == 1
    assert ladder.of(ALICE).rating.deviation < ladder.of(BOB).rating.deviation


def test_the_points_of_a_bet_do_not_matter() -> None:
    one, many = (chouette_ladder_of(bets(ALICE, {BOB: won, CAROL: -won}, table=1)) for won in (1, 64))
    assert one.standings == many.standings


def test_a_game_is_rated_with_its_last_bet_whenever_the_others_ended() -> None:
    early, late = bets(ALICE, {BOB: 1, CAROL: -1})
    other = bets(DORA, {BOB: -1}, at=MONDAY + DAY)
    late = bets(ALICE, {BOB: 1, CAROL: -1}, table=early.table, at=MONDAY + 2 * DAY)[1]
    ladder = ChouetteLadder()
    assert ladder.take(early) is None
    assert ladder.take(other[0]) is not None
    assert set(ladder.take(late) or {}) == {ALICE, BOB, CAROL}
    assert ladder.standings == chouette_ladder_of([late, other[0], early]).standings


def test_extras_and_payments_beside_the_bets_do_not_count() -> None:
    box, other = bets(ALICE, {BOB: 1, CAROL: 1})
    extra = money(CAROL, BOB, table=box.table, scope="bet", bet=2, bets=2)
    fee = money(CAROL, BOB, table=box.table, scope="fee", ending=None, bets=2)
    ladder = ChouetteLadder()
    assert [ladder.take(each) for each in (box, fee, extra)] == [None, None, None]
    assert set(ladder.take(other) or {}) == {ALICE, BOB, CAROL}


@pytest.mark.parametrize(
    "how",
    [
        {"has_bot": True},
        {"has_former_player": True},
        {"points": 0, "ending": "settled"},
        {"ending": "resigned", "moves": 3},
        {"ending": "forfeited", "moves": 3},
        {"is_void": True},
    ],
)
def test_a_bet_that_does_not_count_is_none_of_the_games_bets(how: dict[str, object]) -> None:
    rows = bets(ALICE, {BOB: 1, CAROL: -1})
    points = how.pop("points", 1)
    row = {"table": rows[0].table, "scope": "bet", "bets": 3, "bet": 0, "points": points} | how
    out = money(ALICE, DORA, **row)
    kept = bets(ALICE, {DORA: 1, BOB: 1, CAROL: 1}, table=out.table)[1:]
    moved = chouette_ladder_of([out, *kept])
    assert DORA not in moved.standings
    assert moved.of(ALICE).rating.value == pytest.approx(1500 + 2 * 10 / sqrt(2))


def test_a_game_none_of_whose_bets_counts_moves_nobody() -> None:
    ladder = ChouetteLadder()
    first, last = bets(ALICE, {BOB: 1, CAROL: 1}, has_standard_start=False)
    ladder.take(first)
    assert ladder.take(last) == {}
    assert ladder.standings == {}


def test_it_never_mixes_with_the_rating_of_two() -> None:
    rows = bets(ALICE, {BOB: 1, CAROL: -1})
    assert {Ladder().take(row) for row in rows} == {Unrated.NO_CONTEST}
    ladder = ChouetteLadder()
    assert ladder.take(money(ALICE, BOB)) is None
    assert ladder.standings == {}


def test_a_bet_that_comes_too_late_is_refused() -> None:
    first, second, third = bets(ALICE, {BOB: 1, CAROL: 1, DORA: -1})
    ladder = ChouetteLadder(ended=[first, second])
    with pytest.raises(OutOfOrder):
        ladder.take(second)
    ladder.take(third)
    before = dict(ladder.standings)
    with pytest.raises(OutOfOrder):
        ladder.take(bets(BOB, {EVE: 1}, at=MONDAY - DAY)[0])
    assert ladder.standings == before


def test_an_erased_player_is_gone() -> None:
    rows = bets(ALICE, {BOB: 1, CAROL: -1})
    assert set(chouette_ladder_of(rows, erased=[BOB]).standings) == {ALICE, CAROL}


def check_order(chouettes: int) -> None:
    """After fifty games, ratings order the players of one chouette as their strength does."""
    random = Random(31)
    found = []
    for _ in range(chouettes):
        ratings = ratings_after(FROM_BEGINNER_TO_EXPERT, GAMES, random)
        found.append(spearman(FROM_BEGINNER_TO_EXPERT, [each.value for each in ratings]))
    assert mean(found) >= 0.9


def check_seats(chouettes: int, carried: float) -> None:
    """Check that always taking one seat gains less than a deviation over playing as the line goes."""
    for own in (0, 2, 5):
        strengths = [FROM_BEGINNER_TO_EXPERT[own], *FROM_BEGINNER_TO_EXPERT[:own]]
        strengths += FROM_BEGINNER_TO_EXPERT[own + 1 :]
        by_seat = {
            seat: [
                ratings_after(strengths, GAMES, Random(seed), seat=seat, carried=carried)[0]
                for seed in range(chouettes)
            ]
            for seat in (None, *SEATS.values())
        }
        usual = mean(each.value for each in by_seat[None])
        for name, seat in SEATS.items():
            gained = mean(each.value for each in by_seat[seat]) - usual
            assert gained < mean(each.deviation for each in by_seat[seat]), (own, name)


def test_ratings_order_the_players_of_a_chouette() -> None:
    check_order(40)


@pytest.mark.proof
def test_ratings_order_the_players_of_ten_thousand_chouettes() -> None:
    check_order(10_000)


def test_no_seat_gains_more_than_a_deviation() -> None:
    check_seats(10, carried=0)


@pytest.mark.proof
@pytest.mark.parametrize("carried", [0.0, 0.5, 1.0])
def test_no_seat_gains_more_than_a_deviation_in_ten_thousand_chouettes(carried: float) -> None:
    check_seats(700, carried)  # of three players, in four seats or none: 10,500 chouettes
