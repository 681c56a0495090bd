"""Whose time runs at a table of two players, and what is due there, updated whenever it is saved."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from bot.clocks import Clock, Running, TimeLeft, next_reminder, time_left
from bot.engine.keys import PlayerId
from bot.play.heads_up.table import HeadsUpState, HeadsUpTable
from bot.play.preferences import Reminded, preferences_of_player
from bot.play.scheduling import LAPSE, OPEN_FOR, REMINDER, TIME_OUT, Due, calendar_of, withdraw_reminders
from bot.play.table import Status
from storage import UnitOfWork


def time_left_at(uow: UnitOfWork, state: HeadsUpState) -> TimeLeft | None:
    """The running time by its player's present calendar."""
    if state.clock is None or state.clock.running is None:
        return None
    calendar = calendar_of(uow, PlayerId(state.clock.running.player))
    return time_left(state.clock, state.challenge.control, calendar)


def with_clock(uow: UnitOfWork, table: HeadsUpTable, at: datetime) -> HeadsUpTable:
    """The time of whoever must act runs from now on, if it did not run before."""
    if not table.control.has_clock or table.status in (Status.CHALLENGE, Status.CLOSED):
        return replace(table, time=None)
    awaited = table.must_act[0] if table.must_act else None
    clock = table.state.clock or Clock({})
    if clock.running is None or clock.running.player != awaited:
        clock = _started(uow, with_turn_over(uow, table, at).state.clock or clock, awaited, at)
    table = replace(table, state=replace(table.state, clock=clock))
    return replace(table, time=time_left_at(uow, table.state))


def with_turn_over(uow: UnitOfWork, table: HeadsUpTable, at: datetime) -> HeadsUpTable:
    """Nobody's time runs any more; what a turn ran over is gone from the reserve."""
    clock = table.state.clock
    if clock is None or clock.running is None:
        return table
    clock = clock.stopped(table.control, at, calendar_of(uow, PlayerId(clock.running.player)))
    return replace(table, state=replace(table.state, clock=clock))


def schedule_anew(uow: UnitOfWork, table: HeadsUpTable, at: datetime) -> None:
    """Replace what is due at a table that has just changed; earlier reminders are taken back."""
    withdraw_reminders(uow, table.id, table.version, at)
    _schedule(uow, table, at, {})


def schedule(uow: UnitOfWork, table: HeadsUpTable, told: datetime) -> None:
    """Replace the stored deadlines of a table.

    `told` is when whoever must act last acted, or was notified of their turn: reminders count from then.
    """
    _schedule(
        uow, table, told, {PlayerId(each.player_id): each.sent for each in uow.reminders.of_table(table.id)}
    )


def _schedule(uow: UnitOfWork, table: HeadsUpTable, told: datetime, sent: Mapping[PlayerId, int]) -> None:
    due = _due(uow, table, told, sent)
    uow.deadlines.replace(table.id, table.version, tuple(due))


def _due(uow: UnitOfWork, table: HeadsUpTable, told: datetime, sent: Mapping[PlayerId, int]) -> Iterator[Due]:
    """In no order; `sent` is how many reminders each player has had of this turn."""
    if table.status is Status.CHALLENGE:
        yield from _due_of_challenge(uow, table, told, sent)
    if table.status is not Status.PLAYING:
        return
    time = table.time
    if time is not None and not time.is_out:
        yield TIME_OUT, PlayerId(time.player), time.due
    due = None if time is None else time.due
    for player in table.must_act:
        started = told if time is None else time.since
        moment = _reminder_at(uow, player, told, started, due, sent.get(player, 0))
        if moment is not None:
            yield REMINDER, player, moment


def lapses_at(table: HeadsUpTable) -> datetime | None:
    """When an unanswered challenge lapses; None for anything else."""
    if table.status is not Status.CHALLENGE or table.changed_at is None:
        return None
    return table.changed_at + OPEN_FOR


def _due_of_challenge(
    uow: UnitOfWork, table: HeadsUpTable, told: datetime, sent: Mapping[PlayerId, int]
) -> Iterator[Due]:
    """When a challenge lapses, and when to send the one reminder of it."""
    lapse = lapses_at(table)
    if lapse is not None:
        yield LAPSE, None, lapse
    for player in table.must_act:
        moment = None if player in sent else _reminder_at(uow, player, told, told, lapse, 0)
        if moment is not None:
            yield REMINDER, player, moment


def _reminder_at(
    uow: UnitOfWork, player: PlayerId, told: datetime, started: datetime, due: datetime | None, sent: int
) -> datetime | None:
    """When to remind a player next, as they have chosen; None for no reminder."""
    chosen = preferences_of_player(uow, player)
    if chosen.reminders.where is Reminded.NEVER:
        return None
    return next_reminder(
        after=told,
        started=started,
        due=due,
        interval=timedelta(hours=chosen.reminders.hours) or None,
        calendar=chosen.calendar,
        sent=sent,
    )


def _started(uow: UnitOfWork, clock: Clock, player: PlayerId | None, at: datetime) -> Clock:
    running = None if player is None else Running.of(player, at, calendar_of(uow, player))
    return replace(clock, running=running)
