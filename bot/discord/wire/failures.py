"""Discord's refusals and outages: what they mean, when to try again, and whether a new post would do."""

import logging
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import timedelta
from typing import Final

import aiohttp
import discord

from bot.discord.wire import fetch
from bot.play.base.channel_problems import ChannelProblem
from bot.play.base.keys import ChannelSnowflake
from bot.play.tables.places import Permission

LOG: Final = logging.getLogger(__name__)
BAD_REQUEST: Final = 400
RATE_LIMITED: Final = 429
SERVER_ERROR: Final = 500
UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_SERVER: Final = 10004
UNKNOWN_MEMBER: Final = 10007
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_USER: Final = 10013
PUBLISHED_EDITS_LIMITED: Final = 20022
"""Three edits an hour of a message that was published (https://github.com/discord/discord-api-docs/issues/2258)."""
QUARANTINED: Final = 20026
"""The bot may write directly only to people whom it has written to before, until an appeal
(https://github.com/discord/discord-api-docs/issues/5987)."""
TOO_MANY_OLD_EDITS: Final = 30046
MISSING_ACCESS: Final = 50001
CANNOT_EDIT_OTHERS: Final = 50005
CLOSED_TO_THE_BOT: Final = 50007
MISSING_PERMISSIONS: Final = 50013
WRONG_KIND_OF_CHANNEL: Final = 50024
NO_PERSON: Final = 50033
THREAD_IS_ARCHIVED: Final = 50083
NO_SERVER_IN_COMMON: Final = 50278
UPLOADS_LIMITED: Final = 400001
"""Discord takes no files on a server (https://github.com/discord/discord-api-docs/issues/7796)."""
THREAD_IS_OPENED: Final = 160004
"""A message has its thread already."""
THREAD_IS_LOCKED: Final = 160005
TOO_MANY_OPEN_THREADS: Final = 160006
TOO_MANY_ANNOUNCEMENTS: Final = 160007
"""Threads that are open in an announcement channel."""
CLOSED_TO_DIRECT: Final = frozenset({UNKNOWN_USER, CLOSED_TO_THE_BOT, NO_PERSON, NO_SERVER_IN_COMMON})
"""The person cannot be written to directly."""
NO_MEMBER: Final = frozenset({UNKNOWN_MEMBER, UNKNOWN_USER})
"""The person is not in that server or thread, or not on Discord."""
OPENED_TOO_FAST: Final = 40003
BLOCKED_WORDS: Final = frozenset({20009, 20031, 200000, 200001, 240000})
"""Discord, or a server's AutoMod, blocks words of a message or a title; in ours, only names are not ours."""
UNAUTHORIZED: Final = 401
INVALID_STATUSES: Final = (UNAUTHORIZED, 403, RATE_LIMITED)
ALREADY_ACKNOWLEDGED: Final = 40060
INVALID_FORM: Final = 50035
DISCORD_FAILURES: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
"""The errors that a call may raise; dropped connections are aiohttp's, and not always the system's."""
NOT_EDITABLE: Final = frozenset(
    {UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS, CANNOT_EDIT_OTHERS, PUBLISHED_EDITS_LIMITED}
)
PUBLISHED_EDITS_WAIT: Final = timedelta(hours=1)
OLD_EDITS_WAIT: Final = timedelta(minutes=10)  # Discord does not say how long the limit lasts


class ThreadLocked(discord.DiscordException):
    """A thread is locked: nobody can press or type in it, administrators neither.

    https://github.com/discord/discord-api-docs/issues/7900
    """


class EditLimited(discord.DiscordException):
    """Discord knows no such message when it is to be edited, and knows it when it is asked for.

    It hides a limit so, in announcement channels (https://github.com/niles-bot/niles/issues/179).
    """


async def is_there(message: discord.PartialMessage) -> bool:
    """Whether a message exists; raises discord.HTTPException if Discord does not say."""
    try:
        await message.fetch()
    except discord.NotFound:
        return False
    return True


def is_discords(error: Exception) -> bool:
    """Whether an error is Discord's, or came up on the way there, and no mistake of ours.

    Where a 429 does not say `retry_after`, discord.py raises a KeyError.
    """
    is_limit = isinstance(error, KeyError) and error.args == ("retry_after",)
    return is_limit or isinstance(error, DISCORD_FAILURES)


