"""Private looks at a table: as its reader has chosen, and the events since their last turn."""

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from functools import partial
from typing import Concatenate, Final, ParamSpec, TypeVar

import discord

from bot.discord.context import Interaction, channel_of, guild_of, user_of
from bot.discord.custom_ids import CustomId
from bot.discord.layout import NO_TABLE
from bot.discord.notes import noted
from bot.discord.replies import show
from bot.play import access
from bot.play.access import Reader, Whereabouts, check_look
from bot.play.boards import own_view, posted_theme, posted_view
from bot.play.heads_up.board import own_panel, since_panel
from bot.play.heads_up.replays import steps_since_own_turn
from bot.play.heads_up.store import heads_up_in_channel, load_table
from bot.play.heads_up.table import HeadsUpTable
from bot.play.keys import NO_GUILD, TableId
from bot.play.panel import Kind
from bot.play.picture import Theme, View
from bot.play.preferences import PlayerPreferences, ServerPreferences
from bot.play.settings import preferences_here
from bot.play.table import Table
from bot.play.use_case import UnitOfWork

P = ParamSpec("P")
T = TypeVar("T")


class Whose(StrEnum):
    """Whose side somebody asks to look from; a spectator has the side at the bottom of the live board."""

    MINE = "mine"
    THEIRS = "theirs"


async def view_of(interaction: Interaction, table: Table) -> View:
    """How somebody sees a table: as they have chosen, else as it is posted."""
    own, servers = await _chosen(interaction, table)
    posted = posted_view(table, servers, interaction.client.context.theme)
    return own_view(table.side_of(user_of(interaction)), own, posted)


async def view_of_replay(interaction: Interaction, table: Table) -> View:
    """How somebody sees a replay: as they have chosen, else always from the same side."""
    own, servers = await _chosen(interaction, table)
    posted = View(theme=posted_theme(servers, interaction.client.context.theme))
    return own_view(table.side_of(user_of(interaction)), own, posted)


async def view_from(
    interaction: Interaction, table: Table, whose: Whose | None, theme: Theme | None = None
) -> View:
    """How somebody sees a table: as they have chosen, but for the side and the theme they ask for."""
    chosen = await view_of(interaction, table)
    chosen = replace(chosen, theme=theme or chosen.theme)
    if whose is None:
        return chosen
    mine = table.side_of(user_of(interaction)) or chosen.bottom
    side = mine if whose is Whose.MINE else mine.other
    return replace(chosen, bottom=side, counted_by=side)


async def _chosen(interaction: Interaction, table: Table) -> tuple[PlayerPreferences, ServerPreferences]:
    return await interaction.client.context.store.run(
        preferences_here, snowflake=user_of(interaction), guild=table.guild
    )


async def show_own_side(interaction: Interaction, act: CustomId) -> None:
    """From the side the presser has chosen; for a spectator, from the other side."""
    table = await interaction.client.context.store.run(load_table, table_id=act.table)
    is_player = table.side_of(user_of(interaction)) is not None
    await show_board(interaction, table, None if is_player else Whose.THEIRS)


async def show_board(
    interaction: Interaction, table: HeadsUpTable, whose: Whose | None = None, theme: Theme | None = None
) -> None:
    """For the caller alone: as they have chosen, but for the side and the theme that are given."""
    view = await view_from(interaction, table, whose, theme)
    player = table.player_of(user_of(interaction))
    panel = own_panel(table, view, player.id if player else None)
    await show(interaction, await noted(interaction, table, panel), table)


async def show_since(interaction: Interaction, act: CustomId) -> None:
    """The events since the presser's last turn: the board after each play, the last as it is now."""
    user = user_of(interaction)
    table, steps = await interaction.client.context.store.run(
        steps_since_own_turn, table_id=act.table, snowflake=user
    )
    view = await view_of(interaction, table)
    panel = since_panel(table, steps, view, table.side_of(user))
    await show(interaction, await noted(interaction, table, panel))


async def table_here(interaction: Interaction) -> Table:
    """The channel's table, of any kind; for a team's thread, its chouette. Raises NoTable."""
    context, channel, user = interaction.client.context, channel_of(interaction), user_of(interaction)
    place = interaction.channel
    if isinstance(place, discord.Thread) and place.is_private():
        guild = guild_of(interaction) or NO_GUILD
        return await context.store.run(
            access.table_in_private_thread, guild=guild, thread=channel, snowflake=user
        )
    return await context.store.run(access.table_in_channel, channel=channel, snowflake=user)


async def heads_up_here(interaction: Interaction) -> HeadsUpTable:
    """The channel's table of two; in direct messages, the player's own.

    Raises:
        NoTable: Nothing is played here.
        WrongKind: A chouette is.
    """
    return await interaction.client.context.store.run(
        heads_up_in_channel, channel=channel_of(interaction), snowflake=user_of(interaction)
    )


OF_NO_TABLE: Final = frozenset({Kind.REPLAY_IMPORT})
"""Buttons whose number is no table's, but that of something of the presser's own."""


def reader_of(interaction: Interaction) -> Reader:
    return Reader(
        user_of(interaction), guild_of(interaction), channel_of(interaction), partial(_sees, interaction)
    )


async def check_press(interaction: Interaction, act: CustomId) -> None:
    """Raise UnknownTable unless the presser may look at the table of the button, if it has one."""
    if act.table != NO_TABLE and act.kind not in OF_NO_TABLE:
        await interaction.client.context.store.run(
            check_look, reader=reader_of(interaction), table_id=act.table
        )


async def run_in_sight(
    interaction: Interaction,
    table_id: TableId,
    use_case: Callable[Concatenate[UnitOfWork, P], T],
    /,
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """Run a use case; for a press, do first, in the same transaction, what `check_press` does."""
    reader = reader_of(interaction) if interaction.type is discord.InteractionType.component else None

    def work(uow: UnitOfWork) -> T:
        if reader is not None:
            check_look(uow, reader, table_id)
        return use_case(uow, *args, **kwargs)

    return await interaction.client.context.store.run(work)


def _sees(interaction: Interaction, place: Whereabouts) -> bool:
    """Whether somebody sees a channel or thread of the server where they are.

    A bot without further intents does not know who is in a private thread: people who manage threads see it,
    and whoever asks from there.
    """
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    channel, is_private = guild.get_channel_or_thread(place.channel), place.is_private
    if isinstance(channel, discord.Thread):
        is_private, channel = channel.is_private(), channel.parent
    if channel is None:
        return False
    rights = channel.permissions_for(member)
    return rights.view_channel and (rights.manage_threads or not is_private)
