"""Vacations: set ahead or at once, ended early, and never a way out."""

from datetime import date, datetime, timedelta

import pytest
from hypothesis import assume, given, reject
from hypothesis import strategies as st

from bot.clocks import (
    Calendar,
    TimeControl,
    TimeIsOut,
    Vacation,
    VacationInPast,
    VacationOver,
    VacationRefused,
    VacationsOverlap,
    VacationTooFarAhead,
    VacationTooLong,
    VacationTooShort,
    book_vacation,
    deadline,
    end_vacation,
)
from tests.clocks.oracle import cases
from tests.clocks.stories import AUCKLAND, BERLIN, DAILY, HONOLULU, at, away, calendar_with, hours, shown

NOON = at("2026-06-10 12:00", BERLIN)  # a Wednesday


def booked(first: str, last: str, now: datetime = NOON, calendar: Calendar | None = None) -> Calendar:
    days = date.fromisoformat(first), date.fromisoformat(last)
    return book_vacation(calendar or calendar_with(), *days, now)


def test_a_vacation_is_set_ahead() -> None:
    calendar = booked("2026-07-06", "2026-07-19")
    assert calendar.vacations == (away("2026-07-06", "2026-07-19", NOON),)
    assert calendar.days_left(2026) == 16


def test_a_vacation_is_set_at_once_and_today_counts_as_a_whole_day() -> None:
    calendar = booked("2026-06-10", "2026-06-10")
    assert calendar.days_left(2026) == 29
    start = NOON - hours(6)
    assert shown(deadline(start, hours(24), calendar, DAILY), BERLIN) == "Thu 2026-06-11 18:00"


def test_it_is_today_where_the_player_is() -> None:
    evening = at("2026-06-10 22:00", BERLIN)
    assert booked("2026-06-10", "2026-06-10", evening, Calendar(HONOLULU)).vacations
    with pytest.raises(VacationInPast) as refusal:
        booked("2026-06-10", "2026-06-10", evening, Calendar(AUCKLAND))
    assert refusal.value.today == date(2026, 6, 11)


def test_vacations_stand_in_the_order_of_their_days() -> None:
    calendar = booked("2026-07-01", "2026-07-02", calendar=booked("2026-08-01", "2026-08-02"))
    assert [vacation.first.month for vacation in calendar.vacations] == [7, 8]


def test_a_vacation_is_not_set_for_days_that_are_over() -> None:
    with pytest.raises(VacationInPast) as refusal:
        booked("2026-06-09", "2026-06-20")
    assert refusal.value.today == date(2026, 6, 10)


def test_a_vacation_begins_within_a_year() -> None:
    assert booked("2027-06-10", "2027-06-11").vacations
    with pytest.raises(VacationTooFarAhead) as refusal:
        booked("2027-06-11", "2027-06-11")
    assert refusal.value.latest == date(2027, 6, 10)


def test_a_vacation_does_not_end_before_it_begins() -> None:
    with pytest.raises(VacationTooShort):
        booked("2026-07-06", "2026-07-05")


@pytest.mark.parametrize(
    "days",
    [
        ("2026-07-01", "2026-07-06"),
        ("2026-07-08", "2026-07-09"),
        ("2026-07-10", "2026-07-12"),
        ("2026-07-01", "2026-07-20"),
    ],
)
def test_vacations_do_not_overlap(days: tuple[str, str]) -> None:
    with pytest.raises(VacationsOverlap) as refusal:
        booked(*days, calendar=booked("2026-07-06", "2026-07-10"))
    assert (refusal.value.first, refusal.value.last) == (date(2026, 7, 6), date(2026, 7, 10))


def test_vacations_may_touch() -> None:
    calendar = booked("2026-07-06", "2026-07-10")
    assert booked("2026-07-11", "2026-07-11", calendar=booked("2026-07-05", "2026-07-05", calendar=calendar))


def test_a_vacation_is_not_longer_than_what_is_left_of_the_year() -> None:
    assert booked("2026-07-01", "2026-07-30").days_left(2026) == 0
    with pytest.raises(VacationTooLong) as refusal:
        booked("2026-07-01", "2026-07-31")
    assert (refusal.value.year, refusal.value.left) == (2026, 30)
    with pytest.raises(VacationTooLong) as refusal:
        booked("2026-08-01", "2026-08-03", calendar=booked("2026-07-01", "2026-07-28"))
    assert (refusal.value.year, refusal.value.left) == (2026, 2)


