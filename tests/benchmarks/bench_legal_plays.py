"""Every legal play, as a ratio to bgsage's compiled `possible_moves` in the same run.

Both find the plays of the same 2,000 reference cases and take turns, so that whatever else the machine does
meets both. Ours returns `Play`s, from a `Position` and a `Roll`; bgsage returns boards, from a board. The
slowest roll is looked for among these cases and all reference positions, one of which has 2,226 plays of 1-1.
"""

import sys
import time
from collections.abc import Callable, Iterable
from itertools import islice

import bgsage

from bot.engine import Position, Roll, legal_plays, parse_board
from tests.engine.reference import ROLLS_IN_PERFT_ORDER, cases, perft_cases

CASES, REPEATS = 2000, 7
RATIO_LIMIT, SLOWEST_LIMIT_MS = 2.0, 5.0

Turn = tuple[Position, Roll]
Board = list[int]


def bgsage_board(position: Position) -> Board:
    """A position as bgsage wants it: the other side's checkers negative, its bar 0, ours 25."""
    board = [position.other[25], *position.own[1:]]
    for point in range(1, 25):
        board[25 - point] -= position.other[point]
    return board


def check(turns: Iterable[Turn]) -> None:
    """Fail unless both find the same positions. For a dance bgsage lists the position unchanged."""
    for position, roll in turns:
        before = bgsage_board(position)
        ours = sorted(bgsage_board(play.after) for play in legal_plays(position, roll))
        theirs = sorted(bgsage.possible_moves(before, roll.high, roll.low))
        if theirs != (ours or [before]):
            sys.exit(f"bgsage finds other plays of {roll} in {position}")


def seconds(run: Callable[[], object]) -> float:
    """How long it takes to run something once."""
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def compare(turns: list[Turn]) -> tuple[float, float]:
    """The best times for all turns, ours and bgsage's, in seconds."""
    boards = [(bgsage_board(position), roll.high, roll.low) for position, roll in turns]
    ours, theirs = [], []
    for _ in range(REPEATS):
        ours.append(seconds(lambda: [legal_plays(*turn) for turn in turns]))
        theirs.append(seconds(lambda: [bgsage.possible_moves(*board) for board in boards]))
    return min(ours), min(theirs)


def slowest(turns: Iterable[Turn]) -> float:
    """The best time for the turn that takes longest, in seconds."""
    return max(min(seconds(lambda turn=turn: legal_plays(*turn)) for _ in range(REPEATS)) for turn in turns)


def main() -> int:
    """Print the times and how they stand to the limits; return 1 if they exceed one."""
    turns = [(case.position, case.roll) for case in islice(cases(), CASES)]
    check(turns)
    ours, theirs = compare(turns)
    print(f"legal plays: {ours / CASES * 1e6:.1f} µs; bgsage: {theirs / CASES * 1e6:.1f} µs ({CASES} cases)")
    boards = [parse_board(case.board) for case in perft_cases()]
    reference = [(board, roll) for board in boards for roll in ROLLS_IN_PERFT_ORDER]
    slowest_ms = slowest([*turns, *reference]) * 1e3
    ratio = ours / theirs
    for name, value, limit in (
        ("legal_plays_slowest_ms", slowest_ms, SLOWEST_LIMIT_MS),
        ("legal_plays", ratio, RATIO_LIMIT),
    ):
        print(f"{name} {value:.2f} {limit}")
    return int(ratio > RATIO_LIMIT or slowest_ms > SLOWEST_LIMIT_MS)


if __name__ == "__main__":
    sys.exit(main())
