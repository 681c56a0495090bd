"""The application's installations, the rights of the invitation, and direct messages."""

from collections.abc import Mapping
from typing import Final

import discord

from bot.discord.wire.components import NOBODY
from bot.play.tables.places import Permission
from bot.shell.checkup.bench import MARK, Bench
from bot.shell.checkup.board import REPLY, Board
from bot.shell.checkup.findings import NotTried, Otherwise

NEEDED_FOR: Final[Mapping[Permission, str]] = {
    Permission.VIEW_CHANNEL: "posts where the game is played",
    Permission.SEND_MESSAGES: "the live board",
    Permission.SEND_MESSAGES_IN_THREADS: "the live board of a game in a thread",
    Permission.CREATE_PUBLIC_THREADS: "a thread for each further game in a channel",
    Permission.CREATE_PRIVATE_THREADS: "a thread in which a chouette's team talks among themselves",
    Permission.MANAGE_THREADS: "closing that thread after the game",
    Permission.ATTACH_FILES: "the picture of a board",
    Permission.READ_MESSAGE_HISTORY: "folding old boards, and finding a post after an outage",
    Permission.CONNECT: "the text of a voice channel",
}


async def installations(bench: Bench) -> str:
    """Check how the application is installed: without Guild Install, Discord takes no commands."""
    found = await bench.client.application_info()
    on_servers, for_users = found.guild_integration_config, found.user_integration_config
    if on_servers is None and for_users is None:
        raise NotTried("Discord does not say how the application is installed")
    if on_servers is None:
        raise Otherwise("Guild Install is off, so no server can have the bot's commands")
    if for_users is not None:
        raise Otherwise("User Install is on: take it away under Installation in the developer portal")
    return "to servers, and not to users"


async def right(bench: Bench, permission: Permission) -> str:
    needed_for = NEEDED_FOR[permission]
    is_voice = isinstance(bench.channel, discord.VoiceChannel | discord.StageChannel)
    if permission is Permission.CONNECT and not is_voice:
        raise NotTried("the channel is no voice channel")
    if not getattr(bench.rights, permission):
        raise Otherwise(f"missing; it is for {needed_for}")
    return f"for {needed_for}"


async def direct_message(bench: Bench) -> str:
    """Plain text of which a board is made, as where people play by direct messages."""
    if bench.user is None:
        raise NotTried("no --user was named")
    place = await bench.direct_channel(bench.user)
    sent = await bench.post("a direct message", place, silent=True)
    board = await Board.drawn(f"{MARK}a board by direct message", REPLY)
    view = board.view
    await sent.edit(content=None, view=view, attachments=view.files, allowed_mentions=NOBODY)
    if found := list(board.differences(await bench.read_back(sent))):
        raise Otherwise("; ".join(found))
    return "sent, made a board, and read back"
