"""How tables of one kind move on: what `bot.play.tables.flow` asks of each kind."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, ClassVar, Generic, TypeVar

from pydantic import JsonValue

from bot.analysis import Evaluator, Level, Question
from bot.engine import Position, Score, WinKind
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.dice_source import DiceRoller, DiceSource
from bot.play.base.errors import NotPlaying, NotSeated, StaleBoard
from bot.play.base.keys import Edition
from bot.play.base.standing_orders import OrdersAtTable
from bot.play.base.table import LoggedEvent, Status, Table
from bot.play.kinds.events import EventCodec
from storage import ResultEnding, Scope, TableRecord, UnitOfWork

T = TypeVar("T", bound=Table)
E = TypeVar("E")
A = TypeVar("A")

Due = tuple[str, PlayerId | None, datetime]
"""A deadline: its kind, the player it is about, and the moment."""


@dataclass(frozen=True, slots=True)
class Change(Generic[T, E]):
    """The change of a table in one transaction.

    Args:
        before: The table as it was read.
        table: The table after all that has happened; once it is saved, as it was saved.
        logged: What has happened, in order.
        actor: Who has acted; None where only time has passed.
    """

    before: T
    table: T
    at: datetime
    logged: Sequence[LoggedEvent[E]] = ()
    actor: PlayerId | None = None

    def has(self, *kinds: type) -> bool:
        """Whether an event of these kinds has happened."""
        return any(isinstance(each.event, kinds) for each in self.logged)


@dataclass(frozen=True, slots=True)
class Call:
    """The next board: whom it mentions, and whether it is a message of its own, or an edit."""

    mention: Sequence[PlayerId]
    is_new: bool


@dataclass(frozen=True, slots=True)
class BotDecision(ABC):
    """A decision that the bot makes: for whom, how well, and whether for somebody who `is_absent`."""

    player: PlayerId
    level: Level
    is_absent: bool = field(default=False, kw_only=True)

    @property
    def actor(self) -> PlayerId | None:
        """The player whom the resulting board does not mention, unless somebody else has just acted."""
        return self.player

    @abstractmethod
    async def decide(self, evaluator: Evaluator, seed: str) -> Sequence[Any]:
        """The actions that the strong player chooses; raises AnalysisError."""

    @abstractmethod
    def plainly(self) -> Sequence[Any]:
        """The actions of the plain autopilot, which needs no strong player."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How many plays were made, and how many whole seconds it waited for each side."""

    moves: int = 0
    white: int = 0
    black: int = 0

    def __add__(self, other: "Pace") -> "Pace":
        return Pace(self.moves + other.moves, self.white + other.white, self.black + other.black)


@dataclass(frozen=True, slots=True)
class Ended:
    """An ending at a table: of a game, match or session, or of one of several bets or fees.

    Args:
        game: The game that ended, or with which the match did.
        bet: Which of the game's bets, or fees, it is.
        points: What White won, negative if Black did.
        ending: What ended it; None of what was only paid.
        score: The score after it, in a match or session.
        bets: How many bets its game has with the box, where there is one; those come first.
        has_standard_start: Whether the game began with the usual position.
        has_tutor: Whether a tutor looked at what was played.
        is_casual: Whether both agreed that it is not rated.
    """

    game: GameNumber
    scope: Scope
    at: datetime
    white: PlayerId
    black: PlayerId
    points: int
    ending: ResultEnding | None = None
    bet: int = 0
    stake: int = 1
    cube: int | None = None
    win: WinKind | None = None
    length: int | None = None
    score: Score | None = None
    pace: Pace = field(default_factory=Pace)
    bets: int = 0
    has_standard_start: bool = True
    has_tutor: bool = False
    is_casual: bool = False


