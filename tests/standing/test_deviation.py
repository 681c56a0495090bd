"""Glickman's deviation: the published example, and how it grows."""

from datetime import timedelta
from random import Random
from statistics import pstdev

import pytest

from bot.standing.deviation import (
    FIRST,
    LEAST,
    PERIOD,
    attenuation,
    expectation,
    information,
    narrowed,
    sensitivity,
    widened,
)
from bot.standing.fibs import START, chance_to_win, moved_by

AS_IN_THE_PAPER = 25
"""Points of a match whose scale is Glickman's: 2000/√25 is 400."""
OPPONENTS = [(1400, 30, 1), (1550, 100, 0), (1700, 300, 0)]
"""Rating, deviation, and whether they lost to the player, who is 1500 ± 200."""


def test_glickmans_published_example() -> None:
    n = AS_IN_THE_PAPER
    assert round(sensitivity(n), 7) == 0.0057565
    assert [round(attenuation(rd, n), 4) for _, rd, _ in OPPONENTS] == [0.9955, 0.9531, 0.7242]
    assert [round(expectation(1500, r, rd, n), 3) for r, rd, _ in OPPONENTS] == [0.639, 0.432, 0.303]
    told = sum(information(1500, r, rd, n) for r, rd, _ in OPPONENTS)
    assert told**-0.5 == pytest.approx(231.67, abs=0.05)  # there of rounded parts
    after = narrowed(200, told)
    assert round(after, 1) == 151.4
    surprises = sum(
        sensitivity(n) * attenuation(rd, n) * (s - expectation(1500, r, rd, n)) for r, rd, s in OPPONENTS
    )
    assert round(1500 + after**2 * surprises) == 1464


def test_a_longer_match_tells_more_in_proportion_to_its_points() -> None:
    one, nine = (information(1500, 1500, 41, length) for length in (1, 9))
    assert nine / one == pytest.approx(9, rel=0.02)


def test_against_an_uncertain_opponent_a_match_tells_less() -> None:
    assert information(1500, 1500, FIRST, 11) < information(1500, 1500, LEAST, 11)


def test_it_grows_without_matches_and_never_beyond_that_of_a_newcomer() -> None:
    assert widened(50, timedelta()) == 50
    assert widened(50, 4 * PERIOD) == pytest.approx(85.4, abs=0.1)
    assert widened(50, 100 * PERIOD) == pytest.approx(FIRST)
    assert widened(50, 400 * PERIOD) == FIRST


def test_waiting_twice_is_waiting_once() -> None:
    assert widened(widened(80, 2 * PERIOD), 3 * PERIOD) == pytest.approx(widened(80, 5 * PERIOD))


def test_a_settled_rating_swings_by_the_least_deviation() -> None:
    random, rating, seen = Random(31), START, list[float]()
    for _ in range(60_000):
        chance = chance_to_win(rating, START, 5)
        has_won = random.random() < 0.5  # as strong as their opponent in truth
        rating += moved_by(400, 5, 1 - chance) if has_won else -moved_by(400, 5, chance)
        seen.append(rating)
    assert pstdev(seen) == pytest.approx(LEAST, abs=4)
