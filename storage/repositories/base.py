"""What every repository has: the connection of its transaction, and `ON CONFLICT` for its dialect.

Statements are built once, when a module is imported: building and hashing one takes longer than running it.
"""

from sqlalchemy import Connection, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite

BATCH = 500
"""Rows read at a time where they are too many to be held at once."""


class Repository:
    """SQL about one kind of record, within one transaction."""

    __slots__ = ("_connection", "_dialect")

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._dialect = connection.dialect.name


def insert_or_skip(table: Table) -> dict[str, Insert]:
    """Return, by dialect, a statement that adds a row unless a unique key forbids it."""
    return {
        "sqlite": sqlite.insert(table).on_conflict_do_nothing(),
        "postgresql": postgresql.insert(table).on_conflict_do_nothing(),
    }


def insert_or_replace(table: Table) -> dict[str, Insert]:
    """Return, by dialect, a statement that adds a row, or gives all its values to the row with its key."""
    key = list(table.primary_key)
    others = [column.name for column in table.columns if not column.primary_key]
    return {
        dialect: insert.on_conflict_do_update(
            index_elements=key, set_={name: insert.excluded[name] for name in others}
        )
        for dialect, insert in (("sqlite", sqlite.insert(table)), ("postgresql", postgresql.insert(table)))
    }
