"""A PostgreSQL server: SQLAlchemy's async engine over asyncpg, the work in a greenlet (`run_sync`)."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import Any, Self, TypeVar

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from storage.errors import DatabaseBusy, StorageError, is_to_be_repeated, translate
from storage.migrate import Migration
from storage.models.base import format_json
from storage.processes import OnNotify, joined, one_at_a_time

T = TypeVar("T")

FOR_READING = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
CONNECT_TIMEOUT = 10  # seconds
POOL_TIMEOUT = 10.0  # seconds for which a transaction waits for a connection
PAUSES = (0.02, 0.05, 0.1, 0.2)
"""Seconds between the attempts at a transaction that others stand in the way of."""
SERVER_SETTINGS = {"application_name": "barpoint", "lock_timeout": "5s", "statement_timeout": "30s"}
LOCK = text("SELECT pg_advisory_xact_lock(24225)")
UNHURRIED = text("SET LOCAL statement_timeout = 0")


class PostgresStore:
    """One PostgreSQL database, open."""

    def __init__(self, place: str, engine: AsyncEngine) -> None:
        self.place = place
        self._engine = engine

    @classmethod
    async def open(cls, url: URL) -> Self:
        """Migrates as needed."""
        return await cls._open(url, _migrate, SERVER_SETTINGS, {})

    @classmethod
    async def open_to_read(cls, url: URL) -> Self:
        """The database as it is; each transaction sees one moment of it, and changes nothing."""
        return await cls._open(url, _check, SERVER_SETTINGS | {"statement_timeout": "0"}, FOR_READING)

    @classmethod
    async def _open(
        cls,
        url: URL,
        check: Callable[[Connection, str], object],
        server_settings: dict[str, str],
        options: dict[str, Any],
    ) -> Self:
        place = f"PostgreSQL database {url.database} on {_server_of(url)}"
        engine = create_async_engine(
            url,
            json_serializer=format_json,
            hide_parameters=True,  # names and snapshots stay out of logs
            pool_timeout=POOL_TIMEOUT,
            pool_pre_ping=True,  # a server that was restarted is met with a new connection
            execution_options=options,
            connect_args={"timeout": CONNECT_TIMEOUT, "server_settings": server_settings},
        )
        store = cls(place, engine)
        try:
            await store.run(lambda connection: check(connection, place))
        except BaseException:
            await store.close()
            raise
        return store

    async def run(self, function: Callable[[Connection], T]) -> T:
        """One transaction around `function`, on one of the pool's connections.

        A transaction that PostgreSQL stops because others stood in its way is begun anew, a few times.
        """
        for pause in PAUSES:
            try:
                return await self._transact(function)
            except DBAPIError as error:
                if not is_to_be_repeated(error):
                    raise self._translated(error) from None
            await asyncio.sleep(pause)
        try:
            return await self._transact(function)
        except DBAPIError as error:
            raise self._translated(error) from None

    async def _transact(self, function: Callable[[Connection], T]) -> T:
        async with AsyncExitStack() as stack:
            connection = await self._begin(stack)
            return await connection.run_sync(function)

    def _translated(self, error: DBAPIError) -> StorageError:
        """Our error with the driver's traceback, but not its text, which can hold a snapshot."""
        return translate(error, self.place).with_traceback(error.__traceback__)

    async def _begin(self, stack: AsyncExitStack) -> AsyncConnection:
        try:
            return await stack.enter_async_context(self._engine.begin())
        except PoolTimeout:
            raise DatabaseBusy(self.place, "all connections are in use") from None
        except OSError as error:  # asyncpg lets refused connections and timeouts through as they are
            raise translate(error, self.place) from error

    def registered(self, on_notify: OnNotify, *, is_alone: bool) -> AbstractAsyncContextManager[None]:
        """Have a place among the processes on the database within."""
        return joined(self._engine, self.place, on_notify, is_alone=is_alone)

    def one_at_a_time(self) -> AbstractAsyncContextManager[None]:
        """Within, no other process on the database is within, but for one that hangs there."""
        return one_at_a_time(self._engine, self.place)

    async def scrub(self) -> None:
        """Nothing to do: no statement cleans the server's files and logs."""

    async def close(self) -> None:
        await self._engine.dispose()


def _server_of(url: URL) -> str:
    """Where it is, in words: a socket's folder stands among the options of an address."""
    host = url.host or url.query.get("host") or "this machine"
    return f"{host}:{url.port or 5432}"


def _check(connection: Connection, place: str) -> None:
    Migration(place).check(connection)


def _migrate(connection: Connection, place: str) -> None:
    """Migrate within the connection's transaction; of several programs that start at once, one does it."""
    migration = Migration(place)
    connection.execute(LOCK)
    if migration.revision_of(connection) != migration.head:
        connection.execute(UNHURRIED)
        migration.upgrade(connection)
