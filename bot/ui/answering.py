"""Challenging, and answering a challenge."""

from collections.abc import Callable
from functools import partial

import discord

from bot.presenters import sentences
from bot.presenters.panel import Panel
from bot.services import challenges, rematches
from bot.services.challenge_limits import check_limits
from bot.services.challenges import Offer, Place, check_offer
from bot.services.dice import Chance
from bot.services.errors import ChannelBusy
from bot.services.request import Caller
from bot.services.work import UnitOfWork
from bot.table import Hosted, Table
from bot.ui.acting import publish
from bot.ui.custom_id import CustomId
from bot.ui.desk import Interaction, caller_of, request_of
from bot.ui.permissions import lacking_for_board
from bot.ui.replies import CannotPost, NotHere, board_link
from bot.ui.settings import ask_for_zone
from bot.ui.threads import open_thread, opened_panel


async def challenge(
    interaction: Interaction,
    opponent: discord.User | discord.Member | None,
    offer: Offer,
    *,
    has_thread: bool = False,
) -> None:
    """Open this channel's table with a challenge; if it is taken, or if that is wanted, one in a new thread.

    Raises:
        CannotPost: The bot may not show a board here.
        NotHere: The opponent is no member of the server.
        NotPossible: There can be no thread.
        TooManyChallenges: As many challenges of the caller are open as may be.

    """
    if opponent is not None and not isinstance(opponent, discord.Member):
        raise NotHere
    invited = caller_of(opponent) if opponent else None
    check_offer(caller_of(interaction.user), invited, offer)
    taken = None
    if not has_thread:
        check_permissions(interaction)
        try:
            await _challenge_at(interaction, interaction.channel_id or 0, invited, offer, posted_panel)
        except ChannelBusy as busy:
            taken = busy.table
        else:
            return
    caller = caller_of(interaction.user)
    limits = partial(check_limits, challenger=caller, opponent=invited)
    await interaction.client.desk.store.run(limits)
    whom = None if invited is None else invited.name
    called = sentences.thread_name(caller.name, whom, offer.sheet)
    thread = await open_thread(interaction, called, taken)
    await _challenge_at(interaction, thread, invited, offer, opened_panel)


async def _challenge_at(
    interaction: Interaction,
    channel: int,
    invited: Caller | None,
    offer: Offer,
    done: Callable[[Table, int], Panel],
) -> None:
    place = Place(interaction.guild_id, channel)
    work = partial(
        challenges.challenge,
        request=request_of(interaction),
        place=place,
        opponent=invited,
        offer=offer,
        chance=interaction.client.desk.chance,
    )
    await change(interaction, work, done)


async def rematch(interaction: Interaction, act: CustomId) -> None:
    """Challenge the same opponent again."""
    check_permissions(interaction)
    request, chance = request_of(interaction), interaction.client.desk.chance
    work = partial(rematches.rematch, request=request, table_id=act.table, chance=chance)
    await change(interaction, work)
    await interaction.client.desk.delivery.deliver(act.table)


async def accept(interaction: Interaction, act: CustomId) -> None:
    """Accept a challenge: the opening is rolled and the game starts."""
    chance = interaction.client.desk.chance
    await change(interaction, _answer(challenges.accept, interaction, act, chance=chance))
    await ask_for_zone(interaction)


async def turn_down(interaction: Interaction, act: CustomId) -> None:
    """Decline a challenge, or withdraw one's own."""
    await change(interaction, _answer(challenges.turn_down, interaction, act))


async def decline(interaction: Interaction, act: CustomId) -> None:
    """Turn a challenge down."""
    await change(interaction, _answer(challenges.decline, interaction, act))


async def withdraw(interaction: Interaction, act: CustomId) -> None:
    """Take one's own challenge back."""
    await change(interaction, _answer(challenges.withdraw, interaction, act))


def _answer(
    use_case: Callable[..., Table], interaction: Interaction, act: CustomId, **more: Chance
) -> Callable[[UnitOfWork], Table]:
    request = request_of(interaction)
    return partial(use_case, request=request, table_id=act.table, version=act.edition, **more)


def posted_panel(table: Hosted, reader: int) -> Panel:
    """Return the answer to whoever made the bot post: that it did, and where."""
    return Panel(f"{sentences.POSTED} {board_link(table, reader)}".rstrip())


async def change(
    interaction: Interaction,
    work: Callable[[UnitOfWork], Table],
    done: Callable[[Table, int], Panel] = posted_panel,
) -> None:
    """Carry out what changes a challenge, show it, and answer whoever did so."""
    table = await interaction.client.desk.store.run(work)
    await publish(interaction, table.id, done)


def check_permissions(interaction: Interaction) -> None:
    """Raise CannotPost if the bot may not show a board where the interaction was made; directly, it may."""
    missing = interaction.guild_id and lacking_for_board(interaction.app_permissions, interaction.channel)
    if missing:
        raise CannotPost(missing)
