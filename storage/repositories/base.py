"""What every repository has: the connection of its transaction, and `ON CONFLICT` for its dialect.

Statements are built once, when a module is imported: building and hashing one takes longer than running it.
"""

from sqlalchemy import Connection, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite


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
