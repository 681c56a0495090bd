"""What a kind of table is: everything that tables of two players and chouettes do differently.

Shared code asks `kind_of` a table, and never which kind that is. `bot.kinds` lists the kinds.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeVar

from pydantic import JsonValue

from bot.engine import EngineError, Game, IllegalAction, MakePlay, Position, Side
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.dice_source import DiceSource, GameDice
from bot.play.base.errors import explain_alone
from bot.play.base.exports import Check, Format
from bot.play.base.keys import (
    ChannelSnowflake,
    Edition,
    ImportId,
    MessageSnowflake,
    TableId,
    UserSnowflake,
    Version,
)
from bot.play.base.table import LiveBoard, News, Outcome, Player, Table
from bot.play.base.use_case import Request
from bot.play.display.panel import Panel, Picture
from bot.play.display.picture import View
from bot.play.kinds.builder import BuilderState
from bot.play.kinds.judged import Choice, Judged, JudgedDecision, PresentedAnalysis, ToJudge
from bot.play.kinds.rules import TableRules
from storage import DeadlineRecord, EventRecord, OutboxRecord, TableRecord, UnitOfWork

T = TypeVar("T", bound=Table)
Decide = Callable[[Game], MakePlay]
"""Chooses how to play a roll once the game is read; may raise an engine error, which refuses it."""

Entry = dict[str, JsonValue]
"""A part of an export."""


@dataclass(frozen=True, slots=True)
class OldMessage(Generic[T]):
    """What a message that showed a live board has yet to show.

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


@dataclass(frozen=True, slots=True)
class PagedGame(Generic[T]):
    """One game of a table to be looked through, page by page, by their index from 0.

    Args:
        title: Names the game, in two lines.
        panel: Draws a page.
        choices: What was decided on a page that an analysis may know of.
    """

    table: T
    number: GameNumber
    pages: int
    title: Callable[[], str]
    panel: Callable[[int, View], Panel]
    choices: Callable[[int], Sequence[Choice]]


class Counted(StrEnum):
    """What a table counts as, in this order: in a server's list, and before a player is erased.

    Another one needs words of its own in both places.
    """

    GAME = "game"
    CHOUETTE = "chouette"
    CHALLENGE = "challenge"


class TableWords(ABC, Generic[T]):
    """What tables of one kind are called, and what is said of them, in lists and in passing."""

    @abstractmethod
    def wrong_kind(self, command: str = "") -> str:
        """Why what is for another kind of table means nothing here, and what does instead of a command."""

    def why_not(self, table: T, player: PlayerId, error: EngineError) -> str:
        """Why the engine refuses to a player what they tried, and what they may do instead."""
        return (
            self.refused(table, player, error) if isinstance(error, IllegalAction) else explain_alone(error)
        )

    @abstractmethod
    def refused(self, table: T, player: PlayerId, error: IllegalAction) -> str:
        """The same of an action that is not among their legal ones."""

    @abstractmethod
    def title(self, table: T) -> str:
        """The kind of game and its players, as above the board."""

    @abstractmethod
    def called(self, table: T) -> str:
        """The table's name within a sentence: "Alice's chouette", "Alice and Bob"."""

    @abstractmethod
    def headline(self, table: T) -> str:
        """What is played, in a few words of a sentence that goes on with "by"."""

    @abstractmethod
    def moved_here(self, table: T) -> str:
        """The answer to whoever has moved a table."""

    @abstractmethod
    def own_game(self, table: T, snowflake: UserSnowflake) -> str:
        """The table's name for one of its players."""

    @abstractmethod
    def counted_as(self, table: T) -> Counted: ...

    @abstractmethod
    def posted(self, table: T) -> str:
        """What is said to whoever made the bot post: that it did."""

    @abstractmethod
    def link_label(self, table: T) -> str:
        """The label of a link to the table's public message."""

    @abstractmethod
    def thread_name(self, table: T) -> str:
        """The name of a thread opened for a table, as that stands now; not formatted."""

    @abstractmethod
    def names_thread(self, called: str) -> bool:
        """Whether a thread's name is one of `thread_name`."""

    @abstractmethod
    def turn_line(self, table: T, link: str) -> str:
        """A table in a line: who plays, whom it waits for, until when, and where."""

    @abstractmethod
    def next_label(self, table: T, snowflake: UserSnowflake | None) -> str:
        """The label of the way to a table that waits for somebody; not formatted."""

    @abstractmethod
    def history_line(self, table: T, at: datetime, link: str) -> str:
        """A table in two short lines: number, players, score; then what, when and where."""

    @abstractmethod
    def choice(self, table: T) -> str: ...

    @abstractmethod
    def table_line(self, table: T, called: Collection[Player]) -> str:
        """What a push or a reminder calls a table for those whom it calls: "Against Alice · table 1"."""

    @abstractmethod
    def push_news(self, table: T, told: News, called: Collection[Player]) -> Sequence[str]:
        """What a push says of `told` beside what it asks: what matters most first, then the newest."""

    @abstractmethod
    def reminder(self, table: T, player: Player, at: datetime, *, is_direct: bool) -> str:
        """That the table still waits for the player, for what, and how long from `at`."""


