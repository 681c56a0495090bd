"""The time of a table of two: whose clock runs, what a turn leaves of it, and what comes due.

While nobody can act where the table stands, all of it rests.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from bot.clocks import Clock, Running, next_reminder
from bot.engine.keys import PlayerId
from bot.play.base.channel_problems import rests_since
from bot.play.base.preferences import Reminded, preferences_of_player
from bot.play.base.table import Status
from bot.play.heads_up.store import time_left_at
from bot.play.heads_up.table import HeadsUpTable
from bot.play.kinds.lifecycle import Due
from bot.play.posts.scheduling import (
    BOT_PLAYS,
    LAPSE,
    OPEN_FOR,
    REMINDER,
    START,
    START_CHECKED_AFTER,
    TIME_OUT,
    calendar_of,
)
from storage import UnitOfWork


def with_clock(uow: UnitOfWork, table: HeadsUpTable, at: datetime) -> HeadsUpTable:
    """The time of whoever must act runs from now on, if it did not run before; the bot needs none."""
    if not table.control.has_clock or table.status in (Status.CHALLENGE, Status.CLOSED):
        return replace(table, time=None)
    people = [player for player in table.must_act if not table.is_left_to_the_bot(player)]
    awaited = people[0] if people else None
    clock = table.state.clock or Clock({})
    if clock.running is None or clock.running.player != awaited:
        clock = _started(uow, with_turn_over(uow, table, at).state.clock or clock, awaited, at)
    table = replace(table, state=replace(table.state, clock=clock))
    return replace(table, time=time_left_at(uow, table.state, table.channel))


def with_turn_over(uow: UnitOfWork, table: HeadsUpTable, at: datetime) -> HeadsUpTable:
    """Stop the clock; the turn's excess is taken from the reserve, unless a rest covers it."""
    clock = with_present_rest(uow, table, at).state.clock
    if clock is None or clock.running is None:
        return table
    clock = clock.stopped(table.control, at, calendar_of(uow, PlayerId(clock.running.player)))
    return replace(table, state=replace(table.state, clock=clock))


def with_turn_resumed(uow: UnitOfWork, table: HeadsUpTable, player: PlayerId, at: datetime) -> HeadsUpTable:
    """The time of a player's last turn runs on from where it stopped."""
    clock = table.state.clock
    if clock is None:
        return table
    clock = clock.resumed(player, table.control, at, calendar_of(uow, player))
    return replace(table, state=replace(table.state, clock=clock))


def with_present_rest(uow: UnitOfWork, table: HeadsUpTable, at: datetime) -> HeadsUpTable:
    """The table as if the rest that lasts, if one does, were over."""
    rest = rests_since(uow, table.channel)
    return table if rest is None else with_rest(uow, table, rest, at)


def with_rest(uow: UnitOfWork, table: HeadsUpTable, since: datetime, at: datetime) -> HeadsUpTable:
    """The table after a rest, with as much of the running time left as at its beginning."""
    clock = table.state.clock
    if clock is None or clock.running is None or not table.control.has_clock:
        return table
    calendar = calendar_of(uow, PlayerId(clock.running.player))
    clock = clock.rested(table.control, since, at, calendar)
    return replace(table, state=replace(table.state, clock=clock))


def _started(uow: UnitOfWork, clock: Clock, player: PlayerId | None, at: datetime) -> Clock:
    running = None if player is None else Running.of(player, at, calendar_of(uow, player))
    return replace(clock, running=running)


def with_longer_wait(table: HeadsUpTable, since: datetime, at: datetime) -> HeadsUpTable:
    """A challenge after a rest, in which it did not wait for its answer; no board shows the difference."""
    if table.changed_at is None:
        return table
    rest = max(at - max(since, table.changed_at), timedelta())
    if not rest:
        return table
    state = table.state
    return replace(table, state=replace(state, waits_from=table.changed_at + rest, unseen=state.unseen + 1))


def with_wait(before: HeadsUpTable, table: HeadsUpTable) -> HeadsUpTable:
    """A changed table; a new offer, or a game, waits from now on, whatever rest there was before."""
    if table.state.waits_from is None or table.state.waits_from != before.state.waits_from:
        return table
    return replace(table, state=replace(table.state, waits_from=None))


def deadlines_of(
    uow: UnitOfWork, table: HeadsUpTable, at: datetime, sent: Mapping[PlayerId, int]
) -> Iterator[Due]:
    """As `TableLifecycle.due`."""
    if table.status is Status.CHALLENGE:
        yield from _due_of_challenge(uow, table, at, sent)
    if table.status is not Status.PLAYING:
        return
    if table.waits_for_start:
        yield START, None, at + START_CHECKED_AFTER
    time = table.time
    if time is not None and not time.is_out:
        yield TIME_OUT, PlayerId(time.player), time.due
    due = None if time is None else time.due
    for player in table.must_act:
        if table.is_left_to_the_bot(player):
            yield BOT_PLAYS, player, at
            continue
        started = at if time is None else time.since
        moment = _reminder_at(uow, player, at, started, due, sent.get(player, 0))
        if moment is not None:
            yield REMINDER, player, moment


def _due_of_challenge(
    uow: UnitOfWork, table: HeadsUpTable, at: datetime, sent: Mapping[PlayerId, int]
) -> Iterator[Due]:
    """When a challenge lapses, and when to send the one reminder of it."""
    lapse = None if table.changed_at is None else table.changed_at + OPEN_FOR
    if lapse is not None:
        yield LAPSE, None, lapse
    for player in table.must_act:
        moment = None if player in sent else _reminder_at(uow, player, at, at, lapse, 0)
        if moment is not None:
            yield REMINDER, player, moment


def _reminder_at(
    uow: UnitOfWork,
    player: PlayerId,
    after: datetime,
    started: datetime,
    due: datetime | None,
    sent: int,
) -> datetime | None:
    """When to remind a player next, as they have chosen; None for no reminder."""
    chosen = preferences_of_player(uow, player)
    if chosen.reminders.where is Reminded.NEVER:
        return None
    return next_reminder(
        after=after,
        started=started,
        due=due,
        interval=timedelta(hours=chosen.reminders.hours) or None,
        calendar=chosen.calendar,
        sent=sent,
    )
