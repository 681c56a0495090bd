"""The bot's own work: it carries out deadlines, delivers posts, and forgets what is old.

It sleeps until the next deadline, and looks soon after each interaction for what that left to do.
"""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from discord.ext import tasks

from bot.discord.posting.lease import NextPost
from bot.discord.service.context import BotContext
from bot.logs import about_subject
from bot.metrics import LATENESS
from bot.play.analysis import analyses
from bot.play.base.keys import SubjectId
from bot.play.base.table import CheckedStart
from bot.play.base.use_case import Claim, DeadlineRecord, UnitOfWork
from bot.play.posts import scheduling
from bot.play.posts.outbox import MOST_SUBJECTS, next_post_at, take_subjects_with_posts
from bot.play.subjects.subject import Fired, Firing, fire
from bot.play.tables.fair_play import StartDue
from bot.play.tables.results import retry_missed
from bot.play.tables.store import forget_interactions

LOG: Final = logging.getLogger(__name__)
SOON: Final = timedelta(seconds=15)
"""When to look again while a post is pending, and after an interaction."""

LONGEST_SLEEP: Final = timedelta(hours=1)
LONGEST_SLEEP_OF_SEVERAL: Final = timedelta(seconds=5)
"""Others may leave something behind at any moment, and die of it."""

SHORTEST_SLEEP: Final = timedelta(seconds=1)


@dataclass(frozen=True, slots=True)
class Ahead:
    """The work to do once no deadline is due.

    Args:
        subjects: Those with posts that are due, which are this process's to look after.
        sleep: How long there is nothing to do after that.
        is_analyst_needed: Whether an analysis is owed, or its result to be told.
    """

    subjects: Sequence[SubjectId]
    sleep: timedelta
    is_analyst_needed: bool


@dataclass(frozen=True, slots=True)
class Step:
    """The result of one transaction of a run.

    Args:
        deadline: Which one it carried out, or tried to; None: none was due.
        fired: What came of that; None: it could not be carried out, and stays due.
        claim: This process's, to look after the deadline's subject; None where it is alone.
        ahead: What is to be done next; None: another deadline is due.
    """

    deadline: DeadlineRecord | None = None
    fired: Fired | None = None
    claim: Claim | None = None
    ahead: Ahead | None = None


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
        context, sleep, self._is_woken = self._context, SOON, False
        try:
            ahead, ready = await self._fire_due()
            next_at = await context.delivery.deliver_all(ahead.subjects, ready)
            context.onlookers.look_again(context.now())  # also of what others have delivered
            sleep = min(ahead.sleep, _sleep_till_post(next_at, context.now()))
            if ahead.is_analyst_needed:
                await context.analyst.begin()
                await context.analyst.tell()
        except Exception:  # what fails now may do in the next run
            LOG.exception("a run was not finished; the next one goes on")
        if self._is_running:
            self._begin_in(min(sleep, SOON if self._is_woken else sleep, self._longest_sleep))

    async def _fire_due(self) -> tuple[Ahead, Mapping[SubjectId, NextPost]]:
        """Carry out everything that is due, one after the other; no deadline waits for Discord.

        Returns what is to be done then, and the next posts of the subjects that have changed.
        """
        delivery, last, ready = self._context.delivery, None, dict[SubjectId, NextPost]()
        while True:
            delivery.watch()
            step = await self._step(last)
            if step.fired is not None and (post := step.fired.post) is not None:
                ready[post.subject] = NextPost(post, delivery.tickets_as_of_watch(post.subject), step.claim)
            if step.ahead is not None:
                return step.ahead, ready
            last = step.deadline

    async def _step(self, last: DeadlineRecord | None) -> Step:
        """Carry out the deadline that is due next after the last one, if any is."""
        context, now = self._context, self._context.now()
        is_delivering = not context.delivery.is_resting

        def work(uow: UnitOfWork, start: CheckedStart | None) -> Step:
            due = scheduling.due_now(uow, now, last, at_most=2)
            fired = claim = None
            if due:
                fired = fire_if_possible(uow, Firing(due[0], now, context.dice_source, start))
                claim = uow.claims.of(due[0].subject_id)
            ahead = look_ahead(uow, now, is_delivering=is_delivering) if len(due) <= 1 else None
            return Step(next(iter(due), None), fired, claim, ahead)

        step = await context.fair_play.run(work)
        if step.deadline is not None and step.fired is not None:
            if step.fired.asks_bot_player:
                context.bot_player.play_later(SubjectId(step.deadline.subject_id))
            else:
                LATENESS.observe((now - step.deadline.due_at).total_seconds())
        return step


def fire_if_possible(uow: UnitOfWork, firing: Firing) -> Fired | None:
    """Carry out a deadline; one that fails is undone and logged, and holds up no other."""
    fired: list[Fired] = []
    with about_subject(firing.subject):
        error = uow.attempt(lambda: fired.append(fire(uow, firing)))
        if isinstance(error, StartDue):
            raise error
        if error is not None:
            deadline = firing.deadline.id
            LOG.error("deadline %d of subject %d did not fire", deadline, firing.subject, exc_info=error)
    return fired[0] if error is None else None


def look_ahead(uow: UnitOfWork, now: datetime, *, is_delivering: bool) -> Ahead:
    """Forget what is old, do what failed, and see what is to be done; nothing is posted unless delivering."""
    forget_interactions(uow, now)
    retry_missed(uow, now)
    scheduling.forget_fired(uow, now)
    subjects = take_subjects_with_posts(uow, now) if is_delivering else []
    sleep = min(
        _sleep_till_post(next_post_at(uow, now), now), _sleep_till_due(scheduling.next_due_at(uow), now)
    )
    if len(subjects) == MOST_SUBJECTS:
        sleep = SHORTEST_SLEEP
    return Ahead(subjects, sleep, analyses.is_work_left(uow, now))


def _sleep_till_due(due: datetime | None, now: datetime) -> timedelta:
    """How long the next deadline lets sleep; one that is past has failed, or the bot thinks about it."""
    if due is None:
        return LONGEST_SLEEP
    return min(max(due - now, SHORTEST_SLEEP) if due > now else SOON, LONGEST_SLEEP)


def _sleep_till_post(due: datetime | None, now: datetime) -> timedelta:
    """How long the next post lets sleep; it has the time that an attempt takes."""
    return LONGEST_SLEEP if due is None else min(max(due - now, SOON), LONGEST_SLEEP)
