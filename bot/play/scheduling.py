"""Deadlines and reminders of tables; kept up whenever a table is saved.

The clock of a table holds when a turn began; the deadline follows from it and the player's calendar.
"""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.clocks import Calendar
from bot.engine.keys import PlayerId
from bot.play.dice_source import DiceSource
from bot.play.keys import TableId, Version
from bot.play.kind import kind_of
from bot.play.preferences import Reminded, Reminders, preferences_of_player
from bot.play.store import hold, to_table
from storage import DeadlineRecord, ReminderRecord, UnitOfWork

NOTICE: Final = "notice"
REMOVAL: Final = "removal"
CLOSED_FOR: Final = timedelta(days=7)
"""How long no direct message is tried after a refused one: a bot that goes on trying is blocked."""


def enqueue_reminder(
    uow: UnitOfWork, table_id: TableId, version: Version, player: PlayerId, at: datetime
) -> None:
    """Enqueue a reminder that a table waits for a player: where they have chosen, if they want any.

    It is void once they act, and goes out in their waking hours only. None is enqueued while an earlier one
    is on its way, or a board that mentions them; the one before is removed when this one has arrived.
    """
    chosen = preferences_of_player(uow, player).reminders
    if chosen.where is Reminded.NEVER or _is_under_way(uow, table_id, player):
        return
    before = uow.reminders.of(table_id, player) or ReminderRecord(
        table_id=table_id, player_id=player, sent=0, channel_snowflake=None, message_snowflake=None
    )
    uow.reminders.put(before.model_copy(update={"sent": before.sent + 1}))
    add_reminder(uow, table_id, version, player, at, is_direct=_is_direct(chosen, at))


def add_reminder(
    uow: UnitOfWork, table_id: TableId, version: Version, player: PlayerId, at: datetime, *, is_direct: bool
) -> None:
    """Enqueue a reminder by direct message, or in the channel, whatever the player has chosen."""
    uow.outbox.add(table_id, version, NOTICE, {"player": player, "is_direct": is_direct}, at)


def withdraw_reminders(
    uow: UnitOfWork,
    table_id: TableId,
    version: Version,
    at: datetime,
    still_awaited: Collection[PlayerId] = (),
) -> None:
    """Take back the reminders of a table that has changed, but for players whom it still waits for."""
    for reminders in uow.reminders.of_table(table_id):
        if reminders.player_id not in still_awaited:
            enqueue_removal(uow, reminders, version, at)
            uow.reminders.forget(table_id, reminders.player_id)


def enqueue_removal(uow: UnitOfWork, reminders: ReminderRecord, version: Version, at: datetime) -> None:
    """Enqueue the removal of the last reminder, if that has arrived.

    The channel of a direct message is not stored: it would identify the player.
    """
    if reminders.message_snowflake is not None:
        message = {
            "player": reminders.player_id,
            "channel": reminders.channel_snowflake,
            "message": reminders.message_snowflake,
        }
        uow.outbox.add(reminders.table_id, version, REMOVAL, message, at)


def _is_under_way(uow: UnitOfWork, table_id: TableId, player: PlayerId) -> bool:
    """Whether a reminder is on its way to a player, or a board that mentions them."""
    for row in uow.outbox.pending(table_id):
        told = [row.payload["player"]] if row.kind == NOTICE else row.payload.get("mention", ())
        if player in told:
            return True
    return False


def _is_direct(chosen: Reminders, at: datetime) -> bool:
    is_closed = chosen.closed_at is not None and at < chosen.closed_at + CLOSED_FOR
    return chosen.where is Reminded.DIRECTLY and not is_closed


TIME_OUT = "time out"
REMINDER = "reminder"
LAPSE = "lapse"
OPEN_FOR = timedelta(days=14)
"""How long an unanswered challenge stands."""

Due = tuple[str, PlayerId | None, datetime]
"""A deadline: its kind, the player it is about, and the moment."""


def calendar_of(uow: UnitOfWork, player: PlayerId) -> Calendar:
    return preferences_of_player(uow, player).calendar


AT_ONCE: Final = 100
"""How many deadlines are read at a time."""

REMEMBERED: Final = timedelta(days=7)
"""How long a deadline is kept after it has fired."""


def due_now(uow: UnitOfWork, now: datetime, after: DeadlineRecord | None = None) -> Sequence[DeadlineRecord]:
    """At most `AT_ONCE` deadlines that are due, oldest first, from `after` on."""
    return uow.deadlines.due(now, AT_ONCE, after)


def next_due_at(uow: UnitOfWork) -> datetime | None:
    """When the next deadline is due, which may be past."""
    return uow.deadlines.next_due_at()


def fire(uow: UnitOfWork, deadline: DeadlineRecord, now: datetime, dice_source: DiceSource) -> TableId | None:
    """Carry out a deadline; returns its table, or None if it is void."""
    record = hold(uow, TableId(deadline.table_id))
    table = to_table(uow, record)
    if not uow.deadlines.fire(deadline.id, now) or not record.is_open:
        return None
    kind_of(table).fire(uow, deadline, record, table, now, dice_source)
    return table.id


def forget_fired(uow: UnitOfWork, now: datetime) -> None:
    uow.deadlines.forget_before(now - REMEMBERED)
