"""Reminders to players whom a table waits for: enqueuing, delivering and removing them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import ClassVar

from bot.clocks import is_waking, waking_from
from bot.engine.keys import PlayerId
from bot.play.keys import ChannelSnowflake, MessageSnowflake, Version, key_or_none
from bot.play.kind import kind_of
from bot.play.pending_posts import PendingRow
from bot.play.preferences import OF_PLAYER, preferences_of_player
from bot.play.scheduling import NOTICE, REMOVAL, add_reminder, enqueue_removal
from bot.play.store import load_any
from bot.play.table import Player, Status, Table
from storage import OutboxRecord, ReminderRecord, UnitOfWork


@dataclass(frozen=True, slots=True)
class PendingReminder(PendingRow):
    """A reminder that a table waits for a player.

    Args:
        player: Who is reminded.
        is_direct: Whether it goes to their direct messages, or to the channel, where it mentions them.
        before: Snowflake of the reminder before it; None if there is none.
    """

    player: Player
    is_direct: bool
    before: MessageSnowflake | None

    @property
    def nonce(self) -> int:
        """Discord's key against sending this post twice."""
        return self.row.id


@dataclass(frozen=True, slots=True)
class PendingRemoval(PendingRow):
    """A reminder that is idle by now; `channel` is None where it went to the player's direct messages."""

    is_tidying: ClassVar[bool] = True

    player: Player
    message: MessageSnowflake
    channel: ChannelSnowflake | None


def next_reminder_post(
    uow: UnitOfWork, table: Table, rows: Sequence[OutboxRecord], now: datetime
) -> PendingReminder | PendingRemoval | None:
    """The next reminder of a table to deliver or to remove.

    A reminder is put off while its player is asleep, and void once the table does not wait for them any
    more. Nothing is removed from the direct messages of somebody who was erased.
    """
    for row in rows:
        player = table.players.get(row.payload.get("player", 0))
        if row.kind not in (NOTICE, REMOVAL) or player is None:
            continue
        channel = row.payload.get("channel")
        if row.kind == REMOVAL and (channel is not None or player.snowflake is not None):
            return PendingRemoval(row, table, player, row.payload["message"], channel)
        if row.kind == REMOVAL or _is_void(uow, table, row, player):
            uow.outbox.mark_delivered([row.id], now)
        elif not is_waking(now, calendar := preferences_of_player(uow, player.id).calendar):
            uow.outbox.put_off([row.id], waking_from(now, calendar))
        else:
            return _reminder(uow, table, row, player)
    return None


def arrived(uow: UnitOfWork, pending: PendingReminder, message: MessageSnowflake, at: datetime) -> None:
    """Note the message of a reminder, and enqueue the removal of the one before.

    If the player has acted meanwhile, this one is removed too.
    """
    uow.outbox.mark_delivered([pending.row.id], at)
    if pending.is_direct:
        _remember(uow, pending.player.id, None, at)
    elif pending.attempts and pending.table.channel is not None:
        uow.channel_problems.clear(pending.table.channel)
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


def refused(uow: UnitOfWork, pending: PendingReminder, at: datetime) -> None:
    """Note that somebody takes no direct messages: remind them in the channel, if there is one."""
    uow.outbox.mark_delivered([pending.row.id], at)
    _remember(uow, pending.player.id, at, at)
    if pending.table.channel is not None:
        add_reminder(
            uow, pending.table.id, Version(pending.row.version), pending.player.id, at, is_direct=False
        )


def removed(uow: UnitOfWork, pending: PendingRemoval, at: datetime) -> None:
    uow.outbox.mark_delivered([pending.row.id], at)


def put_off(uow: UnitOfWork, pending: PendingReminder | PendingRemoval, until: datetime) -> None:
    uow.outbox.put_off([pending.row.id], until)


def _reminder(uow: UnitOfWork, table: Table, row: OutboxRecord, player: Player) -> PendingReminder:
    before = uow.reminders.of(table.id, player.id)
    is_direct = row.payload["is_direct"] or table.channel is None
    message = key_or_none(MessageSnowflake, before.message_snowflake) if before else None
    return PendingReminder(row, table, player, is_direct, message)


def _is_void(uow: UnitOfWork, table: Table, row: OutboxRecord, player: Player) -> bool:
    """Whether a reminder is idle: the table waits for others by now, or the player has acted since.

    What is sealed does not count: a reminder that all see must not give it away.
    """
    if player.snowflake is None or player.id not in table.must_act:
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
