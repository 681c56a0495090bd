"""How one result moves the ratings of two."""

from datetime import timedelta

import pytest

from bot.standing.deviation import FIRST, LEAST
from bot.standing.rating import Rating, after_match, certainty, change, changed
from tests.standing.rows import DAY, MONDAY

SETTLED = Rating(1500.0, 400.0, 60.0, MONDAY)
NEWCOMER = Rating()


def test_two_who_are_equally_certain_move_as_on_fibs() -> None:
    won, lost = after_match(Rating(1850.0, 500, 60.0), Rating(1750.0, 500, 60.0), 7, MONDAY)
    assert (round(won.value - 1850, 3), round(lost.value - 1750, 3)) == (4.492, -4.492)
    won, lost = after_match(NEWCOMER, NEWCOMER, 5, MONDAY)
    assert (won.value, lost.value) == (pytest.approx(1500 + 22.361, abs=1e-3), 3000 - won.value)


def test_experience_is_the_lengths_of_matches() -> None:
    won, lost = after_match(SETTLED, NEWCOMER, 11, MONDAY)
    assert (won.experience, lost.experience) == (411, 11)


def test_a_settled_player_gains_little_from_a_newcomer_who_loses_all_of_it() -> None:
    won, lost = after_match(SETTLED, NEWCOMER, 1, MONDAY)
    assert won.value - 1500 == pytest.approx(2 * (60 / FIRST) ** 2)
    assert lost.value == 1490


def test_a_settled_player_loses_as_little_to_a_newcomer() -> None:
    """So that whoever plays newcomers neither wins nor loses by it on average."""
    won, lost = after_match(NEWCOMER, SETTLED, 1, MONDAY)
    assert won.value == 1510
    assert 1500 - lost.value == pytest.approx(2 * (60 / FIRST) ** 2)


def test_whoever_is_less_certain_moves_whole() -> None:
    assert certainty(NEWCOMER, SETTLED) == 1
    assert certainty(SETTLED, NEWCOMER) == pytest.approx((60 / FIRST) ** 2)


def test_what_counts_half_moves_tells_and_teaches_half() -> None:
    whole = change(NEWCOMER, SETTLED, 7, has_won=True)
    half = change(NEWCOMER, SETTLED, 7, has_won=True, weight=0.5)
    assert (half.value, half.experience, half.information) == (
        whole.value / 2,
        whole.experience / 2,
        whole.information / 2,
    )


def test_a_deviation_counts_as_it_has_grown_until_the_match() -> None:
    rested = Rating(1500.0, 400.0, 60.0, MONDAY - 720 * DAY)
    assert rested.deviation_at(MONDAY) > rested.deviation
    assert NEWCOMER.deviation_at(MONDAY) == FIRST
    won, _ = after_match(rested, SETTLED, 1, MONDAY)
    assert (won.deviation, won.at) == (pytest.approx(rested.deviation_at(MONDAY), abs=1), MONDAY)


def test_it_falls_with_each_match_and_not_below_the_least() -> None:
    own, other = NEWCOMER, SETTLED
    for number in range(300):
        before, at = own, MONDAY + timedelta(hours=number)
        if number % 2:
            own, other = after_match(own, other, 11, at)
        else:
            other, own = after_match(other, own, 11, at)
        assert own.deviation < before.deviation_at(at) or own.deviation == LEAST
    assert own.deviation == LEAST


def test_the_order_of_what_ends_together_does_not_matter() -> None:
    changes = [change(NEWCOMER, each, 1, has_won=True) for each in (NEWCOMER, SETTLED, Rating(1777.7, 3, 99))]
    assert changed(NEWCOMER, changes) == changed(NEWCOMER, changes[::-1])
