"""A SQLite file: aiosqlite's connection and its thread, on which a whole transaction runs in one hop.

What costs time is not the statements but the awaits. Through SQLAlchemy's async engine each statement hops to
aiosqlite's thread and back, and a saved action takes nine times as long as with plain `sqlite3`. The work is
synchronous, so here the work itself goes to that thread, where SQLAlchemy Core uses aiosqlite's connection
without any await: less than three times the work of plain `sqlite3` (`make bench`). There is one connection,
so this process's transactions queue up behind each other; SQLite keeps them apart from those of other
processes.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext, suppress
from contextvars import copy_context
from functools import partial
from pathlib import Path
from typing import Self, TypeVar

import aiosqlite
from sqlalchemy import URL, Connection, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from storage.backups import BUSY_TIMEOUT, OWNER_ALONE, write_copy
from storage.errors import DatabaseBusy, DatabaseCorrupt, NoDatabase, translate
from storage.migrate import Migration
from storage.models import Model
from storage.models.base import format_json
from storage.processes import OnNotify

T = TypeVar("T")

MEMORY = ":memory:"
FOR_WRITING = "BEGIN IMMEDIATE"
FOR_READING = "BEGIN"
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
    "temp_store=MEMORY",  # so that nothing is left in files of which nobody knows
)
NOT_ABOUT_PEOPLE = frozenset(
    {
        "analyses",
        "claims",
        "deadlines",
        "dice",
        "dice_totals",
        "events",
        "interactions",
        "missed_results",
        "outbox",
        "results",
        "seats",
        "subjects",
        "tables",
        "transfers",
    }
)
"""Tables, among them all that grow large, in which nobody is to be found who was erased."""


class WorkThread(aiosqlite.Connection):
    """aiosqlite's connection, whose thread can also be given a whole function to run."""

    def __init__(self, path: str) -> None:
        # Without an isolation level, sqlite3 begins nothing by itself: a transaction says BEGIN IMMEDIATE.
        connect = partial(sqlite3.connect, path, timeout=BUSY_TIMEOUT, isolation_level=None)
        super().__init__(connect, iter_chunk_size=1)
        self._thread.daemon = True  # as SQLAlchemy has it: a forgotten close must not keep the process alive

    @property
    def driver(self) -> sqlite3.Connection:
        """To be used on the thread only."""
        return self._conn

    async def close(self) -> None:
        """Finish what is queued, then end the connection, which may have failed to open, and the thread."""
        await super().close()
        self._thread.join()  # aiosqlite does not wait for it where opening failed

    async def call(self, function: Callable[[], T]) -> T:
        result: T = await self._execute(function)  # type: ignore[no-untyped-call]  # aiosqlite annotates little
        return result


class SqliteStore:
    """One open SQLite database."""

    def __init__(
        self, place: str, thread: WorkThread, connection: Connection, begin: str = FOR_WRITING
    ) -> None:
        self.place = place
        self._thread = thread
        self._connection = connection
        self._begin = begin

    @classmethod
    async def open(cls, url: URL) -> Self:
        """Makes or migrates the file as needed."""
        path = url.database or MEMORY
        place = f"database file {path}"
        make_private(path, place)
        return cls(place, *await _opened(path, place, prepare))

    @classmethod
    async def open_to_read(cls, url: URL) -> Self:
        """The file as it is, which must be there; who writes to it meanwhile does not wait."""
        path = url.database or MEMORY
        place = f"database file {path}"
        if not Path(path).is_file():  # noqa: ASYNC240 - a moment
            raise NoDatabase(place)
        return cls(place, *await _opened(path, place, prepare_to_read), FOR_READING)

    async def run(self, function: Callable[[Connection], T]) -> T:
        """One transaction around `function`, on the connection's thread, in the caller's context."""
        transact = partial(_transact, self._connection, self._thread.driver, function, self._begin)
        try:
            return await self._thread.call(partial(copy_context().run, transact))
        except (DBAPIError, sqlite3.Error) as error:
            # The driver's own error is left out, since its text can hold a snapshot; its traceback stays.
            raise translate(error, self.place).with_traceback(error.__traceback__) from None

    def registered(self, on_notify: OnNotify, *, is_alone: bool) -> AbstractAsyncContextManager[None]:  # noqa: ARG002
        """No other process works on the file: `storage.processes` sees to that."""
        return nullcontext()

    def one_at_a_time(self) -> AbstractAsyncContextManager[None]:
        """No other process works on the file."""
        return nullcontext()

    async def scrub(self) -> None:
        """Rewrite the tables about people one by one, so that others have their turn; empty the log."""
        try:
            for name in sorted(Model.metadata.tables.keys() - NOT_ABOUT_PEOPLE):
                await self._thread.call(partial(_rewrite, self._thread.driver, name))
            await self._thread.call(partial(_empty_log, self._thread.driver, self.place))
        except sqlite3.Error as error:
            raise translate(error, self.place) from error

    async def close(self) -> None:
        await self._thread.call(self._connection.close)
        await self._thread.close()


def make_private(path: str, place: str) -> None:
    """Make the folder, and the file for its owner alone; SQLite gives its other files the same rights."""
    if path == MEMORY:
        return
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        if not Path(path).is_dir():
            Path(path).touch(OWNER_ALONE)
        for file in (path, f"{path}-wal", f"{path}-shm"):
            if Path(file).is_file():
                _let_owner_alone(Path(file))
    except OSError as error:
        raise translate(error, place) from error


