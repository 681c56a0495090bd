"""The posts that Discord has not received yet, as they stand when they are delivered.

Only Discord knows which threads the bot opened; so what is enqueued for one is a look at it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar, Final, Self

from bot.engine.keys import PlayerId
from bot.play.base.channel_problems import is_noted_as_locked
from bot.play.base.keys import (
    ChannelSnowflake,
    Edition,
    GuildSnowflake,
    MessageSnowflake,
    SubjectId,
    TableId,
    Version,
)
from bot.play.base.nameless import without_names
from bot.play.base.pending_post import OfRow, UsualPost
from bot.play.base.preferences import Audience
from bot.play.base.table import Commitment, LiveBoard, News, Player, Status, Table
from bot.play.tables.store import LOCK, to_table
from storage import OutboxRecord, UnitOfWork


def nonce_of(table: Table, row: OutboxRecord) -> str:
    """The key of a row, which another database may have too."""
    return f"{table.database}.{row.id}"


class OfTable(UsualPost):
    """The part of a post about a table that names its subject."""

    __slots__ = ()
    table: Table

    @property
    def subject(self) -> SubjectId:
        return self.table.id

    @property
    def guild(self) -> GuildSnowflake | None:
        return self.table.guild

    @property
    def home(self) -> ChannelSnowflake | None:
        return self.table.channel

    @property
    def speaks_in(self) -> GuildSnowflake | None:
        return self.table.guild

    def without_names(self) -> Self:
        return without_names(self)


class OfBoard(OfTable):
    """The part of a post that everybody who sees a board reads."""

    __slots__ = ()
    audience: Audience

    @property
    def owner(self) -> PlayerId | None:
        return self.audience.owner

    @property
    def speaks_to(self) -> Player | None:
        return None if self.owner is None else self.table.players[self.owner]

    @property
    def speaks_in(self) -> GuildSnowflake | None:
        return self.table.guild if self.owner is None else None


@dataclass(frozen=True, slots=True)
class PendingBoard(OfBoard):
    """The live board of a table.

    Args:
        rows: The outbox rows that it settles, oldest first.
        news: What happened since the live message was posted.
        is_new: Whether it is a message of its own, or an edit of the live one.
        board: Where it belongs, and the message that shows it there so far.
        mention: Whom a new message notifies.
        called: Whom the table waits for: an edit mentions them, which notifies nobody.
        news_since_decision: What happened since those whom it notifies last decided.
        older: Older tables whose boards the channel still lacks, and gets first.
    """

    is_board: ClassVar[bool] = True

    rows: tuple[OutboxRecord, ...]
    table: Table
    board: LiveBoard
    news: News
    is_new: bool
    mention: tuple[Player, ...]
    called: tuple[Player, ...]
    audience: Audience
    news_since_decision: News = ()
    older: tuple[TableId, ...] = ()
    dice: tuple[Commitment, ...] = ()

    @property
    def after(self) -> tuple[TableId, ...]:
        return self.older

    @property
    def needs_message(self) -> bool:
        return self.board.message is None

    @property
    def channel(self) -> ChannelSnowflake:
        return self.board.channel

    @property
    def stands_in(self) -> ChannelSnowflake | None:
        return self.board.channel

    @property
    def attempts(self) -> int:
        return max(row.attempts for row in self.rows)

    @property
    def nonce(self) -> str:
        """Discord's key against sending this post twice."""
        return nonce_of(self.table, self.rows[-1])

    @property
    def since(self) -> datetime:
        return self.rows[0].created_at

    @property
    def first_edition(self) -> Edition:
        """The edition of the table when it was first enqueued."""
        return _edition(self.rows[0])

    def version_at(self, edition: Edition) -> Version:
        """The version of the table at an edition: the present one, or one at which a row was enqueued."""
        if edition == self.table.edition:
            return self.table.version
        return Version(max(row.version for row in self.rows if _edition(row) <= edition))


def _edition(row: OutboxRecord) -> Edition:
    """The edition of a pending board; where it is not stored, the version."""
    edition: Edition = row.payload.get("edition", row.version)
    return edition


