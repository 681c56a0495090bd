"""What is wrong with the places where tables stand, and how a server does.

The values that use cases return and presenters show; they know neither Discord nor the database.
"""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from bot.table import AnyTable, Player


class Trouble(StrEnum):
    """Why a board cannot be shown in a channel or a thread; stored by its value."""

    DELETED = "deleted"
    HIDDEN = "hidden"  # the bot may not see it
    FORBIDDEN = "forbidden"  # the bot sees it, and lacks another permission
    LOCKED = "locked"  # a thread in which only moderators may write
    REMOVED = "removed"  # the bot is no member of the server
    CLOSED = "closed"  # somebody takes no direct messages from the bot


@dataclass(frozen=True, slots=True)
class TroubledTable:
    """An open table whose place is in trouble, and since when.

    `whose` is the player whose direct messages that place is; None for a channel or a thread.
    """

    table: AnyTable
    trouble: Trouble
    since: datetime
    whose: Player | None = None


@dataclass(frozen=True, slots=True)
class Undelivered:
    """A table that is owed what Discord did not take: how often that was tried, and the last reason."""

    table: AnyTable
    attempts: int
    reason: str
    since: datetime


@dataclass(frozen=True, slots=True)
class ServerReport:
    """How a server does: its open tables, those in trouble, and what Discord did not take."""

    tables: tuple[AnyTable, ...]
    troubled: tuple[TroubledTable, ...]
    undelivered: tuple[Undelivered, ...]
