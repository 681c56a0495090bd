"""The slash commands of time: the clock of this channel's table, and one's vacations."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import date, time
from functools import partial
from typing import Final

from discord import app_commands

from bot.clocks import Calendar, QuietHours, find_zone, zones_like
from bot.discord import clocks
from bot.discord.context import ALSO_DIRECTLY, Interaction
from bot.discord.looking import heads_up_here
from bot.discord.replies import NotPossible, answering
from bot.play.heads_up.clocks import COURTESY_HOURS
from bot.play.keys import TableId
from bot.play.settings_panel import WEEKENDS
from bot.play.text import clocks as clock_text

TODAY: Final = "today"

clock = app_commands.Group(
    name="clock", description="The time of a turn at this table", allowed_contexts=ALSO_DIRECTLY
)
vacation = app_commands.Group(
    name="vacation", description="Days on which your clocks stand still", allowed_contexts=ALSO_DIRECTLY
)


@clock.command(description="How long whoever must act here still has")
@answering
async def show(interaction: Interaction) -> None:
    await _here(interaction, clocks.show_clock)


@clock.command(description="Claim the game: your opponent's time is out")
@answering
async def claim(interaction: Interaction) -> None:
    await _here(interaction, partial(clocks.claim, edition=None))


@clock.command(description="Let the autopilot finish the game for your opponent, whose time is out")
@answering
async def autopilot(interaction: Interaction) -> None:
    await _here(interaction, partial(clocks.autopilot, edition=None))


@clock.command(description="Give your opponent more time for this turn")
@app_commands.describe(hours="How many hours more, 1 to 336; two days unless you say otherwise")
@answering
async def more(interaction: Interaction, hours: int = COURTESY_HOURS) -> None:
    await _here(interaction, partial(clocks.grant, edition=None, hours=hours))


@clock.command(description="Ask your opponent for more time for this turn")
@answering
async def ask(interaction: Interaction) -> None:
    await _here(interaction, partial(clocks.ask, edition=None))


@vacation.command(name="show", description="Your vacations, and the days that are left to you this year")
@answering
async def show_vacations(interaction: Interaction) -> None:
    await clocks.show_vacations(interaction)


@vacation.command(name="set", description="Be away: your clocks stand still at every table")
@app_commands.describe(
    first="The first day, such as 2026-03-01, or today",
    last="The last day, such as 2026-03-14",
)
@app_commands.rename(first="from", last="until")
@answering
async def set_vacation(interaction: Interaction, first: str, last: str) -> None:
    await clocks.set_vacation(interaction, lambda today: (parse_day(first, today), parse_day(last, today)))


@vacation.command(name="end", description="End your vacation with today, or call the next one off")
@answering
async def end_vacation(interaction: Interaction) -> None:
    await clocks.end_vacation(interaction)


def parse_day(text: str, today: date) -> date:
    """Such as "2026-03-01", or "today"; raises NotPossible."""
    if text.strip().lower() == TODAY:
        return today
    try:
        return date.fromisoformat(text.strip())
    except ValueError as error:
        raise NotPossible(clock_text.no_date(text)) from error


async def _here(interaction: Interaction, work: Callable[[Interaction, TableId], Awaitable[None]]) -> None:
    await work(interaction, (await heads_up_here(interaction)).id)


NONE: Final = "none"
DISCORD_CHOICES: Final = 25
TIME_OF_DAY: Final = re.compile(
    r"(?P<hours>\d{1,2})(?:[:.h](?P<minutes>\d{2})?)? *(?:(?P<half>[ap])\.?m\.?)?", re.IGNORECASE
)
NOON: Final = 12
WEEKEND_CHOICES: Final = [app_commands.Choice(name=name, value=name) for name in WEEKENDS]


@dataclass(frozen=True, slots=True)
class CalendarOptions:
    """The options of a command about a calendar; None for what was not typed."""

    zone: str | None = None
    quiet_from: str | None = None
    quiet_until: str | None = None
    weekend: str | None = None

    @property
    def is_empty(self) -> bool:
        return self == CalendarOptions()

    def applied_to(self, calendar: Calendar) -> Calendar:
        """The calendar with what was typed.

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
            raise NotPossible(clock_text.half_quiet())
        return QuietHours(begin, end)


def _typed_or(text: str | None, present: time | None) -> time | None:
    return parse_time_of_day(text) if text else present


def parse_time_of_day(text: str) -> time:
    """Such as "22:30", "7:00", "22", "10pm"; raises NotPossible."""
    match = TIME_OF_DAY.fullmatch(text.strip())
    if match is None:
        raise NotPossible(clock_text.no_time_of_day(text))
    hours, half = int(match["hours"]), match["half"]
    if half and not 1 <= hours <= NOON:
        raise NotPossible(clock_text.no_time_of_day(text))
    if half:
        hours = hours % NOON + (NOON if half in "pP" else 0)
    try:
        return time(hours, int(match["minutes"] or 0))
    except ValueError as error:
        raise NotPossible(clock_text.no_time_of_day(text)) from error


async def complete_zone(_interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=name) for name in zones_like(current, DISCORD_CHOICES)]
