"""Stored data about people on Discord: handing it out to them, and erasing it after a second yes."""

import logging
from typing import Final

from bot.discord.pressing.replies import answering, say, show
from bot.discord.pressing.responses import acknowledge, respond
from bot.discord.service.context import ALSO_DIRECTLY, BotContext, Interaction, request_of, user_of
from bot.discord.wire.components import PanelView
from bot.discord.wire.custom_ids import CustomId, UnknownButton
from bot.discord.wire.failures import discord_may_fail
from bot.discord.wire.wording import group
from bot.engine.keys import PlayerId
from bot.play.base.use_case import StoreError
from bot.play.kinds.kind import kind_of
from bot.play.pages.panels import erase_panel, erased_panel, stored_panel
from bot.play.upkeep import privacy
from bot.text.catalogue import phrase

LOG: Final = logging.getLogger(__name__)


async def erase(interaction: Interaction, pressed: CustomId) -> None:
    """Erase whoever said yes, clean the store, and let the others at their tables know."""
    if not pressed.argument.isdecimal():
        raise UnknownButton(pressed.argument)
    context = interaction.client.context
    await acknowledge(interaction)
    left = await context.store.run(
        privacy.erase,
        request=request_of(interaction),
        player=PlayerId(int(pressed.argument)),
        dice_source=context.dice_source,
    )
    context.languages.forget(user_of(interaction))
    context.delivery.direct_channels.forget(user_of(interaction))
    is_scrubbed = await _scrub(context)
    for table in left:
        await context.delivery.deliver(table.id)
    closed = sum(kind_of(table).ends_without_a_player for table in left)
    with discord_may_fail("erased, but not answered: interaction", interaction.id):
        await show(interaction, erased_panel(closed, is_scrubbed=is_scrubbed))


async def keep_all(interaction: Interaction, _pressed: CustomId) -> None:
    """Raises NothingStored where all was erased since they were asked."""
    await interaction.client.context.store.run(privacy.check_stored, snowflake=user_of(interaction))
    await say(interaction, phrase("privacy-kept-all"))


async def _scrub(context: BotContext) -> bool:
    """Clean the store's files of what was overwritten; returns whether that was possible."""
    try:
        await context.store.scrub()
    except StoreError:
        LOG.exception("a player was erased, but the database's files keep traces until they are scrubbed")
        return False
    return True


privacy_commands: Final = group(name="privacy", allowed_contexts=ALSO_DIRECTLY)


@privacy_commands.command(name="export")
@answering
async def export(interaction: Interaction) -> None:
    context = interaction.client.context
    await acknowledge(interaction)
    stored = await context.store.run(privacy.export, snowflake=user_of(interaction), at=context.now())
    await respond(interaction, PanelView(stored_panel(stored)))


@privacy_commands.command(name="erase")
@answering
async def ask_to_erase(interaction: Interaction) -> None:
    ending = await interaction.client.context.store.run(
        privacy.what_would_end, snowflake=user_of(interaction)
    )
    await show(interaction, erase_panel(ending))
