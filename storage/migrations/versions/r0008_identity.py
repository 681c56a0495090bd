"""Which database this is: a random name, which the boards that are posted from it bear."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

NAME_BYTES = 4


def upgrade() -> None:
    """Extend the schema, and name this database."""
    identity = op.create_table(
        "identity",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("name", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_identity"),
        sa.CheckConstraint("id = 1", name=op.f("ck_identity_id")),
        sa.CheckConstraint("length(name) = 8", name=op.f("ck_identity_name")),
    )
    op.bulk_insert(identity, [{"id": 1, "name": secrets.token_hex(NAME_BYTES)}])
