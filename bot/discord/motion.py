"""Plays and games that move, for whoever asks; and what somebody shares of a replay."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from bot.discord.commands.records import (
    ReplayRead,
    answer_page,
    cursor_of,
    page_of,
    read_replay,
    replay_page,
)
from bot.discord.context import Interaction, user_of
from bot.discord.custom_ids import CustomId, UnknownButton
from bot.discord.failures import discord_may_fail
from bot.discord.layout import NOBODY, PanelView, drawn_view
from bot.discord.responses import acknowledge
from bot.engine.keys import GameNumber
from bot.play.keys import TableId
from bot.play.kind import PagedGame
from bot.play.motion import (
    LAST_FRAME,
    Shown,
    drawing_panel,
    film_of,
    film_panel,
    last_play,
    moving_panel,
    play_of,
    shared_panel,
)
from bot.play.panel import Panel, ReplayCursor
from bot.play.picture import View
from bot.text.language import speaking

Source = Callable[[Interaction, TableId, GameNumber], Awaitable[ReplayRead]]
"""Reads a replay, of a table or of an import."""


async def watch(interaction: Interaction, pressed: CustomId, source: Source = read_replay) -> None:
    """A play as it moves, in place of its board."""
    await _show_moving(interaction, pressed, source, Shown.PLAY)


async def film(interaction: Interaction, pressed: CustomId, source: Source = read_replay) -> None:
    """The whole game as it moves."""
    await _show_moving(interaction, pressed, source, Shown.FILM)


async def _show_moving(interaction: Interaction, pressed: CustomId, source: Source, shown: Shown) -> None:
    replay = await source(interaction, pressed.table, cursor_of(pressed).game)
    here = _found(replay.game, cursor_of(pressed), replay.own)
    await acknowledge(interaction)
    page = await replay_page(interaction, replay, here, shown)
    panel = await _moving(interaction, page, replay.game, here, replay.own, shown)
    await answer_page(interaction, panel, replay.game.table, here)


async def share(interaction: Interaction, pressed: CustomId, source: Source = read_replay) -> None:
    """Post what the presser looks at for the channel, in its language and as its boards look."""
    shown = _shown(pressed)
    replay = await source(interaction, pressed.table, cursor_of(pressed).game)
    game, posted = replay.game, replay.posted
    here = _found(game, cursor_of(pressed), posted)
    await acknowledge(interaction)
    with speaking(interaction.client.context.languages.of_place(interaction)):
        panel = game.panel(here.frame, posted)
        if shown is not Shown.BOARD:
            panel = await _moving(interaction, panel, game, here, posted, shown)
        view = await drawn_view(shared_panel(panel, interaction.user.mention))
    await interaction.followup.send(view=view, files=view.files, allowed_mentions=NOBODY)


async def _moving(
    interaction: Interaction, page: Panel, game: PagedGame[Any], here: ReplayCursor, view: View, shown: Shown
) -> Panel:
    """A page with what moves in place of its board."""
    studio, user, is_play = interaction.client.context.studio, user_of(interaction), shown is Shown.PLAY
    limit = interaction.filesize_limit
    order = play_of(game, here.frame, view) if is_play else film_of(game, view, limit)
    async with nullcontext() if studio.is_soon(user, order) else _told_to_wait(interaction):
        drawn = await studio.draw(user, order)
    return moving_panel(page, drawn) if is_play else film_panel(page, game, view, drawn)


@asynccontextmanager
async def _told_to_wait(interaction: Interaction) -> AsyncIterator[None]:
    """Say privately, for a while, that something is drawn."""
    said = None
    with discord_may_fail("nobody was told to wait: interaction", interaction.id):
        with speaking(interaction.client.context.languages.of_reader(interaction)):
            view = PanelView(drawing_panel())
        said = await interaction.followup.send(view=view, ephemeral=True, wait=True)
    try:
        yield
    finally:
        if said is not None:
            with discord_may_fail("somebody is still told to wait: interaction", interaction.id):
                await said.delete()


def _found(game: PagedGame[Any], here: ReplayCursor, view: View) -> ReplayCursor:
    """Raises NoSuchFrame, and NothingPlayed where the last play is asked for."""
    if here.frame == LAST_FRAME:
        return ReplayCursor(here.game, last_play(game, view))
    page_of(game, here.frame, view)
    return here


def _shown(pressed: CustomId) -> Shown:
    *_, shown = pressed.argument.split(".")
    if shown not in set(Shown):
        raise UnknownButton(pressed.argument)
    return Shown(shown)
