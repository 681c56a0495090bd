"""The slash commands of a challenge: make one, and propose other rules for it."""

from collections.abc import Callable
from functools import partial

import discord
from discord import app_commands

from bot.commands.sheet_options import ClockOptions, SheetOptions, described
from bot.preferences import ServerPreferences
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
    turn_hours: int | None = None,
    reserve_hours: int | None = None,
    weekends: bool | None = None,
    when_out: str | None = None,
    words: str | None = None,
    thread: bool = False,
) -> None:
    """Challenge somebody, or anyone, to what is typed; the rest is as the server's admins have set it."""
    options = SheetOptions(
        length, play, stake, jacoby, beavers, raccoons, automatic_doubles, cube_cap, cube, start
    )
    timing = ClockOptions(turn_hours, reserve_hours, weekends, when_out)

    def offered(defaults: ServerPreferences) -> Offer:
        return Offer(options.applied_to(defaults.sheet), words, timing.applied_to(defaults.control))

    await guarded(interaction, _challenge(interaction, opponent, offered, has_thread=thread))


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
    turn_hours: int | None = None,
    reserve_hours: int | None = None,
    weekends: bool | None = None,
    when_out: str | None = None,
) -> None:
    """Offer what is typed instead, the rest as it was offered; with nothing typed, by buttons."""
    options = SheetOptions(
        length, play, stake, jacoby, beavers, raccoons, automatic_doubles, cube_cap, cube, start
    )
    timing = ClockOptions(turn_hours, reserve_hours, weekends, when_out)
    await guarded(interaction, _propose(interaction, options, timing))


async def _challenge(
    interaction: Interaction,
    opponent: discord.User | None,
    offered: Callable[[ServerPreferences], Offer],
    *,
    has_thread: bool,
) -> None:
    work = partial(preferences_of_server, guild=interaction.guild_id)
    defaults = await interaction.client.desk.store.run(work)
    await answering.challenge(interaction, opponent, offered(defaults), has_thread=has_thread)


async def _propose(interaction: Interaction, options: SheetOptions, timing: ClockOptions) -> None:
    work = partial(latest_table, channel=interaction.channel_id or 0)
    here = await interaction.client.desk.store.run(work)
    table = await sheets.offered_here(interaction, here.id, None)
    if options.is_empty and timing.is_empty:
        await sheets.show_editor(interaction, table)
    else:
        await sheets.propose(
            interaction, table, options.applied_to(table.sheet), timing.applied_to(table.control)
        )
