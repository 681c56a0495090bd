"""Opening a database: what is made, what is refused and in which words; one process at a time on a file."""

# ruff: noqa: ASYNC240 - a test may wait for the disk

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, event, make_url

from storage import Database, UnitOfWork
from storage.errors import (
    BadDatabaseUrl,
    DatabaseCorrupt,
    DatabaseHeld,
    DatabaseTooNew,
    DatabaseUnavailable,
    ForeignDatabase,
    OperationError,
)
from storage.processes import held
from tests.databases import hasten
from tests.storage.situations import execute, open_table

HOLD = """
import sys, time
from storage.processes import held
with held(sys.argv[1]):
    print("held", flush=True)
    time.sleep(600)
"""


async def test_the_folder_of_a_new_file_is_made(tmp_path: Path) -> None:
    path = tmp_path / "var" / "games" / "barpoint.sqlite3"
    database = await Database.open(f"sqlite+aiosqlite:///{path}")
    await database.close()
    assert path.exists()


async def test_what_was_saved_is_there_after_a_restart(url: str) -> None:
    database = await Database.open(url)
    table = await database.run(open_table)
    await database.close()
    database = await Database.open(url)
    assert await database.run(lambda uow: uow.tables.get(table.id)) == table
    await database.close()


@pytest.mark.parametrize("url", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:"])
async def test_a_database_in_memory_is_its_own(url: str) -> None:
    first, second = await Database.open(url), await Database.open(url)
    await first.run(open_table)
    assert await second.run(lambda uow: uow.tables.open_ids()) == []
    await first.close()
    await second.close()


@pytest.fixture
def unhurried() -> Iterator[None]:
    """Connections as they are but for tests."""
    event.remove(Engine, "engine_connect", hasten)
    yield
    event.listen(Engine, "engine_connect", hasten)


async def test_a_sqlite_connection_is_durable_keeps_foreign_keys_and_overwrites_what_it_deletes(
    sqlite_url: str, unhurried: None
) -> None:
    database = await Database.open(sqlite_url)

    def pragmas(uow: UnitOfWork) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "secure_delete", "busy_timeout")
        return [execute(uow, f"PRAGMA {name}").scalar() for name in names]

    assert await database.run(pragmas) == ["wal", 2, 1, 1, 5000]
    await database.close()


@pytest.mark.parametrize(
    "url",
    [
        "",
        "barpoint.sqlite3",
        "sqlite:///barpoint.sqlite3",
        "sqlite+aiosqlite:///file:barpoint?uri=true",
        "postgresql://alice:hunter2@localhost/barpoint",
        "mysql+aiomysql://alice:hunter2@localhost/barpoint",
        "postgresql+asyncpg://alice:hunter2@localhost:port/barpoint",
        "postgresql+asyncpg://alice:hunter2@localhost/barpoint?sslmode=require",
        "postgresql+asyncpg://alice:hunter2@localhost/barpoint?pool=7",
    ],
)
async def test_an_address_that_cannot_be_used_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(BadDatabaseUrl, match=r"The database URL .*; use sqlite") as caught:
        await Database.open(url)
    assert "hunter2" not in f"{caught.value}{caught.value.__context__}{caught.value.__cause__}"


@pytest.mark.parametrize(
    ("url", "what"),
    [
        ("sqlite+aiosqlite:///barpoint.sqlite3?mode=ro", "has the option mode, and a SQLite file takes none"),
        ("postgresql+asyncpg://localhost/b?sslmode=require", r"called ssl here, as in \?ssl=require"),
        ("postgresql+asyncpg://localhost/b?pool=7", "option pool, and PostgreSQL takes host, port"),
        ("postgresql+asyncpg://alice:hunt@er2@localhost/b", "has an @ in its user or its password"),
        ("postgresql+asyncpg://al/ice:hunter2@localhost/b", "has an @ in its user or its password"),
        ("postgresql+asyncpg://alice:hunter2@localhost:99999/b", "names the port 99999"),
    ],
)
async def test_an_option_of_an_address_that_cannot_be_used_is_named(url: str, what: str) -> None:
    with pytest.raises(BadDatabaseUrl, match=what) as caught:
        await Database.open(url)
    assert "er2" not in f"{caught.value}{caught.value.__context__}{caught.value.__cause__}"


def mode_of(path: Path) -> int:
    return path.stat().st_mode & 0o777


async def test_nobody_else_on_the_machine_reads_a_new_file(sqlite_url: str, sqlite_path: Path) -> None:
    database = await Database.open(sqlite_url)
    await database.run(open_table)
    files = sorted(sqlite_path.parent.iterdir())
    assert [path.name for path in files] == [f"barpoint.sqlite3{end}" for end in ("", "-shm", "-wal")]
    assert {mode_of(path) for path in files} == {0o600}
    await database.close()


async def test_nor_one_that_was_there_before(sqlite_url: str, sqlite_path: Path) -> None:
    database = await Database.open(sqlite_url)
    await database.run(open_table)
    beside = [sqlite_path.with_name(f"{sqlite_path.name}{end}") for end in ("", "-shm", "-wal")]
    for path in beside:
        path.chmod(0o644)
    second = await Database.open(sqlite_url)
    assert {mode_of(path) for path in beside} == {0o600}
    await second.close()
    await database.close()


