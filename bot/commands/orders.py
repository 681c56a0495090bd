"""The slash commands of what a player has for himself at a table: standing orders."""

from discord import app_commands

from bot.ui.desk import Interaction
from bot.ui.orders import show_orders_here
from bot.ui.replies import guarded


@app_commands.command(
    description="Your standing orders at this table: what the bot does for you at your turn"
)
@app_commands.guild_only()
async def orders(interaction: Interaction) -> None:
    """Show the caller's standing orders, with buttons that switch them."""
    await guarded(interaction, show_orders_here(interaction))
