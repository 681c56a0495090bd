"""Deadlines and reminders of tables, kept up whenever a table is saved; and how much is still to be done.

The clock of a table holds when a turn began; the deadline follows from it and the player's calendar.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import ClassVar, Final

from bot.clocks import Calendar, is_waking, waking_from
from bot.engine.keys import PlayerId
from bot.play.base.keys import (
    ChannelSnowflake,
    GuildSnowflake,
    MessageSnowflake,
    TableId,
    Version,
    key_or_none,
)
from bot.play.base.preferences import OF_PLAYER, Reminded, Reminders, preferences_of_player
from bot.play.base.table import Player, Status, Table
from bot.play.kinds.kind import kind_of
from bot.play.posts.openings import OPENING
from bot.play.posts.pending_posts import THREAD, PendingRow
from bot.play.subjects.subject import known_kinds
from bot.play.tables.resting import end_problem_and_rest
from bot.play.tables.store import BOARD, COLLAPSE, FINAL, LOCK, REMOVAL, enqueue_removal, load_any
from storage import DeadlineRecord, OutboxRecord, ReminderRecord, UnitOfWork

NOTICE: Final = "notice"
POSTS: Final = frozenset({BOARD, FINAL, COLLAPSE, THREAD, NOTICE, REMOVAL, LOCK, OPENING})
"""The kinds of posts that every kind of table has."""

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


def _is_under_way(uow: UnitOfWork, table_id: TableId, player: PlayerId) -> bool:
    """Whether a reminder is on its way to a player, or a board that mentions them."""
    for row in uow.outbox.pending(table_id):
        notified = [row.payload["player"]] if row.kind == NOTICE else row.payload.get("mention", ())
        if player in notified:
            return True
    return False


def _is_direct(chosen: Reminders, at: datetime) -> bool:
    is_closed = chosen.closed_at is not None and at < chosen.closed_at + CLOSED_FOR
    return chosen.where is Reminded.DIRECTLY and not is_closed


TIME_OUT = "time out"
START = "start"
START_CHECKED_AFTER: Final = timedelta(minutes=15)
"""When to look again whether a game against the bot may begin from its start."""
REMINDER = "reminder"
LAPSE = "lapse"
BOT_PLAYS: Final = "machine"
"""The bot itself is to decide, which takes more than one transaction."""

OPEN_FOR = timedelta(days=14)
"""How long an unanswered challenge stands."""


def calendar_of(uow: UnitOfWork, player: PlayerId) -> Calendar:
    return preferences_of_player(uow, player).calendar


AT_ONCE: Final = 100
"""How many deadlines are read at a time."""

REMEMBERED: Final = timedelta(days=7)
"""How long a deadline is kept after it has fired."""


def due_now(
    uow: UnitOfWork, now: datetime, after: DeadlineRecord | None = None, at_most: int = AT_ONCE
) -> Sequence[DeadlineRecord]:
    """The deadlines that are due, oldest first, from `after` on.

    This process looks after their subjects from now on; those after which another looks are left out, and
    those that are left alone.
    """
    due = uow.deadlines.due(now, known_kinds(), at_most, after)
    own = uow.claims.take_all({each.subject_id for each in due}, now)
    return [each for each in due if each.subject_id in own]


def next_due_at(uow: UnitOfWork) -> datetime | None:
    """When the next deadline is due, which may be past."""
    return uow.deadlines.next_due_at(known_kinds())


def forget_fired(uow: UnitOfWork, now: datetime) -> None:
    uow.deadlines.forget_before(now - REMEMBERED)


@dataclass(frozen=True, slots=True)
class PendingReminder(PendingRow):
    """A reminder that a table waits for a player.

    Args:
        player: Who is reminded.
        is_direct: Whether it goes to their direct messages, or to the channel, where it mentions them.
        before: Snowflake of the reminder before it; None if there is none.
        at: The moment from which it tells how long is left.
    """

    player: Player
    is_direct: bool
    before: MessageSnowflake | None
    at: datetime

    @property
    def speaks_to(self) -> Player | None:
        return self.player

    @property
    def speaks_in(self) -> GuildSnowflake | None:
        return None if self.is_direct else self.table.guild

    @property
    def stands_in(self) -> ChannelSnowflake | None:
        return None if self.is_direct else self.table.channel


@dataclass(frozen=True, slots=True)
class PendingRemoval(PendingRow):
    """A reminder that is idle by now, or a push in whose place a board stands.

    `place` is the channel, or the player whose direct messages it went to.
    """

    is_tidying: ClassVar[bool] = True

    message: MessageSnowflake
    place: ChannelSnowflake | Player


def next_reminder_post(
    uow: UnitOfWork, table: Table, rows: Sequence[OutboxRecord], now: datetime
) -> PendingReminder | PendingRemoval | None:
    """The next reminder of a table to deliver or to remove, or push to remove.

    A reminder is put off while its player is asleep, and void once the table does not wait for them any
    more. Nothing is removed from the direct messages of somebody who was erased.
    """
    for row in rows:
        if row.kind not in (NOTICE, REMOVAL):
            continue
        player = table.players.get(row.payload["player"])
        if row.kind == REMOVAL and (removal := _removal(row, table, player)) is not None:
            return removal
        if row.kind == REMOVAL or player is None or _is_void(uow, table, row, player):
            uow.outbox.mark_delivered([row.id], now)
        elif not is_waking(now, calendar := preferences_of_player(uow, player.id).calendar):
            uow.outbox.put_off([row.id], waking_from(now, calendar))
        else:
            return _reminder(uow, table, row, player, now)
    return None


def _removal(row: OutboxRecord, table: Table, player: Player | None) -> PendingRemoval | None:
    message, channel = row.payload["message"], row.payload["channel"]
    if channel is not None:
        return PendingRemoval(row, table, message, channel)
    return PendingRemoval(row, table, message, player) if player and player.snowflake else None


def mark_reminder_posted(
    uow: UnitOfWork, pending: PendingReminder, message: MessageSnowflake, at: datetime
) -> None:
    """Note the message of a reminder, and enqueue the removal of the one before.

    If the player has acted meanwhile, this one is removed too.
    """
    uow.outbox.mark_delivered([pending.row.id], at)
    if pending.is_direct:
        _remember(uow, pending.player.id, None, at)
    elif pending.attempts and pending.table.channel is not None:
        end_problem_and_rest(uow, pending.table.channel, at)
    table = load_any(uow, pending.table.id)
    before = uow.reminders.of(table.id, pending.player.id)
    channel = None if pending.is_direct else pending.table.channel
    reminders = ReminderRecord(
        table_id=table.id,
        player_id=pending.player.id,
        sent=before.sent if before else 1,
        channel_snowflake=channel,
        message_snowflake=message,
    )
    if _is_void(uow, table, pending.row, pending.player):
        enqueue_removal(uow, reminders, table.version, at)
        return
    if before is not None:
        enqueue_removal(uow, before, table.version, at)
    uow.reminders.put(reminders)


def mark_reminder_refused(uow: UnitOfWork, pending: PendingReminder, at: datetime) -> None:
    """Note that somebody takes no direct messages: remind them in the channel, if there is one."""
    _remember(uow, pending.player.id, at, at)
    redirect_reminder(uow, pending, at)


def redirect_reminder(uow: UnitOfWork, pending: PendingReminder, at: datetime) -> None:
    """Remind somebody in the channel this time, if there is one."""
    uow.outbox.mark_delivered([pending.row.id], at)
    if pending.table.channel is not None:
        add_reminder(
            uow, pending.table.id, Version(pending.row.version), pending.player.id, at, is_direct=False
        )


def mark_removed(uow: UnitOfWork, pending: PendingRemoval, at: datetime) -> None:
    uow.outbox.mark_delivered([pending.row.id], at)


def put_off_reminder(uow: UnitOfWork, pending: PendingReminder | PendingRemoval, until: datetime) -> None:
    uow.outbox.put_off([pending.row.id], until)


def _reminder(
    uow: UnitOfWork, table: Table, row: OutboxRecord, player: Player, now: datetime
) -> PendingReminder:
    before = uow.reminders.of(table.id, player.id)
    is_direct = row.payload["is_direct"] or table.channel is None
    message = key_or_none(MessageSnowflake, before.message_snowflake) if before else None
    return PendingReminder(row, table, player, is_direct, message, now)


def _is_void(uow: UnitOfWork, table: Table, row: OutboxRecord, player: Player) -> bool:
    """Whether a reminder is idle: the table waits for others by now, or the player has acted since.

    What is sealed counts only in direct messages: a reminder that all see, or miss, must not give it away.
    """
    if player.snowflake is None or player.id not in table.must_act:
        return True
    if row.payload["is_direct"] and table.has_decided(player.id):
        return True
    if table.status is Status.CHALLENGE and row.version < table.version:
        return True
    events = uow.events.since(table.id, row.version)
    return any(each.player_id == player.id and kind_of(table).is_public(each) for each in events)


def _remember(uow: UnitOfWork, player: PlayerId, closed_at: datetime | None, at: datetime) -> None:
    """Remember when Discord refused a direct message to somebody; None: that it takes them."""
    chosen = preferences_of_player(uow, player)
    if closed_at is not None or chosen.reminders.closed_at is not None:
        reminders = replace(chosen.reminders, closed_at=closed_at)
        changed = OF_PLAYER.dump_python(replace(chosen, reminders=reminders), mode="json")
        uow.settings.set_player(player, changed, at)


@dataclass(frozen=True, slots=True)
class Figures:
    """Numbers of a moment.

    Args:
        tables: How many tables are open, by kind and status.
        posts: How many posts Discord has not taken yet.
        oldest_post: How long the oldest of these has been pending; nothing if there is none.
        overdue: How long ago the most overdue of these should have been tried; nothing if none is.
        deadlines: How many deadlines are due and not carried out.
        analyses: How many analyses wait or are made.
    """

    tables: Mapping[tuple[str, str], int]
    posts: int
    oldest_post: timedelta
    overdue: timedelta
    deadlines: int
    analyses: int


def read_figures(uow: UnitOfWork, now: datetime) -> Figures:
    kinds = known_kinds()
    posts, oldest_at = uow.outbox.length_and_oldest(kinds)
    return Figures(
        tables=uow.tables.count_open(),
        posts=posts,
        oldest_post=_since(oldest_at, now),
        overdue=_since(uow.outbox.next_due_at(kinds), now),
        deadlines=uow.deadlines.count_due(now, kinds),
        analyses=uow.analyses.count_pending(),
    )


def _since(moment: datetime | None, now: datetime) -> timedelta:
    return timedelta() if moment is None else max(now - moment, timedelta())