@dataclass(frozen=True, slots=True)
class PendingRow(OfTable, OfRow):
    """Something that settles one row of the outbox, and its table as it stands."""

    row: OutboxRecord
    table: Table

    @property
    def nonce(self) -> str:
        """Discord's key against sending this post twice."""
        return nonce_of(self.table, self.row)


@dataclass(frozen=True, slots=True)
class PendingFinal(OfBoard, PendingRow):
    """The last board of a game within a match, to be posted before the next game's, and to stay.

    Args:
        ended: The table as that game left it.
        board: Where it belongs, and the message that shows the live board there so far.
    """

    is_board: ClassVar[bool] = True

    ended: Table
    board: LiveBoard
    audience: Audience

    @property
    def channel(self) -> ChannelSnowflake:
        return self.board.channel

    @property
    def stands_in(self) -> ChannelSnowflake | None:
        return self.board.channel


@dataclass(frozen=True, slots=True)
class PendingCollapse(OfBoard, PendingRow):
    """A message that was a table's live board, to collapse into what happened on it.

    Args:
        channel: Where it stands: not where the table does, if that was moved since.
        ended: The table as the game left it whose end the message shows, and keeps; None if it shows none.
        dice: The commitments that it shows, and goes on to show.
        is_live: Whether it shows the table as it stands, which is over, and goes on to.
    """

    is_tidying: ClassVar[bool] = True

    message: MessageSnowflake
    news: News
    channel: ChannelSnowflake
    ended: Table | None
    audience: Audience
    dice: tuple[Commitment, ...] = ()
    is_live: bool = False

    @property
    def is_moved(self) -> bool:
        return all(self.channel != board.channel for board in self.table.boards)


@dataclass(frozen=True, slots=True)
class PendingLock(PendingRow):
    """The word that the thread was locked where a table stands, for the channel around it."""

    is_tidying: ClassVar[bool] = True

    channel: ChannelSnowflake


def next_lock(
    uow: UnitOfWork, table: Table, rows: Iterable[OutboxRecord], now: datetime
) -> PendingLock | None:
    """Void once the thread is unlocked or locked anew, or the table has moved out of it."""
    locks = [row for row in rows if row.kind == LOCK]
    for row in locks:
        locked = row.payload["channel"]
        if row is not locks[-1] or table.channel != locked or not is_noted_as_locked(uow, locked):
            uow.outbox.mark_delivered([row.id], now)
        elif row.due_at <= now:
            return PendingLock(row, table, locked)
    return None


def mark_lock_notified(uow: UnitOfWork, pending: PendingLock, at: datetime) -> None:
    uow.outbox.mark_delivered([pending.row.id], at)


THREAD: Final = "thread"


@dataclass(frozen=True, slots=True)
class PendingThreadUpdate(PendingRow):
    """A check of a table's channel: if it is a thread of the bot, its name and state are put in order.

    `named_after` is the newest table there, which gives the thread its name.
    """

    channel: ChannelSnowflake
    named_after: Table

    @property
    def is_idle(self) -> bool:
        """Whether the challenge or game of the thread came to nothing."""
        table = self.named_after
        return table.status is Status.CLOSED and not table.has_begun


def enqueue_thread_update(uow: UnitOfWork, table: Table, at: datetime) -> None:
    """Have the thread in which a table stands put in order; direct messages have none."""
    if table.channel is not None and table.guild is not None:
        uow.outbox.add(table.id, table.version, THREAD, {"channel": table.channel}, at)


def next_thread_update(
    uow: UnitOfWork, table: Table, rows: Iterable[OutboxRecord]
) -> PendingThreadUpdate | None:
    row = next((row for row in rows if row.kind == THREAD), None)
    if row is None:
        return None
    newest = uow.tables.latest_in_channel(row.payload["channel"])
    named_after = table if newest is None else to_table(uow, newest)
    return PendingThreadUpdate(row, table, row.payload["channel"], named_after)


def mark_thread_updated(uow: UnitOfWork, pending: PendingThreadUpdate, at: datetime) -> None:
    uow.outbox.mark_delivered([pending.row.id], at)
