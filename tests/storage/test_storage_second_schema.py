"""From revision 0001 to 0002: a database with games in play loses nothing, and its rules still hold."""

import shutil
import sqlite3
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import storage
from storage import Database, NewEvent, UnitOfWork
from storage.errors import ConstraintViolated
from tests.storage.situations import ALICE, BOB, ELSEWHERE, NOW, all_rows, execute, open_table, save_action

FIRST_SCHEMA = ("players", "tables", "seats", "events", "outbox", "interactions")
Rows = dict[str, list[list[Any]]]
old_rows = partial(all_rows, tables=FIRST_SCHEMA)


def play(uow: UnitOfWork) -> None:
    """Fill every table: a game with a board and posts that are owed, and a challenge that came to nothing."""
    alice, bob, _ = (
        uow.players.get_or_add(snowflake, name, NOW)
        for snowflake, name in ((ALICE, "Alice O'Brien"), (BOB, "Bob 🎲"), (2**63 - 1, ""))
    )
    table, other = open_table(uow), open_table(uow, ELSEWHERE)
    for seat, player in enumerate((alice, bob)):
        uow.seats.take(table.id, seat, player.id)
    for interaction in range(1, 20):
        saved = save_action(uow, interaction, table.id)
    uow.events.append(table.id, 0, [NewEvent(1, "Doubled", {"to": 2}, bob.id)], NOW)
    uow.tables.set_live_message(table.id, 555, saved.version)
    uow.outbox.mark_failed(uow.outbox.pending()[0].id, "503", NOW, NOW)
    uow.tables.save(other, state={}, status="closed", now=NOW)


@pytest.fixture
async def before(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rows:
    """Make a database of revision 0001, and return what is in it."""
    scripts = tmp_path / "migrations"
    shutil.copytree(Path(storage.__file__).parent / "migrations", scripts)
    for step in scripts.glob("versions/r*.py"):
        if not step.name.startswith("r0001_"):
            step.unlink()
    with monkeypatch.context() as patch:
        patch.setattr("storage.migrate.SCRIPTS", str(scripts))
        database = await Database.open(url)
    await database.run(play)
    rows = await database.run(old_rows)
    await database.close()
    assert all(rows.values())
    return rows


@pytest.fixture
async def migrated(url: str, before: Rows) -> AsyncIterator[Database]:
    database = await Database.open(url)
    yield database
    await database.close()


async def test_nothing_is_lost(migrated: Database, before: Rows) -> None:
    assert await migrated.run(old_rows) == before


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        ("UPDATE events SET kind = 'Took'", "events are append-only"),
        ("DELETE FROM events", "events are append-only"),
        ("UPDATE seats SET player_id = 777 WHERE seat = 1", "(?i:foreign key)"),
        ("DELETE FROM players WHERE id = 1", "(?i:foreign key)"),
        ("UPDATE players SET snowflake = 101 WHERE id = 2", "(?i:unique)"),
        ("UPDATE players SET snowflake = -1 WHERE id = 2", "ck_players_snowflake"),
        ("UPDATE players SET name = NULL WHERE id = 2", "ck_players_erased"),
        ("UPDATE players SET snowflake = NULL WHERE id = 2", "ck_players_erased"),
    ],
)
async def test_its_rules_hold(migrated: Database, before: Rows, change: str, refusal: str) -> None:
    with pytest.raises(ConstraintViolated, match=refusal):
        await migrated.run(lambda uow: execute(uow, change))
    assert await migrated.run(old_rows) == before


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
    copy = sqlite3.connect(tmp_path / "barpoint.before-0002.sqlite3")
    assert copy.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    assert copy.execute("SELECT id, snowflake, name FROM players").fetchall() == [
        (1, ALICE, "Alice O'Brien"),
        (2, BOB, "Bob 🎲"),
        (3, 2**63 - 1, ""),
    ]
    copy.close()


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_nothing_speaks_of_the_table_that_was_built_on_the_way(
    migrated: Database, sqlite_path: Path
) -> None:
    file = sqlite3.connect(sqlite_path)
    schema = [sql for (sql,) in file.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")]
    file.close()
    assert [sql for sql in schema if "_alembic_tmp" in sql] == []
    assert sum("REFERENCES players (id)" in sql for sql in schema) == 5
