"""Thirteen matches as eXtreme Gammon sees them: our analysis agrees with it, and each level has its class."""

from collections import Counter
from collections.abc import Container

import pytest

from bot.analysis import CubeAction, Depth, Evaluator, Level
from tests.analysis import xg

CLASSES = {
    Level.BEGINNER: (22, 30),
    Level.CASUAL: (17, 22),
    Level.INTERMEDIATE: (12, 17),
    Level.ADVANCED: (8, 12),
    Level.EXPERT: (3, 5),
    Level.CHAMPION: (0, 0.9),
}
PEOPLE_BEST, PEOPLE_BLUNDERS, PEOPLE_PR = 0.698, 143, 8.36
NOISE_BEST, NOISE_BLUNDERS = 0.61, 120
"""Of a bot that sees every play through the same haze, at the PR of people."""

LOOKED_INTO = ("hQ8sVn2LbTdF4wRm", "rK7pXm4TqLb9NzWd")
"""The matches for which eXtreme Gammon itself looked further ahead than at first glance, and rolled out."""


async def agreements(evaluator: Evaluator, depth: Depth, names: Container[str]) -> dict[str, xg.Agreement]:
    """How far the analyses of some matches agree with eXtreme Gammon's, by the names of the matches."""
    found = {}
    for name, document in xg.documents():
        if name in names:
            data = (xg.FOLDER / f"{name}.mat").read_bytes()
            found[name] = xg.agreement(document, await evaluator.analyse(data, depth))
    return found


@pytest.mark.proof
async def test_analyses_agree_with_extreme_gammon(evaluator: Evaluator) -> None:
    found = await agreements(evaluator, Depth.QUICK, [name for name, _ in xg.documents()])
    every = sum(found.values(), xg.Agreement())
    clean = sum((each for name, each in found.items() if name not in xg.ODD), xg.Agreement())
    assert len(every.pr) == 26
    assert every.mean <= 0.55
    assert every.within_one >= 0.88
    assert clean.mean <= 0.42
    assert clean.within_one >= 0.95
    assert every.mean_luck <= 0.38
    assert every.found >= 0.9 * every.blunders
    assert every.agreed >= 0.95 * every.cubes


@pytest.mark.proof
async def test_where_extreme_gammon_looked_further_deep_is_as_near_as_quick(evaluator: Evaluator) -> None:
    quick, deep = [
        sum((await agreements(evaluator, depth, LOOKED_INTO)).values(), xg.Agreement()) for depth in Depth
    ]
    print(f"off by {quick.mean:.2f} PR quick, by {deep.mean:.2f} deep")  # noqa: T201 - `-s` shows it
    assert len(quick.pr) == len(deep.pr) == 4
    assert deep.mean <= quick.mean


@pytest.mark.proof
@pytest.mark.parametrize("level", Level)
async def test_each_level_has_its_class(evaluator: Evaluator, level: Level) -> None:
    measured = await xg.measure(evaluator, level)
    low, high = CLASSES[level]
    assert measured.plays == 2045
    assert low <= measured.pr <= high


@pytest.mark.proof
async def test_levels_err_as_people_do(evaluator: Evaluator) -> None:
    """At the PR of people, they find as many best plays as people, and blunder as often; noise does not."""
    advanced, expert = [await xg.measure(evaluator, level) for level in (Level.ADVANCED, Level.EXPERT)]
    share = (PEOPLE_PR - expert.pr) / (advanced.pr - expert.pr)
    best = expert.best + share * (advanced.best - expert.best)
    blunders = expert.blunders + share * (advanced.blunders - expert.blunders)
    assert abs(best - PEOPLE_BEST) < abs(NOISE_BEST - PEOPLE_BEST)
    assert abs(blunders - PEOPLE_BLUNDERS) < abs(NOISE_BLUNDERS - PEOPLE_BLUNDERS)


@pytest.mark.proof
async def test_champions_double_and_take_as_extreme_gammon_does(evaluator: Evaluator) -> None:
    agreed: Counter[bool] = Counter()
    for situation, verdict in xg.cubes():
        if not situation.may_double or verdict.best not in (CubeAction.DOUBLE, CubeAction.NO_DOUBLE):
            continue
        agreed[await evaluator.choose_cube(situation, None, Level.CHAMPION, "") is verdict.best] += 1
    assert agreed[True] >= 0.95 * agreed.total()


@pytest.mark.proof
def test_the_decisions_are_those_that_were_played() -> None:
    """Without any engine: how people played them, by eXtreme Gammon's own prices."""
    played = list(xg.plays())
    assert len(played) == 2045
    assert sum(each.lost for each in played) / len(played) * 500 == pytest.approx(PEOPLE_PR, abs=0.01)
    assert sum(each.lost < 1e-9 for each in played) / len(played) == pytest.approx(PEOPLE_BEST, abs=0.001)
    assert sum(each.lost >= xg.BLUNDER for each in played) == PEOPLE_BLUNDERS
