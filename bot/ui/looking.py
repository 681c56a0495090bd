"""Private looks at a table: from one's own side, and what happened since one's last turn."""

from functools import partial

from bot.engine import Side
from bot.presenters.boards import own_panel, since_panel
from bot.presenters.diagram import Theme, View
from bot.services.looking import steps_since_own_turn
from bot.services.tables import load_table
from bot.table import Table
from bot.ui.custom_id import CustomId
from bot.ui.desk import Interaction
from bot.ui.replies import show


async def show_own_side(interaction: Interaction, act: CustomId) -> None:
    """Show the board from the presser's own side; to a spectator, from the other side."""
    table = await interaction.client.desk.store.run(partial(load_table, table_id=act.table))
    await show_board(interaction, table, table.side_of(interaction.user.id) or View().bottom.other)


async def show_board(
    interaction: Interaction, table: Table, bottom: Side, theme: Theme | None = None
) -> None:
    """Show a table to one person, from one side and in one theme."""
    view = View(bottom, theme or interaction.client.desk.theme)
    await show(interaction, own_panel(table, view))


async def show_since(interaction: Interaction, act: CustomId) -> None:
    """Show what happened since the presser's last turn: the other's play on the board before it, then now."""
    desk = interaction.client.desk
    work = partial(steps_since_own_turn, table_id=act.table, snowflake=interaction.user.id)
    table, steps = await desk.store.run(work)
    side = table.side_of(interaction.user.id)
    view = View(side or View().bottom, desk.theme)
    await show(interaction, since_panel(table, steps, view, is_player=side is not None))
