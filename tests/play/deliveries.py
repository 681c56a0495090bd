"""A stand-in for Discord, for tests of use cases."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial

from bot.play.base.table import Table
from bot.play.posts import outbox as posting
from bot.play.posts.outbox import PendingBoard, PendingCollapse, PendingFinal, PendingPost
from bot.play.posts.pending_posts import PendingThreadUpdate, mark_thread_updated
from bot.play.posts.scheduling import (
    PendingReminder,
    PendingRemoval,
    due_now,
    mark_reminder_posted,
    mark_removed,
    next_due_at,
)
from bot.play.tables.flow import fire
from tests.play.harness import NOON, Harness, source_of


@dataclass
class Deliveries(Harness):
    """Use cases with somebody who takes what Discord is owed, and writes down the reminders."""

    brought: list[tuple[timedelta, int, bool]] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    messages: int = 1000

    @property
    def hours(self) -> list[float]:
        """After how many hours each reminder came."""
        return [when / timedelta(hours=1) for when, *_ in self.brought]

    async def let_pass(self, table: Table, span: timedelta) -> None:
        """Let time pass, with all that is due on the way."""
        end = self.now + span
        await self.round(table)
        while (due := await self._next_moment()) is not None and due <= end:
            self.now = max(due, self.now)
            await self.fire_due()
            await self.round(table)
        self.now = end

    async def fire_due(self) -> None:
        for deadline in await self.run(due_now, now=self.now):
            await self.run(fire, deadline=deadline, now=self.now, dice_source=source_of("31"))

    async def _next_moment(self) -> datetime | None:
        """When something is due next: a deadline, or a post."""
        deadline = await self.run(next_due_at)
        posts = await self.run(lambda uow: uow.outbox.pending())
        return min((*(row.due_at for row in posts), *([deadline] if deadline else [])), default=None)

    async def round(self, table: Table) -> None:
        """Take all that is due now."""
        while (pending := await self.next_post(table)) is not None:
            await self.run(self.take(pending))

    def take(self, pending: PendingPost) -> "partial[None]":
        self.messages += 1
        match pending:
            case PendingReminder():
                self.brought.append((self.now - NOON, pending.player.id, pending.is_direct))
                return partial(mark_reminder_posted, pending=pending, message=self.messages, at=self.now)
            case PendingRemoval():
                self.removed.append(pending.message)
                return partial(mark_removed, pending=pending, at=self.now)
            case PendingBoard():
                return partial(posting.mark_posted, pending=pending, message=self.messages, at=self.now)
            case PendingFinal():
                return partial(posting.mark_kept, pending=pending, at=self.now)
            case PendingCollapse():
                return partial(posting.mark_collapsed, pending=pending, at=self.now)
            case PendingThreadUpdate():
                return partial(mark_thread_updated, pending=pending, at=self.now)
