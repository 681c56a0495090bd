"""The one bridge from before the first release: a database of its last revisions becomes one of the release.

Whoever ran the bot until then keeps every table and every game. The buttons of their boards do not fit any
more, so the database is treated as one that was put back: with the next start it gets a new name, and all
boards are posted anew.
"""

from typing import Final

import sqlalchemy as sa
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext

from storage.migrations import old_words
from storage.migrations.versions import r0019_first_release as release
from storage.models.people import COPY_NAME

TAKEN_OVER: Final = ("0015", "0016", "0017", "0018")
"""The revisions from which the bridge leads."""

TOO_EARLY: Final = tuple(f"{number:04}" for number in range(1, 15))
"""Revisions from which none does: a version of before the release leads from them to the last one."""

LEADING_COMMIT: Final = "3fd34ff9"
"""A commit of shortly before the bridge: it brings a database of any earlier revision to the last of them."""

OLD_FUNCTIONS: Final = {
    "dice": "refuse_dice_change",
    "events": "refuse_event_change",
    "transfers": "refuse_transfers_change",
}
"""The functions that kept each table from change on PostgreSQL."""

OF_SUBJECTS: Final = ("claims", "deadlines", "outbox")
"""Tables whose rows now refer to subjects, and once referred to tables."""

COUNT_SUBJECTS: Final = (
    "SELECT setval('subjects_id_seq', last_value, is_called) FROM tables_id_seq"  # as tables were counted
)

PLAYERS: Final = release.SCHEMA.tables["players"]
IDENTITY: Final = release.SCHEMA.tables["identity"]


def take_over(connection: sa.Connection, revision: str) -> None:
    """Run what is missing, within the connection's transaction."""
    op = Operations(MigrationContext.configure(connection))
    if revision < "0016":
        release.SCHEMA.tables["evaluations"].create(connection)
    if revision < "0017":
        op.add_column("players", sa.Column("username", sa.String))
    if revision < "0018":
        _add_direct_messages(connection, op)
    _add_results(connection, op)
    _let_change(connection)
    _rename(connection, op)
    _add_subjects(connection, op)
    _renew(connection)
    release.keep(connection)
    connection.execute(IDENTITY.update().values(name=COPY_NAME, commands=None))
    connection.execute(sa.text("UPDATE alembic_version SET version_num = :to"), {"to": release.revision})


def _add_direct_messages(connection: sa.Connection, op: Operations) -> None:
    """When the bot first wrote to people directly: to whom is known, and when they were first seen."""
    op.add_column("identity", sa.Column("quarantined_at", release.Moment))
    op.add_column("players", sa.Column("written_to_at", release.Moment))
    op.create_index("ix_players_written_to_at", "players", ["written_to_at"])
    settings, reminders, outbox = (
        release.SCHEMA.tables[name].c for name in ("player_settings", "reminders", "outbox")
    )
    known = sa.union(
        sa.select(settings.player_id).where(settings.settings["is_written_to"].as_boolean().is_(True)),
        sa.select(reminders.player_id).where(
            reminders.channel_snowflake.is_(None), reminders.message_snowflake.is_not(None)
        ),
        sa.select(outbox.payload["player"].as_integer()).where(
            outbox.kind == "removal", outbox.payload["channel"].as_string().is_(None)
        ),
    ).subquery()
    connection.execute(
        PLAYERS.update()
        .where(PLAYERS.c.snowflake.is_not(None), PLAYERS.c.id.in_(sa.select(known.c[0])))
        .values(written_to_at=PLAYERS.c.created_at)
    )


def _add_results(connection: sa.Connection, op: Operations) -> None:
    """How games ended is rebuilt from what happened in them, at the next start."""
    for name in ("results", "missed_results"):
        release.SCHEMA.tables[name].create(connection)
    op.add_column("identity", sa.Column("results_from", release.Key))
    first = sa.select(sa.func.min(release.SCHEMA.tables["tables"].c.id)).scalar_subquery()
    connection.execute(IDENTITY.update().values(results_from=first))


