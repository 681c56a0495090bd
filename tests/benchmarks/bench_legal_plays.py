"""Every legal play, in percent of the time of gvformat's `legal_plays`, which is Python too, in the same run.

Both find the plays of the same turns: `legal_plays_percent_of_peer` is that of 2,000 reference cases, many
of them odd, and `legal_plays_of_games_percent_of_peer` that of 2,000 turns of games in which both sides
play at random. Ours returns `Play`s, from a `Position` and a `Roll`; gvformat returns the moves of each
play, from a board. `legal_plays_slowest` is the slowest roll by the average one of those games: it is
looked for among all these and all reference positions, one of which has 2,226 plays of 1-1.

How long bgsage's compiled `possible_moves` takes is printed too. Ours takes half of that to nearly as long,
depending on how Python was built; so it is no peer to measure by.
"""

import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random

import bgsage
from gvformat import legality

from bot.engine import Position, Roll, legal_plays, parse_board
from tests.benchmarks.measuring import keep_to_cores, timed
from tests.benchmarks.results import Result, judged
from tests.engine.reference import ROLLS_IN_PERFT_ORDER, cases, perft_cases

TURNS, REPEATS = 2000, 3
MARKS = {"legal_plays": 4.5, "legal_plays_of_games": 8.0}
SLOWEST_MARK = 75
US, PERCENT = 1e6, 100

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


def compare(turns: list[Turn]) -> tuple[float, float, float]:
    """The best times for all turns, in seconds: ours, gvformat's and bgsage's."""
    sides = [([*position.own], [*position.other], roll.high, roll.low) for position, roll in turns]
    boards = [(bgsage_board(position), roll.high, roll.low) for position, roll in turns]
    rounds = [
        (
            timed(lambda: [legal_plays(*turn) for turn in turns])[0],
            timed(lambda: [legality.legal_plays(*side) for side in sides])[0],
            timed(lambda: [bgsage.possible_moves(*board) for board in boards])[0],
        )
        for _ in range(REPEATS)
    ]
    ours, peer, compiled = map(min, zip(*rounds, strict=True))
    return ours, peer, compiled


def slowest(turns: Iterable[Turn]) -> float:
    """The best time for the turn that takes longest, in seconds."""
    return max(min(timed(lambda turn=turn: legal_plays(*turn))[0] for _ in range(REPEATS)) for turn in turns)


def main() -> int:
    """Print the times and the ratios; return 1 if one is above its mark."""
    keep_to_cores()
    reference = [(case.position, case.roll) for case in islice(cases(), TURNS)]
    games = list(islice(turns_of_games(Random(20260101)), TURNS))
    results, ours = [], 0.0
    for name, turns in (("legal_plays", reference), ("legal_plays_of_games", games)):
        check(turns)
        ours, peer, compiled = compare(turns)
        print(
            f"{name} of {TURNS} turns: {ours / TURNS * US:.1f} µs, gvformat {peer / TURNS * US:.1f} µs;"
            f" bgsage, compiled, {compiled / TURNS * US:.1f} µs, of which ours is {ours / compiled:.2f}"
        )
        results.append(Result(f"{name}_percent_of_peer", PERCENT * ours / peer, MARKS[name]))
    boards = [parse_board(case.board) for case in perft_cases()]
    rolled = [(board, roll) for board in boards for roll in ROLLS_IN_PERFT_ORDER]
    longest = slowest([*reference, *games, *rolled])
    print(f"the slowest roll: {longest * US:.0f} µs")
    return judged([*results, Result("legal_plays_slowest", longest / (ours / TURNS), SLOWEST_MARK)])


if __name__ == "__main__":
    sys.exit(main())
