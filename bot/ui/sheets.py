"""The rule sheet under one's fingers: reading it, and changing what is offered before the game."""

from functools import partial

from bot.clocks import TimeControl
from bot.engine import RuleSheet
from bot.presenters import sentences
from bot.presenters.buttons import Button, Kind, Tone
from bot.presenters.panel import Panel
from bot.presenters.sheets import editor_text, rules_panel
from bot.services import challenges
from bot.services.challenges import sheet_to_change
from bot.services.tables import load_table
from bot.table import Table
from bot.ui.acting import publish
from bot.ui.answering import posted_panel
from bot.ui.custom_id import CustomId
from bot.ui.desk import Interaction, request_of
from bot.ui.replies import say, show
from bot.ui.sheet_argument import format_offer, offer_rows, parse_offer


async def show_rules(interaction: Interaction, act: CustomId) -> None:
    """Show what is played, rule by rule, with the score and the commitments to the dice."""
    table = await interaction.client.desk.store.run(partial(load_table, table_id=act.table))
    await show(interaction, rules_panel(table))


async def start_editing(interaction: Interaction, act: CustomId) -> None:
    """Show the sheet of a challenge, with a button for each thing that can be changed on it."""
    table = await offered_here(interaction, act.table, act.edition)
    await show_editor(interaction, table)


async def go_on_editing(interaction: Interaction, act: CustomId) -> None:
    """Show the sheet as the pressed button changes it."""
    table = await offered_here(interaction, act.table, act.edition)
    await show_editor(interaction, table, *parse_offer(act.argument, table.sheet, table.control))


async def propose_edited(interaction: Interaction, act: CustomId) -> None:
    """Offer what was put together, instead of what is offered."""
    table = await offered_here(interaction, act.table, act.edition)
    await propose(interaction, table, *parse_offer(act.argument, table.sheet, table.control))


async def leave_sheet(interaction: Interaction, _act: CustomId) -> None:
    """Take the editor away; nothing was proposed."""
    await say(interaction, sentences.LEFT)


async def offered_here(interaction: Interaction, table_id: int, version: int | None) -> Table:
    """Return a challenge whose sheet the asker may change; raises as `sheet_to_change` does."""
    work = partial(sheet_to_change, snowflake=interaction.user.id, table_id=table_id, version=version)
    return await interaction.client.desk.store.run(work)


async def show_editor(
    interaction: Interaction,
    table: Table,
    sheet: RuleSheet | None = None,
    control: TimeControl | None = None,
) -> None:
    """Show a sheet and a time control that are being changed, at first those that are offered."""
    await show(interaction, _editor(table, sheet or table.sheet, control or table.control), table)


async def propose(interaction: Interaction, table: Table, sheet: RuleSheet, control: TimeControl) -> None:
    """Offer something else instead of what a challenge offers, and show it to everyone."""
    work = partial(
        challenges.propose,
        request=request_of(interaction),
        table_id=table.id,
        version=table.version,
        sheet=sheet,
        control=control,
    )
    await interaction.client.desk.store.run(work)
    await publish(interaction, table.id, posted_panel)


def _editor(table: Table, sheet: RuleSheet, control: TimeControl) -> Panel:
    rows = offer_rows(Kind.EDIT, table.sheet, sheet, control)
    is_other = (sheet, control) != (table.sheet, table.control)
    send = (Button(Kind.PROPOSE, "Propose", Tone.MAIN, format_offer(sheet, control)),) if is_other else ()
    text = editor_text(table.state.challenge, sheet, control)
    return Panel(text, rows=(*rows, (*send, Button(Kind.LEAVE, "Keep as it is"))))
