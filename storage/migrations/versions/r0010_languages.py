"""Players: the locale that they speak on Discord, for what the bot writes to them directly."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Extend the schema."""
    op.add_column("players", sa.Column("locale", sa.String))
