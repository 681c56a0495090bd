"""Whatever goes wrong in a saved action, the database is as before or as after it, never between."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import IO, Any

import asyncpg
import pytest
from sqlalchemy import Engine, event, make_url
from sqlalchemy.exc import DBAPIError

from storage import Database, TableRecord, UnitOfWork
from storage.errors import (
    ConstraintViolated,
    DatabaseBusy,
    DatabaseCorrupt,
    DatabaseUnavailable,
    DiskFull,
    StorageError,
    translate,
)
from storage.models.base import UtcDateTime
from storage.sqlite import PRAGMAS
from tests.databases import damage
from tests.storage.situations import NOW, execute, is_used, open_table, save_action, stored

SAVER = [sys.executable, "-m", "tests.storage.save_until_killed"]
STATEMENTS = 7  # of `save_action`: claim, read, save, add event and post, drop old deadlines, add new ones


class Crash(Exception):
    """Raised in the middle of a transaction."""


@contextmanager
def crash_at(step: int) -> Iterator[None]:
    """Fail before the statement of this number (from 0); the one after the last is the commit."""
    steps = iter(range(STATEMENTS + 1))

    def count(*_: Any, **__: Any) -> None:
        if next(steps) == step:
            raise Crash

    listeners = [(Engine, "before_cursor_execute"), (Engine, "commit")]
    for target, name in listeners:
        event.listen(target, name, count)
    try:
        yield
    finally:
        for target, name in listeners:
            event.remove(target, name, count)


@pytest.mark.parametrize("step", range(STATEMENTS + 1))
async def test_a_crash_before_any_statement_leaves_everything_as_before(
    url: str, database: Database, table: TableRecord, step: int
) -> None:
    await database.run(save_action, 1, table.id)
    before = await stored(database, table.id)
    with crash_at(step), pytest.raises(Crash):
        await database.run(save_action, 2, table.id)
    reopened = await Database.open(url)
    assert await stored(reopened, table.id) == before
    assert not await is_used(reopened, 2)
    await reopened.close()
    await database.run(save_action, 2, table.id)  # the same connection works on
    after = await stored(database, table.id)
    assert after.is_whole
    assert after.table.version == 2


def crash(_uow: UnitOfWork) -> None:
    raise Crash


def be_refused(uow: UnitOfWork) -> None:
    uow.outbox.add(777, 0, "board", {}, NOW)


@pytest.mark.parametrize(("fail", "error"), [(crash, Crash), (be_refused, ConstraintViolated)])
async def test_what_fails_rolls_back_all_that_was_saved_before_it(
    database: Database, table: TableRecord, fail: Callable[[UnitOfWork], None], error: type[Exception]
) -> None:
    before = await stored(database, table.id)

    def work(uow: UnitOfWork) -> None:
        save_action(uow, 1, table.id)
        fail(uow)

    with pytest.raises(error):
        await database.run(work)
    assert await stored(database, table.id) == before


async def test_an_error_that_asyncio_cannot_pass_on_is_raised_all_the_same(database: Database) -> None:
    def work(_uow: UnitOfWork) -> None:
        raise StopIteration

    with pytest.raises(RuntimeError, match="StopIteration"):
        await database.run(work)


async def test_a_caller_who_is_cancelled_leaves_a_whole_transaction(sqlite_url: str) -> None:
    database = await Database.open(sqlite_url)
    table = await database.run(open_table)
    is_saved, may_go_on = threading.Event(), threading.Event()

    def work(uow: UnitOfWork) -> None:
        save_action(uow, 1, table.id)
        is_saved.set()
        may_go_on.wait()

    task = asyncio.create_task(database.run(work))
    await asyncio.to_thread(is_saved.wait)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    may_go_on.set()
    after = await stored(database, table.id)
    assert after.is_whole
    assert after.table.version == 1
    await database.close()


async def test_a_caller_who_is_cancelled_at_any_moment_leaves_a_whole_transaction(
    database: Database, table: TableRecord
) -> None:
    for interaction in range(1, 25):
        task = asyncio.create_task(database.run(save_action, interaction=interaction, table_id=table.id))
        await asyncio.sleep(interaction * 0.0003)
        task.cancel()
        await asyncio.wait([task])
        after = await stored(database, table.id)
        assert after.is_whole
        assert await is_used(database, interaction) == (after.table.state == {"interaction": interaction})


@contextmanager
def saving(url: str, table: TableRecord, *how: str) -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    """Another process that saves one action after another, and what it says of them."""
    command = [*SAVER, url, str(table.id), *how]
    folder = Path(__file__).parents[2]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder) as saver:
        assert saver.stdout is not None
        yield saver, saver.stdout


@pytest.mark.parametrize("seed", range(3))
async def test_kill_9_at_a_random_moment_loses_nothing_that_was_committed(
    url: str, database: Database, table: TableRecord, seed: int
) -> None:
    with saving(url, table) as (saver, said):
        said.readline()
        await asyncio.sleep(Random(seed).uniform(0, 0.1))
        saver.kill()
        versions = said.read().splitlines()
    after = await stored(database, table.id)
    assert after.is_whole
    committed = int(versions[-1]) if versions and versions[-1].isdigit() else 1
    assert committed <= after.table.version <= committed + 1


async def test_kill_9_in_the_middle_of_a_transaction_leaves_everything_as_before(
    url: str, database: Database, table: TableRecord
) -> None:
    with saving(url, table, "--stop-before-commit") as (saver, said):
        assert said.readline() == "saved, not committed\n"
        saver.kill()
    after = await stored(database, table.id)
    assert after.table == table
    assert after.is_whole
    assert not await is_used(database, 1)


async def save_while_there_is_room(
    database: Database, save: Callable[[UnitOfWork], TableRecord]
) -> TableRecord:
    last = await database.run(save)
    with suppress(DiskFull):
        while last.version < 1000:
            last = await database.run(save)
    return last


async def test_a_full_disk_loses_nothing_and_ends_when_there_is_room(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.sqlite.PRAGMAS", (*PRAGMAS, "max_page_count=120"))
    database = await Database.open(sqlite_url)
    table = await database.run(open_table)

    def save(uow: UnitOfWork) -> TableRecord:
        saved = save_action(uow, uow.tables.get(table.id).version + 1, table.id)
        uow.events.append(table.id, saved.version + 10_000, [(2, "Filled", {"up": "x" * 2000}, None)], NOW)
        return saved

    last = await save_while_there_is_room(database, save)
    for _ in range(3):
        with pytest.raises(DiskFull, match=r"no room left to write to the database file /.*; nothing was ch"):
            await database.run(save)
    assert await database.run(lambda uow: uow.tables.get(table.id)) == last
    await database.close()
    monkeypatch.setattr("storage.sqlite.PRAGMAS", PRAGMAS)
    database = await Database.open(sqlite_url)
    saved = await database.run(save)
    assert saved.version == last.version + 1
    await database.close()


async def test_a_database_that_is_read_only_says_so(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await Database.open(sqlite_url)).close()
    monkeypatch.setattr("storage.sqlite.PRAGMAS", (*PRAGMAS, "query_only=ON"))
    with pytest.raises(DatabaseUnavailable, match=r"cannot be used \(attempt to write a readonly database\)"):
        await Database.open(sqlite_url)


async def test_a_damaged_page_is_reported_when_it_is_met(sqlite_url: str, sqlite_path: Path) -> None:
    database = await Database.open(sqlite_url)
    table = await database.run(open_table)
    for interaction in range(1, 60):
        await database.run(save_action, interaction=interaction, table_id=table.id)
    await database.close()
    damage(sqlite_path, b"Rolled")
    database = await Database.open(sqlite_url)
    with pytest.raises(DatabaseCorrupt, match=r"The database file /.* is damaged or is not a database"):
        await stored(database, table.id)
    await database.close()


async def test_a_connection_that_the_server_ended_is_replaced(postgres_url: str) -> None:
    database = await Database.open(postgres_url)
    table = await database.run(open_table)

    def work(uow: UnitOfWork) -> None:
        save_action(uow, 1, table.id)
        execute(uow, "SELECT pg_terminate_backend(pg_backend_pid())")

    with pytest.raises(DatabaseUnavailable, match=r"The PostgreSQL database barpoint_.* cannot be used"):
        await database.run(work)
    assert (await stored(database, table.id)).table == table
    await database.run(save_action, 1, table.id)
    await database.close()


@pytest.mark.parametrize(
    ("cause", "meaning"),
    [
        (asyncpg.DiskFullError("could not extend file"), DiskFull),
        (asyncpg.DeadlockDetectedError("deadlock detected"), DatabaseBusy),
        (asyncpg.TooManyConnectionsError("too many clients"), DatabaseBusy),
        (asyncpg.DataCorruptedError("invalid page"), DatabaseCorrupt),
        (asyncpg.AdminShutdownError("terminating connection"), DatabaseUnavailable),
        (asyncpg.ReadOnlySQLTransactionError("read-only"), DatabaseUnavailable),
        (TimeoutError(), DatabaseUnavailable),
        (sqlite3.ProgrammingError("Cannot operate on a closed database."), DatabaseUnavailable),
    ],
)
def test_an_error_of_a_driver_becomes_one_sentence(cause: Exception, meaning: type[StorageError]) -> None:
    translated = translate(DBAPIError("SELECT 1", {}, cause), "PostgreSQL database barpoint on db:5432")
    assert type(translated) is meaning
    assert "PostgreSQL database barpoint on db:5432" in str(translated)
    assert "()" not in str(translated)


@pytest.mark.parametrize("url", ["sqlite://", "postgresql+asyncpg://"])
def test_no_time_stays_no_time(url: str) -> None:
    column, dialect = UtcDateTime(), make_url(url).get_dialect()()
    assert column.process_bind_param(None, dialect) is None
    assert column.process_result_value(None, dialect) is None
