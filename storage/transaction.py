"""A transaction on SQLite, which has the write lock from its beginning and leaves nothing open behind it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection


@contextmanager
def immediate_transaction(connection: Connection, driver: sqlite3.Connection) -> Iterator[None]:
    """Commit at the end of the block, roll back if it raises; `driver` is the connection under `connection`.

    A transaction that began by reading could be refused the lock when it comes to write. The driver is asked
    directly, because a listener to SQLAlchemy's "begin" would slow every statement down.
    """
    driver.execute("BEGIN IMMEDIATE")
    try:
        with connection.begin():
            yield
    finally:
        driver.rollback()  # after a commit that failed, SQLite is still in it, and SQLAlchemy does not care
