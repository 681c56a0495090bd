"""The base of every repository: the connection of its transaction, and `ON CONFLICT` for its dialect.

Statements are built once, when a module is imported: building and hashing one takes longer than running it.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from secrets import token_hex
from typing import Any, Self, TypeVar

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Executable,
    FromClause,
    Insert,
    Table,
    and_,
    bindparam,
    exists,
    func,
    or_,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.base import ReadOnlyColumnCollection
from sqlalchemy.sql.expression import false

from storage.models import Model
from storage.models.people import THREADS
from storage.models.tables import SEATS, TABLES

R = TypeVar("R", bound=Model)

BATCH = 500
"""Rows read at a time where they are too many to be held at once."""


@dataclass(frozen=True, slots=True)
class Worker:
    """A process that shares its database with others, for as long as it has it open.

    Args:
        name: Its own, and of no process before or after it.
        shards: Those of Discord's that it serves, of `shard_count`.
    """

    name: str
    shards: range
    shard_count: int

    @classmethod
    def beginning(cls, shards: range, shard_count: int) -> Self:
        """A process that begins now."""
        return cls(token_hex(8), shards, shard_count)


class Transaction:
    """The transaction that its repositories share; nobody else uses its connection.

    `worker` is the process, None if it has the database to itself.
    """

    def __init__(self, connection: Connection, worker: Worker | None = None) -> None:
        self.connection = connection
        self.worker = worker


class Repository:
    """SQL about one kind of record, within one transaction.

    A unit of work has those that many ask for. A feature makes its own where it needs it: `Streaks(uow)`.
    """

    __slots__ = ("_connection", "_dialect", "_worker")

    def __init__(self, transaction: Transaction) -> None:
        self._connection = transaction.connection
        self._dialect = transaction.connection.dialect.name
        self._worker = transaction.worker

    def _read(self, record: type[R], statement: Executable, values: Mapping[str, object]) -> list[R]:
        return [record.from_row(row) for row in self._connection.execute(statement, values)]

    def _read_one(self, record: type[R], statement: Executable, values: Mapping[str, object]) -> R | None:
        row = self._connection.execute(statement, values).one_or_none()
        return None if row is None else record.from_row(row)


def insert_or_skip(table: Table) -> dict[str, Insert]:
    """By dialect, a statement that adds a row unless a unique key forbids it."""
    return {
        "sqlite": sqlite.insert(table).on_conflict_do_nothing(),
        "postgresql": postgresql.insert(table).on_conflict_do_nothing(),
    }


def insert_or_update(
    table: Table,
    key: Iterable[Column[Any]],
    changes: Callable[[ReadOnlyColumnCollection[str, Any]], dict[str, ColumnElement[Any]]],
) -> dict[str, Insert]:
    """By dialect, a statement that adds a row, or makes changes to the row that has its key.

    The changes may refer to the columns of the row that was to be added.
    """
    index, of_sqlite, of_postgres = list(key), sqlite.insert(table), postgresql.insert(table)
    return {
        "sqlite": of_sqlite.on_conflict_do_update(index_elements=index, set_=changes(of_sqlite.excluded)),
        "postgresql": of_postgres.on_conflict_do_update(
            index_elements=index, set_=changes(of_postgres.excluded)
        ),
    }


def insert_or_replace(table: Table) -> dict[str, Insert]:
    """By dialect, a statement that adds a row, or overwrites the row with its key."""
    others = [column.name for column in table.columns if not column.primary_key]
    return insert_or_update(table, table.primary_key, lambda new: {name: new[name] for name in others})


CHANNEL = func.coalesce(THREADS.c.parent_snowflake, TABLES.c.channel_snowflake)
"""The channel where a table stands, also in a thread of it; the thread where its channel is not known."""
IS_PRIVATE = func.coalesce(THREADS.c.is_private, false())
"""Whether it stands in a private thread, as far as that is known."""


@dataclass(frozen=True, slots=True)
class Visibility:
    """The places on a server whose tables a person may look at.

    `seen` are the channels that they see, and the threads in them whose channel is not stored. `managed` are
    the channels whose private threads they see. `channel` is where they ask from, and `player_id` who they
    are, if known.
    """

    seen: frozenset[int]
    managed: frozenset[int]
    channel: int
    player_id: int | None


def with_threads(tables: FromClause) -> FromClause:
    """Tables joined to what is known of the threads where they stand."""
    return tables.outerjoin(THREADS, THREADS.c.thread_snowflake == TABLES.c.channel_snowflake)


def is_visible() -> ColumnElement[bool]:
    """Whether a table may be looked at, with the values of `visibility_values`."""
    own = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.player_id == bindparam("looking_player"))
    return or_(
        and_(~IS_PRIVATE, CHANNEL.in_(bindparam("channels_seen", expanding=True))),
        and_(IS_PRIVATE, CHANNEL.in_(bindparam("channels_managed", expanding=True))),
        TABLES.c.channel_snowflake == bindparam("looking_from"),
        own,
    )


def visibility_values(visibility: Visibility) -> dict[str, object]:
    return {
        "channels_seen": sorted(visibility.seen),
        "channels_managed": sorted(visibility.managed),
        "looking_from": visibility.channel,
        "looking_player": visibility.player_id,
    }
