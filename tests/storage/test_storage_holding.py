"""One process at a time on a SQLite file."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from storage import Database
from storage.company import held
from storage.errors import DatabaseHeld, DatabaseUnavailable

HOLD = """
import sys, time
from storage.company import held
with held(sys.argv[1]):
    print("held", flush=True)
    time.sleep(600)
"""


def test_a_second_process_is_told_who_the_first_is_and_waits_for_no_file_of_a_dead_one(
    sqlite_url: str, sqlite_path: Path
) -> None:
    command = [sys.executable, "-c", HOLD, sqlite_url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout.readline() == "held\n"
        with pytest.raises(DatabaseHeld, match=f"in use by process {first.pid} on .*stop that one first"):
            held(sqlite_url).__enter__()
        first.kill()
    with held(sqlite_url), pytest.raises(DatabaseHeld, match=f"process {os.getpid()} on "):
        held(sqlite_url).__enter__()
    with held(sqlite_url):
        assert sqlite_path.with_name("barpoint.sqlite3.lock").stat().st_mode & 0o777 == 0o600


async def test_the_file_itself_can_be_opened_beside(sqlite_url: str) -> None:
    with held(sqlite_url):
        await (await Database.open(sqlite_url)).close()


@pytest.mark.parametrize("url", ["sqlite+aiosqlite://", "postgresql+asyncpg://alice@db/barpoint"])
def test_what_is_no_file_is_for_everybody(url: str) -> None:
    with held(url), held(url):
        pass


def test_a_place_for_the_lock_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "var").touch()
    with pytest.raises(DatabaseUnavailable, match="var/b cannot be used"):
        held(f"sqlite+aiosqlite:///{tmp_path}/var/b").__enter__()