def _let_owner_alone(path: Path) -> None:
    """Make a file private; only its owner can, so anybody else who shares it leaves it alone."""
    with suppress(PermissionError):
        path.chmod(OWNER_ALONE)


async def _opened(
    path: str, place: str, prepare: Callable[[sqlite3.Connection, str], Connection]
) -> tuple[WorkThread, Connection]:
    thread = WorkThread(path)
    try:
        await thread
        return thread, await thread.call(partial(prepare, thread.driver, place))
    except (DBAPIError, sqlite3.Error) as error:
        await thread.close()
        raise translate(error, place) from error
    except BaseException:
        await thread.close()
        raise


def prepare(driver: sqlite3.Connection, place: str) -> Connection:
    """SQLAlchemy's connection over the driver's, to a migrated database."""
    for pragma in PRAGMAS:
        driver.execute(f"PRAGMA {pragma}")
    return _connect(driver, lambda connection: _migrate(connection, driver, place))


def prepare_to_read(driver: sqlite3.Connection, place: str) -> Connection:
    """The same, to a database of this version."""
    driver.execute("PRAGMA query_only=ON")

    def check(connection: Connection) -> None:
        with transaction(connection, driver, FOR_READING):
            Migration(place).check(connection)

    return _connect(driver, check)


def _connect(driver: sqlite3.Connection, check: Callable[[Connection], object]) -> Connection:
    engine = create_engine(
        "sqlite+pysqlite://",
        creator=lambda: driver,
        poolclass=StaticPool,
        json_serializer=format_json,
        hide_parameters=True,  # names and snapshots stay out of logs
    )
    connection = engine.connect()
    try:
        check(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _migrate(connection: Connection, driver: sqlite3.Connection, place: str) -> None:
    """Migrate in a transaction of its own.

    A file that is to be changed is checked, and copied beside itself as `barpoint.before-0002.sqlite3`.
    """
    migration = Migration(place)
    with transaction(connection, driver):
        revision = migration.revision_of(connection)
    if revision == migration.head:
        return
    if revision is not None:
        _check(driver, place)
        _back_up(driver, f"before-{migration.head}")
    # A step may have to rebuild a table, which SQLite allows only while foreign keys are off:
    # https://sqlite.org/lang_altertable.html#otheralter
    driver.execute("PRAGMA foreign_keys=OFF")
    with transaction(connection, driver):
        migration.upgrade(connection)
        if driver.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise DatabaseCorrupt(place, "its rows do not fit together")
    driver.execute("PRAGMA foreign_keys=ON")


def _check(driver: sqlite3.Connection, place: str) -> None:
    (verdict,) = driver.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise DatabaseCorrupt(place, verdict)


def _back_up(driver: sqlite3.Connection, label: str) -> None:
    """Copy the file beside itself; an earlier attempt's copy is replaced once the new one is on the disk."""
    path = Path(driver.execute("SELECT file FROM pragma_database_list WHERE name = 'main'").fetchone()[0])
    copy = path.with_name(f"{path.stem}.{label}{path.suffix}")
    write_copy(driver, copy)


@contextmanager
def transaction(
    connection: Connection, driver: sqlite3.Connection, begin: str = FOR_WRITING
) -> Iterator[None]:
    """Take the write lock, commit at the end of the block, roll back if it raises.

    A transaction that began by reading could be refused the lock when it comes to write. The driver is asked
    directly, because a listener to SQLAlchemy's "begin" would slow every statement down.
    """
    driver.execute(begin)
    try:
        with connection.begin():
            yield
    finally:
        driver.rollback()  # after a commit that failed, SQLite is still in it, and SQLAlchemy does not care


def _transact(
    connection: Connection, driver: sqlite3.Connection, function: Callable[[Connection], T], begin: str
) -> T:
    try:
        with transaction(connection, driver, begin):
            return function(connection)
    except StopIteration as error:
        raise RuntimeError("the work raised StopIteration") from error  # asyncio would wait for ever


def _rewrite(driver: sqlite3.Connection, name: str) -> None:
    """Write a table anew, since `secure_delete` alone leaves copies of rows that moved between its pages.

    All pages of a table that is emptied as a whole are overwritten. It is so emptied only while foreign keys
    are off; what refers to its rows, or they to, is as before.
    """
    driver.execute("PRAGMA foreign_keys=OFF")
    try:
        driver.execute("BEGIN IMMEDIATE")
        driver.execute(f"CREATE TEMP TABLE kept AS SELECT * FROM main.{name}")  # noqa: S608 - a name of ours
        driver.execute(f"DELETE FROM main.{name}")  # noqa: S608
        driver.execute(f"INSERT INTO main.{name} SELECT * FROM kept")  # noqa: S608
        driver.execute("DROP TABLE kept")
        driver.execute("COMMIT")
    finally:
        driver.rollback()
        driver.execute("PRAGMA foreign_keys=ON")


def _empty_log(driver: sqlite3.Connection, place: str) -> None:
    is_busy, *_ = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if is_busy:
        raise DatabaseBusy(place, "its log is being read")
