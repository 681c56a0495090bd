"""From an action at a table, or from silence, to the next decision: the same way at tables of every kind."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Generic, TypeVar

from bot.engine import MakePlay, Position
from bot.engine.keys import PlayerId
from bot.play.base.channel_problems import stops_play
from bot.play.base.dice_source import DiceSource
from bot.play.base.errors import NotSeated, StaleBoard, StartInPlay, WrongKind, by_the_rules
from bot.play.base.keys import Edition, TableId, UserSnowflake, Version
from bot.play.base.standing_orders import OrdersAtTable
from bot.play.base.table import CheckedStart, LoggedEvent, Outcome, Player, Status, Table
from bot.play.base.use_case import Request
from bot.play.display.panel import Panel
from bot.play.kinds.kind import kind_of, kind_stored_as
from bot.play.kinds.lifecycle import Change, TableLifecycle
from bot.play.kinds.plays import Decide
from bot.play.kinds.tutor import Lesson, LessonDue
from bot.play.tables.dice_proofs import count_dice
from bot.play.tables.fair_play import is_start_locked
from bot.play.tables.results import record_results
from bot.play.tables.store import (
    STORED_STATUS,
    enqueue_board,
    get_record,
    lock_table,
    register_interaction,
    to_table,
    with_player,
    withdraw_reminders,
)
from storage import DeadlineRecord, TableRecord, UnitOfWork
from storage.errors import StaleVersion

T = TypeVar("T", bound=Table)
E = TypeVar("E")
A = TypeVar("A")

Choose = Callable[[T, PlayerId], Iterable[A]]
"""Chooses what a player does once the table is read; may raise an engine error, which refuses the whole."""

Ask = Callable[[UnitOfWork, T, PlayerId], Panel | None]
"""Returns the question to ask a player before they act; None for none."""


@dataclass(frozen=True, slots=True)
class Plan(Generic[T, E, A]):
    """An action that a player is about to take at a table of one kind."""

    lifecycle: TableLifecycle[T, E, A]
    choose: Choose[T, A]
    ask: Ask[T] | None = None


@dataclass(frozen=True, slots=True)
class Question(Generic[T]):
    """A question before a plan is carried out."""

    table: T
    panel: Panel


def check_question(
    uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId, edition: Edition | None
) -> None:
    """Raise why somebody cannot say yes any more to what they were asked on a board of that edition.

    Raises:
        NotSeated: They do not play here.
        StaleBoard: The table has moved on since that edition.
        NotPlaying: A table of two is over.
        Refused: A table of two waits for the other.
    """
    table = to_table(uow, get_record(uow, table_id))
    player = table.player_of(snowflake)
    if player is None:
        raise NotSeated(table)
    kind_of(table).lifecycle.check(table, player.id, edition)


@dataclass(frozen=True, slots=True)
class LockedTable(Generic[T]):
    """A table that is locked for a change, the record to save it over, and who wants to change it."""

    record: TableRecord
    table: T
    caller: Player


def of_kind(uow: UnitOfWork, lifecycle: TableLifecycle[T, E, A], record: TableRecord) -> T:
    """A stored table; raises WrongKind."""
    if record.kind != lifecycle.stored_as:
        raise WrongKind(to_table(uow, record))
    return lifecycle.load(uow, record)


def load_to_change(
    uow: UnitOfWork, lifecycle: TableLifecycle[T, E, A], table_id: TableId
) -> tuple[TableRecord, T]:
    """A table, locked for a change, with the record to save it over; raises NoTable, or WrongKind."""
    record = lock_table(uow, table_id)
    return record, of_kind(uow, lifecycle, record)


def lock_for(
    uow: UnitOfWork, lifecycle: TableLifecycle[T, E, A], request: Request, table_id: TableId
) -> LockedTable[T]:
    """The table that somebody wants to change; raises AlreadyHandled, NoTable, or WrongKind."""
    return _locked_for_caller(uow, request, *load_to_change(uow, lifecycle, table_id))


def _locked_for_caller(uow: UnitOfWork, request: Request, record: TableRecord, table: T) -> LockedTable[T]:
    """Use up the interaction; a caller who plays at the table does so under their present name."""
    caller = register_interaction(uow, request)
    table = replace(table, checked_start=request.checked_start)
    if caller.id in table.players:
        table = replace(table, players=with_player(table.players, caller))
    return LockedTable(record, table, caller)


class Flow(Generic[T, E, A]):
    """A table on its way through one transaction, with the events so far.

    Args:
        lifecycle: How tables of its kind move on.
        read: The record that it will be saved over.
        table: The table as it was read.
        dice_source: Where its dice come from.
    """

    def __init__(
        self,
        uow: UnitOfWork,
        lifecycle: TableLifecycle[T, E, A],
        read: TableRecord,
        table: T,
        dice_source: DiceSource,
        at: datetime,
    ) -> None:
        self.table = self._before = table
        self.logged: list[LoggedEvent[E]] = []
        self.actor: PlayerId | None = None
        self._asked_again: frozenset[PlayerId] = frozenset()
        self._uow = uow
        self._lifecycle = lifecycle
        self._read = read
        self._dice_source = dice_source
        self._at = at
        self._roller = lifecycle.roller(uow, table, dice_source)

    def act(self, player: PlayerId, action: A, *, by_itself: bool = False) -> None:
        """Let a player act, or the bot for them.

        Raises an engine error, and nothing has happened, if the action is not legal; and as `start_game` does
        where it begins one, or chooses where the next begins.
        """
        self.actor = player
        self._refuse_locked(self._lifecycle.start_chosen(self.table, action))
        if self._lifecycle.begins_game(action):
            self._begin_game()
        events = self._lifecycle.act(self.table, player, action, self._roller, by_itself=by_itself)
        self._happen(events, None if by_itself else player)

    def time_out(self, player: PlayerId, claimant: PlayerId | None = None) -> None:
        """End a player's time; `claimant` is None where nobody had to claim it."""
        self.actor = claimant
        self._happen(self._lifecycle.time_out(self.table, player, self._roller), claimant)

    def start_game(self) -> None:
        """Let the first game, or the next, start.

        Raises:
            StartInPlay: The bot would play from a start that is locked.
            StartDue: That is to be checked.
        """
        self._begin_game()
        self.end_pause()

    def start_game_if_free(self) -> bool:
        """Let the next game start by itself, and return whether it does: with a locked start the table waits.

        Raises:
            StartDue: That is to be checked.
        """
        if is_start_locked(self.table, self._lifecycle.next_start(self.table)):
            self.table = self._lifecycle.waiting_for_start(self.table)
            return False
        self.start_game()
        return True

    def end_pause(self) -> None:
        """Let happen what follows a pause that is nobody's time."""
        self._happen(self._lifecycle.pause_is_over(self.table, self._roller), None)

    def advance(self) -> None:
        """Do what follows by itself: steps that players leave to the bot, and the next game of a match."""
        orders = OrdersAtTable(self._uow, self.table.id, tuple(self.table.players))
        while True:
            while step := self._lifecycle.step(self.table, orders):
                self._happen(self._lifecycle.act(self.table, *step, self._roller, by_itself=True), None)
            if not self._lifecycle.goes_on(self.table) or not self.start_game_if_free():
                break
        self._asked_again |= orders.asked_again
        orders.store_used(self._at)

    def save(self) -> T:
        """Save the table over the record that was read, with all events."""
        dice = self.table.dice
        if dice is not None:
            self.table = self.table.with_dice(replace(dice, thrown=self._roller.thrown))
        self.table = save(self._uow, self._lifecycle, self._read, self._change)
        return self.table

    def enqueue_board(self) -> None:
        """Enqueue the board that the saved table has been brought to."""
        call = self._lifecycle.call(self._change)
        if call is not None:
            enqueue_board(self._uow, self.table, self._at, is_new=call.is_new, mention=call.mention)

    def outcome(self) -> Outcome[T, E]:
        """Return the outcome, once the table is saved."""
        is_sealed = self._lifecycle.is_sealed(self.logged)
        return Outcome(self.table, tuple(self.logged), is_sealed, self._asked_again)

    def finish(self) -> Outcome[T, E]:
        """Let what follows by itself happen, save it, and enqueue the next board."""
        self.advance()
        self.save()
        self.enqueue_board()
        return self.outcome()

    @property
    def _change(self) -> Change[T, E]:
        return Change(self._before, self.table, self._at, self.logged, self.actor)

    def _begin_game(self) -> None:
        self._refuse_locked(self._lifecycle.next_start(self.table))
        self.table, self._roller = self._lifecycle.begin_game(
            self._uow, self.table, self._dice_source, self._at
        )

    def _refuse_locked(self, start: Position | None) -> None:
        if is_start_locked(self.table, start):
            raise StartInPlay

    def _happen(self, events: Iterable[E], player: PlayerId | None) -> None:
        for event in events:
            self.table = self._lifecycle.apply(self.table, event)
            self.logged.append(LoggedEvent(self.table.number, event, player))


