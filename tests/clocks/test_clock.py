"""The clocks of two players: whose runs, what is left of a reserve, and when a turn's time is out."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.clocks import Calendar, Clock, InvalidTime, Pause, Running, TimeControl, Vacation, time_left

MONDAY = datetime(2026, 3, 2, 12, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
CONTROL = TimeControl(24, reserve=72)
CALENDAR = Calendar()
ALICE, BOB = 1, 2


def running(**changes: object) -> Clock:
    clock = Clock({ALICE: 10 * HOUR}, Running.of(ALICE, MONDAY, CALENDAR))
    return replace(clock, **changes)  # type: ignore[arg-type] - any field


def test_a_player_begins_with_the_reserve_of_the_control() -> None:
    clock = Clock({}, Running.of(BOB, MONDAY, CALENDAR))
    assert clock.turn(CONTROL).due(CALENDAR) == MONDAY + 96 * HOUR


def test_what_is_left_of_a_reserve_is_all_that_the_next_turn_has() -> None:
    left = time_left(running(), CONTROL, CALENDAR)
    assert (left.due, left.reserve_from) == (MONDAY + 34 * HOUR, MONDAY + DAY)


def test_a_turn_that_ends_in_time_costs_nothing() -> None:
    stopped = running().stopped(CONTROL, MONDAY + DAY, CALENDAR)
    assert (stopped.reserves, stopped.running) == ({ALICE: 10 * HOUR}, None)


def test_what_a_turn_runs_over_is_drawn_from_the_reserve_until_there_is_none() -> None:
    for over, left in ((4, 6), (10, 0), (100, 0)):
        stopped = running().stopped(CONTROL, MONDAY + DAY + over * HOUR, CALENDAR)
        assert stopped.reserves == {ALICE: left * HOUR}


def test_stopping_a_clock_that_stands_changes_nothing() -> None:
    clock = Clock({ALICE: HOUR})
    assert clock.stopped(CONTROL, MONDAY, CALENDAR) == clock
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
    more = told.extended(CONTROL, 48, MONDAY + 34 * HOUR, CALENDAR)
    left = time_left(more, CONTROL, CALENDAR)
    assert (left.due, left.is_out, left.is_asked) == (MONDAY + 82 * HOUR, False, False)
    with pytest.raises(InvalidTime):
        told.extended(CONTROL, 0, MONDAY, CALENDAR)


def test_a_turn_is_timed_by_the_zone_of_its_beginning_and_the_vacations_of_now() -> None:
    away = Vacation(date(2026, 3, 3), date(2026, 3, 4), MONDAY)
    left = time_left(running(), CONTROL, Calendar("Asia/Tokyo", vacations=(away,)))
    assert left is not None
    midnight = datetime(2026, 3, 3, tzinfo=UTC)
    assert left.pauses == (Pause(midnight, midnight + 2 * DAY),)
    assert left.due == MONDAY + 34 * HOUR + 2 * DAY
