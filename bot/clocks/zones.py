"""Time zones by their IANA names, and how people name them."""

from difflib import get_close_matches
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from bot.clocks.errors import UnknownZone

NOT_A_PLACE: Final = frozenset({"Factory", "localtime", "posixrules"})
"""Names in zone databases that mean no zone, or that of the machine."""

USUAL_ZONES: Final = ("Europe/Berlin", "America/New_York", "Asia/Tokyo")
MOST_EXAMPLES: Final = 3


@cache
def zone_names() -> frozenset[str]:
    """Return the names of all zones that are known."""
    return frozenset(available_timezones() - NOT_A_PLACE)


@cache
def load_zone(name: str) -> ZoneInfo:
    """Return the zone of that very name; raises UnknownZone."""
    if name not in zone_names():
        raise UnknownZone(name, zones_like(name, MOST_EXAMPLES) or USUAL_ZONES)
    return ZoneInfo(name)


def find_zone(text: str) -> str:
    """Return the name of the zone that somebody means by its name or by its city alone, in any case.

    Raises:
        UnknownZone: No zone is called so, or several cities are.

    """
    named = [name for name in zone_names() if name.casefold() == _key(text)]
    cities = [name for name in _places() if _city(name) == _key(text)]
    if len(found := named or cities) == 1:
        return found[0]
    raise UnknownZone(text, zones_like(text, MOST_EXAMPLES) or USUAL_ZONES)


def zones_like(text: str, limit: int) -> tuple[str, ...]:
    """Return at most `limit` names of places: those that contain the text, first by city, or nearly do."""
    key = _key(text)
    if found := [name for name in _places() if key in name.casefold()]:
        return tuple(sorted(found, key=lambda name: (not _city(name).startswith(key), name))[:limit])
    near = set(get_close_matches(key, {_city(name) for name in _places()}, limit))
    return tuple(sorted(name for name in _places() if _city(name) in near)[:limit])


def _places() -> list[str]:
    """Return the zones that are places; `Etc/GMT+5` is none, and means the reverse of what is read."""
    return [name for name in zone_names() if "/" in name and not name.startswith("Etc/")]


def _key(text: str) -> str:
    return "_".join(text.split()).casefold()


def _city(name: str) -> str:
    return name.rpartition("/")[2].casefold()
