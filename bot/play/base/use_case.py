"""Running a use case in one transaction of a store, and who asked for it."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import datetime
from typing import Concatenate, Final, ParamSpec, Protocol, TypeAlias, TypeVar

from bot.engine import EngineError
from bot.play.base.keys import UserSnowflake
from bot.play.base.table import CheckedStart
from storage import LEASE, Claim, DeadlineRecord, UnitOfWork
from storage.errors import ClaimLost
from storage.errors import OperationError as StoreUnavailable
from storage.errors import StorageError as StoreError

__all__ = [
    "LEASE",
    "Claim",
    "ClaimLost",
    "DeadlineRecord",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "UnitOfWork",
]

UNREADABLE: Final = (ValueError, LookupError, TypeError, EngineError)
"""The errors that reading odd stored data may raise; a failing store raises StoreError."""

P = ParamSpec("P")
T = TypeVar("T")


class Store(Protocol):
    """Keeps the tables; `storage.Database` is one. It raises StoreError when it cannot."""

    @property
    def name(self) -> str:
        """Distinguishes it from any other store."""

    async def run(
        self, use_case: Callable[Concatenate[UnitOfWork, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a use case in one transaction, rolled back if it raises; returns its result."""

    def one_at_a_time(self) -> AbstractAsyncContextManager[None]:
        """Within, no other process on the store is within, but for one that hangs there."""

    async def scrub(self) -> None:
        """Leave no trace in the files of what was deleted or overwritten."""


@dataclass(frozen=True, slots=True)
class Caller:
    """The person behind a press or command, as Discord names them now.

    `locale` is Discord's for the language that they speak; None where it does not say. `name` may be
    anybody's, `username` is theirs alone.
    """

    snowflake: UserSnowflake
    name: str
    is_bot: bool = False
    locale: str | None = None
    username: str | None = None


@dataclass(frozen=True, slots=True)
class Request:
    """One interaction, carried out once: whose it is, and when it came.

    `is_sure` is whether the tutor has been heard, if there is one. `checked_start` is what was found out
    about the start of a game against the bot, where it begins one.
    """

    interaction: int
    caller: Caller
    at: datetime
    is_sure: bool = False
    checked_start: CheckedStart | None = None


@dataclass(frozen=True, slots=True)
class ByItself:
    """An action of the bot that nobody pressed for, and its moment; `checked_start` as in a request."""

    at: datetime
    checked_start: CheckedStart | None = None


Origin: TypeAlias = Request | ByItself
"""The origin of a table, a start or a next game: a person's interaction, or the bot."""
