"""Somebody who stands in for Discord, for tests of use cases."""

from dataclasses import dataclass
from datetime import timedelta
from functools import partial

from bot.play import outbox as posting
from bot.play.outbox import PendingBoard, PendingCollapse, PendingFinal, PendingPost
from bot.play.pending_posts import PendingThreadLook, mark_thread_looked_at
from bot.play.scheduling import PendingReminder, PendingRemoval, mark_reminder_posted, mark_reminder_removed
from bot.play.table import Table
from tests.play.harness import NOON, Harness


@dataclass
class Deliveries:
    """Stands in for Discord: takes what is owed, and writes down the reminders."""

    harness: Harness
    brought: list[tuple[timedelta, int, bool]]
    removed: list[int]
    messages: int = 1000

    async def round(self, table: Table) -> None:
        """Take all that is due now."""
        while (pending := await self.next_owed(table)) is not None:
            await self.harness.run(self.take(pending))

    async def next_owed(self, table: Table) -> PendingPost | None:
        return await self.harness.run(posting.next_post, table_id=table.id, now=self.harness.now)

    def take(self, pending: PendingPost) -> "partial[None]":
        self.messages += 1
        match pending:
            case PendingReminder():
                self.brought.append((self.harness.now - NOON, pending.player.id, pending.is_direct))
                return partial(
                    mark_reminder_posted, pending=pending, message=self.messages, at=self.harness.now
                )
            case PendingRemoval():
                self.removed.append(pending.message)
                return partial(mark_reminder_removed, pending=pending, at=self.harness.now)
            case PendingBoard():
                return partial(
                    posting.mark_posted, pending=pending, message=self.messages, at=self.harness.now
                )
            case PendingFinal():
                return partial(posting.mark_kept, pending=pending, at=self.harness.now)
            case PendingCollapse():
                return partial(posting.mark_collapsed, pending=pending, at=self.harness.now)
            case PendingThreadLook():
                return partial(mark_thread_looked_at, pending=pending, at=self.harness.now)
