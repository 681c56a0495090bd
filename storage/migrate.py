"""Bring a database to the schema of this version, in one transaction, or refuse it.

The steps are the scripts in `storage/migrations/versions`. A database from before the first release comes to
them over `storage/migrations/bridge.py`. One that needs no step is left alone, so a start costs the same
whatever it holds.
"""

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from storage.errors import DatabaseTooEarly, DatabaseTooNew, DatabaseTooOld, ForeignDatabase, NoDatabase
from storage.migrations import bridge
from storage.models import Model

SCRIPTS = "storage:migrations"


class Migration:
    """The steps that take a database to the newest revision; `place` names the database in errors."""

    def __init__(self, place: str) -> None:
        self._place = place
        self._config = _config(SCRIPTS)
        self._directory = _scripts(SCRIPTS)
        self.head = self._directory.get_current_head()

    def revision_of(self, connection: Connection) -> str | None:
        """The database's revision; None for a new one.

        Raises `DatabaseTooEarly` for one from which no step leads here, `DatabaseTooNew` for one unknown
        here, `ForeignDatabase` for another program's database.
        """
        revision = MigrationContext.configure(connection).get_current_revision()
        if revision is None:
            self._refuse_foreign(connection)
        elif revision in bridge.TOO_EARLY:
            raise DatabaseTooEarly(self._place, revision, bridge.LEADING_COMMIT)
        elif revision in bridge.TAKEN_OVER:
            return revision
        elif revision not in {script.revision for script in self._directory.walk_revisions()}:
            raise DatabaseTooNew(self._place, revision)
        return revision

    def check(self, connection: Connection) -> None:
        """Raise `NoDatabase`, `DatabaseTooOld` or another error unless the database is of this version."""
        revision = self.revision_of(connection)
        if revision is None:
            raise NoDatabase(self._place)
        if revision != self.head:
            raise DatabaseTooOld(self._place, revision)

    def upgrade(self, connection: Connection) -> None:
        """Run the missing steps within the connection's transaction."""
        revision = self.revision_of(connection)
        if revision in bridge.TAKEN_OVER:
            bridge.take_over(connection, revision)
        self._config.attributes["connection"] = connection
        command.upgrade(self._config, "head")

    def _refuse_foreign(self, connection: Connection) -> None:
        ours = Model.metadata.tables.keys() & set(inspect(connection).get_table_names())
        if ours:
            raise ForeignDatabase(self._place, ", ".join(sorted(ours)))


def _config(location: str) -> Config:
    config = Config()
    config.set_main_option("script_location", location)
    return config


@cache
def _scripts(location: str) -> ScriptDirectory:
    """Return the steps, which are read once."""
    return ScriptDirectory.from_config(_config(location))
