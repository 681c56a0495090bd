"""What happens by itself at a moment: each deadline fires once, in a transaction of its own."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.play.dice_source import DiceSource
from bot.play.keys import TableId
from bot.play.kind import kind_of
from bot.play.store import hold, to_table
from storage import DeadlineRecord, UnitOfWork

AT_ONCE: Final = 100
"""How many deadlines are read at a time."""

REMEMBERED: Final = timedelta(days=7)
"""How long a deadline is kept that has fired."""


def due_now(uow: UnitOfWork, now: datetime, after: DeadlineRecord | None = None) -> Sequence[DeadlineRecord]:
    """Return the deadlines that are due, at most `AT_ONCE` of them, oldest first; those after another."""
    return uow.deadlines.due(now, AT_ONCE, after)


def next_due_at(uow: UnitOfWork) -> datetime | None:
    """Return when the next deadline is due, which may be past; None if there is none."""
    return uow.deadlines.next_due_at()


def fire(uow: UnitOfWork, deadline: DeadlineRecord, now: datetime, dice_source: DiceSource) -> TableId | None:
    """Let a deadline fire; return our key of its table, or None if it is void."""
    record = hold(uow, TableId(deadline.table_id))
    table = to_table(uow, record)
    if not uow.deadlines.fire(deadline.id, now) or not record.is_open:
        return None
    kind_of(table).fire(uow, deadline, record, table, now, dice_source)
    return table.id


def forget_fired(uow: UnitOfWork, now: datetime) -> None:
    """Forget the deadlines that fired long ago."""
    uow.deadlines.forget_before(now - REMEMBERED)
