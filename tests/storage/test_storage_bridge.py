"""From the last revisions before the first release to that: nothing is lost, and its rules hold."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, Connection, MetaData, create_engine, insert, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import create_async_engine

from storage import Database, UnitOfWork
from storage.errors import ConstraintViolated, DatabaseTooEarly, DatabaseTooOld
from storage.migrations.bridge import TAKEN_OVER, TOO_EARLY
from storage.migrations.old_words import TABLES
from storage.models import Model
from storage.models.base import UtcDateTime
from storage.models.people import COPY_NAME
from tests.databases import url_of
from tests.recorded import BEFORE
from tests.storage.described import described
from tests.storage.situations import execute

Rows = dict[str, list[dict[str, Any]]]

STEPS_BACK = {
    "0017": [
        "ALTER TABLE identity DROP COLUMN quarantined_at",
        "DROP INDEX ix_players_written_to_at",
        "ALTER TABLE players DROP COLUMN written_to_at",
    ],
    "0016": ["ALTER TABLE players DROP COLUMN username"],
    "0015": ["DROP TABLE questions"],
}
"""The statements that lead from each revision to the one before."""

RULES = (
    ("UPDATE events SET kind = 'Took'", "events are append-only"),
    ("DELETE FROM transfers", "transfers are append-only"),
    ("UPDATE dice SET game = 3", "dice are append-only"),
    ("UPDATE players SET name = NULL WHERE id = 2", "ck_players_erased"),
    ("UPDATE tables SET status = 'banana'", "ck_tables_status"),
    ("UPDATE seats SET player_id = 777 WHERE seat = 1", "(?i:foreign key)"),
)
"""Changes, and by what each is refused."""


AS_STORED = {postgresql.JSON: JSON(none_as_null=True), postgresql.TIMESTAMP: UtcDateTime()}
"""SQLite's types for those that PostgreSQL names."""


@pytest.fixture
async def before(url: str, sqlite_path: Path, tmp_path: Path) -> Rows:
    """The recorded database where that URL is, and what is in it."""
    recorded = tmp_path / "recorded.sqlite3"
    BEFORE.write(recorded)
    if url == url_of(sqlite_path):
        BEFORE.write(sqlite_path)
    else:
        await fill_server(url, recorded)
    return rows_of(recorded)


def rows_of(path: Path) -> Rows:
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        names = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        return {
            name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")]  # noqa: S608 - our own
            for name in names
            if name not in ("alembic_version", "sqlite_sequence")
        }


async def fill_server(url: str, recorded: Path) -> None:
    """Make the schema as it was then on PostgreSQL, and fill it from the file."""
    statements = "\n".join(
        line for line in BEFORE.postgres_schema.splitlines() if not line.startswith(("--", "\\"))
    )
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        raw = await connection.get_raw_connection()
        await raw.driver_connection.execute(statements)
        await connection.execute(text("SET search_path TO public"))
        await connection.run_sync(copy_rows, recorded)
    await engine.dispose()


def copy_rows(target: Connection, recorded: Path) -> None:
    schema = MetaData()
    schema.reflect(target)
    source = create_engine(f"sqlite:///{recorded}")
    with source.connect() as connection:
        for table in schema.sorted_tables:
            for column in table.c:
                column.type = AS_STORED.get(type(column.type), column.type)
            rows = [dict(row._mapping) for row in connection.execute(select(table))]  # noqa: SLF001 - its public name
            if rows:
                target.execute(insert(table), rows)
    source.dispose()


@pytest.fixture
async def taken_over(url: str, before: Rows) -> AsyncIterator[Database]:
    database = await Database.open(url)
    yield database
    await database.close()


def counts(uow: UnitOfWork) -> dict[str, int]:
    return {
        name: uow.connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one()  # noqa: S608 - our own
        for name in Model.metadata.tables
    }


async def test_no_row_is_lost(taken_over: Database, before: Rows) -> None:
    assert (await taken_over.run(counts)).items() >= known_as_today(before).items()
    tables = await taken_over.run(lambda uow: [uow.tables.get(each["id"]) for each in before["tables"]])
    assert [(each.status, each.version, each.live_message_snowflake) for each in tables] == [
        (each["status"], each["version"], each["live_message_snowflake"]) for each in before["tables"]
    ]


