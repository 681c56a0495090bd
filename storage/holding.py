"""One process at a time on a SQLite file: a second would fire and post what the first does too.

The lock is SQLite's own, on a small database beside the file, so it ends with the process, however that
ends. What is written there tells who holds it.
"""

import os
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from storage.addresses import SQLITE, parse_address
from storage.backups import OWNER_ALONE
from storage.errors import DatabaseHeld, is_busy, translate

MEMORY: Final = ":memory:"
PATIENCE_SECONDS: Final = 1.0  # for the moment in which another writes down that it has it


@contextmanager
def held(address: str) -> Iterator[None]:
    """Keep other processes from holding a SQLite file within; nothing is done for PostgreSQL.

    Raises:
        DatabaseHeld: Another process holds it.
        StorageError: The lock cannot be made.
    """
    url = parse_address(address)
    if url.drivername != SQLITE or url.database in (None, "", MEMORY):
        yield
        return
    path, place = Path(f"{url.database}.lock"), f"database file {url.database}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, OWNER_ALONE))
        driver = sqlite3.connect(path, timeout=PATIENCE_SECONDS, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise translate(error, place) from error
    with closing(driver):
        _take(driver, place)
        yield


def _take(driver: sqlite3.Connection, place: str) -> None:
    try:
        driver.execute("BEGIN IMMEDIATE")
        driver.execute("CREATE TABLE IF NOT EXISTS holder (process INTEGER, machine TEXT)")
        driver.execute("DELETE FROM holder")
        driver.execute("INSERT INTO holder VALUES (?, ?)", (os.getpid(), socket.gethostname()))
        driver.execute("COMMIT")
        driver.execute("BEGIN IMMEDIATE")  # which others can read beside
    except sqlite3.Error as error:
        if is_busy(error):
            raise DatabaseHeld(place, *_holder(driver)) from None
        raise translate(error, place) from error


def _holder(driver: sqlite3.Connection) -> tuple[int, str]:
    driver.rollback()
    process, machine = driver.execute("SELECT process, machine FROM holder").fetchone()
    return int(process), str(machine)
