"""What the clocks on the wall show, when they jump and when they go back."""

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.clocks.calendars import day_begins, first_moment, next_moment
from tests.clocks.stories import BERLIN, at, shown

BERLIN_ZONE = ZoneInfo(BERLIN)


@pytest.mark.parametrize(
    ("zone", "day", "begins"),
    [
        (BERLIN, date(2026, 3, 29), "2026-03-28 23:00"),
        (BERLIN, date(2026, 10, 26), "2026-10-25 23:00"),
        ("America/Sao_Paulo", date(2018, 11, 4), "2018-11-04 03:00"),  # it was 01:00 there
        ("Africa/Cairo", date(2026, 4, 24), "2026-04-23 22:00"),
        ("America/Havana", date(2026, 11, 1), "2026-11-01 04:00"),  # midnight came twice
        (
            "America/St_Johns",
            date(2010, 11, 7),
            "2010-11-07 02:30",
        ),  # for a minute, and for good an hour later
        ("Pacific/Apia", date(2011, 12, 30), "2011-12-30 10:00"),  # was left out,
        ("Pacific/Apia", date(2011, 12, 31), "2011-12-30 10:00"),  # for this
        ("America/Toronto", date(1919, 3, 31), "1919-03-31 04:30"),  # from 23:30 to 00:30
    ],
)
def test_a_day_begins_when_its_date_is_first_shown(zone: str, day: date, begins: str) -> None:
    assert day_begins(day, ZoneInfo(zone)) == at(begins)


def test_a_time_that_is_left_out_is_the_moment_at_which_the_clock_jumps() -> None:
    moment = first_moment(datetime(2026, 3, 29, 2, 20), BERLIN_ZONE)  # noqa: DTZ001 - what a wall shows
    assert shown(moment, BERLIN) == "Sun 2026-03-29 03:00"


def test_a_time_that_is_shown_twice_is_the_next_of_both() -> None:
    wall = datetime(2026, 10, 25, 2, 20)  # noqa: DTZ001 - what a wall shows
    assert first_moment(wall, BERLIN_ZONE) == at("2026-10-25 00:20")
    assert next_moment(wall, BERLIN_ZONE, after=at("2026-10-25 00:10")) == at("2026-10-25 00:20")
    assert next_moment(wall, BERLIN_ZONE, after=at("2026-10-25 00:20")) == at("2026-10-25 01:20")