async def test_a_server_that_does_not_answer_is_named_without_its_password() -> None:
    with pytest.raises(
        DatabaseUnavailable, match=r"The PostgreSQL database barpoint on 127\.0\.0\.1:1 cannot be used"
    ) as caught:
        await Database.open("postgresql+asyncpg://alice:hunter2@127.0.0.1:1/barpoint")
    assert "hunter2" not in str(caught.value)


async def test_a_server_behind_a_socket_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnavailable, match=f"database barpoint on {tmp_path}:5432 cannot be used"):
        await Database.open(f"postgresql+asyncpg://barpoint@/barpoint?host={tmp_path}")


async def test_a_database_that_the_server_does_not_have_is_named(postgres_url: str) -> None:
    url = make_url(postgres_url).set(database="nowhere").render_as_string(hide_password=False)
    with pytest.raises(DatabaseUnavailable, match='database "nowhere" does not exist'):
        await Database.open(url)


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnavailable, match="unable to open database file"):
        await Database.open(f"sqlite+aiosqlite:///{tmp_path}")


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "var").write_text("a file, not a folder")
    with pytest.raises(DatabaseUnavailable, match=r"var/barpoint\.sqlite3 cannot be used"):
        await Database.open(f"sqlite+aiosqlite:///{tmp_path}/var/barpoint.sqlite3")


async def test_a_file_that_is_no_database_is_left_alone(sqlite_url: str, sqlite_path: Path) -> None:
    content = b"Dear Bob, this is a letter. " * 400
    sqlite_path.write_bytes(content)
    with pytest.raises(DatabaseCorrupt, match=r"damaged or is not a database \(file is not a database\)"):
        await Database.open(sqlite_url)
    assert sqlite_path.read_bytes() == content


async def test_a_truncated_file_is_refused(sqlite_url: str, sqlite_path: Path) -> None:
    await (await Database.open(sqlite_url)).close()
    sqlite_path.write_bytes(sqlite_path.read_bytes()[:5000])
    with pytest.raises(DatabaseCorrupt, match="malformed"):
        await Database.open(sqlite_url)


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(url: str) -> None:
    database = await Database.open(url)
    await database.run(execute, "UPDATE alembic_version SET version_num = '9999'")
    await database.close()
    for _ in range(2):
        with pytest.raises(DatabaseTooNew, match=r"newer version of Barpoint \(schema revision 9999\)"):
            await Database.open(url)


async def test_anothers_database_is_refused_and_left_alone(sqlite_url: str, sqlite_path: Path) -> None:
    with sqlite3.connect(sqlite_path) as other:
        other.execute("CREATE TABLE players (nickname TEXT)")
    other.close()
    with pytest.raises(ForeignDatabase, match=r"belongs to another program \(it already has players\)"):
        await Database.open(sqlite_url)


async def test_a_closed_database_says_so_and_can_be_closed_again(url: str) -> None:
    database = await Database.open(url)
    await database.close()
    await database.close()
    with pytest.raises(DatabaseUnavailable, match="it was closed"):
        await database.run(open_table)


async def test_what_runs_while_the_database_is_closed_is_finished(sqlite_url: str) -> None:
    database = await Database.open(sqlite_url)
    running = asyncio.create_task(database.run(open_table))
    await asyncio.sleep(0)
    await database.close()
    assert (await running).version == 0


async def test_a_refusal_is_one_sentence(sqlite_url: str, sqlite_path: Path) -> None:
    sqlite_path.write_bytes(b"x" * 5000)
    with pytest.raises(OperationError, match=r"^The [^\n]*\.$"):
        await Database.open(sqlite_url)


def test_a_second_process_is_told_who_the_first_is_and_waits_for_no_file_of_a_dead_one(
    sqlite_url: str, sqlite_path: Path
) -> None:
    command = [sys.executable, "-c", HOLD, sqlite_url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout.readline() == "held\n"
        with pytest.raises(DatabaseHeld, match=f"in use by process {first.pid} on .*stop that one first"):
            held(sqlite_url).__enter__()
        first.kill()
    with held(sqlite_url), pytest.raises(DatabaseHeld, match=f"process {os.getpid()} on "):
        held(sqlite_url).__enter__()
    with held(sqlite_url):
        assert sqlite_path.with_name("barpoint.sqlite3.lock").stat().st_mode & 0o777 == 0o600


async def test_the_file_itself_can_be_opened_beside(sqlite_url: str) -> None:
    with held(sqlite_url):
        await (await Database.open(sqlite_url)).close()


@pytest.mark.parametrize("url", ["sqlite+aiosqlite://", "postgresql+asyncpg://alice@db/barpoint"])
def test_what_is_no_file_is_for_everybody(url: str) -> None:
    with held(url), held(url):
        pass


def test_a_place_for_the_lock_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "var").touch()
    with pytest.raises(DatabaseUnavailable, match="var/b cannot be used"):
        held(f"sqlite+aiosqlite:///{tmp_path}/var/b").__enter__()
