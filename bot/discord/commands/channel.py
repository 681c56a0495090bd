"""The slash commands of a channel: its board, playing there, whose turn it is, a note, and help."""

from dataclasses import replace
from functools import partial
from typing import Final

import discord
from discord import app_commands

from bot.discord.commands.records import fitting, parse_number
from bot.discord.kind import discord_kind_of, position_typed
from bot.discord.pressing import builder, places
from bot.discord.pressing.actions import PrivateAnswer, handle_action, posted_panel
from bot.discord.pressing.places import show_status
from bot.discord.pressing.replies import NotPossible, answering, board_link, say, show
from bot.discord.pressing.views import Look, Whose, look_at, show_board
from bot.discord.pressing.visibility import table_here, viewer_of
from bot.discord.service.context import (
    ON_SERVERS,
    Interaction,
    also_directly,
    channel_of,
    request_of,
    user_of,
)
from bot.discord.wire.components import NO_TABLE
from bot.discord.wire.custom_ids import CommandRef
from bot.discord.wire.wording import LOSSES, choice, group
from bot.engine import Game, MakePlay, WinKind, complete_notation, parse_play
from bot.play.base.errors import NoTable, UnknownTable
from bot.play.base.keys import Edition, TableId
from bot.play.base.table import Table
from bot.play.base.use_case import Request, StoreError, UnitOfWork
from bot.play.display.picture import THEMES, View
from bot.play.kinds.builder import ANY_PLAY
from bot.play.pages.help import help_panel
from bot.play.pages.panels import note_panel, turns_panel
from bot.play.posts.outbox import enqueue_again
from bot.play.tables.history import open_to_anyone, turns_of
from bot.play.tables.places import movable_tables
from bot.play.tables.settings import own_note_here, write_note
from bot.play.tables.visibility import game_to_play, table_in_channel
from bot.play.text.settings import theme_name
from bot.play.text.words import find_id
from bot.text.catalogue import phrase


def _whose(side: Whose) -> str:
    return phrase("command-choice-whose", whose=side)


LOOKS: Final = [choice(partial(theme_name, name), name) for name in THEMES]
SIDES: Final = [choice(partial(_whose, side), side.value) for side in Whose]


@app_commands.command()
@app_commands.choices(side=SIDES, theme=LOOKS)
@also_directly
@answering
async def board(interaction: Interaction, side: str = "", theme: str = "", *, repost: bool = False) -> None:
    if repost:
        await _repost(interaction)
    else:
        await _look(interaction, side, theme)


@app_commands.command(name="help")
@also_directly
@answering
async def help_(interaction: Interaction) -> None:
    await show(interaction, help_panel())


async def _look(interaction: Interaction, side: str, theme: str) -> None:
    viewer = viewer_of(interaction)

    def query(uow: UnitOfWork) -> tuple[Table, Look]:
        table = table_in_channel(uow, viewer)
        return table, look_at(uow, table, interaction)

    table, look = await interaction.client.context.store.run(query)
    await show_board(interaction, table, look, Whose(side) if side else None, THEMES.get(theme))


async def _repost(interaction: Interaction) -> None:
    viewer = viewer_of(interaction)

    def again(uow: UnitOfWork, request: Request, _table: TableId, _edition: Edition | None) -> Table:
        return enqueue_again(uow, viewer, request.at)

    await handle_action(interaction, CommandRef(NO_TABLE), PrivateAnswer(posted_panel), again)


admin: Final = group(
    name="admin",
    guild_only=True,
    allowed_contexts=ON_SERVERS,
    default_permissions=discord.Permissions(manage_guild=True),
)


@admin.command(name="status")
@answering
async def status(interaction: Interaction) -> None:
    await show_status(interaction)


@app_commands.command(name="move-here")
@app_commands.guild_only()
@answering
async def move_here(interaction: Interaction, table: str = "") -> None:
    try:
        await places.move_here(interaction, parse_number(table))
    except UnknownTable as unknown:
        raise NotPossible(phrase("place-not-yours")) from unknown


@move_here.autocomplete("table")
async def offer_tables(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Tables elsewhere whose number or players fit the text so far."""
    try:
        tables = await interaction.client.context.store.run(
            movable_tables, snowflake=user_of(interaction), channel=channel_of(interaction)
        )
    except StoreError:
        return []
    return fitting(tables, current)


@app_commands.command()
@also_directly
@answering
async def turns(interaction: Interaction) -> None:
    store, user = interaction.client.context.store, user_of(interaction)
    viewer = viewer_of(interaction)
    own, others = await store.run(turns_of, snowflake=user)
    to_anyone = await store.run(open_to_anyone, viewer=viewer)
    await show(interaction, turns_panel(own, others, lambda table: board_link(table, user), to_anyone))


LONGEST_NOTE: Final = 500


@app_commands.command()
@also_directly
@answering
async def note(
    interaction: Interaction,
    text: app_commands.Range[str, 0, LONGEST_NOTE] | None = None,
    *,
    clear: bool = False,
) -> None:
    store, viewer = interaction.client.context.store, viewer_of(interaction)
    written = "" if clear and not text else text
    if written is not None:
        await store.run(write_note, request=request_of(interaction), viewer=viewer, text=written)
    if written is None or written.strip():
        _, shown = await store.run(own_note_here, viewer)
        await show(interaction, note_panel(shown))
    else:
        await say(interaction, phrase("turn-note-deleted"))


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
        await builder.start_building(interaction, CommandRef(table.id, table.edition))
        return
    await builder.play(interaction, CommandRef(table.id), lambda game: _read_play(play, game))


async def _show_position(interaction: Interaction, text: str) -> None:
    """For whoever typed a position where a play was asked; raises InvalidPosition."""
    view = View(theme=interaction.client.context.theme)
    panel = position_typed(text, view)
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
