"""Looking through played games on Discord, page by page, privately."""

import logging
import re
from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands

from bot.discord.context import Interaction, also_directly, guild_of, request_of, user_of
from bot.discord.custom_ids import CustomId, UnknownButton, parse_custom_id
from bot.discord.failures import is_discords
from bot.discord.layout import ANY_EDITION, PanelView, TableButton, drawn_view
from bot.discord.looking import reader_of, view_of_replay
from bot.discord.replies import NotPossible, answering, board_link, say, show
from bot.discord.responding import acknowledge, respond
from bot.engine.keys import FIRST_GAME, GameNumber
from bot.play.access import export_read_by, replay_read_by
from bot.play.errors import NoSuchFrame, RecordTooLarge, UnknownTable
from bot.play.exports import Format
from bot.play.heads_up.positions import position_panel, read_position
from bot.play.heads_up.records import MAX_IMPORT_BYTES, imported_text, keep_import, read_import, replay_import
from bot.play.heads_up.replays import pages_of
from bot.play.history import Found, Search, recent_tables, search
from bot.play.keys import TableId, UserSnowflake, key_or_none
from bot.play.kind import PagedGame, words_of
from bot.play.panel import Kind, Panel, ReplayCursor, parse_cursor
from bot.play.panels import history_panel
from bot.play.picture import View
from bot.play.table import Table
from bot.play.text import places as place_text
from bot.play.text import records as record_text
from bot.play.use_case import StoreError
from bot.text.catalogue import phrase

LARGEST_SNOWFLAKE: Final = 2**63 - 1
SEARCH: Final = re.compile(r"(?P<whose>mine|server)\.(?P<page>[0-9]{1,4})(?:\.(?P<other>[0-9]{1,20}))?")


async def show_history(interaction: Interaction, wanted: Search) -> None:
    """The wanted page of a history, at first the newest; raises NotPossible for a server's outside any."""
    if wanted.is_of_server and guild_of(interaction) is None:
        raise NotPossible(place_text.server_only())
    found = await interaction.client.context.store.run(search, reader=reader_of(interaction), wanted=wanted)
    await show(interaction, _panel(found, wanted, user_of(interaction)))


async def turn_page(interaction: Interaction, act: CustomId) -> None:
    await show_history(interaction, parse_search(act.argument))


def format_search(wanted: Search) -> str:
    """Such as "mine.0", "server.2", or "mine.1.1234" with somebody."""
    text = f"{'server' if wanted.is_of_server else 'mine'}.{wanted.page}"
    return text if wanted.other is None else f"{text}.{wanted.other}"


def parse_search(argument: str) -> Search:
    """Raises UnknownButton for what we do not write."""
    match = SEARCH.fullmatch(argument)
    other = UserSnowflake(int(match["other"])) if match is not None and match["other"] else None
    if match is None or (other or 0) > LARGEST_SNOWFLAKE:
        raise UnknownButton(argument)
    return Search(other, match["whose"] == "server", int(match["page"]))


def _panel(found: Found, wanted: Search, user: UserSnowflake) -> Panel:
    page, is_of_server = wanted.page, wanted.is_of_server
    if not found.tables:
        is_with = wanted.other is not None
        return Panel(record_text.no_history(is_with=is_with, is_of_server=is_of_server, page=page))
    newer = format_search(Search(wanted.other, is_of_server, page - 1)) if page else None
    older = format_search(Search(wanted.other, is_of_server, page + 1)) if found.has_more else None
    link = partial(board_link, user=user)
    heading = record_text.history_heading(found.other, is_of_server=is_of_server, page=page)
    return history_panel(heading, found.tables, link, newer, older)


LOG: Final = logging.getLogger(__name__)
FIRST: Final = 0


async def open_replay(interaction: Interaction, table_id: TableId | None, number: GameNumber | None) -> None:
    """From the beginning; without a table, of the channel's."""
    await _show_table(interaction, table_id, number, FIRST)


async def continue_replaying(interaction: Interaction, act: CustomId) -> None:
    cursor = _cursor(act)
    await _show_table(interaction, act.table, cursor.game, cursor.frame)


async def import_record(interaction: Interaction, file: discord.Attachment) -> None:
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
    text = await context.heavy.run(user, partial(read_import, data))
    key = await context.store.run(keep_import, request=request_of(interaction), text=text)
    replayed = await context.heavy.run(user, partial(replay_import, text, key, FIRST_GAME))
    await _show(interaction, pages_of(replayed, Kind.REPLAY_IMPORT), FIRST)


async def continue_import(interaction: Interaction, act: CustomId) -> None:
    cursor = _cursor(act)
    text = await interaction.client.context.store.run(
        imported_text, snowflake=user_of(interaction), key=act.table
    )
    await acknowledge(interaction)
    replayed = await interaction.client.context.heavy.run(
        user_of(interaction), partial(replay_import, text, act.table, cursor.game)
    )
    await _show(interaction, pages_of(replayed, act.kind), cursor.frame)


def _cursor(act: CustomId) -> ReplayCursor:
    cursor = parse_cursor(act.argument)
    if cursor is None:
        raise UnknownButton(act.argument)
    return cursor


