"""Copies of a SQLite file, made while it is in use; PostgreSQL has tools of its own.

A copy is written beside its place, and takes it once it is whole and on the disk. It bears a name that no
database has, by which a bot that is started with it knows that it was put back (`Database.begin_anew`).
"""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import Final

from storage.addresses import POSTGRES, parse_address
from storage.errors import BackupRefused, DatabaseUnavailable, HasOwnTools, NoDatabase, translate
from storage.models.people import COPY_NAME

OWNER_ALONE: Final = 0o600
"""The file holds the secrets of running games, so nobody else on the machine may read it."""

BUSY_TIMEOUT: Final = 5.0  # seconds for which a transaction waits for another process
STEPS_BETWEEN_LOOKS: Final = 10_000  # of SQLite's virtual machine: a few milliseconds
NAME_COPY: Final = "UPDATE identity SET name = ?"


def file_of(address: str) -> Path:
    """The file of a SQLite database that is there.

    Raises:
        BadDatabaseUrl: The address cannot be used.
        HasOwnTools: It is that of a PostgreSQL server.
        NoDatabase: There is no such file.
    """
    url = parse_address(address)
    if url.drivername == POSTGRES:
        address_of_tools = url._replace(drivername="postgresql", password=None).render_as_string()
        raise HasOwnTools(f"PostgreSQL database {url.database}", address_of_tools)
    path = Path(url.database or "")
    if not path.is_file():
        raise NoDatabase(f"database file {path}")
    return path


async def back_up(address: str, target: Path, *, may_replace: bool = False) -> None:
    """Copy a SQLite file as it is at one moment, while others go on writing to it.

    Raises:
        BackupRefused: The target is there already and may not be replaced, or is the database itself.
        StorageError: The database cannot be read, or the target not written.
    """
    source = file_of(address)
    try:
        _check_target(source, target, may_replace=may_replace)
    except OSError as error:  # such as a name that is too long
        raise _unwritable(target, error) from error
    is_cancelled = Event()
    copying = asyncio.ensure_future(asyncio.to_thread(_copy, source, target, is_cancelled))
    try:
        await asyncio.shield(copying)
    except asyncio.CancelledError:
        is_cancelled.set()
        await asyncio.wait([copying])
        raise


def write_copy(driver: sqlite3.Connection, target: Path) -> None:
    """Copy the file of a connection; an earlier copy is replaced once the new one is on the disk."""
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ALONE))
        driver.execute("VACUUM INTO ?", (str(unfinished),))
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as copy:
            if copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'identity'").fetchone():
                copy.execute(NAME_COPY, (COPY_NAME,))
        with unfinished.open("rb") as file:
            os.fsync(file.fileno())
        unfinished.replace(target)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def _check_target(source: Path, target: Path, *, may_replace: bool) -> None:
    if target.is_dir():
        raise BackupRefused(target, "is a folder: name a file in it")
    if not target.parent.is_dir():
        raise BackupRefused(target, "is in a folder that is not there: make that first")
    if target.exists() and target.samefile(source):
        raise BackupRefused(target, "is the database itself: name another file")
    if target.exists() and not may_replace:
        raise BackupRefused(target, "is there already: name another file, or say --replace")


def _copy(source: Path, target: Path, is_cancelled: Event) -> None:
    place = f"database file {source}"
    try:
        driver = sqlite3.connect(
            f"{source.absolute().as_uri()}?mode=rw", uri=True, timeout=BUSY_TIMEOUT, isolation_level=None
        )
        with closing(driver):
            _check_source(driver, place)
            driver.set_progress_handler(is_cancelled.is_set, STEPS_BETWEEN_LOOKS)
            write_copy(driver, target)
    except OSError as error:
        raise _unwritable(target, error) from error
    except sqlite3.Error as error:
        raise translate(error, place) from error


def _unwritable(target: Path, error: OSError) -> DatabaseUnavailable:
    return DatabaseUnavailable(f"backup {target}", error.strerror or str(error))


def _check_source(driver: sqlite3.Connection, place: str) -> None:
    """Raise StorageError for a file that is whole, but none of ours."""
    found = driver.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    if found is None:
        raise NoDatabase(place)
