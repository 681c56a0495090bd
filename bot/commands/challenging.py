"""The slash commands of a challenge: make one, and propose other rules for it."""

import discord
from discord import app_commands

from bot.engine import RuleSheet
from bot.services.challenges import Offer
from bot.ui import answering
from bot.ui.desk import Interaction
from bot.ui.replies import guarded


@app_commands.command(description="Challenge a friend, or anyone in this channel, to a game of backgammon")
@app_commands.describe(opponent="Whom you challenge; leave it out and anyone here may accept")
@app_commands.guild_only()
async def challenge(interaction: Interaction, opponent: discord.User | None = None) -> None:
    """Challenge somebody, or anyone."""
    await guarded(interaction, answering.challenge(interaction, opponent, Offer(RuleSheet())))
