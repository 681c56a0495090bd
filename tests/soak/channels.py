"""The messages of all channels, as far as they can be told apart."""

from dataclasses import dataclass, field
from datetime import datetime
from itertools import count
from random import Random

from bot.play.posts import outbox as posting
from bot.play.posts import scheduling as notices
from bot.play.posts.outbox import PendingPost
from bot.play.posts.pending_posts import (
    PendingBoard,
    PendingCollapse,
    PendingFinal,
    PendingThreadUpdate,
    mark_thread_updated,
)
from bot.play.posts.scheduling import PendingReminder, PendingRemoval
from storage import UnitOfWork

REFUSES, CLOSED_TO_BOTS = 0.02, 0.1


@dataclass
class Message:
    """A board as it was last shown; folded, it has no buttons any more."""

    channel: int
    table: int
    version: int
    is_folded: bool = False


@dataclass
class Channels:
    """A Discord that refuses something now and then, unless it is calm."""

    random: Random
    is_calm: bool = False
    boards: dict[int, Message] = field(default_factory=dict)
    reminders: set[int] = field(default_factory=set)
    _keys: "count[int]" = field(default_factory=lambda: count(1))

    def take(self, uow: UnitOfWork, table_id: int, at: datetime) -> None:
        """Take what a table is owed, up to what is refused."""
        while pending := posting.next_post(uow, table_id, at):
            if not self.is_calm and self.random.random() < REFUSES:
                posting.mark_failed(uow, pending, "Discord is down", at)
                return
            if isinstance(pending, PendingBoard):
                for earlier in pending.after:
                    self.take(uow, earlier, at)
            self._take(uow, pending, at)

    def live(self, channel: int, table: int) -> list[int]:
        """Return the messages in a channel that have buttons of a table."""
        live = ((key, each) for key, each in self.boards.items() if not each.is_folded)
        return [key for key, each in live if (each.channel, each.table) == (channel, table)]

    def _take(self, uow: UnitOfWork, pending: PendingPost, at: datetime) -> None:
        match pending:
            case PendingBoard():
                live = pending.board.message
                key = next(self._keys) if pending.is_new or live is None else live
                self.boards[key] = Message(pending.channel, pending.table.id, pending.table.version)
                posting.mark_posted(uow, pending, key, at)
            case PendingFinal():
                posting.mark_kept(uow, pending, at)
            case PendingCollapse():
                self.boards[pending.message].is_folded = not pending.is_live
                posting.mark_collapsed(uow, pending, at)
            case PendingReminder() if pending.is_direct and self.random.random() < CLOSED_TO_BOTS:
                notices.mark_reminder_refused(uow, pending, at)
            case PendingReminder():
                self.reminders.add(key := next(self._keys))
                notices.mark_reminder_posted(uow, pending, key, at)
            case PendingThreadUpdate():
                mark_thread_updated(uow, pending, at)
            case PendingRemoval():
                self.reminders.remove(pending.message)
                notices.mark_removed(uow, pending, at)
