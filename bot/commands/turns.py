"""The slash command that lists all of one's tables."""

from functools import partial

import discord
from discord import app_commands

from bot.commands.contexts import also_directly
from bot.presenters.turns import turns_panel
from bot.services.turns import open_to_anyone, turns_of
from bot.table import Table
from bot.ui.desk import Interaction
from bot.ui.replies import board_link, guarded, show


@app_commands.command(description="All your games, on every server: those that wait for you come first")
@also_directly
async def turns(interaction: Interaction) -> None:
    """List the caller's tables, by urgency."""
    await guarded(interaction, _turns(interaction))


async def _turns(interaction: Interaction) -> None:
    store, reader = interaction.client.desk.store, interaction.user.id
    own, others = await store.run(partial(turns_of, snowflake=reader))
    work = partial(open_to_anyone, snowflake=reader, guild=interaction.guild_id)
    to_anyone = [table for table in await store.run(work) if _is_seen_by(interaction, table)]
    await show(interaction, turns_panel(own, others, partial(board_link, reader=reader), to_anyone))


def _is_seen_by(interaction: Interaction, table: Table) -> bool:
    """Tell whether somebody may look at the channel where a table stands."""
    guild, user = interaction.guild, interaction.user
    place = guild.get_channel_or_thread(table.channel or 0) if guild else None
    return place is not None and isinstance(user, discord.Member) and place.permissions_for(user).view_channel
