"""A turn by the clock and the clocks of two: hours, the reserve, more time, and whose time runs."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clocks import (
    Calendar,
    Clock,
    InvalidTime,
    NaiveMoment,
    Pause,
    Running,
    TimeControl,
    TimeFault,
    Turn,
    Vacation,
    time_left,
)
from tests.clocks.oracle import cases
from tests.clocks.stories import BERLIN, at, away, calendar_with, hours, shown

BERLINER = Calendar(BERLIN)
MONDAY = at("2026-06-08 18:00", BERLIN)
WITH_RESERVE = TimeControl(hours=24, reserve=48, stops_on_weekends=True)
FULL = WITH_RESERVE.reserve_time
MONDAY_NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
CONTROL = TimeControl(24, reserve=72)
CALENDAR = Calendar()
ALICE, BOB = 1, 2


def turn_at(text: str, control: TimeControl = WITH_RESERVE, reserve: timedelta = FULL) -> Turn:
    return Turn(at(text, BERLIN), control, reserve)


def test_a_turn_that_ends_within_its_hours_leaves_the_reserve_as_it_is() -> None:
    turn = turn_at("2026-06-08 18:00")
    assert turn.reserve_left(turn.start, BERLINER) == FULL
    assert turn.reserve_left(turn.reserve_begins(BERLINER), BERLINER) == FULL


def test_a_turn_that_runs_over_draws_on_the_reserve_until_that_is_used_up() -> None:
    turn = turn_at("2026-06-08 18:00")
    assert shown(turn.reserve_begins(BERLINER), BERLIN) == "Tue 2026-06-09 18:00"
    assert shown(turn.due(BERLINER), BERLIN) == "Thu 2026-06-11 18:00"
    assert turn.reserve_left(at("2026-06-10 04:00", BERLIN), BERLINER) == hours(38)
    assert turn.reserve_left(at("2026-06-30 18:00", BERLIN), BERLINER) == hours(0)


def test_a_weekend_takes_nothing_from_the_reserve() -> None:
    turn = turn_at("2026-06-11 18:00")
    assert shown(turn.due(BERLINER), BERLIN) == "Tue 2026-06-16 18:00"
    sunday, monday = at("2026-06-14 12:00", BERLIN), at("2026-06-15 01:00", BERLIN)
    assert turn.reserve_left(sunday, BERLINER) == hours(42)
    assert turn.reserve_left(monday, BERLINER) == hours(41)


def test_turn_after_turn_the_reserve_runs_out() -> None:
    reserve, slow = FULL, hours(24 + 20)
    for left in (28, 8, 0):
        turn = Turn(MONDAY, TimeControl(hours=24, reserve=48), reserve)
        reserve = turn.reserve_left(MONDAY + slow, BERLINER)
        assert reserve == hours(left)
    last = Turn(MONDAY, WITH_RESERVE)
    assert last.due(BERLINER) == last.reserve_begins(BERLINER) == MONDAY + hours(24)


def test_a_claim_is_too_early_until_the_very_moment_at_which_time_is_out() -> None:
    turn = turn_at("2026-06-08 18:00", TimeControl(hours=24), hours(0))
    due = turn.due(BERLINER)
    assert not turn.is_out(due - timedelta.resolution, BERLINER)
    assert turn.is_out(due, BERLINER)


def test_two_days_more_are_two_days_of_running_time() -> None:
    turn = turn_at("2026-06-11 18:00", TimeControl(hours=24, stops_on_weekends=True), hours(0))
    extended = turn.extended(48, at("2026-06-12 10:00", BERLIN), BERLINER)
    assert shown(turn.due(BERLINER), BERLIN) == "Fri 2026-06-12 18:00"
    assert shown(extended.due(BERLINER), BERLIN) == "Tue 2026-06-16 18:00"


def test_more_time_comes_before_the_reserve() -> None:
    turn = turn_at("2026-06-08 18:00")
    wednesday = at("2026-06-10 04:00", BERLIN)
    assert turn.reserve_left(wednesday, BERLINER) == hours(38)
    assert turn.extended(48, wednesday, BERLINER).reserve_left(wednesday, BERLINER) == FULL


def test_more_time_that_is_granted_when_time_was_out_counts_from_then_on() -> None:
    turn = turn_at("2026-06-08 18:00", TimeControl(hours=24), hours(0))
    late = at("2026-06-13 09:00", BERLIN)
    assert shown(turn.extended(48, late, BERLINER).due(BERLINER), BERLIN) == "Mon 2026-06-15 09:00"


def test_more_time_may_be_granted_twice() -> None:
    turn = turn_at("2026-06-08 18:00", TimeControl(hours=24), hours(0))
    twice = turn.extended(48, MONDAY, BERLINER).extended(24, MONDAY, BERLINER)
    assert twice.due(BERLINER) == MONDAY + hours(24 + 48 + 24)


@pytest.mark.parametrize("number", [-1, 0, 337])
def test_more_time_is_an_hour_to_two_weeks(number: int) -> None:
    with pytest.raises(InvalidTime) as refusal:
        turn_at("2026-06-08 18:00").extended(number, MONDAY, BERLINER)
    assert refusal.value.fault is TimeFault.EXTENSION


def test_a_vacation_set_in_the_middle_of_the_turn_moves_what_is_due() -> None:
    turn = turn_at("2026-06-08 18:00", TimeControl(hours=24), hours(0))
    gone = calendar_with(away("2026-06-09", "2026-06-11", booked=at("2026-06-09 12:00", BERLIN)))
    assert shown(turn.due(gone), BERLIN) == "Fri 2026-06-12 06:00"


@pytest.mark.parametrize(
    ("control", "reserve", "extension", "fault"),
    [
        (TimeControl(), 0, 0, TimeFault.NO_CLOCK),
        (WITH_RESERVE, -1, 0, TimeFault.RESERVE),
        (WITH_RESERVE, 721, 0, TimeFault.RESERVE),
        (WITH_RESERVE, 0, -1, TimeFault.EXTENSION),
    ],
)
def test_a_turn_without_a_clock_or_with_less_than_no_time_is_none(
    control: TimeControl, reserve: int, extension: int, fault: TimeFault
) -> None:
    with pytest.raises(InvalidTime) as refusal:
        Turn(MONDAY, control, hours(reserve), hours(extension))
    assert refusal.value.fault is fault


def test_a_turn_begins_at_a_moment_in_some_zone() -> None:
    assert Turn(MONDAY.astimezone(BERLINER.zone_info), WITH_RESERVE) == Turn(MONDAY, WITH_RESERVE)
    with pytest.raises(NaiveMoment):
        Turn(MONDAY.replace(tzinfo=None), WITH_RESERVE)


@given(cases(), st.integers(0, 100), st.integers(0, 100), st.integers(1, 100))
def test_time_is_out_when_the_reserve_is_and_more_time_is_more(
    case: tuple[datetime, Calendar, TimeControl], reserve: int, later: int, more: int
) -> None:
    start, calendar, control = case
    turn, now = Turn(start, control, hours(reserve)), start + hours(later)
    assert turn.reserve_left(turn.reserve_begins(calendar), calendar) == hours(reserve)
    assert turn.reserve_left(turn.due(calendar), calendar) == hours(0)
    extended = turn.extended(more, now, calendar)
    assert not extended.is_out(now, calendar)
    assert extended.due(calendar) >= max(turn.due(calendar), now) + hours(more)


def running(**changes: object) -> Clock:
    clock = Clock({ALICE: 10 * HOUR}, Running.of(ALICE, MONDAY_NOON, CALENDAR))
    return replace(clock, **changes)  # type: ignore[arg-type] - any field


def test_a_player_begins_with_the_reserve_of_the_control() -> None:
    clock = Clock({}, Running.of(BOB, MONDAY_NOON, CALENDAR))
    assert clock.turn(CONTROL).due(CALENDAR) == MONDAY_NOON + 96 * HOUR


def test_what_is_left_of_a_reserve_is_all_that_the_next_turn_has() -> None:
    left = time_left(running(), CONTROL, CALENDAR)
    assert (left.due, left.reserve_from) == (MONDAY_NOON + 34 * HOUR, MONDAY_NOON + DAY)


def test_a_turn_that_ends_in_time_costs_nothing() -> None:
    stopped = running().stopped(CONTROL, MONDAY_NOON + DAY, CALENDAR)
    assert (stopped.reserves, stopped.running) == ({ALICE: 10 * HOUR}, None)


def test_what_a_turn_runs_over_is_drawn_from_the_reserve_until_there_is_none() -> None:
    for over, left in ((4, 6), (10, 0), (100, 0)):
        stopped = running().stopped(CONTROL, MONDAY_NOON + DAY + over * HOUR, CALENDAR)
        assert stopped.reserves == {ALICE: left * HOUR}


def test_a_turn_that_goes_on_has_what_it_had_left_when_it_was_over() -> None:
    stopped = running().stopped(CONTROL, MONDAY_NOON + 30 * HOUR, CALENDAR)
    other = replace(stopped, running=Running.of(BOB, MONDAY_NOON + 30 * HOUR, CALENDAR))
    resumed = other.resumed(ALICE, CONTROL, MONDAY_NOON + 35 * HOUR, CALENDAR)
    left = time_left(resumed, CONTROL, CALENDAR)
    assert (left.player, left.due) == (ALICE, MONDAY_NOON + (34 + 5) * HOUR)
    assert resumed.reserves == {ALICE: 10 * HOUR}
    assert other.resumed(BOB, CONTROL, MONDAY_NOON + 35 * HOUR, CALENDAR) == other


def test_stopping_a_clock_that_stands_changes_nothing() -> None:
    clock = Clock({ALICE: HOUR})
    assert clock.stopped(CONTROL, MONDAY_NOON, CALENDAR) == clock
    assert time_left(clock, CONTROL, CALENDAR) is None


def test_nothing_runs_without_a_time_control() -> None:
    assert time_left(running(), TimeControl(), CALENDAR) is None


def test_a_clock_that_stands_has_no_turn() -> None:
    with pytest.raises(ValueError, match="nobody's time runs"):
        Clock({}).turn(CONTROL)


def test_more_time_takes_back_what_was_told_and_asked() -> None:
    clock = running()
    assert clock.running is not None
    told = replace(clock, running=replace(clock.running, is_out=True, is_asked=True))
    more = told.extended(CONTROL, 48, MONDAY_NOON + 34 * HOUR, CALENDAR)
    left = time_left(more, CONTROL, CALENDAR)
    assert (left.due, left.is_out, left.is_asked) == (MONDAY_NOON + 82 * HOUR, False, False)
    with pytest.raises(InvalidTime):
        told.extended(CONTROL, 0, MONDAY_NOON, CALENDAR)


def test_a_turn_is_timed_by_the_zone_of_its_beginning_and_the_vacations_of_now() -> None:
    away = Vacation(date(2026, 3, 3), date(2026, 3, 4), MONDAY_NOON)
    left = time_left(running(), CONTROL, Calendar("Asia/Tokyo", vacations=(away,)))
    assert left is not None
    midnight = datetime(2026, 3, 3, tzinfo=UTC)
    assert left.pauses == (Pause(midnight, midnight + 2 * DAY),)
    assert left.due == MONDAY_NOON + 34 * HOUR + 2 * DAY
