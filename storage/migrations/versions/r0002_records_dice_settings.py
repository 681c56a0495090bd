"""Settings, dice that can be verified, imported records, history, and players who can be erased."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
Moment = sa.DateTime(timezone=True)
PLAYERS = sa.Table(  # as revision 0001 left it: SQLite builds it anew, and a CHECK cannot be read back
    "players",
    sa.MetaData(),
    sa.Column("id", Key, nullable=False),
    sa.Column("snowflake", Key, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("created_at", Moment, nullable=False),
    sa.PrimaryKeyConstraint("id", name="pk_players"),
    sa.UniqueConstraint("snowflake", name="uq_players_snowflake"),
    sa.CheckConstraint("snowflake > 0", name="ck_players_snowflake"),
)


def upgrade() -> None:
    """Change and extend the schema."""
    _let_players_be_erased()
    op.create_index("ix_tables_guild_snowflake_id", "tables", ["guild_snowflake", "id"])
    op.create_index("ix_events_player_id", "events", ["player_id"])
    _create_settings()
    _create_dice()
    _keep_dice()
    _create_dice_words()
    _create_dice_totals()
    _create_imports()


def _let_players_be_erased() -> None:
    with op.batch_alter_table("players", copy_from=PLAYERS) as players:
        players.alter_column("snowflake", existing_type=Key, nullable=True)
        players.alter_column("name", existing_type=sa.String(), nullable=True)
        players.create_check_constraint(op.f("ck_players_erased"), "(snowflake IS NULL) = (name IS NULL)")


def _create_settings() -> None:
    op.create_table(
        "server_settings",
        sa.Column("guild_snowflake", Key, nullable=False, autoincrement=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("updated_at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("guild_snowflake", name="pk_server_settings"),
    )
    op.create_table(
        "player_settings",
        sa.Column("player_id", Key, nullable=False, autoincrement=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("updated_at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_player_settings"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_player_settings_player_id"),
    )


def _create_dice() -> None:
    op.create_table(
        "dice",
        sa.Column("table_id", Key, nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("created_at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "game", name="pk_dice"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_dice_table_id"),
        sa.CheckConstraint("game > 0", name=op.f("ck_dice_game")),
        sa.CheckConstraint("length(secret) = 64", name=op.f("ck_dice_secret")),
        sqlite_with_rowid=False,
    )


def _keep_dice() -> None:
    """Refuse to change or delete a secret, whoever asks: players were shown the commitment to it."""
    if op.get_bind().dialect.name == "sqlite":
        for verb in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER dice_refuse_{verb.lower()} BEFORE {verb} ON dice"
                " BEGIN SELECT RAISE(ABORT, 'dice are append-only'); END"
            )
        return
    op.execute(
        "CREATE FUNCTION refuse_dice_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        " RAISE EXCEPTION 'dice are append-only' USING ERRCODE = 'integrity_constraint_violation';"
        " END $$"
    )
    op.execute(
        "CREATE TRIGGER dice_refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON dice"
        " FOR EACH STATEMENT EXECUTE FUNCTION refuse_dice_change()"
    )


def _create_dice_words() -> None:
    op.create_table(
        "dice_words",
        sa.Column("table_id", Key, nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("player_id", Key, nullable=False),
        sa.Column("words", sa.String),
        sa.Column("digest", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "game", "player_id", name="pk_dice_words"),
        sa.ForeignKeyConstraint(
            ["table_id", "game"], ["dice.table_id", "dice.game"], name="fk_dice_words_table_id"
        ),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_dice_words_player_id"),
        sa.CheckConstraint("length(digest) = 64", name=op.f("ck_dice_words_digest")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_dice_words_player_id", "dice_words", ["player_id"])


def _create_dice_totals() -> None:
    op.create_table(
        "dice_totals",
        sa.Column("guild_snowflake", Key, nullable=False),
        sa.Column("high", sa.Integer, nullable=False),
        sa.Column("low", sa.Integer, nullable=False),
        sa.Column("rolled", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild_snowflake", "high", "low", name="pk_dice_totals"),
        sa.CheckConstraint("1 <= low AND low <= high AND high <= 6", name=op.f("ck_dice_totals_roll")),
        sa.CheckConstraint("rolled > 0", name=op.f("ck_dice_totals_rolled")),
        sqlite_with_rowid=False,
    )


def _create_imports() -> None:
    op.create_table(
        "imports",
        sa.Column("id", Key, nullable=False),
        sa.Column("player_id", Key, nullable=False),
        sa.Column("record", sa.String, nullable=False),
        sa.Column("created_at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_imports"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_imports_player_id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_imports_player_id_id", "imports", ["player_id", "id"])
    op.create_index("ix_imports_created_at", "imports", ["created_at"])
