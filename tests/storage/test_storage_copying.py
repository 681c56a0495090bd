"""`barpoint copy-database`: all that is stored moves from SQLite to PostgreSQL and back, and is compared."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from bot.__main__ import main
from bot.play.upkeep.checking import check_database
from storage import Database
from storage.copying import copy_database
from storage.errors import CopyFailed, CopyRefused, DatabaseHeld, DatabaseTooNew, NoDatabase, StorageError
from storage.models import Model
from storage.processes import held
from tests.databases import new_database, url_of
from tests.play.populated import populate
from tests.storage.situations import NOW, all_rows, execute


@pytest.fixture
async def played(sqlite_path: Path) -> str:
    """A file with tables of each kind."""
    database = await new_database(sqlite_path)
    await populate(database)
    for number in range(3):
        imported = await database.run(lambda uow: uow.imports.add(1, "a match", NOW))
        assert imported == number + 1
    await database.run(lambda uow: uow.imports.forget_player(1))
    await database.close()
    return url_of(sqlite_path)


async def rows_of(address: str) -> dict[str, list[list[Any]]]:
    database = await Database.open_to_read(address)
    try:
        return await database.run(all_rows)
    finally:
        await database.close()


async def test_all_of_it_goes_there_and_back(played: str, postgres_url: str, tmp_path: Path) -> None:
    before = await rows_of(played)
    copied = await copy_database(played, postgres_url)
    assert {each.table: each.rows for each in copied} == {name: len(rows) for name, rows in before.items()}
    assert await rows_of(postgres_url) == before
    back = url_of(tmp_path / "back.sqlite3")
    assert await copy_database(postgres_url, back) == copied
    assert await rows_of(back) == before
    for address in (postgres_url, back):
        database = await Database.open(address)
        assert (await database.run(check_database)).problems == ()
        await database.close()


async def test_new_rows_get_the_numbers_that_come_next_on_either_side(
    played: str, postgres_url: str, tmp_path: Path
) -> None:
    back = url_of(tmp_path / "back.sqlite3")
    await copy_database(played, postgres_url)
    await copy_database(postgres_url, back)
    for address in (postgres_url, back):
        database = await Database.open(address)
        players = len(await database.run(lambda uow: list(uow.contents.all_of("players"))))
        added = await database.run(lambda uow: uow.players.get_or_add(31337, "Nina", NOW))
        assert added.id == players + 1
        assert await database.run(lambda uow: uow.imports.add(1, "a match", NOW)) == 4  # 1 to 3 were given
        await database.close()


async def test_a_target_with_anything_in_it_is_refused_and_left_alone(played: str, postgres_url: str) -> None:
    database = await Database.open(postgres_url)
    await database.run(lambda uow: uow.players.get_or_add(5, "Somebody", NOW))
    await database.close()
    before = await rows_of(postgres_url)
    with pytest.raises(CopyRefused, match="something is in the target already: its table players"):
        await copy_database(played, postgres_url)
    assert await rows_of(postgres_url) == before


async def test_what_fails_on_the_way_leaves_the_target_as_it_was(
    played: str, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Database.open(postgres_url)).close()
    before = await rows_of(postgres_url)
    monkeypatch.setattr("storage.copying._summed", lambda connection, _table: connection.dialect.name)
    with pytest.raises(CopyFailed, match="would not be the same afterwards"):
        await copy_database(played, postgres_url)
    assert await rows_of(postgres_url) == before
    monkeypatch.undo()
    await copy_database(played, postgres_url)


async def test_a_bot_that_runs_on_either_side_is_to_be_stopped_first(played: str, postgres_url: str) -> None:
    with held(played), pytest.raises(DatabaseHeld):
        await copy_database(played, postgres_url)
    running = await Database.open(postgres_url)
    with pytest.raises(CopyRefused, match="is in use: stop the bot first"):
        await copy_database(played, postgres_url)
    await running.close()
    await copy_database(played, postgres_url)


async def test_an_older_or_a_newer_source_is_refused(played: str, postgres_url: str) -> None:
    database = await Database.open(played)
    await database.run(lambda uow: execute(uow, "UPDATE alembic_version SET version_num = '9999'"))
    await database.close()
    with pytest.raises(DatabaseTooNew):
        await copy_database(played, postgres_url)


@pytest.mark.parametrize(
    ("source", "target", "error"),
    [
        ("sqlite+aiosqlite:///a", "sqlite+aiosqlite:///b", CopyRefused),
        ("postgresql+asyncpg://db/a", "postgresql+asyncpg://db/b", CopyRefused),
        ("sqlite+aiosqlite:///{folder}/none", "postgresql+asyncpg://127.0.0.1:1/b", NoDatabase),
    ],
)
async def test_what_cannot_be_copied_is_refused_before_anything_is_opened(
    tmp_path: Path, source: str, target: str, error: type[StorageError]
) -> None:
    with pytest.raises(error):
        await copy_database(source.format(folder=tmp_path), target)


async def test_the_command_says_what_it_copied(
    played: str, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = make_url(played).database or ""
    assert await asyncio.to_thread(main, ["copy-database", file, postgres_url]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(Model.metadata.tables)
    assert any(line.startswith("tables: rows: 5, checksum: ") for line in lines)
    assert await asyncio.to_thread(main, ["copy-database", file, postgres_url]) == 1
    assert capsys.readouterr().err.startswith("Nothing was copied: something is in the target already")
