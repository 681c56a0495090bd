"""The slash commands of a game in play: what the buttons do, for those who would rather type."""

from dataclasses import replace
from typing import Final

from discord import app_commands

from bot.discord import builder
from bot.discord.context import Interaction, also_directly, user_of
from bot.discord.custom_ids import Here
from bot.discord.kind import all_discord_kinds, discord_kind_of
from bot.discord.replies import answering, show
from bot.discord.sight import table_here
from bot.discord.wording import LOSSES
from bot.engine import Game, MakePlay, WinKind, complete_notation, parse_play
from bot.play.access import game_to_play
from bot.play.builder import ANY_PLAY
from bot.play.errors import NoTable
from bot.play.picture import View
from bot.play.position_ids import find_id
from bot.play.use_case import StoreError
from bot.text.catalogue import phrase

DISCORD_CHOICE_LIMIT: Final = 25
LONGEST_PLAY: Final = 500


@app_commands.command()
@also_directly
@answering
async def roll(interaction: Interaction) -> None:
    table = await table_here(interaction)
    await discord_kind_of(table).roll(interaction, table)


@app_commands.command()
@also_directly
@answering
async def double(interaction: Interaction, *, sure: bool = False) -> None:
    table = await table_here(interaction)
    await discord_kind_of(table).double(interaction, table, is_sure=sure)


@app_commands.command()
@also_directly
@answering
async def take(interaction: Interaction) -> None:
    table = await table_here(interaction)
    await discord_kind_of(table).take(interaction, table)


@app_commands.command(name="pass")
@also_directly
@answering
async def pass_(interaction: Interaction, *, sure: bool = False) -> None:
    table = await table_here(interaction)
    await discord_kind_of(table).drop(interaction, table, is_sure=sure)


@app_commands.command()
@also_directly
@answering
async def beaver(interaction: Interaction) -> None:
    table = await table_here(interaction)
    await discord_kind_of(table).beaver(interaction, table)


@app_commands.command()
@also_directly
@answering
async def play(interaction: Interaction, play: app_commands.Range[str, 0, LONGEST_PLAY] = "") -> None:
    if find_id(play):
        await _show_position(interaction, play)
        return
    table = await table_here(interaction)
    if not play.strip():
        await builder.start_building(interaction, Here(table.id, table.edition))
        return
    await builder.play(interaction, Here(table.id), lambda game: _read_play(play, game))


async def _show_position(interaction: Interaction, text: str) -> None:
    """For whoever typed a position where a play was asked; raises InvalidPosition."""
    view = View(theme=interaction.client.context.theme)
    for kind in all_discord_kinds():
        if (panel := kind.typed_position(text, view)) is not None:
            await show(interaction, replace(panel, text=f"{phrase('position-found')}\n{panel.text}"))


@play.autocomplete("play")
async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Legal plays that fit the text so far; none for somebody who may not play now."""
    try:
        game = game_to_play(await table_here(interaction), user_of(interaction))
    except (NoTable, StoreError):
        return []
    if game is None or game.roll is None:
        return []
    fits = complete_notation(current, game.position, game.roll, DISCORD_CHOICE_LIMIT)
    return [app_commands.Choice(name=text, value=text) for text in fits]


@app_commands.command()
@app_commands.choices(loss=LOSSES)
@also_directly
@answering
async def resign(
    interaction: Interaction, loss: app_commands.Choice[int] | None = None, *, sure: bool = False
) -> None:
    table = await table_here(interaction)
    await discord_kind_of(table).resign(
        interaction, table, WinKind(loss.value) if loss else None, is_sure=sure
    )


@app_commands.command(name="next")
@also_directly
@answering
async def next_(interaction: Interaction) -> None:
    table = await table_here(interaction)
    await discord_kind_of(table).go_on(interaction, table)


def _read_play(text: str, game: Game) -> MakePlay:
    """Raises an engine error that says why not."""
    if game.roll is None:
        return ANY_PLAY
    return MakePlay(parse_play(text, game.position, game.roll))