def test_a_vacation_over_new_year_keeps_to_the_days_of_either_year() -> None:
    calendar = booked("2026-07-01", "2026-07-28")
    assert booked("2026-12-30", "2027-01-30", calendar=calendar).days_left(2027) == 0
    for days, year in ((("2026-12-29", "2027-01-01"), 2026), (("2026-12-30", "2027-01-31"), 2027)):
        with pytest.raises(VacationTooLong) as refusal:
            booked(*days, calendar=calendar)
        assert refusal.value.year == year


def test_a_vacation_is_not_set_when_the_time_is_out_already() -> None:
    since = NOON - hours(1)
    with pytest.raises(TimeIsOut) as refusal:
        book_vacation(calendar_with(), date(2026, 6, 10), date(2026, 6, 12), NOON, out_since=since)
    assert refusal.value.since == since


def test_a_vacation_that_is_ended_early_gives_the_days_after_today_back() -> None:
    calendar = booked("2026-06-10", "2026-06-19")
    friday = at("2026-06-12 09:00", BERLIN)
    ended = end_vacation(calendar, calendar.vacations[0], friday)
    assert ended.vacations == (away("2026-06-10", "2026-06-12", NOON),)
    assert (calendar.days_left(2026), ended.days_left(2026)) == (20, 27)
    assert shown(deadline(NOON, hours(24), ended, DAILY), BERLIN) == "Sun 2026-06-14 00:00"


def test_a_vacation_that_has_not_begun_is_taken_back_as_a_whole() -> None:
    calendar = booked("2026-07-06", "2026-07-10", calendar=booked("2026-06-11", "2026-06-12"))
    assert end_vacation(calendar, calendar.vacations[0], NOON).vacations == calendar.vacations[1:]


def test_on_its_last_day_a_vacation_cannot_become_shorter() -> None:
    calendar = booked("2026-06-10", "2026-06-10")
    assert end_vacation(calendar, calendar.vacations[0], NOON + hours(1)) == calendar


def test_a_vacation_that_is_over_or_was_never_set_cannot_be_ended() -> None:
    calendar = booked("2026-06-10", "2026-06-12")
    for vacation, now in (
        (calendar.vacations[0], at("2026-06-13 00:00", BERLIN)),
        (away("2026-06-10", "2026-06-13", NOON), NOON),
    ):
        with pytest.raises(VacationOver):
            end_vacation(calendar, vacation, now)


Case = tuple[datetime, Calendar, TimeControl]


def book_or_assume(calendar: Calendar, now: datetime, ahead: int, days: int) -> tuple[Calendar, Vacation]:
    first = calendar.day_of(now) + timedelta(days=ahead)
    try:
        after = book_vacation(calendar, first, first + timedelta(days=days - 1), now)
    except VacationRefused:
        reject()
    return after, next(vacation for vacation in after.vacations if vacation not in calendar.vacations)


@given(cases(), st.integers(1, 200), st.integers(0, 200), st.integers(0, 9), st.integers(1, 30))
def test_no_vacation_changes_a_time_that_was_out_when_it_was_set(
    case: Case, time: int, later: int, ahead: int, days: int
) -> None:
    start, calendar, control = case
    now = start + hours(later)
    after, _ = book_or_assume(calendar, now, ahead, days)
    due = deadline(start, hours(time), calendar, control)
    moved = deadline(start, hours(time), after, control)
    assert moved == due if due <= now else moved >= due


@given(cases(), st.integers(1, 200), st.integers(0, 9), st.integers(1, 30), st.integers(0, 900))
def test_to_end_a_vacation_puts_nobody_out_of_time_and_gives_back_what_it_took_but_today(
    case: Case, time: int, ahead: int, days: int, later: int
) -> None:
    start, calendar, control = case
    calendar = Calendar(calendar.zone, weekend=calendar.weekend)
    after, vacation = book_or_assume(calendar, start, ahead, days)
    now = start + hours(later)
    assume(calendar.day_of(now) <= vacation.last)
    ended = end_vacation(after, vacation, now)
    before_end = deadline(start, hours(time), after, control)
    assert before_end <= now or now < deadline(start, hours(time), ended, control) <= before_end
    used = max((calendar.day_of(now) - vacation.first).days + 1, 0)
    years = {vacation.first.year, vacation.last.year}
    assert sum(calendar.days_left(year) - ended.days_left(year) for year in years) == used
