"""Carrying out an action of a game: save first, then tell the channel, then tell whoever acted."""

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final

import discord

from bot.presenters import refusals, sentences
from bot.presenters.buttons import Button, Kind, action_buttons, may_think_again
from bot.presenters.panel import Panel, Way
from bot.presenters.turns import next_panel
from bot.services import acting
from bot.services.acting import Decide, Happened, take_action
from bot.services.tables import load_table
from bot.services.turns import next_turn
from bot.services.work import StoreError
from bot.table import Table
from bot.ui.desk import Interaction, request_of
from bot.ui.layout import NOBODY, PanelView
from bot.ui.replies import board_link, board_url, is_private_press, try_to_say

LOG: Final = logging.getLogger(__name__)


async def carry_out(interaction: Interaction, table_id: int, version: int | None, decide: Decide) -> None:
    """Carry out what somebody does at a table, and show it to everyone."""
    desk = interaction.client.desk
    work = partial(
        take_action,
        request=request_of(interaction),
        table_id=table_id,
        version=version,
        decide=decide,
        chance=desk.chance,
    )
    happened = await desk.store.run(work)
    await publish(interaction, table_id, lambda table: done_panel(happened, table, interaction.user.id))


async def next_game(interaction: Interaction, table_id: int, version: int | None) -> None:
    """Start the next game of a money session."""
    desk, request = interaction.client.desk, request_of(interaction)
    work = partial(acting.next_game, request=request, table_id=table_id, version=version, chance=desk.chance)
    happened = await desk.store.run(work)
    await publish(interaction, table_id, lambda table: done_panel(happened, table, interaction.user.id))


async def end_session(interaction: Interaction, table_id: int, version: int | None) -> None:
    """End a money session between two games."""
    request = request_of(interaction)
    work = partial(acting.end_session, request=request, table_id=table_id, version=version)
    await interaction.client.desk.store.run(work)
    await publish(interaction, table_id, _ended)


async def publish(interaction: Interaction, table_id: int, done: Callable[[Table], Panel]) -> None:
    """Deliver what a saved change owes the channel, and answer whoever made it.

    A press needs no answer but the board, and a private message that was pressed has served its purpose; a
    command gets `done` with the table as it stands then. Whatever fails here, the change stays saved.
    """
    await _acknowledge(interaction)
    is_shown = await interaction.client.desk.delivery.deliver(table_id)
    if interaction.type is not discord.InteractionType.component:
        await _answer(interaction, table_id, done if is_shown else _not_shown)
    elif not is_shown:
        await try_to_say(interaction, refusals.not_shown())
    elif is_private_press(interaction):
        await _leave(interaction, table_id)


async def _acknowledge(interaction: Interaction) -> None:
    """Tell Discord that the interaction is in work; what was saved stays, whether Discord hears it or not."""
    if interaction.response.is_done():
        return
    try:
        await interaction.response.defer(ephemeral=True)
    except discord.HTTPException as error:
        LOG.warning("interaction %d was carried out, but not acknowledged: %s", interaction.id, error)
    except Exception:  # such as a connection that dropped; the board is still owed
        LOG.exception("interaction %d was carried out, but not acknowledged", interaction.id)


async def _leave(interaction: Interaction, table_id: int) -> None:
    """Take a private message away that has served its purpose; or lead on to the next table that waits."""
    try:
        work = partial(next_turn, snowflake=interaction.user.id, besides=table_id)
        waiting = await interaction.client.desk.store.run(work)
        if waiting is None:
            await interaction.delete_original_response()
        else:
            view = PanelView(next_panel(waiting, board_url(waiting)))
            await interaction.edit_original_response(view=view, attachments=[], allowed_mentions=NOBODY)
    except StoreError:
        LOG.exception("interaction %d was carried out, but what waits next cannot be read", interaction.id)
    except (discord.HTTPException, OSError) as error:
        LOG.warning("interaction %d was carried out, but its message stays: %s", interaction.id, error)


async def _answer(interaction: Interaction, table_id: int, done: Callable[[Table], Panel]) -> None:
    try:
        table = await interaction.client.desk.store.run(partial(load_table, table_id=table_id))
        panel = replace(done(table), way=await _way_on(interaction, table))
        view = PanelView(panel, table)
        await interaction.edit_original_response(view=view, attachments=[], allowed_mentions=NOBODY)
    except StoreError:
        LOG.exception("interaction %d was carried out, but what to answer cannot be read", interaction.id)
        await try_to_say(interaction, refusals.saved())
    except discord.HTTPException as error:
        LOG.warning("interaction %d was carried out, but not answered: %s", interaction.id, error)


async def _way_on(interaction: Interaction, table: Table) -> Way | None:
    """Return the way to the next table that waits for somebody, once this one waits for others."""
    player = table.player_of(interaction.user.id)
    if player is not None and player.id in table.waits_for:
        return None
    work = partial(next_turn, snowflake=interaction.user.id, besides=table.id)
    waiting = await interaction.client.desk.store.run(work)
    return None if waiting is None else Way(sentences.NEXT, board_url(waiting))


def _ended(table: Table) -> Panel:
    return Panel(f"{sentences.outcome(table)} {board_link(table)}".rstrip())


def _not_shown(_table: Table) -> Panel:
    return Panel(refusals.not_shown())


def done_panel(happened: Happened, table: Table, snowflake: int) -> Panel:
    """Return what an action did, with what its player may do next, and the way to the board."""
    lines = sentences.log_lines(happened.table, happened.happenings)
    text = sentences.done(happened.happenings, lines)
    player = table.player_of(snowflake)
    row = tuple(_next_buttons(table, player.id)) if player else ()
    return Panel(f"{text}\n{board_link(table)}".rstrip(), rows=(row,) if row else ())


def _next_buttons(table: Table, player: int) -> Iterator[Button]:
    """Yield what a player may do next: act on, or think again."""
    if player in table.must_act:
        yield from action_buttons(table.game, player)
    elif may_think_again(table, player):
        yield Button(Kind.TAKEBACK, "Take back")
