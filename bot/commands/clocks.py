"""The slash commands of time: the clock of this channel's table, and one's vacations."""

from collections.abc import Awaitable, Callable
from datetime import date
from functools import partial
from typing import Final

from discord import app_commands

from bot.commands.contexts import ALSO_DIRECTLY
from bot.presenters import refusals
from bot.services.clocks import COURTESY_HOURS
from bot.ui import clocks
from bot.ui.desk import Interaction
from bot.ui.here import table_here
from bot.ui.replies import NotPossible, guarded

TODAY: Final = "today"

clock = app_commands.Group(
    name="clock", description="The time of a turn at this table", allowed_contexts=ALSO_DIRECTLY
)
vacation = app_commands.Group(
    name="vacation", description="Days on which your clocks stand still", allowed_contexts=ALSO_DIRECTLY
)


@clock.command(description="How long whoever must act here still has")
async def show(interaction: Interaction) -> None:
    """Show the clock of this channel's table."""
    await guarded(interaction, _here(interaction, clocks.show_clock))


@clock.command(description="Claim the game: your opponent's time is out")
async def claim(interaction: Interaction) -> None:
    """Claim the game in this channel."""
    await guarded(interaction, _here(interaction, partial(clocks.claim, version=None)))


@clock.command(description="Let the autopilot finish the game for your opponent, whose time is out")
async def autopilot(interaction: Interaction) -> None:
    """Let the autopilot finish the game in this channel."""
    await guarded(interaction, _here(interaction, partial(clocks.autopilot, version=None)))


@clock.command(description="Give your opponent more time for this turn")
@app_commands.describe(hours="How many hours more, 1 to 336; two days unless you say otherwise")
async def more(interaction: Interaction, hours: int = COURTESY_HOURS) -> None:
    """Grant more time in this channel."""
    await guarded(interaction, _here(interaction, partial(clocks.grant, version=None, hours=hours)))


@clock.command(description="Ask your opponent for more time for this turn")
async def ask(interaction: Interaction) -> None:
    """Ask for more time in this channel."""
    await guarded(interaction, _here(interaction, partial(clocks.ask, version=None)))


@vacation.command(name="show", description="Your vacations, and the days that are left to you this year")
async def show_vacations(interaction: Interaction) -> None:
    """Show one's vacations."""
    await guarded(interaction, clocks.show_vacations(interaction))


@vacation.command(name="set", description="Be away: your clocks stand still at every table")
@app_commands.describe(
    first="The first day, such as 2026-03-01, or today",
    last="The last day, such as 2026-03-14",
)
@app_commands.rename(first="from", last="until")
async def set_vacation(interaction: Interaction, first: str, last: str) -> None:
    """Set a vacation, at once or ahead."""
    await guarded(interaction, _set_vacation(interaction, first, last))


@vacation.command(name="end", description="End your vacation with today, or call the next one off")
async def end_vacation(interaction: Interaction) -> None:
    """End one's vacation."""
    await guarded(interaction, clocks.end_vacation(interaction))


def parse_day(text: str, today: date) -> date:
    """Return the day that a text names: "2026-03-01", or "today"; raises NotPossible."""
    if text.strip().lower() == TODAY:
        return today
    try:
        return date.fromisoformat(text.strip())
    except ValueError as error:
        raise NotPossible(refusals.no_date(text)) from error


async def _set_vacation(interaction: Interaction, first: str, last: str) -> None:
    await clocks.set_vacation(interaction, lambda today: (parse_day(first, today), parse_day(last, today)))


async def _here(interaction: Interaction, work: Callable[[Interaction, int], Awaitable[None]]) -> None:
    """Do something at this channel's table."""
    await work(interaction, (await table_here(interaction)).id)
