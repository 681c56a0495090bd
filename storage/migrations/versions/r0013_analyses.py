"""Analyses that were asked for, what came of them, and who is to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
Moment = sa.DateTime(timezone=True)
IS_OWED = sa.text("state = 'owed'")
IS_UNTOLD = sa.text("told_at IS NULL")


def upgrade() -> None:
    """Extend the schema."""
    op.create_table(
        "analyses",
        sa.Column("id", Key, nullable=False),
        sa.Column("table_id", Key),
        sa.Column("import_id", Key),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("depth", sa.String, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("is_shared", sa.Boolean, nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("file", sa.LargeBinary),
        sa.Column("failure", sa.String),
        sa.Column("created_at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_analyses"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id"),
        sa.ForeignKeyConstraint(["import_id"], ["imports.id"], name="fk_analyses_import_id"),
        sa.CheckConstraint("(table_id IS NULL) <> (import_id IS NULL)", name=op.f("ck_analyses_subject")),
        sa.CheckConstraint("game >= 0", name=op.f("ck_analyses_game")),
        sa.CheckConstraint("depth <> ''", name=op.f("ck_analyses_depth")),
        sa.CheckConstraint("state IN ('owed', 'done', 'failed')", name=op.f("ck_analyses_state")),
        sa.CheckConstraint("(state = 'done') = (result IS NOT NULL)", name=op.f("ck_analyses_result")),
        sa.UniqueConstraint("table_id", "game", "depth", name="uq_analyses_table_id_game_depth"),
        sa.UniqueConstraint("import_id", "game", "depth", name="uq_analyses_import_id_game_depth"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_analyses_owed", "analyses", ["id"], sqlite_where=IS_OWED, postgresql_where=IS_OWED)
    op.create_table(
        "analysis_requests",
        sa.Column("id", Key, nullable=False),
        sa.Column("analysis_id", Key, nullable=False),
        sa.Column("player_id", Key, nullable=False),
        sa.Column("guild_snowflake", Key),
        sa.Column("channel_snowflake", Key),
        sa.Column("asked_at", Moment, nullable=False),
        sa.Column("told_at", Moment),
        sa.PrimaryKeyConstraint("id", name="pk_analysis_requests"),
        sa.ForeignKeyConstraint(["analysis_id"], ["analyses.id"], name="fk_analysis_requests_analysis_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_analysis_requests_player_id"),
        sa.UniqueConstraint("analysis_id", "player_id", name="uq_analysis_requests_analysis_id_player_id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_analysis_requests_player_id", "analysis_requests", ["player_id"])
    op.create_index("ix_analysis_requests_guild_snowflake", "analysis_requests", ["guild_snowflake"])
    op.create_index(
        "ix_analysis_requests_untold",
        "analysis_requests",
        ["id"],
        sqlite_where=IS_UNTOLD,
        postgresql_where=IS_UNTOLD,
    )
