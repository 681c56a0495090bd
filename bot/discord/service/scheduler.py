"""What the bot does by itself: it carries out deadlines, delivers posts, and forgets what is old.

It sleeps until the next deadline, and looks soon after each interaction for what that left to do.
"""

import asyncio
import logging
import time
from datetime import datetime, timedelta
from typing import Final

from discord.ext import tasks

from bot.discord.posting.lease import NOT_READ, NextPost, Tickets
from bot.discord.service.context import BotContext
from bot.logs import about_subject
from bot.metrics import LATENESS
from bot.play.analysis import analyses
from bot.play.base.keys import SubjectId
from bot.play.base.table import CheckedStart
from bot.play.base.use_case import DeadlineRecord, StoreUnavailable, UnitOfWork
from bot.play.posts import scheduling
from bot.play.posts.outbox import next_post_at, subjects_with_posts
from bot.play.subjects.subject import Fired, Firing, fire
from bot.play.tables.results import retry_missed
from bot.play.tables.store import forget_interactions

LOG: Final = logging.getLogger(__name__)
SOON: Final = timedelta(seconds=15)
"""When to look again while a post is pending, and after an interaction."""

LONGEST_SLEEP: Final = timedelta(hours=1)
LONGEST_SLEEP_OF_SEVERAL: Final = timedelta(seconds=5)
"""Others may leave something behind at any moment, and die of it."""

SHORTEST_SLEEP: Final = timedelta(seconds=1)


class Scheduler:
    """The periodic runs of a running bot.

    Between them it waits by a clock that nobody puts forward or back.
    """

    def __init__(self, context: BotContext, *, is_alone: bool = True) -> None:
        self._context = context
        self._longest_sleep = LONGEST_SLEEP if is_alone else LONGEST_SLEEP_OF_SEVERAL
        self._is_woken = False
        self._is_running = False
        self._next_at = 0.0
        self._run_task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin the runs, the first of them at once; a second start changes nothing."""
        if not self._is_running:
            self._is_running = True
            self._begin()

    def stop(self) -> None:
        """Let no further run begin; the one that is under way comes to its end."""
        self._is_running = False
        self._alarm.cancel()

    def wake_soon(self) -> None:
        """Make the next run soon, because something may have been saved."""
        self._is_woken = True
        is_waiting = self._is_running and self.under_way is None
        if is_waiting and self._next_at > time.monotonic() + SOON.total_seconds():
            self._begin_in(SOON)

    def wake(self) -> None:
        """Begin the next run at once, because another process has left something to do."""
        if self._is_running and self.under_way is None:
            self._alarm.cancel()
            self._begin()

    @property
    def under_way(self) -> asyncio.Task[None] | None:
        """The run that is under way, if any."""
        return None if self._run_task is None or self._run_task.done() else self._run_task

    def _begin_in(self, wait: timedelta) -> None:
        seconds = wait.total_seconds()
        self._next_at = time.monotonic() + seconds
        self._alarm.change_interval(seconds=seconds)
        if self._alarm.is_running():
            self._alarm.restart()
        else:
            self._alarm.start()

    @tasks.loop()
    async def _alarm(self) -> None:
        """Begin a run once the interval is over.

        It goes off once and is set anew: a loop counts from its last run, by a clock that may have
        been put back since.
        """
        if self._alarm.current_loop > 0:
            self._alarm.stop()
            self._begin()

    def _begin(self) -> None:
        self._run_task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        sleep, self._is_woken = SOON, False
        try:
            await self._context.delivery.deliver_due(await self._fire_due())
            self._context.onlookers.look_again(self._context.now())  # also of what others have delivered
            sleep, is_analyst_needed = await self._context.store.run(look_ahead, now=self._context.now())
            if is_analyst_needed:
                await self._context.analyst.begin()
                await self._context.analyst.tell()
        except Exception:  # what fails now may succeed in the next run
            LOG.exception("a run was not finished; the next one goes on")
        if self._is_running:
            self._begin_in(min(sleep, SOON if self._is_woken else sleep, self._longest_sleep))

    async def _fire_due(self) -> dict[SubjectId, NextPost]:
        """Carry out everything that is due, one after the other; no deadline waits for Discord.

        Returns the next posts of the subjects that have changed.
        """
        context, last, ready = self._context, None, {}
        is_more = True
        while is_more:
            due = await context.store.run(scheduling.due_now, now=context.now(), after=last)
            for last in due:
                subject = SubjectId(last.subject_id)
                read = await self._fire(last, context.delivery.tickets(subject))
                if read.post is not None:
                    ready[subject] = read
            is_more = len(due) == scheduling.AT_ONCE
        return ready

    async def _fire(self, deadline: DeadlineRecord, tickets: Tickets) -> NextPost:
        """Carry out a deadline, and read the next post; one that cannot be carried out stays due."""
        context, now = self._context, self._context.now()

        def work(uow: UnitOfWork, start: CheckedStart | None) -> tuple[Fired, NextPost]:
            fired = fire(uow, Firing(deadline, now, context.dice_source, start))
            return fired, NextPost(fired.post, tickets, uow.claims.of(deadline.subject_id))

        try:
            with about_subject(deadline.subject_id):
                fired, ready = await context.fair_play.run(work)
        except StoreUnavailable:
            raise
        except Exception:  # one that cannot go on must not hold up all others
            LOG.exception("deadline %d of subject %d did not fire", deadline.id, deadline.subject_id)
            return NOT_READ
        if fired.asks_bot_player:
            context.bot_player.play_later(SubjectId(deadline.subject_id))
            return NOT_READ
        LATENESS.observe((now - deadline.due_at).total_seconds())
        return ready


def look_ahead(uow: UnitOfWork, now: datetime) -> tuple[timedelta, bool]:
    """How long there is nothing to do, and whether an analysis is owed, or its result to be told."""
    return tidy_up(uow, now), analyses.is_work_left(uow, now)


def tidy_up(uow: UnitOfWork, now: datetime) -> timedelta:
    """Forget what is old, and do what failed; returns how long there is nothing to do."""
    forget_interactions(uow, now)
    retry_missed(uow, now)
    scheduling.forget_fired(uow, now)
    if subjects_with_posts(uow, now):
        return SHORTEST_SLEEP
    pending, due = next_post_at(uow), scheduling.next_due_at(uow)
    sleeps = [LONGEST_SLEEP]
    if pending is not None:
        sleeps.append(max(pending - now, SOON))
    if due is not None:
        sleeps.append(max(due - now, SHORTEST_SLEEP) if due > now else SOON)
    return min(sleeps)
