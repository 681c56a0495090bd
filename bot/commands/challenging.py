"""The slash commands of a challenge: make one, and propose other rules for it."""

from collections.abc import Callable
from functools import partial

import discord
from discord import app_commands

from bot.commands.contexts import also_directly
from bot.commands.sheet_options import ClockOptions, SheetOptions, described
from bot.preferences import ServerPreferences
from bot.presenters import refusals
from bot.services.challenges import Offer
from bot.services.settings import preferences_here
from bot.ui import answering, sheets
from bot.ui.desk import Interaction
from bot.ui.direct import challenge_directly
from bot.ui.here import table_here
from bot.ui.replies import NotPossible, guarded
from bot.ui.settings import ask_for_zone


@app_commands.command(
    description="Challenge a friend, or anyone in this channel, to a match or a money session"
)
@app_commands.describe(
    opponent="Whom you challenge; leave it out and anyone here may accept",
    words="Words of yours that go into the dice; you can also give them later, by /dice words",
    thread="Play in a thread of its own; where the channel's table is taken, it opens by itself",
    direct="Play by direct messages: each of you has a board of his own there",
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
    direct: bool = False,
) -> None:
    """Challenge somebody, or anyone, to what is typed; the rest is as the caller or the server has set it."""
    options = SheetOptions(
        length, play, stake, jacoby, beavers, raccoons, automatic_doubles, cube_cap, cube, start
    )
    timing = ClockOptions(turn_hours, reserve_hours, weekends, when_out)

    def offered(defaults: ServerPreferences) -> Offer:
        return Offer(options.as_offer(defaults.sheet), words, timing.applied_to(defaults.control))

    work = _challenge(interaction, opponent, offered, has_thread=thread, is_direct=direct)
    await guarded(interaction, work)


@app_commands.command(description="Propose other rules for the challenge in this channel")
@described
@also_directly
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
    is_direct: bool,
) -> None:
    if has_thread and is_direct:
        raise NotPossible(refusals.direct_or_thread())
    work = partial(preferences_here, snowflake=interaction.user.id, guild=interaction.guild_id)
    own, servers = await interaction.client.desk.store.run(work)
    defaults = servers.as_chosen_by(own)
    if is_direct:
        await challenge_directly(interaction, opponent, offered(defaults))
    else:
        await answering.challenge(interaction, opponent, offered(defaults), has_thread=has_thread)
    await ask_for_zone(interaction)


async def _propose(interaction: Interaction, options: SheetOptions, timing: ClockOptions) -> None:
    here = await table_here(interaction)
    table = await sheets.offered_here(interaction, here.id, None)
    if options.is_empty and timing.is_empty:
        await sheets.show_editor(interaction, table)
    else:
        await sheets.propose(
            interaction, table, options.applied_to(table.sheet), timing.applied_to(table.control)
        )
