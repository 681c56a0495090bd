"""Which permissions the bot needs where, by Discord's names for them."""

from collections.abc import Mapping
from typing import Final

import discord

from bot.play.chouette.text.consulting import ROOM_PERMISSIONS

_BOARD: Final = {
    "view_channel": "View Channel",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}
IN_THREAD: Final = {**_BOARD, "send_messages_in_threads": "Send Messages in Threads"}
IN_CHANNEL: Final = {**_BOARD, "send_messages": "Send Messages"}
IN_NEW_THREAD: Final = {**IN_THREAD, "create_public_threads": "Create Public Threads"}
IN_ROOM: Final = {**IN_THREAD, **ROOM_PERMISSIONS}


def lacking(allowed: discord.Permissions, needed: Mapping[str, str]) -> list[str]:
    """Return the names of the needed permissions that are not among the allowed ones."""
    return [label for name, label in needed.items() if not getattr(allowed, name)]


def lacking_for_board(allowed: discord.Permissions, place: discord.abc.Snowflake | None) -> list[str]:
    """Return the names of what is missing to show a board in a channel or a thread."""
    return lacking(allowed, IN_THREAD if isinstance(place, discord.Thread) else IN_CHANNEL)
