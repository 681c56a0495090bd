"""Tables as subjects: of whatever kind, they fire, are posted and are seen in the same way."""

from collections.abc import Collection, Sequence
from datetime import datetime

from bot.play.base.keys import SubjectId
from bot.play.base.pending_post import PendingPost
from bot.play.kinds.kind import all_kinds
from bot.play.posts.outbox import next_among, next_post_of
from bot.play.posts.scheduling import BOT_PLAYS
from bot.play.subjects.subject import NOBODYS, Fired, Firing, Owners, Subject
from bot.play.tables.flow import fire
from bot.play.tables.store import load_any
from bot.play.tables.visibility import Viewer, may_view
from storage import OutboxRecord, UnitOfWork


class TableSubjects(Subject):
    """All kinds of table. Somebody who is erased leaves them by `TableKind.leave`."""

    @property
    def kinds(self) -> Collection[str]:
        return [kind.stored_as for kind in all_kinds()]

    def fire(self, uow: UnitOfWork, firing: Firing) -> Fired:
        if firing.deadline.kind == BOT_PLAYS:
            return Fired(asks_bot_player=True)
        outcome = fire(uow, firing.deadline, firing.at, firing.dice_source, firing.start)
        return Fired(None if outcome is None else next_post_of(uow, outcome.table, firing.at))

    def next_post(
        self,
        uow: UnitOfWork,
        subject: SubjectId,
        rows: Sequence[OutboxRecord],
        now: datetime,
        besides: Owners = NOBODYS,
    ) -> PendingPost | None:
        return next_among(uow, load_any(uow, subject), rows, now, besides)

    def may_view(self, uow: UnitOfWork, subject: SubjectId, viewer: Viewer) -> bool:
        return may_view(uow, viewer, load_any(uow, subject))
