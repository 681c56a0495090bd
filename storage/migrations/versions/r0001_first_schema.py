"""Players, tables, seats, events, outbox, interactions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
Moment = sa.DateTime(timezone=True)
IS_OPEN = sa.text("status IN ('challenge', 'playing')")
IS_UNDELIVERED = sa.text("delivered_at IS NULL")


def upgrade() -> None:
    """Create the schema."""
    _create_players()
    _create_tables()
    _create_seats()
    _create_events()
    _keep_events()
    _create_outbox()
    _create_interactions()


def _create_players() -> None:
    op.create_table(
        "players",
        sa.Column("id", Key, nullable=False),
        sa.Column("snowflake", Key, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created_at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("snowflake", name="uq_players_snowflake"),
        sa.CheckConstraint("snowflake > 0", name=op.f("ck_players_snowflake")),
    )


def _create_tables() -> None:
    op.create_table(
        "tables",
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
        sa.CheckConstraint(
            "status IN ('challenge', 'playing', 'over', 'closed')", name=op.f("ck_tables_status")
        ),
        sa.CheckConstraint("kind <> ''", name=op.f("ck_tables_kind")),
        sa.CheckConstraint("version >= 0", name=op.f("ck_tables_version")),
        sa.CheckConstraint("live_version BETWEEN 0 AND version", name=op.f("ck_tables_live_version")),
    )
    op.create_index("ix_tables_channel_snowflake_id", "tables", ["channel_snowflake", "id"])
    op.create_index(
        "uq_tables_open_channel",
        "tables",
        ["channel_snowflake"],
        unique=True,
        sqlite_where=IS_OPEN,
        postgresql_where=IS_OPEN,
    )


def _create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", Key, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player_id", Key, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.UniqueConstraint("table_id", "player_id", name="uq_seats_table_id_player_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_seats_player_id"),
        sa.CheckConstraint("seat >= 0", name=op.f("ck_seats_seat")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_player_id_table_id", "seats", ["player_id", "table_id"])


def _create_events() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", Key, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("payload", sa.JSON, nullable=False),
        sa.Column("player_id", Key),
        sa.Column("created_at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", "seq", name="pk_events"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_events_player_id"),
        sa.CheckConstraint("version >= 0", name=op.f("ck_events_version")),
        sa.CheckConstraint("seq >= 0", name=op.f("ck_events_seq")),
        sa.CheckConstraint("game >= 0", name=op.f("ck_events_game")),
        sa.CheckConstraint("kind <> ''", name=op.f("ck_events_kind")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_events_table_id_game", "events", ["table_id", "game"])


def _keep_events() -> None:
    """Refuse to change or delete an event, whoever asks."""
    if op.get_bind().dialect.name == "sqlite":
        for verb in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER events_refuse_{verb.lower()} BEFORE {verb} ON events"
                " BEGIN SELECT RAISE(ABORT, 'events are append-only'); END"
            )
        return
    op.execute(
        "CREATE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        " RAISE EXCEPTION 'events are append-only' USING ERRCODE = 'integrity_constraint_violation';"
        " END $$"
    )
    op.execute(
        "CREATE TRIGGER events_refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON events"
        " FOR EACH STATEMENT EXECUTE FUNCTION refuse_event_change()"
    )


def _create_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", Key, nullable=False),
        sa.Column("table_id", Key, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("payload", sa.JSON, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("last_error", sa.String),
        sa.Column("failed_at", Moment),
        sa.Column("due_at", Moment, nullable=False),
        sa.Column("created_at", Moment, nullable=False),
        sa.Column("delivered_at", Moment),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_outbox_table_id"),
        sa.CheckConstraint("version >= 0", name=op.f("ck_outbox_version")),
        sa.CheckConstraint("kind <> ''", name=op.f("ck_outbox_kind")),
        sa.CheckConstraint("attempts >= 0", name=op.f("ck_outbox_attempts")),
    )
    for name, columns in (("undelivered", ["table_id", "id"]), ("undelivered_id", ["id"])):
        op.create_index(
            f"ix_outbox_{name}",
            "outbox",
            columns,
            sqlite_where=IS_UNDELIVERED,
            postgresql_where=IS_UNDELIVERED,
        )


def _create_interactions() -> None:
    op.create_table(
        "interactions",
        sa.Column("snowflake", Key, nullable=False, autoincrement=False),
        sa.Column("used_at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("snowflake", name="pk_interactions"),
    )
