"""Delivers to the channels what is pending: live boards, old boards to collapse, and the rest.

A post stays in the outbox until Discord has taken it, so a crash or an outage delays a board and never loses
one. One task at a time delivers the boards of a table, and one its old boards, which may have to wait long
for Discord's limits on edits: no board waits for them. Where each player has a board of their own, one that
Discord refuses holds up no other.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from types import MappingProxyType
from typing import Final, Protocol, TypeVar
from weakref import WeakValueDictionary

import discord

from bot.discord.posting.lease import PATIENCES, Lease, NextPost, SubjectLock, Tickets
from bot.discord.wire import failures
from bot.discord.wire.direct_channels import DirectChannels
from bot.discord.wire.languages import Languages
from bot.discord.wire.rest_pace import before_each
from bot.logs import about_subject
from bot.play.base.channel_problems import ChannelProblem
from bot.play.base.keys import GuildSnowflake, SubjectId
from bot.play.base.pending_post import PendingPost
from bot.play.base.use_case import Claim, ClaimLost, Store, StoreError, StoreUnavailable, UnitOfWork
from bot.play.display.picture import Theme
from bot.play.posts import outbox
from bot.play.posts.direct_messages import QUARANTINE_REST
from bot.play.posts.outbox import RecordOutcome
from bot.play.subjects.posts import PendingElsewhere
from bot.play.subjects.subject import NOBODYS, Owners
from bot.text.language import speaking

T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)
SUBJECTS_AT_ONCE: Final = 3
MOST_INVALID: Final = 1000  # in ten minutes; Discord takes 10,000, also from others at this address
INVALID_SPAN: Final = timedelta(minutes=10)
UNEXPLAINED_TRIED: Final = 6
"""How often Discord may refuse a post, nobody knows why, before players are told to go elsewhere."""
LONGEST_RUN_SECONDS: Final = 15.0  # what takes longer goes on by itself, and the next run begins


@dataclass(frozen=True, slots=True)
class DeliveryState:
    """The posts still to deliver for a subject.

    Args:
        refused: Whose boards Discord has refused.
        ready: What is due next.
        is_as_read: Whether its messages are those that it had when that was read first, outside.
    """

    refused: Owners
    ready: NextPost
    is_as_read: bool = False


@dataclass(frozen=True, slots=True)
class DeliveryResult:
    """The result of a delivery.

    Args:
        is_shown: Whether all boards are shown; one that cannot be shown now stays due.
        is_as_read: Whether it still has the messages that it had when what was ready was read.
        next_at: When it has something to be tried, which may be past; None: it is owed nothing.
    """

    is_shown: bool
    is_as_read: bool = False
    next_at: datetime | None = None


def _failure(
    pending: PendingPost, why: str, problem: ChannelProblem | None = None, wait: timedelta = outbox.NO_TIME
) -> RecordOutcome:
    return lambda uow, at: outbox.mark_failed(uow, pending, why, at, problem, wait)


def _nothing() -> None:
    """Check nothing: this process is alone."""


NOTHING_READY: Final[Mapping[SubjectId, NextPost]] = MappingProxyType({})
Locks = WeakValueDictionary[SubjectId, SubjectLock]


class Deliverer(Protocol):
    """The way of some posts to Discord: of all kinds of table, of one, or of other subjects."""

    def work(
        self, pending: PendingPost, theme: Theme, *, is_untried: bool
    ) -> Awaitable[RecordOutcome] | None:
        """The delivery of a post, None for another to deliver; `is_untried`: nothing was sent before."""


NewDeliverer = Callable[[discord.Client, DirectChannels, Callable[[], datetime]], Deliverer]


class Delivery:
    """The way from the outbox to the channels."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        now: Callable[[], datetime],
        theme: Theme,
        languages: Languages,
        deliverers: Sequence[NewDeliverer] = (),
    ) -> None:
        self._client = client
        self._store = store
        self._now = now
        self._theme = theme
        self._languages = languages
        self.direct_channels = DirectChannels(client, store, now)
        self._deliverers = [deliverer(client, self.direct_channels, now) for deliverer in deliverers]
        self.when_shown: Callable[[SubjectId], None] = lambda _subject: None
        self.lease = Lease(store, now, lambda: self.busy_with)
        self.thought_about: set[SubjectId] = set()  # by the bot, which plays there
        self._board_locks = Locks()
        self._collapse_locks = Locks()
        self._hands = asyncio.Semaphore(SUBJECTS_AT_ONCE)
        self._under_way: dict[SubjectId, asyncio.Task[datetime | None]] = {}
        self._come_to: set[SubjectId] = set()
        self._sure_since: datetime | None = None
        self._rests_until = datetime.min.replace(tzinfo=UTC)
        self._invalid: deque[datetime] = deque(maxlen=MOST_INVALID)
        self._blocking: set[GuildSnowflake | None] = set()

    def lock_of(self, subject: SubjectId) -> SubjectLock:
        """The lock under which a subject's channel may be changed: no board is delivered meanwhile."""
        self._come_to.add(subject)
        return self._board_locks.setdefault(subject, SubjectLock())

    def tickets(self, subject: SubjectId) -> Tickets:
        """To be taken before reading what a subject has to post, so that it needs not be read again."""
        return self.lock_of(subject).ticket(), self._rest_lock(subject).ticket()

    def watch(self) -> None:
        """To be called before reading what some subject has to post, where it is not known yet which."""
        self._come_to = self._locked()

    def tickets_as_of_watch(self, subject: SubjectId) -> Tickets:
        """As if they had been taken at `watch`; none if somebody has come to the subject since."""
        return () if subject in self._come_to else self.tickets(subject)

    def have_part(self, part: float) -> None:
        """Use a part of what Discord allows the bot, whose other processes use the rest."""
        self._invalid = deque(maxlen=max(1, int(MOST_INVALID * part)))
        self.direct_channels.have_part(part)

    @property
    def busy_with(self) -> set[SubjectId]:
        """The subjects that no other process is to take over, as long as this one is well."""
        return {*self._under_way, *self.thought_about, *self._locked()}

    def _locked(self) -> set[SubjectId]:
        locks = [*self._board_locks.items(), *self._collapse_locks.items()]
        return {subject for subject, lock in locks if lock.locked()}

    @property
    def under_way(self) -> Collection["asyncio.Task[datetime | None]"]:
        return self._under_way.values()

    @property
    def is_resting(self) -> bool:
        """Whether nothing is tried for a while, since Discord has refused too much."""
        return self._now() < self._rests_until

    async def deliver_due(self) -> None:
        """Deliver whatever is due."""
        if not self.is_resting:
            await self.deliver_all(await self._store.run(outbox.take_subjects_with_posts, now=self._now()))

    async def deliver_all(
        self, subjects: Iterable[SubjectId], ready: Mapping[SubjectId, NextPost] = NOTHING_READY
    ) -> datetime | None:
        """Deliver what is due of subjects that are this process's to look after.

        A few at a time; one that takes long holds up no other. What is `ready` is read again only if somebody
        has come between. Returns when they, and those still under way, have something to be tried, which may
        be past; None: they are owed nothing.
        """
        for subject in subjects:
            if subject not in self._under_way:
                task = asyncio.create_task(self._deliver_in_turn(subject, ready.get(subject)))
                self._under_way[subject] = task
                task.add_done_callback(partial(self._end, subject))
        if not self._under_way:
            return None
        done, late = await asyncio.wait(self._under_way.values(), timeout=LONGEST_RUN_SECONDS)
        moments = (self._now() if task in late else task.result() for task in (*done, *late))
        return min((moment for moment in moments if moment is not None), default=None)

    async def deliver(self, subject: SubjectId, ready: NextPost | None = None) -> DeliveryResult:
        """Deliver the posts of a subject; what is `ready` is read again only if somebody has come between."""
        state = await self._guarded(subject, self._deliver_boards(subject, ready))
        for seconds in PATIENCES:
            if state is None or not isinstance(state.ready.post, PendingElsewhere):
                break
            await asyncio.sleep(seconds)
            state = await self._guarded(subject, self._deliver_boards(subject))
        if state is None or isinstance(state.ready.post, PendingElsewhere):
            return DeliveryResult(is_shown=False, next_at=self._now())
        if state.ready.post is None:  # nor is an old message to be collapsed, so no new one came
            return DeliveryResult(not state.refused, state.is_as_read, state.ready.next_at)
        rest = await self._guarded(subject, self._deliver_rest(subject, state))
        return DeliveryResult(not state.refused, next_at=self._now() if rest is None else rest.next_at)

    async def _deliver_in_turn(self, subject: SubjectId, ready: NextPost | None) -> datetime | None:
        async with self._hands:
            return self._rests_until if self.is_resting else (await self.deliver(subject, ready)).next_at

    def _end(self, subject: SubjectId, _task: asyncio.Task[None]) -> None:
        del self._under_way[subject]

    async def _guarded(self, subject: SubjectId, work: Awaitable[T]) -> T | None:
        """Do something for a subject; a failure is put off, hurts no other, and returns None.

        That includes what the store refuses, such as a row that its rules forbid.
        """
        try:
            try:
                with about_subject(subject):
                    return await work
            except (StoreUnavailable, ClaimLost):
                raise
            except Exception as error:
                LOG.exception("subject %d: what it is owed cannot be made out", subject)
                why = f"{type(error).__name__}: {error}"
                await self._store.run(outbox.put_off, subject_id=subject, error=why, at=self._now())
        except ClaimLost:
            LOG.warning("subject %d: another process has taken over what it is owed", subject)
            self._sure_since = self._now()
        except StoreError:
            LOG.exception("subject %d: what it is owed cannot be read or noted now", subject)
            self._sure_since = self._now()
        return None

    async def _deliver_boards(self, subject: SubjectId, ready: NextPost | None = None) -> DeliveryState:
        if self._sure_since is None:
            self._sure_since = self._now()
        lock = self.lock_of(subject)
        async with lock:
            if ready is not None and lock.is_next(ready.tickets):
                state = DeliveryState(
                    NOBODYS, ready, is_as_read=ready.post is None or not ready.post.needs_message
                )
            else:
                state = await self._read_boards(subject)
            while (pending := state.ready.post) is not None and pending.is_board:
                state = await self._show_in_turn(pending, state)
        return state

    async def _show_in_turn(self, pending: PendingPost, state: DeliveryState) -> DeliveryState:
        """Show a board, after the older ones of its channel, or note that it has to wait for one of them."""
        refused = state.refused | {pending.owner}
        for earlier in pending.after:
            await self._guarded(earlier, self._deliver_boards(earlier))
            if not await self._store.run(outbox.is_shown, subject_id=earlier, owner=pending.owner):
                record = _failure(pending, "an older board comes first")
                break
        else:
            record, is_taken = await self._bring(pending, state.ready.claim)
            refused = state.refused if is_taken else refused
        return DeliveryState(refused, await self._record_outcome(pending, record, refused), state.is_as_read)

    async def _deliver_rest(self, subject: SubjectId, state: DeliveryState) -> NextPost:
        """Keep the team's thread, bring reminders, remove idle ones, and collapse old boards."""
        lock = self._rest_lock(subject)
        async with lock:
            is_new = lock.is_next(state.ready.tickets)
            ready = state.ready if is_new else await self._read(subject, state.refused)
            while ready.post is not None and not (
                ready.post.is_board or isinstance(ready.post, PendingElsewhere)
            ):
                record, _ = await self._bring(ready.post, ready.claim)
                ready = await self._record_outcome(ready.post, record, state.refused)
        return ready

    def _rest_lock(self, subject: SubjectId) -> SubjectLock:
        self._come_to.add(subject)
        return self._collapse_locks.setdefault(subject, SubjectLock())

    async def _work(self, pending: PendingPost, *, is_untried: bool) -> RecordOutcome:
        """Let whoever knows a post deliver it."""
        works = (each.work(pending, self._theme, is_untried=is_untried) for each in self._deliverers)
        record = await next(work for work in works if work is not None)
        if pending.is_board:
            self.when_shown(pending.subject)
        return record

    async def _read(self, subject: SubjectId, besides: Owners = NOBODYS) -> NextPost:
        tickets, now = (self._rest_lock(subject).ticket(),), self._now()

        def work(uow: UnitOfWork) -> NextPost:
            return self._ready(uow, subject, outbox.next_post(uow, subject, now, besides), tickets)

        return await self._store.run(work)

    async def _read_boards(self, subject: SubjectId) -> DeliveryState:
        """The next post; if there is none, the boards still missing are those that Discord refused."""
        ready = await self._read(subject)
        if ready.post is not None:
            return DeliveryState(NOBODYS, ready)
        return DeliveryState(
            await self._store.run(outbox.owners_of_pending_boards, subject_id=subject), ready
        )

    async def _record_outcome(self, pending: PendingPost, record: RecordOutcome, besides: Owners) -> NextPost:
        """Note the result of a post, and read what is due next."""
        subject = pending.subject
        tickets, now = (self._rest_lock(subject).ticket(),), self._now()

        def work(uow: UnitOfWork) -> NextPost:
            return self._ready(
                uow, subject, outbox.record_outcome(uow, record, subject, now, besides), tickets
            )

        return await self._store.run(work)

    def _ready(
        self, uow: UnitOfWork, subject: SubjectId, post: PendingPost | None, tickets: Tickets
    ) -> NextPost:
        next_at = outbox.next_post_of_subject_at(uow, subject) if post is None else None
        return NextPost(post, tickets, uow.claims.of(subject), next_at)

    async def _bring(self, pending: PendingPost, claim: Claim | None) -> tuple[RecordOutcome, bool]:
        """Deliver a post; returns what to note, and whether Discord took it.

        An archived thread is opened for a board, since nobody can act in one; into a locked one nothing is
        posted, though whoever may manage threads could. Nothing reaches Discord once
        another process may look after the subject.
        """
        check = partial(self.lease.check, pending.subject, claim) if claim else _nothing
        try:
            if claim is not None:
                await self._languages.learn_of_server(pending.guild)
            is_untried = self._is_untried(pending, claim)
            called = () if pending.speaks_to is None else (pending.speaks_to,)
            language = self._languages.of_called(called, pending.speaks_in)
            with speaking(language), before_each(check):
                record = await self._post(pending, is_untried=is_untried)
        except Exception as error:
            if not failures.is_discords(error):
                raise
            return await self._refused(pending, error), False
        if pending.attempts:
            LOG.info("subject %d: Discord took %s at last", pending.subject, type(pending).__name__)
        return record, True

    async def _post(self, pending: PendingPost, *, is_untried: bool) -> RecordOutcome:
        """Deliver a post, and try again where what Discord refuses it for can be mended, each thing once."""
        home, mended = pending.stands_in, set[int]()
        if home is not None and home == pending.home:
            await failures.check_unlocked(self._client, home)
        while True:
            try:
                return await self._work(pending, is_untried=is_untried)
            except discord.HTTPException as error:
                better = None if error.code in mended else await self._mended(pending, error.code)
                if better is None:
                    raise
                mended.add(error.code)
                pending = better

    async def _mended(self, pending: PendingPost, code: int) -> PendingPost | None:
        """The post to try after Discord refused one; None where trying would not help.

        A thread that is archived is opened for a board. Where words are blocked, names become numbers: all
        other words are ours.
        """
        if code in failures.BLOCKED_WORDS:
            if pending.guild not in self._blocking:
                LOG.warning("server %s blocks words in names, so players have numbers", pending.guild)
            self._blocking.add(pending.guild)
            return pending.without_names()
        home = pending.stands_in
        if code != failures.THREAD_IS_ARCHIVED or home is None or not pending.is_board:
            return None
        is_open = await failures.reopen(self._client, home) is None
        return pending if is_open else None

    async def _refused(self, pending: PendingPost, error: Exception) -> RecordOutcome:
        reason, wait = f"{type(error).__name__}: {error}", failures.wait_after(error)
        is_known = any(row.last_error == reason for row in pending.rows)
        level = logging.DEBUG if is_known else logging.WARNING  # each reason once, not each attempt
        what = type(pending).__name__
        LOG.log(level, "subject %d: Discord did not take %s: %.300s", pending.subject, what, reason)
        is_direct = pending.home is None
        if is_direct and isinstance(error, discord.HTTPException) and await self.direct_channels.heed(error):
            wait = QUARANTINE_REST
        if failures.is_ban(error):
            self._rests_until = self._now() + wait
        if failures.is_invalid(error):
            self._count_invalid()
        problem = failures.channel_problem_at(self._client, pending.home, error)
        is_lasting = failures.is_refusal(error) and pending.attempts + 1 >= UNEXPLAINED_TRIED
        if is_lasting and problem is None and pending.home is not None:
            problem = ChannelProblem.REFUSED
        return _failure(pending, reason, problem, wait)

    def _count_invalid(self) -> None:
        """Rest for a while once Discord has refused many calls: it bans whoever sends too many such."""
        now = self._now()
        self._invalid.append(now)
        if len(self._invalid) == self._invalid.maxlen and now - self._invalid[0] < INVALID_SPAN:
            self._rests_until = max(self._rests_until, self._invalid[0] + INVALID_SPAN)
            LOG.warning("Discord has refused %d calls; nothing is tried for a while", len(self._invalid))

    def _is_untried(self, pending: PendingPost, claim: Claim | None) -> bool:
        """Whether no attempt can have posted it: not one whose result was lost, nor another process's."""
        if pending.attempts or self._sure_since is None or pending.since < self._sure_since:
            return False
        return claim is None or pending.since >= claim.since
