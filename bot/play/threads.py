"""The threads that tables stand in: their names follow what is played, and idle ones are put away.

Only Discord knows which threads are the bot's own; so the post is a look at the thread, as the table then
stands.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.play.keys import ChannelSnowflake
from bot.play.pending_posts import PendingRow
from bot.play.store import to_table
from bot.play.table import Status, Table
from storage import OutboxRecord, UnitOfWork

THREAD: Final = "thread"


@dataclass(frozen=True, slots=True)
class PendingThreadLook(PendingRow):
    """A look at the channel of a table: name and state of the bot's own threads are put in order.

    `named_after` is the newest table there, which gives the thread its name.
    """

    channel: ChannelSnowflake
    named_after: Table

    @property
    def is_idle(self) -> bool:
        """Whether the challenge or game of the thread came to nothing."""
        table = self.named_after
        return table.status is Status.CLOSED and not table.has_begun


def enqueue_thread_look(uow: UnitOfWork, table: Table, at: datetime) -> None:
    """Enqueue a look at the thread where a table stands; by direct messages there is none."""
    if table.channel is not None and table.guild is not None:
        uow.outbox.add(table.id, table.version, THREAD, {"channel": table.channel}, at)


def next_thread_look(uow: UnitOfWork, table: Table, rows: Iterable[OutboxRecord]) -> PendingThreadLook | None:
    row = next((row for row in rows if row.kind == THREAD), None)
    if row is None:
        return None
    newest = uow.tables.latest_in_channel(row.payload["channel"])
    named_after = table if newest is None else to_table(uow, newest)
    return PendingThreadLook(row, table, row.payload["channel"], named_after)


def kept(uow: UnitOfWork, pending: PendingThreadLook, at: datetime) -> None:
    uow.outbox.mark_delivered([pending.row.id], at)
