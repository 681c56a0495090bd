"""Which of several processes makes an analysis that is owed."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

Moment = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Extend the schema."""
    op.add_column("analyses", sa.Column("worker", sa.String))
    op.add_column("analyses", sa.Column("claimed_until", Moment))
