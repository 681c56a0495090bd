"""How a use case is run, in one transaction of a store, and who asks for it."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar

from bot.engine import EngineError
from bot.play.keys import UserSnowflake
from storage import DeadlineRecord, UnitOfWork
from storage.errors import OperationError as StoreUnavailable
from storage.errors import StorageError as StoreError

__all__ = ["DeadlineRecord", "Store", "StoreError", "StoreUnavailable", "UnitOfWork"]

UNREADABLE: Final = (ValueError, LookupError, TypeError, EngineError)
"""What reading something strange that is stored may raise; never what a store raises that fails."""

P = ParamSpec("P")
T = TypeVar("T")


class Store(Protocol):
    """What keeps the tables; `storage.Database` is one. It raises StoreError when it cannot."""

    @property
    def name(self) -> str:
        """What tells it from any other."""

    async def run(
        self, use_case: Callable[Concatenate[UnitOfWork, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what a use case returns, all of it in one transaction, rolled back if it raises."""

    async def scrub(self) -> None:
        """Leave nothing in the files of what was deleted or overwritten."""


@dataclass(frozen=True, slots=True)
class Caller:
    """The person behind a press or a command, as Discord names them now."""

    snowflake: UserSnowflake
    name: str
    is_bot: bool = False


@dataclass(frozen=True, slots=True)
class Request:
    """One interaction: whose, which (each is carried out once), and when."""

    interaction: int
    caller: Caller
    at: datetime
