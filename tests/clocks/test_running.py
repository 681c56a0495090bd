"""How time runs: on weekends and vacations, and when the clocks change."""

from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clocks import Calendar, NaiveMoment, TimeControl, Weekday, deadline, running_time
from tests.clocks.oracle import MINUTE, cases, slow_deadline, slow_running_time, vacations_near
from tests.clocks.stories import (
    AUCKLAND,
    BERLIN,
    DAILY,
    DAILY_BUT_WEEKENDS,
    HONOLULU,
    NEW_YORK,
    at,
    away,
    calendar_with,
    hours,
    shown,
)

Case = tuple[datetime, Calendar, TimeControl]


@pytest.mark.parametrize(
    ("zone", "saturday", "due"),
    [
        (BERLIN, "2026-10-24 18:00", "Sun 2026-10-25 17:00"),
        (NEW_YORK, "2026-10-24 18:00", "Sun 2026-10-25 18:00"),
        (BERLIN, "2026-10-31 18:00", "Sun 2026-11-01 18:00"),
        (NEW_YORK, "2026-10-31 18:00", "Sun 2026-11-01 17:00"),
        (BERLIN, "2026-03-28 18:00", "Sun 2026-03-29 19:00"),
    ],
)
def test_hours_are_real_hours_also_when_the_clocks_change(zone: str, saturday: str, due: str) -> None:
    assert shown(deadline(at(saturday, zone), hours(24), Calendar(zone), DAILY), zone) == due


@pytest.mark.parametrize(
    ("zone", "length_of_weekend"), [(BERLIN, 49), (NEW_YORK, 48), (AUCKLAND, 48), ("Asia/Beirut", 49)]
)
def test_a_weekend_is_over_at_midnight_however_long_it_is(zone: str, length_of_weekend: int) -> None:
    friday = at("2026-10-23 18:00", zone)
    due = deadline(friday, hours(24), Calendar(zone), DAILY_BUT_WEEKENDS)
    assert shown(due, zone) == "Mon 2026-10-26 18:00"
    assert due - friday == hours(24 + length_of_weekend)


def test_it_is_weekend_earlier_in_auckland_than_in_honolulu() -> None:
    start = at("2026-06-05 10:00")
    assert shown(start, AUCKLAND) == "Fri 2026-06-05 22:00"
    assert shown(start, HONOLULU) == "Fri 2026-06-05 00:00"
    in_auckland = deadline(start, hours(30), Calendar(AUCKLAND), DAILY_BUT_WEEKENDS)
    in_honolulu = deadline(start, hours(30), Calendar(HONOLULU), DAILY_BUT_WEEKENDS)
    assert shown(in_auckland, AUCKLAND) == "Tue 2026-06-09 04:00"
    assert shown(in_honolulu, HONOLULU) == "Mon 2026-06-08 06:00"


def test_the_weekend_is_that_of_the_player() -> None:
    thursday = at("2026-06-04 18:00", "Asia/Riyadh")
    calendar = Calendar("Asia/Riyadh", weekend=frozenset({Weekday.FRIDAY, Weekday.SATURDAY}))
    due = deadline(thursday, hours(24), calendar, DAILY_BUT_WEEKENDS)
    assert shown(due, "Asia/Riyadh") == "Sun 2026-06-07 18:00"


def test_without_a_weekend_or_where_none_is_agreed_the_clock_runs_on() -> None:
    friday = at("2026-06-05 18:00", BERLIN)
    restless = Calendar(BERLIN, weekend=frozenset())
    assert deadline(friday, hours(24), restless, DAILY_BUT_WEEKENDS) == friday + hours(24)
    assert deadline(friday, hours(24), Calendar(BERLIN), DAILY) == friday + hours(24)


def test_time_that_is_out_as_the_weekend_begins_is_out_then() -> None:
    friday = at("2026-06-05 00:00", BERLIN)
    due = deadline(friday, hours(24), Calendar(BERLIN), DAILY_BUT_WEEKENDS)
    assert shown(due, BERLIN) == "Sat 2026-06-06 00:00"


def test_time_stands_still_in_a_vacation_that_begins_in_the_middle_of_the_turn() -> None:
    tuesday = at("2026-06-09 10:00", BERLIN)
    calendar = calendar_with(away("2026-06-10", "2026-06-12"))
    due = deadline(tuesday, hours(48), calendar, DAILY)
    assert shown(due, BERLIN) == "Sun 2026-06-14 10:00"
    assert running_time(tuesday, at("2026-06-12 12:00", BERLIN), calendar, DAILY) == hours(14)


def test_a_vacation_set_at_once_stops_the_clock_at_once_and_not_before() -> None:
    tuesday = at("2026-06-09 10:00", BERLIN)
    calendar = calendar_with(away("2026-06-10", "2026-06-11", booked=at("2026-06-10 15:00", BERLIN)))
    assert shown(deadline(tuesday, hours(48), calendar, DAILY), BERLIN) == "Fri 2026-06-12 19:00"


