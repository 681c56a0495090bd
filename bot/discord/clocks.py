"""Time at a table on Discord: claiming, granting, asking; and vacations."""

from collections.abc import Callable
from datetime import date

from bot.discord.context import Interaction, request_of, user_of
from bot.discord.custom_ids import CustomId
from bot.discord.publishing import act_at, done_panel, publish, show_outcome
from bot.discord.replies import say, show
from bot.play.dice_source import DiceSource
from bot.play.heads_up import clocks
from bot.play.heads_up.board import clock_panel
from bot.play.heads_up.rules import Happened
from bot.play.heads_up.text import asked, granted
from bot.play.keys import Edition, TableId
from bot.play.panel import Panel
from bot.play.text import clocks as clock_text
from bot.play.use_case import Request, UnitOfWork


async def show_clock(interaction: Interaction, table_id: TableId) -> None:
    context = interaction.client.context
    now = context.now()
    table, reserves = await context.store.run(clocks.clock_at, table_id=table_id, now=now)
    player = table.player_of(user_of(interaction))
    await show(interaction, clock_panel(table, reserves, player.id if player else None, now), table)


async def claim(interaction: Interaction, table_id: TableId, edition: Edition | None) -> None:
    await _end(interaction, clocks.claim_game, table_id, edition)


async def autopilot(interaction: Interaction, table_id: TableId, edition: Edition | None) -> None:
    await _end(interaction, clocks.let_autopilot_finish, table_id, edition)


async def grant(
    interaction: Interaction, table_id: TableId, edition: Edition | None, hours: int = clocks.COURTESY_HOURS
) -> None:
    request = request_of(interaction)
    await interaction.client.context.store.run(
        clocks.grant, request=request, table_id=table_id, edition=edition, hours=hours
    )
    await publish(interaction, table_id, lambda table, _: Panel(granted(table)))


async def ask(interaction: Interaction, table_id: TableId, edition: Edition | None) -> None:
    request = request_of(interaction)
    await interaction.client.context.store.run(
        clocks.ask_for_more, request=request, table_id=table_id, edition=edition
    )
    await publish(interaction, table_id, lambda table, _: Panel(asked(table)))


async def wait(interaction: Interaction, act: CustomId) -> None:
    """Say to whoever may claim that waiting changes nothing."""
    user = user_of(interaction)
    await interaction.client.context.store.run(
        clocks.table_waited_at, snowflake=user, table_id=act.table, edition=act.edition
    )
    await say(interaction, clock_text.waited())


async def show_vacations(interaction: Interaction) -> None:
    context = interaction.client.context
    calendar = await context.store.run(clocks.own_calendar, snowflake=user_of(interaction))
    await show(interaction, Panel(clock_text.vacations(calendar, calendar.day_of(context.now()))))


async def set_vacation(interaction: Interaction, days: Callable[[date], tuple[date, date]]) -> None:
    """`days` makes the first and the last day from the present day where the caller lives."""
    context = interaction.client.context
    calendar = await context.store.run(clocks.own_calendar, snowflake=user_of(interaction))
    first, last = days(calendar.day_of(context.now()))
    changed, vacation = await context.store.run(
        clocks.set_vacation, request=request_of(interaction), first=first, last=last
    )
    await show(interaction, Panel(clock_text.vacation_set(vacation, changed.days_left(first.year))))
    await context.delivery.deliver_due()


async def end_vacation(interaction: Interaction) -> None:
    """End the caller's vacation, or cancel the next one."""
    context = interaction.client.context
    calendar = await context.store.run(clocks.own_calendar, snowflake=user_of(interaction))
    ended = await context.store.run(clocks.end_own_vacation, request=request_of(interaction))
    await show(interaction, Panel(clock_text.vacation_ended(ended, calendar.day_of(context.now()))))
    await context.delivery.deliver_due()


async def _end(
    interaction: Interaction,
    use_case: Callable[[UnitOfWork, Request, TableId, Edition | None, DiceSource], Happened],
    table_id: TableId,
    edition: Edition | None,
) -> None:
    happened, follow_up = await act_at(interaction, table_id, edition, use_case)
    await show_outcome(interaction, happened, follow_up, done_panel)
