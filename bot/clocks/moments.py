"""Moments and spans of time, always in UTC, and what the clocks on the wall of a zone show at them."""

from bisect import bisect_left
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.clocks.errors import NaiveMoment

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
        raise NaiveMoment(moment)
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


def day_begins(day: date, zone: ZoneInfo) -> datetime:
    """The moment at which a day begins in a zone: at midnight, or when the clock jumps over it.

    Where the clock goes back past midnight, it is the first of both; a day that a zone left out is empty.
    """
    return first_moment(datetime.combine(day, time()), zone)


def _moment_of(wall: datetime, zone: ZoneInfo, fold: int) -> datetime:
    return wall.replace(tzinfo=zone, fold=fold).astimezone(UTC)
