"""An upgrade from each earlier schema keeps what was stored, and the games go on from there."""

# ruff: noqa: S608 - the names are our own

import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from bot.play.checking import check_database
from bot.play.heads_up.store import load_table
from storage import Database
from storage.models import Model
from tests.databases import url_of
from tests.play.populated import MATCH, populated_file
from tests.storage.old_schemas import SCRIPTS, open_old

REVISIONS = sorted(path.name[1:5] for path in SCRIPTS.glob("versions/r*.py"))[:-1]
KNOWS_ALL = "0010"
"""From this revision on, the schema has room for all that a sound database needs."""

CHANGED = {"player_settings", "identity"}


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return populated_file(tmp_path_factory.mktemp("sound"))


def columns_of(connection: sqlite3.Connection) -> dict[str, list[str]]:
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {
        name: [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
        for (name,) in tables
        if not name.startswith("sqlite_")
    }


def take_over(path: Path, sound: Path) -> dict[str, tuple[list[str], Sequence[Any]]]:
    """Fill an old database with all that it has room for; returns the columns and rows of each table."""
    with closing(sqlite3.connect(path)) as old, closing(sqlite3.connect(sound)) as new:
        old.execute("PRAGMA foreign_keys=ON")
        there, filled = columns_of(new), {}
        has = columns_of(old)
        for name in (table.name for table in Model.metadata.sorted_tables if table.name in has):
            if name in CHANGED:
                continue
            common = [column for column in has[name] if column in there[name]]
            names, places = ", ".join(common), ", ".join("?" * len(common))
            rows = new.execute(f"SELECT {names} FROM {name}").fetchall()
            for row in rows:
                with suppress(sqlite3.IntegrityError):  # of a direct match, or of somebody erased
                    old.execute(f"INSERT INTO {name} ({names}) VALUES ({places})", row)
            old.commit()
            filled[name] = (common, old.execute(f"SELECT {names} FROM {name}").fetchall())
        return filled


@pytest.mark.parametrize("revision", REVISIONS)
async def test_an_upgrade_keeps_all_games(sound: Path, tmp_path: Path, revision: str) -> None:
    path = tmp_path / "old.sqlite3"
    await (await open_old(url_of(path), revision, tmp_path)).close()
    filled = take_over(path, sound)
    assert len(filled["tables"][1]) >= 4
    database = await Database.open(url_of(path))
    with closing(sqlite3.connect(path)) as upgraded:
        for name, (columns, rows) in filled.items():
            now = upgraded.execute(f"SELECT {', '.join(columns)} FROM {name}").fetchall()
            assert set(rows) <= set(now), name
    match = await database.run(load_table, MATCH)
    assert match.number == 3
    findings = await database.run(check_database)
    if revision >= KNOWS_ALL:
        assert findings.problems == ()
    assert not [each for each in findings.problems if "refers to" in each or "missing" in each[:12]]
    assert not [each for each in findings.problems if "its state is not" in each]
    await database.close()