async def _show_table(
    interaction: Interaction, table_id: TableId | None, number: GameNumber | None, index: int
) -> None:
    game = await interaction.client.context.store.run(
        replay_read_by, reader=reader_of(interaction), table_id=table_id, number=number
    )
    await _show(interaction, game, index)


async def _show(interaction: Interaction, game: PagedGame[Any], index: int) -> None:
    if index >= game.pages:
        raise NoSuchFrame
    panel = game.panel(index, await view_of_replay(interaction, game.table))
    await _answer(interaction, panel, game.table, ReplayCursor(game.number, index))


async def _answer(interaction: Interaction, panel: Panel, table: Table, here: ReplayCursor) -> None:
    await acknowledge(interaction)
    view = await drawn_view(panel, table, ANY_EDITION)
    _turn_off(view, here)
    await respond(interaction, view)


def _turn_off(view: PanelView, here: ReplayCursor) -> None:
    """Disable the buttons that lead to the present frame."""
    for item in view.walk_children():
        if isinstance(item, TableButton):
            item.item.disabled = parse_cursor(parse_custom_id(item.custom_id).argument) == here


async def export(
    interaction: Interaction, table_id: TableId | None, formats: Collection[Format], *, has_position: bool
) -> None:
    """Hand out the games of a table, the channel's for None, and the ids of its position."""
    await acknowledge(interaction)
    context = interaction.client.context
    write = await context.store.run(
        export_read_by,
        reader=reader_of(interaction),
        table_id=table_id,
        formats=formats,
        has_position=has_position,
    )
    panel = await context.heavy.run(user_of(interaction), write)
    await respond(interaction, PanelView(panel))


async def post_position(interaction: Interaction, text: str, note: str) -> None:
    """For everyone in the channel; raises InvalidPosition."""
    panel = position_panel(read_position(text), View(theme=interaction.client.context.theme), note)
    await show(interaction, panel, is_public=True)


async def show_position(interaction: Interaction, text: str) -> None:
    """For whoever typed it where something else was asked; raises InvalidPosition."""
    panel = position_panel(read_position(text), View(theme=interaction.client.context.theme))
    await show(interaction, replace(panel, text=f"{phrase('position-found')}\n{panel.text}"))


DISCORD_CHOICE_LIMIT: Final = 25
TABLE_NUMBER: Final = re.compile(r"#?(?P<number>[0-9]{1,18})")
MOST_GAMES: Final = 99_999
ALL, POSITION = "all", "position"
KINDS: Final = [
    app_commands.Choice(name=label, value=value)
    for label, value in (
        ("everything", ALL),
        (".mat, which nearly every program reads", Format.MAT.name.lower()),
        (".sgf, for GNU Backgammon", Format.SGF.name.lower()),
        ("text, to be read by people", Format.TEXT.name.lower()),
        ("the position: XGID and GNU's ids", POSITION),
    )
]


@app_commands.command(description="The games that were played: yours, those with a friend, or this server's")
@app_commands.rename(other="with")
@app_commands.describe(
    other="Only those that you played with them", server="All that was played on this server"
)
@also_directly
@answering
async def history(
    interaction: Interaction, other: discord.User | None = None, *, server: bool = False
) -> None:
    is_other = other is not None and other.id != user_of(interaction)
    wanted = Search(UserSnowflake(other.id) if other and is_other else None, is_of_server=server)
    await show_history(interaction, wanted)


@app_commands.command(description="Look at a game again, move by move; only you see it")
@app_commands.describe(
    table="Its number, as in /history; leave it out for this channel's", game="Which game of the match"
)
@also_directly
@answering
async def replay(
    interaction: Interaction, table: str = "", game: app_commands.Range[int, 1, MOST_GAMES] | None = None
) -> None:
    await open_replay(interaction, parse_number(table), key_or_none(GameNumber, game))


@app_commands.command(
    name="import", description="Replay a match from a file (.mat, .sgf, Galaxy, Studio), up to 256 KB"
)
@app_commands.describe(file="The match, as the other program has exported it")
@also_directly
@answering
async def import_(interaction: Interaction, file: discord.Attachment) -> None:
    await import_record(interaction, file)


@app_commands.command(
    name="export", description="Get a match as files for other programs, and its position to be copied"
)
@app_commands.rename(kind="format")
@app_commands.describe(
    table="Its number, as in /history; leave it out for this channel's", kind="What you want; all if left out"
)
@app_commands.choices(kind=KINDS)
@also_directly
@answering
async def export_command(interaction: Interaction, table: str = "", kind: str = ALL) -> None:
    formats = tuple(Format) if kind == ALL else [each for each in Format if each.name.lower() == kind]
    has_position = kind in (ALL, POSITION)
    await export(interaction, parse_number(table), formats, has_position=has_position)


@export_command.autocomplete("table")
@replay.autocomplete("table")
async def offer_tables(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The latest tables of the caller whose number or players fit the text so far."""
    try:
        tables = await interaction.client.context.store.run(
            recent_tables, snowflake=user_of(interaction), count=DISCORD_CHOICE_LIMIT
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


def parse_number(text: str) -> TableId | None:
    """Such as "#17"; None for an empty text; raises UnknownTable for anything else."""
    if not text.strip():
        return None
    match = TABLE_NUMBER.fullmatch(text.strip())
    if match is None:
        raise UnknownTable
    return TableId(int(match["number"]))
