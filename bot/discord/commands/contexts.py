"""Where commands can be typed: those about a player's own table in direct messages too."""

from typing import Final

from discord import app_commands

also_directly: Final = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
ALSO_DIRECTLY: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
