"""The schema that the migrations make, and what happens to a database that is already there."""

# ruff: noqa: ASYNC240 - a test may wait for the disk

import logging
import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

import storage
from storage import Database, TableRecord
from storage.errors import ConstraintViolated, DatabaseCorrupt
from storage.models import Model
from tests.databases import damage
from tests.storage.described import described
from tests.storage.situations import execute, open_table, save_action, stored

SCRIPTS = Path(storage.__file__).parent / "migrations"
LAST = max(path.name[1:5] for path in SCRIPTS.glob("versions/r*.py"))
"""The number of the last step that there is."""
NEXT = f"{int(LAST) + 1:04}"
NEXT_STEP = f'''
"""Give tables a note, and forbid an empty one: SQLite has to rebuild the table for that."""

import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{LAST}"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("note", sa.String))
        table.create_check_constraint("ck_tables_note", "note <> ''")
'''

RENUMBER_TABLES = """
    op.execute("UPDATE tables SET id = id + 1")
"""


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return list(compare_metadata(context, Model.metadata))


@pytest.fixture
async def connection(url: str) -> AsyncIterator[AsyncConnection]:
    """A connection of SQLAlchemy's to a database that the migrations have made."""
    await (await Database.open(url)).close()
    engine = create_async_engine(url)
    async with engine.begin() as opened:
        yield opened
    await engine.dispose()


async def test_alembic_finds_nothing_to_change(connection: AsyncConnection) -> None:
    assert await connection.run_sync(differences) == []


async def test_the_migrations_make_what_the_models_describe(connection: AsyncConnection) -> None:
    migrated = await connection.run_sync(described)
    await connection.run_sync(Model.metadata.drop_all)
    await connection.run_sync(Model.metadata.create_all)
    assert await connection.run_sync(described) == migrated


@pytest.mark.parametrize("change", ["UPDATE events SET kind = 'Doubled'", "DELETE FROM events"])
async def test_an_event_stays_as_it_is_stored(database: Database, table: TableRecord, change: str) -> None:
    await database.run(save_action, 1, table.id)
    before = await stored(database, table.id)
    with pytest.raises(ConstraintViolated, match="events are append-only"):
        await database.run(execute, change)
    assert await stored(database, table.id) == before


async def test_migrations_leave_logging_alone(url: str) -> None:
    def state() -> list[Any]:
        root = logging.getLogger()
        return [root.level, list(root.handlers), logging.getLogger("bot").disabled]

    before = state()
    await (await Database.open(url)).close()
    assert state() == before


@pytest.fixture
def next_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Another step after ours: the file may be changed until the database is opened."""
    scripts = tmp_path / "migrations"
    shutil.copytree(SCRIPTS, scripts)
    step = scripts / "versions" / f"r{NEXT}_note.py"
    step.write_text(NEXT_STEP)
    monkeypatch.setattr("storage.migrate.SCRIPTS", str(scripts))
    return step


@pytest.fixture
async def old(url: str) -> TableRecord:
    """A table with an action, in a database of the present version."""
    database = await Database.open(url)
    table = await database.run(open_table)
    await database.run(save_action, 1, table.id)
    await database.close()
    return table


async def test_an_upgrade_keeps_what_is_there(url: str, old: TableRecord, next_step: Path) -> None:
    database = await Database.open(url)
    after = await stored(database, old.id)
    assert after.is_whole
    assert after.table.version == 1
    with pytest.raises(ConstraintViolated, match="ck_tables_note"):
        await database.run(execute, "UPDATE tables SET note = ''")
    with pytest.raises(ConstraintViolated, match=r"(?i:foreign key)"):  # they are on again
        await database.run(execute, "INSERT INTO seats VALUES (777, 0, 777)")
    await database.close()


async def test_an_upgrade_that_fails_changes_nothing(url: str, old: TableRecord, next_step: Path) -> None:
    next_step.write_text(NEXT_STEP + "    raise ValueError('half-way')\n")
    for _ in range(2):
        with pytest.raises(ValueError, match="half-way"):
            await Database.open(url)
    next_step.unlink()
    database = await Database.open(url)
    assert (await stored(database, old.id)).is_whole
    await database.close()


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_an_upgrade_copies_the_file_first(
    sqlite_url: str, tmp_path: Path, old: TableRecord, next_step: Path
) -> None:
    (tmp_path / f"barpoint.before-{NEXT}.sqlite3.unfinished").write_text("an earlier attempt")
    await (await Database.open(sqlite_url)).close()
    copy = sqlite3.connect(tmp_path / f"barpoint.before-{NEXT}.sqlite3")
    assert copy.execute("SELECT version_num FROM alembic_version").fetchall() == [(LAST,)]
    assert copy.execute("SELECT id, version FROM tables").fetchall() == [(old.id, 1)]
    assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    copy.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        f"barpoint.before-{NEXT}.sqlite3",
        "barpoint.sqlite3",
        "migrations",
    ]


async def test_a_new_file_is_not_copied(sqlite_url: str, tmp_path: Path) -> None:
    await (await Database.open(sqlite_url)).close()
    assert [path.name for path in tmp_path.iterdir()] == ["barpoint.sqlite3"]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_damaged_file_is_not_upgraded(
    sqlite_url: str, sqlite_path: Path, old: TableRecord, next_step: Path
) -> None:
    damaged = damage(sqlite_path, b"Rolled")
    with pytest.raises(DatabaseCorrupt, match="is damaged"):
        await Database.open(sqlite_url)
    assert sqlite_path.read_bytes() == damaged


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_step_that_breaks_a_key_is_undone(sqlite_url: str, old: TableRecord, next_step: Path) -> None:
    next_step.write_text(NEXT_STEP + RENUMBER_TABLES)
    with pytest.raises(DatabaseCorrupt, match="do not fit together"):
        await Database.open(sqlite_url)
    next_step.unlink()
    database = await Database.open(sqlite_url)
    assert (await stored(database, old.id)).is_whole
    await database.close()