def test_a_vacation_over_a_weekend_stops_no_more_than_the_weekend_does() -> None:
    friday = at("2026-06-05 18:00", BERLIN)
    weekend = deadline(friday, hours(24), calendar_with(), DAILY_BUT_WEEKENDS)
    away_too = calendar_with(away("2026-06-06", "2026-06-07"))
    assert deadline(friday, hours(24), away_too, DAILY_BUT_WEEKENDS) == weekend
    longer = calendar_with(away("2026-06-07", "2026-06-08"))
    assert deadline(friday, hours(24), longer, DAILY_BUT_WEEKENDS) == weekend + hours(24)


def test_a_day_off_begins_at_one_where_the_clocks_jump_over_midnight() -> None:
    calendar = Calendar("Africa/Cairo", weekend=frozenset({Weekday.FRIDAY}))
    thursday = at("2026-04-23 18:00", "Africa/Cairo")
    due = deadline(thursday, hours(8), calendar, DAILY_BUT_WEEKENDS)
    assert shown(due, "Africa/Cairo") == "Sat 2026-04-25 02:00"
    assert due - thursday == hours(8 + 23)


def test_a_day_that_a_zone_left_out_stops_no_clock() -> None:
    calendar = calendar_with(away("2011-12-30", "2011-12-30"), zone="Pacific/Apia")
    thursday = at("2011-12-29 12:00", "Pacific/Apia")
    due = deadline(thursday, hours(24), calendar, DAILY)
    assert shown(due, "Pacific/Apia") == "Sat 2011-12-31 12:00"


def test_no_time_has_run_before_the_start() -> None:
    start = at("2026-06-09 10:00")
    assert running_time(start, start - hours(5), Calendar(), DAILY_BUT_WEEKENDS) == timedelta()


def test_a_moment_may_come_in_any_zone_but_not_without_one() -> None:
    start = at("2026-10-24 18:00", BERLIN)
    local = start.astimezone(Calendar(BERLIN).zone_info)
    assert deadline(local, hours(24), Calendar(), DAILY) == start + hours(24)
    with pytest.raises(NaiveMoment):
        deadline(start.replace(tzinfo=None), hours(24), Calendar(), DAILY)


@given(cases(), st.integers(1, 100 * 60))
def test_the_deadline_is_that_found_by_counting_minutes(case: Case, minutes: int) -> None:
    start, calendar, control = case
    assert deadline(start, minutes * MINUTE, calendar, control) == slow_deadline(
        start, minutes, calendar, control
    )


@given(cases(), st.integers(0, 7 * 1440))
def test_the_running_time_is_that_found_by_counting_minutes(case: Case, minutes: int) -> None:
    start, calendar, control = case
    end = start + minutes * MINUTE
    assert running_time(start, end, calendar, control) == slow_running_time(start, end, calendar, control)


@given(cases(), st.timedeltas(timedelta(), hours(1000)))
def test_as_much_time_has_run_until_the_deadline_as_there_was(case: Case, time: timedelta) -> None:
    start, *clock = case
    assert running_time(start, deadline(start, time, *clock), *clock) == time


@given(cases(), st.timedeltas(timedelta(), hours(99)), st.timedeltas(timedelta(), hours(99)))
def test_a_later_start_or_more_time_is_due_no_earlier(case: Case, time: timedelta, more: timedelta) -> None:
    start, *clock = case
    due = deadline(start, time, *clock)
    assert due <= deadline(start + more, time, *clock)
    assert due + more <= deadline(start, time + more, *clock)


@given(cases(), st.data(), st.timedeltas(timedelta(), hours(500)))
def test_a_pause_more_brings_no_deadline_forward(case: Case, data: st.DataObject, time: timedelta) -> None:
    start, calendar, control = case
    unpaused = Calendar(calendar.zone, weekend=calendar.weekend)
    for vacation in data.draw(vacations_near(start)):
        paused = Calendar(calendar.zone, weekend=calendar.weekend, vacations=(*unpaused.vacations, vacation))
        assert deadline(start, time, unpaused, control) <= deadline(start, time, paused, control)
        unpaused = paused
    assert deadline(start, time, unpaused, DAILY) <= deadline(start, time, unpaused, DAILY_BUT_WEEKENDS)


@given(cases(), st.timedeltas(timedelta(), hours(500)))
def test_quiet_hours_stop_no_clock(case: Case, time: timedelta) -> None:
    start, calendar, control = case
    loud = Calendar(calendar.zone, None, calendar.weekend, calendar.vacations)
    assert deadline(start, time, calendar, control) == deadline(start, time, loud, control)
