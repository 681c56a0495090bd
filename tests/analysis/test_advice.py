"""Answers about other positions tell less of a running game than an intermediate player knows."""

from random import Random

import pytest

from bot.analysis import Evaluator
from bot.engine import Position
from bot.play.tables.fair_play import is_free
from bot.play.tables.nearness import Outline, is_alike
from tests.analysis import advice, xg

SEEDS = range(4)


FRESH = ("1 own checker, 4 of the other side", "2 own checkers, 3 of the other side")
"""Ways that are also measured on boards by which nothing was chosen."""


@pytest.mark.proof
@pytest.mark.parametrize("are_fresh", [False, True])
def test_what_looks_like_a_running_board_is_refused(*, are_fresh: bool) -> None:
    boards = [each.situation.position for each in advice.running(are_fresh=are_fresh)]
    assert len(boards) == advice.POSITIONS
    for kind, (found, asked) in advice.refused(boards).items():
        print(f"\n| {kind} | {found} of {asked} refused |", end="")  # noqa: T201 - `-s` shows it
        assert found == asked


@pytest.mark.proof
@pytest.mark.parametrize(
    ("kind", "are_fresh"), [*((each, False) for each in advice.WAYS), *((each, True) for each in FRESH)]
)
async def test_no_question_that_is_answered_costs_less_than_intermediate(
    evaluator: Evaluator, kind: str, *, are_fresh: bool
) -> None:
    """Of those boards, too, on which the question is answered."""
    cost = await advice.cost(
        evaluator, await advice.boards(evaluator, are_fresh=are_fresh), advice.WAYS[kind]
    )
    boards = f"{cost.asked} fresh" if are_fresh else cost.asked
    print(f"\n| {kind} | {boards} | {cost.intermediate:.3f} | {cost.one:.3f} | {cost.day:.3f} |")  # noqa: T201
    assert min(cost.one, cost.day) >= cost.intermediate


@pytest.mark.proof
@pytest.mark.parametrize(("tables", "most"), [(50, 0.03), (300, 0.12)])
def test_ordinary_questions_are_seldom_refused_by_chance(tables: int, most: float) -> None:
    """Positions of some games, while others stand at boards of other games."""
    games = [[each.position for each in game] for game in xg.games()]
    questions = refusals = analyses = finished = 0
    for seed in SEEDS:
        random = Random(seed)
        random.shuffle(games)
        running = [board for game in games[: len(games) // 2] for board in game]
        others = games[len(games) // 2 :]
        last = [board for board in random.sample(running, tables) if not is_free(board)]
        asked = [board for game in others for board in game if not is_free(board)]
        for position in random.sample(asked, 150):
            questions += 1
            refusals += any(advice.is_locked(board, position) for board in last)
        for game in others:
            analyses += 1
            finished += any(_is_alike(board, position) for board in last for position in game)
    print(f"\n{tables} running: {refusals / questions:.3f} refused, games {finished / analyses:.3f}")  # noqa: T201
    assert refusals / questions <= most
    assert finished / analyses <= most


def _is_alike(board: Position, position: Position) -> bool:
    here = Outline.of(board)
    return not is_free(position) and any(is_alike(here, there) for there in Outline.both(position))