def apply_action(
    uow: UnitOfWork,
    request: Request,
    table_id: TableId,
    edition: Edition | None,
    dice_source: DiceSource,
    plan: Plan[T, E, A],
) -> Outcome[T, E]:
    """Carry out one action of the caller, or several at once, with all that follows by itself.

    Args:
        uow: The transaction.
        request: The interaction; it is used up even where the same press comes again.
        table_id: The table.
        edition: The edition of the board that was pressed; None for what means the present one.
        dice_source: Where dice come from.
        plan: What the caller does; nothing is asked before.

    Raises:
        NoTable, WrongKind: There is no such table.
        NotSeated: The caller does not play here.
        StaleBoard: The table has moved on since that edition.
        NotPlaying: A table of two is over.
        Refused: An action is not legal; nothing has happened.
        LessonDue: The tutor is to look at it first.
        StartDue: It begins a game against the bot, whose start is to be checked first.
        StartInPlay: That start is locked.
    """
    held = lock_for(uow, plan.lifecycle, request, table_id)
    plan.lifecycle.check(held.table, held.caller.id, edition)
    return _carry_out(uow, plan, held, edition, dice_source, request)


def play_roll(
    uow: UnitOfWork,
    request: Request,
    table_id: TableId,
    edition: Edition | None,
    dice_source: DiceSource,
    decide: Decide,
) -> Outcome[Any, Any]:
    """Play a roll at a table of whatever kind, decided once the game is read; raises as `apply_action`."""
    kind = kind_stored_as(get_record(uow, table_id).kind)

    def choose(table: Table, player: PlayerId) -> Iterable[MakePlay]:
        yield kind.play(table, player, decide)

    return apply_action(uow, request, table_id, edition, dice_source, Plan(kind.lifecycle, choose))


