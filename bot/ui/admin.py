"""Showing those who run a server what is wrong there."""

from collections.abc import Mapping
from functools import partial

from bot.places import ServerReport
from bot.presenters import refusals
from bot.presenters.places import status_panel
from bot.services.places import server_report
from bot.table import Player
from bot.ui.desk import Interaction
from bot.ui.moving import member_here
from bot.ui.permissions import lacking_for_board
from bot.ui.replies import NotPossible, show
from bot.ui.responding import acknowledge

PEOPLE_LOOKED_FOR = 20
"""Discord is asked for each of them."""


async def show_status(interaction: Interaction) -> None:
    """Show what is wrong on this server: only to who may manage it.

    Raises:
        NotPossible: Somebody else asks.

    """
    if not interaction.permissions.manage_guild:
        raise NotPossible(refusals.may_not_see_status())
    work = partial(server_report, guild=interaction.guild_id or 0)
    report = await interaction.client.desk.store.run(work)
    await acknowledge(interaction)
    gone = await _gone(interaction, report)
    await show(interaction, status_panel(report, _missing(interaction, report), gone))


def _missing(interaction: Interaction, report: ServerReport) -> Mapping[int, list[str]]:
    """Return which permissions the bot lacks, by the channels of open tables that it sees."""
    guild = interaction.guild
    found = {}
    for channel in (table.channel for table in report.tables if table.channel is not None):
        place = guild and guild.get_channel_or_thread(channel)
        missing = lacking_for_board(place.permissions_for(guild.me), place) if guild and place else []
        if missing:
            found[channel] = missing
    return found


async def _gone(interaction: Interaction, report: ServerReport) -> list[Player]:
    """Return which of the first players of open tables have left the server."""
    everyone = {player.id: player for table in report.tables for player in table.players.values()}
    first = list(everyone.values())[:PEOPLE_LOOKED_FOR]
    return [player for player in first if await member_here(interaction, player) is None]
