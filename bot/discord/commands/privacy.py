"""The slash commands about what is stored about people; they work in direct messages too."""

from typing import Final

from discord import app_commands

from bot.discord.context import ALSO_DIRECTLY, Interaction
from bot.discord.privacy import ask_to_erase, export
from bot.discord.replies import answering

privacy: Final = app_commands.Group(
    name="privacy",
    description="What is stored about you: have it, or have it erased",
    allowed_contexts=ALSO_DIRECTLY,
)


@privacy.command(name="export", description="All that is stored about you, as a file that only you get")
@answering
async def export_(interaction: Interaction) -> None:
    await export(interaction)


@privacy.command(name="erase", description="Have all that is stored about you erased; it asks once more")
@answering
async def erase(interaction: Interaction) -> None:
    await ask_to_erase(interaction)
