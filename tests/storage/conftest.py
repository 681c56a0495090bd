"""Every storage test has a new database: on SQLite and, where there is a server, on PostgreSQL."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest
from sqlalchemy import URL, make_url

from storage import Database, TableRecord
from tests.storage.situations import open_table

SERVER = os.environ.get("BARPOINT_TEST_POSTGRES", "")
NEEDS_SERVER = (
    pytest.mark.postgres,
    pytest.mark.skipif(not SERVER, reason="BARPOINT_TEST_POSTGRES names no server; .ci/postgres starts one"),
)


@pytest.fixture
def sqlite_path(tmp_path: Path) -> Path:
    return tmp_path / "barpoint.sqlite3"


@pytest.fixture
def sqlite_url(sqlite_path: Path) -> str:
    return f"sqlite+aiosqlite:///{sqlite_path}"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=NEEDS_SERVER)])
async def url(request: pytest.FixtureRequest, sqlite_url: str) -> AsyncIterator[str]:
    if request.param == "sqlite":
        yield sqlite_url
    else:
        async with fresh_database(make_url(SERVER)) as made:
            yield made


@pytest.fixture(params=[pytest.param("postgres", marks=NEEDS_SERVER)])
async def postgres_url(request: pytest.FixtureRequest) -> AsyncIterator[str]:
    async with fresh_database(make_url(SERVER)) as made:
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


@asynccontextmanager
async def fresh_database(server: URL) -> AsyncIterator[str]:
    name = f"barpoint_{uuid4().hex}"
    await administer(server, f"CREATE DATABASE {name}")
    try:
        yield server.set(database=name).render_as_string(hide_password=False)
    finally:
        await administer(server, f"DROP DATABASE {name} WITH (FORCE)")


async def administer(server: URL, statement: str) -> None:
    plain = server.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(plain)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
