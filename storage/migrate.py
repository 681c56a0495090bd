"""Bring a database to the schema of this version, in one transaction, or refuse it.

The steps are the scripts in `storage/migrations/versions`. A database that needs none of them is left alone,
so a start costs the same whatever it holds. An existing SQLite file is checked before it is changed, and
copied beside itself as `barpoint.before-0002.sqlite3`.
"""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from storage.errors import DatabaseCorrupt, DatabaseTooNew, ForeignDatabase
from storage.models import Model
from storage.transaction import immediate_transaction

SCRIPTS = "storage:migrations"
_POSTGRES_LOCK = text("SELECT pg_advisory_xact_lock(24225)")
_POSTGRES_UNHURRIED = text("SET LOCAL statement_timeout = 0")


OWNER_ALONE = 0o600
"""A SQLite file holds the secrets of running games, so nobody else on the machine may read it."""


class Migration:
    """The steps that take a database to the newest revision; `place` names the database in errors."""

    def __init__(self, place: str) -> None:
        self._place = place
        self._config = Config()
        self._config.set_main_option("script_location", SCRIPTS)
        self._directory = ScriptDirectory.from_config(self._config)
        self.head = self._directory.get_current_head()

    def revision_of(self, connection: Connection) -> str | None:
        """Return the database's revision, None for a new one.

        Raises `DatabaseTooNew` for a revision unknown here, `ForeignDatabase` for another program's database.
        """
        revision = MigrationContext.configure(connection).get_current_revision()
        if revision is None:
            self._refuse_foreign(connection)
        elif revision not in {script.revision for script in self._directory.walk_revisions()}:
            raise DatabaseTooNew(self._place, revision)
        return revision

    def upgrade(self, connection: Connection) -> None:
        """Run the missing steps within the connection's transaction."""
        self._config.attributes["connection"] = connection
        command.upgrade(self._config, "head")

    def _refuse_foreign(self, connection: Connection) -> None:
        ours = Model.metadata.tables.keys() & set(inspect(connection).get_table_names())
        if ours:
            raise ForeignDatabase(self._place, ", ".join(sorted(ours)))


def migrate_postgres(connection: Connection, place: str) -> None:
    """Migrate within the connection's transaction; of several programs that start at once, one does it."""
    migration = Migration(place)
    connection.execute(_POSTGRES_LOCK)
    if migration.revision_of(connection) != migration.head:
        connection.execute(_POSTGRES_UNHURRIED)
        migration.upgrade(connection)


def migrate_sqlite(connection: Connection, driver: sqlite3.Connection, place: str) -> None:
    """Migrate in a transaction of its own; `driver` is the connection under `connection`."""
    migration = Migration(place)
    with immediate_transaction(connection, driver):
        revision = migration.revision_of(connection)
    if revision == migration.head:
        return
    if revision is not None:
        _check(driver, place)
        _back_up(driver, f"before-{migration.head}")
    # A step may have to rebuild a table, which SQLite allows only while foreign keys are off:
    # https://sqlite.org/lang_altertable.html#otheralter
    driver.execute("PRAGMA foreign_keys=OFF")
    with immediate_transaction(connection, driver):
        migration.upgrade(connection)
        if driver.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise DatabaseCorrupt(place, "its rows do not fit together")
    driver.execute("PRAGMA foreign_keys=ON")


def _check(driver: sqlite3.Connection, place: str) -> None:
    (verdict,) = driver.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise DatabaseCorrupt(place, verdict)


def make_private(path: Path) -> None:
    """Let nobody but its owner read or write a file; whoever shares it as no owner of it leaves it alone."""
    with suppress(PermissionError):
        path.chmod(OWNER_ALONE)


def _back_up(driver: sqlite3.Connection, label: str) -> None:
    """Copy the file beside itself; an earlier attempt's copy is replaced once the new one is on the disk."""
    path = Path(driver.execute("SELECT file FROM pragma_database_list WHERE name = 'main'").fetchone()[0])
    copy = path.with_name(f"{path.stem}.{label}{path.suffix}")
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    driver.execute("VACUUM INTO ?", (str(unfinished),))
    make_private(unfinished)
    with unfinished.open("rb") as file:
        os.fsync(file.fileno())
    unfinished.replace(copy)
