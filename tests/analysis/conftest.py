"""The evaluator, and the matches that eXtreme Gammon analysed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.analysis import Evaluator

XG = Path(__file__).parent.parent / "data" / "xg"


@pytest.fixture
async def evaluator() -> AsyncIterator[Evaluator]:
    evaluator = Evaluator()
    yield evaluator
    await evaluator.close()


@pytest.fixture
def xg_matches() -> list[Path]:
    return sorted(XG.glob("*.mat"))


@pytest.fixture
def short_match() -> Path:
    """The shortest of them: 64 plies of a money session."""
    return XG / "B4_SrGcsKAQmoTyHlgJCbM.mat"
