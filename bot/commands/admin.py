"""The slash command for those who run a server: what is wrong there."""

from typing import Final

import discord
from discord import app_commands

from bot.ui.admin import show_status
from bot.ui.desk import Interaction
from bot.ui.replies import guarded

admin: Final = app_commands.Group(
    name="admin",
    description="For those who run this server",
    guild_only=True,
    default_permissions=discord.Permissions(manage_guild=True),
)


@admin.command(name="status", description="What is wrong on this server, and what to do about it")
async def status(interaction: Interaction) -> None:
    """Show how the server does."""
    await guarded(interaction, show_status(interaction))
