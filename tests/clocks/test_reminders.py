"""Reminders: at the interval that was chosen, not at night, and once more before it is too late."""

from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clocks import (
    REMINDERS_A_TURN,
    Calendar,
    InvalidTime,
    NaiveMoment,
    QuietHours,
    TimeControl,
    TimeFault,
    deadline,
    is_waking,
    last_warning,
    next_reminder,
)
from tests.clocks.oracle import MINUTE, cases, sleeps
from tests.clocks.stories import BERLIN, DAILY, NEW_YORK, NIGHT, at, away, hours, shown

SLEEPER = Calendar(BERLIN, NIGHT)
SLEEPLESS = Calendar(BERLIN)


def reminders(
    started: datetime, due: datetime | None, interval: timedelta | None, calendar: Calendar
) -> Iterator[datetime]:
    after, sent = started, 0
    while (moment := next_reminder(after, started, due, interval, calendar, sent)) is not None:
        yield moment
        after, sent = moment, sent + 1


def told(
    started: str, turn: int | None, interval: int | None, calendar: Calendar = SLEEPER, zone: str = BERLIN
) -> list[str]:
    begun = at(started, zone)
    due = None if turn is None else deadline(begun, hours(turn), calendar, DAILY)
    every = None if interval is None else hours(interval)
    return [shown(moment, zone) for moment in reminders(begun, due, every, calendar)]


def test_reminders_come_at_the_interval_out_of_the_night_and_once_more_before_time_is_out() -> None:
    assert told("2026-06-08 18:00", 72, 12) == [
        "Tue 2026-06-09 07:00",
        "Tue 2026-06-09 19:00",
        "Wed 2026-06-10 07:00",
        "Wed 2026-06-10 19:00",
        "Thu 2026-06-11 07:00",
        "Thu 2026-06-11 10:48",
    ]


def test_after_five_reminders_there_is_only_the_last_warning() -> None:
    times = told("2026-06-08 08:00", 240, 24)
    assert len(times) == REMINDERS_A_TURN + 1
    assert times[-2:] == ["Sat 2026-06-13 08:00", "Wed 2026-06-17 08:00"]


def test_without_a_clock_there_are_five_reminders() -> None:
    assert told("2026-06-08 08:00", None, 24)[-1] == "Sat 2026-06-13 08:00"
    assert len(told("2026-06-08 08:00", None, 24)) == REMINDERS_A_TURN


def test_who_wants_no_reminders_gets_the_last_warning_alone() -> None:
    assert told("2026-06-08 08:00", 24, None) == ["Tue 2026-06-09 07:00"]
    assert told("2026-06-08 08:00", None, None) == []


def test_a_reminder_within_an_hour_before_the_last_warning_is_left_out() -> None:
    assert told("2026-06-08 08:00", 10, 8, SLEEPLESS) == ["Mon 2026-06-08 16:00", "Mon 2026-06-08 17:00"]
    assert told("2026-06-08 08:00", 11, 9, SLEEPLESS) == ["Mon 2026-06-08 17:54"]
    assert told("2026-06-08 08:00", 100, 90, SLEEPLESS) == ["Fri 2026-06-12 02:00"]


def test_who_has_an_hour_needs_no_reminder() -> None:
    assert told("2026-06-08 12:00", 1, 1) == []
    assert told("2026-06-08 23:00", 1, 1) == []


@pytest.mark.parametrize(
    ("started", "turn", "warned"),
    [
        ("2026-06-08 09:00", 24, "Tue 2026-06-09 07:00"),  # a tenth is 06:36, but they sleep until 07:00
        ("2026-06-08 07:30", 24, "Mon 2026-06-08 21:00"),  # the morning would leave them half an hour
        ("2026-06-08 21:40", 8, "Mon 2026-06-08 21:50"),  # their last waking minutes
        ("2026-06-08 22:00", 8, "Tue 2026-06-09 05:00"),  # they sleep all the time
        ("2026-06-08 12:00", 2, "Mon 2026-06-08 13:00"),  # at least an hour
        ("2026-06-08 09:00", 100, "Fri 2026-06-12 07:00"),  # a tenth is ten hours, at 03:00
    ],
)
def test_the_last_warning_is_in_waking_hours_if_there_are_any(started: str, turn: int, warned: str) -> None:
    begun = at(started, BERLIN)
    assert shown(last_warning(begun, begun + hours(turn), SLEEPER), BERLIN) == warned


def test_the_last_warning_is_in_waking_hours_however_few_the_clocks_leave_of_them() -> None:
    calendar = Calendar(BERLIN, QuietHours(time(3), time(1, 30)))
    started = at("2026-03-28 20:00", BERLIN)
    warned = last_warning(started, at("2026-03-29 07:00", BERLIN), calendar)
    assert shown(warned, BERLIN) == "Sun 2026-03-29 01:30"


