"""The database as the bot sees it: open, run work in a transaction, close."""

import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import cached_property
from secrets import token_hex
from typing import Concatenate, ParamSpec, Protocol, Self, TypeVar

from sqlalchemy import Connection, bindparam, func, select, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from storage.addresses import SQLITE, parse_address
from storage.errors import DatabaseUnavailable
from storage.models.people import COPY_NAME, IDENTITY
from storage.postgres import PostgresStore
from storage.processes import WORDS, OnNotify
from storage.repositories.analyses import Analyses
from storage.repositories.base import Transaction, Worker
from storage.repositories.claims import Claims
from storage.repositories.contents import Contents
from storage.repositories.deadlines import Deadlines, Reminders
from storage.repositories.dice import Dice, DiceTotals
from storage.repositories.history import Events, Transfers
from storage.repositories.outbox import Interactions, Outbox
from storage.repositories.people import (
    Commands,
    Evaluations,
    Imports,
    Notes,
    Players,
    Quarantine,
    Settings,
    StandingOrders,
)
from storage.repositories.places import ChannelProblems, DirectBoards, Threads
from storage.repositories.reckonings import Reckonings
from storage.repositories.results import Results
from storage.repositories.subjects import Subjects
from storage.repositories.tables import Invitations, Seats, Tables
from storage.sqlite import SqliteStore


class UnitOfWork(Transaction):
    """One transaction, as `Database.run` hands it to the work; it is of no use afterwards.

    A repository is made when the work first asks for it. Those of one feature alone are not among them: they
    are made of the unit of work. `database` is the name of the database.
    """

    def __init__(self, connection: Connection, database: str, worker: Worker | None = None) -> None:
        super().__init__(connection, worker)
        self.database = database

    def tell_others(self, word: str) -> None:
        """Once this is committed, let the other processes hear a word, if there are any; it may be lost."""
        if self.worker is not None and self.connection.dialect.name == "postgresql":
            self.connection.execute(_TELL, {"channel": WORDS, "word": word})

    def attempt(self, work: Callable[[], object]) -> Exception | None:
        """Do what may fail without the rest: returns what it raised, with all undone that it had done.

        An error of the database that ends the whole transaction is raised.
        """
        try:
            with self.connection.begin_nested():
                work()
        except (IntegrityError, ProgrammingError, DataError) as error:
            return self._undone(error)
        except DBAPIError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, the caller says what becomes of it
            return self._undone(error)
        return None

    def _undone(self, error: Exception) -> Exception:
        """Let go of the repositories that remember what they read: that may be undone too."""
        for name in ("channel_problems", "players", "settings"):
            vars(self).pop(name, None)
        return error

    analyses = cached_property(Analyses)
    claims = cached_property(Claims)
    commands = cached_property(Commands)
    deadlines = cached_property(Deadlines)
    dice = cached_property(Dice)
    dice_totals = cached_property(DiceTotals)
    direct_boards = cached_property(DirectBoards)
    events = cached_property(Events)
    imports = cached_property(Imports)
    interactions = cached_property(Interactions)
    invitations = cached_property(Invitations)
    notes = cached_property(Notes)
    outbox = cached_property(Outbox)
    players = cached_property(Players)
    quarantine = cached_property(Quarantine)
    evaluations = cached_property(Evaluations)
    reckonings = cached_property(Reckonings)
    reminders = cached_property(Reminders)
    results = cached_property(Results)
    seats = cached_property(Seats)
    settings = cached_property(Settings)
    standing_orders = cached_property(StandingOrders)
    subjects = cached_property(Subjects)
    tables = cached_property(Tables)
    threads = cached_property(Threads)
    transfers = cached_property(Transfers)
    channel_problems = cached_property(ChannelProblems)
    contents = cached_property(Contents)


_TELL = select(func.pg_notify(bindparam("channel"), bindparam("word")))

P = ParamSpec("P")
T = TypeVar("T")

NAME_BYTES = 4


Observer = Callable[[float], object]


class Store(Protocol):
    """A database of one kind."""

    place: str
    """The database in words, without its password."""

    async def run(self, function: Callable[[Connection], T]) -> T:
        """One transaction around `function`; rolled back if it raises."""

    async def scrub(self) -> None:
        """Leave nothing in the files of what was deleted."""

    def registered(self, on_notify: OnNotify, *, is_alone: bool) -> AbstractAsyncContextManager[None]:
        """Have a place among the processes on the database within."""

    def one_at_a_time(self) -> AbstractAsyncContextManager[None]:
        """Within, no other process on the database is within."""

    async def close(self) -> None: ...


