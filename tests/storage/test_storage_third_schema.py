"""From revision 0002 to 0003: SQLite builds `tables` anew, on which nearly everything rests."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Database, UnitOfWork
from storage.errors import ChannelTaken, ConstraintViolated
from tests.storage.old_schemas import Rows, fill_second, make_old, query, second_rows
from tests.storage.situations import CHANNEL, ELSEWHERE, NOW, execute, open_table, save_action

RULES = (
    ("UPDATE events SET kind = 'Took'", "events are append-only"),
    ("DELETE FROM events", "events are append-only"),
    ("UPDATE dice SET game = 3", "dice are append-only"),
    ("DELETE FROM dice", "dice are append-only"),
    ("UPDATE tables SET status = 'banana'", "ck_tables_status"),
    ("UPDATE tables SET kind = ''", "ck_tables_kind"),
    ("UPDATE tables SET version = -1, live_version = NULL", "ck_tables_version"),
    ("UPDATE tables SET live_version = version + 1", "ck_tables_live_version"),
    ("UPDATE tables SET state = NULL", "(?i:not.null)"),
    ("UPDATE tables SET channel_snowflake = 7, status = 'playing'", "(?i:unique)"),
    ("DELETE FROM tables", "(?i:foreign key)"),
    ("UPDATE seats SET table_id = 777", "(?i:foreign key)"),
    ("UPDATE outbox SET table_id = 777", "(?i:foreign key)"),
    ("INSERT INTO dice SELECT 777, game, secret, created_at FROM dice", "(?i:foreign key)"),
)
"""Changes, and by what each is refused."""


@pytest.fixture
async def before(url: str, tmp_path: Path) -> Rows:
    return await make_old(url, "0002", fill_second, second_rows, tmp_path)


@pytest.fixture
async def migrated(url: str, before: Rows) -> AsyncIterator[Database]:
    database = await Database.open(url)
    yield database
    await database.close()


async def test_nothing_is_lost(migrated: Database, before: Rows) -> None:
    assert await migrated.run(second_rows) == before


async def test_its_rules_hold(migrated: Database, before: Rows) -> None:
    for change, refusal in RULES:
        with pytest.raises(ConstraintViolated, match=refusal):
            await migrated.run(execute, sql=change)
    assert await migrated.run(second_rows) == before


async def test_a_channel_still_has_one_open_table(migrated: Database) -> None:
    with pytest.raises(ChannelTaken):
        await migrated.run(open_table, CHANNEL)
    elsewhere = await migrated.run(open_table, ELSEWHERE)
    assert elsewhere.is_open


async def test_tables_may_be_open_without_a_channel(migrated: Database) -> None:
    def work(uow: UnitOfWork) -> None:
        for _ in range(2):
            open_table(uow, channel=None)
        assert uow.tables.open_ids() == [1, 3, 4]

    await migrated.run(work)


async def test_the_game_goes_on(migrated: Database) -> None:
    def work(uow: UnitOfWork) -> None:
        assert save_action(uow, 100, 1).version == 20
        assert uow.imports.add(1, "5 point match", NOW) == 4  # the keys 2 and 3 were used
        uow.dice.add_secret(1, 3, "07" * 32, NOW)

    await migrated.run(work)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_the_file_was_copied_before(migrated: Database, tmp_path: Path) -> None:
    copy = tmp_path / "barpoint.before-0015.sqlite3"
    assert query(copy, "SELECT version_num FROM alembic_version") == [("0002",)]
    assert query(copy, "SELECT id, channel_snowflake, version FROM tables") == [
        (1, CHANNEL, 19),
        (2, ELSEWHERE, 1),
    ]
    assert query(copy, "PRAGMA integrity_check") == [("ok",)]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_nothing_speaks_of_the_table_that_was_built_on_the_way(
    migrated: Database, sqlite_path: Path
) -> None:
    schema = [sql for (sql,) in query(sqlite_path, "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")]
    assert [sql for sql in schema if "_alembic_tmp" in sql] == []
    assert sum("REFERENCES tables (id)" in sql for sql in schema) == 13
    assert query(sqlite_path, "PRAGMA foreign_key_check") == []
