"""The slash commands of a challenge: make one, and propose other rules for it."""

from collections.abc import Callable

import discord
from discord import app_commands

from bot.discord import challenges
from bot.discord.challenges import challenge_directly
from bot.discord.commands.options import ClockOptions, SheetOptions, with_groups
from bot.discord.commands.settings import ask_for_zone
from bot.discord.context import Interaction, also_directly, guild_of, user_of
from bot.discord.looking import heads_up_here
from bot.discord.replies import NotPossible, answering
from bot.play.heads_up.challenges import ChallengeTerms
from bot.play.preferences import ServerPreferences
from bot.play.settings import preferences_here
from bot.play.text import places as place_text


@app_commands.command(
    description="Challenge a friend, or anyone in this channel, to a match or a money session"
)
@app_commands.describe(
    opponent="Whom you challenge; leave it out and anyone here may accept",
    words="Words of yours that go into the dice; you can also give them later, by /dice words",
    thread="Play in a thread of its own; where the channel's table is taken, it opens by itself",
    direct="Play by direct messages: each of you has your own board there",
)
@with_groups
@app_commands.guild_only()
@answering
async def challenge(  # noqa: PLR0913 - Discord shows parameters as options
    interaction: Interaction,
    opponent: discord.User | None = None,
    *,
    typed: SheetOptions,
    timing: ClockOptions,
    words: str | None = None,
    thread: bool = False,
    direct: bool = False,
) -> None:
    def offered(defaults: ServerPreferences) -> ChallengeTerms:
        return ChallengeTerms(typed.as_offer(defaults.sheet), words, timing.applied_to(defaults.control))

    await _challenge(interaction, opponent, offered, has_thread=thread, is_direct=direct)


@app_commands.command(description="Propose other rules for the challenge in this channel")
@with_groups
@also_directly
@answering
async def propose(
    interaction: Interaction,
    *,
    typed: SheetOptions,
    timing: ClockOptions,
) -> None:
    here = await heads_up_here(interaction)
    table = await challenges.offered_here(interaction, here.id, None)
    if typed.is_empty and timing.is_empty:
        await challenges.show_editor(interaction, table)
    else:
        await challenges.propose(
            interaction, table, typed.applied_to(table.sheet), timing.applied_to(table.control)
        )


async def _challenge(
    interaction: Interaction,
    opponent: discord.User | None,
    offered: Callable[[ServerPreferences], ChallengeTerms],
    *,
    has_thread: bool,
    is_direct: bool,
) -> None:
    if has_thread and is_direct:
        raise NotPossible(place_text.direct_or_thread())
    own, servers = await interaction.client.context.store.run(
        preferences_here, snowflake=user_of(interaction), guild=guild_of(interaction)
    )
    defaults = servers.as_chosen_by(own)
    if is_direct:
        await challenge_directly(interaction, opponent, offered(defaults))
    else:
        await challenges.challenge(interaction, opponent, offered(defaults), has_thread=has_thread)
    await ask_for_zone(interaction)
