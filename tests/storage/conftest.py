"""Every storage test has a new database: on SQLite and, where there is a server, on PostgreSQL."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest
from sqlalchemy import URL, make_url

from storage import Database, TableRecord
from tests.databases import new_database, url_of
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
    return url_of(sqlite_path)


@pytest.fixture(scope="session")
def built() -> Iterator[str]:
    """The name of a new database on the server, to be copied."""
    with asyncio.Runner() as runner:
        name = runner.run(build(make_url(SERVER)))
        yield name
        runner.run(administer(make_url(SERVER), f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def template(request: pytest.FixtureRequest) -> str:
    """The name of the database on the server to copy: one that is built, if a test asks for an open one."""
    kind = request.node.callspec.params["url"]
    is_built = kind == "postgres" and "database" in request.fixturenames
    return request.getfixturevalue("built") if is_built else "template1"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=NEEDS_SERVER)])
async def url(request: pytest.FixtureRequest, sqlite_path: Path, template: str) -> AsyncIterator[str]:
    """Where a database is to be, or is already if a test asks for an open one."""
    if request.param == "sqlite":
        if "database" in request.fixturenames:
            await (await new_database(sqlite_path)).close()
        yield url_of(sqlite_path)
    else:
        async with fresh_database(make_url(SERVER), template) as made:
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


async def build(server: URL) -> str:
    name = f"barpoint_{uuid4().hex}"
    await administer(server, f"CREATE DATABASE {name}")
    await (await Database.open(url_on(server, name))).close()
    return name


@asynccontextmanager
async def fresh_database(server: URL, template: str = "template1") -> AsyncIterator[str]:
    name = f"barpoint_{uuid4().hex}"
    await administer(server, f"CREATE DATABASE {name} TEMPLATE {template}")
    try:
        yield url_on(server, name)
    finally:
        await administer(server, f"DROP DATABASE {name} WITH (FORCE)")


def url_on(server: URL, name: str) -> str:
    return server.set(database=name).render_as_string(hide_password=False)


async def administer(server: URL, statement: str) -> None:
    plain = server.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(plain)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
