"""A kind of table, in parts by who asks: boards, plays, history, privacy, and here time.

`lifecycle` says how its tables move on, and `words` what they are called. A kind overrides only where it
differs from most. Shared code asks `kind_of` a table, and never which kind that is.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Any, Generic, TypeVar

from bot.engine.keys import PlayerId
from bot.play.base.dice_source import DiceSource
from bot.play.base.keys import (
    ChannelSnowflake,
    ImportId,
)
from bot.play.base.table import Outcome, Table
from bot.play.kinds.boards import TableBoards
from bot.play.kinds.history import TableHistory
from bot.play.kinds.judged import ToJudge
from bot.play.kinds.plays import TablePlays
from bot.play.kinds.privacy import TablePrivacy
from bot.play.kinds.words import TableWords
from storage import DeadlineRecord, EventRecord, TableRecord, UnitOfWork

T = TypeVar("T", bound=Table)


class TableKind(TableBoards[T], TablePlays[T], TableHistory[T], TablePrivacy[T]):
    """One kind of table; its methods get tables of that kind only."""

    words: TableWords[T]

    @property
    def stored_as(self) -> str:
        return self.lifecycle.stored_as

    def fire(
        self,
        uow: UnitOfWork,
        deadline: DeadlineRecord,
        record: TableRecord,
        table: T,
        now: datetime,
        dice_source: DiceSource,
    ) -> Outcome[T, Any] | None:
        """Carry out a deadline; `record` and `table` were read in the same transaction.

        None where it has left the table as it was.
        """
        return None

    def reschedule(self, uow: UnitOfWork, player: PlayerId, at: datetime) -> None:
        """Replace the deadlines of a player whose calendar or reminders have changed."""
        return

    def place_is_gone(self, uow: UnitOfWork, record: TableRecord, at: datetime) -> bool:
        """End a table whose channel was deleted, unless it can go on elsewhere; returns whether it ended."""
        return False

    def is_public(self, record: EventRecord) -> bool:
        """Whether a stored event is no secret of anybody."""
        return True

    def is_team_thread(self, record: TableRecord, thread: ChannelSnowflake) -> bool:
        """Whether a thread is where some of a table's players talk among themselves."""
        return False


class ImportedAs(ABC, Generic[T]):
    """The kind of table as which an imported match record is shown."""

    @abstractmethod
    def imported(self, text: str, key: ImportId) -> T:
        """A record as the table of its first game, with the names in it; its number is the import's key."""

    @abstractmethod
    def imported_to_judge(self, text: str) -> Callable[[], ToJudge]:
        """A function that prepares a record for analysis, without the names in it."""


_KINDS: dict[str, TableKind[Any]] = {}
_OF_RECORDS: list[ImportedAs[Any]] = []


def register(kind: TableKind[Any]) -> None:
    _KINDS[kind.stored_as] = kind


def register_imported(kind: ImportedAs[Any]) -> None:
    """Register the one kind that match records are of."""
    _OF_RECORDS[:] = [kind]


def kind_of(table: T) -> TableKind[T]:
    return _KINDS[table.kind]


def words_of(table: T) -> TableWords[T]:
    return kind_of(table).words


def kind_stored_as(stored: str) -> TableKind[Any]:
    return _KINDS[stored]


def kind_of_imports() -> ImportedAs[Any]:
    return _OF_RECORDS[0]


def all_kinds() -> Iterable[TableKind[Any]]:
    return _KINDS.values()
