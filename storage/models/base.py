"""The base of all tables."""

from sqlalchemy import MetaData
from sqlmodel import SQLModel


class Model(SQLModel):
    """The base of all tables: every constraint has a name, so that a migration can change it."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
