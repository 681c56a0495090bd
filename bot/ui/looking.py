"""Private looks at a table: as one has chosen to see it, and what happened since one's last turn."""

from dataclasses import replace
from functools import partial

from bot.engine import Side
from bot.presenters.boards import own_panel, since_panel
from bot.presenters.diagram import Theme, View
from bot.presenters.views import own_view, posted_theme
from bot.services.looking import steps_since_own_turn
from bot.services.settings import preferences_here
from bot.services.tables import load_table
from bot.table import AnyTable, Table
from bot.ui.custom_id import CustomId
from bot.ui.desk import Interaction
from bot.ui.notes import noted
from bot.ui.replies import show


async def view_of(interaction: Interaction, table: AnyTable) -> View:
    """Return how somebody sees a table: as they have chosen, in the server's theme if they have not."""
    desk, user = interaction.client.desk, interaction.user.id
    work = partial(preferences_here, snowflake=user, guild=table.guild)
    own, servers = await desk.store.run(work)
    return own_view(table.side_of(user), own, posted_theme(servers, desk.theme))


async def show_own_side(interaction: Interaction, act: CustomId) -> None:
    """Show the board from the side the presser has chosen; to a spectator, from the other side."""
    table = await interaction.client.desk.store.run(partial(load_table, table_id=act.table))
    is_player = table.side_of(interaction.user.id) is not None
    await show_board(interaction, table, None if is_player else View().bottom.other)


async def show_board(
    interaction: Interaction, table: Table, bottom: Side | None = None, theme: Theme | None = None
) -> None:
    """Show a table to one person: as they have chosen, but for the side and the theme that are given."""
    chosen = await view_of(interaction, table)
    view = replace(chosen, bottom=bottom or chosen.bottom, theme=theme or chosen.theme)
    player = table.player_of(interaction.user.id)
    panel = own_panel(table, view, player.id if player else None)
    await show(interaction, await noted(interaction, table, panel), table)


async def show_since(interaction: Interaction, act: CustomId) -> None:
    """Show what happened since the presser's last turn: the other's play on the board before it, then now."""
    user = interaction.user.id
    work = partial(steps_since_own_turn, table_id=act.table, snowflake=user)
    table, steps = await interaction.client.desk.store.run(work)
    view = await view_of(interaction, table)
    panel = since_panel(table, steps, view, is_player=table.side_of(user) is not None)
    await show(interaction, await noted(interaction, table, panel))
