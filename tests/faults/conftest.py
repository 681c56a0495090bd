import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from tests.databases import SERVER, fresh_database
from tests.faults.faulty_discord import FaultyDiscord, open_faulty_discord
from tests.faults.hurried_time import HurriedLoop
from tests.pictures import quick_pictures


def pytest_asyncio_loop_factories() -> dict[str, type[HurriedLoop]]:
    """Let all tests hurry."""
    return {"hurried": HurriedLoop}


@pytest.fixture(autouse=True, scope="module")
def hasty() -> Iterator[None]:
    """Let each board be drawn, but hardly compressed."""
    with quick_pictures():
        yield


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever Discord does is no mistake of delivery, so that logs no error."""
    yield
    if "mistakes_are_meant" in request.fixturenames:
        return
    logged = [*caplog.get_records("setup"), *caplog.get_records("call"), *caplog.get_records("teardown")]
    errors = [record for record in logged if record.levelno >= logging.ERROR]
    assert not [record.getMessage() for record in errors if record.name == "bot.discord.posting.delivery"]


@pytest.fixture
async def faulty(tmp_path: Path) -> AsyncIterator[FaultyDiscord]:
    """The bot at a stand-in for Discord, with nothing played yet."""
    async with open_faulty_discord(tmp_path) as opened:
        yield opened


@pytest.fixture
def mistakes_are_meant() -> None:
    """Ask for this where a test lets the bot itself fail."""


@pytest.fixture
def shared_url() -> Iterator[str]:
    """A database on the server, for several processes."""
    with asyncio.Runner() as runner:
        fresh = fresh_database(make_url(SERVER))
        yield runner.run(anext(fresh))
        runner.run(fresh.aclose())
