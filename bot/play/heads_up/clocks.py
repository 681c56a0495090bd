"""Clocks: claiming a game when time is out, granting and asking for more, and vacations."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Final

from bot.clocks import Calendar, Clock, Vacation, VacationOver, book_vacation, end_vacation
from bot.engine.keys import PlayerId
from bot.play.base.dice_source import DiceSource
from bot.play.base.keys import Edition, TableId, UserSnowflake
from bot.play.base.preferences import OF_PLAYER, preferences_of_player
from bot.play.base.table import Status
from bot.play.base.use_case import Request
from bot.play.heads_up.errors import (
    AlreadyAsked,
    NoAutopilot,
    NobodysTurn,
    NoClock,
    OwnTime,
    TheirTime,
    TooEarly,
)
from bot.play.heads_up.lifecycle import (
    HEADS_UP_LIFECYCLE,
    Happened,
    acting_again,
    check_seat,
    lock_for_player,
)
from bot.play.heads_up.store import load_table, to_heads_up_tables
from bot.play.heads_up.table import COURTESY_DAYS, HeadsUpTable
from bot.play.heads_up.timing import with_present_rest, with_turn_over
from bot.play.kinds.lifecycle import Change
from bot.play.posts.scheduling import calendar_of
from bot.play.tables.flow import Flow, LockedTable, lock_for, save, schedule
from bot.play.tables.settings import ALL_TABLES, preferences_of
from bot.play.tables.store import enqueue_board, register_interaction
from storage import TableRecord, UnitOfWork

COURTESY_HOURS: Final = 24 * COURTESY_DAYS
"""The time that one press grants."""


def claim_game(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None, dice_source: DiceSource
) -> Happened:
    """Win the game because the other side's time is out.

    Raises:
        NotSeated: The caller does not play here.
        StaleBoard: The table has moved on since that edition.
        NoClock: Turns are not timed here.
        NobodysTurn: No game is in play.
        OwnTime: It is the caller's own time that runs.
        TooEarly: The other side has time left.
    """
    held = _of_other(uow, request, table_id, edition)
    _check_is_out(held.table, request.at)
    return end_game(uow, held.record, held.table, request.at, dice_source, held.caller.id)


def let_autopilot_finish(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None, dice_source: DiceSource
) -> Happened:
    """Let the autopilot play on for the other side, whose time is out; raises as `claim_game` does."""
    held = _of_other(uow, request, table_id, edition)
    _check_is_out(held.table, request.at)
    if held.table.is_resigned:
        return end_game(uow, held.record, held.table, request.at, dice_source)
    return hand_to_autopilot(uow, held.record, held.table, request.at, dice_source)


def play_on(uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None) -> HeadsUpTable:
    """Let the caller, for whom the autopilot plays, act for themselves again.

    Raises:
        NotSeated: The caller does not play here.
        StaleBoard: The table has moved on since that edition.
        NoAutopilot: It does not play for them.
    """
    held = lock_for(uow, HEADS_UP_LIFECYCLE, request, table_id)
    table, caller = held.table, held.caller.id
    check_seat(table, caller, edition)
    back = acting_again(table, caller)
    if back is table or table.status is not Status.PLAYING:
        raise NoAutopilot(table)
    saved = save(uow, HEADS_UP_LIFECYCLE, held.record, Change(table, back, request.at))
    enqueue_board(uow, saved, request.at, is_new=False)
    return saved


def hand_to_autopilot(
    uow: UnitOfWork, record: TableRecord, table: HeadsUpTable, at: datetime, dice_source: DiceSource
) -> Happened:
    """Let the autopilot finish the game for whoever must act."""
    (player,) = table.must_act
    clock = table.state.clock
    if clock is None:
        raise ValueError(f"turns are not timed at table {table.id}")
    flow = Flow(uow, HEADS_UP_LIFECYCLE, record, table, dice_source, at)
    uses_cube = preferences_of_player(uow, player).lends_cube
    clock = replace(clock, autopilot=player, uses_cube=uses_cube)
    flow.table = replace(table, state=replace(table.state, clock=clock))
    return flow.finish()


def end_game(
    uow: UnitOfWork,
    record: TableRecord,
    table: HeadsUpTable,
    at: datetime,
    dice_source: DiceSource,
    claimant: PlayerId | None = None,
) -> Happened:
    """End the game of a player whose time is out; without a claimant, by the rules of the table.

    An open resignation is accepted.
    """
    flow = Flow(uow, HEADS_UP_LIFECYCLE, record, table, dice_source, at)
    flow.time_out(table.must_act[0], claimant)
    return flow.finish()


def grant(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None, hours: int = COURTESY_HOURS
) -> HeadsUpTable:
    """Give the other side, whose time runs, more hours; where time is out, they count from now.

    Raises:
        NotSeated, StaleBoard, NoClock, NobodysTurn, OwnTime: As for `claim_game`.
        InvalidTime: The hours are not 1 to 336.
    """
    held = _of_other(uow, request, table_id, edition)
    return _extended(uow, held, hours, request.at)


def _extended(uow: UnitOfWork, held: LockedTable[HeadsUpTable], hours: int, at: datetime) -> HeadsUpTable:
    table, calendar = held.table, calendar_of(uow, held.table.must_act[0])
    clock = with_present_rest(uow, table, at).state.clock
    if clock is None:
        raise NoClock(table)
    saved = _save(uow, held.record, table, clock.extended(table.control, hours, at, calendar), at)
    enqueue_board(uow, saved, at, is_new=False)
    return saved


def clock_at(
    uow: UnitOfWork, table_id: TableId, now: datetime
) -> tuple[HeadsUpTable, Mapping[PlayerId, timedelta]]:
    """A table, and what is left of each reserve now."""
    table = load_table(uow, table_id)
    clock, control = table.state.clock, table.control
    if clock is None or not control.reserve:
        return table, {}
    clock = with_turn_over(uow, table, now).state.clock or clock
    return table, {key: clock.reserves.get(key, control.reserve_time) for key in table.players}


def ask_for_more(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None
) -> HeadsUpTable:
    """Ask the other side for more time, once a turn, by a new board; the bot itself grants it at once.

    Raises:
        NotSeated, StaleBoard, NoClock, NobodysTurn: As for `claim_game`.
        TheirTime: It is the other side's time that runs.
        AlreadyAsked: The caller has asked in this turn.
    """
    held = _timed(uow, request, table_id, edition)
    table, clock = held.table, held.table.state.clock
    if held.caller.id != table.must_act[0]:
        raise TheirTime(table)
    if clock is None or clock.running is None:
        raise NoClock(table)
    if clock.running.is_asked:
        raise AlreadyAsked(table)
    if table.bot_players:
        return _extended(uow, held, COURTESY_HOURS, request.at)
    asked = replace(clock, running=replace(clock.running, is_asked=True))
    return tell_opponent(uow, held.record, table, asked, request.at)


def tell_opponent(
    uow: UnitOfWork, record: TableRecord, table: HeadsUpTable, clock: Clock, at: datetime
) -> HeadsUpTable:
    """Save a table's clock, and enqueue a new board that mentions whoever waits for the other to act."""
    saved = _save(uow, record, table, clock, at)
    waiting = [player for player in saved.players if player not in saved.must_act]
    enqueue_board(uow, saved, at, is_new=True, mention=waiting)
    return saved


