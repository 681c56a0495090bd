"""Threads in which tables stand: the bot's own get the right name, and who plays is told where one is locked.

One whose game came to nothing is archived.
"""

import logging
from datetime import datetime
from typing import Final

import discord

from bot.discord.wire import failures, fetch
from bot.discord.wire.components import NOBODY, PanelView, board_url, text_of
from bot.discord.wire.message_search import own_messages
from bot.play.base.keys import ChannelSnowflake, MessageSnowflake
from bot.play.kinds.kind import words_of
from bot.play.pages.boards import is_called_by_us
from bot.play.pages.panels import locked_panel
from bot.play.posts.outbox import RecordOutcome
from bot.play.posts.pending_posts import (
    PendingBoard,
    PendingLock,
    PendingThreadUpdate,
    mark_lock_notified,
    mark_thread_updated,
)
from bot.play.tables.visibility import ThreadPlace

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


async def maintain_thread(client: discord.Client, pending: PendingThreadUpdate) -> RecordOutcome:
    """Name a thread after the game in it, and archive it if that came to nothing; a locked one is left alone.

    Discord allows two new names in ten minutes; a name that it refuses for that waits.
    """
    try:
        thread = await fetch.place(client, pending.channel)
        if isinstance(thread, discord.Thread) and _is_ours_to_change(client, thread):
            await _put_in_order(
                thread,
                words_of(pending.named_after).thread_name(pending.named_after),
                is_idle=pending.is_idle,
            )
    except discord.HTTPException as error:
        if error.code not in NOT_OURS:
            raise
        LOG.info("table %d: its thread is left as it is: %s", pending.table.id, error)
    return lambda uow, at: mark_thread_updated(uow, pending, at)


def _is_ours_to_change(client: discord.Client, thread: discord.Thread) -> bool:
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
    """The thread in which a board was posted, None for a channel; asks Discord if the cache lacks it."""
    place, guild = client.get_channel(pending.channel), pending.table.guild
    if place is None and guild is not None and client.get_guild(guild) is None:
        with failures.discord_may_fail("posted, but nobody knows in what: table", pending.table.id):
            place = await client.fetch_channel(pending.channel)
    if not isinstance(place, discord.Thread):
        return None
    return ThreadPlace(ChannelSnowflake(place.id), ChannelSnowflake(place.parent_id), place.is_private())


async def tell_of_lock(client: discord.Client, pending: PendingLock, *, is_untried: bool) -> RecordOutcome:
    """Say in the channel around a thread that it was locked: who plays in the thread can type there.

    An earlier attempt may have said it. Of a private thread, and of a post in a forum, nothing is said. It
    notifies nobody: whoever must act was notified before.
    """
    parent = await _text_channel_around(client, pending.channel)
    if parent is not None:
        panel = locked_panel(pending.table, board_url(pending.table))
        if is_untried or not await _is_told(client, parent, panel.text, pending.since):
            await parent.send(view=PanelView(panel), allowed_mentions=NOBODY, nonce=pending.nonce)
    return lambda uow, at: mark_lock_notified(uow, pending, at)


async def _text_channel_around(
    client: discord.Client, snowflake: ChannelSnowflake
) -> discord.TextChannel | None:
    """The text channel in which there is a public thread; None for any other thread."""
    thread = await fetch.place(client, snowflake)
    if not isinstance(thread, discord.Thread) or thread.is_private():
        return None
    parent = await fetch.place(client, ChannelSnowflake(thread.parent_id))
    return parent if isinstance(parent, discord.TextChannel) else None


async def _is_told(client: discord.Client, parent: discord.TextChannel, text: str, since: datetime) -> bool:
    """Whether it was said since the thread was locked: of an earlier lock it was in the same words."""
    locked = MessageSnowflake(discord.utils.time_snowflake(since))
    async for message in own_messages(parent, client.user, locked):
        if text_of(message) == text:
            return True
    return False
