"""Posts that Discord is still owed, for any subject; their look is made at delivery."""

from datetime import datetime
from typing import ClassVar, Protocol, Self

from bot.engine.keys import PlayerId
from bot.play.base.keys import ChannelSnowflake, GuildSnowflake, SubjectId
from bot.play.base.table import Player
from storage import OutboxRecord


class PendingPost(Protocol):
    """A post about a subject; each kind of subject has posts of its own."""

    @property
    def subject(self) -> SubjectId: ...

    @property
    def rows(self) -> tuple[OutboxRecord, ...]: ...

    @property
    def attempts(self) -> int:
        """How often delivery has failed."""

    @property
    def since(self) -> datetime:
        """When it was first enqueued."""

    @property
    def guild(self) -> GuildSnowflake | None:
        """The server of its subject."""

    @property
    def home(self) -> ChannelSnowflake | None:
        """The channel where its subject stands; None if that is in direct messages."""

    @property
    def stands_in(self) -> ChannelSnowflake | None:
        """The channel that has a problem if Discord refuses it; None where nobody plays by it."""

    @property
    def speaks_to(self) -> Player | None:
        """The one person whose language it speaks, if that is known; None for everybody."""

    @property
    def speaks_in(self) -> GuildSnowflake | None:
        """The server whose language it speaks otherwise."""

    @property
    def owner(self) -> PlayerId | None:
        """The player whose own board it is; None for everybody's."""

    @property
    def after(self) -> tuple[SubjectId, ...]:
        """The subjects whose boards the same place still lacks, and gets first."""

    @property
    def is_board(self) -> bool:
        """Whether it shows the subject itself: the rest waits for it."""

    @property
    def needs_message(self) -> bool:
        """Whether it shows the subject where no message shows it so far."""

    @property
    def is_tidying(self) -> bool:
        """Whether it only tidies up old messages, so that the bot may give it up."""

    def without_names(self) -> Self:
        """The same with numbers for names, for a server that blocks a word in one of them."""


class UsualPost:
    """Defaults that fit most posts."""

    __slots__ = ()
    is_board: ClassVar[bool] = False
    is_tidying: ClassVar[bool] = False

    @property
    def stands_in(self) -> ChannelSnowflake | None:
        return None

    @property
    def speaks_to(self) -> Player | None:
        return None

    @property
    def owner(self) -> PlayerId | None:
        return None

    @property
    def after(self) -> tuple[SubjectId, ...]:
        return ()

    @property
    def needs_message(self) -> bool:
        return False


class OfRow:
    """The part of a post that settles one row of the outbox."""

    __slots__ = ()
    row: OutboxRecord

    @property
    def rows(self) -> tuple[OutboxRecord, ...]:
        return (self.row,)

    @property
    def attempts(self) -> int:
        return self.row.attempts

    @property
    def since(self) -> datetime:
        return self.row.created_at
