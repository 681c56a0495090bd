"""The slash command that moves a game."""

from functools import partial

from discord import app_commands

from bot.commands.records import parse_number
from bot.presenters import refusals
from bot.presenters.lists import table_choice
from bot.services.errors import UnknownTable
from bot.services.moving import movable_tables
from bot.services.work import StoreError
from bot.ui import moving
from bot.ui.desk import Interaction
from bot.ui.replies import NotPossible, guarded


@app_commands.command(name="move-here", description="Move a game of yours to this channel or thread")
@app_commands.describe(table="Its number; leave it out if you play only one elsewhere")
@app_commands.guild_only()
async def move_here(interaction: Interaction, table: str = "") -> None:
    """Move a game."""
    await guarded(interaction, _move_here(interaction, table))


@move_here.autocomplete("table")
async def offer_tables(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer what somebody plays elsewhere, those whose number or players fit what is typed."""
    work = partial(movable_tables, snowflake=interaction.user.id, channel=interaction.channel_id or 0)
    try:
        tables = await interaction.client.desk.store.run(work)
    except StoreError:
        return []
    labels = {table.id: table_choice(table) for table in tables}
    typed = current.strip().casefold()
    return [
        app_commands.Choice(name=label, value=f"#{number}")
        for number, label in labels.items()
        if typed in label.casefold()
    ]


async def _move_here(interaction: Interaction, table: str) -> None:
    try:
        await moving.move_here(interaction, parse_number(table))
    except UnknownTable as unknown:
        raise NotPossible(refusals.not_yours_to_move()) from unknown
