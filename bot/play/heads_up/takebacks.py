"""A play or a double is taken back if the other side grants it before anything else is done.

A play that was made without confirming it can be undone by its player alone, while nothing has followed.

The game then stands as it did before, with the same dice: no roll is ever thrown again. The events stay,
followed by one that says how many of them no longer stand.
"""

from dataclasses import dataclass, replace

from bot.engine import Doubled, Game, OpeningRolled, Phase, Played, Rolled, Side, TakenBack
from bot.engine.keys import PlayerId
from bot.play.base.keys import Edition, TableId
from bot.play.base.standing_orders import forget_hits
from bot.play.base.table import LoggedEvent, Status
from bot.play.base.use_case import Request
from bot.play.heads_up.errors import (
    DiceThrown,
    GameEnded,
    NoTakebackAsked,
    NothingToTakeBack,
    OpponentActed,
    TakebackAsked,
)
from bot.play.heads_up.lifecycle import (
    HEADS_UP_LIFECYCLE,
    HeadsUpChange,
    check_seat,
    lock_for_player,
)
from bot.play.heads_up.replays import steps_of
from bot.play.heads_up.table import HeadsUpTable, ReplayStep, Takeback
from bot.play.heads_up.timing import with_turn_resumed
from bot.play.kinds.lifecycle import Change
from bot.play.tables.flow import LockedTable, save
from bot.play.tables.store import enqueue_board
from storage import UnitOfWork


@dataclass(frozen=True, slots=True)
class UndoableAction:
    """A play or double that may be taken back: whose, how many events ago, and the game before it."""

    side: Side
    count: int
    is_double: bool
    before: Game


def ask_takeback(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None
) -> HeadsUpTable:
    """Ask the other side whether the caller may take back their last play or double.

    The bot itself grants it at once.

    Raises:
        NotSeated: The caller does not play here.
        StaleBoard: The table has moved on since that edition.
        GameEnded: The game of that action is over.
        OpponentActed: The other side has acted since.
        DiceThrown: Dice were thrown since.
        NothingToTakeBack: The caller's last action was neither a play nor a double.
        TakebackAsked: The caller has asked for that already.
    """
    held = lock_for_player(uow, request, table_id)
    table, caller = held.table, held.caller.id
    check_seat(table, caller, None)
    last = _last_undoable(uow, table, caller)
    if table.state.takeback is not None:
        raise TakebackAsked(table)
    check_seat(table, caller, edition)
    if table.bot_players:
        saved = _take_back(uow, held, last, request, *table.bot_players)
        enqueue_board(uow, saved, request.at, is_new=False)
        return saved
    saved = _save(uow, held, Takeback(caller, last.is_double), request)
    asked = [player for player in saved.waits_for if player != caller]
    enqueue_board(uow, saved, request.at, is_new=True, mention=asked)
    return saved


def undo_play(uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None) -> HeadsUpTable:
    """Take back the caller's play without asking, since nothing at all has followed it.

    Their turn has no more time than it had left when they played.

    Raises:
        NotSeated: The caller does not play here.
        StaleBoard: The table has moved on since that edition.
        GameEnded, OpponentActed, DiceThrown, NothingToTakeBack: As `ask_takeback`.
    """
    held = lock_for_player(uow, request, table_id)
    table, caller = held.table, held.caller.id
    check_seat(table, caller, None)
    last = _last_undoable(uow, table, caller)
    check_seat(table, caller, edition)
    if last.is_double:
        raise NothingToTakeBack(table)
    if last.count > 1:
        raise OpponentActed(table)
    held = replace(held, table=with_turn_resumed(uow, table, caller, request.at))
    saved = _take_back(uow, held, last, request, caller)
    enqueue_board(uow, saved, request.at, is_new=False)
    return saved


def grant_takeback(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None
) -> HeadsUpTable:
    """Let the other side have the takeback that they asked for.

    Raises:
        NotSeated: The caller does not play here.
        StaleBoard: The table has moved on since that edition.
        NoTakebackAsked: The caller was asked for none.
    """
    held, takeback = _asked(uow, request, table_id, edition)
    last = _last_undoable(uow, held.table, takeback.player)
    saved = _take_back(uow, held, last, request, held.caller.id)
    enqueue_board(uow, saved, request.at, is_new=True, mention=[takeback.player])
    return saved


def _take_back(
    uow: UnitOfWork,
    held: LockedTable[HeadsUpTable],
    last: UndoableAction,
    request: Request,
    granted_by: PlayerId,
) -> HeadsUpTable:
    table = held.table
    changed = replace(table, state=replace(table.state, game=last.before, takeback=None))
    taken_back = LoggedEvent(table.number, TakenBack(last.side, last.count), granted_by)
    change: HeadsUpChange = Change(table, changed, request.at, (taken_back,), granted_by)
    forget_hits(uow, table.id, last.before, request.at)
    return save(uow, HEADS_UP_LIFECYCLE, held.record, change)


def refuse_takeback(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None
) -> HeadsUpTable:
    """Refuse the other side's takeback; raises as `grant_takeback` does."""
    held, takeback = _asked(uow, request, table_id, edition)
    saved = _save(uow, held, replace(takeback, is_refused=True), request)
    enqueue_board(uow, saved, request.at, is_new=False)
    return saved


def _asked(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None
) -> tuple[LockedTable[HeadsUpTable], Takeback]:
    held = lock_for_player(uow, request, table_id)
    table, caller = held.table, held.caller.id
    check_seat(table, caller, edition)
    takeback = table.state.takeback
    if takeback is None or table.asked_for_takeback != caller:
        raise NoTakebackAsked(table)
    return held, takeback


def _save(
    uow: UnitOfWork, held: LockedTable[HeadsUpTable], takeback: Takeback, request: Request
) -> HeadsUpTable:
    changed = replace(held.table, state=replace(held.table.state, takeback=takeback))
    return save(uow, HEADS_UP_LIFECYCLE, held.record, Change(held.table, changed, request.at))


def _last_undoable(uow: UnitOfWork, table: HeadsUpTable, player: PlayerId) -> UndoableAction:
    """The last play or double of a player, if only automatic events without dice followed."""
    if table.status is not Status.PLAYING or table.game.phase is Phase.OVER:
        raise GameEnded(table)
    for count, step in enumerate(reversed(steps_of(uow, table, table.number)), start=1):
        if isinstance(step.event, OpeningRolled):
            raise GameEnded(table) if table.number > 1 else NothingToTakeBack(table)
        if isinstance(step.event, Rolled):
            raise DiceThrown(table)
        if step.player == player:
            return _undoable(table, step, count)
        if step.player is not None:
            raise OpponentActed(table)
    raise NothingToTakeBack(table)


def _undoable(table: HeadsUpTable, step: ReplayStep, count: int) -> UndoableAction:
    match step.event:
        case Played(side=side, moves=moves) if moves:
            return UndoableAction(side, count, is_double=False, before=step.before)
        case Played():
            raise DiceThrown(table)  # a dance follows from the roll
        case Doubled(side=side):
            return UndoableAction(side, count, is_double=True, before=step.before)
        case _:
            raise NothingToTakeBack(table)
