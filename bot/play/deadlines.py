"""What happens by itself at a moment: each deadline fires once, in a transaction of its own."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.clocks import WhenOut, waking_from
from bot.engine.keys import PlayerId
from bot.play.chouette.flow import fire_in_chouette
from bot.play.chouette.table import ChouetteTable
from bot.play.clocks import hand_to_autopilot, lose_by_itself, tell_opponent
from bot.play.dice import DiceSource
from bot.play.heads_up.lapsing import close_challenge
from bot.play.heads_up.table import HeadsUpTable, Withdrawal
from bot.play.keys import TableId, key_or_none
from bot.play.scheduling import LAPSE, REMINDER, TIME_OUT, calendar_of, owe_notice, schedule
from bot.play.store import hold, to_table
from bot.play.table import Status
from storage import DeadlineRecord, TableRecord, UnitOfWork

AT_ONCE: Final = 100
"""How many deadlines are read at a time."""

REMEMBERED: Final = timedelta(days=7)
"""How long a deadline is kept that has fired."""

Firing = Callable[[UnitOfWork, DeadlineRecord, TableRecord, HeadsUpTable, datetime, DiceSource], None]
"""What a deadline does at its table, as that was read in the same transaction."""


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
    if isinstance(table, ChouetteTable):
        fire_in_chouette(uow, deadline, record, table, now, dice_source)
        return table.id
    FIRINGS[deadline.kind](uow, deadline, record, table, now, dice_source)
    return table.id


def forget_fired(uow: UnitOfWork, now: datetime) -> None:
    """Forget the deadlines that fired long ago."""
    uow.deadlines.forget_before(now - REMEMBERED)


def _time_out(
    uow: UnitOfWork,
    _deadline: DeadlineRecord,
    record: TableRecord,
    table: HeadsUpTable,
    now: datetime,
    dice_source: DiceSource,
) -> None:
    """Do what the table's rules want when the time of a turn is out."""
    clock, time = table.state.clock, table.time
    if clock is None or clock.running is None or time is None or time.is_out:
        return
    if now < time.due:  # his calendar gives him more time than when this was stored
        schedule(uow, table, now)
        return
    match table.control.when_out:
        case WhenOut.OPPONENT_DECIDES:
            told = replace(clock, running=replace(clock.running, is_out=True))
            tell_opponent(uow, record, replace(table, state=replace(table.state, clock=told)), now)
        case WhenOut.CLAIMED:
            lose_by_itself(uow, record, table, now, dice_source)
        case WhenOut.AUTOPILOT:
            hand_to_autopilot(uow, record, table, now, dice_source)


def _remind(
    uow: UnitOfWork,
    deadline: DeadlineRecord,
    _record: TableRecord,
    table: HeadsUpTable,
    now: datetime,
    _chance: DiceSource,
) -> None:
    """Remind a player that the table waits for him, unless his time is out by now, which is told otherwise.

    Where this comes so late that he sleeps, he is reminded when he wakes, and the next one counts from then.
    """
    player, time = key_or_none(PlayerId, deadline.player_id), table.time
    if player is None or player not in table.must_act or (time is not None and time.due <= now):
        return
    owe_notice(uow, table.id, table.version, player, now)
    schedule(uow, table, waking_from(now, calendar_of(uow, player)))


def _lapse(
    uow: UnitOfWork,
    _deadline: DeadlineRecord,
    record: TableRecord,
    table: HeadsUpTable,
    now: datetime,
    _chance: DiceSource,
) -> None:
    """Let a challenge lapse that nobody has answered."""
    if table.status is Status.CHALLENGE:
        close_challenge(uow, record, table, Withdrawal.LAPSED, now)


FIRINGS: Final[Mapping[str, Firing]] = {TIME_OUT: _time_out, REMINDER: _remind, LAPSE: _lapse}
"""What each kind of deadline does."""
