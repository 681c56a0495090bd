"""What every repository has: the connection of its transaction, and `ON CONFLICT` for its dialect.

Statements are built once, when a module is imported: building and hashing one takes longer than running it.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from sqlalchemy import Column, ColumnElement, Connection, Executable, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.base import ReadOnlyColumnCollection

from storage.models import Model

R = TypeVar("R", bound=Model)

BATCH = 500
"""Rows read at a time where they are too many to be held at once."""


class Transaction:
    """What the repositories of one transaction share; nobody else uses its connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection


class Repository:
    """SQL about one kind of record, within one transaction."""

    __slots__ = ("_connection", "_dialect")

    def __init__(self, transaction: Transaction) -> None:
        self._connection = transaction.connection
        self._dialect = transaction.connection.dialect.name

    def _read(self, record: type[R], statement: Executable, values: Mapping[str, object]) -> list[R]:
        return [record.from_row(row) for row in self._connection.execute(statement, values)]

    def _read_one(self, record: type[R], statement: Executable, values: Mapping[str, object]) -> R | None:
        row = self._connection.execute(statement, values).one_or_none()
        return None if row is None else record.from_row(row)


def insert_or_skip(table: Table) -> dict[str, Insert]:
    """Return, by dialect, a statement that adds a row unless a unique key forbids it."""
    return {
        "sqlite": sqlite.insert(table).on_conflict_do_nothing(),
        "postgresql": postgresql.insert(table).on_conflict_do_nothing(),
    }


def insert_or_update(
    table: Table,
    key: Iterable[Column[Any]],
    changes: Callable[[ReadOnlyColumnCollection[str, Any]], dict[str, ColumnElement[Any]]],
) -> dict[str, Insert]:
    """Return, by dialect, a statement that adds a row, or makes changes to the row that has its key.

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
    """Return, by dialect, a statement that adds a row, or gives all its values to the row with its key."""
    others = [column.name for column in table.columns if not column.primary_key]
    return insert_or_update(table, table.primary_key, lambda new: {name: new[name] for name in others})
