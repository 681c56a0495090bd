import asyncio
import logging
from collections.abc import Iterator

import pytest
from sqlalchemy import make_url

from tests.databases import SERVER, fresh_database


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever Discord does is no mistake of delivery, so that logs no error."""
    yield
    if "mistakes_are_meant" in request.fixturenames:
        return
    errors = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not [record.getMessage() for record in errors if record.name == "bot.discord.delivery"]


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
