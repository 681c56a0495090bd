"""Positions that somebody typed, drawn for everyone in the channel, or for the one who typed it elsewhere."""

from dataclasses import replace

from bot.presenters import sentences
from bot.presenters.diagram import View
from bot.presenters.positions import position_panel, read_position
from bot.ui.desk import Interaction
from bot.ui.replies import show


async def post_position(interaction: Interaction, text: str, note: str) -> None:
    """Draw a position for everyone in the channel; raises InvalidPosition."""
    panel = position_panel(read_position(text), View(theme=interaction.client.desk.theme), note)
    await show(interaction, panel, is_public=True)


async def show_position(interaction: Interaction, text: str) -> None:
    """Draw a position for whoever typed it where something else was asked; raises InvalidPosition."""
    panel = position_panel(read_position(text), View(theme=interaction.client.desk.theme))
    await show(interaction, replace(panel, text=f"{sentences.POSITION_FOUND}\n{panel.text}"))