def is_cut_off(error: Exception) -> bool:
    """Whether the connection broke before Discord's answer, so that nobody knows if it took the call."""
    return isinstance(error, aiohttp.ClientError | OSError)


def is_our_mistake(error: Exception) -> bool:
    """Whether an error comes from our own code, even from a call that Discord could not read."""
    return code_of(error) == INVALID_FORM or not is_discords(error)


@contextmanager
def discord_may_fail(what: str, key: int) -> Iterator[None]:
    """Go on if Discord refuses a call within; the log gets `what`, and the key of the table or person.

    A mistake of ours is raised.
    """
    try:
        yield
    except Exception as error:
        if is_our_mistake(error):
            raise
        LOG.warning("%s %d: %r", what, key, error)


def code_of(error: Exception) -> int:
    """Discord's code for an error; 0 if it gave none."""
    return error.code if isinstance(error, discord.HTTPException) else 0


def is_refusal(error: Exception) -> bool:
    """Whether Discord refuses just this call, for whatever reason, and be it one that nobody knows.

    Limits and outages pass, and without authorization all calls are refused.
    """
    if not isinstance(error, discord.HTTPException) or error.status in (UNAUTHORIZED, RATE_LIMITED):
        return False
    return BAD_REQUEST <= error.status < SERVER_ERROR


def is_unexplained(error: Exception) -> bool:
    """Whether Discord refuses a call for a reason that is neither the place nor the words."""
    return is_refusal(error) and code_of(error) not in PROBLEM_OF_CODE.keys() | BLOCKED_WORDS


def may_not_edit(error: Exception) -> bool:
    """Whether a message cannot be edited, now or ever, while a new one may well be posted."""
    return isinstance(error, discord.RateLimited) or code_of(error) in NOT_EDITABLE


def may_post_anew(error: Exception) -> bool:
    """Whether to post a message in place of one whose edit is refused: also where nobody knows why it is.

    People wait for a board; what is only to be tidied up can be tried again.
    """
    return may_not_edit(error) or is_unexplained(error)


def is_ban(error: Exception) -> bool:
    """Whether all calls are refused for a while: the 429 that discord.py does not wait for.

    It is Cloudflare's. Too many refused calls from one address get it banned for longer.
    """
    return isinstance(error, discord.HTTPException) and error.status == RATE_LIMITED and not error.code


def is_invalid(error: Exception) -> bool:
    """Whether Discord counts a call among the invalid ones, of which it takes 10,000 in ten minutes.

    https://docs.discord.com/developers/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans
    """
    return isinstance(error, discord.HTTPException) and error.status in INVALID_STATUSES


WAIT_OF_CODE: Final[Mapping[int, timedelta]] = {
    PUBLISHED_EDITS_LIMITED: PUBLISHED_EDITS_WAIT,
    TOO_MANY_OLD_EDITS: OLD_EDITS_WAIT,
}


def wait_after(error: Exception) -> timedelta:
    """The least time after which another attempt has a chance; zero if nobody knows."""
    match error:
        case discord.RateLimited():
            return timedelta(seconds=error.retry_after)
        case EditLimited():
            return OLD_EDITS_WAIT
        case discord.HTTPException() if error.code in WAIT_OF_CODE:
            return WAIT_OF_CODE[error.code]
        case discord.HTTPException() if error.status == RATE_LIMITED:
            asked = error.response.headers.get("Retry-After", "")
            return timedelta(seconds=int(asked) if asked.isdecimal() else 0)
        case _:
            return timedelta()


DISCORD_LONGEST_AUTO_ARCHIVE_MINUTES: Final = 10080
PROBLEM_OF_CODE: Final[Mapping[int, ChannelProblem]] = {
    UNKNOWN_CHANNEL: ChannelProblem.DELETED,
    UNKNOWN_SERVER: ChannelProblem.REMOVED,
    MISSING_ACCESS: ChannelProblem.HIDDEN,
    MISSING_PERMISSIONS: ChannelProblem.FORBIDDEN,
    THREAD_IS_LOCKED: ChannelProblem.LOCKED,
    THREAD_IS_ARCHIVED: ChannelProblem.LOCKED,  # after it was to be opened again
    QUARANTINED: ChannelProblem.QUARANTINED,
    UPLOADS_LIMITED: ChannelProblem.NO_UPLOADS,
    **dict.fromkeys(CLOSED_TO_DIRECT, ChannelProblem.CLOSED),
}


