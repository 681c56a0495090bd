"""All stored rows, for checks and copies; their meaning is for others to judge."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from sqlalchemy import Row, Table, and_, bindparam, func, inspect, literal_column, select, text
from sqlalchemy.schema import ForeignKeyConstraint

from storage.models import Model
from storage.models.people import IDENTITY
from storage.models.tables import TABLES
from storage.repositories.base import BATCH, Repository

KEPT: Final = ("dice", "events", "transfers")
"""Tables to which rows are only ever added, which triggers hold."""

TRIGGERS: Final = {
    "sqlite": {f"{name}_refuse_{verb}" for name in KEPT for verb in ("update", "delete")},
    "postgresql": {f"{name}_refuse_change" for name in KEPT},
}
FOUND_TRIGGERS: Final = {
    "sqlite": text("SELECT name FROM sqlite_master WHERE type = 'trigger'"),
    "postgresql": text("SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'D'"),
}
MOST_FAULTS: Final = 100
INTEGRITY: Final = text(f"PRAGMA integrity_check({MOST_FAULTS})")
_TABLE_IDS: Final = select(TABLES.c.id).order_by(TABLES.c.id)
_IDENTITIES: Final = select(func.count()).select_from(IDENTITY)


class Contents(Repository):
    """All rows, and what the database itself can tell of their soundness."""

    __slots__ = ("__dict__",)

    def table_ids(self) -> list[int]:
        """Oldest first."""
        return list(self._connection.execute(_TABLE_IDS).scalars())

    def of_table(self, name: str, table_id: int) -> list[Row[Any]]:
        """The rows of a database table that belong to a game's table, by their keys."""
        return list(self._connection.execute(self._of_table[name], {"of_table": table_id}))

    def all_of(self, name: str) -> Iterator[Row[Any]]:
        """All rows of a database table by their keys, read bit by bit as they are consumed."""
        table = Model.metadata.tables[name]
        statement = select(table).order_by(*table.primary_key).execution_options(yield_per=BATCH)
        yield from self._connection.execute(statement)

    def people_in(self, name: str) -> set[int]:
        """The players whom rows of a database table are about."""
        return set(self._connection.execute(select(Model.metadata.tables[name].c.player_id)).scalars())

    def damage(self) -> list[str]:
        """Return the faults of the file and the schema, in words; with any, rows may not be readable."""
        return (self._faults_of_file() if self._dialect == "sqlite" else []) or list(self._missing())

    def faults(self) -> Iterator[str]:
        """Yield the faults of rows that refer to each other, in words."""
        if self._connection.execute(_IDENTITIES).scalar_one() != 1:
            yield "the database has no name of its own"
        for table in Model.metadata.sorted_tables:
            for key in sorted(table.foreign_key_constraints, key=lambda each: str(each.name)):
                yield from self._dangling(table, key)

    @cached_property
    def _of_table(self) -> dict[str, Any]:
        return {
            name: select(table).where(table.c.table_id == bindparam("of_table")).order_by(*table.primary_key)
            for name, table in Model.metadata.tables.items()
            if "table_id" in table.c
        }

    def _faults_of_file(self) -> list[str]:
        verdicts = self._connection.execute(INTEGRITY).scalars()
        return [f"the file is damaged: {verdict}" for verdict in verdicts if verdict != "ok"]

    def _missing(self) -> Iterator[str]:
        """Tables, columns, indexes and triggers of this version's schema."""
        inspector = inspect(self._connection)
        there = set(inspector.get_table_names())
        for name, table in sorted(Model.metadata.tables.items()):
            if name not in there:
                yield f"the table {name} is missing"
                continue
            columns = {column["name"] for column in inspector.get_columns(name)}
            yield from (
                f"the column {name}.{each.name} is missing" for each in table.c if each.name not in columns
            )
            indexes = {index["name"] for index in inspector.get_indexes(name)}
            wanted = {str(index.name) for index in table.indexes}
            yield from (f"the index {index} is missing" for index in sorted(wanted - indexes))
        triggers = set(self._connection.execute(FOUND_TRIGGERS[self._dialect]).scalars())
        for trigger in sorted(TRIGGERS[self._dialect] - triggers):
            yield f"the trigger {trigger} is missing, which keeps what has happened from change"

    def _dangling(self, table: Table, key: ForeignKeyConstraint) -> Iterator[str]:
        """Rows that refer to none."""
        other = key.referred_table.alias("referred")
        pairs = [(element.parent, other.c[element.column.name]) for element in key.elements]
        is_match = and_(*(mine == theirs for mine, theirs in pairs))
        is_meant = and_(*(mine.is_not(None) for mine, _ in pairs))
        statement = (
            select(*(mine for mine, _ in pairs))
            .where(is_meant, ~select(literal_column("1")).select_from(other).where(is_match).exists())
            .limit(MOST_FAULTS)
        )
        for row in self._connection.execute(statement):
            names = ", ".join(f"{mine.name} {value}" for (mine, _), value in zip(pairs, row, strict=True))
            yield f"{table.name}: a row refers to {names} of {key.referred_table.name}, which is not there"
