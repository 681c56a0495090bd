"""New databases for tests, which need not be built anew for each: copies of one that was."""

import os
from collections.abc import AsyncGenerator
from pathlib import Path
from secrets import token_hex
from typing import Any
from uuid import uuid4

import asyncpg
import pytest
from sqlalchemy import URL, Connection, Dialect

from storage import Database
from storage.database import NAME_BYTES

SERVER = os.environ.get("BARPOINT_TEST_POSTGRES", "")
NEEDS_SERVER = (
    pytest.mark.postgres,
    pytest.mark.skipif(not SERVER, reason="BARPOINT_TEST_POSTGRES names no server; .ci/postgres starts one"),
)

_built: list[tuple[bytes, bytes]] = []
"""The file of a new database, once this process has built one, and the name in it."""

_dialects: list[Dialect] = []
_statements: dict[Any, Any] = {}


def hasten(connection: Connection) -> None:
    """Let SQLite not wait for the disk, and all its databases share what SQLAlchemy makes of a statement."""
    if connection.dialect.driver == "pysqlite":
        _dialects[:] = _dialects or [connection.dialect]
        connection.dialect = _dialects[0]
        connection.execution_options(compiled_cache=_statements)
        connection.connection.driver_connection.execute("PRAGMA synchronous=OFF")


async def new_database(path: Path) -> Database:
    """A new database at `path`, with a name of its own, as `Database.open` makes it."""
    if not _built:
        database = await Database.open(url_of(path))
        await database.close()
        _built.append((path.read_bytes(), database.name.encode()))  # noqa: ASYNC240 - a small file
    content, name = _built[0]
    path.write_bytes(content.replace(name, token_hex(NAME_BYTES).encode()))  # noqa: ASYNC240
    return await Database.open(url_of(path))


def url_of(path: Path) -> str:
    """The URL of the database in a file."""
    return f"sqlite+aiosqlite:///{path}"


def damage(path: Path, around: bytes) -> bytes:
    """Overwrite the last page of a file that holds those bytes; returns what is in the file then."""
    page, content = 4096, path.read_bytes()
    at = content.rindex(around) // page * page
    path.write_bytes(damaged := content[:at] + b"\xa5" * page + content[at + page :])
    return damaged


async def fresh_database(server: URL) -> AsyncGenerator[str]:
    name = f"barpoint_{uuid4().hex}"
    await administer(server, f"CREATE DATABASE {name}")
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
