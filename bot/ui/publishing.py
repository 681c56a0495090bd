"""Showing what was saved: first to the channel, then to whoever did it."""

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import discord

from bot.presenters import refusals
from bot.presenters.lists import next_label
from bot.presenters.panel import Panel, Way
from bot.presenters.turns import next_panel
from bot.services.places import closed_messages
from bot.services.turns import next_turn
from bot.services.work import StoreError, UnitOfWork
from bot.table import Hosted
from bot.ui.desk import Interaction
from bot.ui.failures import discord_may_fail
from bot.ui.layout import PanelView, drawn_view
from bot.ui.replies import board_url, try_to_say
from bot.ui.responding import acknowledge, is_private_press, respond

LOG: Final = logging.getLogger(__name__)
Answer = Callable[[UnitOfWork], tuple[Hosted, Panel]]
"""Returns a table as it stands after a change, and what to say to whoever made it."""


async def publish_change(
    interaction: Interaction, table_id: int, answer: Answer, *, tells_press: bool = False
) -> None:
    """Deliver what a saved change owes the channel, and answer whoever made it.

    A press needs no answer but the board, and a private message that was pressed has served its purpose; a
    command gets its answer from the table as it stands then, and so does a press if `tells_press`, where the
    board does not show what was done. Whatever fails here, the change stays saved.
    """
    await acknowledge(interaction)
    is_shown = await interaction.client.desk.delivery.deliver(table_id)
    if tells_press or interaction.type is not discord.InteractionType.component:
        await _answer(interaction, answer, is_shown=is_shown)
    elif not is_shown:
        await _say_why_not_shown(interaction, table_id)
    elif is_private_press(interaction):
        await _leave(interaction, table_id)


async def _leave(interaction: Interaction, table_id: int) -> None:
    """Take a private message away that has served its purpose; or lead on to the next table that waits."""
    reader = interaction.user.id
    try:
        work = partial(next_turn, snowflake=reader, besides=table_id)
        waiting = await interaction.client.desk.store.run(work)
        with discord_may_fail("carried out, but its message stays: interaction", interaction.id):
            if waiting is None:
                await interaction.delete_original_response()
            else:
                panel = next_panel(waiting, reader, board_url(waiting, reader))
                await respond(interaction, PanelView(panel))
    except StoreError:
        LOG.exception("interaction %d was carried out, but what waits next cannot be read", interaction.id)


async def _answer(interaction: Interaction, answer: Answer, *, is_shown: bool) -> None:
    try:
        table, panel = await interaction.client.desk.store.run(answer)
        panel = panel if is_shown else Panel(await _why_not_shown(interaction, table.id))
        view = await drawn_view(replace(panel, way=await _way_on(interaction, table)), table)
        with discord_may_fail("carried out, but not answered: interaction", interaction.id):
            await respond(interaction, view)
    except StoreError:
        LOG.exception("interaction %d was carried out, but what to answer cannot be read", interaction.id)
        await try_to_say(interaction, refusals.saved())


async def _say_why_not_shown(interaction: Interaction, table_id: int) -> None:
    try:
        await try_to_say(interaction, await _why_not_shown(interaction, table_id))
    except StoreError:
        LOG.exception("interaction %d was carried out, but what to answer cannot be read", interaction.id)
        await try_to_say(interaction, refusals.not_shown())


async def _why_not_shown(interaction: Interaction, table_id: int) -> str:
    """Return why a table is not shown now: somebody takes no direct messages, or only Discord knows."""
    desk, reader = interaction.client.desk, interaction.user.id
    closed = await desk.store.run(partial(closed_messages, table_id=table_id))
    if closed is None or closed.whose is None:
        return refusals.not_shown()
    desk.told.add((reader, table_id, closed.since))
    return refusals.messages_closed(closed.table, closed.whose, reader)


async def _way_on(interaction: Interaction, table: Hosted) -> Way | None:
    """Return the way to the next table that waits for somebody, once this one waits for others."""
    reader = interaction.user.id
    player = table.player_of(reader)
    if player is not None and player.id in table.waits_for:
        return None
    waiting = await interaction.client.desk.store.run(partial(next_turn, snowflake=reader, besides=table.id))
    return None if waiting is None else Way(next_label(waiting, reader), board_url(waiting, reader))
