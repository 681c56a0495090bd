"""Which of several processes looks after a table."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
Moment = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Extend the schema."""
    op.create_table(
        "claims",
        sa.Column("table_id", Key, autoincrement=False, nullable=False),
        sa.Column("worker", sa.String, nullable=False),
        sa.Column("since", Moment, nullable=False),
        sa.Column("until", Moment, nullable=False),
        sa.CheckConstraint("worker <> ''", name="worker"),
        sa.PrimaryKeyConstraint("table_id", name="pk_claims"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_claims_table_id"),
        sqlite_with_rowid=False,
    )
