"""The slash commands of a challenge: make one, and propose other rules for it."""

from functools import partial

import discord
from discord import app_commands

from bot.commands.sheet_options import SheetOptions, described
from bot.services.challenges import Offer
from bot.services.settings import preferences_of_server
from bot.services.tables import latest_table
from bot.ui import answering, sheets
from bot.ui.desk import Interaction
from bot.ui.replies import guarded


@app_commands.command(
    description="Challenge a friend, or anyone in this channel, to a match or a money session"
)
@app_commands.describe(
    opponent="Whom you challenge; leave it out and anyone here may accept",
    words="Words of yours that go into the dice; you can also give them later, by /dice words",
    thread="Play in a thread of its own; where the channel's table is taken, it opens by itself",
)
@described
@app_commands.guild_only()
async def challenge(  # noqa: PLR0913 - Discord shows parameters as options
    interaction: Interaction,
    opponent: discord.User | None = None,
    *,
    length: int | None = None,
    play: str | None = None,
    stake: int | None = None,
    jacoby: bool | None = None,
    beavers: bool | None = None,
    raccoons: bool | None = None,
    automatic_doubles: str | None = None,
    cube_cap: int | None = None,
    cube: bool | None = None,
    start: str | None = None,
    words: str | None = None,
    thread: bool = False,
) -> None:
    """Challenge somebody, or anyone, to what is typed; the rest is as the server's admins have set it."""
    options = SheetOptions(
        length, play, stake, jacoby, beavers, raccoons, automatic_doubles, cube_cap, cube, start
    )
    await guarded(interaction, _challenge(interaction, opponent, options, words, has_thread=thread))


@app_commands.command(description="Propose other rules for the challenge in this channel")
@described
@app_commands.guild_only()
async def propose(  # noqa: PLR0913 - Discord shows parameters as options
    interaction: Interaction,
    *,
    length: int | None = None,
    play: str | None = None,
    stake: int | None = None,
    jacoby: bool | None = None,
    beavers: bool | None = None,
    raccoons: bool | None = None,
    automatic_doubles: str | None = None,
    cube_cap: int | None = None,
    cube: bool | None = None,
    start: str | None = None,
) -> None:
    """Offer what is typed instead, the rest as it was offered; with nothing typed, by buttons."""
    options = SheetOptions(
        length, play, stake, jacoby, beavers, raccoons, automatic_doubles, cube_cap, cube, start
    )
    await guarded(interaction, _propose(interaction, options))


async def _challenge(
    interaction: Interaction,
    opponent: discord.User | None,
    options: SheetOptions,
    words: str | None,
    *,
    has_thread: bool,
) -> None:
    work = partial(preferences_of_server, guild=interaction.guild_id)
    defaults = await interaction.client.desk.store.run(work)
    offer = Offer(options.applied_to(defaults.sheet), words)
    await answering.challenge(interaction, opponent, offer, has_thread=has_thread)


async def _propose(interaction: Interaction, options: SheetOptions) -> None:
    work = partial(latest_table, channel=interaction.channel_id or 0)
    here = await interaction.client.desk.store.run(work)
    table = await sheets.offered_here(interaction, here.id, None)
    if options.is_empty:
        await sheets.show_editor(interaction, table)
    else:
        await sheets.propose(interaction, table, options.applied_to(table.sheet))
