"""The generator against reference data: every row of perft.txt, every case of legal_plays.jsonl.gz."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from bot.engine import InvalidBoard, Position, format_position_id, legal_plays, parse_board
from bot.engine.generator import results
from tests.engine.reference import ROLLS_IN_PERFT_ORDER, PerftCase, cases, perft_cases

CASES = perft_cases()
POSSIBLE = [case for case in CASES if case.is_possible]
START = CASES[0]


class Checkers(NamedTuple):
    """What the generator looks at, without the check that a position makes."""

    own: tuple[int, ...]
    other: tuple[int, ...]


def checkers(board: str) -> Checkers:
    own, other = (parse_board(f"{side} | ").own for side in board.split(" | "))
    return Checkers(own, other)


def perft(position: Position, depth: int) -> int:
    """Leaves of the tree of rolls and plays. A dance is one play; nothing follows the last checker off."""
    level = Counter([position])
    for _ in range(depth - 1):
        further: Counter[Position] = Counter()
        for before, count in level.items():
            for after in successors(before):
                further[after] += count
        level = further
    return sum(count * plays_of_all_rolls(before) for before, count in level.items())


def successors(position: Position) -> Iterator[Position]:
    """The other side's positions after each play of each roll; none once the last checker is off."""
    for roll in ROLLS_IN_PERFT_ORDER:
        afters = [play.after for play in legal_plays(position, roll)] or [position]
        yield from (after.switched() for after in afters if after.own[0] < 15)


def plays_of_all_rolls(position: Position | Checkers) -> int:
    return sum(len(results(position, roll)) or 1 for roll in ROLLS_IN_PERFT_ORDER)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_roll_has_as_many_plays_as_were_counted(case: PerftCase) -> None:
    found = tuple(len(results(checkers(case.board), roll)) or 1 for roll in ROLLS_IN_PERFT_ORDER)
    assert found == case.plays
    assert plays_of_all_rolls(checkers(case.board)) == case.leaves[1]


@pytest.mark.parametrize("case", [case for case in CASES if not case.is_possible], ids=lambda case: case.name)
def test_a_reference_position_with_both_sides_on_one_point_is_refused(case: PerftCase) -> None:
    with pytest.raises(InvalidBoard, match="both sides"):
        parse_board(case.board)


def test_perft_2_of_the_start() -> None:
    assert perft(parse_board(START.board), 2) == START.leaves[2] == 202_782


def test_every_reference_case_has_exactly_its_results() -> None:
    for case in cases():
        found = sorted(format_position_id(play.after) for play in legal_plays(case.position, case.roll))
        assert found == case.after, (format_position_id(case.position), case.roll)


@pytest.mark.proof
@pytest.mark.parametrize("case", POSSIBLE, ids=lambda case: case.name)
def test_perft_2(case: PerftCase) -> None:
    assert perft(parse_board(case.board), 2) == case.leaves[2]


@pytest.mark.proof
def test_perft_3_of_the_start() -> None:
    assert perft(parse_board(START.board), 3) == START.leaves[3] == 116_154_993
