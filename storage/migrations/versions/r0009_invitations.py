"""Invitations: who belongs to a challenge that is open, and when such a challenge lapses."""

from collections.abc import Iterator
from datetime import timedelta

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
Moment = sa.DateTime(timezone=True)
OPEN_FOR = timedelta(days=14)
TABLES = sa.table(
    "tables",
    sa.column("id", Key),
    sa.column("kind", sa.String),
    sa.column("status", sa.String),
    sa.column("version", sa.Integer),
    sa.column("state", sa.JSON),
    sa.column("updated_at", Moment),
)
DEADLINES = sa.table(
    "deadlines",
    sa.column("table_id", Key),
    sa.column("kind", sa.String),
    sa.column("version", sa.Integer),
    sa.column("due_at", Moment),
)


def upgrade() -> None:
    """Extend the schema, and take in the challenges that are open."""
    invitations = op.create_table(
        "invitations",
        sa.Column("table_id", Key, nullable=False),
        sa.Column("player_id", Key, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id", name="pk_invitations"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invitations_table_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_invitations_player_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_invitations_player_id_table_id", "invitations", ["player_id", "table_id"])
    is_open = sa.and_(TABLES.c.kind == "session", TABLES.c.status == "challenge")
    challenges = op.get_bind().execute(sa.select(TABLES).where(is_open)).all()
    invited = [
        {"table_id": row.id, "player_id": player} for row in challenges for player in _people(row.state)
    ]
    lapsing = [
        {"table_id": row.id, "kind": "lapse", "version": row.version, "due_at": row.updated_at + OPEN_FOR}
        for row in challenges
    ]
    op.bulk_insert(invitations, invited)
    op.bulk_insert(DEADLINES, lapsing)


def _people(state: dict[str, object]) -> Iterator[int]:
    """The challenger, and the opponent if there is one."""
    challenge = state.get("challenge")
    if isinstance(challenge, dict):
        found = (challenge.get("challenger"), challenge.get("opponent"))
        yield from (player for player in found if isinstance(player, int))
