"""Plays and games that move, for whoever asks; and what somebody shares of a replay."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from bot.discord.commands.records import cursor_of, page_of
from bot.discord.context import Interaction, user_of
from bot.discord.custom_ids import CustomId, UnknownButton
from bot.discord.layout import ANY_EDITION, NOBODY, drawn_view
from bot.discord.responses import acknowledge, respond
from bot.discord.sight import reader_of
from bot.discord.views import public_view, view_of_replay
from bot.engine.keys import GameNumber
from bot.play.access import replay_read_by
from bot.play.keys import TableId
from bot.play.kind import PagedGame
from bot.play.motion import (
    LAST_FRAME,
    OF_TABLE,
    Shown,
    Ways,
    film_of,
    last_play,
    moving_panel,
    play_of,
    shared_panel,
)
from bot.play.panel import Panel, ReplayCursor
from bot.play.picture import View
from bot.play.use_case import UnitOfWork
from bot.text.language import speaking

Views = tuple[PagedGame[Any], View, View]


@dataclass(frozen=True, slots=True)
class Source:
    """Where a replay comes from, to be seen by the presser and by everybody; and its buttons."""

    read: Callable[[Interaction, TableId, GameNumber], Awaitable[Views]]
    ways: Ways


async def _read(interaction: Interaction, table_id: TableId, number: GameNumber) -> Views:
    reader = reader_of(interaction)

    def query(uow: UnitOfWork) -> Views:
        game = replay_read_by(uow, reader, table_id, number)
        return game, view_of_replay(uow, game.table, interaction), public_view(uow, game.table, interaction)

    return await interaction.client.context.store.run(query)


TABLES: Final = Source(_read, OF_TABLE)


async def watch(interaction: Interaction, pressed: CustomId, source: Source = TABLES) -> None:
    """A play as it moves, in place of its board."""
    await _show_moving(interaction, pressed, source, Shown.PLAY)


async def film(interaction: Interaction, pressed: CustomId, source: Source = TABLES) -> None:
    """The whole game as it moves."""
    await _show_moving(interaction, pressed, source, Shown.FILM)


async def _show_moving(interaction: Interaction, pressed: CustomId, source: Source, shown: Shown) -> None:
    game, own, _ = await source.read(interaction, pressed.table, cursor_of(pressed).game)
    here = _found(game, cursor_of(pressed), own)
    await acknowledge(interaction)
    panel = await _moving(interaction, game, here, own, source.ways, shown)
    await respond(interaction, await drawn_view(panel, game.table, ANY_EDITION))


async def share(interaction: Interaction, pressed: CustomId, source: Source = TABLES) -> None:
    """Post what the presser looks at for the channel, in its language and as its boards look."""
    shown = _shown(pressed)
    game, _, posted = await source.read(interaction, pressed.table, cursor_of(pressed).game)
    here = _found(game, cursor_of(pressed), posted)
    await acknowledge(interaction)
    with speaking(interaction.client.context.languages.of_place(interaction)):
        if shown is Shown.BOARD:
            panel = game.panel(here.frame, posted)
        else:
            panel = await _moving(interaction, game, here, posted, source.ways, shown)
        view = await drawn_view(shared_panel(panel, interaction.user.mention))
    await interaction.followup.send(view=view, files=view.files, allowed_mentions=NOBODY)


async def _moving(
    interaction: Interaction, game: PagedGame[Any], here: ReplayCursor, view: View, ways: Ways, shown: Shown
) -> Panel:
    if shown is Shown.PLAY:
        order = play_of(game, here.frame, view)
    else:
        order = film_of(game, view, interaction.filesize_limit)
    drawn = await interaction.client.context.studio.draw(user_of(interaction), order)
    return moving_panel(game.panel(here.frame, view), here, ways, shown, drawn)


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
