"""Challenging somebody to a match by direct messages: both sides have boards of their own."""

from functools import partial

import discord

from bot.presenters import refusals, sentences
from bot.presenters.panel import Panel
from bot.services import challenges
from bot.services.challenges import Direct, Offer, check_offer
from bot.table import Table
from bot.ui.answering import change
from bot.ui.desk import Interaction, caller_of, request_of
from bot.ui.failures import is_discords
from bot.ui.replies import NotHere, NotPossible, board_link
from bot.ui.responding import acknowledge


async def challenge_directly(
    interaction: Interaction, opponent: discord.User | discord.Member | None, offer: Offer
) -> None:
    """Challenge a member of this server to a match by direct messages.

    Raises:
        NotPossible: Nobody is named, or Discord opens no direct messages.
        NotHere: The opponent is no member of the server: the bot could not write to him.

    """
    if opponent is None:
        raise NotPossible(refusals.direct_needs_opponent())
    if not isinstance(opponent, discord.Member):
        raise NotHere
    invited = caller_of(opponent)
    check_offer(caller_of(interaction.user), invited, offer)
    await acknowledge(interaction)
    work = partial(
        challenges.challenge,
        request=request_of(interaction),
        place=Direct(await _channel_with(interaction.user), await _channel_with(opponent)),
        opponent=invited,
        offer=offer,
        chance=interaction.client.desk.chance,
    )
    await change(interaction, work, _sent_panel)


async def _channel_with(user: discord.User | discord.Member) -> int:
    """Return the channel of somebody's direct messages; that it exists does not say that he takes any."""
    try:
        return (user.dm_channel or await user.create_dm()).id
    except Exception as error:
        if not is_discords(error):
            raise
        raise NotPossible(refusals.no_direct_channel(user.mention)) from error


def _sent_panel(table: Table, reader: int) -> Panel:
    return Panel(f"{sentences.challenged_directly(table)} {board_link(table, reader)}".rstrip())
