"""Keeps the threads that were opened for tables: they tell what is played, and idle ones are put away.

Nobody else's thread is touched, and none that somebody has given a name of their own.
"""

import logging
from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Final

import discord

from bot.presenters.hosted import called_thread, is_called_by_us
from bot.services import threads
from bot.services.threads import OwedThread
from bot.ui.failures import UNKNOWN_CHANNEL
from bot.ui.notices import Note

LOG: Final = logging.getLogger(__name__)
NOT_OURS: Final = frozenset({UNKNOWN_CHANNEL, 10004, 50001, 50013, 160005})
"""No thread that the bot may change: gone, with its server, hidden, forbidden, or locked."""


async def keep_thread(client: discord.Client, owed: OwedThread, now: Callable[[], datetime]) -> Note:
    """Name a thread as what is played there, and archive it if that came to nothing.

    Discord allows two new names in ten minutes; one that is refused for that is owed until later.
    """
    try:
        thread = client.get_channel(owed.channel) or await client.fetch_channel(owed.channel)
        if isinstance(thread, discord.Thread) and _is_ours(client, thread):
            await _put_in_order(thread, called_thread(owed.named_after), is_idle=owed.is_idle)
    except discord.HTTPException as error:
        if error.code not in NOT_OURS:
            raise
        LOG.info("table %d: its thread is left as it is: %s", owed.table.id, error)
    return partial(threads.kept, owed=owed, at=now())


def _is_ours(client: discord.Client, thread: discord.Thread) -> bool:
    own = client.user
    return own is not None and thread.owner_id == own.id and is_called_by_us(thread.name)


async def _put_in_order(thread: discord.Thread, called: str, *, is_idle: bool) -> None:
    """Name a thread, which has to be open for that, and archive it if it was, or is idle."""
    was_archived, is_named = thread.archived, thread.name == called
    if not is_named:
        if was_archived:
            await thread.edit(archived=False)
        await thread.edit(name=called)
    if (is_idle and not was_archived) or (was_archived and not is_named):
        await thread.edit(archived=True)
