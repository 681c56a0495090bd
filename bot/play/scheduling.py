"""Whose time runs at a table, and what is due there: kept up whenever a table is saved.

The clock of a table holds when a turn began; when it is due follows from that and the calendar of its player.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.clocks import Calendar, Clock, Running, TimeLeft, next_reminder, time_left
from bot.engine.keys import PlayerId
from bot.play.heads_up.table import HeadsUpState, HeadsUpTable
from bot.play.keys import TableId, Version
from bot.play.preferences import Reminded, Reminders, preferences_of_player
from bot.play.table import Status
from storage import ReminderRecord, UnitOfWork

NOTICE: Final = "notice"
REMOVAL: Final = "removal"
CLOSED_FOR: Final = timedelta(days=7)
"""How long nobody is written to directly after Discord refused it: a bot that goes on trying is blocked."""


def owe_notice(uow: UnitOfWork, table_id: TableId, version: Version, player: PlayerId, at: datetime) -> None:
    """Owe a player, by our key, a reminder that a table waits for him: where he has chosen, if he wants any.

    It is void once he does something, and goes out in his waking hours only. Nothing is owed while an earlier
    one is on its way, or the board that mentions him; the one before is removed when this one has arrived.
    """
    wish = preferences_of_player(uow, player).reminders
    if wish.where is Reminded.NEVER or _is_under_way(uow, table_id, player):
        return
    before = uow.reminders.of(table_id, player) or ReminderRecord(
        table_id=table_id, player_id=player, sent=0, channel_snowflake=None, message_snowflake=None
    )
    uow.reminders.put(before.model_copy(update={"sent": before.sent + 1}))
    add_notice(uow, table_id, version, player, at, is_direct=_is_direct(wish, at))


def add_notice(
    uow: UnitOfWork, table_id: TableId, version: Version, player: PlayerId, at: datetime, *, is_direct: bool
) -> None:
    """Owe a reminder by direct message, or in the channel, whatever the player has chosen."""
    uow.outbox.add(table_id, version, NOTICE, {"player": player, "is_direct": is_direct}, at)


def withdraw_notices(
    uow: UnitOfWork,
    table_id: TableId,
    version: Version,
    at: datetime,
    still_awaited: Collection[PlayerId] = (),
) -> None:
    """Take back the reminders of a table that has changed, but for those of players who are still awaited."""
    for reminders in uow.reminders.of_table(table_id):
        if reminders.player_id not in still_awaited:
            owe_removal(uow, reminders, version, at)
            uow.reminders.forget(table_id, reminders.player_id)


def owe_removal(uow: UnitOfWork, reminders: ReminderRecord, version: Version, at: datetime) -> None:
    """Owe the removal of the last reminder, if it has arrived.

    Of a direct message, the channel is not stored: it would tell who the player is.
    """
    if reminders.message_snowflake is not None:
        message = {
            "player": reminders.player_id,
            "channel": reminders.channel_snowflake,
            "message": reminders.message_snowflake,
        }
        uow.outbox.add(reminders.table_id, version, REMOVAL, message, at)


def _is_under_way(uow: UnitOfWork, table_id: TableId, player: PlayerId) -> bool:
    """Tell whether a reminder is on its way to a player, or a board that mentions him."""
    for row in uow.outbox.pending(table_id):
        told = [row.payload["player"]] if row.kind == NOTICE else row.payload.get("mention", ())
        if player in told:
            return True
    return False


def _is_direct(wish: Reminders, at: datetime) -> bool:
    is_closed = wish.closed_at is not None and at < wish.closed_at + CLOSED_FOR
    return wish.where is Reminded.DIRECTLY and not is_closed


TIME_OUT = "time out"
REMINDER = "reminder"
LAPSE = "lapse"
OPEN_FOR = timedelta(days=14)
"""How long an offer stands that nobody answers."""

Due = tuple[str, PlayerId | None, datetime]
"""What is due at a table: its kind, the player whom it is about, and the moment."""


def calendar_of(uow: UnitOfWork, player: PlayerId) -> Calendar:
    """Return the calendar of a player, by our key."""
    return preferences_of_player(uow, player).calendar


def time_left_at(uow: UnitOfWork, state: HeadsUpState) -> TimeLeft | None:
    """Return how it stands with the time that runs at a table, by its player's present calendar."""
    if state.clock is None or state.clock.running is None:
        return None
    calendar = calendar_of(uow, PlayerId(state.clock.running.player))
    return time_left(state.clock, state.challenge.control, calendar)


def with_clock(uow: UnitOfWork, table: HeadsUpTable, at: datetime) -> HeadsUpTable:
    """Return a table with the time of whoever must act running: from now on, if it did not run before."""
    if not table.control.has_clock or table.status in (Status.CHALLENGE, Status.CLOSED):
        return replace(table, time=None)
    awaited = table.must_act[0] if table.must_act else None
    clock = table.state.clock or Clock({})
    if clock.running is None or clock.running.player != awaited:
        clock = _started(uow, with_turn_over(uow, table, at).state.clock or clock, awaited, at)
    table = replace(table, state=replace(table.state, clock=clock))
    return replace(table, time=time_left_at(uow, table.state))


def with_turn_over(uow: UnitOfWork, table: HeadsUpTable, at: datetime) -> HeadsUpTable:
    """Return a table at which nobody's time runs any more; what a turn ran over is gone from the reserve."""
    clock = table.state.clock
    if clock is None or clock.running is None:
        return table
    clock = clock.stopped(table.control, at, calendar_of(uow, PlayerId(clock.running.player)))
    return replace(table, state=replace(table.state, clock=clock))


def schedule_anew(uow: UnitOfWork, table: HeadsUpTable, at: datetime) -> None:
    """Store what is due at a table that has just changed; reminders of before are taken back."""
    withdraw_notices(uow, table.id, table.version, at)
    _schedule(uow, table, at, {})


def schedule(uow: UnitOfWork, table: HeadsUpTable, told: datetime) -> None:
    """Store what is due at a table from its version on, instead of all that was.

    `told` is when whoever must act was last seen, or told that it is his turn: reminders count from then.
    """
    _schedule(
        uow, table, told, {PlayerId(each.player_id): each.sent for each in uow.reminders.of_table(table.id)}
    )


def _schedule(uow: UnitOfWork, table: HeadsUpTable, told: datetime, sent: Mapping[PlayerId, int]) -> None:
    due = _due(uow, table, told, sent)
    uow.deadlines.replace(table.id, table.version, tuple(due))


def _due(uow: UnitOfWork, table: HeadsUpTable, told: datetime, sent: Mapping[PlayerId, int]) -> Iterator[Due]:
    """Yield what is due at a table, in no order; `sent` is how many reminders each player has had of it."""
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
    """Return when a challenge lapses that nobody answers; None for anything else."""
    if table.status is not Status.CHALLENGE or table.changed_at is None:
        return None
    return table.changed_at + OPEN_FOR


def _due_of_challenge(
    uow: UnitOfWork, table: HeadsUpTable, told: datetime, sent: Mapping[PlayerId, int]
) -> Iterator[Due]:
    """Yield when a challenge lapses, and when to remind whoever was challenged of it, which is once."""
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
    """Return when to remind a player next, as he has chosen; None if he is left alone."""
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
