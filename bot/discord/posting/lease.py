"""Gives each subject one deliverer: one process of several, and one task in it at a time.

A process claims a subject while it delivers, and renews the claim. If it hangs or loses the database, others
take over, and nothing that it began before may reach Discord afterwards. Within a process a ticket tells
whether what was read before waiting still holds.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Concatenate, Final, Literal, ParamSpec, TypeVar

from bot.play.base.keys import SubjectId
from bot.play.base.pending_post import PendingPost
from bot.play.base.use_case import LEASE, Claim, ClaimLost, Store, StoreError, UnitOfWork

LOG: Final = logging.getLogger(__name__)
RENEWED_EVERY: Final = timedelta(seconds=3)
RELEASED: Final = "released"
"""The notice to other processes that there is something to take over."""

MARGIN: Final = timedelta(seconds=5)
"""The clocks of two machines may differ by this."""

PATIENCES: Final = (0.1, 0.2, 0.4, 0.8, 1.6)
"""How many seconds are waited, one after the other, for another process that is busy with a subject."""

P = ParamSpec("P")
T = TypeVar("T")


async def once_ours(
    store: Store, work: Callable[Concatenate[UnitOfWork, P], T], /, *args: P.args, **kwargs: P.kwargs
) -> T:
    """Do work that needs a claim; another process may have to finish first what it posts.

    Raises:
        ClaimLost: It did not finish soon.
    """
    for seconds in PATIENCES:
        try:
            return await store.run(work, *args, **kwargs)
        except ClaimLost:
            await asyncio.sleep(seconds)
    return await store.run(work, *args, **kwargs)


class Lease:
    """This process's claims to look after subjects, renewed while it is busy with them."""

    def __init__(
        self, store: Store, now: Callable[[], datetime], busy_with: Callable[[], Collection[SubjectId]]
    ) -> None:
        self._store = store
        self._now = now
        self._busy_with = busy_with
        self._renewed_at = self._broken_at = datetime.min.replace(tzinfo=UTC)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Renew the claims from now on; a second start changes nothing."""
        if self._task is None:
            self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        """Leave all to the others at once."""
        if self._task is not None:
            self._task.cancel()
        try:
            await self._store.run(release_all)
        except StoreError as error:
            LOG.warning("others take over only in a while: %s", error)

    def check(self, subject_id: SubjectId, claim: Claim) -> None:
        """Raise ClaimLost if others may have taken over a subject since it was this process's."""
        last = max(claim.at, self._renewed_at)
        if claim.at <= self._broken_at or self._now() - last > LEASE - MARGIN:
            raise ClaimLost(subject_id)

    async def _go_on(self) -> None:
        while True:
            try:
                await self.renew()
            except StoreError as error:
                LOG.warning("others may take over what this process does: %s", error)
            await asyncio.sleep(RENEWED_EVERY.total_seconds())

    async def renew(self) -> None:
        """Say that this process is still busy; whatever is older than a break counts no more."""
        now = self._now()
        if now - self._renewed_at > LEASE - MARGIN:
            self._broken_at = now
        await self._store.run(renew, self._busy_with(), now)
        self._renewed_at = now


def renew(uow: UnitOfWork, subjects: Collection[SubjectId], now: datetime) -> None:
    uow.claims.renew_all(subjects, now)
    uow.analyses.renew_claims(now)


def release_all(uow: UnitOfWork) -> None:
    uow.claims.release_all()
    uow.analyses.release_claims()
    uow.tell_others(RELEASED)


class SubjectLock(asyncio.Lock):
    """Lets one task at a time deliver for a subject, and knows whether another came in between."""

    def __init__(self) -> None:
        super().__init__()
        self._comings = 0

    async def acquire(self) -> Literal[True]:
        await super().acquire()
        self._comings += 1
        return True

    def ticket(self) -> "Ticket | None":
        """A ticket for what is read now; None while somebody delivers, since the reading would be old."""
        self._comings += 1
        return None if self.locked() else Ticket(self, self._comings)

    def is_next(self, tickets: "Tickets") -> bool:
        """While the lock is held: whether nobody has come since one of the tickets was taken."""
        return any(each and each.lock is self and each.number + 1 == self._comings for each in tickets)


@dataclass(frozen=True, slots=True)
class Ticket:
    """Taken before reading what a subject has to post: the reading counts if nobody delivers meanwhile."""

    lock: SubjectLock
    number: int


Tickets = Sequence[Ticket | None]


@dataclass(frozen=True, slots=True)
class NextPost:
    """The next post for a subject, and the tickets taken before it was read.

    Args:
        post: None where nothing is due now.
        tickets: What tells whether it is still so.
        claim: This process's, to look after the subject; None where it is alone.
        next_at: When something will be due, where that was asked because nothing is due now.
    """

    post: PendingPost | None
    tickets: Tickets
    claim: Claim | None = None
    next_at: datetime | None = None


NOT_READ: Final = NextPost(None, ())
"""The state before anything has been read."""
