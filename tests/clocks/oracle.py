"""The answers of the clocks, found by looking at every minute, and the cases to compare them on."""

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from itertools import accumulate, count, pairwise
from typing import Final
from zoneinfo import ZoneInfo

from hypothesis import strategies as st

from bot.clocks import Calendar, QuietHours, TimeControl, Vacation, Weekday
from tests.clocks.stories import at

MINUTE: Final = timedelta(minutes=1)
CHANGES: Final = {
    "Europe/Berlin": ["2026-03-29 01:00", "2026-10-25 01:00"],
    "America/New_York": ["2026-03-08 07:00", "2026-11-01 06:00"],
    "America/Sao_Paulo": ["2018-11-04 03:00", "2019-02-17 02:00"],  # at midnight
    "America/Havana": ["2026-03-08 05:00", "2026-11-01 05:00"],  # to and from midnight
    "Africa/Cairo": ["2026-04-23 22:00", "2026-10-29 21:00"],  # at midnight, where Friday is a day off
    "Asia/Beirut": ["2026-03-28 22:00", "2026-10-24 21:00"],
    "America/Nuuk": ["2026-03-29 01:00", "2026-10-25 01:00"],  # an hour before midnight
    "Pacific/Apia": ["2011-12-30 10:00", "2012-03-31 14:00"],  # the first left out a whole Friday
    "Pacific/Kwajalein": ["1993-08-21 12:00"],  # and this a Saturday
    "Antarctica/Troll": ["2026-03-29 01:00", "2026-10-25 01:00"],  # by two hours
    "Australia/Lord_Howe": ["2026-04-04 15:00", "2026-10-03 15:30"],  # by half an hour
    "Pacific/Auckland": ["2026-04-04 14:00", "2026-09-26 14:00"],
    "Pacific/Honolulu": ["2026-03-08 12:00"],  # none
    "Asia/Kathmandu": ["2026-03-29 01:00"],  # none, but at a quarter to the hour
}
"""Moments in UTC at which zones change their clocks, or would."""


def minutes_from(start: datetime) -> Iterator[datetime]:
    return (start + number * MINUTE for number in count())


def runs(minute: datetime, calendar: Calendar, control: TimeControl) -> bool:
    today = minute.astimezone(ZoneInfo(calendar.zone)).date()
    if control.stops_on_weekends and today.weekday() in calendar.weekend:
        return False
    return not any(away.first <= today <= away.last and minute >= away.booked for away in calendar.vacations)


def sleeps(minute: datetime, calendar: Calendar) -> bool:
    wall = minute.astimezone(ZoneInfo(calendar.zone)).time()
    quiet = calendar.quiet
    if quiet is not None and quiet.begin < quiet.end and quiet.begin <= wall < quiet.end:
        return True
    if quiet is not None and quiet.begin > quiet.end and (wall >= quiet.begin or wall < quiet.end):
        return True
    return not runs(minute, calendar, TimeControl())


def slow_deadline(start: datetime, minutes: int, calendar: Calendar, control: TimeControl) -> datetime:
    running = (minute for minute in minutes_from(start) if runs(minute, calendar, control))
    return next(minute for number, minute in enumerate(running, start=1) if number == minutes) + MINUTE


def slow_running_time(start: datetime, end: datetime, calendar: Calendar, control: TimeControl) -> timedelta:
    minutes = (start + number * MINUTE for number in range((end - start) // MINUTE))
    return MINUTE * sum(runs(minute, calendar, control) for minute in minutes)


def slow_waking(start: datetime, calendar: Calendar) -> datetime:
    return next(minute for minute in minutes_from(start) if not sleeps(minute, calendar))


@st.composite
def starts(draw: st.DrawFn, zone: str) -> datetime:
    change = at(draw(st.sampled_from(CHANGES[zone])))
    return change + MINUTE * draw(st.integers(-6 * 1440, 2 * 1440))


@st.composite
def vacations_near(draw: st.DrawFn, start: datetime) -> tuple[Vacation, ...]:
    """Up to three vacations around a moment, some of them set when they had begun, or were over."""
    steps = draw(st.lists(st.integers(1, 5), max_size=6).filter(lambda steps: len(steps) % 2 == 0))
    days = [start.date() + timedelta(days=number - 3) for number in accumulate(steps)]
    booked = st.integers(-5 * 1440, 3 * 1440).map(lambda number: start + number * MINUTE)
    spans = list(pairwise(days))[::2]
    return tuple(Vacation(first, last - timedelta(days=1), draw(booked)) for first, last in spans)


times_of_day = st.integers(0, 1439).map(lambda number: time(number // 60, number % 60))


def leaves_an_hour(pair: tuple[time, time]) -> bool:
    begin, end = (datetime.combine(date(2026, 1, 1), wall) for wall in pair)
    return (begin - end) % timedelta(days=1) >= timedelta(hours=1)


quiet_hours = st.tuples(times_of_day, times_of_day).filter(leaves_an_hour).map(lambda pair: QuietHours(*pair))
weekends = st.frozensets(st.sampled_from(Weekday), max_size=2)
controls = st.sampled_from([TimeControl(hours=24), TimeControl(hours=24, stops_on_weekends=True)])


@st.composite
def cases(draw: st.DrawFn) -> tuple[datetime, Calendar, TimeControl]:
    """A moment, mostly near a change of the clocks, and a player whose turn may begin at it."""
    zone = draw(st.sampled_from(sorted(CHANGES)))
    start = draw(starts(zone))
    away = draw(vacations_near(start))
    calendar = Calendar(zone, draw(st.none() | quiet_hours), draw(weekends), away)
    return start, calendar, draw(controls)
