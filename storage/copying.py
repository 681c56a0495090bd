"""From SQLite to PostgreSQL and back: all rows in one transaction, compared afterwards.

Both sides are used by one thread: the file by SQLAlchemy as it is, the server through its greenlet.
"""

import hashlib
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Select, Table, delete, exists, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from storage.addresses import SQLITE, parse_address
from storage.backups import BUSY_TIMEOUT
from storage.errors import CopyFailed, CopyRefused, NoDatabase, translate
from storage.models import Model
from storage.models.people import IDENTITY
from storage.postgres import PostgresStore
from storage.processes import held
from storage.repositories.base import BATCH
from storage.sqlite import FOR_READING, FOR_WRITING, make_private, prepare, prepare_to_read, transaction

OTHERS: Final = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND application_name = 'barpoint' AND pid <> pg_backend_pid()"
)
SEQUENCE: Final = text("SELECT pg_get_serial_sequence(:name, :key)")
SET_SEQUENCE: Final = text("SELECT setval(:sequence, greatest(:last, 1), :last > 0)")
COUNTED: Final = text("SELECT max(seq) FROM sqlite_sequence WHERE name = :name")
FORGET_COUNT: Final = text("DELETE FROM sqlite_sequence WHERE name = :name")
SET_COUNT: Final = text("INSERT INTO sqlite_sequence VALUES (:name, :last)")


@dataclass(frozen=True, slots=True)
class Copied:
    """One table, the same on both sides: how many rows it has, and the SHA-256 of all of them."""

    table: str
    rows: int
    checksum: str


async def copy_database(source: str, target: str) -> list[Copied]:
    """Copy all that is stored to a database in which nothing is, with the numbers that come next.

    Raises:
        CopyRefused: Both are of one kind, one of them is in use, or something is in the target already.
        CopyFailed: What arrived is not what was there; the target is as before.
        StorageError: One of them cannot be read or written.
    """
    one, other = parse_address(source), parse_address(target)
    if (one.drivername == SQLITE) == (other.drivername == SQLITE):
        raise CopyRefused("both are of the same kind: use barpoint backup, or PostgreSQL's own pg_dump")
    is_from_file = one.drivername == SQLITE
    with held(source), held(target):
        if is_from_file and not Path(one.database or "").is_file():  # noqa: ASYNC240 - a moment
            raise NoDatabase(f"database file {one.database}")
        server = await (PostgresStore.open(other) if is_from_file else PostgresStore.open_to_read(one))
        try:
            with _file(one if is_from_file else other, is_source=is_from_file) as (file, driver):

                def work(connection: Connection) -> list[Copied]:
                    if connection.execute(OTHERS).scalar_one():
                        raise CopyRefused(f"the {server.place} is in use: stop the bot first")
                    with transaction(file, driver, FOR_READING if is_from_file else FOR_WRITING):
                        return _copy(file, connection) if is_from_file else _copy(connection, file)

                return await server.run(work)
        finally:
            await server.close()


@contextmanager
def _file(url: URL, *, is_source: bool) -> Iterator[tuple[Connection, sqlite3.Connection]]:
    """A connection to a SQLite file, and its driver's."""
    path = url.database or ""
    place = f"database file {path}"
    try:
        if not is_source:
            make_private(path, place)
        with (
            closing(sqlite3.connect(path, timeout=BUSY_TIMEOUT, isolation_level=None)) as driver,
            (prepare_to_read if is_source else prepare)(driver, place) as connection,
        ):
            yield connection, driver
    except (DBAPIError, sqlite3.Error) as error:
        raise translate(error, place) from error


def _copy(source: Connection, target: Connection) -> list[Copied]:
    tables = Model.metadata.sorted_tables
    for table in tables:
        if table is not IDENTITY and target.execute(select(exists(select(table)))).scalar_one():
            raise CopyRefused(f"something is in the target already: its table {table.name} is not empty")
    target.execute(delete(IDENTITY))
    for table in tables:
        rows = iter(source.execute(_all(table)))
        while batch := [dict(row._mapping) for row in islice(rows, BATCH)]:  # noqa: SLF001 - its public name
            target.execute(insert(table), batch)
        _count_on(source, target, table)
    copied = []
    for table in tables:
        before, after = _summed(source, table), _summed(target, table)
        if before != after:
            raise CopyFailed(table.name)
        copied.append(after)
    return copied


def _all(table: Table) -> Select[tuple[Any, ...]]:
    return select(table).order_by(*table.primary_key).execution_options(yield_per=BATCH)


def _summed(connection: Connection, table: Table) -> Copied:
    rows, digest = 0, hashlib.sha256()
    for row in connection.execute(_all(table)):
        rows += 1
        digest.update(json.dumps(list(row), default=str, sort_keys=True).encode())
    return Copied(table.name, rows, digest.hexdigest())


def _count_on(source: Connection, target: Connection, table: Table) -> None:
    """Let the target number new rows as the source would have."""
    key = table.autoincrement_column
    if key is None:
        return
    last = _last_number(source, table, key.name)
    if target.dialect.name == "postgresql":
        sequence = target.execute(SEQUENCE, {"name": table.name, "key": key.name}).scalar_one()
        target.execute(SET_SEQUENCE, {"sequence": sequence, "last": last})
    elif table.dialect_options["sqlite"]["autoincrement"]:
        target.execute(FORGET_COUNT, {"name": table.name})
        target.execute(SET_COUNT, {"name": table.name, "last": last})


def _last_number(connection: Connection, table: Table, key: str) -> int:
    """The greatest number that was given, also to a row that is gone by now, where that is known."""
    highest = connection.execute(select(func.max(table.c[key]))).scalar_one() or 0
    if connection.dialect.name == "postgresql":
        sequence = connection.execute(SEQUENCE, {"name": table.name, "key": key}).scalar_one()
        last, is_called = connection.execute(text(f"SELECT last_value, is_called FROM {sequence}")).one()  # noqa: S608
        return max(highest, last if is_called else 0)
    if table.dialect_options["sqlite"]["autoincrement"]:
        return max(highest, connection.execute(COUNTED, {"name": table.name}).scalar_one() or 0)
    return int(highest)
