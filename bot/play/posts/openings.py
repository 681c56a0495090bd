"""Threads that the bot still has to open for tables which it has opened by itself.

Such a table is saved first, and stands nowhere until Discord has a thread for it: nobody can play there, and
nobody's time runs.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import ClassVar, Final

from bot.play.base.keys import ChannelSnowflake
from bot.play.base.table import NewThread, Place, Table
from bot.play.posts.pending_posts import PendingRow
from bot.play.tables.places import settle
from bot.play.tables.store import load_any
from bot.play.tables.visibility import OPEN, ThreadPlace, record_thread
from storage import OutboxRecord, UnitOfWork

OPENING: Final = "opening"
TAKEN_FOR: Final = timedelta(hours=1)
"""When to look again whether a thread is free in which somebody was faster."""


@dataclass(frozen=True, slots=True)
class PendingOpening(PendingRow):
    """The thread in which a table is to stand; `parent` is the channel around it."""

    is_board: ClassVar[bool] = True

    parent: ChannelSnowflake

    @property
    def needs_message(self) -> bool:
        return True


def enqueue_opening(uow: UnitOfWork, table: Table, place: NewThread, at: datetime) -> None:
    uow.outbox.add(table.id, table.version, OPENING, {"channel": place.parent}, at)


def next_opening(
    uow: UnitOfWork, table: Table, rows: Iterable[OutboxRecord], now: datetime
) -> PendingOpening | None:
    """Void once the table is over, or its players have moved it to another place."""
    for row in rows:
        if row.kind != OPENING:
            continue
        if table.status not in OPEN or not table.awaits_thread:
            uow.outbox.mark_delivered([row.id], now)
        elif row.due_at <= now:
            return PendingOpening(row, table, row.payload["channel"])
    return None


def mark_opened(uow: UnitOfWork, pending: PendingOpening, thread: ChannelSnowflake, at: datetime) -> None:
    """Note in which thread a table stands; where another one was opened there meanwhile, this one waits."""
    table = load_any(uow, pending.table.id)
    if uow.tables.open_in_channel(thread) is not None:
        uow.outbox.mark_failed(pending.row.id, "another table stands in its thread", at, at + TAKEN_FOR)
        return
    if table.awaits_thread:
        record_thread(uow, ThreadPlace(thread, pending.parent, is_private=False))
        settle(uow, table, Place(table.guild, thread), at)
    uow.outbox.mark_delivered([pending.row.id], at)