def channel_problem_in(error: Exception) -> ChannelProblem | None:
    """Return the channel's problem, as far as Discord's refusal tells."""
    if isinstance(error, ThreadLocked):
        return ChannelProblem.LOCKED
    return PROBLEM_OF_CODE.get(error.code) if isinstance(error, discord.HTTPException) else None


def channel_problem_at(
    client: discord.Client, channel: ChannelSnowflake | None, error: Exception
) -> ChannelProblem | None:
    """As `channel_problem_in`; Discord also calls a voice channel hidden that the bot may not connect to."""
    problem = channel_problem_in(error)
    place = None if channel is None else client.get_channel(channel)
    if problem is ChannelProblem.HIDDEN and isinstance(place, discord.VoiceChannel | discord.StageChannel):
        missing = lacking_for_board(place.permissions_for(place.guild.me), place)
        return problem if Permission.VIEW_CHANNEL in missing or not missing else ChannelProblem.FORBIDDEN
    return problem


async def check_unlocked(client: discord.Client, channel: ChannelSnowflake) -> None:
    """Raise ThreadLocked where a post would stand in a thread in which nobody can act.

    Discord is asked about a place that this process does not know by heart: that may be a thread that was
    archived and locked while no process heard of it, and a post there would open it.

    Raises:
        discord.HTTPException: There is none, or Discord does not answer.
    """
    place = await fetch.place(client, channel)
    if isinstance(place, discord.Thread) and place.locked:
        raise ThreadLocked(f"thread {channel} is locked")


async def reopen(client: discord.Client, channel: ChannelSnowflake) -> ChannelProblem | None:
    """Open a thread again if it is archived; returns the channel's problem if that was not all.

    A locked one is left as it is: a moderator closed it, and nobody could act in it.

    Raises:
        discord.HTTPException: Discord does not answer.
    """
    try:
        found = await fetch.place(client, channel)
        if found is None:
            LOG.warning(
                "channel %d is of a kind that discord.py %s does not know: its game goes on, but a lock goes "
                "unnoticed; a newer version may know it",
                channel,
                discord.__version__,
            )
        if not isinstance(found, discord.Thread):
            return None
        if found.locked:
            return ChannelProblem.LOCKED
        if found.archived:
            await found.edit(archived=False)
    except discord.HTTPException as error:
        problem = channel_problem_in(error)
        if problem is None:
            raise
        return problem
    return None


_BOARD: Final = (Permission.VIEW_CHANNEL, Permission.ATTACH_FILES, Permission.READ_MESSAGE_HISTORY)
IN_THREAD: Final = (*_BOARD, Permission.SEND_MESSAGES_IN_THREADS)
IN_CHANNEL: Final = (*_BOARD, Permission.SEND_MESSAGES)
IN_VOICE: Final = (*IN_CHANNEL, Permission.CONNECT)
"""Discord shows the text of a voice channel to nobody who may not connect to it
(https://github.com/discord/discord-api-docs/pull/5111)."""
IN_NEW_THREAD: Final = (*IN_THREAD, Permission.CREATE_PUBLIC_THREADS)


def lacking(allowed: discord.Permissions, needed: Iterable[Permission]) -> list[Permission]:
    """The needed permissions that are missing."""
    return [each for each in needed if not getattr(allowed, each)]


def lacking_for_board(allowed: discord.Permissions, place: discord.abc.Snowflake | None) -> list[Permission]:
    """The permissions missing to show a board in a channel, the text of a voice channel, or a thread."""
    match place:
        case discord.Thread():
            return lacking(allowed, IN_THREAD)
        case discord.VoiceChannel() | discord.StageChannel():
            return lacking(allowed, IN_VOICE)
        case _:
            return lacking(allowed, IN_CHANNEL)
