"""Opens the threads of tables that the bot has opened by itself.

Each is opened from a message of its own, since Discord opens one thread from a message and no second:
whatever became of an earlier attempt, there is one thread in the end.
"""

from datetime import timedelta
from typing import Final

import discord

from bot.discord.wire import fetch
from bot.discord.wire.components import NOBODY
from bot.discord.wire.failures import (
    DISCORD_LONGEST_AUTO_ARCHIVE_MINUTES,
    IN_CHANNEL,
    IN_NEW_THREAD,
    THREAD_IS_OPENED,
    code_of,
    lacking,
)
from bot.discord.wire.message_search import is_push, own_messages
from bot.play.base.keys import ChannelSnowflake, MessageSnowflake
from bot.play.kinds.kind import words_of
from bot.play.posts.openings import PendingOpening, mark_opened
from bot.play.posts.outbox import RecordOutcome
from bot.play.text.pushes import table_line

AROUND_THREAD: Final = tuple(dict.fromkeys((*IN_CHANNEL, *IN_NEW_THREAD)))
CLOCKS_DIFFER_BY: Final = timedelta(minutes=5)
"""At most: Discord's clock dates the message, and this machine's the table."""


class NoThreadHere(discord.DiscordException):
    """A channel is none in which threads are opened, or the bot lacks a permission there."""


async def open_thread(client: discord.Client, pending: PendingOpening, *, is_untried: bool) -> RecordOutcome:
    """Open the thread of a table, unless an earlier attempt did.

    Raises:
        NoThreadHere: It cannot be opened as long as the channel is as it is.
        discord.HTTPException: Discord does not open it.
    """
    parent = await _parent(client, pending.parent)
    called = words_of(pending.table).thread_name(pending.table)
    message = None if is_untried else await _posted(client, parent, pending)
    if message is None:
        said = table_line("", pending.table.id)  # who plays is said by the thread's name, which Discord shows
        message = await parent.send(said, allowed_mentions=NOBODY, nonce=pending.nonce)
    try:
        await message.create_thread(name=called, auto_archive_duration=DISCORD_LONGEST_AUTO_ARCHIVE_MINUTES)
    except discord.HTTPException as error:
        if code_of(error) != THREAD_IS_OPENED:
            raise
    thread = ChannelSnowflake(message.id)  # which Discord gives the thread, too
    return lambda uow, at: mark_opened(uow, pending, thread, at)


async def _parent(client: discord.Client, channel: ChannelSnowflake) -> discord.TextChannel:
    parent = await fetch.place(client, channel)
    if not isinstance(parent, discord.TextChannel):
        raise NoThreadHere(f"channel {channel} has no threads")
    missing = lacking(await fetch.own_rights(client, parent), AROUND_THREAD)
    if missing:
        raise NoThreadHere(f"channel {channel}: the bot lacks {', '.join(missing)}")
    return parent


async def _posted(
    client: discord.Client, parent: discord.TextChannel, pending: PendingOpening
) -> discord.Message | None:
    """The message for the thread that an earlier attempt has posted after all."""
    before = MessageSnowflake(discord.utils.time_snowflake(pending.since - CLOCKS_DIFFER_BY))
    async for message in own_messages(parent, client.user, before):
        if is_push(message, pending.table):
            return message
    return None
