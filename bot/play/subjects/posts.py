"""Posts of subjects that are no tables: a panel in a channel, or in somebody's direct messages."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import ClassVar, Self

from bot.play.base.keys import ChannelSnowflake, Edition, GuildSnowflake, MessageSnowflake, SubjectId
from bot.play.base.pending_post import OfRow, UsualPost
from bot.play.base.table import Player
from bot.play.display.panel import Panel
from bot.play.display.picture import Theme
from storage import OutboxRecord, UnitOfWork

Look = Callable[[bool], Panel]
"""Makes a panel in the language that is spoken; with numbers for people's names, if so asked."""

Taken = Callable[[UnitOfWork, MessageSnowflake, datetime], None]
"""Stores the message that shows a post, beside that it was delivered."""


def _store_nothing(_uow: UnitOfWork, _message: MessageSnowflake, _at: datetime) -> None:
    return


@dataclass(frozen=True, slots=True)
class PendingRowOfSubject(UsualPost, OfRow):
    """Something that settles one row of the outbox; where its subject stands is as it was read."""

    row: OutboxRecord
    guild: GuildSnowflake | None
    home: ChannelSnowflake | None

    @property
    def subject(self) -> SubjectId:
        return SubjectId(self.row.subject_id)

    @property
    def speaks_in(self) -> GuildSnowflake | None:
        return self.guild

    def without_names(self) -> Self:
        return self


@dataclass(frozen=True, slots=True)
class PendingElsewhere(PendingRowOfSubject):
    """The next post of a subject that another process looks after, and so will deliver."""


@dataclass(frozen=True, slots=True)
class PendingPanel(PendingRowOfSubject):
    """A panel that a subject shows in its channel, or sends to one player.

    Args:
        database: The name of the database, which its buttons bear.
        look: What it shows.
        mention: Whom a new message notifies; its text mentions them.
        to: Whose direct messages it goes to; None for the channel where its subject stands.
        message: The message that it edits; None for a new one.
        later_than: A message before which it was surely not posted; None if nobody knows one. Where it has no
            buttons, an earlier post of the same words must not be taken for it.
        edition: The edition that its buttons bear: of the subject as it is shown. The version of the row is
            the edition at which it was enqueued.
        known_by: The kinds of buttons by which the message of an earlier attempt is known; where there are
            none, it is known by its text.
        taken: What the subject notes of its message.
        look_in: What it shows in the theme of the bot's pictures; None where that makes no difference.
    """

    is_board: ClassVar[bool] = True

    database: str
    look: Look
    mention: tuple[Player, ...] = ()
    to: Player | None = None
    message: MessageSnowflake | None = None
    later_than: MessageSnowflake | None = None
    edition: Edition = field(default=Edition(0))
    known_by: frozenset[StrEnum] = frozenset()
    taken: Taken = _store_nothing
    is_nameless: bool = False
    look_in: Callable[[Theme], Look] | None = None

    @property
    def id(self) -> SubjectId:
        """The subject of its buttons."""
        return self.subject

    def drawn_in(self, theme: Theme) -> Self:
        """The same with its pictures in a theme, unless it has chosen another."""
        return self if self.look_in is None else replace(self, look=self.look_in(theme))

    def is_shown_at(self, edition: Edition) -> bool:
        """Whether a message with buttons of that edition can be an earlier attempt's."""
        return self.row.version <= edition <= self.edition

    @property
    def panel(self) -> Panel:
        """In the language that is spoken."""
        return self.look(self.is_nameless)

    @property
    def speaks_to(self) -> Player | None:
        return self.to

    @property
    def speaks_in(self) -> GuildSnowflake | None:
        return self.guild if self.to is None else None

    @property
    def stands_in(self) -> ChannelSnowflake | None:
        return None if self.to is not None else self.home

    @property
    def nonce(self) -> str:
        """Discord's key against sending this post twice."""
        return f"{self.database}.{self.row.id}"

    def without_names(self) -> Self:
        return replace(self, is_nameless=True)


def mark_taken(uow: UnitOfWork, pending: PendingPanel, message: MessageSnowflake, at: datetime) -> None:
    """Note that a message shows a post."""
    uow.outbox.mark_delivered([pending.row.id], at)
    pending.taken(uow, message, at)


def mark_in_vain(uow: UnitOfWork, pending: PendingPanel, at: datetime) -> None:
    """Note that a post can reach nobody: whoever it is for takes no direct messages."""
    uow.outbox.mark_delivered([pending.row.id], at)
