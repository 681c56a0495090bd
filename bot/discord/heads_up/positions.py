"""Positions that somebody types: drawn for all, or analysed for whoever asks, until they share that."""

import logging
from dataclasses import replace
from functools import partial
from typing import Final

from discord import app_commands

from bot.analysis import AnalysisError, EvaluatorMissing, Unanalysable, question_of
from bot.discord.analysis import judged
from bot.discord.context import Interaction, guild_of, user_of
from bot.discord.custom_ids import CustomId, UnknownButton
from bot.discord.layout import NOBODY, drawn_view, text_of
from bot.discord.replies import answering, show
from bot.discord.responses import acknowledge
from bot.discord.sight import reader_of
from bot.engine import InvalidPosition, Side
from bot.play.analyses import Failure
from bot.play.boards import own_view, posted_theme
from bot.play.errors import AnalysisFailed
from bot.play.heads_up.positions import (
    judged_panel,
    note_in,
    position_of,
    position_panel,
    read_position,
    with_share,
)
from bot.play.heads_up.situation import xgid_of
from bot.play.heads_up.table import HeadsUpTable
from bot.play.motion import shared_panel
from bot.play.panel import Kind, Panel
from bot.play.picture import View
from bot.play.settings import preferences_here
from bot.play.use_case import UnitOfWork
from bot.text.catalogue import phrase
from bot.text.language import speaking

LOG: Final = logging.getLogger(__name__)
LONGEST_POSITION = 500
LONGEST_NOTE = 500


@app_commands.command()
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
        panel = await _judged(interaction, drawn, own, note)
        await show(interaction, with_share(panel, drawn, Kind.SHARE_JUDGED))
        return
    with speaking(interaction.client.context.languages.of_place(interaction)):
        drawn = read_position(position)
        await acknowledge(interaction, is_public=True)
        _, posted = await _views(interaction)
        await show(interaction, position_panel(drawn, posted, note), is_public=True)


async def share(interaction: Interaction, pressed: CustomId, *, is_judged: bool = False) -> None:
    """Post a position for the channel, in its language and with the note that stands above it."""
    note = note_in(text_of(interaction.message)) if interaction.message else ""
    await acknowledge(interaction)
    _, posted = await _views(interaction)
    with speaking(interaction.client.context.languages.of_place(interaction)):
        drawn = _position_of(pressed)
        panel = position_panel(drawn, posted, note)
        if is_judged:
            panel = await _judged(interaction, drawn, posted, note)
        view = await drawn_view(shared_panel(panel, interaction.user.mention))
    await interaction.followup.send(view=view, files=view.files, allowed_mentions=NOBODY)


share_judged = partial(share, is_judged=True)


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


async def _judged(interaction: Interaction, drawn: HeadsUpTable, view: View, note: str) -> Panel:
    """A position with what is best in it, and what each way is worth.

    Raises:
        PositionInPlay: A running game has to do with it.
        AnalysisFailed: Nobody can say.
    """
    context, reader, asked = interaction.client.context, reader_of(interaction), [drawn.game.position]
    await context.fair_play.refuse_question(reader, asked)
    await acknowledge(interaction)
    panel, side = position_panel(drawn, view, note), drawn.game.on_roll or Side.WHITE
    try:
        decision = await judged(context.evaluator, question_of(xgid_of(drawn)), side)
    except (ValueError, Unanalysable):
        return replace(panel, below=phrase("analysis-nothing"))
    except EvaluatorMissing as error:
        raise AnalysisFailed(Failure.MISSING) from error
    except AnalysisError as error:
        LOG.warning("a position was not analysed: %s", error.reason)
        raise AnalysisFailed(Failure.BROKEN) from error
    await context.fair_play.refuse_running(reader, asked)  # it may have come up meanwhile
    return judged_panel(panel, drawn, decision, view)
