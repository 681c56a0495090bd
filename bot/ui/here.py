"""The table that an interaction is about which names none."""

from functools import partial

from bot.services import here
from bot.table import AnyTable, Table
from bot.ui.desk import Interaction


async def hosted_here(interaction: Interaction) -> AnyTable:
    """Return what the channel hosts, be it two players' or a chouette's; raises NoTable."""
    work = partial(here.hosted_here, channel=interaction.channel_id or 0, snowflake=interaction.user.id)
    return await interaction.client.desk.store.run(work)


async def table_here(interaction: Interaction) -> Table:
    """Return the channel's table; in direct messages, the player's own there.

    Raises:
        NoTable: Nothing is played here.
        ChouetteHere: A chouette is.

    """
    work = partial(here.table_here, channel=interaction.channel_id or 0, snowflake=interaction.user.id)
    return await interaction.client.desk.store.run(work)
