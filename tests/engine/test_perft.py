"""The generator against reference data: every row of perft.txt, every case of legal_plays.jsonl.gz."""

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.engine import Position, format_position_id, legal_plays, parse_board
from bot.engine.generator import results
from tests.engine.reference import ROLLS_IN_PERFT_ORDER, PerftCase, cases, perft_cases

CASES = perft_cases()
START = CASES[0]


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


def plays_of_all_rolls(position: Position) -> int:
    return sum(len(results(position, roll)) or 1 for roll in ROLLS_IN_PERFT_ORDER)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_roll_has_as_many_plays_as_were_counted(case: PerftCase) -> None:
    position = parse_board(case.board)
    assert tuple(len(results(position, roll)) or 1 for roll in ROLLS_IN_PERFT_ORDER) == case.plays
    assert plays_of_all_rolls(position) == case.leaves[1]


@pytest.mark.no_cover
def test_perft_2_of_the_start() -> None:
    assert perft(parse_board(START.board), 2) == START.leaves[2] == 202_782


@pytest.mark.no_cover
def test_every_reference_case_has_exactly_its_results() -> None:
    for case in cases():
        found = sorted(format_position_id(play.after) for play in legal_plays(case.position, case.roll))
        assert found == case.after, (format_position_id(case.position), case.roll)


@pytest.mark.proof
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_perft_2(case: PerftCase) -> None:
    assert perft(parse_board(case.board), 2) == case.leaves[2]


@pytest.mark.proof
def test_perft_3_of_the_start() -> None:
    assert perft(parse_board(START.board), 3) == START.leaves[3] == 116_154_993
