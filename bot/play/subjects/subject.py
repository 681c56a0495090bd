"""The interface of a kind of subject, for scheduler, delivery and claims, and the registered kinds.

A subject is a table, or anything else with deadlines and posts. It needs a row of `subjects`, and an entry
here. If its kind is not registered, because its feature was switched off or came with a later release, the
bot leaves it alone: nothing fires, and nothing is posted.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.engine.keys import PlayerId
from bot.play.base.dice_source import DiceSource
from bot.play.base.keys import SubjectId
from bot.play.base.pending_post import PendingPost
from bot.play.base.table import CheckedStart
from bot.play.tables.visibility import Viewer
from storage import DeadlineRecord, OutboxRecord, UnitOfWork

Owners = frozenset[PlayerId | None]
"""The owners of boards: players for their own, None for everybody's."""
NOBODYS = Owners()


@dataclass(frozen=True, slots=True)
class Firing:
    """A deadline that is due, and what is at hand to carry it out.

    `start` is what was found out about the start of a game against the bot, where a first attempt asked.
    """

    deadline: DeadlineRecord
    at: datetime
    dice_source: DiceSource
    start: CheckedStart | None = None

    @property
    def subject(self) -> SubjectId:
        return SubjectId(self.deadline.subject_id)


@dataclass(frozen=True, slots=True)
class Fired:
    """The result of a deadline.

    Args:
        post: The subject's next post, if it has changed and that is known without reading it again.
        asks_bot_player: Whether the bot itself is to decide something there, outside of the transaction; the
            deadline stays due until it has.
    """

    post: PendingPost | None = None
    asks_bot_player: bool = False


class Subject(ABC):
    """One kind of subject, or several that are alike."""

    @property
    @abstractmethod
    def kinds(self) -> Collection[str]:
        """As which they are stored."""

    @abstractmethod
    def fire(self, uow: UnitOfWork, firing: Firing) -> Fired:
        """Carry out a deadline, in a transaction of its own.

        It holds the subject first, and marks the deadline as fired; one that has fired before is void. What
        it raises leaves the deadline due, and holds up no other subject.
        """

    @abstractmethod
    def next_post(
        self,
        uow: UnitOfWork,
        subject: SubjectId,
        rows: Sequence[OutboxRecord],
        now: datetime,
        besides: Owners = NOBODYS,
    ) -> PendingPost | None:
        """The next post that is due, as it looks now: a board, unless of those `besides`, before the rest.

        `rows` are all that the subject is owed, oldest first; at least one is due. Those that are void are
        marked as delivered.
        """

    @abstractmethod
    def may_view(self, uow: UnitOfWork, subject: SubjectId, viewer: Viewer) -> bool:
        """Whether somebody may see it."""


_SUBJECTS: dict[type[Subject], Subject] = {}


def register_subject(subject: Subject) -> None:
    """Of the same class there is one."""
    _SUBJECTS[type(subject)] = subject


def known_kinds() -> frozenset[str]:
    """The kinds of subjects that are seen to; all others are left alone."""
    return frozenset(kind for subject in _SUBJECTS.values() for kind in subject.kinds)


def subject_of(uow: UnitOfWork, key: SubjectId) -> Subject | None:
    """Return the kind of a stored subject; None for one that is left alone, or is not there."""
    stored = uow.subjects.find(key)
    kind = None if stored is None else stored.kind
    return next((each for each in _SUBJECTS.values() if kind in each.kinds), None)


def fire(uow: UnitOfWork, firing: Firing) -> Fired:
    """Carry out a deadline of whatever subject."""
    subject = subject_of(uow, firing.subject)
    return Fired() if subject is None else subject.fire(uow, firing)


def may_view_subject(uow: UnitOfWork, viewer: Viewer, key: SubjectId) -> bool:
    """Whether somebody may see a subject; nobody sees one that is left alone."""
    subject = subject_of(uow, key)
    return subject is not None and subject.may_view(uow, key, viewer)
