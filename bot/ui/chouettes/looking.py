"""Private looks at a chouette: from one's own side, and what happened since one last did something."""

from functools import partial

from bot.presenters.chouettes.looks import side_panel, since_panel
from bot.presenters.diagram import Theme
from bot.services.chouettes.looking import happenings_since_own_turn
from bot.services.tables import load_chouette
from bot.table import ChouetteTable
from bot.ui.custom_id import CustomId, UnknownButton
from bot.ui.desk import Interaction
from bot.ui.looking import Whose, view_from, view_of
from bot.ui.notes import noted
from bot.ui.replies import show

SIDE, SINCE = "side", "since"


async def look(interaction: Interaction, act: CustomId) -> None:
    """Show what a button under the board leads to."""
    if act.argument == SIDE:
        await show_own_side(interaction, act.table)
    elif act.argument == SINCE:
        await show_since(interaction, act.table)
    else:
        raise UnknownButton(act.argument)


async def show_own_side(interaction: Interaction, table_id: int) -> None:
    """Show the board as the presser has chosen; to a spectator, from the other side."""
    table = await interaction.client.desk.store.run(partial(load_chouette, table_id=table_id))
    is_player = table.side_of(interaction.user.id) is not None
    await show_board(interaction, table, None if is_player else Whose.THEIRS)


async def show_board(
    interaction: Interaction, table: ChouetteTable, whose: Whose | None = None, theme: Theme | None = None
) -> None:
    """Show a chouette to one person: as they have chosen, but for the side and the theme that are given."""
    view = await view_from(interaction, table, whose, theme)
    panel = side_panel(table, view, _key(interaction, table))
    await show(interaction, await noted(interaction, table, panel), table)


async def show_since(interaction: Interaction, table_id: int) -> None:
    """Show what happened since the presser last did something there."""
    work = partial(happenings_since_own_turn, table_id=table_id, snowflake=interaction.user.id)
    table, news = await interaction.client.desk.store.run(work)
    view = await view_of(interaction, table)
    panel = since_panel(table, news, view, _key(interaction, table))
    await show(interaction, await noted(interaction, table, panel), table)


def _key(interaction: Interaction, table: ChouetteTable) -> int | None:
    player = table.player_of(interaction.user.id)
    return player.id if player else None
