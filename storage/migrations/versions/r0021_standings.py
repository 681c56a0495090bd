"""What ratings ask of results, and where everybody stands; the next start writes both down anew."""

import sqlalchemy as sa
from alembic import op

from storage.migrations.versions import r0019_first_release as release

revision = "0021"
down_revision = "0020"

FLAGS = {
    "has_standard_start": True,
    "has_tutor": False,
    "is_casual": False,
    "has_former_player": False,
    "is_void": False,
}
"""What new columns hold until then."""

SCHEMA = sa.MetaData(naming_convention=release.SCHEMA.naming_convention)
PLAYERS, TABLES, _, RESULTS = (
    release.SCHEMA.tables[name].to_metadata(SCHEMA) for name in ("players", "tables", "subjects", "results")
)
RESULTS.append_column(sa.Column("bets", sa.Integer, nullable=False))
for each in FLAGS:
    RESULTS.append_column(sa.Column(each, sa.Boolean, nullable=False))
RESULTS.append_column(sa.Column("void_reason", sa.String))
RESULTS.append_constraint(sa.CheckConstraint("bets >= 0", name="bets"))

STANDINGS = sa.Table(
    "standings",
    SCHEMA,
    sa.Column("ladder", sa.String, primary_key=True),
    sa.Column("guild_snowflake", release.Key, primary_key=True, autoincrement=False),
    sa.Column("player_id", release.Key, sa.ForeignKey("players.id"), primary_key=True),
    *(sa.Column(name, sa.Double, nullable=False) for name in ("value", "experience", "deviation")),
    sa.Column("opponents", sa.Integer, nullable=False),
    sa.Column("rated_at", release.Moment),
    sa.Column("is_silent", sa.Boolean, nullable=False),
    sa.Column("last_at", release.Moment, nullable=False),
    sa.Column("last_table", release.Key, nullable=False),
    sa.Column("last_game", sa.Integer, nullable=False),
    sa.Column("last_scope", sa.String, nullable=False),
    sa.Column("last_bet", sa.Integer, nullable=False),
    sa.CheckConstraint("ladder IN ('two', 'chouette')", name="ladder"),
    sa.CheckConstraint("experience >= 0", name="experience"),
    sa.CheckConstraint("deviation > 0", name="deviation"),
    sa.Index(None, "player_id"),
    sqlite_with_rowid=False,
)

MEETINGS = sa.Table(
    "meetings",
    SCHEMA,
    sa.Column("ladder", sa.String, primary_key=True),
    sa.Column("guild_snowflake", release.Key, primary_key=True, autoincrement=False),
    sa.Column("player_id", release.Key, sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("opponent_id", release.Key, sa.ForeignKey("players.id"), primary_key=True),
    *(sa.Column(name, sa.Integer, nullable=False) for name in ("year", "month", "times")),
    sa.CheckConstraint("ladder IN ('two', 'chouette')", name="ladder"),
    sa.CheckConstraint("month BETWEEN 1 AND 12", name="month"),
    sa.CheckConstraint("times > 0", name="times"),
    sa.CheckConstraint("player_id <> opponent_id", name="opponent"),
    sa.Index(None, "player_id"),
    sqlite_with_rowid=False,
)

RATING_CHANGES = sa.Table(
    "rating_changes",
    SCHEMA,
    sa.Column("ladder", sa.String, primary_key=True),
    sa.Column("guild_snowflake", release.Key, primary_key=True, autoincrement=False),
    sa.Column("player_id", release.Key, sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("table_id", release.Key, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("ended_at", release.Moment, nullable=False),
    *(sa.Column(name, sa.Double, nullable=False) for name in ("moved", "value", "deviation")),
    sa.CheckConstraint("ladder IN ('two', 'chouette')", name="ladder"),
    sa.CheckConstraint("deviation > 0", name="deviation"),
    sa.Index(None, "player_id"),
    sqlite_with_rowid=False,
)


def upgrade() -> None:
    """Let all results be rebuilt from the first table on; that counts the standings too."""
    connection = op.get_bind()
    if connection.dialect.name == "sqlite":
        _rebuild(connection)
    else:
        _add_columns()
    for table in (STANDINGS, MEETINGS, RATING_CHANGES):
        table.create(connection)
    first = sa.select(sa.func.min(TABLES.c.id)).scalar_subquery()
    op.execute(release.IDENTITY.update().values(results_from=first))


def _rebuild(connection: sa.Connection) -> None:
    """Give the table its new form, with its rows: SQLite adds no column without a default."""
    op.execute("CREATE TABLE rows_before AS SELECT * FROM results")
    op.drop_table("results")
    RESULTS.create(connection)
    before = sa.table("rows_before", *(sa.column(each.name) for each in release.RESULTS.c))
    new = [sa.literal(0), *map(sa.literal, FLAGS.values()), sa.null()]
    connection.execute(RESULTS.insert().from_select(list(RESULTS.c), sa.select(*before.c, *new)))
    op.drop_table("rows_before")


def _add_columns() -> None:
    for name, value in {"bets": "0", **{name: str(flag).lower() for name, flag in FLAGS.items()}}.items():
        kind = RESULTS.c[name].type
        op.add_column("results", sa.Column(name, kind, nullable=False, server_default=sa.text(value)))
        op.alter_column("results", name, server_default=None)
    op.add_column("results", sa.Column("void_reason", sa.String))
    op.create_check_constraint("bets", "results", "bets >= 0")
