"""When the bot first wrote to people directly, and when Discord last said that it is quarantined.

Whom it wrote to before, their settings and direct reminders tell. Nobody knows when that was, so it counts
from when they were first seen. Whoever has a board in direct messages is known by that.
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

Moment = sa.DateTime(timezone=True)
Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

players = sa.table(
    "players",
    sa.column("id", Key),
    sa.column("snowflake", Key),
    sa.column("created_at", Moment),
    sa.column("written_to_at", Moment),
)
player_settings = sa.table("player_settings", sa.column("player_id", Key), sa.column("settings", sa.JSON))
reminders = sa.table(
    "reminders",
    sa.column("player_id", Key),
    sa.column("channel_snowflake", Key),
    sa.column("message_snowflake", Key),
)
outbox = sa.table("outbox", sa.column("kind", sa.String), sa.column("payload", sa.JSON))


def upgrade() -> None:
    """Extend the schema."""
    op.add_column("identity", sa.Column("quarantined_at", Moment))
    op.add_column("players", sa.Column("written_to_at", Moment))
    op.create_index("ix_players_written_to_at", "players", ["written_to_at"])
    noted = sa.select(player_settings.c.player_id).where(
        player_settings.c.settings["is_written_to"].as_boolean().is_(True)
    )
    reminded = sa.select(reminders.c.player_id).where(
        reminders.c.channel_snowflake.is_(None), reminders.c.message_snowflake.is_not(None)
    )
    removed = sa.select(outbox.c.payload["player"].as_integer()).where(
        outbox.c.kind == "removal", outbox.c.payload["channel"].as_string().is_(None)
    )
    known = sa.union(noted, reminded, removed).subquery()
    op.execute(
        sa.update(players)
        .where(players.c.snowflake.is_not(None), players.c.id.in_(sa.select(known.c[0])))
        .values(written_to_at=players.c.created_at)
    )
