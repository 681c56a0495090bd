"""The evaluator, and the matches that eXtreme Gammon analysed."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

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

T = TypeVar("T")


def evaluated(ask: Callable[[Evaluator], Awaitable[T]]) -> T:
    """What an evaluator answers that is started for one question, whose answer several tests look at."""

    async def answer() -> T:
        evaluator = Evaluator()
        try:
            return await ask(evaluator)
        finally:
            await evaluator.close()

    return asyncio.run(answer())


@pytest.fixture
async def evaluator() -> AsyncIterator[Evaluator]:
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


@pytest.fixture(scope="module")
def short_analysis() -> MatchAnalysis:
    """Its quick analysis."""
    return evaluated(lambda evaluator: evaluator.analyse(parse_record(SHORT_GAME)))
