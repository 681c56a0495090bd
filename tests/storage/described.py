"""All that a database says of its tables."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, inspect

from storage.models import Model


def described(connection: Connection) -> list[str]:
    """Return all that the database says of its tables, sorted."""
    inspector = inspect(connection)
    ways: list[Callable[[str], Iterable[Any]]] = [
        inspector.get_columns,
        inspector.get_unique_constraints,
        inspector.get_check_constraints,
        inspector.get_foreign_keys,
        inspector.get_indexes,
        lambda name: [inspector.get_pk_constraint(name), inspector.get_table_options(name)],
    ]
    return sorted(
        f"{name}: {sorted(in_words(thing).items())}"
        for name in Model.metadata.tables
        for way in ways
        for thing in way(name)
    )


def in_words(described: Mapping[str, Any]) -> dict[str, str]:
    """Return a description without objects that are equal to nothing but themselves."""
    return {
        key: str(in_words(value) if isinstance(value, dict) else value) for key, value in described.items()
    }
