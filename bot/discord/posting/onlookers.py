"""Private boards that go on showing a table to somebody who only watches, as long as they can be edited.

The live board turns with each turn; a board like this stays on its side. It follows what everybody may see,
and says until when.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final, TypeVar

import discord

from bot.discord.wire.components import PanelView
from bot.discord.wire.failures import is_our_mistake
from bot.play.base.errors import ServiceError
from bot.play.base.keys import Edition, TableId

T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)
LIVE_FOR: Final = timedelta(minutes=14)
"""Discord lets an answer be edited for fifteen minutes."""

MOST_AT_A_TABLE: Final = 10
MOST: Final = 100
LAST_WORDS_SECONDS: Final = 3.0

Look = Callable[[Edition | None], Awaitable[tuple[Edition, PanelView] | None]]
"""Draws a table, unless it is still of that edition; for None, as its last picture."""


@dataclass(eq=False)
class PrivateBoard:
    """A private message that shows a table, at first of an `edition`, and can be edited until a moment.

    It is edited in the context of the press that it answers, and not in that of whoever acts.
    """

    table: TableId
    edition: Edition
    until: datetime
    message: discord.WebhookMessage | discord.InteractionMessage
    look: Look
    is_due: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    context: Context = field(default_factory=copy_context)

    def begin(self, work: Callable[[], Coroutine[Any, Any, T]]) -> "asyncio.Task[T]":
        return self.context.copy().run(lambda: asyncio.create_task(work()))


class Onlookers:
    """All private boards that are kept up."""

    def __init__(self) -> None:
        self._boards: list[PrivateBoard] = []
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def under_way(self) -> Collection["asyncio.Task[None]"]:
        return self._tasks

    def has_room(self, table: TableId, now: datetime) -> bool:
        """Whether another board of a table can be kept up."""
        self._boards = [each for each in self._boards if now < each.until]
        here = sum(each.table == table for each in self._boards)
        return here < MOST_AT_A_TABLE and len(self._boards) < MOST

    def follow(self, board: PrivateBoard, now: datetime) -> None:
        """Keep a board up; what has changed since it was drawn is shown at once."""
        self._boards.append(board)
        self.look_again(now, board.table)

    def look_again(self, now: datetime, table: TableId | None = None) -> None:
        """Begin to show how a table stands, or for None each, where it has moved on."""
        self._boards = [each for each in self._boards if now < each.until]
        for board in self._boards:
            if table in (None, board.table) and not board.is_due:
                board.is_due = True
                task = board.begin(partial(self._show, board))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def end(self) -> None:
        """Say on each board that it follows no more, as far as there is time."""
        boards, self._boards = self._boards, []
        if boards:
            last = [board.begin(partial(self._edit, board, None)) for board in boards]
            await asyncio.wait(last, timeout=LAST_WORDS_SECONDS)

    async def _show(self, board: PrivateBoard) -> None:
        async with board.lock:
            board.is_due = False
            if board in self._boards and not await self._edit(board, board.edition):
                self._boards = [each for each in self._boards if each is not board]

    async def _edit(self, board: PrivateBoard, shown: Edition | None) -> bool:
        """Whether it can be edited again: not once it is gone, or its reader may not look any more."""
        try:
            drawn = await board.look(shown)
            if drawn is not None:
                board.edition, view = drawn
                await board.message.edit(view=view, attachments=view.files, allowed_mentions=view.naming)
        except ServiceError as refusal:
            LOG.info("table %d: a private board's reader may not look any more: %r", board.table, refusal)
            return False
        except Exception as error:
            if is_our_mistake(error):
                LOG.exception("table %d: a private board is not kept up", board.table)
            else:
                LOG.info("table %d: a private board is not kept up: %r", board.table, error)
            return False
        return True
