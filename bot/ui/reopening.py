"""What Discord's errors say about a place, and how an archived thread is opened again."""

from collections.abc import Mapping
from typing import Final

import discord

from bot.places import Trouble
from bot.ui.failures import CLOSED_TO_DIRECT

THREAD_IS_ARCHIVED: Final = 50083
DISCORD_LONGEST_AUTO_ARCHIVE_MINUTES: Final = 10080
TROUBLES: Final[Mapping[int, Trouble]] = {
    10003: Trouble.DELETED,  # unknown channel
    10004: Trouble.REMOVED,  # unknown server
    50001: Trouble.HIDDEN,  # missing access
    50013: Trouble.FORBIDDEN,  # missing permissions
    160005: Trouble.LOCKED,  # thread is locked
    THREAD_IS_ARCHIVED: Trouble.LOCKED,  # after it was to be opened again
    **dict.fromkeys(CLOSED_TO_DIRECT, Trouble.CLOSED),
}


def trouble_in(error: Exception) -> Trouble | None:
    """Return what is wrong with a place, as Discord's refusal tells; None if it does not."""
    return TROUBLES.get(error.code) if isinstance(error, discord.HTTPException) else None


async def reopen(client: discord.Client, channel: int) -> Trouble | None:
    """Open a thread again if it is archived, and return what is wrong with the place if that is not all.

    Raises:
        discord.HTTPException: Discord does not answer.

    """
    try:
        found = client.get_channel(channel) or await client.fetch_channel(channel)
        if not isinstance(found, discord.Thread):
            return None
        if found.locked and not found.permissions_for(found.guild.me).manage_threads:
            return Trouble.LOCKED
        if found.archived:
            await found.edit(archived=False)
    except discord.HTTPException as error:
        trouble = trouble_in(error)
        if trouble is None:
            raise
        return trouble
    return None
