"""The base of all rows, and column types that mean the same on SQLite and on PostgreSQL."""

import json
from datetime import UTC, datetime
from typing import Any, ClassVar, Self, TypeAlias

from sqlalchemy import JSON, BigInteger, DateTime, Dialect, Integer, MetaData, Row, Table
from sqlalchemy.types import TypeDecorator
from sqlmodel import SQLModel

JsonObject: TypeAlias = dict[str, Any]
"""The type of `state` and `payload`. `Any`, because their meaning belongs to the writer, not to storage."""

Key = BigInteger().with_variant(Integer(), "sqlite")
"""A 64-bit key. SQLite's INTEGER has 64 bits, and only a primary key of that very type is its row id."""

Json = JSON(none_as_null=True)
"""A JSON object as text; no query looks into it."""

format_json = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode
"""Compact JSON; raises ValueError for NaN and infinities, which are not JSON."""

NOT_COUNTED = {"autoincrement": False}
"""A primary key that the database does not number by itself."""


class UtcDateTime(TypeDecorator[datetime]):
    """An aware datetime, kept in UTC; SQLite stores it as text that sorts by time."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """Raises ValueError for a naive datetime."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a naive datetime is no moment: {value!r}")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """Always aware: SQLite forgets the zone, PostgreSQL answers in UTC."""
        return None if value is None else value.replace(tzinfo=UTC)


class Model(SQLModel):
    """A row as it was when it was read: it belongs to no session and is never changed.

    Every constraint has a name, so that a migration can change it.
    """

    __table__: ClassVar[Table]
    model_config = {"frozen": True}
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )

    def __init__(self, **values: Any) -> None:  # noqa: ANN401 - each class has its own, which mypy checks
        # SQLModel's own would set one attribute after the other, and validate nothing all the same.
        self.__dict__.update(values)

    @classmethod
    def from_row(cls, row: Row[Any]) -> Self:
        """Skips what SQLAlchemy does for rows of a session."""
        found: Self = cls.__new__(cls)
        found.__dict__.update(zip(cls.__table__.c.keys(), row, strict=True))
        return found

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse every change, but for the mark that SQLAlchemy puts on what was not read."""
        if name != "_sa_instance_state":
            raise AttributeError(f"a {type(self).__name__} is as it was read; its repository saves a change")
        super().__setattr__(name, value)
