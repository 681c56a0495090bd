"""Problems with the channel of a table, and whether play can go on meanwhile."""

from datetime import datetime
from enum import StrEnum
from typing import Final

from bot.play.base.keys import ChannelSnowflake
from bot.play.base.table import Table
from storage import UnitOfWork


class ChannelProblem(StrEnum):
    """Why a board cannot be shown in a channel; stored by its value."""

    DELETED = "deleted"
    HIDDEN = "hidden"  # the bot may not see it
    FORBIDDEN = "forbidden"  # the bot sees it, and lacks another permission
    LOCKED = "locked"  # a thread in which nobody can press or type
    REMOVED = "removed"  # the bot is no member of the server
    CLOSED = "closed"  # somebody takes no direct messages from the bot
    REFUSED = "refused"  # Discord takes no board there, and nobody knows why
    QUARANTINED = "quarantined"  # Discord lets the bot write to nobody new
    NO_UPLOADS = "uploads"  # Discord takes no files on the whole server, and so no pictures

    @property
    def stops_play(self) -> bool:
        """Whether it keeps people from playing, who can do nothing about it but move the game."""
        return self not in OF_DIRECT_MESSAGES


OF_DIRECT_MESSAGES: Final = frozenset({ChannelProblem.CLOSED, ChannelProblem.QUARANTINED})
ENDING_UNHEARD: Final = frozenset({ChannelProblem.REFUSED, ChannelProblem.NO_UPLOADS})
"""Discord tells nobody when these are over: only another try does."""


def is_noted_as_locked(uow: UnitOfWork, channel: ChannelSnowflake) -> bool:
    found = uow.channel_problems.of(channel)
    return found is not None and found.reason == ChannelProblem.LOCKED


def stops_play(uow: UnitOfWork, table: Table) -> bool:
    """Whether nobody can play on where a table stands, or will."""
    return table.awaits_thread or rests_since(uow, table.channel) is not None


def rests_since(uow: UnitOfWork, channel: ChannelSnowflake | None) -> datetime | None:
    """Since when nobody can play on in a channel; None if they can, as in direct messages."""
    found = None if channel is None else uow.channel_problems.of(channel)
    return found.since if found is not None and ChannelProblem(found.reason).stops_play else None
