"""The evaluator, and the matches that eXtreme Gammon analysed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.analysis import Evaluator
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
