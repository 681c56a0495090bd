"""What happens by itself at a moment: each deadline fires once, in a transaction of its own."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.clocks import WhenOut
from bot.services.clocks import hand_to_autopilot, lose_by_itself, tell_opponent
from bot.services.dice import Chance
from bot.services.scheduling import TIME_OUT, schedule
from bot.services.tables import load_to_change
from bot.table import Status, Table
from storage import DeadlineRecord, TableRecord, UnitOfWork

AT_ONCE: Final = 100
"""How many deadlines are read at a time."""

REMEMBERED: Final = timedelta(days=7)
"""How long a deadline is kept that has fired."""

Firing = Callable[[UnitOfWork, DeadlineRecord, TableRecord, Table, datetime, Chance], None]
"""What a deadline does at its table, as that was read in the same transaction."""


def due_now(uow: UnitOfWork, now: datetime) -> list[DeadlineRecord]:
    """Return the deadlines that are due, at most `AT_ONCE` of them, oldest first."""
    return uow.deadlines.due(now, AT_ONCE)


def next_due_at(uow: UnitOfWork) -> datetime | None:
    """Return when the next deadline is due, which may be past; None if there is none."""
    return uow.deadlines.next_due_at()


def fire(uow: UnitOfWork, deadline: DeadlineRecord, now: datetime, chance: Chance) -> int | None:
    """Let a deadline fire; return our key of its table, or None if it is void."""
    record, table = load_to_change(uow, deadline.table_id)
    if not uow.deadlines.fire(deadline.id, now) or table.status is not Status.PLAYING:
        return None
    FIRINGS[deadline.kind](uow, deadline, record, table, now, chance)
    return table.id


def forget_fired(uow: UnitOfWork, now: datetime) -> None:
    """Forget the deadlines that fired long ago."""
    uow.deadlines.forget_before(now - REMEMBERED)


def _time_out(
    uow: UnitOfWork,
    _deadline: DeadlineRecord,
    record: TableRecord,
    table: Table,
    now: datetime,
    chance: Chance,
) -> None:
    """Do what the table's rules want when the time of a turn is out."""
    clock, time = table.state.clock, table.time
    if clock is None or clock.running is None or time is None or time.is_out:
        return
    if now < time.due:  # his calendar gives him more time than when this was stored
        schedule(uow, table)
        return
    match table.control.when_out:
        case WhenOut.OPPONENT_DECIDES:
            told = replace(clock, running=replace(clock.running, is_out=True))
            tell_opponent(uow, record, replace(table, state=replace(table.state, clock=told)), now)
        case WhenOut.CLAIMED:
            lose_by_itself(uow, record, table, now, chance)
        case WhenOut.AUTOPILOT:
            hand_to_autopilot(uow, record, table, now, chance)


FIRINGS: Final[Mapping[str, Firing]] = {TIME_OUT: _time_out}
"""What each kind of deadline does."""
