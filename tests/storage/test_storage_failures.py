"""What drivers' errors mean, for those that no test can bring about."""

import sqlite3

import asyncpg
import pytest
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from storage.errors import (
    DatabaseBusy,
    DatabaseCorrupt,
    DatabaseUnavailable,
    DiskFull,
    StorageError,
    translate,
)
from storage.models.base import UtcDateTime


@pytest.mark.parametrize(
    ("cause", "meaning"),
    [
        (asyncpg.DiskFullError("could not extend file"), DiskFull),
        (asyncpg.DeadlockDetectedError("deadlock detected"), DatabaseBusy),
        (asyncpg.TooManyConnectionsError("too many clients"), DatabaseBusy),
        (asyncpg.DataCorruptedError("invalid page"), DatabaseCorrupt),
        (asyncpg.AdminShutdownError("terminating connection"), DatabaseUnavailable),
        (asyncpg.ReadOnlySQLTransactionError("read-only"), DatabaseUnavailable),
        (TimeoutError(), DatabaseUnavailable),
        (sqlite3.ProgrammingError("Cannot operate on a closed database."), DatabaseUnavailable),
    ],
)
def test_an_error_of_a_driver_becomes_one_sentence(cause: Exception, meaning: type[StorageError]) -> None:
    translated = translate(DBAPIError("SELECT 1", {}, cause), "PostgreSQL database barpoint on db:5432")
    assert type(translated) is meaning
    assert "PostgreSQL database barpoint on db:5432" in str(translated)
    assert "()" not in str(translated)


@pytest.mark.parametrize("url", ["sqlite://", "postgresql+asyncpg://"])
def test_no_time_stays_no_time(url: str) -> None:
    column, dialect = UtcDateTime(), make_url(url).get_dialect()()
    assert column.process_bind_param(None, dialect) is None
    assert column.process_result_value(None, dialect) is None
