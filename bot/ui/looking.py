"""Private looks at a table: as one has chosen to see it, and what happened since one's last turn."""

from dataclasses import replace
from enum import StrEnum
from functools import partial

from bot.preferences import PlayerPreferences, ServerPreferences
from bot.presenters.boards import own_panel, since_panel
from bot.presenters.diagram import Theme, View
from bot.presenters.views import own_view, posted_theme, posted_view
from bot.services.looking import steps_since_own_turn
from bot.services.settings import preferences_here
from bot.services.tables import load_table
from bot.table import AnyTable, Table
from bot.ui.custom_id import CustomId
from bot.ui.desk import Interaction
from bot.ui.notes import noted
from bot.ui.replies import show


class Whose(StrEnum):
    """Whose side somebody asks to look from; a spectator has the side at the bottom of the live board."""

    MINE = "mine"
    THEIRS = "theirs"


async def view_of(interaction: Interaction, table: AnyTable) -> View:
    """Return how somebody sees a table: as they have chosen, and else as it is posted."""
    own, servers = await _chosen(interaction, table)
    posted = posted_view(table, servers, interaction.client.desk.theme)
    return own_view(table.side_of(interaction.user.id), own, posted)


async def view_of_replay(interaction: Interaction, table: AnyTable) -> View:
    """Return how somebody sees a game again: as they have chosen, and else always from the same side."""
    own, servers = await _chosen(interaction, table)
    posted = View(theme=posted_theme(servers, interaction.client.desk.theme))
    return own_view(table.side_of(interaction.user.id), own, posted)


async def view_from(
    interaction: Interaction, table: AnyTable, whose: Whose | None, theme: Theme | None = None
) -> View:
    """Return how somebody sees a table: as they have chosen, but for the side and theme they ask for."""
    chosen = await view_of(interaction, table)
    chosen = replace(chosen, theme=theme or chosen.theme)
    if whose is None:
        return chosen
    mine = table.side_of(interaction.user.id) or chosen.bottom
    side = mine if whose is Whose.MINE else mine.other
    return replace(chosen, bottom=side, counted_by=side)


async def _chosen(interaction: Interaction, table: AnyTable) -> tuple[PlayerPreferences, ServerPreferences]:
    work = partial(preferences_here, snowflake=interaction.user.id, guild=table.guild)
    return await interaction.client.desk.store.run(work)


async def show_own_side(interaction: Interaction, act: CustomId) -> None:
    """Show the board from the side the presser has chosen; to a spectator, from the other side."""
    table = await interaction.client.desk.store.run(partial(load_table, table_id=act.table))
    is_player = table.side_of(interaction.user.id) is not None
    await show_board(interaction, table, None if is_player else Whose.THEIRS)


async def show_board(
    interaction: Interaction, table: Table, whose: Whose | None = None, theme: Theme | None = None
) -> None:
    """Show a table to one person: as they have chosen, but for the side and the theme that are given."""
    view = await view_from(interaction, table, whose, theme)
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
