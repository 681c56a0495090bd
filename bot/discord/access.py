"""Who looks, and what they see of their server: from what Discord has told already, without asking it."""

from functools import partial
from typing import Final

import discord

from bot.discord.context import Interaction, channel_of, guild_of, user_of
from bot.discord.custom_ids import CustomId
from bot.discord.layout import NO_TABLE
from bot.play.access import Reader, Whereabouts, check_look
from bot.play.buttons import Kind

OF_NO_TABLE: Final = frozenset({Kind.REPLAY_IMPORT})
"""Buttons whose number is no table's, but that of something of the presser's own."""


def reader_of(interaction: Interaction) -> Reader:
    """Return who looks, and where."""
    return Reader(
        user_of(interaction), guild_of(interaction), channel_of(interaction), partial(_sees, interaction)
    )


async def check_press(interaction: Interaction, act: CustomId) -> None:
    """Raise UnknownTable unless somebody may look at the table whose button they press, if it is of one."""
    if act.table != NO_TABLE and act.kind not in OF_NO_TABLE:
        await interaction.client.context.store.run(
            check_look, reader=reader_of(interaction), table_id=act.table
        )


def _sees(interaction: Interaction, place: Whereabouts) -> bool:
    """Tell whether somebody sees a place of the server where they are.

    Who was let into a private thread is not known to a bot without further intents: whoever manages threads
    sees it, and whoever asks from there.
    """
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    channel, is_private = guild.get_channel_or_thread(place.channel), place.is_private
    if isinstance(channel, discord.Thread):
        is_private, channel = channel.is_private(), channel.parent
    if channel is None:
        return False
    rights = channel.permissions_for(member)
    return rights.view_channel and (rights.manage_threads or not is_private)
