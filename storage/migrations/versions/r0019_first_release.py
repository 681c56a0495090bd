"""The schema as the first release made it; later steps change it, and `storage.models` has that of today."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = None

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
Moment = sa.DateTime(timezone=True)
NAME_BYTES = 4
OPEN = "status IN ('challenge', 'playing')"
APPEND_ONLY = ("dice", "events", "transfers")
"""Players were shown the commitment to a secret; events are what happened; transfers are what players owe."""

SCHEMA = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def upgrade() -> None:
    """Make the tables, and name the database at random: the boards that are posted from it bear the name."""
    SCHEMA.create_all(op.get_bind(), checkfirst=False)
    keep(op.get_bind())
    op.execute(IDENTITY.insert().values(id=1, name=secrets.token_hex(NAME_BYTES)))


def keep(connection: sa.Connection) -> None:
    """Refuse to change or delete what is only ever added, whoever asks."""
    if connection.dialect.name == "sqlite":
        for name in APPEND_ONLY:
            for verb in ("UPDATE", "DELETE"):
                connection.exec_driver_sql(
                    f"CREATE TRIGGER {name}_refuse_{verb.lower()} BEFORE {verb} ON {name}"
                    f" BEGIN SELECT RAISE(ABORT, '{name} are append-only'); END"
                )
        return
    connection.exec_driver_sql(
        "CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        " RAISE EXCEPTION '% are append-only', TG_TABLE_NAME"
        " USING ERRCODE = 'integrity_constraint_violation'; END $$"
    )
    for name in APPEND_ONLY:
        connection.exec_driver_sql(
            f"CREATE TRIGGER {name}_refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON {name}"
            " FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()"
        )


def index(name: str, *columns: str, where: str, unique: bool = False) -> sa.Index:
    """Only of such rows, on both kinds of database."""
    condition = sa.text(where)
    return sa.Index(name, *columns, unique=unique, sqlite_where=condition, postgresql_where=condition)


DICE_TOTALS = sa.Table(
    "dice_totals",
    SCHEMA,
    sa.Column("guild_snowflake", Key, primary_key=True),
    *(sa.Column(name, sa.Integer, primary_key=True) for name in ("high", "low")),
    sa.Column("rolled", sa.Integer, nullable=False),
    sa.CheckConstraint("1 <= low AND low <= high AND high <= 6", name="roll"),
    sa.CheckConstraint("rolled > 0", name="rolled"),
    sqlite_with_rowid=False,
)

IDENTITY = sa.Table(
    "identity",
    SCHEMA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("commands", sa.String),
    sa.Column("quarantined_at", Moment),
    sa.Column("results_from", Key),
    sa.CheckConstraint("id = 1", name="id"),
    sa.CheckConstraint("length(name) = 8", name="name"),
)

INTERACTIONS = sa.Table(
    "interactions",
    SCHEMA,
    sa.Column("snowflake", Key, primary_key=True, autoincrement=False),
    sa.Column("used_at", Moment, nullable=False),
)

PLAYERS = sa.Table(
    "players",
    SCHEMA,
    sa.Column("id", Key, primary_key=True),
    sa.Column("snowflake", Key, unique=True),
    sa.Column("name", sa.String),
    sa.Column("created_at", Moment, nullable=False),
    sa.Column("locale", sa.String),
    sa.Column("level", sa.String),
    sa.Column("username", sa.String),
    sa.Column("written_to_at", Moment),
    sa.CheckConstraint("(snowflake IS NULL) = (name IS NULL)", name="erased"),
    sa.CheckConstraint("snowflake > 0", name="snowflake"),
    sa.Index(None, "level", unique=True),
    sa.Index(None, "written_to_at"),
)

SERVER_SETTINGS = sa.Table(
    "server_settings",
    SCHEMA,
    sa.Column("guild_snowflake", Key, primary_key=True, autoincrement=False),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("updated_at", Moment, nullable=False),
)

SUBJECTS = sa.Table(
    "subjects",
    SCHEMA,
    sa.Column("id", Key, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("guild_snowflake", Key),
    sa.CheckConstraint("kind <> ''", name="kind"),
    sqlite_autoincrement=True,
)

TABLES = sa.Table(
    "tables",
    SCHEMA,
    sa.Column("id", Key, sa.ForeignKey("subjects.id"), primary_key=True, autoincrement=False),
    sa.Column("guild_snowflake", Key),
    sa.Column("channel_snowflake", Key),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("status", sa.String, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("state", sa.JSON, nullable=False),
    sa.Column("live_message_snowflake", Key),
    sa.Column("live_version", sa.Integer),
    *(sa.Column(name, Moment, nullable=False) for name in ("created_at", "updated_at")),
    sa.CheckConstraint("kind <> ''", name="kind"),
    sa.CheckConstraint("live_version BETWEEN 0 AND version", name="live_version"),
    sa.CheckConstraint("status IN ('challenge', 'playing', 'over', 'closed')", name="status"),
    sa.CheckConstraint("version >= 0", name="version"),
    sa.Index(None, "channel_snowflake", "id"),
    sa.Index(None, "guild_snowflake", "id"),
    index("ix_tables_open_guild", "guild_snowflake", "id", where=OPEN),
    index("uq_tables_open_channel", "channel_snowflake", unique=True, where=OPEN),
)

THREADS = sa.Table(
    "threads",
    SCHEMA,
    sa.Column("thread_snowflake", Key, primary_key=True, autoincrement=False),
    sa.Column("parent_snowflake", Key, nullable=False),
    sa.Column("is_private", sa.Boolean, nullable=False),
    sqlite_with_rowid=False,
)

CHANNEL_PROBLEMS = sa.Table(
    "channel_problems",
    SCHEMA,
    sa.Column("channel_snowflake", Key, primary_key=True, autoincrement=False),
    sa.Column("guild_snowflake", Key),
    sa.Column("reason", sa.String, nullable=False),
    sa.Column("since", Moment, nullable=False),
    sa.CheckConstraint("reason <> ''", name="reason"),
    sa.Index(None, "guild_snowflake", "since"),
)

CLAIMS = sa.Table(
    "claims",
    SCHEMA,
    sa.Column("subject_id", Key, sa.ForeignKey("subjects.id"), primary_key=True, autoincrement=False),
    sa.Column("worker", sa.String, nullable=False),
    *(sa.Column(name, Moment, nullable=False) for name in ("since", "until")),
    sa.CheckConstraint("worker <> ''", name="worker"),
    sqlite_with_rowid=False,
)

DEADLINES = sa.Table(
    "deadlines",
    SCHEMA,
    sa.Column("id", Key, primary_key=True),
    sa.Column("subject_id", Key, sa.ForeignKey("subjects.id"), nullable=False),
    sa.Column("player_id", Key, sa.ForeignKey("players.id")),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("due_at", Moment, nullable=False),
    sa.Column("fired_at", Moment),
    sa.CheckConstraint("kind <> ''", name="kind"),
    sa.CheckConstraint("version >= 0", name="version"),
    index("ix_deadlines_fired", "fired_at", where="fired_at IS NOT NULL"),
    sa.Index(None, "subject_id", "fired_at"),
    index("ix_deadlines_unfired", "due_at", "id", where="fired_at IS NULL"),
    sqlite_autoincrement=True,
)

DICE = sa.Table(
    "dice",
    SCHEMA,
    sa.Column("table_id", Key, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("secret", sa.String, nullable=False),
    sa.Column("created_at", Moment, nullable=False),
    sa.CheckConstraint("game > 0", name="game"),
    sa.CheckConstraint("length(secret) = 64", name="secret"),
    sqlite_with_rowid=False,
)

DIRECT_BOARDS = sa.Table(
    "direct_boards",
    SCHEMA,
    sa.Column("table_id", Key, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player_id", Key, sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("channel_snowflake", Key, nullable=False),
    sa.Column("message_snowflake", Key),
    sa.Column("version", sa.Integer, nullable=False),
    sa.CheckConstraint("version >= 0", name="version"),
    sa.Index(None, "player_id"),
    sqlite_with_rowid=False,
)

EVENTS = sa.Table(
    "events",
    SCHEMA,
    sa.Column("table_id", Key, sa.ForeignKey("tables.id"), primary_key=True),
    *(sa.Column(name, sa.Integer, primary_key=True) for name in ("version", "seq")),
    sa.Column("game", sa.Integer, nullable=False),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("payload", sa.JSON, nullable=False),
    sa.Column("player_id", Key, sa.ForeignKey("players.id")),
    sa.Column("created_at", Moment, nullable=False),
    sa.CheckConstraint("game >= 0", name="game"),
    sa.CheckConstraint("kind <> ''", name="kind"),
    sa.CheckConstraint("seq >= 0", name="seq"),
    sa.CheckConstraint("version >= 0", name="version"),
    sa.Index(None, "player_id"),
    sa.Index(None, "table_id", "game"),
    sqlite_with_rowid=False,
)

IMPORTS = sa.Table(
    "imports",
    SCHEMA,
    sa.Column("id", Key, primary_key=True),
    sa.Column("player_id", Key, sa.ForeignKey("players.id"), nullable=False),
    sa.Column("record", sa.String, nullable=False),
    sa.Column("created_at", Moment, nullable=False),
    sa.Index(None, "created_at"),
    sa.Index(None, "player_id", "id"),
    sqlite_autoincrement=True,
)

INVITATIONS = sa.Table(
    "invitations",
    SCHEMA,
    sa.Column("table_id", Key, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player_id", Key, sa.ForeignKey("players.id"), primary_key=True),
    sa.Index(None, "player_id", "table_id"),
    sqlite_with_rowid=False,
)

NOTES = sa.Table(
    "notes",
    SCHEMA,
    sa.Column("table_id", Key, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player_id", Key, sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("updated_at", Moment, nullable=False),
    sa.CheckConstraint("text <> ''", name="text"),
    sa.Index(None, "player_id"),
    sqlite_with_rowid=False,
)

OUTBOX = sa.Table(
    "outbox",
    SCHEMA,
    sa.Column("id", Key, primary_key=True),
    sa.Column("subject_id", Key, sa.ForeignKey("subjects.id"), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("payload", sa.JSON, nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("last_error", sa.String),
    sa.Column("failed_at", Moment),
    *(sa.Column(name, Moment, nullable=False) for name in ("due_at", "created_at")),
    sa.Column("delivered_at", Moment),
    sa.CheckConstraint("attempts >= 0", name="attempts"),
    sa.CheckConstraint("kind <> ''", name="kind"),
    sa.CheckConstraint("version >= 0", name="version"),
    index("ix_outbox_undelivered", "subject_id", "id", where="delivered_at IS NULL"),
    index("ix_outbox_undelivered_id", "id", where="delivered_at IS NULL"),
)

PLAYER_SETTINGS = sa.Table(
    "player_settings",
    SCHEMA,
    sa.Column("player_id", Key, sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("updated_at", Moment, nullable=False),
)

EVALUATIONS = sa.Table(
    "evaluations",
    SCHEMA,
    sa.Column("player_id", Key, sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("day", Moment, nullable=False),
    sa.Column("asked", sa.Integer, nullable=False),
    sa.CheckConstraint("asked > 0", name="asked"),
)

REMINDERS = sa.Table(
    "reminders",
    SCHEMA,
    sa.Column("table_id", Key, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player_id", Key, sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("sent", sa.Integer, nullable=False),
    sa.Column("channel_snowflake", Key),
    sa.Column("message_snowflake", Key),
    sa.CheckConstraint("sent > 0", name="sent"),
    sa.Index(None, "player_id"),
    sqlite_with_rowid=False,
)

RESULTS = sa.Table(
    "results",
    SCHEMA,
    sa.Column("table_id", Key, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("scope", sa.String, primary_key=True),
    sa.Column("bet", sa.Integer, primary_key=True),
    sa.Column("ended_at", Moment, nullable=False),
    sa.Column("guild_snowflake", Key),
    sa.Column("is_public", sa.Boolean, nullable=False),
    sa.Column("white_id", Key, sa.ForeignKey("players.id"), nullable=False),
    sa.Column("black_id", Key, sa.ForeignKey("players.id"), nullable=False),
    sa.Column("has_bot", sa.Boolean, nullable=False),
    *(sa.Column(name, sa.Integer, nullable=False) for name in ("points", "stake")),
    *(sa.Column(name, sa.Integer) for name in ("cube", "win")),
    sa.Column("ending", sa.String),
    *(sa.Column(name, sa.Integer) for name in ("length", "white_score", "black_score")),
    *(sa.Column(name, sa.Integer, nullable=False) for name in ("moves", "white_seconds", "black_seconds")),
    sa.CheckConstraint("game > 0", name="game"),
    sa.CheckConstraint("scope IN ('game', 'match', 'session', 'bet', 'fee', 'half')", name="scope"),
    sa.CheckConstraint("bet >= 0", name="bet"),
    sa.CheckConstraint("white_id <> black_id", name="black"),
    sa.CheckConstraint("stake > 0", name="stake"),
    sa.CheckConstraint("cube > 0", name="cube"),
    sa.CheckConstraint("win IN (1, 2, 3)", name="win"),
    sa.CheckConstraint(
        "ending IN ('played', 'passed', 'resigned', 'time', 'settled', 'forfeited', 'abandoned')",
        name="ending",
    ),
    sa.CheckConstraint("(ending IS NULL) = (scope IN ('fee', 'half'))", name="ended"),
    sa.CheckConstraint("length > 0", name="length"),
    sa.CheckConstraint("white_score >= 0 AND black_score >= 0", name="score"),
    sa.CheckConstraint("moves >= 0", name="moves"),
    sa.CheckConstraint("white_seconds >= 0 AND black_seconds >= 0", name="seconds"),
    *(sa.Index(None, each, "ended_at") for each in ("white_id", "black_id", "guild_snowflake")),
    sqlite_with_rowid=False,
)

MISSED_RESULTS = sa.Table(
    "missed_results",
    SCHEMA,
    sa.Column("feature", sa.String, primary_key=True),
    sa.Column("table_id", Key, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("scope", sa.String, primary_key=True),
    sa.Column("bet", sa.Integer, primary_key=True),
    sa.Column("error", sa.String, nullable=False),
    sa.Column("tried_at", Moment, nullable=False),
    sa.CheckConstraint("feature <> ''", name="feature"),
    sa.Index(None, "table_id"),
    sqlite_with_rowid=False,
)

SEATS = sa.Table(
    "seats",
    SCHEMA,
    sa.Column("table_id", Key, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player_id", Key, sa.ForeignKey("players.id"), nullable=False),
    sa.CheckConstraint("seat >= 0", name="seat"),
    sa.UniqueConstraint("table_id", "player_id"),
    sa.Index(None, "player_id", "table_id"),
    sqlite_with_rowid=False,
)

STANDING_ORDERS = sa.Table(
    "standing_orders",
    SCHEMA,
    sa.Column("table_id", Key, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player_id", Key, sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("orders", sa.JSON, nullable=False),
    sa.Column("updated_at", Moment, nullable=False),
    sa.Index(None, "player_id"),
    sqlite_with_rowid=False,
)

TRANSFERS = sa.Table(
    "transfers",
    SCHEMA,
    sa.Column("table_id", Key, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("guild_snowflake", Key),
    sa.Column("payer_id", Key, sa.ForeignKey("players.id"), nullable=False),
    sa.Column("payee_id", Key, sa.ForeignKey("players.id"), nullable=False),
    *(sa.Column(name, sa.Integer, nullable=False) for name in ("points", "stake")),
    sa.Column("why", sa.String, nullable=False),
    sa.Column("created_at", Moment, nullable=False),
    sa.CheckConstraint("game > 0", name="game"),
    sa.CheckConstraint("payer_id <> payee_id", name="payee"),
    sa.CheckConstraint("points >= 0", name="points"),
    sa.CheckConstraint("seq >= 0", name="seq"),
    sa.CheckConstraint("stake > 0", name="stake"),
    sa.CheckConstraint("why <> ''", name="why"),
    sa.Index(None, "guild_snowflake", "payer_id", "payee_id"),
    sa.Index("ix_transfers_of_guild", "guild_snowflake", "created_at", "table_id", "game", "seq"),
    sa.Index(None, "payee_id"),
    sa.Index(None, "payer_id"),
    sqlite_with_rowid=False,
)

ANALYSES = sa.Table(
    "analyses",
    SCHEMA,
    sa.Column("id", Key, primary_key=True),
    sa.Column("table_id", Key, sa.ForeignKey("tables.id")),
    sa.Column("import_id", Key, sa.ForeignKey("imports.id")),
    sa.Column("game", sa.Integer, nullable=False),
    sa.Column("depth", sa.String, nullable=False),
    sa.Column("state", sa.String, nullable=False),
    sa.Column("is_shared", sa.Boolean, nullable=False),
    sa.Column("result", sa.JSON),
    sa.Column("file", sa.LargeBinary),
    sa.Column("failure", sa.String),
    sa.Column("created_at", Moment, nullable=False),
    sa.Column("worker", sa.String),
    sa.Column("claimed_until", Moment),
    sa.CheckConstraint("depth <> ''", name="depth"),
    sa.CheckConstraint("game >= 0", name="game"),
    sa.CheckConstraint("(state = 'done') = (result IS NOT NULL)", name="result"),
    sa.CheckConstraint("state IN ('owed', 'done', 'failed')", name="state"),
    sa.CheckConstraint("(table_id IS NULL) <> (import_id IS NULL)", name="subject"),
    sa.UniqueConstraint("import_id", "game", "depth"),
    sa.UniqueConstraint("table_id", "game", "depth"),
    index("ix_analyses_owed", "id", where="state = 'owed'"),
    sqlite_autoincrement=True,
)

DICE_WORDS = sa.Table(
    "dice_words",
    SCHEMA,
    sa.Column("table_id", Key, primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("player_id", Key, sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("words", sa.String),
    sa.Column("digest", sa.String, nullable=False),
    sa.CheckConstraint("length(digest) = 64", name="digest"),
    sa.ForeignKeyConstraint(["table_id", "game"], ["dice.table_id", "dice.game"]),
    sa.Index(None, "player_id"),
    sqlite_with_rowid=False,
)

SHOWN_DICE = sa.Table(
    "shown_dice",
    SCHEMA,
    sa.Column("message_snowflake", Key, primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("table_id", Key, nullable=False),
    sa.Column("player_id", Key, sa.ForeignKey("players.id")),
    sa.Column("commitment", sa.String, nullable=False),
    sa.CheckConstraint("length(commitment) = 64", name="commitment"),
    sa.ForeignKeyConstraint(["table_id", "game"], ["dice.table_id", "dice.game"]),
    sa.Index(None, "player_id"),
    sa.Index(None, "table_id"),
    sqlite_with_rowid=False,
)

ANALYSIS_REQUESTS = sa.Table(
    "analysis_requests",
    SCHEMA,
    sa.Column("id", Key, primary_key=True),
    sa.Column("analysis_id", Key, sa.ForeignKey("analyses.id"), nullable=False),
    sa.Column("player_id", Key, sa.ForeignKey("players.id"), nullable=False),
    sa.Column("guild_snowflake", Key),
    sa.Column("channel_snowflake", Key),
    sa.Column("asked_at", Moment, nullable=False),
    sa.Column("told_at", Moment),
    sa.UniqueConstraint("analysis_id", "player_id"),
    sa.Index(None, "guild_snowflake"),
    sa.Index(None, "player_id"),
    index("ix_analysis_requests_untold", "id", where="told_at IS NULL"),
    sqlite_autoincrement=True,
)
