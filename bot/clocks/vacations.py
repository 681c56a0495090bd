"""Setting a vacation and ending it, within the days that a player has."""

from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Final

from bot.clocks.calendars import Calendar, Vacation
from bot.clocks.errors import (
    TimeIsOut,
    VacationInPast,
    VacationOver,
    VacationsOverlap,
    VacationTooFarAhead,
    VacationTooLong,
)
from bot.clocks.moments import as_utc

AHEAD: Final = timedelta(days=365)
"""How far ahead a vacation may begin."""


def book_vacation(
    calendar: Calendar, first: date, last: date, now: datetime, out_since: datetime | None = None
) -> Calendar:
    """Return the calendar with one vacation more, from today or from some later day on.

    If it begins today, the clock stands still from `now` on, and today counts as a whole day.

    Args:
        calendar: That of the player.
        first: The first day of the vacation, in his own zone.
        last: The last day of it.
        now: The moment at which he sets it.
        out_since: When the first of his clocks ran out, if any has; a vacation is no way out of that.

    Raises:
        VacationRefused: In one of its kinds, which says why.

    """
    vacation = Vacation(first, last, now)
    if out_since is not None:
        raise TimeIsOut(vacation, as_utc(out_since))
    today = calendar.day_of(now)
    if first < today:
        raise VacationInPast(vacation, today)
    if first > today + AHEAD:
        raise VacationTooFarAhead(vacation, today + AHEAD)
    for other in calendar.vacations:
        if other.first <= last and first <= other.last:
            raise VacationsOverlap(vacation, other.first, other.last)
    for year in range(first.year, last.year + 1):
        if vacation.days_in(year) > (left := calendar.days_left(year)):
            raise VacationTooLong(vacation, year, left)
    return replace(calendar, vacations=tuple(sorted((*calendar.vacations, vacation), key=_first_day)))


def end_vacation(calendar: Calendar, vacation: Vacation, now: datetime) -> Calendar:
    """Return the calendar in which a vacation ends with today, or, if it has not begun, is not there at all.

    The days after today are his again; today is used up, and the clock runs again when it is over.

    Raises:
        VacationOver: It ended before today, or is not in the calendar.

    """
    today = calendar.day_of(now)
    if vacation not in calendar.vacations or vacation.last < today:
        raise VacationOver(vacation)
    others = tuple(other for other in calendar.vacations if other != vacation)
    if vacation.first > today:
        return replace(calendar, vacations=others)
    ended = replace(vacation, last=today)
    return replace(calendar, vacations=tuple(sorted((*others, ended), key=_first_day)))


def _first_day(vacation: Vacation) -> date:
    return vacation.first
