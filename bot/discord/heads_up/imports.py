"""Uploads: positions, drawn or analysed, and records of other programs, replayed."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands

from bot.analysis import AnalysisError, Decision, EvaluatorMissing, Unanalysable, is_foreign
from bot.discord.commands import records
from bot.discord.commands.records import ReplayRead, answer_page, as_read, cursor_of, replay_page
from bot.discord.pressing.analysis import judged
from bot.discord.pressing.replies import answering, say, show
from bot.discord.pressing.responses import acknowledge, post_shared, shared_view
from bot.discord.pressing.visibility import viewer_of
from bot.discord.service.context import BotContext, Interaction, also_directly, guild_of, request_of, user_of
from bot.discord.wire.components import text_of
from bot.discord.wire.custom_ids import CustomId, UnknownButton
from bot.discord.wire.failures import is_discords
from bot.engine import InvalidPosition, Side
from bot.engine.keys import FIRST_GAME, GameNumber
from bot.play.analysis.analyses import Failure
from bot.play.analysis.evaluations import count_evaluations, give_evaluation_back
from bot.play.base.errors import AnalysisFailed, NotARecord, RecordTooLarge
from bot.play.base.exports import Check
from bot.play.base.keys import ImportId, TableId, UserSnowflake
from bot.play.base.use_case import UnitOfWork
from bot.play.display.panel import Button, Panel, ReplayCursor, SharedButton
from bot.play.display.picture import View
from bot.play.heads_up.bot_player import question_about
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.positions import (
    judged_panel,
    note_in,
    position_of,
    position_panel,
    read_position,
    with_share,
)
from bot.play.heads_up.records import MAX_IMPORT_BYTES, keep_import, kept_text, read_import, replay_import
from bot.play.heads_up.replays import Replay, pages_of
from bot.play.heads_up.table import HeadsUpTable
from bot.play.kinds.history import PagedGame
from bot.play.pages.animation import OF_IMPORT
from bot.play.pages.boards import own_view, posted_theme
from bot.play.tables.settings import preferences_here
from bot.play.tables.visibility import imported_text
from bot.text.catalogue import phrase
from bot.text.language import speaking

LOG: Final = logging.getLogger(__name__)
LONGEST_POSITION = 500
LONGEST_NOTE = 500


@app_commands.command()
@also_directly
@answering
async def position(
    interaction: Interaction,
    position: app_commands.Range[str, 1, LONGEST_POSITION],
    note: app_commands.Range[str, 0, LONGEST_NOTE] = "",
    *,
    analyse: bool = False,
) -> None:
    """Raises InvalidPosition; and PositionInPlay for what is not to be analysed."""
    if analyse:
        drawn = read_position(position)
        own, _ = await _views(interaction)
        panel = await _judged(interaction, drawn, own, note, is_question=True)
        await show(interaction, with_share(panel, drawn, HeadsUpButton.SHARE_JUDGED))
        return
    with speaking(interaction.client.context.languages.of_place(interaction)):
        drawn = read_position(position)
        await acknowledge(interaction, is_public=True)
        _, posted = await _views(interaction)
        await show(interaction, position_panel(drawn, posted, note), is_public=True)


async def share_position(interaction: Interaction, pressed: CustomId) -> None:
    """Post a position for the channel, in its language and with the note that stands above it.

    With its analysis, where the button stands under one.
    """
    note = note_in(text_of(interaction.message)) if interaction.message else ""
    await acknowledge(interaction)
    _, posted = await _views(interaction)
    with speaking(interaction.client.context.languages.of_place(interaction)):
        drawn = _position_of(pressed)
        panel = position_panel(drawn, posted, note)
        if pressed.kind is HeadsUpButton.SHARE_JUDGED:
            panel = await _judged(interaction, drawn, posted, note, is_question=False)
        await post_shared(interaction, await shared_view(interaction, panel))


def _position_of(pressed: CustomId) -> HeadsUpTable:
    try:
        return position_of(pressed.argument)
    except InvalidPosition as error:
        raise UnknownButton(pressed.argument) from error


async def _views(interaction: Interaction) -> tuple[View, View]:
    """How the caller sees a position, and how all here do."""

    def query(uow: UnitOfWork) -> tuple[View, View]:
        own, servers = preferences_here(uow, user_of(interaction), guild_of(interaction))
        posted = View(theme=posted_theme(servers, interaction.client.context.theme))
        return own_view(None, own, posted), posted

    return await interaction.client.context.store.run(query)


async def _judged(
    interaction: Interaction, drawn: HeadsUpTable, view: View, note: str, *, is_question: bool
) -> Panel:
    """A position with what is best in it, and what each way is worth; to share what one knows is no question.

    Raises:
        PositionInPlay: A running game has to do with it.
        TooManyEvaluations: They play, and have asked enough for today.
        AnalysisFailed: Nobody can say.
    """
    context, viewer, asked = interaction.client.context, viewer_of(interaction), [drawn.game.position]
    await context.fair_play.refuse_question(viewer, asked)
    panel = position_panel(drawn, view, note)
    try:
        async with _counted(context, viewer.snowflake) if is_question else nullcontext():
            await acknowledge(interaction)
            decision = await _decided(context, drawn)
            await context.fair_play.refuse_running(viewer, asked)  # it may have come up meanwhile
    except (ValueError, Unanalysable):
        return replace(panel, below=phrase("analysis-nothing"))
    return judged_panel(panel, drawn, decision, view)


@asynccontextmanager
async def _counted(context: BotContext, asker: UserSnowflake) -> AsyncIterator[None]:
    """Count an evaluation of the day; it is given back where nothing is told.

    Raises:
        TooManyEvaluations: They play, and have asked enough for today.
    """
    at = context.now()
    is_counted = await context.store.run(count_evaluations, snowflake=asker, at=at)
    try:
        yield
    except Exception:
        if is_counted:
            await context.store.run(give_evaluation_back, snowflake=asker, at=at)
        raise


async def _decided(context: BotContext, drawn: HeadsUpTable) -> Decision:
    """Analyse the best action in a position.

    Raises:
        ValueError, Unanalysable: Nothing can be said of it.
        AnalysisFailed: Nobody can say.
    """
    side = drawn.game.on_roll or Side.WHITE
    try:
        return await judged(context.evaluator, question_about(drawn), side)
    except Unanalysable:
        raise
    except EvaluatorMissing as error:
        raise AnalysisFailed(Failure.MISSING) from error
    except AnalysisError as error:
        LOG.warning("a position was not analysed: %s", error.reason)
        raise AnalysisFailed(Failure.BROKEN) from error


@app_commands.command(name="import")
@also_directly
@answering
async def import_(interaction: Interaction, file: discord.Attachment) -> None:
    """Store a match record, and show its first game from the beginning; nothing else is stored."""
    if file.size > MAX_IMPORT_BYTES:
        raise RecordTooLarge(MAX_IMPORT_BYTES)
    await acknowledge(interaction)
    try:
        data = await file.read()
    except Exception as error:
        if not is_discords(error):
            raise
        LOG.warning("interaction %d: its file cannot be had: %s", interaction.id, error)
        await say(interaction, phrase("record-not-fetched"))
        return
    context, user = interaction.client.context, user_of(interaction)
    if is_foreign(data):
        data = await _converted(interaction, data)
    text = await context.heavy.run(user, lambda check: read_import(data, check))
    key = await context.store.run(keep_import, request=request_of(interaction), text=text)
    await _show_import(interaction, text, key, ReplayCursor(FIRST_GAME))


async def _converted(interaction: Interaction, data: bytes) -> bytes:
    """Convert a file that only gammonview reads into a .mat."""
    try:
        match = await interaction.client.context.evaluator.read_match(data)
    except Unanalysable as error:
        raise NotARecord(phrase("record-fault-foreign")) from error
    except EvaluatorMissing as error:
        raise AnalysisFailed(Failure.MISSING) from error
    except AnalysisError as error:
        raise AnalysisFailed(Failure.BROKEN) from error
    return (await asyncio.to_thread(kept_text, match)).encode()


async def continue_import(interaction: Interaction, pressed: CustomId) -> None:
    cursor = cursor_of(pressed)
    text = await _imported(interaction, pressed.import_id)
    await _show_import(interaction, text, pressed.import_id, cursor)


async def _imported(interaction: Interaction, key: ImportId) -> str:
    text = await interaction.client.context.store.run(imported_text, snowflake=user_of(interaction), key=key)
    await acknowledge(interaction)
    return text


async def _replayed(interaction: Interaction, text: str, key: ImportId, number: GameNumber) -> PagedGame[Any]:
    def replay(check: Check) -> Replay:
        return replay_import(text, key, number, check)

    heavy = interaction.client.context.heavy
    return pages_of(await heavy.run(user_of(interaction), replay), SharedButton.REPLAY_IMPORT)


async def _show_import(interaction: Interaction, text: str, key: ImportId, cursor: ReplayCursor) -> None:
    replay = await _as_read(interaction, await _replayed(interaction, text, key, cursor.game))
    here = ReplayCursor(replay.game.number, cursor.frame)
    await answer_page(interaction, await replay_page(interaction, replay, here), replay.game.table, here)


async def _read(interaction: Interaction, table_id: TableId, number: GameNumber) -> ReplayRead:
    key = ImportId(table_id)  # it stands in the place of a table
    text = await _imported(interaction, key)
    return await _as_read(interaction, await _replayed(interaction, text, key, number))


async def _as_read(interaction: Interaction, pages: PagedGame[Any]) -> ReplayRead:
    rows = ((_analyse_button(pages.number),),)

    def query(uow: UnitOfWork) -> ReplayRead:
        return as_read(uow, interaction, pages, OF_IMPORT, rows)

    return await interaction.client.context.store.run(query)


async def watch_import(interaction: Interaction, pressed: CustomId) -> None:
    await records.watch(interaction, pressed, _read)


async def film_import(interaction: Interaction, pressed: CustomId) -> None:
    await records.film(interaction, pressed, _read)


async def share_import(interaction: Interaction, pressed: CustomId) -> None:
    await records.share(interaction, pressed, _read)


def _analyse_button(number: GameNumber) -> Button:
    return Button(SharedButton.ANALYSE_IMPORT, phrase("button-analyse"), argument=str(number))
