"""A person's own tables, as privacy asks for them."""

from collections.abc import Iterable
from operator import attrgetter
from typing import Any, ClassVar, Final, Generic, TypeVar

from pydantic import JsonValue

from bot.engine.keys import PlayerId
from bot.play.base.dice_source import DiceSource
from bot.play.base.table import Table
from bot.play.base.use_case import Request
from bot.play.kinds.lifecycle import TableLifecycle
from storage import TableRecord, UnitOfWork

T = TypeVar("T", bound=Table)
Entry = dict[str, JsonValue]
"""A part of an export."""

MOST_TABLES: Final = 1_000_000
"""More than anybody has open."""


class TablePrivacy(Generic[T]):
    """The personal data at tables of one kind."""

    lifecycle: TableLifecycle[T, Any, Any]

    @property
    def exported_as(self) -> str:
        """Under which its tables stand in an export."""
        return self.lifecycle.stored_as

    ends_without_a_player: ClassVar[bool] = True
    """Whether a table closes when one of its players is erased."""

    def tables_to_leave(
        self, uow: UnitOfWork, player: PlayerId, *, are_locked: bool = False
    ) -> Iterable[tuple[TableRecord, T]]:
        """The open tables that somebody leaves who is erased; `are_locked` locks them for the change."""
        open_tables = uow.tables.open_of_player(player, MOST_TABLES)
        own = (each for each in open_tables if each.kind == self.lifecycle.stored_as)
        for read in sorted(own, key=attrgetter("id")):
            record = uow.tables.lock(read.id) if are_locked else read
            table = self.lifecycle.load(uow, record) if record.is_open else None
            if table is not None and table.has_place(player):
                yield record, table

    def leave(
        self,
        uow: UnitOfWork,
        record: TableRecord,
        table: T,
        player: PlayerId,
        request: Request,
        dice_source: DiceSource,
    ) -> T | None:
        """Take an erased player from a table, and save it; None where it is closed without a result."""
        return None

    def involves(self, table: T, player: PlayerId) -> bool:
        """Whether somebody belongs to a table where nobody has sat yet."""
        return player in table.players

    def export_entry(self, table: T, player: PlayerId) -> Entry:
        """The entry in a player's export about a table that they sit at."""
        return {
            "players": [each.name for each in table.players.values()],
            "games": table.games_over,
        }
