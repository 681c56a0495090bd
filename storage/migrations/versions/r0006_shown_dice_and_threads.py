"""Which messages show to which dice the bot has committed, and in which channel a thread is."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Extend the schema."""
    op.create_table(
        "shown_dice",
        sa.Column("message_snowflake", Key, nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("table_id", Key, nullable=False),
        sa.Column("player_id", Key),
        sa.Column("commitment", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("message_snowflake", "game", name="pk_shown_dice"),
        sa.ForeignKeyConstraint(
            ["table_id", "game"], ["dice.table_id", "dice.game"], name="fk_shown_dice_table_id"
        ),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_shown_dice_player_id"),
        sa.CheckConstraint("length(commitment) = 64", name=op.f("ck_shown_dice_commitment")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_shown_dice_table_id", "shown_dice", ["table_id"])
    op.create_index("ix_shown_dice_player_id", "shown_dice", ["player_id"])
    op.create_table(
        "threads",
        sa.Column("thread_snowflake", Key, nullable=False, autoincrement=False),
        sa.Column("parent_snowflake", Key, nullable=False),
        sa.Column("is_private", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("thread_snowflake", name="pk_threads"),
        sqlite_with_rowid=False,
    )
