"""Errors of the database, a class for each reason on which a caller can act.

SQLite's result codes and PostgreSQL's SQLSTATEs decide the class, never the words of a message. Whichever
error leaves `Database.run`, nothing of that transaction was saved, and the database can be used again. There
is one exception: if a PostgreSQL server is lost at the very moment of the commit, nobody knows whether it was
saved.
"""

import sqlite3
from pathlib import Path

from sqlalchemy.exc import DBAPIError, IntegrityError


class StorageError(Exception):
    """Anything that `storage` raises on purpose."""


class RecordError(StorageError):
    """The stored data do not allow what was asked."""


class NotFound(RecordError):
    """There is no such row."""

    def __init__(self, what: str, key: int) -> None:
        super().__init__(f"There is no {what} {key}.")
        self.what = what
        self.key = key


class StaleVersion(RecordError):
    """The table was saved by somebody else after it had been read."""

    def __init__(self, table_id: int, version: int) -> None:
        super().__init__(f"Table {table_id} is no longer at version {version}.")
        self.table_id = table_id
        self.version = version


class ChannelTaken(RecordError):
    """The channel already has an open table."""

    def __init__(self, channel_snowflake: int) -> None:
        super().__init__(f"Channel {channel_snowflake} already has an open table.")
        self.channel_snowflake = channel_snowflake


class SeatTaken(RecordError):
    """The seat is held by somebody, or the player already sits at this table."""

    def __init__(self, table_id: int, seat: int, player_id: int) -> None:
        super().__init__(f"Player {player_id} cannot take seat {seat} of table {table_id}.")
        self.table_id = table_id
        self.seat = seat
        self.player_id = player_id


class ClaimLost(RecordError):
    """Another process has taken over to look after a table."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"Another process looks after table {table_id} by now.")
        self.table_id = table_id


class AlreadyUsed(RecordError):
    """The interaction was applied before."""

    def __init__(self, interaction_snowflake: int) -> None:
        super().__init__(f"Interaction {interaction_snowflake} was applied before.")
        self.interaction_snowflake = interaction_snowflake


class ConstraintViolated(RecordError):
    """A foreign key or a CHECK of the schema refused a row."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"The database refused the row: {reason}.")


class OperationError(StorageError):
    """The database cannot do its work; the message says so to whoever operates the bot."""


class BadDatabaseUrl(OperationError):
    """The address of the database cannot be used."""

    def __init__(self, reason: str) -> None:
        super().__init__(
            f"The database URL {reason}; use sqlite+aiosqlite:///folder/file.sqlite3"
            " or postgresql+asyncpg://user:password@host/database."
        )


class ForeignDatabase(OperationError):
    """The database has tables with our names but was not made by Barpoint."""

    def __init__(self, place: str, tables: str) -> None:
        super().__init__(f"The {place} belongs to another program (it already has {tables}).")


class NoDatabase(OperationError):
    """There is no database of ours where one must be already."""

    def __init__(self, place: str) -> None:
        super().__init__(f"The {place} holds no games of Barpoint.")


class HasOwnTools(OperationError):
    """A PostgreSQL database is backed up by PostgreSQL's own programs."""

    def __init__(self, place: str, address: str) -> None:
        super().__init__(
            f"The {place} is backed up by pg_dump --format=custom --file=FILE {address}"
            " and put back by pg_restore."
        )


class BackupRefused(OperationError):
    """A backup cannot be written to the place that was named."""

    def __init__(self, target: Path, reason: str) -> None:
        super().__init__(f"The backup cannot be written: {target} {reason}.")


class CopyRefused(OperationError):
    """A database cannot be copied from here to there; nothing was changed."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"Nothing was copied: {reason}.")


class CopyFailed(OperationError):
    """The copy differs from the original; nothing was changed."""

    def __init__(self, table: str) -> None:
        super().__init__(f"Nothing was copied: the rows of {table} would not be the same afterwards.")


class DatabaseTooNew(OperationError):
    """A newer version of Barpoint has migrated the database."""

    def __init__(self, place: str, revision: str) -> None:
        super().__init__(
            f"The {place} is from a newer version of Barpoint (schema revision {revision});"
            " update Barpoint, or put back a copy from before."
        )
        self.revision = revision


class DatabaseTooOld(OperationError):
    """The database is that of an older version, and is to be read as it is."""

    def __init__(self, place: str, revision: str) -> None:
        super().__init__(
            f"The {place} is from an older version of Barpoint (schema revision {revision}):"
            " `barpoint run` brings it up to date."
        )


class DatabaseTooEarly(OperationError):
    """The database is from before the first release, and too old for the bridge."""

    def __init__(self, place: str, revision: str, commit: str) -> None:
        super().__init__(
            f"The {place} is from long before Barpoint 1.0.0 (schema revision {revision}): run commit"
            f" {commit} on it once, which brings it up to date, and then this version. Nothing was changed."
        )
        self.revision = revision


class DatabaseCorrupt(OperationError):
    """The file is no database, or it is damaged."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"The {place} is damaged or is not a database ({reason}).")


class DiskFull(OperationError):
    """There is no room left to write; what was saved before is safe."""

    def __init__(self, place: str) -> None:
        super().__init__(f"There is no room left to write to the {place}; nothing was changed.")


class DatabaseBusy(OperationError):
    """Others held the database for too long; the same work may succeed when repeated."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"The {place} is in use by somebody else ({reason}).")


class DatabaseHeld(OperationError):
    """Another process runs on a SQLite file, which is for one alone."""

    def __init__(self, place: str, process: int, machine: str) -> None:
        super().__init__(
            f"The {place} is in use by process {process} on {machine}: stop that one first, for a SQLite"
            " file is for one process; PostgreSQL takes several."
        )


class DatabaseShared(OperationError):
    """Other processes work on the database, and this one, or one of them, has to be alone."""

    def __init__(self, place: str) -> None:
        super().__init__(
            f"The {place} is in use by another process of Barpoint; several need to be told which of"
            " Discord's shards each of them serves."
        )


class DatabaseUnavailable(OperationError):
    """The database cannot be reached, opened or written, or it was closed."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"The {place} cannot be used ({reason}).")


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
    """A row with that key exists; no other constraint was violated."""
    if isinstance(error.orig, sqlite3.Error):
        return error.orig.sqlite_errorcode in _SQLITE_UNIQUE
    return _sqlstate(error.orig) == _POSTGRES_UNIQUE


def is_busy(error: sqlite3.Error) -> bool:
    """Whether others hold what SQLite was asked for."""
    return getattr(error, "sqlite_errorcode", 0) & _SQLITE_PRIMARY_CODE in _SQLITE_BUSY


def is_to_be_repeated(error: DBAPIError) -> bool:
    """Whether PostgreSQL stopped a transaction only because others stood in its way."""
    return _sqlstate(error.orig) in _POSTGRES_REPEATED


def translate(error: DBAPIError | sqlite3.Error | OSError, place: str) -> StorageError:
    """Our error for a driver's; `place` names the database without its password."""
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
