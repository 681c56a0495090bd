"""Stored data about people on Discord: handing it out to them, and erasing it after a second yes."""

import logging
from typing import Final

from bot.discord.context import BotContext, Interaction, request_of, user_of
from bot.discord.custom_ids import CustomId, UnknownButton
from bot.discord.failures import discord_may_fail
from bot.discord.layout import PanelView
from bot.discord.replies import say, show
from bot.discord.responding import acknowledge, respond
from bot.engine.keys import PlayerId
from bot.play import privacy
from bot.play.chouette.seats import chouettes_of, leave_all
from bot.play.chouette.table import ChouetteTable
from bot.play.heads_up.table import HeadsUpTable
from bot.play.panels import erase_panel, erased_panel, stored_panel
from bot.play.text import settings as privacy_text
from bot.play.use_case import StoreError, UnitOfWork

LOG: Final = logging.getLogger(__name__)


async def export(interaction: Interaction) -> None:
    context = interaction.client.context
    await acknowledge(interaction)
    view = PanelView(
        stored_panel(
            await context.store.run(privacy.export, snowflake=user_of(interaction), at=context.now())
        )
    )
    await respond(interaction, view)


async def ask_to_erase(interaction: Interaction) -> None:
    snowflake = user_of(interaction)

    def work(uow: UnitOfWork) -> tuple[privacy.Ending, int]:
        return privacy.what_would_end(uow, snowflake), chouettes_of(uow, snowflake)

    ending, chouettes = await interaction.client.context.store.run(work)
    await show(interaction, erase_panel(ending.player, ending.games, ending.challenges, chouettes))


async def erase(interaction: Interaction, act: CustomId) -> None:
    """Erase whoever said yes, clean the store, and let the others at their tables know."""
    if not act.argument.isdecimal():
        raise UnknownButton(act.argument)
    context = interaction.client.context
    await acknowledge(interaction)
    request, player = request_of(interaction), PlayerId(int(act.argument))

    def work(uow: UnitOfWork) -> tuple[tuple[HeadsUpTable, ...], tuple[ChouetteTable, ...]]:
        left = leave_all(uow, request, context.dice_source)
        return privacy.erase(uow, request, player), left

    closed, left = await context.store.run(work)
    is_scrubbed = await _scrub(context)
    for table in (*closed, *left):
        await context.delivery.deliver(table.id)
    with discord_may_fail("erased, but not answered: interaction", interaction.id):
        await show(interaction, erased_panel(len(closed), is_scrubbed=is_scrubbed))


async def keep_all(interaction: Interaction, _act: CustomId) -> None:
    await say(interaction, privacy_text.KEPT_ALL)


async def _scrub(context: BotContext) -> bool:
    """Clean the store's files of what was overwritten; returns whether that was possible."""
    try:
        await context.store.scrub()
    except StoreError:
        LOG.exception("a player was erased, but the database's files keep traces until they are scrubbed")
        return False
    return True