async def test_its_rules_hold(taken_over: Database) -> None:
    for change, refusal in RULES:
        with pytest.raises(ConstraintViolated, match=refusal):
            await taken_over.run(execute, sql=change)


async def test_its_boards_are_of_another_database_so_they_are_posted_anew(taken_over: Database) -> None:
    posted: list[str] = []
    assert taken_over.name == COPY_NAME
    await taken_over.begin_anew(lambda uow: posted.append(uow.database))
    assert posted == [taken_over.name]
    assert taken_over.name != COPY_NAME


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_it_has_the_schema_of_a_new_one(url: str, before: Rows, tmp_path: Path) -> None:
    bridged, fresh = [await schema_of(each) for each in (url, url_of(tmp_path / "fresh.sqlite3"))]
    assert bridged == fresh


async def schema_of(url: str) -> list[str]:
    await (await Database.open(url)).close()
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        found = await connection.run_sync(described)
    await engine.dispose()
    return found


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("revision", TAKEN_OVER)
async def test_each_of_the_last_revisions_is_taken_over(
    url: str, sqlite_path: Path, before: Rows, revision: str
) -> None:
    lead_back(sqlite_path, revision)
    with pytest.raises(DatabaseTooOld, match="`barpoint run` brings it up to date"):
        await Database.open_to_read(url)
    await (await Database.open(url)).close()
    after = {name: len(rows) for name, rows in rows_of(sqlite_path).items()}
    assert after.items() >= known_as_today(before).items()


def known_as_today(before: Rows) -> dict[str, int]:
    """How many rows each table of the database had."""
    return {TABLES.get(name, name): len(rows) for name, rows in before.items()}


def lead_back(path: Path, revision: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for step, statements in STEPS_BACK.items():
            if step >= revision:
                for statement in statements:
                    connection.execute(statement)
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        connection.commit()


SET_WRITTEN_TO = """
UPDATE player_settings SET settings = json_set(settings, '$.is_written_to', json(?)) WHERE player_id = ?
"""
REMOVAL_TOO = """
INSERT INTO outbox (table_id, version, kind, payload, attempts, due_at, created_at)
SELECT table_id, version, kind, json_set(payload, '$.player', 7), attempts, due_at, created_at
FROM outbox WHERE kind = 'removal'
"""


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_those_who_were_written_to_directly_are_known_and_nobody_else(
    url: str, sqlite_path: Path, before: Rows
) -> None:
    lead_back(sqlite_path, "0015")
    with closing(sqlite3.connect(sqlite_path)) as connection:
        connection.executemany(SET_WRITTEN_TO, [("true", 1), ("false", 4)])
        connection.execute("UPDATE reminders SET channel_snowflake = NULL WHERE player_id = 2")
        connection.execute(
            "UPDATE outbox SET payload = json_set(payload, '$.channel', NULL) WHERE kind = 'removal'"
        )
        connection.execute(REMOVAL_TOO)  # of one who was erased
        connection.commit()
    await (await Database.open(url)).close()
    known = {each["id"]: each["created_at"] for each in before["players"] if each["id"] in (1, 2, 3)}
    assert {
        each["id"]: each["written_to_at"]
        for each in rows_of(sqlite_path)["players"]
        if each["written_to_at"] is not None
    } == known


@pytest.mark.parametrize("revision", TOO_EARLY)
async def test_older_ones_are_refused_by_a_sentence_that_says_what_to_do(
    sqlite_url: str, sqlite_path: Path, revision: str
) -> None:
    BEFORE.write(sqlite_path)
    lead_back(sqlite_path, revision)
    before = rows_of(sqlite_path)
    for open_it in (Database.open, Database.open_to_read):
        with pytest.raises(DatabaseTooEarly, match="run commit 3fd34ff9 on it once"):
            await open_it(sqlite_url)
    assert rows_of(sqlite_path) == before
