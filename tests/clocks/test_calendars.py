"""A player's calendar: what it may hold, and what holds when it is changed."""

from datetime import time

import pytest

from bot.clocks import (
    Calendar,
    CalendarFault,
    InvalidCalendar,
    QuietHours,
    UnknownZone,
    VacationTooShort,
    Weekday,
    deadline,
)
from tests.clocks.stories import (
    AUCKLAND,
    BERLIN,
    DAILY_BUT_WEEKENDS,
    HONOLULU,
    NIGHT,
    at,
    away,
    calendar_with,
    hours,
)

MIDWEEK = frozenset({Weekday.WEDNESDAY, Weekday.THURSDAY})


def test_by_default_a_player_rests_on_the_usual_weekend_and_has_thirty_days() -> None:
    calendar = Calendar()
    assert calendar.weekend == {Weekday.SATURDAY, Weekday.SUNDAY}
    assert calendar.days_left(2026) == 30
    assert calendar.quiet is None


@pytest.mark.parametrize(
    "name", ["Europe/Atlantis", "Berlin", "europe/berlin", "", "Factory", "../passwd", "America"]
)
def test_a_zone_that_is_none_is_refused_with_examples_that_are(name: str) -> None:
    with pytest.raises(UnknownZone) as refusal:
        Calendar(name)
    assert refusal.value.examples
    assert all(Calendar(example) for example in refusal.value.examples)


@pytest.mark.parametrize("days", [{Weekday.FRIDAY, Weekday.SATURDAY, Weekday.SUNDAY}, set(Weekday), {7}])
def test_a_weekend_is_at_most_two_days_or_the_clock_might_never_run(days: set[Weekday]) -> None:
    with pytest.raises(InvalidCalendar) as refusal:
        Calendar(weekend=frozenset(days))
    assert refusal.value.fault is CalendarFault.WEEKEND


@pytest.mark.parametrize("days", [-1, 91, 365])
def test_an_allowance_is_less_than_a_quarter_of_the_year(days: int) -> None:
    with pytest.raises(InvalidCalendar) as refusal:
        Calendar(allowance=days)
    assert refusal.value.fault is CalendarFault.ALLOWANCE


@pytest.mark.parametrize(
    "days",
    [
        [("2026-06-01", "2026-06-05"), ("2026-06-05", "2026-06-07")],
        [("2026-06-08", "2026-06-09"), ("2026-06-01", "2026-06-05")],
    ],
)
def test_vacations_stand_in_order_and_do_not_overlap(days: list[tuple[str, str]]) -> None:
    with pytest.raises(InvalidCalendar) as refusal:
        calendar_with(*(away(*pair) for pair in days))
    assert refusal.value.fault is CalendarFault.VACATIONS


def test_a_vacation_is_at_least_one_day() -> None:
    assert away("2026-06-05", "2026-06-05").days_in(2026) == 1
    with pytest.raises(VacationTooShort):
        away("2026-06-05", "2026-06-04")


def test_a_vacation_over_new_year_takes_days_of_both_years() -> None:
    calendar = calendar_with(away("2026-12-28", "2027-01-03"))
    assert [calendar.days_left(year) for year in (2025, 2026, 2027, 2028)] == [30, 26, 27, 30]


def test_who_has_used_more_days_than_are_allowed_now_has_none_left() -> None:
    calendar = Calendar(vacations=(away("2026-06-01", "2026-06-10"),), allowance=5)
    assert calendar.days_left(2026) == 0


@pytest.mark.parametrize(
    ("quiet", "inside", "outside"),
    [
        (NIGHT, ["22:00", "23:59", "00:00", "06:59"], ["07:00", "12:00", "21:59"]),
        (QuietHours(time(0), time(7, 30)), ["00:00", "07:29"], ["07:30", "23:59"]),
        (QuietHours(time(9), time(17)), ["09:00", "16:59"], ["17:00", "08:59", "00:00"]),
        (QuietHours(time(22), time(0)), ["22:00", "23:59"], ["00:00", "21:59"]),
        (QuietHours(time(8), time(7)), ["08:00", "06:59"], ["07:00", "07:59"]),
    ],
)
def test_quiet_hours_may_pass_midnight(quiet: QuietHours, inside: list[str], outside: list[str]) -> None:
    assert [text for text in inside + outside if time.fromisoformat(text) in quiet] == inside


@pytest.mark.parametrize(
    ("begin", "end"), [(time(7), time(7)), (time(7, 30), time(7)), (time(0), time(23, 30))]
)
def test_quiet_hours_leave_an_hour_of_the_day(begin: time, end: time) -> None:
    with pytest.raises(InvalidCalendar) as refusal:
        QuietHours(begin, end)
    assert refusal.value.fault is CalendarFault.QUIET


def test_moving_the_weekend_or_oneself_gains_no_time_in_a_turn_that_has_begun() -> None:
    wednesday = at("2026-06-03 09:00", AUCKLAND)
    begun = Calendar(AUCKLAND)
    moved = Calendar(HONOLULU, NIGHT, MIDWEEK)
    assert deadline(wednesday, hours(24), moved, DAILY_BUT_WEEKENDS) > wednesday + hours(24)
    held = moved.held_to(begun)
    assert deadline(wednesday, hours(24), held, DAILY_BUT_WEEKENDS) == wednesday + hours(24)
    assert held.quiet == NIGHT


def test_a_vacation_counts_in_a_turn_that_has_begun() -> None:
    friday = at("2026-06-05 00:00", BERLIN)
    begun, now = calendar_with(), calendar_with(away("2026-06-05", "2026-06-05"))
    assert now.held_to(begun) == now
    assert deadline(friday, hours(6), now.held_to(begun), DAILY_BUT_WEEKENDS) == at(
        "2026-06-08 06:00", BERLIN
    )
