"""Vacations: they stop the clocks of a player at all his tables."""

from dataclasses import replace
from datetime import date

from bot.clocks import Calendar, Vacation, VacationOver, book_vacation, end_vacation
from bot.preferences import PlayerPreferences
from bot.services.preferences import OF_PLAYER
from bot.services.request import Request
from bot.services.scheduling import calendar_of
from bot.services.settings import preferences_of, reschedule, tables_timing
from bot.services.tables import claim, owe_board
from storage import UnitOfWork


def own_calendar(uow: UnitOfWork, snowflake: int) -> Calendar:
    """Return somebody's calendar."""
    return preferences_of(uow, snowflake).calendar


def set_vacation(uow: UnitOfWork, request: Request, first: date, last: date) -> tuple[Calendar, Vacation]:
    """Let the caller be away from one day to another, in his own zone; return his calendar and the vacation.

    Raises:
        VacationRefused: In one of its kinds, which says why.

    """
    caller = claim(uow, request)
    tables = tables_timing(uow, caller.id)
    due = [table.time.due for table in tables if table.time is not None]
    out_since = min((moment for moment in due if moment <= request.at), default=None)
    before = calendar_of(uow, caller.id)
    after = book_vacation(before, first, last, request.at, out_since)
    _keep(uow, request, caller.id, after)
    return after, next(each for each in after.vacations if each not in before.vacations)


def end_own_vacation(uow: UnitOfWork, request: Request) -> Vacation:
    """Let the caller's vacation end today, or call his next one off; return it as it was.

    One that ends today anyway is taken only where no other is to come.

    Raises:
        VacationOver: He has set none that is not over.

    """
    caller = claim(uow, request)
    calendar = calendar_of(uow, caller.id)
    today = calendar.day_of(request.at)
    to_come = [each for each in calendar.vacations if each.last >= today]
    if not to_come:
        raise VacationOver(None)
    vacation = next((each for each in to_come if each.last > today), to_come[0])
    _keep(uow, request, caller.id, end_vacation(calendar, vacation, request.at))
    return vacation


def _keep(uow: UnitOfWork, request: Request, player: int, calendar: Calendar) -> None:
    """Store a player's calendar, and bring what is due at his tables, and their boards, up to date."""
    stored = uow.settings.of_player(player)
    chosen = PlayerPreferences() if stored is None else OF_PLAYER.validate_python(stored)
    changed = OF_PLAYER.dump_python(replace(chosen, calendar=calendar), mode="json")
    uow.settings.set_player(player, changed, request.at)
    for table in reschedule(uow, player, request.at):
        owe_board(uow, table, request.at, is_new=False)
