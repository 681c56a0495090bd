"""Deadlines, standing orders, notes, boards in direct messages, trouble, and tables without a channel."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
Moment = sa.DateTime(timezone=True)
IS_OPEN = sa.text("status IN ('challenge', 'playing')")
IS_FIRED = sa.text("fired_at IS NOT NULL")
IS_UNFIRED = sa.text("fired_at IS NULL")
TABLES = sa.Table(  # as revision 0002 left it: SQLite builds it anew, and a CHECK cannot be read back
    "tables",
    sa.MetaData(),
    sa.Column("id", Key, nullable=False),
    sa.Column("guild_snowflake", Key),
    sa.Column("channel_snowflake", Key, nullable=False),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("status", sa.String, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("state", sa.JSON, nullable=False),
    sa.Column("live_message_snowflake", Key),
    sa.Column("live_version", sa.Integer),
    sa.Column("created_at", Moment, nullable=False),
    sa.Column("updated_at", Moment, nullable=False),
    sa.PrimaryKeyConstraint("id", name="pk_tables"),
    sa.CheckConstraint("status IN ('challenge', 'playing', 'over', 'closed')", name="ck_tables_status"),
    sa.CheckConstraint("kind <> ''", name="ck_tables_kind"),
    sa.CheckConstraint("version >= 0", name="ck_tables_version"),
    sa.CheckConstraint("live_version BETWEEN 0 AND version", name="ck_tables_live_version"),
    sa.Index("ix_tables_channel_snowflake_id", "channel_snowflake", "id"),
    sa.Index("ix_tables_guild_snowflake_id", "guild_snowflake", "id"),
    sa.Index(
        "uq_tables_open_channel",
        "channel_snowflake",
        unique=True,
        sqlite_where=IS_OPEN,
        postgresql_where=IS_OPEN,
    ),
)


def upgrade() -> None:
    """Change and extend the schema."""
    _let_tables_have_no_channel()
    _create_deadlines()
    _create_standing_orders()
    _create_notes()
    _create_direct_boards()
    _create_trouble()


def _let_tables_have_no_channel() -> None:
    with op.batch_alter_table("tables", copy_from=TABLES) as tables:
        tables.alter_column("channel_snowflake", existing_type=Key, nullable=True)
    op.create_index(
        "ix_tables_open_guild",
        "tables",
        ["guild_snowflake", "id"],
        sqlite_where=IS_OPEN,
        postgresql_where=IS_OPEN,
    )


def _create_deadlines() -> None:
    op.create_table(
        "deadlines",
        sa.Column("id", Key, nullable=False),
        sa.Column("table_id", Key, nullable=False),
        sa.Column("player_id", Key),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due_at", Moment, nullable=False),
        sa.Column("fired_at", Moment),
        sa.PrimaryKeyConstraint("id", name="pk_deadlines"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deadlines_table_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_deadlines_player_id"),
        sa.CheckConstraint("kind <> ''", name=op.f("ck_deadlines_kind")),
        sa.CheckConstraint("version >= 0", name=op.f("ck_deadlines_version")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_deadlines_table_id_fired_at", "deadlines", ["table_id", "fired_at"])
    for name, columns, where in (
        ("unfired", ["due_at", "id"], IS_UNFIRED),
        ("fired", ["fired_at"], IS_FIRED),
    ):
        op.create_index(
            f"ix_deadlines_{name}", "deadlines", columns, sqlite_where=where, postgresql_where=where
        )


def _create_standing_orders() -> None:
    op.create_table(
        "standing_orders",
        sa.Column("table_id", Key, nullable=False),
        sa.Column("player_id", Key, nullable=False),
        sa.Column("orders", sa.JSON, nullable=False),
        sa.Column("updated_at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id", name="pk_standing_orders"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_standing_orders_table_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_standing_orders_player_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_standing_orders_player_id", "standing_orders", ["player_id"])


def _create_notes() -> None:
    op.create_table(
        "notes",
        sa.Column("table_id", Key, nullable=False),
        sa.Column("player_id", Key, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("updated_at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id", name="pk_notes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_notes_player_id"),
        sa.CheckConstraint("text <> ''", name=op.f("ck_notes_text")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_notes_player_id", "notes", ["player_id"])


def _create_direct_boards() -> None:
    op.create_table(
        "direct_boards",
        sa.Column("table_id", Key, nullable=False),
        sa.Column("player_id", Key, nullable=False),
        sa.Column("channel_snowflake", Key, nullable=False),
        sa.Column("message_snowflake", Key),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id", name="pk_direct_boards"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_direct_boards_table_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_direct_boards_player_id"),
        sa.CheckConstraint("version >= 0", name=op.f("ck_direct_boards_version")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_direct_boards_player_id", "direct_boards", ["player_id"])


def _create_trouble() -> None:
    op.create_table(
        "trouble",
        sa.Column("channel_snowflake", Key, nullable=False, autoincrement=False),
        sa.Column("guild_snowflake", Key),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("since", Moment, nullable=False),
        sa.PrimaryKeyConstraint("channel_snowflake", name="pk_trouble"),
        sa.CheckConstraint("reason <> ''", name=op.f("ck_trouble_reason")),
    )
    op.create_index("ix_trouble_guild_snowflake_since", "trouble", ["guild_snowflake", "since"])
