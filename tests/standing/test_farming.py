"""The gain from thrown matches."""

from collections.abc import Iterator
from datetime import timedelta

import pytest

from bot.engine.keys import PlayerId
from bot.standing.fibs import chance_to_win, moved_by
from bot.standing.ladder import Ladder
from bot.standing.rating import Rating
from bot.standing.results import Result
from bot.standing.standings import Standing
from tests.standing.rows import MONDAY, match

FARMER, YEAR = PlayerId(1), timedelta(days=365)
DEVIATIONS = [41.0, 60.0, 85.0]
"""Of somebody settled: 85 is that of four hundred points of matches."""


def thrown(length: int, accounts: int, each: int, apart: timedelta, *, by_turns: bool) -> Iterator[Result]:
    """Matches that fresh accounts lose, in turns or one account after the other."""
    order = [number % accounts if by_turns else number // each for number in range(accounts * each)]
    for number, account in enumerate(order):
        yield from match(FARMER, PlayerId(2 + account), length, at=MONDAY + number * apart)


def gain(rows: Iterator[Result], deviation: float) -> float:
    ladder = Ladder({FARMER: Standing(Rating(1500.0, 400.0, deviation, MONDAY))})
    for row in rows:
        ladder.take(row)
    return ladder.of(FARMER).rating.value - 1500


def test_by_fibs_formula_alone_a_hundred_give_349() -> None:
    farmer = 1500.0
    for _ in range(10):
        victim = 1500.0
        for number in range(10):
            surprise = chance_to_win(victim, farmer, 11)
            farmer += moved_by(400, 11, surprise)
            victim -= moved_by(11 * number, 11, surprise)
    assert round(farmer - 1500) == 349


@pytest.mark.parametrize("deviation", DEVIATIONS)
@pytest.mark.parametrize("by_turns", [True, False])
@pytest.mark.parametrize("apart", [timedelta(hours=2), YEAR / 99], ids=["at once", "over a year"])
def test_a_hundred_11_pointers_by_ten_fresh_accounts_give_at_most_60(
    apart: timedelta, deviation: float, *, by_turns: bool
) -> None:
    assert 0 < gain(thrown(11, 10, 10, apart, by_turns=by_turns), deviation) <= 60


@pytest.mark.parametrize(
    ("length", "accounts", "each"), [(1, 10, 10), (5, 10, 20), (11, 100, 1), (11, 1, 100), (25, 4, 25)]
)
def test_nor_do_other_ways_to_throw_them(length: int, accounts: int, each: int) -> None:
    for deviation in DEVIATIONS:
        rows = thrown(length, accounts, each, timedelta(hours=2), by_turns=True)
        assert 0 < gain(rows, deviation) <= 60
