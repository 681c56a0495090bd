"""What is answered about positions says less of a running game than a player of the middle class knows."""

from random import Random

import pytest

from bot.analysis import Evaluator
from bot.engine import Position
from bot.play.fair_play import is_free
from bot.play.nearness import Outline, is_alike
from tests.analysis import advice, xg

SEEDS = range(4)


@pytest.mark.proof
async def test_no_question_that_is_answered_costs_less_than_intermediate(evaluator: Evaluator) -> None:
    running = await advice.boards(evaluator)
    intermediate = sum(board.losses[board.guess] for board in running) / len(running)
    print(f"\n| intermediate, without a question | {len(running)} | {intermediate:.3f} | |")  # noqa: T201
    for kind, (found, asked) in advice.refused(running).items():
        print(f"| {kind} | {found} of {asked} refused | | |")  # noqa: T201 - `-s` shows it
        assert found == asked
    for kind, ask in advice.WAYS.items():
        cost = await advice.cost(evaluator, running, ask)
        print(f"| {kind} | {cost.asked} | {cost.one:.3f} | {cost.day:.3f} |")  # noqa: T201
        assert min(cost.one, cost.day) >= intermediate
    assert len(running) == advice.POSITIONS


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
