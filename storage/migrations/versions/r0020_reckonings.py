"""What is to be paid once a chouette is closed, and what has been; of those closed before, nothing."""

import sqlalchemy as sa
from alembic import op

from storage.migrations.versions import r0019_first_release as release

revision = "0020"
down_revision = "0019"

SCHEMA = sa.MetaData(naming_convention=release.SCHEMA.naming_convention)
for name in ("players", "tables", "subjects"):
    release.SCHEMA.tables[name].to_metadata(SCHEMA)

RECKONINGS = sa.Table(
    "reckonings",
    SCHEMA,
    sa.Column("subject_id", release.Key, sa.ForeignKey("subjects.id"), primary_key=True, autoincrement=False),
    sa.Column("table_id", release.Key, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("edition", sa.Integer, nullable=False),
    sa.Column("has_carried", sa.Boolean, nullable=False),
    sa.Column("message_snowflake", release.Key),
    sa.CheckConstraint("edition >= 0", name="edition"),
    sa.Index(None, "table_id", unique=True),
)

PAYMENTS = sa.Table(
    "payments",
    SCHEMA,
    sa.Column("reckoning_id", release.Key, sa.ForeignKey("reckonings.subject_id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    *(
        sa.Column(name, release.Key, sa.ForeignKey("players.id"), nullable=False)
        for name in ("payer_id", "payee_id")
    ),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("state", sa.String, nullable=False),
    sa.Column("changed_at", release.Moment, nullable=False),
    sa.CheckConstraint("seq >= 0", name="seq"),
    sa.CheckConstraint("payer_id <> payee_id", name="payee"),
    sa.CheckConstraint("points > 0", name="points"),
    sa.CheckConstraint("state IN ('open', 'claimed', 'paid', 'carried', 'void')", name="state"),
    sa.Index(None, "payer_id"),
    sa.Index(None, "payee_id"),
    release.index("ix_payments_open", "reckoning_id", where="state = 'open'"),
    sqlite_with_rowid=False,
)


def upgrade() -> None:
    for table in (RECKONINGS, PAYMENTS):
        table.create(op.get_bind())