def test_before_a_vacation_that_leaves_no_time_after_it_the_last_warning_comes_before() -> None:
    calendar = Calendar(BERLIN, NIGHT, vacations=(away("2026-06-09", "2026-06-19"),))
    started = at("2026-06-08 02:00", BERLIN)
    due = deadline(started, hours(24), calendar, DAILY)
    assert shown(due, BERLIN) == "Sat 2026-06-20 02:00"
    assert shown(last_warning(started, due, calendar), BERLIN) == "Mon 2026-06-08 21:00"


def test_on_vacation_nobody_is_reminded() -> None:
    calendar = Calendar(BERLIN, NIGHT, vacations=(away("2026-06-09", "2026-06-19"),))
    assert told("2026-06-08 12:00", 72, 12, calendar) == [
        "Sat 2026-06-20 07:00",
        "Sat 2026-06-20 19:00",
        "Sun 2026-06-21 07:00",
        "Sun 2026-06-21 19:00",
        "Mon 2026-06-22 07:00",  # the last warning: time is out at noon
    ]


@pytest.mark.parametrize(
    ("zone", "started", "morning"),
    [
        (BERLIN, "2026-10-24 12:00", "Sun 2026-10-25 07:00"),
        (NEW_YORK, "2026-10-31 12:00", "Sun 2026-11-01 07:00"),
        (BERLIN, "2026-03-28 12:00", "Sun 2026-03-29 07:00"),
    ],
)
def test_seven_in_the_morning_is_seven_by_the_new_clocks_too(zone: str, started: str, morning: str) -> None:
    assert told(started, 96, 12, Calendar(zone, NIGHT), zone)[0] == morning


@pytest.mark.parametrize("interval", [timedelta(), timedelta(minutes=59), hours(169), -hours(1)])
def test_reminders_are_an_hour_to_a_week_apart(interval: timedelta) -> None:
    started = at("2026-06-08 12:00")
    with pytest.raises(InvalidTime) as refusal:
        next_reminder(started, started, None, interval, SLEEPER, 0)
    assert refusal.value.fault is TimeFault.INTERVAL


def test_a_reminder_needs_moments_in_some_zone() -> None:
    started = at("2026-06-08 12:00")
    with pytest.raises(NaiveMoment):
        next_reminder(started.replace(tzinfo=None), started, None, hours(12), SLEEPER, 0)


Case = tuple[datetime, Calendar, TimeControl]


@given(cases(), st.integers(1, 200), st.integers(1, 60))
def test_reminders_are_in_waking_hours_or_the_last_warning(case: Case, turn: int, interval: int) -> None:
    started, calendar, control = case
    due = deadline(started, hours(turn), calendar, control)
    times = list(reminders(started, due, hours(interval), calendar))
    warning = last_warning(started, due, calendar)
    assert len(times) <= REMINDERS_A_TURN + 1
    assert all(moment < due and (moment == warning or is_waking(moment, calendar)) for moment in times)
    assert all(later - earlier >= hours(interval) for earlier, later in pairwise([started, *times[:-1]]))
    assert times[-1:] == ([warning] if warning > started else [])


def test_quiet_hours_that_begin_twice_in_a_night_wake_nobody_between() -> None:
    """At the end of summer time Auckland's clock shows 2:00 to 3:00 twice, and so 2:02."""
    calendar = Calendar("Pacific/Auckland", QuietHours(time(2, 2), time(0, 0)))
    started = datetime(2026, 4, 4, 14, tzinfo=UTC)  # 2:00, the second time
    assert last_warning(started, started + hours(2), calendar) == started + MINUTE


def test_a_night_that_begins_twice_leaves_the_waking_minute_between() -> None:
    """In Apia the clock went back from 4:00 to 3:00, a minute before quiet hours began again."""
    calendar = Calendar("Pacific/Apia", QuietHours(time(3, 1), time(0, 0)))
    started = datetime(2012, 3, 31, 13, 58, tzinfo=UTC)  # 3:58, the first time
    assert last_warning(started, started + hours(2), calendar) == started + 2 * MINUTE


def test_a_night_that_ends_twice_leaves_the_waking_minutes_between() -> None:
    calendar = Calendar(NEW_YORK, QuietHours(time(0, 0), time(1, 46)))
    started = at("2026-11-01 05:45")  # 1:45, the first time
    warned = last_warning(started, started + hours(2), calendar)
    assert started + MINUTE <= warned < at("2026-11-01 06:00")


@given(cases(), st.integers(2, 60))
def test_the_last_warning_leaves_an_hour_and_wakes_nobody_awake_in_time(case: Case, turn: int) -> None:
    started, calendar, control = case
    due = deadline(started, hours(turn), calendar, control)
    warning = last_warning(started, due, calendar)
    assert started < warning <= due - hours(1)
    minutes = (started + number * MINUTE for number in range(1, (due - started) // MINUTE - 59))
    assert is_waking(warning, calendar) or all(sleeps(minute, calendar) for minute in minutes)
