"""Keeps the bot's own threads: each is named after the game in it, and archived if that came to nothing."""

import logging
from typing import Final

import discord

from bot.discord import failures
from bot.play.access import ThreadPlace
from bot.play.boards import is_called_by_us
from bot.play.keys import ChannelSnowflake
from bot.play.kind import words_of
from bot.play.outbox import Note
from bot.play.pending_posts import PendingBoard, PendingThreadLook, mark_thread_looked_at

LOG: Final = logging.getLogger(__name__)
NOT_OURS: Final = frozenset(
    {
        failures.UNKNOWN_CHANNEL,
        failures.UNKNOWN_SERVER,
        failures.MISSING_ACCESS,
        failures.MISSING_PERMISSIONS,
        failures.THREAD_IS_LOCKED,
    }
)
"""No thread that the bot may change: gone, with its server, hidden, forbidden, or locked."""


async def keep_thread(client: discord.Client, pending: PendingThreadLook) -> Note:
    """Name a thread after the game in it, and archive it if that came to nothing; a locked one is left alone.

    Discord allows two new names in ten minutes; a name that it refuses for that waits.
    """
    try:
        thread = client.get_channel(pending.channel) or await client.fetch_channel(pending.channel)
        if isinstance(thread, discord.Thread) and _is_to_be_kept(client, thread):
            await _put_in_order(
                thread,
                words_of(pending.named_after).thread_name(pending.named_after),
                is_idle=pending.is_idle,
            )
    except discord.HTTPException as error:
        if error.code not in NOT_OURS:
            raise
        LOG.info("table %d: its thread is left as it is: %s", pending.table.id, error)
    return lambda uow, at: mark_thread_looked_at(uow, pending, at)


def _is_to_be_kept(client: discord.Client, thread: discord.Thread) -> bool:
    own = client.user
    return (
        own is not None and not thread.locked and thread.owner_id == own.id and is_called_by_us(thread.name)
    )


async def _put_in_order(thread: discord.Thread, called: str, *, is_idle: bool) -> None:
    """A thread has to be open to get a name; archive it afterwards if it was, or is idle."""
    was_archived, is_named = thread.archived, thread.name == called
    if not is_named:
        if was_archived:
            await thread.edit(archived=False)
        await thread.edit(name=called)
    if (is_idle and not was_archived) or (was_archived and not is_named):
        await thread.edit(archived=True)


async def thread_place(client: discord.Client, pending: PendingBoard) -> ThreadPlace | None:
    """Where a board was posted, if that is a thread; Discord is asked where another process hears of it."""
    place, guild = client.get_channel(pending.channel), pending.table.guild
    if place is None and guild is not None and client.get_guild(guild) is None:
        with failures.discord_may_fail("posted, but nobody knows in what: table", pending.table.id):
            place = await client.fetch_channel(pending.channel)
    if not isinstance(place, discord.Thread):
        return None
    return ThreadPlace(ChannelSnowflake(place.id), ChannelSnowflake(place.parent_id), place.is_private())
