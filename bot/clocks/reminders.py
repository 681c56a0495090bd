"""When to remind a player of his turn: rarely, in his waking hours, and once more before it is too late."""

from datetime import datetime, timedelta
from typing import Final

from bot.clocks.calendars import Calendar
from bot.clocks.control import TimeControl
from bot.clocks.errors import InvalidTime, TimeFault
from bot.clocks.moments import HOUR, as_utc
from bot.clocks.running import running_time
from bot.clocks.waking import rest_begins, waking_from

REMINDERS_A_TURN: Final = 5
"""After so many a player is left alone, but for the last warning."""

INTERVAL_HOURS: Final = range(1, 169)
WARNING_SHARE: Final = 10
"""The last warning comes when one part in so many of the turn is left."""

LEAST_WARNING: Final = HOUR


def next_reminder(
    after: datetime,
    started: datetime,
    due: datetime | None,
    interval: timedelta | None,
    calendar: Calendar,
    sent: int,
) -> datetime | None:
    """Return when to remind a player next, in UTC; None if there is nothing more to remind him of.

    Reminders keep at least the interval from each other. The last warning is the last: nothing follows it,
    and a reminder that would come within an hour before it is left out.

    Args:
        after: When he was last told that it is his turn, by a reminder or at the start.
        started: When it became his turn.
        due: When his time is out; None if there is no clock.
        interval: How often he wishes to be reminded; None for the last warning alone.
        calendar: His calendar as it is now.
        sent: How many reminders there were in this turn.

    Raises:
        InvalidTime: The interval is not 1 to 168 hours.
        NaiveMoment: A moment has no time zone.

    """
    after, reminder = as_utc(after), _reminder(after, interval, calendar, sent)
    if due is None:
        return reminder
    warning = last_warning(started, due, calendar)
    if warning <= after:
        return None
    return warning if reminder is None or reminder > warning - LEAST_WARNING else reminder


def last_warning(started: datetime, due: datetime, calendar: Calendar) -> datetime:
    """Return when to warn a player that his time is nearly out, in UTC; `started` if an hour is all he has.

    That is when a tenth of the time, not counting vacations, is left, but at least an hour. Where he is at
    rest then, it is when that is over, if it leaves him an hour, or else about an hour before it begins. Only
    if he is at rest for all the turn until then, it is in the midst of that.
    """
    started, due = as_utc(started), as_utc(due)
    at_hand = running_time(started, due, calendar, TimeControl())
    warning = due - max(LEAST_WARNING, at_hand / WARNING_SHARE)
    if (woken := waking_from(warning, calendar)) <= due - LEAST_WARNING:
        return woken
    rest = rest_begins(warning, calendar)
    if rest <= started:
        return warning
    return waking_from(max(rest - LEAST_WARNING, started + (rest - started) / 2), calendar)


def _reminder(after: datetime, interval: timedelta | None, calendar: Calendar, sent: int) -> datetime | None:
    """Return when to remind a player next, whether or not there is a deadline."""
    if interval is None or sent >= REMINDERS_A_TURN:
        return None
    if not INTERVAL_HOURS[0] * HOUR <= interval <= INTERVAL_HOURS[-1] * HOUR:
        raise InvalidTime(interval, TimeFault.INTERVAL)
    return waking_from(after + interval, calendar)
