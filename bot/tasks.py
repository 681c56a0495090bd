"""What the bot does by itself: it lets deadlines fire, delivers what is owed, and forgets what is old.

A round sleeps until the next deadline. What an interaction leaves behind is looked for soon after it.
"""

import asyncio
import logging
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from discord.ext import tasks
from discord.utils import utcnow

from bot.services import deadlines
from bot.services.posting import is_anything_owed, tables_owed
from bot.services.tables import forget_interactions
from bot.services.work import DeadlineRecord, StoreUnavailable, UnitOfWork
from bot.ui.desk import Desk

LOG: Final = logging.getLogger(__name__)
SOON: Final = timedelta(seconds=15)
"""When to look again while something is owed, and after an interaction."""

LONGEST_SLEEP: Final = timedelta(hours=1)
SHORTEST_SLEEP: Final = timedelta(seconds=1)


class Rounds:
    """The rounds of a running bot."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._is_woken = False

    def start(self) -> None:
        """Begin the rounds, the first of them at once; a second start changes nothing."""
        if not self._round.is_running():
            self._round.start()

    def stop(self) -> None:
        """End the rounds."""
        self._round.cancel()

    def wake_soon(self) -> None:
        """Make the next round soon, because something may have been saved."""
        self._is_woken = True
        planned = self._round.next_iteration
        if planned is not None and planned > utcnow() + SOON:
            self._sleep(SOON)

    @tasks.loop(seconds=SOON.total_seconds())
    async def _round(self) -> None:
        # A task of its own, so that stopping the rounds cuts no delivery in two.
        await asyncio.create_task(self._go_round())

    async def _go_round(self) -> None:
        sleep, self._is_woken = SOON, False
        try:
            await self._fire_due()
            await self._desk.delivery.deliver_due()
            sleep = await self._desk.store.run(partial(tidy_up, now=self._desk.now()))
        except Exception:  # a loop that raises is never run again
            LOG.exception("a round was not finished; the next one goes on")
        self._sleep(min(sleep, SOON) if self._is_woken else sleep)

    async def _fire_due(self) -> None:
        """Let everything that is due fire, one after the other; no deadline waits for Discord."""
        desk, last = self._desk, None
        while due := await desk.store.run(partial(deadlines.due_now, now=desk.now(), after=last)):
            for last in due:
                await self._fire(last)

    async def _fire(self, deadline: DeadlineRecord) -> None:
        """Let a deadline fire, which owes its channel what comes of it; one that cannot stays due."""
        desk = self._desk
        work = partial(deadlines.fire, deadline=deadline, now=desk.now(), chance=desk.chance)
        try:
            await desk.store.run(work)
        except StoreUnavailable:
            raise
        except Exception:  # one table that cannot go on must not hold up all others
            LOG.exception("deadline %d of table %d did not fire", deadline.id, deadline.table_id)

    def _sleep(self, time: timedelta) -> None:
        """Make the next round so long after now: an interval counts from the last one."""
        planned = self._round.next_iteration
        if planned is not None:
            last = planned - timedelta(seconds=self._round.seconds or 0)
            interval = (utcnow() - last + time).total_seconds()
            self._round.change_interval(seconds=max(interval, 0.0))  # the clock may have been put back


def tidy_up(uow: UnitOfWork, now: datetime) -> timedelta:
    """Forget what is old, and return how long nothing is to be done."""
    forget_interactions(uow, now)
    deadlines.forget_fired(uow, now)
    if tables_owed(uow, now):
        return SHORTEST_SLEEP
    if is_anything_owed(uow):
        return SOON
    due = deadlines.next_due_at(uow)
    if due is None:
        return LONGEST_SLEEP
    return min(max(due - now, SHORTEST_SLEEP), LONGEST_SLEEP) if due > now else SOON
