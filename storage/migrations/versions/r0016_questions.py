"""How many positions somebody who plays had evaluated on a day."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
Moment = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Extend the schema."""
    op.create_table(
        "questions",
        sa.Column("player_id", Key, nullable=False),
        sa.Column("day", Moment, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_questions"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_questions_player_id"),
        sa.CheckConstraint("asked > 0", name=op.f("ck_questions_asked")),
    )
