"""Which commands Discord was last told of, by one of several processes."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Extend the schema."""
    op.add_column("identity", sa.Column("commands", sa.String))
