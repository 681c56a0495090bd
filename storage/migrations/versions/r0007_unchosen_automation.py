"""Settings: who had neither automatic rolls nor forced plays switched on has chosen neither.

Until now both were off at first, and were stored so with any other setting.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

SWITCHES = ("rolls_by_itself", "plays_forced")

player_settings = sa.table(
    "player_settings", sa.column("player_id", sa.BigInteger), sa.column("settings", sa.JSON)
)


def upgrade() -> None:
    """Extend the schema."""
    connection = op.get_bind()
    for player, settings in connection.execute(
        sa.select(player_settings.c.player_id, player_settings.c.settings)
    ).all():
        if not any(settings.get(switch) for switch in SWITCHES):
            left = {key: value for key, value in settings.items() if key not in SWITCHES}
            chosen = player_settings.update().where(player_settings.c.player_id == player)
            connection.execute(chosen.values(settings=left))
