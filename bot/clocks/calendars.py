"""Moments and spans of time, always in UTC, and the calendars of players.

A calendar says where a player lives, when they sleep, and on which days their clock may stand still.
"""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from difflib import get_close_matches
from enum import IntEnum
from functools import cache
from itertools import pairwise
from typing import Final
from unicodedata import normalize
from zoneinfo import ZoneInfo, available_timezones

from bot.clocks import errors

DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
SECOND = timedelta(seconds=1)
NO_TIME = timedelta()


@dataclass(frozen=True, slots=True)
class Span:
    """The time from `begin` until just before `end`."""

    begin: datetime
    end: datetime

    def __contains__(self, moment: datetime) -> bool:
        return self.begin <= moment < self.end


def as_utc(moment: datetime) -> datetime:
    """Raises NaiveMoment."""
    if moment.tzinfo is None:
        raise errors.NaiveMoment(moment)
    return moment.astimezone(UTC)


def wall_time(moment: datetime, zone: ZoneInfo) -> datetime:
    """The date and time, without a zone, on a clock on the wall there."""
    return moment.astimezone(zone).replace(tzinfo=None)


def first_moment(wall: datetime, zone: ZoneInfo) -> datetime:
    """The first moment, in whole seconds, at which a clock on the wall shows this time, or is past it.

    A time that is shown twice, when summer time ends, is taken the first time; for one that is left out, when
    summer time begins, it is the moment at which the clock jumps over it.
    """
    moment = _moment_of(wall, zone, fold=0)
    if wall_time(moment, zone) == wall:
        return moment
    before = _moment_of(wall, zone, fold=1)
    seconds = range((moment - before) // SECOND)
    return before + SECOND * bisect_left(seconds, wall, key=lambda n: wall_time(before + n * SECOND, zone))


def next_moment(wall: datetime, zone: ZoneInfo, after: datetime) -> datetime:
    """The first moment after another at which a clock on the wall shows this time, or jumps over it.

    It is one of the two of a time that is shown twice: `after` is on the same day, or the day before.
    """
    first = first_moment(wall, zone)
    return first if first > after else _moment_of(wall, zone, fold=1)


def last_moment(wall: datetime, zone: ZoneInfo, until: datetime) -> datetime:
    """The last moment up to another at which a clock on the wall shows this time, or jumps over it.

    It is the second of a time that is shown twice, if that has come by then.
    """
    first, second = first_moment(wall, zone), _moment_of(wall, zone, fold=1)
    return second if first < second <= until else first


def clock_set_back(wall: datetime, zone: ZoneInfo) -> datetime | None:
    """The moment, in whole seconds, at which the clock goes back past a time that it shows twice.

    None for a time that it shows once, or never.
    """
    first, second = first_moment(wall, zone), _moment_of(wall, zone, fold=1)
    if first >= second:
        return None
    seconds = range((second - first) // SECOND)
    passed = bisect_left(seconds, 1, key=lambda n: wall_time(first + n * SECOND, zone) < wall)
    return first + passed * SECOND


def day_begins(day: date, zone: ZoneInfo) -> datetime:
    """The moment at which a day begins in a zone: at midnight, or when the clock jumps over it.

    Where the clock goes back past midnight, it is the first of both; a day that a zone left out is empty.
    """
    return first_moment(datetime.combine(day, time()), zone)


def _moment_of(wall: datetime, zone: ZoneInfo, fold: int) -> datetime:
    return wall.replace(tzinfo=zone, fold=fold).astimezone(UTC)


NOT_A_PLACE: Final = frozenset({"Factory", "localtime", "posixrules"})
"""Names in zone databases that mean no zone, or that of the machine."""

USUAL_ZONES: Final = ("Europe/Berlin", "America/New_York", "Asia/Tokyo")
MOST_EXAMPLES: Final = 3
KNOWN_FROM: Final = datetime(2025, 1, 1)  # noqa: DTZ001 - on the wall of the zone that is asked
WEEKS_KNOWN: Final = 52 * 12
"""Until 2037, where zone databases end what they write out."""


@cache
def zone_names() -> frozenset[str]:
    """All zones that the time zone database knows."""
    return frozenset(available_timezones() - NOT_A_PLACE)


@cache
def load_zone(name: str) -> ZoneInfo:
    """Raises `UnknownZone` unless the name is exact."""
    if name not in zone_names():
        raise errors.UnknownZone(name, zones_like(name, MOST_EXAMPLES) or USUAL_ZONES)
    return ZoneInfo(name)


def find_zone(text: str) -> str:
    """Find a zone by its name, or by its city alone, in any case and any width.

    Raises:
        UnknownZone: No zone is called so, or cities on different clocks are.
    """
    named = [name for name in zone_names() if name.casefold() == _key(text)]
    cities = [name for name in _places() if _city(name) == _key(text)]
    if (found := named or cities) and len(set(map(_offsets, found))) == 1:
        return max(found, key=lambda name: (name.count("/"), name))
    raise errors.UnknownZone(text, zones_like(text, MOST_EXAMPLES) or USUAL_ZONES)


def zones_like(text: str, limit: int) -> tuple[str, ...]:
    """At most `limit` names of places: those that contain the text, first by city, else the nearest."""
    key = _key(text)
    if found := [name for name in _places() if key in name.casefold()]:
        return tuple(sorted(found, key=lambda name: (not _city(name).startswith(key), name))[:limit])
    near = set(get_close_matches(key, {_city(name) for name in _places()}, limit))
    return tuple(sorted(name for name in _places() if _city(name) in near)[:limit])


def _places() -> list[str]:
    """The zones that are places; `Etc/GMT+5` is none, and means the reverse of what one reads."""
    return [name for name in zone_names() if "/" in name and not name.startswith("Etc/")]


def _offsets(name: str) -> tuple[timedelta | None, ...]:
    """How far a zone's clock is from UTC week by week, as far as that is known ahead.

    Two names of one zone have the same, as `America/Buenos_Aires` and `America/Argentina/Buenos_Aires`.
    """
    zone = ZoneInfo(name)
    return tuple(zone.utcoffset(KNOWN_FROM + week * 7 * DAY) for week in range(WEEKS_KNOWN))


def _key(text: str) -> str:
    return "_".join(normalize("NFKC", text).split()).casefold()


def _city(name: str) -> str:
    return name.rpartition("/")[2].casefold()


WEEKEND_LIMIT: Final = 2
ALLOWANCES: Final = range(91)
"""How many days of vacation a year a player may be allowed."""


class Weekday(IntEnum):
    """The days of the week, numbered as `date.weekday` does."""

    MONDAY = 0
    TUESDAY = 1
    WEDNESDAY = 2
    THURSDAY = 3
    FRIDAY = 4
    SATURDAY = 5
    SUNDAY = 6


@dataclass(frozen=True, slots=True)
class QuietHours:
    """The time of day in which a player is not reminded: from `begin` until just before `end`, or overnight.

    Raises:
        InvalidCalendar: Less than an hour of the day is left.
    """

    begin: time
    end: time

    def __post_init__(self) -> None:
        if (_since_midnight(self.begin) - _since_midnight(self.end)) % DAY < HOUR:
            raise errors.InvalidCalendar((self.begin, self.end), errors.CalendarFault.QUIET)

    def __contains__(self, wall: time) -> bool:
        if self.begin < self.end:
            return self.begin <= wall < self.end
        return wall >= self.begin or wall < self.end


@dataclass(frozen=True, slots=True)
class Vacation:
    """Whole days of the player's own calendar, from `first` to `last`.

    Args:
        first: The first day of it, which counts as a whole one even if it was half over when this was set.
        last: The last day of it.
        booked: When it was set. The clock never stood still before that.

    Raises:
        VacationTooShort: It ends before it begins.
    """

    first: date
    last: date
    booked: datetime

    def __post_init__(self) -> None:
        if self.last < self.first:
            raise errors.VacationTooShort(self.first, self.last)
        object.__setattr__(self, "booked", as_utc(self.booked))

    def days_in(self, year: int) -> int:
        first, last = max(self.first, date(year, 1, 1)), min(self.last, date(year, 12, 31))
        return max((last - first).days + 1, 0)


@dataclass(frozen=True, slots=True)
class Calendar:
    """When a player can be expected to move.

    Args:
        zone: The IANA name of their time zone.
        quiet: When not to remind them; None for never. Their clock runs on meanwhile.
        weekend: The days of their weekend, at most two.
        vacations: Those that are set, and those of the past that still count, in order.
        allowance: How many days of vacation they have a year, 0 to 90.

    Raises:
        UnknownZone: There is no such zone.
        InvalidCalendar: Something else in it cannot be.
    """

    zone: str = "UTC"
    quiet: QuietHours | None = None
    weekend: frozenset[Weekday] = frozenset({Weekday.SATURDAY, Weekday.SUNDAY})
    vacations: tuple[Vacation, ...] = ()
    allowance: int = 30

    def __post_init__(self) -> None:
        load_zone(self.zone)
        for fault, given in self._faults():
            raise errors.InvalidCalendar(given, fault)

    @property
    def zone_info(self) -> ZoneInfo:
        return load_zone(self.zone)

    @property
    def vacation_spans(self) -> tuple[Span, ...]:
        """When the clock stands still for a vacation, in order."""
        spans = (self._span(vacation) for vacation in self.vacations)
        return tuple(span for span in spans if span.begin < span.end)

    def day_of(self, moment: datetime) -> date:
        """The date on the player's own calendar."""
        return wall_time(as_utc(moment), self.zone_info).date()

    def days_left(self, year: int) -> int:
        """Days of vacation left in a year; 0 after more were used than the allowance is now."""
        return max(self.allowance - sum(vacation.days_in(year) for vacation in self.vacations), 0)

    def held_to(self, earlier: "Calendar") -> "Calendar":
        """This calendar with the zone and the weekend of an earlier one.

        So a turn is timed by those that held when it began: nobody gains time by moving their weekend to
        today.
        """
        return replace(self, zone=earlier.zone, weekend=earlier.weekend)

    def _span(self, vacation: Vacation) -> Span:
        begin = max(vacation.booked, day_begins(vacation.first, self.zone_info))
        return Span(begin, day_begins(vacation.last + DAY, self.zone_info))

    def _faults(self) -> Iterator[tuple[errors.CalendarFault, object]]:
        if len(self.weekend) > WEEKEND_LIMIT or not self.weekend <= set(Weekday):
            yield errors.CalendarFault.WEEKEND, set(self.weekend)
        if self.allowance not in ALLOWANCES:
            yield errors.CalendarFault.ALLOWANCE, self.allowance
        if any(one.last >= other.first for one, other in pairwise(self.vacations)):
            yield errors.CalendarFault.VACATIONS, self.vacations


def _since_midnight(wall: time) -> timedelta:
    return datetime.combine(date.min, wall) - datetime.combine(date.min, time())


AHEAD: Final = timedelta(days=365)
"""How far ahead a vacation may begin."""


def book_vacation(
    calendar: Calendar, first: date, last: date, now: datetime, out_since: datetime | None = None
) -> Calendar:
    """The calendar with one vacation more, from today or from some later day on.

    If it begins today, the clock stands still from `now` on, and today counts as a whole day.

    Args:
        calendar: The player's calendar so far.
        first: The first day of the vacation, in the player's own zone.
        last: The last day of it.
        now: The moment at which they book it.
        out_since: When the first of their clocks ran out, if any has; a vacation is no way out of that.

    Raises:
        VacationRefused: In one of its kinds, which says why.
    """
    vacation = Vacation(first, last, now)
    if out_since is not None:
        raise errors.TimeIsOut(vacation, as_utc(out_since))
    today = calendar.day_of(now)
    if first < today:
        raise errors.VacationInPast(vacation, today)
    if first > today + AHEAD:
        raise errors.VacationTooFarAhead(vacation, today + AHEAD)
    for other in calendar.vacations:
        if other.first <= last and first <= other.last:
            raise errors.VacationsOverlap(vacation, other.first, other.last)
    for year in range(first.year, last.year + 1):
        if vacation.days_in(year) > (left := calendar.days_left(year)):
            raise errors.VacationTooLong(vacation, year, left)
    return replace(calendar, vacations=tuple(sorted((*calendar.vacations, vacation), key=_first_day)))


def end_vacation(calendar: Calendar, vacation: Vacation, now: datetime) -> Calendar:
    """End a vacation with today, or cancel it if it has not begun.

    The days after today can be booked again; today is used up, and the clock runs again when it is over.

    Raises:
        VacationOver: It ended before today, or is not in the calendar.
    """
    today = calendar.day_of(now)
    if vacation not in calendar.vacations or vacation.last < today:
        raise errors.VacationOver(vacation)
    others = tuple(other for other in calendar.vacations if other != vacation)
    if vacation.first > today:
        return replace(calendar, vacations=others)
    ended = replace(vacation, last=today)
    return replace(calendar, vacations=tuple(sorted((*others, ended), key=_first_day)))


def _first_day(vacation: Vacation) -> date:
    return vacation.first