def _rename(connection: sa.Connection, op: Operations) -> None:
    """Tables of the database, whose constraints bear their names, and kinds of tables, events and posts."""
    there = sa.inspect(connection).get_table_names()
    for old, new in old_words.TABLES.items():
        if old in there:
            table = release.SCHEMA.tables[new]
            before = sa.table(old, *(sa.column(each.name) for each in table.c))
            table.create(connection)
            connection.execute(table.insert().from_select(list(table.c), sa.select(before)))
            op.drop_table(old)
    kinds_of = {"tables": old_words.KINDS, "events": old_words.EVENTS, "outbox": old_words.POSTS}
    for name, kinds in kinds_of.items():
        table = release.SCHEMA.tables[name]
        for old, new in kinds.items():
            connection.execute(table.update().where(table.c.kind == old).values(kind=new))


def _add_subjects(connection: sa.Connection, op: Operations) -> None:
    """Each table becomes a subject of its number, to which belongs what is due and owed there."""
    subjects, tables = (release.SCHEMA.tables[name] for name in ("subjects", "tables"))
    subjects.create(connection)
    its = ("id", "kind", "guild_snowflake")
    connection.execute(subjects.insert().from_select(its, sa.select(*(tables.c[name] for name in its))))
    if connection.dialect.name == "sqlite":
        for name in ("tables", *OF_SUBJECTS):
            _rebuild(connection, op, release.SCHEMA.tables[name])
        return
    connection.execute(sa.text(COUNT_SUBJECTS))
    op.execute("ALTER TABLE tables ALTER COLUMN id DROP DEFAULT")
    op.execute("DROP SEQUENCE tables_id_seq")
    op.create_foreign_key("fk_tables_id", "tables", "subjects", ["id"], ["id"])
    for name in OF_SUBJECTS:
        op.drop_constraint(f"fk_{name}_table_id", name)
        op.alter_column(name, "table_id", new_column_name="subject_id")
        op.create_foreign_key(f"fk_{name}_subject_id", name, "subjects", ["subject_id"], ["id"])
    op.execute("ALTER INDEX ix_deadlines_table_id_fired_at RENAME TO ix_deadlines_subject_id_fired_at")


def _rebuild(connection: sa.Connection, op: Operations, table: sa.Table) -> None:
    """Give a table of the database its new form, with its rows; foreign keys are off meanwhile."""
    op.execute(f"CREATE TABLE rows_before AS SELECT * FROM {table.name}")  # noqa: S608 - our own name
    op.drop_table(table.name)
    table.create(connection)
    names = [each.name for each in table.c]
    before = sa.table("rows_before", *(sa.column(name.replace("subject_id", "table_id")) for name in names))
    connection.execute(table.insert().from_select(names, sa.select(before)))
    op.drop_table("rows_before")


def _renew(connection: sa.Connection) -> None:
    """The states of tables, one at a time, and standing orders."""
    tables, orders = (release.SCHEMA.tables[name] for name in ("tables", "standing_orders"))
    for key in connection.execute(sa.select(tables.c.id)).scalars().all():
        its = tables.c.id == key
        kind, state = connection.execute(sa.select(tables.c.kind, tables.c.state).where(its)).one()
        connection.execute(tables.update().where(its).values(state=old_words.renew_state(kind, state)))
    own = sa.select(orders.c.table_id, orders.c.player_id, orders.c.orders)
    for table, player, given in connection.execute(own).all():
        renewed = orders.update().where(orders.c.table_id == table, orders.c.player_id == player)
        connection.execute(renewed.values(orders=old_words.renew_orders(given)))


def _let_change(connection: sa.Connection) -> None:
    """Take away what keeps rows from change, which the release writes otherwise."""
    for table, function in OLD_FUNCTIONS.items():
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text(f"DROP TRIGGER {table}_refuse_change ON {table}"))
            connection.execute(sa.text(f"DROP FUNCTION {function}()"))
        else:
            for verb in ("update", "delete"):
                connection.execute(sa.text(f"DROP TRIGGER {table}_refuse_{verb}"))
