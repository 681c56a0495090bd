from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Database
from tests.services.house import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house with a database of its own, and nobody in it."""
    database = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite3'}")
    yield House(database)
    await database.close()
