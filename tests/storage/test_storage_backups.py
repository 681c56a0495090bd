"""A copy of a file that is in use, where it may go, and what a bot that is started with it knows."""

# ruff: noqa: ASYNC240 - a test may wait for the disk

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Event

import pytest

from storage import Database, TableRecord
from storage.backups import back_up, write_copy
from storage.errors import BackupRefused, DatabaseCorrupt, DatabaseUnavailable, HasOwnTools, NoDatabase
from storage.models.people import COPY_NAME
from tests.databases import new_database, url_of
from tests.storage.situations import open_table, save_action, stored


@pytest.fixture
async def database(sqlite_path: Path) -> AsyncIterator[Database]:
    opened = await new_database(sqlite_path)
    yield opened
    await opened.close()


@pytest.fixture
async def table(database: Database) -> TableRecord:
    return await database.run(open_table)


async def test_the_copy_of_a_file_in_use_has_what_was_saved(
    database: Database, table: TableRecord, sqlite_url: str, tmp_path: Path
) -> None:
    await database.run(save_action, 1, table.id)
    before = await stored(database, table.id)
    target = tmp_path / "new folder" / "backup.sqlite3"
    target.parent.mkdir()
    await back_up(sqlite_url, target)
    await database.run(save_action, 2, table.id)
    assert [path.name for path in target.parent.iterdir()] == ["backup.sqlite3"]
    assert target.stat().st_mode & 0o777 == 0o600
    copy = await Database.open(url_of(target))
    assert await stored(copy, table.id) == before
    await copy.close()


async def test_no_lock_is_needed_for_a_backup(
    database: Database, table: TableRecord, sqlite_url: str, tmp_path: Path
) -> None:
    is_copied, is_inside = Event(), Event()

    def wait_inside(_uow: object) -> None:
        is_inside.set()
        assert is_copied.wait(30)

    writing = asyncio.create_task(database.run(wait_inside))
    await asyncio.to_thread(is_inside.wait, 30)
    await back_up(sqlite_url, tmp_path / "backup.sqlite3")
    is_copied.set()
    await writing


async def test_a_file_is_replaced_only_where_that_is_said(
    database: Database, table: TableRecord, sqlite_url: str, tmp_path: Path
) -> None:
    target = tmp_path / "backup.sqlite3"
    target.write_text("an older one")
    with pytest.raises(BackupRefused, match="is there already: name another file, or say --replace"):
        await back_up(sqlite_url, target)
    assert target.read_text() == "an older one"
    await back_up(sqlite_url, target, may_replace=True)
    assert target.read_bytes().startswith(b"SQLite format 3")


async def test_the_database_itself_and_a_folder_are_no_target(
    database: Database, sqlite_url: str, sqlite_path: Path, tmp_path: Path
) -> None:
    with pytest.raises(BackupRefused, match="is the database itself"):
        await back_up(sqlite_url, sqlite_path, may_replace=True)
    with pytest.raises(BackupRefused, match="is a folder"):
        await back_up(sqlite_url, tmp_path, may_replace=True)


@pytest.mark.parametrize("folder", ["no such", "no/such", "file"])
async def test_no_folder_is_made_for_a_backup(
    database: Database, sqlite_url: str, tmp_path: Path, folder: str
) -> None:
    (tmp_path / "file").touch()
    before = sorted(tmp_path.iterdir())
    with pytest.raises(BackupRefused, match="is in a folder that is not there: make that first"):
        await back_up(sqlite_url, tmp_path / folder / "backup.sqlite3")
    assert sorted(tmp_path.iterdir()) == before


async def test_what_fails_leaves_nothing_behind(database: Database, sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnavailable, match=r"backup .* cannot be used"):
        await back_up(sqlite_url, tmp_path / f"{'x' * 300}.sqlite3")
    assert not [path for path in tmp_path.iterdir() if "unfinished" in path.name]


async def test_only_a_database_of_ours_is_copied(sqlite_url: str, sqlite_path: Path, tmp_path: Path) -> None:
    target = tmp_path / "backup.sqlite3"
    with pytest.raises(NoDatabase, match="holds no games of Barpoint"):
        await back_up(sqlite_url, target)
    assert not sqlite_path.exists()
    sqlite_path.write_text("a letter " * 1000)
    with pytest.raises(DatabaseCorrupt):
        await back_up(sqlite_url, target)
    sqlite_path.write_bytes(b"")
    with pytest.raises(NoDatabase, match="holds no games of Barpoint"):
        await back_up(sqlite_url, target)
    assert list(tmp_path.iterdir()) == [sqlite_path]


async def test_postgresql_has_tools_of_its_own_and_its_password_is_not_shown(tmp_path: Path) -> None:
    address = "postgresql+asyncpg://alice:hunter2@db:5433/barpoint"
    with pytest.raises(HasOwnTools) as refused:
        await back_up(address, tmp_path / "backup")
    assert str(refused.value) == (
        "The PostgreSQL database barpoint is backed up by pg_dump --format=custom --file=FILE"
        " postgresql://alice@db:5433/barpoint and put back by pg_restore."
    )


def test_a_copy_that_is_not_finished_takes_no_place(tmp_path: Path) -> None:
    source = sqlite3.connect(tmp_path / "source", isolation_level=None)
    source.execute("CREATE TABLE numbers AS SELECT value FROM json_each('[1, 2, 3]')")
    source.set_progress_handler(lambda: True, 1)
    with pytest.raises(sqlite3.OperationalError, match="interrupted"):
        write_copy(source, tmp_path / "copy")
    source.close()
    assert [path.name for path in tmp_path.iterdir()] == ["source"]


async def test_a_copy_gets_a_name_of_its_own_once_and_only_a_copy(
    database: Database, table: TableRecord, sqlite_url: str, tmp_path: Path
) -> None:
    target = tmp_path / "backup.sqlite3"
    await database.run(lambda uow: uow.commands.record("those of then"))
    await back_up(sqlite_url, target)
    named, work = database.name, lambda uow: save_action(uow, 1, table.id)
    await database.begin_anew(work)
    assert (database.name, (await stored(database, table.id)).table.version) == (named, 0)
    first, second = await Database.open(url_of(target)), await Database.open(url_of(target))
    assert first.name == COPY_NAME
    await first.begin_anew(work)
    await second.begin_anew(work)
    assert first.name == second.name
    assert first.name not in (COPY_NAME, named)
    assert await first.run(lambda uow: uow.commands.last_registered()) is None
    assert (await stored(first, table.id)).table.version == 1
    await first.close()
    await second.close()
