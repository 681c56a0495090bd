from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.databases import new_database
from tests.play.harness import ALICE, BOB, BY_HAND, CAROL, DORA, EVE, FRANK, Harness


@pytest.fixture
async def new_harness(tmp_path: Path) -> AsyncIterator[Harness]:
    """A harness with a database of its own, and nobody in it."""
    database = await new_database(tmp_path / "barpoint.sqlite3")
    yield Harness(database)
    await database.close()


@pytest.fixture
async def harness(new_harness: Harness) -> Harness:
    """A harness where everybody makes every roll and every play by hand."""
    await new_harness.prefer(ALICE, BOB, CAROL, DORA, EVE, FRANK, **BY_HAND)
    return new_harness
