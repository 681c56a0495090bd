"""Players: the bot itself plays, once at each level."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Extend the schema."""
    op.add_column("players", sa.Column("level", sa.String))
    op.create_index("ix_players_level", "players", ["level"], unique=True)
