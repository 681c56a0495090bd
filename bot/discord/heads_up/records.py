"""Records of other programs, replayed for whoever brings one."""

import asyncio
import logging
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands

from bot.analysis import AnalysisError, EvaluatorMissing, Unanalysable, is_foreign
from bot.discord.commands import records
from bot.discord.commands.records import ReplayRead, answer_page, as_read, cursor_of, replay_page
from bot.discord.context import Interaction, also_directly, request_of, user_of
from bot.discord.custom_ids import CustomId
from bot.discord.failures import is_discords
from bot.discord.replies import answering, say
from bot.discord.responses import acknowledge
from bot.engine.keys import FIRST_GAME, GameNumber
from bot.play.access import imported_text
from bot.play.analyses import Failure
from bot.play.errors import AnalysisFailed, NotARecord, RecordTooLarge
from bot.play.exports import WRITERS, Check, Format
from bot.play.heads_up.records import MAX_IMPORT_BYTES, keep_import, read_import, replay_import
from bot.play.heads_up.replays import Replay, pages_of
from bot.play.kind import PagedGame
from bot.play.motion import OF_IMPORT
from bot.play.panel import Button, Kind, ReplayCursor
from bot.play.use_case import UnitOfWork
from bot.text.catalogue import phrase

LOG: Final = logging.getLogger(__name__)


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
    """What only gammonview reads, as a .mat."""
    try:
        match = await interaction.client.context.evaluator.read_match(data)
    except Unanalysable as error:
        raise NotARecord(phrase("record-fault-foreign")) from error
    except EvaluatorMissing as error:
        raise AnalysisFailed(Failure.MISSING) from error
    except AnalysisError as error:
        raise AnalysisFailed(Failure.BROKEN) from error
    return (await asyncio.to_thread(WRITERS[Format.MAT], match)).encode()


async def continue_import(interaction: Interaction, pressed: CustomId) -> None:
    cursor = cursor_of(pressed)
    text = await _imported(interaction, pressed.table)
    await _show_import(interaction, text, pressed.table, cursor)


async def _imported(interaction: Interaction, key: int) -> str:
    text = await interaction.client.context.store.run(imported_text, snowflake=user_of(interaction), key=key)
    await acknowledge(interaction)
    return text


async def _replayed(interaction: Interaction, text: str, key: int, number: GameNumber) -> PagedGame[Any]:
    def replay(check: Check) -> Replay:
        return replay_import(text, key, number, check)

    heavy = interaction.client.context.heavy
    return pages_of(await heavy.run(user_of(interaction), replay), Kind.REPLAY_IMPORT)


async def _show_import(interaction: Interaction, text: str, key: int, cursor: ReplayCursor) -> None:
    replay = await _as_read(interaction, await _replayed(interaction, text, key, cursor.game))
    here = ReplayCursor(replay.game.number, cursor.frame)
    await answer_page(interaction, await replay_page(interaction, replay, here), replay.game.table, here)


async def _read(interaction: Interaction, key: int, number: GameNumber) -> ReplayRead:
    text = await _imported(interaction, key)
    return await _as_read(interaction, await _replayed(interaction, text, key, number))


async def _as_read(interaction: Interaction, pages: PagedGame[Any]) -> ReplayRead:
    rows = ((_analyse_button(pages.number),),)

    def query(uow: UnitOfWork) -> ReplayRead:
        return as_read(uow, interaction, pages, OF_IMPORT, rows)

    return await interaction.client.context.store.run(query)


watch_import = partial(records.watch, source=_read)
film_import = partial(records.film, source=_read)
share_import = partial(records.share, source=_read)


def _analyse_button(number: GameNumber) -> Button:
    return Button(Kind.ANALYSE_IMPORT, phrase("button-analyse"), argument=str(number))
