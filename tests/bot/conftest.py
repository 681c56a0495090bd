import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.bot.club import Club, open_club
from tests.bot.fair_club import play_fair


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The bot logs no error; a test that wants one clears the log."""
    yield
    logged = [*caplog.get_records("setup"), *caplog.get_records("call"), *caplog.get_records("teardown")]
    assert not [record.getMessage() for record in logged if record.levelno >= logging.ERROR]


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """A server with Alice, Bob and Carol, who make every roll and every play by hand."""
    async with open_club(tmp_path) as opened:
        yield opened


@pytest.fixture
async def new_club(tmp_path: Path) -> AsyncIterator[Club]:
    """A server with Alice, Bob and Carol, who have chosen nothing."""
    async with open_club(tmp_path, by_hand=False) as opened:
        yield opened


@pytest.fixture
def fair_club(club: Club) -> Club:
    """The same, with dice that nobody scripts."""
    play_fair(club)
    return club
