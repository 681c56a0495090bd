"""What a driver's error means, by SQLite's result codes and PostgreSQL's SQLSTATEs, never by its words."""

import sqlite3

from sqlalchemy.exc import DBAPIError, IntegrityError

from storage.errors import (
    ConstraintViolated,
    DatabaseBusy,
    DatabaseCorrupt,
    DatabaseUnavailable,
    DiskFull,
    StorageError,
)

_SQLITE_PRIMARY_CODE = 0xFF  # an extended result code holds its primary one in the low byte
_SQLITE_UNIQUE = {sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY}
_SQLITE_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_SQLITE_CORRUPT = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}

_POSTGRES_UNIQUE = "23505"
_POSTGRES_FULL = {"53100"}
_POSTGRES_BUSY = {"40001", "40P01", "53300", "55P03", "57014"}
_POSTGRES_REPEATED = {"40001", "40P01"}  # serialization failures and deadlocks
_POSTGRES_CORRUPT = {"XX001", "XX002"}


def is_unique_violation(error: IntegrityError) -> bool:
    """Return whether a row with that key is there already, not another constraint of the schema."""
    if isinstance(error.orig, sqlite3.Error):
        return error.orig.sqlite_errorcode in _SQLITE_UNIQUE
    return _sqlstate(error.orig) == _POSTGRES_UNIQUE


def is_to_be_repeated(error: DBAPIError) -> bool:
    """Tell whether PostgreSQL has stopped a transaction only because others stood in its way."""
    return _sqlstate(error.orig) in _POSTGRES_REPEATED


def translate(error: DBAPIError | sqlite3.Error | OSError, place: str) -> StorageError:
    """Return our error for a driver's; `place` names the database without its password."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(error, IntegrityError):
        return ConstraintViolated(str(cause))
    if isinstance(cause, sqlite3.Error):
        return _translate_sqlite(cause, place)
    return _translate_postgres(cause, place)


def _translate_sqlite(error: sqlite3.Error, place: str) -> StorageError:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & _SQLITE_PRIMARY_CODE
    if code == sqlite3.SQLITE_FULL:
        return DiskFull(place)
    if code in _SQLITE_BUSY:
        return DatabaseBusy(place, str(error))
    if code in _SQLITE_CORRUPT:
        return DatabaseCorrupt(place, str(error))
    return DatabaseUnavailable(place, str(error))


def _translate_postgres(error: BaseException | None, place: str) -> StorageError:
    state = _sqlstate(error)
    reason = str(error).splitlines()[0] if str(error) else type(error).__name__
    if state in _POSTGRES_FULL:
        return DiskFull(place)
    if state in _POSTGRES_BUSY:
        return DatabaseBusy(place, reason)
    if state in _POSTGRES_CORRUPT:
        return DatabaseCorrupt(place, reason)
    return DatabaseUnavailable(place, reason)


def _sqlstate(error: BaseException | None) -> str | None:
    return getattr(error, "sqlstate", None)
