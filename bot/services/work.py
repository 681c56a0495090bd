"""How callers run a use case: as one transaction of a store that they know nothing else about."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from storage import DeadlineRecord, UnitOfWork
from storage.errors import OperationError as StoreUnavailable
from storage.errors import StorageError as StoreError

__all__ = ["DeadlineRecord", "Store", "StoreError", "StoreUnavailable", "UnitOfWork"]

T = TypeVar("T")


class Store(Protocol):
    """What keeps the tables; `storage.Database` is one. It raises StoreError when it cannot."""

    @property
    def name(self) -> str:
        """What tells it from any other."""

    async def run(self, work: Callable[[UnitOfWork], T]) -> T:
        """Return what `work` returns, all of it in one transaction, which is rolled back if it raises."""

    async def scrub(self) -> None:
        """Leave nothing in the files of what was deleted or overwritten."""
