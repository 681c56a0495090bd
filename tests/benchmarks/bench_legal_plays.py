"""Every legal play, as a ratio to bgsage's compiled `possible_moves` in the same run.

Both find the plays of the same turns, one after the other: `legal_plays` of 2,000 reference cases, many of
them odd, and `legal_plays_of_games` of 2,000 turns of games in which both sides play at random. Ours returns
`Play`s, from a `Position` and a `Roll`; bgsage returns boards, from a board. The slowest roll is looked for
among all these and all reference positions, one of which has 2,226 plays of 1-1. Times are the processor's,
so that other work on the machine counts little.
"""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from random import Random

import bgsage

from bot.engine import Position, Roll, legal_plays, parse_board
from tests.engine.reference import ROLLS_IN_PERFT_ORDER, cases, perft_cases

TURNS, REPEATS = 2000, 7
LIMIT, SLOWEST_LIMIT_MS = 1.0, 5.0

Turn = tuple[Position, Roll]
Board = list[int]


def bgsage_board(position: Position) -> Board:
    """A position as bgsage wants it: the other side's checkers negative, its bar 0, ours 25."""
    board = [position.other[25], *position.own[1:]]
    for point in range(1, 25):
        board[25 - point] -= position.other[point]
    return board


def turns_of_games(random: Random) -> Iterator[Turn]:
    """Positions and rolls of games, one after the other, in which both sides play at random."""
    while True:
        position = Position.start()
        while position.own_pips and position.other_pips:
            roll = Roll(random.randint(1, 6), random.randint(1, 6))
            yield position, roll
            plays = legal_plays(position, roll)
            position = (random.choice(plays).after if plays else position).switched()


def check(turns: Iterable[Turn]) -> None:
    """Fail unless both find the same positions. For a dance bgsage lists the position unchanged."""
    for position, roll in turns:
        before = bgsage_board(position)
        ours = sorted(bgsage_board(play.after) for play in legal_plays(position, roll))
        theirs = sorted(bgsage.possible_moves(before, roll.high, roll.low))
        if theirs != (ours or [before]):
            sys.exit(f"bgsage finds other plays of {roll} in {position}")


def seconds(run: Callable[[], object]) -> float:
    """How long the processor takes to run something once."""
    start = time.process_time()
    run()
    return time.process_time() - start


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
    reference = [(case.position, case.roll) for case in islice(cases(), TURNS)]
    games = list(islice(turns_of_games(Random(20260101)), TURNS))
    ratios = {}
    for name, turns in (("legal_plays", reference), ("legal_plays_of_games", games)):
        check(turns)
        ours, theirs = compare(turns)
        print(f"{name}: {ours / TURNS * 1e6:.1f} µs; bgsage: {theirs / TURNS * 1e6:.1f} µs ({TURNS} turns)")
        ratios[name] = ours / theirs
    boards = [parse_board(case.board) for case in perft_cases()]
    rolled = [(board, roll) for board in boards for roll in ROLLS_IN_PERFT_ORDER]
    slowest_ms = slowest([*reference, *games, *rolled]) * 1e3
    print(f"legal_plays_slowest_ms {slowest_ms:.2f} {SLOWEST_LIMIT_MS}")
    for name, ratio in ratios.items():
        print(f"{name} {ratio:.2f} {LIMIT}")
    return int(max(ratios.values()) > LIMIT or slowest_ms > SLOWEST_LIMIT_MS)


if __name__ == "__main__":
    sys.exit(main())
