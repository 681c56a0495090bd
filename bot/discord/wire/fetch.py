"""Guilds, channels and members, from Discord where this process does not have them: those of other shards.

No process keeps archived threads, so Discord is asked for these too.
"""

from contextlib import suppress

import discord

from bot.play.base.keys import ChannelSnowflake, GuildSnowflake
from bot.play.base.table import Player


async def guild(client: discord.Client, snowflake: GuildSnowflake) -> discord.Guild:
    """Raises discord.HTTPException."""
    return client.get_guild(snowflake) or await client.fetch_guild(snowflake, with_counts=False)


async def place(
    client: discord.Client, snowflake: ChannelSnowflake
) -> discord.abc.GuildChannel | discord.abc.PrivateChannel | discord.Thread | None:
    """A channel or thread; None for one of a kind that is newer than discord.py.

    Raises:
        discord.HTTPException: There is none, or Discord does not answer.
    """
    with suppress(discord.InvalidData):
        return client.get_channel(snowflake) or await client.fetch_channel(snowflake)
    return None


async def channel(within: discord.Guild, snowflake: int) -> discord.abc.GuildChannel | discord.Thread | None:
    """As `place`, of a server."""
    with suppress(discord.InvalidData):
        return within.get_channel_or_thread(snowflake) or await within.fetch_channel(snowflake)
    return None


async def member(within: discord.Guild, player: Player) -> discord.Member | None:
    """A player as a member of a server, if they are one; Discord has to be asked."""
    if player.snowflake is None:
        return None
    try:
        return await within.fetch_member(player.snowflake)
    except discord.NotFound:
        return None


async def own_rights(
    client: discord.Client, place: discord.abc.GuildChannel | discord.Thread
) -> discord.Permissions:
    """Return the bot's permissions in a channel or a thread.

    Raises:
        discord.HTTPException: Discord does not say.
    """
    if client.user is None:
        raise ValueError("the bot is nobody before it is connected")
    own = place.guild.get_member(client.user.id)
    if own is not None:
        return place.permissions_for(own)
    home = await guild(client, GuildSnowflake(place.guild.id))
    here = await home.fetch_channel(place.id)
    if isinstance(here, discord.Thread):
        here = await home.fetch_channel(here.parent_id)
    return here.permissions_for(await home.fetch_member(client.user.id))
