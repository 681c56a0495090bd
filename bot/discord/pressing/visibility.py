"""Checks who is looking and from where, for each press and each command."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Concatenate, Final, ParamSpec, TypeVar

import discord

from bot.discord.pressing.responses import is_command
from bot.discord.service.context import Interaction, channel_of, guild_of, user_of
from bot.discord.wire import fetch
from bot.discord.wire.failures import NO_MEMBER, code_of, is_our_mistake
from bot.play.base.keys import ChannelSnowflake, GuildSnowflake, TableId, UserSnowflake
from bot.play.base.table import Table
from bot.play.base.use_case import UnitOfWork
from bot.play.tables.visibility import Viewer, Whereabouts, require_visible, table_in_channel

P = ParamSpec("P")
T = TypeVar("T")
NOWHERE: Final = ChannelSnowflake(0)


def viewer_of(interaction: Interaction) -> Viewer:
    here = interaction.channel
    return Viewer(
        user_of(interaction),
        guild_of(interaction),
        channel_of(interaction),
        lambda place: _sees(interaction, place),
        partial(belongs_to, interaction.client, user_of(interaction)),
        is_in_private_thread=isinstance(here, discord.Thread) and here.is_private(),
    )


def watcher_of(interaction: Interaction) -> Viewer:
    """As `viewer_of`, for a look later on: by then they may not see the place any more where they asked."""
    viewer = viewer_of(interaction)
    return viewer if viewer.is_in_private_thread else replace(viewer, channel=NOWHERE)


def viewer_to_check(interaction: Interaction) -> Viewer | None:
    """The presser, who may no longer see the button's table; None for a command, which names its own."""
    return None if is_command(interaction) else viewer_of(interaction)


async def read(
    interaction: Interaction,
    table_id: TableId,
    query: Callable[Concatenate[UnitOfWork, P], T],
    /,
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """Read something of a table; raises UnknownTable if it is not for the presser to see."""
    viewer = viewer_to_check(interaction)

    def work(uow: UnitOfWork) -> T:
        if viewer is not None:
            require_visible(uow, viewer, table_id)
        return query(uow, *args, **kwargs)

    return await interaction.client.context.store.run(work)


async def table_here(interaction: Interaction) -> Table:
    """The channel's table, of any kind; in a team's thread, the table of the team. Raises NoTable."""
    return await interaction.client.context.store.run(table_in_channel, viewer_of(interaction))


def _sees(interaction: Interaction, place: Whereabouts) -> bool:
    """Whether somebody sees a channel or thread of the server where they are.

    A bot without further intents does not know who is in a private thread: people who manage threads see it,
    and whoever asks from there.
    """
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    channel, is_private = guild.get_channel_or_thread(place.channel), place.is_private
    if isinstance(channel, discord.Thread):
        is_private, channel = channel.is_private(), channel.parent
    if channel is None:
        return False
    rights = channel.permissions_for(member)
    return rights.view_channel and (rights.manage_threads or not is_private)


async def belongs_to(client: discord.Client, user: UserSnowflake, guild: GuildSnowflake) -> bool:
    """Whether somebody is on a server, or nobody knows: without a further intent Discord has to be asked."""
    try:
        found = await fetch.guild(client, guild)
        await found.fetch_member(user)
    except Exception as error:
        if is_our_mistake(error):
            raise
        return code_of(error) not in NO_MEMBER
    return True