class TableKind(ABC, Generic[T]):
    """One kind of table; its methods get tables of that kind only."""

    stored_as: ClassVar[str]
    exported_as: ClassVar[str]
    ends_without_a_player: ClassVar[bool]
    """Whether a table closes when one of its players is erased."""

    posts: ClassVar[frozenset[str]]
    """The kinds of posts that may be owed for its tables, as they are stored."""

    are_games_judged_apart: ClassVar[bool]
    """Whether an analysis of a game is of that alone, even where all are over."""

    are_plays_undone: ClassVar[bool]
    """Whether a play can be undone, so that it may be made without confirming it."""

    rules: TableRules[T, Any, Any]
    """How its tables move on; whoever names the kind has them with the types of its events and actions."""

    words: TableWords[T]

    @abstractmethod
    def fire(
        self,
        uow: UnitOfWork,
        deadline: DeadlineRecord,
        record: TableRecord,
        table: T,
        now: datetime,
        dice_source: DiceSource,
    ) -> Outcome[T, Any] | None:
        """Carry out a deadline; `record` and `table` were read in the same transaction.

        None where it has left the table as it was.
        """

    @abstractmethod
    def is_public(self, record: EventRecord) -> bool:
        """Whether a stored event is no secret of anybody."""

    @abstractmethod
    def reschedule(self, uow: UnitOfWork, player: PlayerId, at: datetime) -> None:
        """Replace the deadlines of a player whose calendar or reminders have changed."""

    @abstractmethod
    def place_is_gone(self, uow: UnitOfWork, record: TableRecord, at: datetime) -> bool:
        """End a table whose channel was deleted, unless it can go on elsewhere; returns whether it ended."""

    @abstractmethod
    def talks_in(self, record: TableRecord, thread: ChannelSnowflake) -> bool:
        """Whether a thread is where some of a table's players talk among themselves."""

    # Somebody's own tables, as privacy asks for them

    @abstractmethod
    def tables_to_leave(
        self, uow: UnitOfWork, player: PlayerId, *, are_held: bool = False
    ) -> Iterable[tuple[TableRecord, T]]:
        """The open tables that somebody leaves who is erased; `are_held` locks them for the change."""

    @abstractmethod
    def leave(
        self,
        uow: UnitOfWork,
        record: TableRecord,
        table: T,
        player: PlayerId,
        request: Request,
        dice_source: DiceSource,
    ) -> T:
        """Take an erased player from a table, and save it."""

    @abstractmethod
    def involves(self, table: T, player: PlayerId) -> bool:
        """Whether somebody belongs to a table where nobody has sat yet."""

    @abstractmethod
    def export_entry(self, table: T, player: PlayerId) -> Entry:
        """The entry in a player's export about a table that they sit at."""

    # What everybody sees

    @abstractmethod
    def news_on_board(self, uow: UnitOfWork, table: T, board: LiveBoard) -> News: ...

    @abstractmethod
    def told(self, uow: UnitOfWork, table: T, called: Collection[PlayerId]) -> News:
        """What has happened since some players last decided, as far as everybody may know it."""

    @abstractmethod
    def begins_game(self, table: T, news: News) -> bool:
        """Whether another game has begun, so that the last game's board stays where it is."""

    @abstractmethod
    def may_notify(self, table: T, news: News) -> Iterable[PlayerId]:
        """The players whom a new board may notify."""

    @abstractmethod
    def as_shown(self, uow: UnitOfWork, table: T, owner: PlayerId | None) -> T:
        """The table with what its board shows of others; `owner` is the player whose own board it is."""

    @abstractmethod
    def as_ended(self, uow: UnitOfWork, table: T, number: GameNumber) -> T | None:
        """The table as one of its games left it; None where no board of that is pending."""

    @abstractmethod
    def old_message(
        self,
        uow: UnitOfWork,
        table: T,
        message: MessageSnowflake,
        span: tuple[Version, Version],
        owner: PlayerId | None,
    ) -> OldMessage[T]:
        """What a message has yet to show; `span` is the versions at which it came and went."""

    @abstractmethod
    def live_board(self, table: T, news: News, view: View, owner: PlayerId | None) -> Panel: ...

    @abstractmethod
    def final_board(self, ended: T, news: News, view: View, *, is_moved: bool) -> Panel:
        """The last board of a game; `ended` is the table as that game left it."""

    @abstractmethod
    def collapsed(self, table: T, news: News, *, is_moved: bool) -> Panel:
        """What remains of a message that showed the live board."""

    @abstractmethod
    def side_to_show(self, table: T) -> Side | None:
        """The side that must act, or that won, as everybody may know it; None before a game.

        Against the bot alone it is always the people's.
        """

    @abstractmethod
    def building_picture(self, table: T, built: BuilderState, view: View) -> Picture:
        """The board with a half-built play on it."""

    @abstractmethod
    def next_beside(
        self, uow: UnitOfWork, table: T, rows: Sequence[OutboxRecord], now: datetime
    ) -> Any | None:  # noqa: ANN401 - what a kind posts beside its board, its own part of the bot delivers
        """The next post that this kind alone has, of the rows that are due."""

    @abstractmethod
    def dice_of(self, uow: UnitOfWork, table: T, number: GameNumber | None) -> tuple[GameDice, ...]:
        """The public facts on the dice of a game; for None, of the last and the next."""

    @abstractmethod
    def replayed(self, uow: UnitOfWork, table: T) -> T:
        """The table as its events lead to it; what no event tells stays as it is in `table`.

        May raise any of UNREADABLE.
        """

    @abstractmethod
    def problems(self, uow: UnitOfWork, table: T) -> Iterator[str]:
        """What else is wrong with a stored table, in words for whoever runs the bot; raises as `replayed`."""

    # Looking back

    @abstractmethod
    def starts(self, uow: UnitOfWork, table: T) -> Iterable[Position]:
        """The positions that its games began from."""

    @abstractmethod
    def waiting_games(self, uow: UnitOfWork, table: T) -> Mapping[GameNumber, Sequence[Player]]:
        """The games that are over, while the table is not, and are not analysed before it is.

        Each with those who could agree to it before, and have not; nobody where that makes no difference.
        """

    def agree(
        self, uow: UnitOfWork, record: TableRecord, table: T, player: PlayerId, game: GameNumber, at: datetime
    ) -> None:
        """Note that a player agrees to the analysis of a game that waits for that.

        They are owed it once it may be made.
        """

    @abstractmethod
    def has_agreed(self, uow: UnitOfWork, table: T, player: PlayerId, game: GameNumber) -> bool:
        """Whether a player has agreed to the analysis of a game, and is told once it comes."""

    @abstractmethod
    def replay(self, uow: UnitOfWork, table: T, number: GameNumber | None) -> PagedGame[T]:
        """A game in pages, without a number the one in play or the first; raises NotBegun or NoSuchGame."""

    @abstractmethod
    def export(
        self, uow: UnitOfWork, table: T, formats: Collection[Format], *, has_position: bool
    ) -> Callable[[Check], Panel]:
        """What writes the files of all games, which takes a while; raises NotBegun."""

    @abstractmethod
    def to_judge(self, uow: UnitOfWork, table: T, game: GameNumber | None) -> Callable[[], ToJudge]:
        """What makes a game, for None all that was played, ready to be judged, which takes a while.

        Nobody is named in it. Raises NotBegun.
        """

    @abstractmethod
    def presented(self, table: T, analysis: Judged) -> PresentedAnalysis:
        """What was found, with the players' names, without formatting."""

    @abstractmethod
    def decisions(self, table: T, analysis: Judged, number: GameNumber) -> Iterable[JudgedDecision]:
        """What was decided in a game, of an analysis of all games or of that one alone."""

    def automatic_rolls(self, _uow: UnitOfWork, _table: T) -> Mapping[int, Collection[int]]:
        """Of each game, which rolls, from 1, the bot threw for a player who could have doubled before."""
        return {}

    # Playing

    @abstractmethod
    def game_to_play(self, table: T, player: PlayerId) -> Game | None:
        """The game in which a table waits for a player to play a roll."""

    @abstractmethod
    def awaiting_play(
        self, uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId, edition: Edition | None
    ) -> T:
        """A table on which somebody may build a play; raises the reason why not."""

    @abstractmethod
    def play(self, table: T, player: PlayerId, decide: Decide) -> MakePlay:
        """What `decide` makes of the game; for a player without a roll, any play, since none is legal."""


class OfRecords(ABC, Generic[T]):
    """The kind of table as which an imported match record is shown."""

    @abstractmethod
    def imported(self, text: str, key: ImportId) -> T:
        """A record as the table of its first game, with the names in it; its number is the import's key."""

    @abstractmethod
    def imported_to_judge(self, text: str) -> Callable[[], ToJudge]:
        """What makes a record ready to be judged, without the names in it."""


_KINDS: dict[str, TableKind[Any]] = {}
_OF_RECORDS: list[OfRecords[Any]] = []


def register(kind: TableKind[Any]) -> None:
    _KINDS[kind.stored_as] = kind


def register_for_records(kind: OfRecords[Any]) -> None:
    """Register the one kind that match records are of."""
    _OF_RECORDS[:] = [kind]


def kind_of(table: T) -> TableKind[T]:
    return _KINDS[table.kind]


def words_of(table: T) -> TableWords[T]:
    return kind_of(table).words


def kind_stored_as(stored: str) -> TableKind[Any]:
    return _KINDS[stored]


def kind_of_records() -> OfRecords[Any]:
    return _OF_RECORDS[0]


def all_kinds() -> Iterable[TableKind[Any]]:
    return _KINDS.values()
