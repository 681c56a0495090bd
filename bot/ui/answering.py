"""Challenging, and answering a challenge."""

from collections.abc import Callable
from functools import partial

import discord

from bot.presenters import sentences
from bot.presenters.panel import Panel
from bot.services import challenges
from bot.services.challenges import Offer, Place
from bot.services.dice import Chance
from bot.services.work import UnitOfWork
from bot.table import Table
from bot.ui.acting import publish
from bot.ui.custom_id import CustomId
from bot.ui.desk import Interaction, caller_of, request_of
from bot.ui.replies import CannotPost, NotHere, board_link

NEEDED = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}


async def challenge(
    interaction: Interaction, opponent: discord.User | discord.Member | None, offer: Offer
) -> None:
    """Open this channel's table with a challenge, if the bot may show a board here.

    Raises:
        CannotPost: It may not.
        NotHere: The opponent is no member of the server.

    """
    _check_permissions(interaction)
    if opponent is not None and not isinstance(opponent, discord.Member):
        raise NotHere
    invited = caller_of(opponent) if opponent else None
    place = Place(interaction.guild_id, interaction.channel_id or 0)
    work = partial(
        challenges.challenge,
        request=request_of(interaction),
        place=place,
        opponent=invited,
        offer=offer,
        chance=interaction.client.desk.chance,
    )
    await _change(interaction, work)


async def rematch(interaction: Interaction, act: CustomId) -> None:
    """Challenge the same opponent again."""
    _check_permissions(interaction)
    request, chance = request_of(interaction), interaction.client.desk.chance
    work = partial(challenges.rematch, request=request, table_id=act.table, chance=chance)
    await _change(interaction, work)


async def accept(interaction: Interaction, act: CustomId) -> None:
    """Accept a challenge: the opening is rolled and the game starts."""
    chance = interaction.client.desk.chance
    await _change(interaction, _answer(challenges.accept, interaction, act, chance=chance))


async def turn_down(interaction: Interaction, act: CustomId) -> None:
    """Decline a challenge, or withdraw one's own."""
    await _change(interaction, _answer(challenges.turn_down, interaction, act))


async def decline(interaction: Interaction, act: CustomId) -> None:
    """Turn a challenge down."""
    await _change(interaction, _answer(challenges.decline, interaction, act))


async def withdraw(interaction: Interaction, act: CustomId) -> None:
    """Take one's own challenge back."""
    await _change(interaction, _answer(challenges.withdraw, interaction, act))


def _answer(
    use_case: Callable[..., Table], interaction: Interaction, act: CustomId, **more: Chance
) -> Callable[[UnitOfWork], Table]:
    request = request_of(interaction)
    return partial(use_case, request=request, table_id=act.table, version=act.version, **more)


async def _change(interaction: Interaction, work: Callable[[UnitOfWork], Table]) -> None:
    table = await interaction.client.desk.store.run(work)
    await publish(interaction, table.id, posted_panel)


def posted_panel(table: Table) -> Panel:
    """Return the answer to whoever made the bot post: that it did, and where."""
    return Panel(f"{sentences.POSTED} {board_link(table)}".rstrip())


def _check_permissions(interaction: Interaction) -> None:
    """Raise CannotPost if the bot may not show a board where the interaction was made."""
    allowed = interaction.app_permissions
    needed = dict(NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed["send_messages_in_threads"] = needed.pop("send_messages")
    missing = [label for name, label in needed.items() if not getattr(allowed, name)]
    if missing:
        raise CannotPost(missing)
