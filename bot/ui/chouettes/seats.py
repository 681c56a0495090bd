"""Coming and going, starting and ending: what a button of the lobby and a command do alike."""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.engine.chouette import (
    AgreeToStake,
    ChouetteAction,
    Close,
    ComeBack,
    GoAway,
    Join,
    Leave,
    SetLastGame,
    StartGame,
    legal_actions,
)
from bot.presenters.chouettes.line import line_panel
from bot.presenters.chouettes.seat_pages import seat_page
from bot.services.errors import NoChouette
from bot.table import ChouetteTable, Table
from bot.ui.chouettes.acting import do_in_chouette
from bot.ui.chouettes.pressing import done_panel
from bot.ui.custom_id import CustomId
from bot.ui.desk import Interaction
from bot.ui.here import hosted_here
from bot.ui.replies import show
from bot.ui.settings import ask_for_zone

PAGE_OF: Final[Mapping[type[Leave | GoAway], str]] = {Leave: "leave", GoAway: "away"}
"""The pages of one's own panel that ask whether to go."""


async def chouette_here(interaction: Interaction) -> ChouetteTable:
    """Return the chouette of a channel, or of the thread in which its team talks.

    Raises:
        NoTable: Nothing is played here.
        NoChouette: Two players play here.

    """
    table = await hosted_here(interaction)
    if isinstance(table, Table):
        raise NoChouette(table)
    return table


async def do_here(interaction: Interaction, *actions: ChouetteAction) -> None:
    """Do something in the channel's chouette, as a command does."""
    table = await chouette_here(interaction)
    await do_at(interaction, table.id, None, *actions)


async def do_at(
    interaction: Interaction, table_id: int, edition: int | None, *actions: ChouetteAction
) -> None:
    """Do something in a chouette, on the board of that edition if one was pressed."""

    def chosen(_chouette: object, _player: int) -> Iterable[ChouetteAction]:
        return actions

    await do_in_chouette(interaction, table_id, edition, chosen, done_panel)


async def show_line(interaction: Interaction) -> None:
    """Show who is who in the channel's chouette."""
    table = await chouette_here(interaction)
    player = table.player_of(interaction.user.id)
    await show(interaction, line_panel(table, player.id if player else None), table)


async def join(interaction: Interaction, act: CustomId) -> None:
    """Join, and accept the options with it."""
    await do_at(interaction, act.table, act.edition, Join())
    await ask_for_zone(interaction)


async def join_here(interaction: Interaction) -> None:
    """Join the channel's chouette, as a command does."""
    await do_here(interaction, Join())
    await ask_for_zone(interaction)


async def leave(interaction: Interaction, act: CustomId) -> None:
    """Leave."""
    await do_at(interaction, act.table, act.edition, Leave())


async def ask_to_go(interaction: Interaction, action: Leave | GoAway, *, is_sure: bool) -> None:
    """Leave the channel's chouette, or sit out, after one more question; in a lobby nothing is asked."""
    table = await chouette_here(interaction)
    player = table.player_of(interaction.user.id)
    possible = () if player is None else legal_actions(table.chouette, player.id)
    if is_sure or player is None or action not in possible or not table.chouette.number:
        await do_at(interaction, table.id, None, action)
    else:
        await show(interaction, seat_page(table, player.id, PAGE_OF[type(action)]), table)


async def start_game(interaction: Interaction, act: CustomId) -> None:
    """Start the first game, or the next."""
    await do_at(interaction, act.table, act.edition, StartGame())


async def agree_to_stake(interaction: Interaction, act: CustomId) -> None:
    """Agree to a new stake."""
    await do_at(interaction, act.table, act.edition, AgreeToStake())


async def come_back(interaction: Interaction) -> None:
    """Be dealt in again."""
    await do_here(interaction, ComeBack())


async def close(interaction: Interaction) -> None:
    """End the chouette, in a game when that is over."""
    await do_here(interaction, Close())


async def set_last_game(interaction: Interaction, *, is_last: bool) -> None:
    """Announce that this game, or the next, is the last; or take that back."""
    await do_here(interaction, SetLastGame(is_last))
