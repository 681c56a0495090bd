"""Moving a game to the channel or thread where one of its players asks for it."""

from functools import partial

import discord

from bot.presenters import refusals, sentences
from bot.presenters.panel import Panel
from bot.services import moving
from bot.services.challenges import Place
from bot.services.tables import load_hosted
from bot.services.work import UnitOfWork
from bot.table import AnyTable, Player
from bot.ui.answering import check_permissions
from bot.ui.desk import Interaction, request_of
from bot.ui.publishing import publish_change
from bot.ui.replies import NotPossible, board_link
from bot.ui.responding import acknowledge


async def move_here(interaction: Interaction, number: int | None) -> None:
    """Move a game of somebody's to where they are: the one of that number, or the only one from elsewhere.

    Raises:
        CannotPost: The bot may not show a board here.
        NotPossible: There is no game to move, or several; or the other player could not see it here.

    """
    check_permissions(interaction)
    desk, channel = interaction.client.desk, interaction.channel_id or 0
    chosen = await _only_one(interaction, channel) if number is None else number
    who = interaction.user.id
    work = partial(moving.table_to_move, snowflake=who, table_id=chosen, channel=channel)
    table = await desk.store.run(work)
    await acknowledge(interaction)  # before Discord is asked for each of the others
    await _check_others(interaction, table)
    place = Place(interaction.guild_id, channel)
    async with desk.delivery.hold(table.id):
        request = request_of(interaction)
        await desk.store.run(partial(moving.move, request=request, table_id=table.id, place=place))
    await publish_change(interaction, table.id, partial(_moved, table_id=table.id, reader=who))


async def _only_one(interaction: Interaction, channel: int) -> int:
    """Return our key of the one game that somebody plays elsewhere."""
    work = partial(moving.movable_tables, snowflake=interaction.user.id, channel=channel)
    found = await interaction.client.desk.store.run(work)
    if not found:
        raise NotPossible(refusals.nothing_to_move())
    if len(found) > 1:
        raise NotPossible(refusals.several_to_move(found))
    return found[0].id


async def _check_others(interaction: Interaction, table: AnyTable) -> None:
    """Raise NotPossible unless the others who play can see this channel.

    One who has left the server where they play keeps nobody from moving the game within it.
    """
    for player in moving.players_at(table):
        if player.snowflake in (None, interaction.user.id):
            continue
        member = await member_here(interaction, player)
        if member is None and table.guild != interaction.guild_id:
            raise NotPossible(refusals.player_not_here(player))
        if member is not None and not _can_see(interaction, member):
            raise NotPossible(refusals.player_cannot_see(player))


async def member_here(interaction: Interaction, player: Player) -> discord.Member | None:
    """Return a player as a member of this server; None if he is none. Discord has to be asked for that."""
    if interaction.guild is None or player.snowflake is None:
        return None
    try:
        return await interaction.guild.fetch_member(player.snowflake)
    except discord.NotFound:
        return None


def _can_see(interaction: Interaction, member: discord.Member) -> bool:
    here = interaction.channel
    if not isinstance(here, discord.abc.GuildChannel | discord.Thread):
        return True
    return here.permissions_for(member).view_channel


def _moved(uow: UnitOfWork, table_id: int, reader: int) -> tuple[AnyTable, Panel]:
    table = load_hosted(uow, table_id)
    return table, Panel(f"{sentences.moved_here(table)} {board_link(table, reader)}".rstrip())
