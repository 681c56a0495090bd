"""When a player may be spoken to: not in his quiet hours, and not on vacation."""

from datetime import datetime, timedelta

from bot.clocks.calendars import Calendar, QuietHours
from bot.clocks.moments import DAY, Span, as_utc, last_moment, next_moment, wall_time


def is_waking(moment: datetime, calendar: Calendar) -> bool:
    """Tell whether a player may be reminded at a moment."""
    return _rest_at(as_utc(moment), calendar) is None


def waking_from(moment: datetime, calendar: Calendar) -> datetime:
    """Return the first moment, this one or a later one, at which a player may be reminded."""
    moment = as_utc(moment)
    while (rest := _rest_at(moment, calendar)) is not None:
        moment = rest.end
    return moment


def rest_begins(moment: datetime, calendar: Calendar) -> datetime:
    """Return the moment since which a player has been at rest; the given one if he is not."""
    moment = as_utc(moment)
    rest = _rest_at(moment, calendar)
    while rest is not None:
        moment = rest.begin
        rest = _rest_at(moment - timedelta.resolution, calendar)
    return moment


def _rest_at(moment: datetime, calendar: Calendar) -> Span | None:
    """Return a vacation or a night that holds the moment; None if the player may be reminded."""
    for vacation in calendar.vacation_spans:
        if moment in vacation:
            return vacation
    if calendar.quiet is None or wall_time(moment, calendar.zone_info).time() not in calendar.quiet:
        return None
    return _night(moment, calendar, calendar.quiet)


def _night(moment: datetime, calendar: Calendar, quiet: QuietHours) -> Span:
    """Return the quiet hours that hold a moment."""
    zone, wall = calendar.zone_info, wall_time(moment, calendar.zone_info)
    evening = wall.date() if wall.time() >= quiet.begin else wall.date() - DAY
    morning = wall.date() if wall.time() < quiet.end else wall.date() + DAY
    begin = last_moment(datetime.combine(evening, quiet.begin), zone, until=moment)
    return Span(begin, next_moment(datetime.combine(morning, quiet.end), zone, after=moment))
