"""When to remind a player of a turn: rarely, in waking hours, and once more before it is too late."""

from datetime import datetime, timedelta
from typing import Final

from bot.clocks import calendars
from bot.clocks.clock import TimeControl, running_time
from bot.clocks.errors import InvalidTime, TimeFault


def is_waking(moment: datetime, calendar: calendars.Calendar) -> bool:
    """Whether a player may be reminded at a moment."""
    return _rest_at(calendars.as_utc(moment), calendar) is None


def waking_from(moment: datetime, calendar: calendars.Calendar) -> datetime:
    """The first moment, this one or a later one, at which a player may be reminded."""
    moment = calendars.as_utc(moment)
    while (rest := _rest_at(moment, calendar)) is not None:
        moment = rest.end
    return moment


def rest_begins(moment: datetime, calendar: calendars.Calendar) -> datetime:
    """The moment since which a player has been at rest; the given one if they are not."""
    moment = calendars.as_utc(moment)
    rest = _rest_at(moment, calendar)
    while rest is not None:
        moment = rest.begin
        rest = _rest_at(moment - timedelta.resolution, calendar)
    return moment


def _rest_at(moment: datetime, calendar: calendars.Calendar) -> calendars.Span | None:
    """The vacation or the night that holds the moment; None if the player may be reminded."""
    for vacation in calendar.vacation_spans:
        if moment in vacation:
            return vacation
    if calendar.quiet is None or calendars.wall_time(moment, calendar.zone_info).time() not in calendar.quiet:
        return None
    return _night(moment, calendar, calendar.quiet)


def _night(moment: datetime, calendar: calendars.Calendar, quiet: calendars.QuietHours) -> calendars.Span:
    """The night that holds the moment; one that begins or ends twice, since the clock goes back, is two."""
    zone, wall = calendar.zone_info, calendars.wall_time(moment, calendar.zone_info)
    evening = wall.date() if wall.time() >= quiet.begin else wall.date() - calendars.DAY
    morning = wall.date() if wall.time() < quiet.end else wall.date() + calendars.DAY
    began, ended = datetime.combine(evening, quiet.begin), datetime.combine(morning, quiet.end)
    begin, end = calendars.last_moment(began, zone, moment), calendars.next_moment(ended, zone, moment)
    for back in filter(None, (calendars.clock_set_back(wall, zone) for wall in (began, ended))):
        begin, end = (max(begin, back), end) if back <= moment else (begin, min(end, back))
    return calendars.Span(begin, end)


REMINDERS_A_TURN: Final = 5
"""After these a player gets the last warning only."""

INTERVAL_HOURS: Final = range(1, 169)
WARNING_SHARE: Final = 10
"""The last warning comes when that fraction of the turn is left."""

LEAST_WARNING: Final = calendars.HOUR


def next_reminder(
    after: datetime,
    started: datetime,
    due: datetime | None,
    interval: timedelta | None,
    calendar: calendars.Calendar,
    sent: int,
) -> datetime | None:
    """When to remind a player next, in UTC; None if there is nothing more to remind them of.

    Reminders keep at least the interval from each other. The last warning is the last: nothing follows it,
    and a reminder that would come within an hour before it is left out.

    Args:
        after: When they last heard that it is their turn, by a reminder or at the start.
        started: When it became their turn.
        due: When their time is out; None if there is no clock.
        interval: How often they want to be reminded; None for the last warning alone.
        calendar: Their calendar as it is now.
        sent: How many reminders there were in this turn.

    Raises:
        InvalidTime: The interval is not 1 to 168 hours.
        NaiveMoment: A moment has no time zone.
    """
    after, reminder = calendars.as_utc(after), _reminder(after, interval, calendar, sent)
    if due is None:
        return reminder
    warning = last_warning(started, due, calendar)
    if warning <= after:
        return None
    return warning if reminder is None or reminder > warning - LEAST_WARNING else reminder


def last_warning(started: datetime, due: datetime, calendar: calendars.Calendar) -> datetime:
    """When to warn a player that their time is nearly out, in UTC; `started` if they have only an hour.

    That is when a tenth of the time, not counting vacations, is left, but at least an hour. Where they are
    at rest then, it is when that is over, if it leaves them an hour, or else about an hour before it begins.
    Only if they are at rest for all the turn until then, it is in the midst of that.
    """
    started, due = calendars.as_utc(started), calendars.as_utc(due)
    at_hand = running_time(started, due, calendar, TimeControl())
    warning = due - max(LEAST_WARNING, at_hand / WARNING_SHARE)
    if (woken := waking_from(warning, calendar)) <= due - LEAST_WARNING:
        return woken
    rest = rest_begins(warning, calendar)
    if rest <= started:
        return warning
    return waking_from(max(rest - LEAST_WARNING, started + (rest - started) / 2), calendar)


def _reminder(
    after: datetime, interval: timedelta | None, calendar: calendars.Calendar, sent: int
) -> datetime | None:
    """When to remind a player next, whether or not there is a deadline."""
    if interval is None or sent >= REMINDERS_A_TURN:
        return None
    if not INTERVAL_HOURS[0] * calendars.HOUR <= interval <= INTERVAL_HOURS[-1] * calendars.HOUR:
        raise InvalidTime(interval, TimeFault.INTERVAL)
    return waking_from(after + interval, calendar)
