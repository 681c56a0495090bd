"""The evaluator, and the matches that eXtreme Gammon analysed."""

from collections.abc import AsyncIterator
from inspect import iscoroutinefunction
from pathlib import Path

import pytest
import pytest_asyncio

from bot.analysis import Evaluator, MatchAnalysis
from bot.records import MatchRecord, parse_record

XG = Path(__file__).parent.parent / "data" / "xg"
SHORT_GAME = """\
0 point match

 Game 1
 Fox : 0                          Bluepoint : 0
  1) 31: 8/5 6/5                  64: 24/14
  2) 66: 24/18(2) 13/7(2)         21: 14/11
  3) Doubles => 2                 Takes
  4) 43: 13/10 13/9               66:
     Wins 2 points
"""

FOLDER = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let all tests that ask the evaluator share one, and so the loop on which it is waited for."""
    here = (item for item in items if isinstance(item, pytest.Function) and item.path.is_relative_to(FOLDER))
    for item in here:
        if "evaluator" in item.fixturenames and iscoroutinefunction(item.obj):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def evaluator() -> AsyncIterator[Evaluator]:
    """One for all tests, whose process takes a second to start."""
    evaluator = Evaluator()
    yield evaluator
    await evaluator.close()


@pytest.fixture
def xg_matches() -> list[Path]:
    return sorted(XG.glob("*.mat"))


@pytest.fixture
def short_text() -> str:
    """Six plies and a double of a money session, which ends with a resignation."""
    return SHORT_GAME


@pytest.fixture
def short_game(short_text: str) -> MatchRecord:
    """The same, read."""
    return parse_record(short_text)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def short_analysis(evaluator: Evaluator) -> MatchAnalysis:
    """Its quick analysis."""
    return await evaluator.analyse(parse_record(SHORT_GAME))
