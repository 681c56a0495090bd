"""Column types that mean the same on SQLite and on PostgreSQL."""

import json
from datetime import UTC, datetime

from sqlalchemy import JSON, BigInteger, DateTime, Dialect, Integer
from sqlalchemy.types import TypeDecorator

Key = BigInteger().with_variant(Integer(), "sqlite")
"""A 64-bit key. SQLite's INTEGER has 64 bits, and only a primary key of that very type is its row id."""

Json = JSON(none_as_null=True)
"""A JSON object as text; no query looks into it."""

format_json = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode
"""Return a value as compact JSON; raise ValueError for NaN and infinities, which are not JSON."""


class UtcDateTime(TypeDecorator[datetime]):
    """An aware datetime, kept in UTC; SQLite stores it as text that sorts by time."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """Return the moment in UTC; raise ValueError for a naive datetime."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a naive datetime is no moment: {value!r}")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """Return the stored moment, aware: SQLite forgets the zone, PostgreSQL answers in UTC."""
        return None if value is None else value.replace(tzinfo=UTC)