def apply_or_ask(
    uow: UnitOfWork,
    request: Request,
    table_id: TableId,
    edition: Edition | None,
    dice_source: DiceSource,
    plan: Plan[T, E, A],
) -> Outcome[T, E] | Question[T]:
    """As `apply_action`, or the question that comes before it; that leaves the interaction unused."""
    record, table = load_to_change(uow, plan.lifecycle, table_id)
    player = table.player_of(request.caller.snowflake)
    if player is not None:
        plan.lifecycle.check(table, player.id, edition)
        asked = plan.ask(uow, table, player.id) if plan.ask else None
        if asked is not None:
            return Question(table, asked)
    held = _locked_for_caller(uow, request, record, table)
    if player is None:
        plan.lifecycle.check(held.table, held.caller.id, edition)
    return _carry_out(uow, plan, held, edition, dice_source, request)


def _carry_out(
    uow: UnitOfWork,
    plan: Plan[T, E, A],
    held: LockedTable[T],
    edition: Edition | None,
    dice_source: DiceSource,
    request: Request,
) -> Outcome[T, E]:
    table, player = held.table, held.caller.id
    flow = Flow(uow, plan.lifecycle, held.record, table, dice_source, request.at)
    with by_the_rules(table, player):
        for action in plan.choose(table, player):
            plan.lifecycle.check_action(uow, table, edition, action)
            lesson = None if request.is_sure else plan.lifecycle.lesson(flow.table, player, action)
            if lesson is not None:
                raise LessonDue(Lesson(flow.table, action, lesson))
            flow.act(player, action)
    return flow.finish()


