"""When a player may be spoken to."""

from datetime import datetime, time, timedelta

import pytest
from hypothesis import given

from bot.clocks import Calendar, QuietHours, TimeControl, is_waking, waking_from
from bot.clocks.reminders import rest_begins
from tests.clocks.oracle import cases, slow_waking
from tests.clocks.stories import BERLIN, NIGHT, at, away, shown

SLEEPER = Calendar(BERLIN, NIGHT)


def woken(text: str, calendar: Calendar = SLEEPER) -> str:
    return shown(waking_from(at(text, BERLIN), calendar), BERLIN)


def test_in_the_night_a_player_is_left_alone_until_the_morning() -> None:
    assert woken("2026-06-08 22:00") == woken("2026-06-09 06:59") == "Tue 2026-06-09 07:00"
    assert woken("2026-06-08 21:59") == "Mon 2026-06-08 21:59"


@pytest.mark.parametrize(
    "text", ["2026-06-08 22:00", "2026-06-08 22:01", "2026-06-09 00:00", "2026-06-09 06:59"]
)
def test_a_night_begins_in_the_evening_before(text: str) -> None:
    assert shown(rest_begins(at(text, BERLIN), SLEEPER), BERLIN) == "Mon 2026-06-08 22:00"


def test_the_morning_is_that_of_the_clocks_as_they_are_then() -> None:
    assert woken("2026-10-25 00:30") == "Sun 2026-10-25 07:00"
    assert woken("2026-03-29 00:30") == "Sun 2026-03-29 07:00"
    to_the_gap = Calendar(BERLIN, QuietHours(time(22), time(2, 30)))
    assert woken("2026-03-29 00:30", to_the_gap) == "Sun 2026-03-29 03:00"


def test_in_the_hour_that_comes_twice_quiet_hours_end_twice() -> None:
    calendar = Calendar(BERLIN, QuietHours(time(22), time(2, 30)))
    assert [waking_from(at(text), calendar) for text in ("2026-10-25 00:10", "2026-10-25 01:10")] == [
        at("2026-10-25 00:30"),
        at("2026-10-25 01:30"),
    ]


def test_quiet_hours_that_leave_only_the_hour_that_is_left_out_leave_a_player_alone_a_day_more() -> None:
    calendar = Calendar(BERLIN, QuietHours(time(3), time(2)))
    assert woken("2026-03-28 12:00", calendar) == "Mon 2026-03-30 02:00"


def test_on_vacation_a_player_is_left_alone_until_the_morning_after() -> None:
    calendar = Calendar(BERLIN, NIGHT, vacations=(away("2026-06-08", "2026-06-10"),))
    assert not is_waking(at("2026-06-08 12:00", BERLIN), calendar)
    assert woken("2026-06-08 12:00", calendar) == "Thu 2026-06-11 07:00"
    assert shown(rest_begins(at("2026-06-11 03:00", BERLIN), calendar), BERLIN) == "Sun 2026-06-07 22:00"


@given(cases())
def test_the_first_waking_moment_is_found_by_minutes(case: tuple[datetime, Calendar, TimeControl]) -> None:
    start, calendar, _ = case
    woken_at = waking_from(start, calendar)
    assert woken_at == slow_waking(start, calendar)
    assert is_waking(start, calendar) == (woken_at == start)


@given(cases())
def test_just_before_a_rest_begins_a_player_is_awake_and_from_then_on_asleep(
    case: tuple[datetime, Calendar, TimeControl],
) -> None:
    start, calendar, _ = case
    begins = rest_begins(start, calendar)
    assert begins <= start
    assert begins == start or not is_waking(begins, calendar)
    assert is_waking(start, calendar) or is_waking(begins - timedelta.resolution, calendar)
