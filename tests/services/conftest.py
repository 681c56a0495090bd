from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.databases import new_database
from tests.services.house import ALICE, BOB, BY_HAND, CAROL, DORA, EVE, FRANK, House


@pytest.fixture
async def new_house(tmp_path: Path) -> AsyncIterator[House]:
    """A house with a database of its own, and nobody in it."""
    database = await new_database(tmp_path / "house.sqlite3")
    yield House(database)
    await database.close()


@pytest.fixture
async def house(new_house: House) -> House:
    """A house where everybody makes every roll and every play by hand."""
    for person in (ALICE, BOB, CAROL, DORA, EVE, FRANK):
        await new_house.prefer(person, **BY_HAND)
    return new_house
