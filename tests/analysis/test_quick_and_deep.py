"""Near the end of a game quick says what deep says; two plies alone are off by up to half a point."""

from functools import cache
from random import Random

import pytest

from bot.analysis import Depth, Situation
from bot.analysis.worker import sage as worker
from bot.analysis.worker.bearoff import after_roll
from bot.analysis.worker.fastest import WEIGHTS, Checkers
from bot.analysis.worker.sage import Sage, rate_cube, rate_plays
from bot.engine import BAR, CHECKERS, ROLLS
from tests.analysis.endings import KINDS, SURE, Difference, Points, ending, home, position_of

NUMBER = 1000
EVERY = 4
"""Of so many positions in one a roll is played, too, and quick is asked, which takes as long as deep."""

WAYS = {"two plies": lambda _board: False, "quick": worker.is_ending}
"""Quick as it was, and as it is: where it takes a position for an ending."""


@pytest.fixture(scope="module")
def sage() -> Sage:
    found = Sage()
    found.serve_gvanalysis()
    return found


@pytest.mark.proof
@pytest.mark.parametrize("kind", KINDS)
def test_quick_says_what_deep_says_near_the_end(
    sage: Sage, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing is certain to it that is not to deep."""
    cubes, plays = {each: Difference() for each in WAYS}, {each: Difference() for each in WAYS}
    for number in range(NUMBER):
        situation, roll = ending(kind, number)
        is_asked = number % EVERY == 0
        deep = rate_cube(sage, situation, Depth.DEEP)
        rated = rate_plays(sage, situation, roll, Depth.DEEP) if is_asked else ()
        for way, is_ending in WAYS.items() if is_asked else [("two plies", WAYS["two plies"])]:
            monkeypatch.setattr(worker, "is_ending", is_ending)
            cubes[way].note_cube(situation, rate_cube(sage, situation, Depth.QUICK), deep)
            if is_asked:
                plays[way].note_plays(situation, roll, rate_plays(sage, situation, roll, Depth.QUICK), rated)
    for way in WAYS:
        for what, found in (("cube", cubes[way]), ("play", plays[way])):
            print(f"\n| {kind} | {what}, {way} | {found} |\n{found.worst()}", end="")  # noqa: T201 - `-s` shows it
    for found in (cubes["quick"], plays["quick"]):
        assert max(found.equities)[0] == pytest.approx(0, abs=1e-6)
        assert not found.losses
        assert not any(found.certain)
    assert max(cubes["two plies"].certain, default=0) < 0.001  # they call hopeless what seldom wins


@cache
def saved(checkers: Checkers) -> float:
    """How often the next roll bears off the first of fifteen checkers."""
    rolls = [any(sum(after) < CHECKERS for after in after_roll(checkers, roll)) for roll in ROLLS]
    return float(WEIGHTS @ rolls)


def last_to_save(number: int) -> Points:
    """Fifteen checkers of which one or two are outside."""
    random = Random(number)
    outside = random.randint(1, 2)
    return home(random, CHECKERS - outside) + [random.randint(7, 14) for _ in range(outside)]


@pytest.mark.parametrize("depth", Depth)
def test_the_last_roll_that_may_save_a_gammon_is_counted(sage: Sage, depth: Depth) -> None:
    """Looking two plies ahead it was off by up to 0.033: the other side surely bears off next."""
    for number in range(40):
        own = last_to_save(number)
        situation = Situation(position_of(own, SURE[number % len(SURE)]), 2)
        checkers = situation.position.own[1:BAR]
        while not checkers[-1]:
            checkers = checkers[:-1]
        found = rate_cube(sage, situation, depth).chances
        assert (found.win, found.lose_gammon) == pytest.approx((0, 1 - saved(checkers)), abs=0.001), situation
