"""Moments and calendars, written as people say them."""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.clocks import Calendar, QuietHours, TimeControl, Vacation

BERLIN = "Europe/Berlin"
NEW_YORK = "America/New_York"
AUCKLAND = "Pacific/Auckland"
HONOLULU = "Pacific/Honolulu"

DAILY = TimeControl(hours=24)
DAILY_BUT_WEEKENDS = TimeControl(hours=24, stops_on_weekends=True)
NIGHT = QuietHours(time(22), time(7))
LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)


def at(text: str, zone: str = "UTC") -> datetime:
    """Read "2026-10-24 18:00" as what the clocks of a zone show, the first time that they do."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)


def hours(number: float) -> timedelta:
    return timedelta(hours=number)


def shown(moment: datetime, zone: str) -> str:
    """Write a moment as the clocks of a zone show it."""
    assert moment.tzinfo is UTC
    return f"{moment.astimezone(ZoneInfo(zone)):%a %Y-%m-%d %H:%M}"


def away(first: str, last: str, booked: datetime = LONG_AGO) -> Vacation:
    return Vacation(date.fromisoformat(first), date.fromisoformat(last), booked)


def calendar_with(*vacations: Vacation, zone: str = BERLIN) -> Calendar:
    return Calendar(zone, vacations=vacations)
