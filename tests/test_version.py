"""A release says which it is, and leaves the games of a newer one alone."""

import os
import platform
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.play.pages.help import help_panel
from bot.version import VERSION
from tests.databases import new_database

ROOT = Path(__file__).parent.parent


def test_the_command_says_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert not ended.value.code
    assert capsys.readouterr().out == f"Barpoint {VERSION}\n"


def test_the_first_page_of_the_help_ends_with_the_version() -> None:
    assert help_panel().text.endswith(f"\n-# Barpoint {VERSION}")


@pytest.fixture
async def of_a_newer_version(tmp_path: Path) -> Path:
    """A database as a later release may leave it, for the bot and for the playground."""
    (tmp_path / "var").mkdir()
    file = tmp_path / "var" / "barpoint.sqlite3"
    await (await new_database(file)).close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    shutil.copy(file, file.with_name("playground.sqlite3"))
    return file


@pytest.mark.parametrize(
    ("command", "token", "name"),
    [
        ("run", "a.secret.token", "barpoint.sqlite3"),
        ("run", "", "playground.sqlite3"),
        ("check-database", "", "barpoint.sqlite3"),
    ],
    ids=["bot", "playground", "check"],
)
def test_a_newer_version_s_database_is_refused_with_a_sentence(
    of_a_newer_version: Path, command: str, token: str, name: str
) -> None:
    before = of_a_newer_version.read_bytes()
    kept = {name: value for name, value in os.environ.items() if not name.startswith("BARPOINT_")}
    done = subprocess.run(
        [sys.executable, "-m", "bot", command],
        cwd=of_a_newer_version.parent.parent,
        env=kept | {"PYTHONPATH": str(ROOT), "BARPOINT_TOKEN": token},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    *logged, said = done.stderr.splitlines()
    assert said == (
        f"The database file var/{name} is from a newer version of Barpoint (schema revision 9999);"
        " update Barpoint, or put back a copy from before."
    )
    if token:
        (line,) = logged
        assert line.endswith(f"Barpoint {VERSION}, Python {platform.python_version()}")
    assert of_a_newer_version.with_name(name).read_bytes() == before
