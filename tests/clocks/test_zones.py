"""Time zones, as people name them, and what clocks on the wall show when they jump or go back."""

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.clocks import UnknownZone, find_zone, zone_names, zones_like
from bot.clocks.calendars import day_begins, first_moment, next_moment
from tests.clocks.stories import BERLIN, at, shown

BERLIN_ZONE = ZoneInfo(BERLIN)


@pytest.mark.parametrize("name", ["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Asia/Kathmandu"])
def test_a_zone_is_found_by_its_name_in_any_case(name: str) -> None:
    assert name in zone_names()
    assert {find_zone(text) for text in (name, name.lower(), f" {name.upper()} ")} == {name}


@pytest.mark.parametrize(
    ("text", "name"),
    [("berlin", "Europe/Berlin"), ("New York", "America/New_York"), ("honolulu", "Pacific/Honolulu")],
)
def test_a_zone_is_found_by_its_city(text: str, name: str) -> None:
    assert find_zone(text) == name


def test_two_cities_of_one_name_are_told_apart_by_whoever_means_one() -> None:
    with pytest.raises(UnknownZone) as refusal:
        find_zone("west")
    assert refusal.value.examples == ("Australia/West", "Brazil/West")


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Buenos Aires", "America/Argentina/Buenos_Aires"),
        ("indianapolis", "America/Indiana/Indianapolis"),
        ("Mendoza", "America/Argentina/Mendoza"),
        ("Nicosia", "Europe/Nicosia"),
        ("Louisville", "America/Kentucky/Louisville"),
        ("Istanbul", "Europe/Istanbul"),
        ("\uff22\uff45\uff52\uff4c\uff49\uff4e", "Europe/Berlin"),
    ],
)
def test_a_city_of_one_zone_with_two_names_is_no_two_cities(text: str, name: str) -> None:
    assert find_zone(text) == name


@pytest.mark.parametrize(
    ("text", "example"),
    [("Berln", "Europe/Berlin"), ("new yrok", "America/New_York"), ("??", "Europe/Berlin")],
)
def test_an_unknown_zone_is_answered_with_near_ones_or_usual_ones(text: str, example: str) -> None:
    with pytest.raises(UnknownZone) as refusal:
        find_zone(text)
    assert example in refusal.value.examples


def test_an_offset_is_no_city_since_its_sign_would_mean_the_reverse() -> None:
    with pytest.raises(UnknownZone):
        find_zone("GMT+5")


def test_what_is_typed_so_far_finds_cities_first_and_no_more_than_asked() -> None:
    assert zones_like("san", 3)[:1] == ("America/Argentina/San_Juan",)
    assert len(zones_like("", 25)) == 25
    assert zones_like("???", 25) == ()


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
