"""Rules of Discord's that SimCord does not know: what it refuses, and what never reaches the bot.

Each has its source. A test that presses or types where nobody can is stopped.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from re import fullmatch
from typing import Any, Final

import discord
from simcord import interactions
from simcord.backend import Backend
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Channel, Role, channel
from simcord.backend.ops import guilds
from simcord.enums import ChannelType
from simcord.http import router

from bot.discord.pressing.places import INVITED_WITH

NEWS_THREAD: Final = 10
VOCAL: Final = (ChannelType.VOICE, ChannelType.STAGE_VOICE)
THREAD_IS_ARCHIVED: Final = BackendError(400, 50083, "Thread is archived")
THREAD_IS_OPENED: Final = BackendError(400, 160004, "A thread has already been created for this message")
THREAD_IS_LOCKED: Final = BackendError(403, 160005, "Thread is locked")
MISSING_ACCESS: Final = BackendError(403, 50001, "Missing Access")
QUARANTINED: Final = BackendError(403, 20026, "Your bot has been flagged by our anti-spam system")
POST: Final = r"/channels/(\d+)/messages"
MESSAGES: Final = rf"{POST}(/\d+)?"
FROM_MESSAGE: Final = r"/channels/\d+/messages/(\d+)/threads"
CALLBACK: Final = r"/interactions/(\d+)/[^/]+/callback"


def check_call(backend: Backend, method: str, path: str) -> None:
    """Raise what Discord refuses a call of the bot with, beyond what SimCord does."""
    if (callback := fullmatch(CALLBACK, path)) is not None:
        _check_callback(backend, int(callback[1]))
    elif (opened := fullmatch(FROM_MESSAGE, path)) is not None:
        if int(opened[1]) in backend.channels:
            raise THREAD_IS_OPENED
    elif (messages := fullmatch(MESSAGES, path)) is not None:
        place = backend.channels.get(int(messages[1]))
        if place is not None:
            _check_voice(backend, place)
            if method != "GET":
                _check_thread(backend, place, is_post=fullmatch(POST, path) is not None)


def check_quarantine(backend: Backend, method: str, path: str, body: dict[str, Any]) -> None:
    """A quarantined bot writes directly only to people whom it has written to before.

    Discord-api-docs 5987; discord-php/DiscordPHP 467.
    """
    if (method, path) == ("POST", "/users/@me/channels"):
        channel = backend.dm_channels.get(int(body["recipient_id"]))
    elif (posted := fullmatch(POST, path)) is not None and method == "POST":
        channel = int(posted[1])
        if backend.channels[channel].guild_id is not None:
            return
    else:
        return
    said = backend.messages.get(channel, {}).values() if channel else ()
    if not any(message.author_id == backend.bot_user.id for message in said):
        raise QUARANTINED


def _check_voice(backend: Backend, place: Channel) -> None:
    """Discord-api-docs 5111: text in voice channels needs Connect."""
    if place.type in VOCAL and not _may(backend, place, discord.Permissions.connect.flag):
        raise MISSING_ACCESS


def _check_thread(backend: Backend, thread: Channel, *, is_post: bool) -> None:
    """Nothing is done in an archived thread, but that a post opens it where it is not locked.

    In a locked one only those who may manage threads post
    (https://docs.discord.com/developers/topics/threads#editing-and-deleting-threads).
    """
    state = thread.thread_metadata
    if state is None:
        return
    if state.archived and (state.locked or not is_post):
        raise THREAD_IS_ARCHIVED
    if state.locked and not _may(backend, thread, discord.Permissions.manage_threads.flag):
        raise THREAD_IS_LOCKED
    if state.archived:
        backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})


def _check_callback(backend: Backend, interaction: int) -> None:
    """Discord-api-docs 5517: an answer to somebody in a thread that was locked meanwhile is refused."""
    record = backend.interactions.get(interaction)
    thread = None if record is None else backend.channels.get(record.channel_id)
    if thread is not None and thread.thread_metadata is not None and thread.thread_metadata.locked:
        raise THREAD_IS_ARCHIVED


def _may(backend: Backend, place: Channel, permission: int) -> bool:
    if place.guild_id is None:
        return True
    return bool(backend.compute_permissions(place.guild_id, backend.bot_user.id, place.id) & permission)


def _of_thread(ctx: router.RequestContext, channel_id: int) -> str:
    """The right to change a channel; for a thread, SimCord asks for as much as for any other channel.

    Whoever may post in a thread may open it, unless it is locked; all else needs Manage Threads, and a thread
    that is open or is opened with it (https://docs.discord.com/developers/resources/channel#modify-channel-json-params-thread).
    """
    state = ctx.backend.get_channel(channel_id).thread_metadata
    if state is None:
        return "manage_channels"
    if ctx.method == "PATCH" and state.archived and ctx.body().get("archived") is not False:
        raise THREAD_IS_ARCHIVED
    is_opening = ctx.method == "PATCH" and ctx.body() == {"archived": False} and not state.locked
    return "send_messages_in_threads" if is_opening else "manage_threads"


@contextmanager
def strictly() -> Iterator[None]:
    """Let SimCord know the threads of announcement channels, and let nobody press or type in a locked thread.

    There Discord lets nobody, administrators neither: discord-api-docs 7900 and 6907. On a new server, the
    bot may do what it is invited with, and what everybody may.
    """
    made: Callable[..., Any] = interactions.base_payload
    made_role, required = guilds.Role, router.RequestContext.require_channel_permissions
    thread_types = channel.THREAD_TYPES

    def base_payload(backend: Backend, *, channel_id: int, **more: Any) -> Any:
        state = backend.get_channel(channel_id).thread_metadata
        if state is not None and state.locked:
            raise SetupError("nobody can press or type in a locked thread")
        return made(backend, channel_id=channel_id, **more)

    def role(*, permissions: int, managed: bool = False, **more: Any) -> Role:
        allowed = INVITED_WITH.value if managed else permissions  # the bot's own is managed
        return made_role(permissions=allowed, managed=managed, **more)

    def require(ctx: router.RequestContext, channel_id: int, *names: str, **more: Any) -> Channel:
        needed = [_of_thread(ctx, channel_id) if each == "manage_channels" else each for each in names]
        return required(ctx, channel_id, *needed, **more)

    interactions.base_payload = base_payload
    router.RequestContext.require_channel_permissions = require  # type: ignore[method-assign]
    channel.THREAD_TYPES = (*thread_types, NEWS_THREAD)
    vars(guilds)["Role"] = role
    try:
        yield
    finally:
        interactions.base_payload, channel.THREAD_TYPES = made, thread_types
        vars(guilds)["Role"] = made_role
        router.RequestContext.require_channel_permissions = required  # type: ignore[method-assign]
