"""Time at a table of two: looking at the clock, claiming, granting, asking; and vacations."""

from datetime import date

from discord import app_commands

from bot.discord.heads_up.actions import DONE, heads_up_here
from bot.discord.pressing.actions import PrivateAnswer, handle_action
from bot.discord.pressing.replies import NotPossible, answering, say, show
from bot.discord.pressing.visibility import read
from bot.discord.service.context import ALSO_DIRECTLY, Interaction, dice_of, request_of, user_of
from bot.discord.wire.custom_ids import CommandRef, TableRef
from bot.discord.wire.wording import group
from bot.engine import narrowed
from bot.play.base.keys import UserSnowflake
from bot.play.display.panel import Panel
from bot.play.heads_up import clocks
from bot.play.heads_up.board import clock_panel
from bot.play.heads_up.lifecycle import Happened
from bot.play.heads_up.table import HeadsUpTable
from bot.play.heads_up.time_left import asked, granted
from bot.play.text import clocks as clock_text
from bot.text.catalogue import phrase
from bot.text.language import is_typed

clock = group(name="clock", allowed_contexts=ALSO_DIRECTLY)
vacation = group(name="vacation", allowed_contexts=ALSO_DIRECTLY)


@clock.command(name="show")
@answering
async def show_clock(interaction: Interaction) -> None:
    here, now = await heads_up_here(interaction), interaction.client.context.now()
    table, reserves = await read(interaction, here.id, clocks.clock_at, here.id, now)
    player = table.player_of(user_of(interaction))
    await show(interaction, clock_panel(table, reserves, player.id if player else None, now), table)


@clock.command(name="claim")
@answering
async def claim_here(interaction: Interaction) -> None:
    await claim(interaction, await _here(interaction))


@clock.command(name="autopilot")
@answering
async def autopilot_here(interaction: Interaction) -> None:
    await autopilot(interaction, await _here(interaction))


@clock.command()
@answering
async def more(interaction: Interaction, hours: int = clocks.COURTESY_HOURS) -> None:
    await grant(interaction, await _here(interaction), hours)


@clock.command(name="ask")
@answering
async def ask_here(interaction: Interaction) -> None:
    await ask(interaction, await _here(interaction))


async def _here(interaction: Interaction) -> CommandRef:
    return CommandRef((await heads_up_here(interaction)).id)


async def claim(interaction: Interaction, at: TableRef) -> None:
    await handle_action(interaction, at, DONE, clocks.claim_game, dice_of(interaction))


async def autopilot(interaction: Interaction, at: TableRef) -> None:
    await handle_action(interaction, at, DONE, clocks.let_autopilot_finish, dice_of(interaction))


async def play_on(interaction: Interaction, at: TableRef) -> None:
    """Let the presser play on, for whom the autopilot plays, whichever board they see."""
    await handle_action(interaction, CommandRef(at.table), DONE, clocks.play_on)


async def grant(interaction: Interaction, at: TableRef, hours: int = clocks.COURTESY_HOURS) -> None:
    await handle_action(interaction, at, PrivateAnswer(_granted), clocks.grant, hours)


def _granted(_outcome: Happened, table: HeadsUpTable, _user: UserSnowflake) -> Panel:
    return Panel(granted(table))


async def ask(interaction: Interaction, at: TableRef) -> None:
    await handle_action(interaction, at, PrivateAnswer(_asked), clocks.ask_for_more)


def _asked(_outcome: Happened, table: HeadsUpTable, _user: UserSnowflake) -> Panel:
    return Panel(asked(table))


async def wait(interaction: Interaction, at: TableRef) -> None:
    """Say to whoever may claim that waiting changes nothing."""
    await read(interaction, at.table, clocks.table_waited_at, user_of(interaction), at.table, at.edition)
    await say(interaction, phrase("clock-waited"))


@vacation.command(name="show")
@answering
async def show_vacations(interaction: Interaction) -> None:
    context = interaction.client.context
    calendar = await context.store.run(clocks.own_calendar, snowflake=user_of(interaction))
    await show(interaction, Panel(clock_text.vacations(calendar, calendar.day_of(context.now()))))


@vacation.command(name="set")
@app_commands.rename(first="from", last="until")
@answering
async def set_vacation(interaction: Interaction, first: str, last: str) -> None:
    context = interaction.client.context
    calendar = await context.store.run(clocks.own_calendar, snowflake=user_of(interaction))
    today = calendar.day_of(context.now())
    begin, end = parse_day(first, today), parse_day(last, today)
    changed, booked = await context.store.run(
        clocks.set_vacation, request=request_of(interaction), first=begin, last=end
    )
    await show(interaction, Panel(clock_text.vacation_set(booked, changed.days_left(begin.year))))
    await context.delivery.deliver_due()


@vacation.command(name="end")
@answering
async def end_vacation(interaction: Interaction) -> None:
    context = interaction.client.context
    calendar = await context.store.run(clocks.own_calendar, snowflake=user_of(interaction))
    ended = await context.store.run(clocks.end_own_vacation, request=request_of(interaction))
    await show(interaction, Panel(clock_text.vacation_ended(ended, calendar.day_of(context.now()))))
    await context.delivery.deliver_due()


def parse_day(text: str, today: date) -> date:
    """Such as "2026-03-01", or "today"; raises NotPossible."""
    if is_typed(text, clock_text.today):
        return today
    try:
        return date.fromisoformat(narrowed(text).strip())
    except ValueError as error:
        raise NotPossible(clock_text.no_date(text)) from error
