"""The page for whoever hosts the bot: its unit for systemd, and its commands that lead back to a backup."""

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from configparser import RawConfigParser
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.__main__ import main
from storage import Database, UnitOfWork

HOSTING = (Path(__file__).parent.parent / "docs" / "hosting.md").read_text("utf-8")
UNIT = re.search(r"^```ini\n(.*?)^```", HOSTING, re.MULTILINE | re.DOTALL)
SHELL = re.findall(r"^```sh\n(.*?)^```", HOSTING, re.MULTILINE | re.DOTALL)
MOST_EXPOSED = 30
"""In tenths, as systemd-analyze takes it."""

DENIED = {
    "protectsystem": "strict",
    "readwritepaths": "/srv/barpoint/var",
    "protecthome": "yes",
    "privatetmp": "yes",
    "privatedevices": "yes",
    "nonewprivileges": "yes",
    "capabilityboundingset": "",
    "memorydenywriteexecute": "yes",
    "restrictaddressfamilies": "AF_INET AF_INET6 AF_UNIX",
    "restrictnamespaces": "yes",
    "systemcallarchitectures": "native",
    "umask": "0077",
}
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
BACKUP = "barpoint-20260301T120000Z.sqlite3"


@pytest.fixture
def unit() -> str:
    assert UNIT is not None
    return UNIT[1]


def test_the_service_may_do_little_and_writes_to_its_games_alone(unit: str) -> None:
    parser = RawConfigParser(strict=False)
    parser.read_string(unit)
    assert DENIED.items() <= dict(parser["Service"]).items()
    assert re.findall(r"^SystemCallFilter=(.*)", unit, re.MULTILINE) == ["@system-service", "~@privileged"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_calls_the_service_little_exposed(unit: str, tmp_path: Path) -> None:
    path = tmp_path / "barpoint.service"
    path.write_text(unit)
    options = ("--offline=yes", f"--threshold={MOST_EXPOSED}", "--no-pager")
    judged = subprocess.run(
        ["systemd-analyze", "security", *options, path],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    )
    assert judged.returncode == 0, judged.stdout + judged.stderr


def commands_back_to_a_backup() -> str:
    """Those for somebody who runs the bot as themselves, without the start at the end."""
    (commands,) = (each for each in SHELL if "mkdir var/broken" in each and each.startswith("barpoint "))
    return commands.replace("&&\n    barpoint run\n", "\n")


def go_back(folder: Path) -> int:
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    environment = {**os.environ, "PATH": path}
    script = commands_back_to_a_backup()
    return subprocess.run(["sh", "-c", script], cwd=folder, env=environment, check=False).returncode  # noqa: S607


def people_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as rows:
        (found,) = rows.execute("SELECT count(*) FROM players").fetchone()
    return int(found)


def know(uow: UnitOfWork, snowflake: int) -> None:
    uow.players.get_or_add(snowflake, "Alice", NOON)


@pytest.fixture
async def hosted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a database of two people, whose backup knows the first alone."""
    monkeypatch.chdir(tmp_path)
    database = await Database.open("sqlite+aiosqlite:///var/barpoint.sqlite3")
    await database.run(know, 1)
    (tmp_path / "var" / "backups").mkdir()
    assert await asyncio.to_thread(main, ["backup", f"var/backups/{BACKUP}"]) == 0
    await database.run(know, 2)
    await database.close()
    return tmp_path


def test_the_commands_for_a_backup_lead_back_to_it_and_keep_what_was_there(hosted: Path) -> None:
    assert go_back(hosted) == 0
    assert people_in(hosted / "var" / "barpoint.sqlite3") == 1
    assert people_in(hosted / "var" / "broken" / "barpoint.sqlite3") == 2


def test_the_commands_for_a_backup_stop_before_anything_is_lost(hosted: Path) -> None:
    (hosted / "var" / "backups" / BACKUP).write_bytes(b"no database")
    assert go_back(hosted) != 0
    assert people_in(hosted / "var" / "barpoint.sqlite3") == 2
