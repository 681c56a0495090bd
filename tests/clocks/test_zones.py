"""Time zones, as people name them."""

import pytest

from bot.clocks import UnknownZone, find_zone, zone_names, zones_like


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
        find_zone("istanbul")
    assert refusal.value.examples == ("Asia/Istanbul", "Europe/Istanbul")


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
