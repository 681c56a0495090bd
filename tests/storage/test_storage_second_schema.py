"""From revision 0001 to the newest: a database with games in play loses nothing, and its rules still hold."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Database, UnitOfWork
from storage.errors import ConstraintViolated
from tests.storage.old_schemas import Rows, fill_first, first_rows, make_old, query
from tests.storage.situations import ALICE, BOB, NOW, execute, save_action

RULES = (
    ("UPDATE events SET kind = 'Took'", "events are append-only"),
    ("DELETE FROM events", "events are append-only"),
    ("UPDATE seats SET player_id = 777 WHERE seat = 1", "(?i:foreign key)"),
    ("DELETE FROM players WHERE id = 1", "(?i:foreign key)"),
    ("UPDATE players SET snowflake = 101 WHERE id = 2", "(?i:unique)"),
    ("UPDATE players SET snowflake = -1 WHERE id = 2", "ck_players_snowflake"),
    ("UPDATE players SET name = NULL WHERE id = 2", "ck_players_erased"),
    ("UPDATE players SET snowflake = NULL WHERE id = 2", "ck_players_erased"),
)
"""Changes, and by what each is refused."""


@pytest.fixture
async def before(url: str, tmp_path: Path) -> Rows:
    return await make_old(url, "0001", fill_first, first_rows, tmp_path)


@pytest.fixture
async def migrated(url: str, before: Rows) -> AsyncIterator[Database]:
    database = await Database.open(url)
    yield database
    await database.close()


async def test_nothing_is_lost(migrated: Database, before: Rows) -> None:
    assert await migrated.run(first_rows) == before


async def test_its_rules_hold(migrated: Database, before: Rows) -> None:
    for change, refusal in RULES:
        with pytest.raises(ConstraintViolated, match=refusal):
            await migrated.run(execute, sql=change)
    assert await migrated.run(first_rows) == before


async def test_the_game_goes_on(migrated: Database) -> None:
    def work(uow: UnitOfWork) -> None:
        newcomer = uow.players.get_or_add(999, "Carol", NOW)
        assert newcomer.id == 4
        assert save_action(uow, 100, 1).version == 20
        uow.seats.take(1, 2, newcomer.id)

    await migrated.run(work)


async def test_somebody_who_was_there_before_can_be_erased(migrated: Database) -> None:
    def work(uow: UnitOfWork) -> None:
        uow.players.erase(2)
        assert uow.players.get_many([1, 2])[2].name is None
        assert uow.players.find(BOB) is None

    await migrated.run(work)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_the_file_was_copied_before(migrated: Database, tmp_path: Path) -> None:
    copy = tmp_path / "barpoint.before-0015.sqlite3"
    assert query(copy, "SELECT version_num FROM alembic_version") == [("0001",)]
    assert query(copy, "SELECT id, snowflake, name FROM players") == [
        (1, ALICE, "Alice O'Brien"),
        (2, BOB, "Bob 🎲"),
        (3, 2**63 - 1, ""),
    ]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_nothing_speaks_of_the_tables_that_were_built_on_the_way(
    migrated: Database, sqlite_path: Path
) -> None:
    schema = [sql for (sql,) in query(sqlite_path, "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")]
    assert [sql for sql in schema if "_alembic_tmp" in sql] == []
    assert sum("REFERENCES players (id)" in sql for sql in schema) == 14
