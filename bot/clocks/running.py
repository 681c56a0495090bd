"""How time runs on a player's clock: not on vacation and, where that is agreed, not on the weekend.

All moments that are returned are in UTC. Quiet hours stop no clock.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta
from heapq import merge

from bot.clocks.calendars import Calendar
from bot.clocks.control import TimeControl
from bot.clocks.moments import DAY, NO_TIME, Span, as_utc, day_begins


def deadline(start: datetime, time: timedelta, calendar: Calendar, control: TimeControl) -> datetime:
    """Return the first moment at which so much time has run since `start` on the clock of a player.

    It takes a step for each weekend and each vacation on the way. Raises NaiveMoment.
    """
    reached, left = as_utc(start), time
    for pause in _pauses(reached, calendar, control):
        run = max(pause.begin - reached, NO_TIME)
        if run >= left:
            break
        left -= run
        reached = max(reached, pause.end)
    return reached + left


def running_time(start: datetime, end: datetime, calendar: Calendar, control: TimeControl) -> timedelta:
    """Return how much time has run from `start` to `end` on the clock of a player; raises NaiveMoment."""
    run, reached, end = NO_TIME, as_utc(start), as_utc(end)
    for pause in _pauses(reached, calendar, control):
        if pause.begin >= end:
            break
        run += max(pause.begin - reached, NO_TIME)
        reached = max(reached, pause.end)
    return run + max(end - reached, NO_TIME)


def _pauses(start: datetime, calendar: Calendar, control: TimeControl) -> Iterator[Span]:
    """Yield the pauses of a clock from the day of `start` on, by their beginning; they may overlap."""
    stops = control.stops_on_weekends and calendar.weekend
    weekends = _weekends(start, calendar) if stops else iter(())
    vacations = (span for span in calendar.vacation_spans if span.end > start)
    return merge(weekends, vacations, key=lambda pause: pause.begin)


def _weekends(start: datetime, calendar: Calendar) -> Iterator[Span]:
    """Yield the days of all weekends, from the day of `start` on, without end."""
    day, zone = calendar.day_of(start), calendar.zone_info
    while True:
        if day.weekday() in calendar.weekend:
            yield Span(day_begins(day, zone), day_begins(day + DAY, zone))
        day += DAY
