"""The slash command that lists all of one's tables."""

from functools import partial

from discord import app_commands

from bot.commands.contexts import also_directly
from bot.presenters.turns import turns_panel
from bot.services.turns import open_to_anyone, turns_of
from bot.ui.access import reader_of
from bot.ui.desk import Interaction
from bot.ui.replies import board_link, guarded, show


@app_commands.command(description="All your games, on every server: those that wait for you come first")
@also_directly
async def turns(interaction: Interaction) -> None:
    """List the caller's tables, by urgency."""
    await guarded(interaction, _turns(interaction))


async def _turns(interaction: Interaction) -> None:
    store, user = interaction.client.desk.store, interaction.user.id
    own, others = await store.run(partial(turns_of, snowflake=user))
    to_anyone = await store.run(partial(open_to_anyone, reader=reader_of(interaction)))
    await show(interaction, turns_panel(own, others, partial(board_link, reader=user), to_anyone))
