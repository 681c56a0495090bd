"""Bear-offs: what their first use costs, when what is needed has yet to be worked out.

Of short ones, five checkers on the six point against five are most; a match has most cubes to follow. Of
long ones, ten checkers up to the seven point are most, whose fastest plays are worked out. `bearoff_seconds`
is the slowest first answer by the clock. `bearoff_percent_of_peer` is the processor's time for each value of
the largest table, in percent of what the plain program of the tests takes for one, in the same run.
"""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from bot.analysis import Depth, Situation
from bot.analysis.worker.bearoff import NOBODY, CubeState, ScoreAndCap, SolvedValues, descent
from bot.analysis.worker.sage import Sage, rate_cube
from bot.analysis.worker.solved import LABEL, Solved
from bot.engine import Position, parse_board
from tests.analysis import slow_bearoff
from tests.benchmarks.results import Result

SHORT = parse_board("6:5 | 6:5")
LONG = parse_board("7:1 6:3 5:2 4:2 3:1 2:1 | 7:1 6:4 5:2 3:2 1:1")
SCORES = None, (9, 11)
CHECKERS = (0, 0, 0, 0, 0, 5)
SMALL = slow_bearoff.side_of(p6=3)
SECONDS, PERCENT, OF_PEER = 10, 100, 1.0


@dataclass(frozen=True, slots=True)
class Took:
    """How long something took, by the clock and of a processor."""

    seconds: float
    worked: float


def took(do: Callable[[], object]) -> Took:
    begin, worked = time.perf_counter(), time.process_time()
    do()
    return Took(time.perf_counter() - begin, time.process_time() - worked)


def first_use(sage: Sage, position: Position, away: tuple[int, int] | None, *, is_exact: bool) -> Took:
    """A cube about which nothing has been worked out yet."""
    sage.solved = Solved()
    situation = Situation(position, away=away)
    found = took(lambda: rate_cube(sage, situation, Depth.QUICK))
    assert (rate_cube(sage, situation, Depth.QUICK).depth == LABEL) is is_exact
    print(f"first use at {away or 'money'}: {found.seconds:.2f} s, {found.worked:.2f} s of a processor")
    return found


def solved_values(away: tuple[int, int] | None) -> float:
    """The processor's seconds for each value of the largest table."""
    score, cube = ScoreAndCap(away), CubeState(1, NOBODY)
    descent.cache_clear()
    found: list[SolvedValues] = []
    worked = took(
        lambda: found.append(SolvedValues(descent(CHECKERS), descent(CHECKERS), score, cube))
    ).worked
    return worked / found[0].count


def followed() -> float:
    """The same for the program that follows position by position, once it knows all plays."""
    slow_bearoff.chance(SMALL, SMALL)
    slow_bearoff.rolled.cache_clear()
    slow_bearoff.turn.cache_clear()
    situation = Situation(slow_bearoff.position_of(SMALL, SMALL))
    worked = took(lambda: slow_bearoff.cube_equities(situation)).worked
    return worked / slow_bearoff.rolled.cache_info().misses


def main() -> int:
    """Print the figures; return 1 if one exceeds its mark."""
    sage = Sage()
    rate_cube(sage, Situation(Position.start()), Depth.QUICK)
    short = [first_use(sage, SHORT, away, is_exact=True) for away in SCORES]
    long = [first_use(sage, LONG, away, is_exact=False) for away in SCORES]
    peer = followed()
    ours = max(map(solved_values, SCORES))
    print(f"a value takes {ours * 1e6:.2f} \N{MICRO SIGN}s, followed by itself {peer * 1e6:.0f}")
    results = [
        Result("bearoff_seconds", max(each.seconds for each in short + long), SECONDS),
        Result("bearoff_percent_of_peer", PERCENT * ours / peer, OF_PEER),
    ]
    print(*results, sep="\n")
    return int(any(result.value > result.mark for result in results))


if __name__ == "__main__":
    sys.exit(main())
