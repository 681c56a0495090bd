"""Players' usernames, which tell apart those of one display name."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Extend the schema."""
    op.add_column("players", sa.Column("username", sa.String))