class Database:
    """An open database with the schema of this version; `name` tells it from any other.

    `observe` is told of each transaction how many seconds it took, waiting for its turn included. `worker`
    is this process, if others work on the database too.
    """

    def __init__(
        self,
        store: Store,
        name: str,
        observe: Observer = lambda _seconds: None,
        worker: Worker | None = None,
    ) -> None:
        self.name = name
        self._worker = worker
        self._observe = observe
        self._store = store
        self._is_closed = False

    @classmethod
    async def open(
        cls, url: str, observe: Observer = lambda _seconds: None, worker: Worker | None = None
    ) -> Self:
        """The database at `url`, made or migrated as needed.

        `OperationError` says why it cannot be. The url is `sqlite+aiosqlite:///folder/file.sqlite3`
        or `postgresql+asyncpg://user:password@host/database`.
        """
        store = await _open_store(url)
        try:
            return cls(store, await store.run(_name), observe, worker)
        except BaseException:
            await store.close()
            raise

    @classmethod
    async def open_to_read(cls, address: str) -> Self:
        """The database at an address as it is: neither made nor migrated, and nothing in it can be changed.

        Each transaction sees one moment, and nobody waits for it.
        """
        url = parse_address(address)
        store = await (SqliteStore if url.drivername == SQLITE else PostgresStore).open_to_read(url)
        return cls(store, "")

    async def run(
        self, work: Callable[Concatenate[UnitOfWork, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """One transaction around `work`, which gets a unit of work and the rest.

        The transaction is committed when `work` returns and rolled back when it raises; what it raised is
        raised here. `work` may run on another thread, and must not keep the unit of work; where PostgreSQL
        has undone it for the sake of others, it runs once more from its beginning. A caller who is cancelled
        meanwhile does not learn whether the transaction has happened, as a whole, or not at all.
        """
        self._refuse_if_closed()
        began = time.perf_counter()
        try:
            return await self._store.run(
                lambda connection: work(UnitOfWork(connection, self.name, self._worker), *args, **kwargs)
            )
        finally:
            self._observe(time.perf_counter() - began)

    def registered(self, on_notify: OnNotify) -> AbstractAsyncContextManager[None]:
        """Have a place among the processes on the database within, and hear what the others tell.

        Raises:
            DatabaseShared: There are others, and this process or they must be alone.
        """
        return self._store.registered(on_notify, is_alone=self._worker is None)

    def one_at_a_time(self) -> AbstractAsyncContextManager[None]:
        """Within, no other process on the database is within, but for one that hangs there.

        Raises:
            OperationError: The database cannot be reached.
        """
        return self._store.one_at_a_time()

    async def scrub(self) -> None:
        """Leave nothing in the files of what was deleted or overwritten, after somebody was erased.

        What SQLite keeps about people is written anew and its log emptied; others have their turn meanwhile.
        The files of PostgreSQL belong to its server, which overwrites them in its own time: there, nothing is
        done.
        """
        self._refuse_if_closed()
        await self._store.scrub()

    async def begin_anew(self, work: Callable[[UnitOfWork], object]) -> None:
        """Give a database that was put back from a backup a name of its own, and do `work` in it.

        Both are one transaction; to any other database nothing is done. What was posted from it since the
        backup, and would fit what it becomes now, is then recognised as another database's.
        """
        if self.name == COPY_NAME:
            self.name = await self._store.run(lambda connection: _rename(connection, work))

    async def close(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            await self._store.close()

    def _refuse_if_closed(self) -> None:
        if self._is_closed:
            raise DatabaseUnavailable(self._store.place, "it was closed")


def _name(connection: Connection) -> str:
    name: str = connection.execute(select(IDENTITY.c.name)).scalar_one()
    return name


def _rename(connection: Connection, work: Callable[[UnitOfWork], object]) -> str:
    """The name of the database, which another process may have given it meanwhile."""
    chosen = token_hex(NAME_BYTES)
    renamed = update(IDENTITY).where(IDENTITY.c.name == COPY_NAME).values(name=chosen, commands=None)
    if connection.execute(renamed).rowcount == 0:
        return _name(connection)
    work(UnitOfWork(connection, chosen))
    return chosen


async def _open_store(address: str) -> Store:
    url = parse_address(address)
    return await (SqliteStore if url.drivername == SQLITE else PostgresStore).open(url)
