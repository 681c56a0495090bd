"""Which database this is."""

from sqlalchemy import CheckConstraint, Column, Integer, String
from sqlmodel import Field

from storage.models.base import Model


class Identity(Model, table=True):
    """The one row that names this database, at random when it was made; a copy of it bears the same name."""

    __tablename__ = "identity"
    __table_args__ = (
        CheckConstraint("id = 1", name="id"),
        CheckConstraint("length(name) = 8", name="name"),
    )

    id: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    name: str = Field(sa_column=Column(String, nullable=False))


IDENTITY = Model.metadata.tables["identity"]
