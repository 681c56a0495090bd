"""The slash commands of a channel: look at its board, and get help."""

from functools import partial
from typing import Final

import discord
from discord import app_commands

from bot.discord import challenges, looking, places
from bot.discord.commands import records
from bot.discord.commands.records import parse_number
from bot.discord.context import Interaction, also_directly, channel_of, user_of
from bot.discord.looking import reader_of, table_here
from bot.discord.moves import moves_at
from bot.discord.places import show_status
from bot.discord.publishing import publish_change
from bot.discord.replies import NotPossible, answering, board_link, show
from bot.play.errors import UnknownTable
from bot.play.history import open_to_anyone, turns_of
from bot.play.keys import TableId, UserSnowflake
from bot.play.kind import words_of
from bot.play.outbox import enqueue_again
from bot.play.panel import Panel
from bot.play.panels import help_panel, turns_panel
from bot.play.picture import THEMES
from bot.play.places import movable_tables
from bot.play.store import load_any
from bot.play.table import Table
from bot.play.text import places as place_text
from bot.play.use_case import StoreError, UnitOfWork

LOOKS: Final = [app_commands.Choice(name=name, value=name) for name in THEMES]
SIDES: Final = [app_commands.Choice(name=side.value, value=side.value) for side in looking.Whose]


@app_commands.command(description="Look at this channel's board, as you alone see it")
@app_commands.describe(
    side="Whose side to look from, if not as in your settings",
    theme="How the board looks, if not as in your settings; clear is made for colour-blind eyes",
    repost="Post the live board again for everyone, at the bottom of the channel",
)
@app_commands.choices(side=SIDES, theme=LOOKS)
@also_directly
@answering
async def board(interaction: Interaction, side: str = "", theme: str = "", *, repost: bool = False) -> None:
    if repost:
        await _repost(interaction)
    else:
        await _look(interaction, side, theme)


@app_commands.command(name="help", description="How to play, and every command")
@also_directly
@answering
async def help_(interaction: Interaction) -> None:
    await show(interaction, help_panel())


async def _look(interaction: Interaction, side: str, theme: str) -> None:
    table = await table_here(interaction)
    whose = looking.Whose(side) if side else None
    await moves_at(table).show_board(interaction, table, whose, THEMES.get(theme))


async def _repost(interaction: Interaction) -> None:
    context = interaction.client.context
    user, channel = user_of(interaction), channel_of(interaction)
    table = await context.store.run(enqueue_again, channel=channel, snowflake=user, at=context.now())
    await publish_change(interaction, table.id, partial(_reposted, table_id=table.id, user=user))


def _reposted(uow: UnitOfWork, table_id: TableId, user: UserSnowflake) -> tuple[Table, Panel]:
    table = load_any(uow, table_id)
    return table, challenges.posted_panel(table, user)


admin: Final = app_commands.Group(
    name="admin",
    description="For those who run this server",
    guild_only=True,
    default_permissions=discord.Permissions(manage_guild=True),
)


@admin.command(name="status", description="What is wrong on this server, and what to do about it")
@answering
async def status(interaction: Interaction) -> None:
    await show_status(interaction)


@app_commands.command(name="move-here", description="Move a game of yours to this channel or thread")
@app_commands.describe(table="Its number; leave it out if you play only one elsewhere")
@app_commands.guild_only()
@answering
async def move_here(interaction: Interaction, table: str = "") -> None:
    try:
        await places.move_here(interaction, parse_number(table))
    except UnknownTable as unknown:
        raise NotPossible(place_text.not_yours_to_move()) from unknown


@move_here.autocomplete("table")
async def offer_tables(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Tables elsewhere whose number or players fit the text so far."""
    try:
        tables = await interaction.client.context.store.run(
            movable_tables, snowflake=user_of(interaction), channel=channel_of(interaction)
        )
    except StoreError:
        return []
    labels = {table.id: words_of(table).choice(table) for table in tables}
    typed = current.strip().casefold()
    return [
        app_commands.Choice(name=label, value=f"#{number}")
        for number, label in labels.items()
        if typed in label.casefold()
    ]


@app_commands.command(description="All your games, on every server: those that wait for you come first")
@also_directly
@answering
async def turns(interaction: Interaction) -> None:
    store, user = interaction.client.context.store, user_of(interaction)
    own, others = await store.run(turns_of, snowflake=user)
    to_anyone = await store.run(open_to_anyone, reader=reader_of(interaction))
    await show(interaction, turns_panel(own, others, partial(board_link, user=user), to_anyone))


LONGEST_POSITION = 500
LONGEST_NOTE = 500


@app_commands.command(description="Draw a position for everyone here: an XGID, a GNU id, or checkers")
@app_commands.describe(
    position="XGID=..., 4HPwATDgc/ABMA:cAkAAAAAAAAA, or 24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5",
    note="What to say about it, such as a question",
)
@answering
async def position(
    interaction: Interaction,
    position: app_commands.Range[str, 1, LONGEST_POSITION],
    note: app_commands.Range[str, 0, LONGEST_NOTE] = "",
) -> None:
    await records.post_position(interaction, position, note)
