"""Every storage test has a new database: on SQLite and, where there is a server, on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from storage import Database, TableRecord
from storage.models import Model
from storage.models.people import IDENTITY
from tests.databases import NEEDS_SERVER, SERVER, administer, fresh_database, new_database, url_of
from tests.storage.situations import open_table

EMPTIED = sorted(Model.metadata.tables.keys() - {IDENTITY.name})
OPENED = {"database", "others"}
"""The fixtures that open a test's new database by themselves."""
EMPTY = "; ".join(
    [
        "SET session_replication_role = replica",  # on a copy no trigger keeps what is append-only
        *(f"DELETE FROM {name}" for name in EMPTIED),  # noqa: S608 - names of ours
        "UPDATE identity SET quarantined_at = NULL",
        "SELECT setval(format('%I', sequencename)::regclass, 1, false) FROM pg_sequences",
    ]
)


@pytest.fixture
def sqlite_path(tmp_path: Path) -> Path:
    return tmp_path / "barpoint.sqlite3"


@pytest.fixture
def sqlite_url(sqlite_path: Path) -> str:
    return url_of(sqlite_path)


@pytest.fixture(scope="session")
def shared_url() -> Iterator[str]:
    """Where a database is on the server, for all tests that need no more than an open one."""
    with asyncio.Runner() as runner:
        fresh = fresh_database(make_url(SERVER))
        url = runner.run(anext(fresh))
        runner.run(open_and_close(url))
        yield url
        runner.run(fresh.aclose())


def is_opened(request: pytest.FixtureRequest) -> bool:
    return not OPENED.isdisjoint(request.fixturenames)


@pytest.fixture
def shared(request: pytest.FixtureRequest) -> str:
    """That one, if a test asks for an open database on the server, or nothing."""
    is_shared = request.node.callspec.params["url"] == "postgres" and is_opened(request)
    return str(request.getfixturevalue("shared_url")) if is_shared else ""


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=NEEDS_SERVER)])
async def url(request: pytest.FixtureRequest, sqlite_path: Path, shared: str) -> AsyncIterator[str]:
    """Where a database is to be, or is already if a test asks for an open one."""
    if request.param == "sqlite":
        if is_opened(request):
            await (await new_database(sqlite_path)).close()
        yield url_of(sqlite_path)
    elif shared:
        yield shared
        await administer(make_url(shared), EMPTY)
    else:
        async for made in fresh_database(make_url(SERVER)):
            yield made


@pytest.fixture(params=[pytest.param("postgres", marks=NEEDS_SERVER)])
async def postgres_url(request: pytest.FixtureRequest) -> AsyncIterator[str]:
    async for made in fresh_database(make_url(SERVER)):
        yield made


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = await Database.open(url)
    yield opened
    await opened.close()


@pytest.fixture
async def table(database: Database) -> TableRecord:
    """A table at version 0."""
    return await database.run(open_table)


async def open_and_close(url: str) -> None:
    await (await Database.open(url)).close()
