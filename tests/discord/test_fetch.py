"""Facts about a server that only its own shard holds are fetched from Discord."""

from pathlib import Path

import discord

from bot.discord.wire import fetch
from bot.play.base.keys import GuildSnowflake
from tests.discord.simulated_server import open_server


async def test_what_the_bot_may_do_is_the_same_from_afar_as_by_heart(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        client, snowflake = here.bot, GuildSnowflake(here.channel.guild.id)
        known = client.get_channel(here.channel.id)
        assert isinstance(known, discord.TextChannel)
        by_heart = await fetch.own_rights(client, known)
        thread = await known.create_thread(name="Off", type=discord.ChannelType.public_thread)
        client._connection._guilds.clear()  # noqa: SLF001 - as where another process hears of it
        fetched = await client.fetch_channel(known.id)
        assert isinstance(fetched, discord.TextChannel)
        assert await fetch.own_rights(client, fetched) == by_heart
        guild = await fetch.guild(client, snowflake)
        again = await fetch.channel(guild, known.id)
        assert (again.id, again.guild.preferred_locale) == (known.id, known.guild.preferred_locale)
        off = await client.fetch_channel(thread.id)
        assert isinstance(off, discord.Thread)
        assert (await fetch.own_rights(client, off)).manage_threads == by_heart.manage_threads
