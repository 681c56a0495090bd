"""Replaying a game frame by frame, privately, and the match records that players bring.

The buttons say which frame they lead to, so a replay works after a restart and nothing is kept in memory.
"""

import logging
from functools import partial
from typing import Final

import discord

from bot.presenters import refusals, sentences
from bot.presenters.buttons import Kind
from bot.presenters.chouettes.replays import chouette_frame_panel
from bot.presenters.panel import Panel
from bot.presenters.replays import Reel, Spot, frames_of, parse_spot, replay_panel
from bot.services.access import hosted_read_by
from bot.services.chouettes.replays import ChouetteReplay, replay_of_chouette
from bot.services.errors import NoSuchFrame, RecordTooLarge
from bot.services.imports import MAX_IMPORT_BYTES, imported_text, keep_import, read_import, replay_import
from bot.services.replays import IllegalInRecord, Replay, replay_read_by
from bot.table import AnyTable, ChouetteTable
from bot.ui.access import reader_of
from bot.ui.button import TableButton
from bot.ui.custom_id import CustomId, UnknownButton, parse_custom_id
from bot.ui.desk import Interaction, request_of
from bot.ui.failures import is_discords
from bot.ui.layout import ANY_EDITION, PanelView, drawn_view
from bot.ui.looking import view_of_replay
from bot.ui.replies import say
from bot.ui.responding import acknowledge, respond

LOG: Final = logging.getLogger(__name__)
FIRST: Final = 0


async def open_replay(interaction: Interaction, table_id: int | None, number: int | None) -> None:
    """Show a game of a table from its beginning; without a table, of the channel's."""
    await _show_table(interaction, table_id, number, FIRST)


async def go_on_replaying(interaction: Interaction, act: CustomId) -> None:
    """Show the frame of a table's game that a button leads to."""
    spot = _spot(act)
    await _show_table(interaction, act.table, spot.game, spot.frame)


async def import_record(interaction: Interaction, file: discord.Attachment) -> None:
    """Keep a match record, and show its first game from the beginning; what is no record is not kept."""
    if file.size > MAX_IMPORT_BYTES:
        raise RecordTooLarge(MAX_IMPORT_BYTES)
    await acknowledge(interaction)
    try:
        data = await file.read()
    except Exception as error:
        if not is_discords(error):
            raise
        LOG.warning("interaction %d: its file cannot be had: %s", interaction.id, error)
        await say(interaction, refusals.not_fetched())
        return
    desk, user = interaction.client.desk, interaction.user.id
    text = await desk.heavy.run(user, partial(read_import, data))
    key = await desk.store.run(partial(keep_import, request=request_of(interaction), text=text))
    replayed = await desk.heavy.run(user, partial(replay_import, text, key, 1))
    await _show(interaction, replayed, Kind.REPLAY_IMPORT, FIRST)


async def go_on_with_import(interaction: Interaction, act: CustomId) -> None:
    """Show the frame of an imported game that a button leads to."""
    spot = _spot(act)
    work = partial(imported_text, snowflake=interaction.user.id, key=act.table)
    text = await interaction.client.desk.store.run(work)
    await acknowledge(interaction)
    replayed = await interaction.client.desk.heavy.run(
        interaction.user.id, partial(replay_import, text, act.table, spot.game)
    )
    await _show(interaction, replayed, act.kind, spot.frame)


def _spot(act: CustomId) -> Spot:
    spot = parse_spot(act.argument)
    if spot is None:
        raise UnknownButton(act.argument)
    return spot


async def _show_table(interaction: Interaction, table_id: int | None, number: int | None, index: int) -> None:
    reader, store = reader_of(interaction), interaction.client.desk.store
    hosted = await store.run(partial(hosted_read_by, reader=reader, table_id=table_id))
    if isinstance(hosted, ChouetteTable):
        replayed = await store.run(partial(replay_of_chouette, table=hosted, number=number))
        await _show_chouette(interaction, replayed, index)
        return
    work = partial(replay_read_by, reader=reader, table_id=hosted.id, number=number)
    await _show(interaction, await store.run(work), Kind.REPLAY, index)


async def _show_chouette(interaction: Interaction, replayed: ChouetteReplay, index: int) -> None:
    if index >= len(replayed.frames):
        raise NoSuchFrame
    frame, here = replayed.frames[index], Spot(replayed.number, index)
    view = await view_of_replay(interaction, replayed.table)
    panel = chouette_frame_panel(frame.table, frame.events, view, here, len(replayed.frames), replayed.games)
    await _answer(interaction, panel, replayed.table, here)


async def _show(interaction: Interaction, replayed: Replay, kind: Kind, index: int) -> None:
    reel = _reel(replayed, kind)
    if index >= len(reel.frames):
        raise NoSuchFrame
    panel = replay_panel(reel, index, await view_of_replay(interaction, reel.table))
    await _answer(interaction, panel, reel.table, Spot(reel.number, index))


async def _answer(interaction: Interaction, panel: Panel, table: AnyTable, here: Spot) -> None:
    """Show a frame to one person."""
    await acknowledge(interaction)
    view = await drawn_view(panel, table, ANY_EDITION)
    _turn_off(view, here)
    await respond(interaction, view)


def _reel(replayed: Replay, kind: Kind) -> Reel:
    return Reel(
        replayed.table,
        kind,
        replayed.number,
        replayed.games,
        frames_of(replayed.table.game, replayed.steps),
        opening_note=sentences.findings_line(
            [f"game {each.game}, {_illegal(each)}" for each in replayed.illegal], replayed.notes
        ),
        closing_note=sentences.breaks_off(_illegal(replayed.break_off)) if replayed.break_off else "",
    )


def _illegal(play: IllegalInRecord) -> str:
    return refusals.illegal_in_record(play.line, play.roll, play.written, play.why)


def _turn_off(view: PanelView, here: Spot) -> None:
    """Let nobody press a button that leads to where one is already."""
    for item in view.walk_children():
        if isinstance(item, TableButton):
            item.item.disabled = parse_spot(parse_custom_id(item.custom_id).argument) == here
