"""A player's calendar as it is typed into a slash command: time zone, quiet hours, weekend."""

import re
from dataclasses import dataclass, replace
from datetime import time
from typing import Final

from discord import app_commands

from bot.clocks import Calendar, QuietHours, find_zone, zones_like
from bot.presenters import refusals
from bot.presenters.settings import WEEKENDS
from bot.ui.desk import Interaction
from bot.ui.replies import NotPossible

NONE: Final = "none"
DISCORD_CHOICES: Final = 25
TIME_OF_DAY: Final = re.compile(
    r"(?P<hours>\d{1,2})(?:[:.h](?P<minutes>\d{2})?)? *(?:(?P<half>[ap])\.?m\.?)?", re.IGNORECASE
)
NOON: Final = 12
WEEKEND_CHOICES: Final = [app_commands.Choice(name=name, value=name) for name in WEEKENDS]


@dataclass(frozen=True, slots=True)
class CalendarOptions:
    """The options of a command that are about a calendar; None for what was not typed."""

    zone: str | None = None
    quiet_from: str | None = None
    quiet_until: str | None = None
    weekend: str | None = None

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing was typed."""
        return self == CalendarOptions()

    def applied_to(self, calendar: Calendar) -> Calendar:
        """Return a calendar with what was typed.

        Raises:
            UnknownZone: No zone is called so.
            InvalidCalendar: The quiet hours leave less than an hour of the day.
            NotPossible: A time of day cannot be read, or one of the two is missing.

        """
        zone = calendar.zone if self.zone is None else find_zone(self.zone)
        weekend = calendar.weekend if self.weekend is None else frozenset(WEEKENDS[self.weekend])
        return replace(calendar, zone=zone, quiet=self._quiet(calendar.quiet), weekend=weekend)

    def _quiet(self, present: QuietHours | None) -> QuietHours | None:
        if self.quiet_from is None and self.quiet_until is None:
            return present
        if NONE in (self.quiet_from, self.quiet_until):
            return None
        begin = _typed_or(self.quiet_from, present.begin if present else None)
        end = _typed_or(self.quiet_until, present.end if present else None)
        if begin is None or end is None:
            raise NotPossible(refusals.half_quiet())
        return QuietHours(begin, end)


def _typed_or(text: str | None, present: time | None) -> time | None:
    return parse_time_of_day(text) if text else present


def parse_time_of_day(text: str) -> time:
    """Return the time of day that a text names: "22:30", "7:00", "22", "10pm"; raises NotPossible."""
    match = TIME_OF_DAY.fullmatch(text.strip())
    if match is None:
        raise NotPossible(refusals.no_time_of_day(text))
    hours, half = int(match["hours"]), match["half"]
    if half and not 1 <= hours <= NOON:
        raise NotPossible(refusals.no_time_of_day(text))
    if half:
        hours = hours % NOON + (NOON if half in "pP" else 0)
    try:
        return time(hours, int(match["minutes"] or 0))
    except ValueError as error:
        raise NotPossible(refusals.no_time_of_day(text)) from error


async def complete_zone(_interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the zones that are like what is typed."""
    return [app_commands.Choice(name=name, value=name) for name in zones_like(current, DISCORD_CHOICES)]
