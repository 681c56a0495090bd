"""What is stored about people: handing it out to them, and erasing it after a second yes."""

import logging
from functools import partial
from typing import Final

import discord

from bot.presenters.privacy import erase_panel, erased_panel, export_panel
from bot.presenters.sentences import privacy as sentences
from bot.services import privacy
from bot.services.chouettes.leaving import chouettes_of, leave_all
from bot.services.work import StoreError, UnitOfWork
from bot.table import ChouetteTable, Table
from bot.ui.custom_id import CustomId, UnknownButton
from bot.ui.desk import Desk, Interaction, request_of
from bot.ui.layout import NOBODY, PanelView
from bot.ui.replies import say, show

LOG: Final = logging.getLogger(__name__)


async def export(interaction: Interaction) -> None:
    """Give somebody all that is stored about him, as a file."""
    desk = interaction.client.desk
    await interaction.response.defer(ephemeral=True, thinking=True)
    work = partial(privacy.export, snowflake=interaction.user.id, at=desk.now())
    view = PanelView(export_panel(await desk.store.run(work)))
    await interaction.followup.send(view=view, files=view.files, ephemeral=True, allowed_mentions=NOBODY)


async def ask_to_erase(interaction: Interaction) -> None:
    """Explain what an erase does, and ask once more."""
    snowflake = interaction.user.id

    def work(uow: UnitOfWork) -> tuple[privacy.Ending, int]:
        return privacy.what_would_end(uow, snowflake), chouettes_of(uow, snowflake)

    ending, chouettes = await interaction.client.desk.store.run(work)
    await show(interaction, erase_panel(ending.player, ending.games, ending.challenges, chouettes))


async def erase(interaction: Interaction, act: CustomId) -> None:
    """Erase whoever said yes, clean the store, and let the others at his tables know."""
    if not act.argument.isdecimal():
        raise UnknownButton(act.argument)
    desk = interaction.client.desk
    await interaction.response.defer()
    request, player = request_of(interaction), int(act.argument)

    def work(uow: UnitOfWork) -> tuple[tuple[Table, ...], tuple[ChouetteTable, ...]]:
        left = leave_all(uow, request, desk.chance)
        return privacy.erase(uow, request, player), left

    closed, left = await desk.store.run(work)
    is_scrubbed = await _scrub(desk)
    for table in (*closed, *left):
        await desk.delivery.deliver(table.id)
    await _tell(interaction, PanelView(erased_panel(len(closed), is_scrubbed=is_scrubbed)))


async def keep_all(interaction: Interaction, _act: CustomId) -> None:
    """Take the question away; nothing was erased."""
    await say(interaction, sentences.KEPT_ALL)


async def _scrub(desk: Desk) -> bool:
    """Clean the store's files of what was overwritten; tell whether that was possible."""
    try:
        await desk.store.scrub()
    except StoreError:
        LOG.exception("a player was erased, but the database's files keep traces until they are scrubbed")
        return False
    return True


async def _tell(interaction: Interaction, view: PanelView) -> None:
    try:
        await interaction.edit_original_response(view=view, attachments=[], allowed_mentions=NOBODY)
    except (discord.HTTPException, OSError) as error:
        LOG.warning("interaction %d was carried out, but not answered: %s", interaction.id, error)