class TableLifecycle(ABC, Generic[T, E, A]):
    """How one kind of table moves on; an action is of type A, and an event of type E.

    Where a kind says nothing of one of these, it has no such thing.
    """

    stored_as: ClassVar[str]
    events: EventCodec[E]
    """How what happens at its tables is stored."""

    rests: ClassVar[frozenset[str]] = frozenset()
    """The kinds of deadlines that are not carried out while nobody can act where the table stands."""

    @abstractmethod
    def load(self, uow: UnitOfWork, record: TableRecord) -> T:
        """With its state and its people."""

    @abstractmethod
    def dump(self, table: T) -> dict[str, JsonValue]:
        """The state as it is stored."""

    # Acting

    def check(self, table: T, player: PlayerId, edition: Edition | None) -> None:
        """Raise why a player cannot act on a board of that edition, whatever they would do.

        Only players act, on the present board, while something is played.
        """
        if player not in table.players:
            raise NotSeated(table)
        if edition not in (None, table.edition):
            raise StaleBoard(table)
        if table.status is not Status.PLAYING:
            raise NotPlaying(table)

    def check_action(self, uow: UnitOfWork, table: T, edition: Edition | None, action: A) -> None:
        """Raise StaleBoard where the board of an edition does not show what the action answers."""
        return

    def begins_game(self, action: A) -> bool:
        """Whether it starts a game, so that the dice of that game are to be prepared first."""
        return False

    def start_chosen(self, table: T, action: A) -> Position | None:
        """From where an action would let the bot play the next game; None for one that chooses nothing."""
        return None

    @abstractmethod
    def act(
        self, table: T, player: PlayerId, action: A, roller: DiceRoller, *, by_itself: bool
    ) -> Iterable[E]:
        """Return the events when a player acts, or the bot for them (`by_itself`); raises an engine error."""

    def time_out(self, table: T, player: PlayerId, roller: DiceRoller) -> Iterable[E]:
        """Return the events when a player's time is over."""
        return ()

    @abstractmethod
    def apply(self, table: T, event: E) -> T:
        """The table after an event."""

    # Going on

    def step(self, table: T, orders: OrdersAtTable) -> tuple[PlayerId, A] | None:
        """The next step that is left to the bot, and whose it is."""
        return None

    def goes_on(self, table: T) -> bool:
        """Whether the next game starts at once."""
        return False

    def next_start(self, table: T) -> Position | None:
        """From where the bot would play the next game; None where people play among themselves."""
        return None

    def waiting_for_start(self, table: T) -> T:
        """The table whose next game would begin by itself, were its start not locked."""
        return table

    def bot_decision(self, table: T) -> BotDecision | None:
        """Return the bot's next decision; None where people decide."""
        return None

    def lesson(self, table: T, player: PlayerId, action: A) -> Question | None:
        """Return the decision that a player's tutor looks at before they act; None without one."""
        return None

    def with_advice_shown(self, table: T) -> T:
        """The table once its tutor has spoken about the decision that is open."""
        return table

    def with_decider(self, table: T, asked: BotDecision, *, is_plain: bool) -> T:
        """The table with what may be known of who decided: the strong player, or the plain autopilot."""
        return table

    def roller(self, uow: UnitOfWork, table: T, dice_source: DiceSource) -> DiceRoller:
        """Return the dice of the game in play; unless a kind says otherwise, they cannot be verified."""
        return DiceRoller(0, lambda: (dice_source.new_secret(), b"", b""), dice_source)

    def begin_game(
        self, uow: UnitOfWork, table: T, dice_source: DiceSource, at: datetime
    ) -> tuple[T, DiceRoller]:
        """Prepare the next game: its words are closed, and the dice of the one after it committed to."""
        return table, self.roller(uow, table, dice_source)

    def pause_is_over(self, table: T, roller: DiceRoller) -> Iterable[E]:
        """The events if the next game starts automatically, or if another pause that is nobody's ends."""
        return ()

    # Saving

    def settled(self, uow: UnitOfWork, change: Change[T, E]) -> T:
        """The changed table as it is to be stored: whose time runs, what it waits for, what all may know."""
        return change.table

    def still_awaited(self, change: Change[T, E]) -> Collection[PlayerId]:
        """The players whose earlier reminders stay."""
        is_seen = change.before.edition != change.table.edition
        return () if is_seen else change.table.must_act

    def due(self, uow: UnitOfWork, table: T, at: datetime, sent: Mapping[PlayerId, int]) -> Iterable[Due]:
        """The deadlines of a table, in no order.

        Reminders count from `at`, when whoever must act last acted, or was notified of their turn; `sent` is
        how many each player has had.
        """
        return ()

    def rested(self, uow: UnitOfWork, table: T, since: datetime, at: datetime) -> T:
        """The table after a rest, at whose end everybody has as much time left as at its beginning."""
        return table

    def follow_up(self, uow: UnitOfWork, change: Change[T, E]) -> None:
        """Store what else a saved change means: seats, payments, posts beside the board."""
        return

    def new_endings(self, uow: UnitOfWork, change: Change[T, E]) -> Iterable[Ended]:
        """The endings in a saved change, each of which becomes a result; its events are stored."""
        return ()

    def all_endings(self, uow: UnitOfWork, table: T) -> Iterable[Ended]:
        """All that ever ended at a table, as its events tell; what no event tells is as the table says."""
        return ()

    # Showing

    def call(self, change: Change[T, E]) -> Call | None:
        """The board that a saved change leads to; None where nobody may see that something was saved.

        It is edited while whoever acted goes on; else it is a message of its own for whoever must act, and an
        end is for all.
        """
        before, saved = change.before, change.table
        if before.edition == saved.edition:
            return None
        is_over = saved.status is not Status.PLAYING
        called = saved.players if is_over else saved.waits_for
        others = tuple(each for each in called if each not in (change.actor, *saved.bot_players))
        return Call(others, is_new=is_over or change.actor not in saved.must_act)

    def is_sealed(self, logged: Sequence[LoggedEvent[E]]) -> bool:
        """Whether the last event is not for everybody's eyes."""
        return False
