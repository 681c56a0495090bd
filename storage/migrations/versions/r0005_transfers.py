"""Transfers: what players paid to each other for the games of chouettes."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
Moment = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Extend the schema."""
    op.create_table(
        "transfers",
        sa.Column("table_id", Key, nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("guild_snowflake", Key),
        sa.Column("payer_id", Key, nullable=False),
        sa.Column("payee_id", Key, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("stake", sa.Integer, nullable=False),
        sa.Column("why", sa.String, nullable=False),
        sa.Column("created_at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "game", "seq", name="pk_transfers"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_transfers_table_id"),
        sa.ForeignKeyConstraint(["payer_id"], ["players.id"], name="fk_transfers_payer_id"),
        sa.ForeignKeyConstraint(["payee_id"], ["players.id"], name="fk_transfers_payee_id"),
        sa.CheckConstraint("game > 0", name=op.f("ck_transfers_game")),
        sa.CheckConstraint("seq >= 0", name=op.f("ck_transfers_seq")),
        sa.CheckConstraint("payer_id <> payee_id", name=op.f("ck_transfers_payee")),
        sa.CheckConstraint("points >= 0", name=op.f("ck_transfers_points")),
        sa.CheckConstraint("stake > 0", name=op.f("ck_transfers_stake")),
        sa.CheckConstraint("why <> ''", name=op.f("ck_transfers_why")),
        sqlite_with_rowid=False,
    )
    _index()
    _keep()


def _index() -> None:
    op.create_index(
        "ix_transfers_guild_snowflake_payer_id_payee_id",
        "transfers",
        ["guild_snowflake", "payer_id", "payee_id"],
    )
    op.create_index(
        "ix_transfers_of_guild", "transfers", ["guild_snowflake", "created_at", "table_id", "game", "seq"]
    )
    op.create_index("ix_transfers_payer_id", "transfers", ["payer_id"])
    op.create_index("ix_transfers_payee_id", "transfers", ["payee_id"])


def _keep() -> None:
    """Refuse to change or delete a transfer, whoever asks: the sum of all is what players owe each other."""
    if op.get_bind().dialect.name == "sqlite":
        for verb in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER transfers_refuse_{verb.lower()} BEFORE {verb} ON transfers"
                " BEGIN SELECT RAISE(ABORT, 'transfers are append-only'); END"
            )
        return
    op.execute(
        "CREATE FUNCTION refuse_transfers_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        " RAISE EXCEPTION 'transfers are append-only' USING ERRCODE = 'integrity_constraint_violation';"
        " END $$"
    )
    op.execute(
        "CREATE TRIGGER transfers_refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON transfers"
        " FOR EACH STATEMENT EXECUTE FUNCTION refuse_transfers_change()"
    )