def mark_advice_shown(uow: UnitOfWork, lesson: Lesson, at: datetime) -> None:
    """Note that the tutor has spoken about a decision, which it does once; nothing if the table moved on."""
    lifecycle = kind_of(lesson.table).lifecycle
    record, table = load_to_change(uow, lifecycle, lesson.table.id)
    if table.version == lesson.table.version:
        save(uow, lifecycle, record, Change(table, lifecycle.with_advice_shown(table), at))


def save(uow: UnitOfWork, lifecycle: TableLifecycle[T, E, A], read: TableRecord, change: Change[T, E]) -> T:
    """Save a changed table over the record that was read, with its events; returns it one version on.

    What is due at the table is stored anew, and reminders that have become idle are taken back. While nobody
    may see the change, the time of the last one stays. What has ended becomes results, which
    features take in.

    Raises:
        StaleBoard: Somebody else saved it since.
    """
    at = change.at
    table = replace(lifecycle.settled(uow, change), version=Version(read.version + 1))
    is_seen = table.edition != change.before.edition
    state, status = lifecycle.dump(table), STORED_STATUS[table.status]
    try:
        uow.tables.save(read, state=state, status=status, now=at if is_seen else read.updated_at)
    except StaleVersion as stale:
        raise StaleBoard(change.before) from stale
    saved = replace(change, table=table)
    rows = [(each.number, *lifecycle.events.dump(each.event), each.player) for each in change.logged]
    uow.events.append(table.id, table.version, rows, at)
    sent = withdraw_reminders(uow, table.id, table.version, at, lifecycle.still_awaited(saved))
    uow.deadlines.replace(table.id, table.version, tuple(lifecycle.due(uow, table, at, sent)))
    lifecycle.follow_up(uow, saved)
    count_dice(uow, table, (each.event for each in change.logged))
    record_results(uow, table, lifecycle.new_endings(uow, saved), at)
    return table


def close_without(
    uow: UnitOfWork, record: TableRecord, table: Table, erased: PlayerId, at: datetime
) -> Table:
    """End a table without a result because somebody was erased; a new board says so to everybody else."""
    closed = replace(table, status=Status.CLOSED)
    saved = save(uow, kind_of(table).lifecycle, record, Change(table, closed, at))
    others = [each for each in saved.players if each != erased]
    enqueue_board(uow, saved, at, is_new=bool(others), mention=others)
    return saved


def schedule(uow: UnitOfWork, lifecycle: TableLifecycle[T, E, A], table: T, at: datetime) -> None:
    """Replace the deadlines of a table that was not changed, or has just been opened."""
    sent = {PlayerId(each.player_id): each.sent for each in uow.reminders.of_table(table.id)}
    uow.deadlines.replace(table.id, table.version, tuple(lifecycle.due(uow, table, at, sent)))


def fire(
    uow: UnitOfWork,
    deadline: DeadlineRecord,
    now: datetime,
    dice_source: DiceSource,
    checked_start: CheckedStart | None = None,
) -> Outcome[Any, Any] | None:
    """Carry out a deadline; None if it is void, or has left the table as it was.

    While nobody can act where the table stands, time is nobody's: `tables.resting` schedules it anew.

    Raises:
        StartDue: It begins a game against the bot, whose start is to be checked.
    """
    record = lock_table(uow, TableId(deadline.subject_id))
    table = replace(to_table(uow, record), checked_start=checked_start)
    if not uow.deadlines.fire(deadline.id, now) or not (record.is_open or table.may_reopen):
        return None
    if deadline.kind in kind_of(table).lifecycle.rests and stops_play(uow, table):
        return None
    fired: Outcome[Any, Any] | None = kind_of(table).fire(uow, deadline, record, table, now, dice_source)
    return fired