def _save(
    uow: UnitOfWork, record: TableRecord, table: HeadsUpTable, clock: Clock, at: datetime
) -> HeadsUpTable:
    changed = replace(table, state=replace(table.state, clock=clock))
    return save(uow, HEADS_UP_LIFECYCLE, record, Change(table, changed, at))


def table_waited_at(
    uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId, edition: Edition | None
) -> HeadsUpTable:
    """A table where the time of somebody's opponent runs; raises as `grant` does."""
    table = load_table(uow, table_id)
    player = table.player_of(snowflake)
    _check_timed(table, player.id if player else None, edition)
    if player is not None and player.id in table.must_act:
        raise OwnTime(table)
    return table


def _of_other(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None
) -> LockedTable[HeadsUpTable]:
    """A table where the time of the caller's opponent runs."""
    held = _timed(uow, request, table_id, edition)
    if held.caller.id == held.table.must_act[0]:
        raise OwnTime(held.table)
    return held


def _timed(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None
) -> LockedTable[HeadsUpTable]:
    """A table at which somebody's time runs: that of the player who must act."""
    held = lock_for_player(uow, request, table_id)
    _check_timed(held.table, held.caller.id, edition)
    return held


def _check_timed(table: HeadsUpTable, player: PlayerId | None, edition: Edition | None) -> None:
    """Check that somebody plays there, the edition, and that somebody's time runs."""
    check_seat(table, player, edition)
    if not table.control.has_clock:
        raise NoClock(table)
    if table.status is not Status.PLAYING or not table.must_act or table.time is None:
        raise NobodysTurn(table)


