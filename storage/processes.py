"""The processes on one database: of a SQLite file one alone, of PostgreSQL as many as there are.

A second process on a file would fire and post what the first does too. The lock is SQLite's own, on a small
database beside the file, so it ends with the process, however that ends; what is written there tells who
holds it. On PostgreSQL each has its place among the others, and hears what they say. What is said may be
lost: it only spares a wait. Both need a connection of their own, so a proxy that lends its connections for
one transaction each (PgBouncer in its mode `transaction`) cannot stand in between.
"""

import asyncio
import logging
import os
import socket
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import TextClause, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.addresses import SQLITE, parse_address
from storage.backups import OWNER_ALONE
from storage.errors import DatabaseHeld, DatabaseShared, DatabaseUnavailable, is_busy, translate

LOG: Final = logging.getLogger(__name__)
WORDS: Final = "barpoint"
"""The channel of LISTEN and NOTIFY."""

ALONE: Final = text("SELECT pg_try_advisory_lock(24226)")
AMONG_OTHERS: Final = text("SELECT pg_try_advisory_lock_shared(24226)")
PATIENCE_SECONDS: Final = 20.0
"""How long a process that ends may keep its place."""

PAUSE_SECONDS: Final = 1.0
BY_TURNS: Final = text("SELECT pg_try_advisory_lock(24227)")
TURN_SECONDS: Final = 60.0
"""How long a process waits for its turn; by then whoever has it hangs, and is waited for no longer."""


OnNotify = Callable[[str], object]
"""Is told each word, one's own too; the empty word says that some may have been lost."""


@asynccontextmanager
async def joined(
    engine: AsyncEngine, place: str, on_notify: OnNotify, *, is_alone: bool
) -> AsyncIterator[None]:
    """Join the processes on a database within this block: alone, or beside others that also share it.

    Raises:
        DatabaseShared: There are others, and this process or they must be alone.
    """
    membership = _Membership(engine, place, on_notify, ALONE if is_alone else AMONG_OTHERS)
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await membership.join_soon()
    except TimeoutError:
        raise DatabaseShared(place) from None
    staying = asyncio.create_task(membership.stay())
    try:
        yield
    finally:
        staying.cancel()
        await asyncio.gather(staying, return_exceptions=True)
        await membership.leave()


@asynccontextmanager
async def one_at_a_time(engine: AsyncEngine, place: str) -> AsyncIterator[None]:
    """Within, no other process is within, but for one that has hung there for long.

    Raises:
        OperationError: The database cannot be reached.
    """
    try:
        connection = await engine.connect()
    except (DBAPIError, OSError) as error:
        raise translate(error, place) from error
    try:
        await _take_turn(connection, place)
        yield
    finally:
        await connection.invalidate()  # with it, the server forgets the turn
        await connection.close()


async def _take_turn(connection: AsyncConnection, place: str) -> None:
    try:
        async with asyncio.timeout(TURN_SECONDS):
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            while not (await connection.execute(BY_TURNS)).scalar_one():  # noqa: ASYNC110 - as above
                await asyncio.sleep(PAUSE_SECONDS)
    except TimeoutError:
        LOG.warning(
            "another process has not done for long what only one does at a time; it is not waited for"
        )
    except (DBAPIError, OSError) as error:
        raise translate(error, place) from error


class _Membership:
    """One connection, which is made again whenever it breaks."""

    def __init__(self, engine: AsyncEngine, place: str, on_notify: OnNotify, lock: TextClause) -> None:
        self._engine = engine
        self._place = place
        self._on_notify = on_notify
        self._lock = lock
        self._is_cut = asyncio.Event()
        self._connection: AsyncConnection | None = None

    async def join(self) -> bool:
        """Take the place; False while others stand in the way."""
        connection = await self._engine.connect()
        try:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            if not (await connection.execute(self._lock)).scalar_one():
                await connection.close()
                return False
            await self._listen(connection)
        except BaseException:
            await connection.invalidate()
            raise
        self._connection = connection
        return True

    async def _listen(self, connection: AsyncConnection) -> None:
        driver = (await connection.get_raw_connection()).driver_connection
        if driver is None:
            raise DatabaseUnavailable(self._place, "it was closed")
        self._is_cut.clear()
        driver.add_termination_listener(lambda _driver: self._is_cut.set())
        await driver.add_listener(WORDS, lambda _driver, _who, _channel, word: self._on_notify(word))

    async def join_soon(self) -> None:
        """Take the place once nobody stands in the way."""
        while not await self.join():  # noqa: ASYNC110 - the event is another program's end
            await asyncio.sleep(PAUSE_SECONDS)

    async def stay(self) -> None:
        """Take the place again whenever the connection is cut."""
        while True:
            await self._is_cut.wait()
            LOG.warning("the other processes are out of hearing; they are looked for again")
            await self.leave()
            while self._is_cut.is_set():
                try:
                    if await self.join():
                        self._on_notify("")
                        break
                except (DBAPIError, OSError) as error:
                    LOG.info("not yet: %r", error)
                await asyncio.sleep(PAUSE_SECONDS)

    async def leave(self) -> None:
        """Give the place up: with its connection, the server forgets it."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()


MEMORY: Final = ":memory:"
HOLDER_PATIENCE_SECONDS: Final = 1.0  # for the moment in which another writes down that it has it


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
        driver = sqlite3.connect(path, timeout=HOLDER_PATIENCE_SECONDS, isolation_level=None)
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
