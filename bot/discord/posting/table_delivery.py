"""Posts for tables of every kind: boards, reminders, and the names and states of threads."""

from collections.abc import Awaitable, Callable
from datetime import datetime

import discord

from bot.discord.posting.board_delivery import BoardDelivery
from bot.discord.posting.reminders import ReminderDelivery
from bot.discord.posting.thread_maintenance import maintain_thread, tell_of_lock
from bot.discord.posting.thread_openings import open_thread
from bot.discord.wire.direct_channels import DirectChannels
from bot.discord.wire.languages import Languages
from bot.discord.wire.message_search import may_be_searched
from bot.play.base.pending_post import PendingPost
from bot.play.display.picture import Theme
from bot.play.posts.openings import PendingOpening
from bot.play.posts.outbox import RecordOutcome
from bot.play.posts.pending_posts import (
    PendingBoard,
    PendingCollapse,
    PendingFinal,
    PendingLock,
    PendingThreadUpdate,
)
from bot.play.posts.scheduling import PendingReminder, PendingRemoval


class TableDelivery:
    """The way of what every kind of table posts; what one kind has beside that, its own part delivers."""

    def __init__(
        self,
        theme: Theme,
        languages: Languages,
        client: discord.Client,
        direct: DirectChannels,
        _now: Callable[[], datetime],
    ) -> None:
        self._client = client
        self._boards = BoardDelivery(client, theme, languages)
        self._reminders = ReminderDelivery(client, direct)

    def work(  # noqa: PLR0911 - a match
        self, pending: PendingPost, _theme: Theme, *, is_untried: bool
    ) -> Awaitable[RecordOutcome] | None:
        match pending:
            case PendingBoard():
                return self._boards.show(pending, is_untried=is_untried)
            case PendingFinal():
                return self._boards.keep(pending, is_untried=is_untried)
            case PendingCollapse():
                return self._boards.collapse(pending)
            case PendingRemoval():
                return self._reminders.remove(pending)
            case PendingReminder():
                may_search = may_be_searched(self._client, pending.table.channel)
                return self._reminders.bring(pending, is_untried=is_untried, may_search=may_search)
            case PendingThreadUpdate():
                return maintain_thread(self._client, pending)
            case PendingOpening():
                return open_thread(self._client, pending, is_untried=is_untried)
            case PendingLock():
                return tell_of_lock(self._client, pending, is_untried=is_untried)
            case _:
                return None
