"""Where a team's private thread can stand: in its table's channel, or the one whose thread the table has."""

from collections.abc import Iterable

import discord

from bot.table import ChouetteTable, Player
from bot.ui.permissions import IN_ROOM, lacking
from bot.ui.reopening import DISCORD_LONGEST_AUTO_ARCHIVE_MINUTES


class TeamsPlace:
    """The text channel around a chouette's table."""

    def __init__(self, client: discord.Client, table: ChouetteTable) -> None:
        self._client = client
        self._table = table

    async def lacking(self) -> list[str] | None:
        """Return the permissions that the bot lacks for a private thread; None where there can be none."""
        parent = await self._parent()
        return None if parent is None else lacking(parent.permissions_for(parent.guild.me), IN_ROOM)

    async def open(self, name: str) -> discord.Thread:
        """Return a new private thread, into which only the bot lets people."""
        parent = await self._parent()
        if parent is None:
            raise ValueError(f"table {self._table.id} stands where no private thread can be")
        return await parent.create_thread(
            name=name,
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=DISCORD_LONGEST_AUTO_ARCHIVE_MINUTES,
        )

    async def named(self, name: str) -> list[discord.Thread]:
        """Return the bot's own private threads of that name that are open, newest first.

        There may be two: discord.py asks again for one when Discord fails to say that it has made it.
        """
        parent = await self._parent()
        if parent is None:
            return []
        found = [each for each in await parent.guild.active_threads() if each.parent_id == parent.id]
        own = [each for each in found if each.owner_id == parent.guild.me.id and each.is_private()]
        return sorted((each for each in own if each.name == name), key=lambda each: each.id, reverse=True)

    async def thread(self, snowflake: int) -> discord.Thread:
        """Return a thread by its key; raises discord.NotFound if it was deleted."""
        found = self._client.get_channel(snowflake) or await self._client.fetch_channel(snowflake)
        if not isinstance(found, discord.Thread):
            raise TypeError(f"channel {snowflake} is no thread")
        return found

    async def readers(self, players: Iterable[Player]) -> list[int]:
        """Return our keys of those among some players who can read private threads without being let in.

        The bot keeps no list of members, so Discord is asked for each of them.
        """
        parent = await self._parent()
        if parent is None:
            return []
        found = {player.id: await _member(parent.guild, player) for player in players}
        return [
            player
            for player, member in found.items()
            if member is not None and parent.permissions_for(member).manage_threads
        ]

    async def _parent(self) -> discord.TextChannel | None:
        """Return the text channel around the table; None if it stands in another kind of channel."""
        snowflake = self._table.channel or 0
        place = self._client.get_channel(snowflake) or await self._client.fetch_channel(snowflake)
        parent = place.parent if isinstance(place, discord.Thread) else place
        return parent if isinstance(parent, discord.TextChannel) and not parent.is_news() else None


async def _member(guild: discord.Guild, player: Player) -> discord.Member | None:
    if player.snowflake is None:
        return None
    try:
        return await guild.fetch_member(player.snowflake)
    except discord.NotFound:
        return None
