"""The schema, and what repositories return: one SQLModel class a table, one instance a row.

SQLModel's `table=True` classes validate nothing, so every rule of the data is a constraint of the table.
Queries use the tables through SQLAlchemy Core, and no session is ever made, so a row keeps no tie to the
database. Every time is an aware UTC datetime. A `*_id` is our key, a `*_snowflake` is Discord's.

Migrations create the schema (and the triggers that keep `events`, `dice` and `transfers` append-only); a test
holds both together.
"""

from sqlalchemy.orm import configure_mappers

from storage.models import people, reckonings, results, standings, subjects, tables
from storage.models.base import Model

__all__ = ["Model", "people", "reckonings", "results", "standings", "subjects", "tables"]

configure_mappers()  # SQLAlchemy would do so for its first session; a row's attributes cannot be read before
