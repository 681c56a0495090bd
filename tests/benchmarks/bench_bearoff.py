"""Bear-offs: what their first use costs, when what is needed has yet to be worked out.

Of short ones, five checkers on the six point against five are most; a match has most cubes to follow. Of
long ones, ten checkers up to the seven point are most, whose fastest plays are worked out. All times are
the processor's, in the same run. `bearoff_first_use` is the slowest first answer by a deep one about a cube
of a match, the median of some, of which nothing is kept. `bearoff_percent_of_peer` is the time for each
value of the largest table, in percent of what the plain program of the tests takes for one.
"""

import sys
from itertools import islice
from statistics import median

from bot.analysis import Depth, Situation
from bot.analysis.worker.bearoff import NOBODY, CubeState, ScoreAndCap, SolvedValues, descent
from bot.analysis.worker.sage import Sage, rate_cube
from bot.analysis.worker.solved import LABEL, Solved
from bot.engine import Position, parse_board
from tests.analysis import slow_bearoff, xg
from tests.benchmarks.measuring import keep_to_cores, timed
from tests.benchmarks.results import Result, judged

SHORT = parse_board("6:5 | 6:5")
LONG = parse_board("7:1 6:3 5:2 4:2 3:1 2:1 | 7:1 6:4 5:2 3:2 1:1")
SCORES = None, (9, 11)
CHECKERS = (0, 0, 0, 0, 0, 5)
SMALL = slow_bearoff.side_of(p6=3)
DEEP_EVERY, DEEP = 25, 9
FIRST_USE, PERCENT, OF_PEER = 15, 100, 1.0


def first_use(sage: Sage, position: Position, away: tuple[int, int] | None, *, is_exact: bool) -> float:
    """The seconds for a cube about which nothing has been worked out yet."""
    sage.solved = Solved()
    situation = Situation(position, away=away)
    seconds, _ = timed(lambda: rate_cube(sage, situation, Depth.QUICK))
    assert (rate_cube(sage, situation, Depth.QUICK).depth == LABEL) is is_exact
    print(f"first use at {away or 'money'}: {seconds:.2f} s")
    return seconds


def deep(sage: Sage) -> float:
    """The seconds for a deep answer about a cube; those of bear-offs may be known exactly, and at once."""
    cubes = [situation for situation, _ in islice(xg.cubes(), 0, DEEP_EVERY * DEEP, DEEP_EVERY)]
    return median(timed(lambda: rate_cube(sage, each, Depth.DEEP))[0] for each in cubes)  # noqa: B023 - at once


def solved_values(away: tuple[int, int] | None) -> float:
    """The seconds for each value of the largest table."""
    score, cube = ScoreAndCap(away), CubeState(1, NOBODY)
    descent.cache_clear()
    seconds, found = timed(lambda: SolvedValues(descent(CHECKERS), descent(CHECKERS), score, cube))
    return seconds / found.count


def followed() -> float:
    """The same for the program that follows position by position, once it knows all plays."""
    slow_bearoff.chance(SMALL, SMALL)
    slow_bearoff.rolled.cache_clear()
    slow_bearoff.turn.cache_clear()
    situation = Situation(slow_bearoff.position_of(SMALL, SMALL))
    seconds, _ = timed(lambda: slow_bearoff.cube_equities(situation))
    return seconds / slow_bearoff.rolled.cache_info().misses


def main() -> int:
    """Print the figures; return 1 if one exceeds its mark."""
    keep_to_cores()
    sage = Sage()
    rate_cube(sage, Situation(Position.start()), Depth.QUICK)
    short = [first_use(sage, SHORT, away, is_exact=True) for away in SCORES]
    long = [first_use(sage, LONG, away, is_exact=False) for away in SCORES]
    usual, peer = deep(sage), followed()
    ours = max(map(solved_values, SCORES))
    print(f"a deep answer about a cube takes {usual:.2f} s")
    print(f"a value takes {ours * 1e6:.2f} \N{MICRO SIGN}s, followed by itself {peer * 1e6:.0f}")
    return judged(
        [
            Result("bearoff_first_use", max(short + long) / usual, FIRST_USE),
            Result("bearoff_percent_of_peer", PERCENT * ours / peer, OF_PEER),
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
