"""Databases as earlier versions of the schema left them, with something in every table."""

import shutil
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import storage
from storage import Database, NewEvent, UnitOfWork
from tests.storage.situations import (
    ALICE,
    BOB,
    ELSEWHERE,
    NOW,
    all_rows,
    execute,
    open_table,
    save_without_clock,
)

SCRIPTS = Path(storage.__file__).parent / "migrations"
LATER_COLUMNS = {
    "locale": "VARCHAR",
    "level": "VARCHAR",
    "username": "VARCHAR",
    "written_to_at": "TIMESTAMP WITH TIME ZONE",
}
"""What players have got since."""

Rows = dict[str, list[list[Any]]]


@dataclass(frozen=True)
class OldSchema:
    """An early revision, the tables that it had, and how they are filled."""

    revision: str
    tables: tuple[str, ...]
    fill: Callable[[UnitOfWork], None]

    def rows(self, uow: UnitOfWork) -> Rows:
        return all_rows(uow, self.tables)


def fill_first(uow: UnitOfWork) -> None:
    """Fill every table: a game with a board and posts that are owed, and a challenge that came to nothing."""
    alice, bob, _ = (
        uow.players.get_or_add(snowflake, name, NOW)
        for snowflake, name in ((ALICE, "Alice O'Brien"), (BOB, "Bob 🎲"), (2**63 - 1, ""))
    )
    table, other = open_table(uow), open_table(uow, ELSEWHERE)
    for seat, player in enumerate((alice, bob)):
        uow.seats.take(table.id, seat, player.id)
    for interaction in range(1, 20):
        saved = save_without_clock(uow, interaction, table.id)
    uow.events.append(table.id, 0, [NewEvent(1, "Doubled", {"to": 2}, bob.id)], NOW)
    uow.tables.set_live_message(table.id, 555, saved.version)
    uow.outbox.mark_failed(uow.outbox.pending()[0].id, "503", NOW, NOW)
    uow.tables.save(other, state={}, status="closed", now=NOW)


def fill_second(uow: UnitOfWork) -> None:
    """Fill every table: as before, with settings, dice and records, and somebody who was erased."""
    fill_first(uow)
    uow.settings.set_server(1, {"length": 5}, NOW)
    uow.settings.set_player(1, {"theme": "Würfel 🎲"}, NOW)
    for game in (1, 2):
        uow.dice.add_secret(1, game, "5e" * 32, NOW)
        uow.dice.set_words(1, game, 1, "lucky", "d1" * 32)
        uow.dice.set_words(1, game, 2, "unlucky", "d2" * 32)
    uow.dice.forget_words(2)
    uow.dice_totals.count(1, [(3, 1), (6, 6)])
    for player in (1, 2, 2):
        uow.imports.add(player, "7 point match", NOW)
    uow.imports.forget_player(2)
    uow.players.erase(3)


FIRST = OldSchema("0001", ("players", "tables", "seats", "events", "outbox", "interactions"), fill_first)
ADDED = ("server_settings", "player_settings", "dice", "dice_words", "dice_totals", "imports")
SECOND = OldSchema("0002", (*FIRST.tables, *ADDED), fill_second)


async def open_old(url: str, revision: str, folder: Path) -> Database:
    """Make a database of an old revision, with nothing in it."""
    scripts = folder / "migrations"
    shutil.copytree(SCRIPTS, scripts)
    for step in scripts.glob("versions/r*.py"):
        if step.name[1:5] > revision:
            step.unlink()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("storage.migrate.SCRIPTS", str(scripts))
        patch.setattr("storage.database._name", lambda _connection: "")  # the first had none yet
        return await Database.open(url)


async def make_old(
    url: str,
    revision: str,
    work: Callable[[UnitOfWork], None],
    read: Callable[[UnitOfWork], Rows],
    folder: Path,
) -> Rows:
    """Make a database of an old revision, do `work` in it, and return what is then in it.

    Players had neither locale nor level yet: they are given both while the code of today works.
    """
    database = await open_old(url, revision, folder)
    for later, kind in LATER_COLUMNS.items():
        await database.run(execute, sql=f"ALTER TABLE players ADD COLUMN {later} {kind}")
    await database.run(work)
    rows = await database.run(read)
    for later in LATER_COLUMNS:
        await database.run(execute, sql=f"ALTER TABLE players DROP COLUMN {later}")
    await database.close()
    assert all(rows.values())
    return rows


def query(path: Path, sql: str) -> Sequence[tuple[Any, ...]]:
    """What a SQLite file answers, whatever its revision."""
    connection = sqlite3.connect(path)
    try:
        return connection.execute(sql).fetchall()
    finally:
        connection.close()