def _check_is_out(table: HeadsUpTable, now: datetime) -> None:
    """Raise TooEarly while there is time left, and while that rests."""
    time = table.time
    if time is None or now < time.due or time.is_resting:
        raise TooEarly(table)


def own_calendar(uow: UnitOfWork, snowflake: UserSnowflake) -> Calendar:
    return preferences_of(uow, snowflake).calendar


def set_vacation(uow: UnitOfWork, request: Request, first: date, last: date) -> tuple[Calendar, Vacation]:
    """Set a vacation in the caller's own zone; return their calendar and the vacation.

    Raises:
        VacationRefused: In one of its kinds, which says why.
    """
    caller = register_interaction(uow, request)
    tables = tables_timing(uow, caller.id)
    due = [table.time.due for table in tables if table.time is not None and not table.time.is_resting]
    out_since = min((moment for moment in due if moment <= request.at), default=None)
    before = calendar_of(uow, caller.id)
    after = book_vacation(before, first, last, request.at, out_since)
    _keep(uow, request, caller.id, after)
    return after, next(each for each in after.vacations if each not in before.vacations)


def end_own_vacation(uow: UnitOfWork, request: Request) -> Vacation:
    """End the caller's vacation today, or cancel their next one; return it as it was.

    One that ends today anyway is chosen only if no other follows.

    Raises:
        VacationOver: They have none that is not over.
    """
    caller = register_interaction(uow, request)
    calendar = calendar_of(uow, caller.id)
    today = calendar.day_of(request.at)
    to_come = [each for each in calendar.vacations if each.last >= today]
    if not to_come:
        raise VacationOver(None)
    vacation = next((each for each in to_come if each.last > today), to_come[0])
    _keep(uow, request, caller.id, end_vacation(calendar, vacation, request.at))
    return vacation


def _keep(uow: UnitOfWork, request: Request, player: PlayerId, calendar: Calendar) -> None:
    """Store a calendar, and update what is due at the player's tables, and their boards."""
    chosen = preferences_of_player(uow, player)
    changed = OF_PLAYER.dump_python(replace(chosen, calendar=calendar), mode="json")
    uow.settings.set_player(player, changed, request.at)
    for table in reschedule(uow, player, request.at):
        enqueue_board(uow, table, request.at, is_new=False)


def reschedule(uow: UnitOfWork, player: PlayerId, at: datetime) -> list[HeadsUpTable]:
    """Update what is due where a player must act; return the tables where their time runs."""
    challenges = to_heads_up_tables(uow, uow.tables.challenges_of(player))
    tables = [table for table in _tables(uow, player) if player in table.must_act]
    for table in (*tables, *(each for each in challenges if player in each.must_act)):
        schedule(uow, HEADS_UP_LIFECYCLE, table, at)
    return [table for table in tables if _is_timing(table, player)]


def tables_timing(uow: UnitOfWork, player: PlayerId) -> list[HeadsUpTable]:
    return [table for table in _tables(uow, player) if _is_timing(table, player)]


def _tables(uow: UnitOfWork, player: PlayerId) -> list[HeadsUpTable]:
    return to_heads_up_tables(uow, uow.tables.open_of_player(player, ALL_TABLES))


def _is_timing(table: HeadsUpTable, player: PlayerId) -> bool:
    return table.time is not None and table.time.player == player
