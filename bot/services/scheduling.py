"""Whose time runs at a table, and what is due there: kept up whenever a table is saved.

The clock of a table holds when a turn began; when it is due follows from that and the calendar of its player.
"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from bot.clocks import Calendar, Clock, Running, TimeLeft, time_left
from bot.preferences import PlayerPreferences
from bot.services.preferences import preferences_of_players
from bot.table import Status, Table, TableState
from storage import UnitOfWork

TIME_OUT = "time out"
Due = tuple[str, int | None, datetime]
"""What is due at a table: its kind, the player whom it is about, and the moment."""


def calendar_of(uow: UnitOfWork, player: int) -> Calendar:
    """Return the calendar of a player, by our key."""
    return preferences_of_players(uow, (player,)).get(player, PlayerPreferences()).calendar


def time_left_at(uow: UnitOfWork, state: TableState) -> TimeLeft | None:
    """Return how it stands with the time that runs at a table, by its player's present calendar."""
    if state.clock is None or state.clock.running is None:
        return None
    calendar = calendar_of(uow, state.clock.running.player)
    return time_left(state.clock, state.challenge.control, calendar)


def with_clock(uow: UnitOfWork, table: Table, at: datetime) -> Table:
    """Return a table with the time of whoever must act running: from now on, if it did not run before."""
    if not table.control.has_clock or table.status in (Status.CHALLENGE, Status.CLOSED):
        return replace(table, time=None)
    awaited = table.must_act[0] if table.must_act else None
    clock = table.state.clock or Clock({})
    if clock.running is None or clock.running.player != awaited:
        clock = _started(uow, with_turn_over(uow, table, at).state.clock or clock, awaited, at)
    table = replace(table, state=replace(table.state, clock=clock))
    return replace(table, time=time_left_at(uow, table.state))


def with_turn_over(uow: UnitOfWork, table: Table, at: datetime) -> Table:
    """Return a table at which nobody's time runs any more; what a turn ran over is gone from the reserve."""
    clock = table.state.clock
    if clock is None or clock.running is None:
        return table
    clock = clock.stopped(table.control, at, calendar_of(uow, clock.running.player))
    return replace(table, state=replace(table.state, clock=clock))


def schedule(uow: UnitOfWork, table: Table) -> None:
    """Store what is due at a table from its version on, instead of all that was."""
    uow.deadlines.replace(table.id, table.version, tuple(_due(table)))


def _due(table: Table) -> Iterator[Due]:
    """Yield what is due at a table, in no order."""
    time = table.time
    if table.status is Status.PLAYING and time is not None and not time.is_out:
        yield TIME_OUT, time.player, time.due


def _started(uow: UnitOfWork, clock: Clock, player: int | None, at: datetime) -> Clock:
    running = None if player is None else Running.of(player, at, calendar_of(uow, player))
    return replace(clock, running=running)
