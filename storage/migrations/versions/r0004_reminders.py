"""Reminders: how often a player was reminded of their turn at a table, and by which message last.

This step is that of reminders alone: other steps of the same time come after it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Extend the schema."""
    op.create_table(
        "reminders",
        sa.Column("table_id", Key, nullable=False),
        sa.Column("player_id", Key, nullable=False),
        sa.Column("sent", sa.Integer, nullable=False),
        sa.Column("channel_snowflake", Key),
        sa.Column("message_snowflake", Key),
        sa.PrimaryKeyConstraint("table_id", "player_id", name="pk_reminders"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reminders_table_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_reminders_player_id"),
        sa.CheckConstraint("sent > 0", name=op.f("ck_reminders_sent")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_reminders_player_id", "reminders", ["player_id"])
