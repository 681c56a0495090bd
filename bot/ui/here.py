"""The table that an interaction is about which names none."""

from functools import partial

import discord

from bot.services import here
from bot.table import AnyTable, Table
from bot.ui.desk import Interaction


async def hosted_here(interaction: Interaction) -> AnyTable:
    """Return what the channel hosts, be it two players' or a chouette's, which has its team's thread too.

    Raises:
        NoTable: Nothing is played here.

    """
    desk, channel, user = interaction.client.desk, interaction.channel_id or 0, interaction.user.id
    place = interaction.channel
    if isinstance(place, discord.Thread) and place.is_private():
        guild = interaction.guild_id or 0
        in_private = partial(here.hosted_in_private, guild=guild, thread=channel, snowflake=user)
        return await desk.store.run(in_private)
    return await desk.store.run(partial(here.hosted_here, channel=channel, snowflake=user))


async def table_here(interaction: Interaction) -> Table:
    """Return the channel's table; in direct messages, the player's own there.

    Raises:
        NoTable: Nothing is played here.
        ChouetteHere: A chouette is.

    """
    work = partial(here.table_here, channel=interaction.channel_id or 0, snowflake=interaction.user.id)
    return await interaction.client.desk.store.run(work)
