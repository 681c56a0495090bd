"""How tables of one kind are shown to everybody: what the outbox and the pages ask of each kind."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, ClassVar, Generic, TypeVar

from bot.engine import Side
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.keys import MessageSnowflake, Version
from bot.play.base.table import LiveBoard, News, Table
from bot.play.display.panel import Panel
from bot.play.display.picture import View
from storage import OutboxRecord, UnitOfWork

T = TypeVar("T", bound=Table)


@dataclass(frozen=True, slots=True)
class OldMessage(Generic[T]):
    """The news still to be put on a message that showed a live board.

    Args:
        table: The table, as the message is to show it.
        news: What happened on it.
        ended: The table as the game left it whose end the message shows, and keeps; None if it shows none.
        is_live: Whether it shows the table as it stands, which is over, and goes on to.
    """

    table: T
    news: News
    ended: T | None = None
    is_live: bool = False


class TableBoards(ABC, Generic[T]):
    """The messages of tables of one kind; a table that has no more than a live board says how that looks."""

    own_posts: ClassVar[frozenset[str]] = frozenset()
    """The kinds of posts that this kind of table alone has, as they are stored."""

    @abstractmethod
    def live_board(self, table: T, news: News, view: View, owner: PlayerId | None) -> Panel: ...

    def final_board(self, ended: T, news: News, view: View, *, is_moved: bool) -> Panel:
        """The last board of a game; `ended` is the table as that game left it."""
        return self.live_board(ended, news, view, None)

    @abstractmethod
    def collapsed(self, table: T, news: News, *, is_moved: bool) -> Panel:
        """Return the rest of a message that showed the live board."""

    def news_on_board(self, uow: UnitOfWork, table: T, board: LiveBoard) -> News:
        return ()

    def news_since_decision(self, uow: UnitOfWork, table: T, called: Collection[PlayerId]) -> News:
        """Return what has happened since these players last decided, as far as everybody may know it."""
        return ()

    def begins_game(self, table: T, news: News) -> bool:
        """Whether another game has begun, so that the last game's board stays where it is."""
        return False

    def may_notify(self, table: T, news: News) -> Iterable[PlayerId]:
        """The players whom a new board may notify."""
        return table.waits_for

    def as_shown(self, uow: UnitOfWork, table: T, owner: PlayerId | None) -> T:
        """The table with what its board shows of others; `owner` is the player whose own board it is."""
        return table

    def as_ended(self, uow: UnitOfWork, table: T, number: GameNumber) -> T | None:
        """The table as one of its games left it; None where no board of that is pending."""
        return None

    def old_message(
        self,
        uow: UnitOfWork,
        table: T,
        message: MessageSnowflake,
        span: tuple[Version, Version],
        owner: PlayerId | None,
    ) -> OldMessage[T]:
        """The news that a message still lacks; it was live for the versions in `span`."""
        return OldMessage(table, ())

    def side_to_show(self, table: T) -> Side | None:
        """The side that must act, or that won, as everybody may know it; None before a game.

        Against the bot alone it is always the people's.
        """
        return None

    def next_extra_post(
        self, uow: UnitOfWork, table: T, rows: Sequence[OutboxRecord], now: datetime
    ) -> Any | None:  # noqa: ANN401 - what a kind posts beside its board, its own part of the bot delivers
        """The next post that this kind alone has, of the rows that are due."""
        return None
