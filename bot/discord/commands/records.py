"""Played games on Discord: looked through page by page, moving, shared, and analysed; each privately."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands

from bot.discord.pressing.analysis import analyse_import, analyse_table, files_of
from bot.discord.pressing.replies import NotPossible, answering, board_link, show
from bot.discord.pressing.responses import acknowledge, post_shared, respond, shared_view
from bot.discord.pressing.views import public_view, view_of_replay
from bot.discord.pressing.visibility import viewer_of
from bot.discord.service.context import Interaction, also_directly, guild_of, user_of
from bot.discord.wire.components import ANY_EDITION, PanelView, TableButton, drawn_view
from bot.discord.wire.custom_ids import CustomId, UnknownButton, parse_custom_id
from bot.discord.wire.failures import discord_may_fail
from bot.discord.wire.wording import choice
from bot.engine import narrowed
from bot.engine.keys import GameNumber
from bot.play.analysis.analyses import ALL_GAMES, known_of_table
from bot.play.analysis.withholding import beside
from bot.play.base.errors import AnalysisFailed, NoSuchFrame, PositionInPlay, UnknownTable
from bot.play.base.exports import Format
from bot.play.base.keys import TableId, UserSnowflake, key_or_none
from bot.play.base.table import Table
from bot.play.base.use_case import StoreError, UnitOfWork
from bot.play.display.panel import Button, Panel, ReplayCursor, SharedButton, parse_cursor
from bot.play.display.picture import View
from bot.play.kinds.history import PagedGame
from bot.play.kinds.judged import JudgedDecision
from bot.play.kinds.kind import words_of
from bot.play.pages.animation import (
    LAST_FRAME,
    OF_IMPORT,
    OF_TABLE,
    ReplayButtons,
    ReplayMode,
    drawing_panel,
    film_of,
    film_panel,
    last_play,
    moving_panel,
    play_of,
    with_replay_buttons,
)
from bot.play.pages.panels import history_panel
from bot.play.pages.verdicts import Verdict, judged_steps, verdict_on, with_verdict
from bot.play.tables.fair_play import is_of_dice
from bot.play.tables.history import Found, Search, recent_tables, search
from bot.play.tables.settings import preferences_here
from bot.play.tables.visibility import export_for, replay_for
from bot.play.text import records as record_text
from bot.text.catalogue import phrase
from bot.text.language import speaking

LARGEST_SNOWFLAKE: Final = 2**63 - 1
SEARCH: Final = re.compile(r"(?P<whose>mine|server)\.(?P<page>[0-9]{1,4})(?:\.(?P<other>[0-9]{1,20}))?")


async def show_history(interaction: Interaction, wanted: Search) -> None:
    """The wanted page of a history, at first the newest; raises NotPossible for a server's outside any."""
    if wanted.is_of_server and guild_of(interaction) is None:
        raise NotPossible(phrase("place-server-only"))
    found = await interaction.client.context.store.run(search, viewer=viewer_of(interaction), wanted=wanted)
    await show(interaction, _panel(found, wanted, user_of(interaction)))


async def turn_page(interaction: Interaction, pressed: CustomId) -> None:
    await show_history(interaction, parse_search(pressed.argument))


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
    heading = record_text.history_heading(found.other, is_of_server=is_of_server, page=page)
    return history_panel(heading, found.tables, lambda table: board_link(table, user), newer, older)


FIRST: Final = 0


async def continue_replaying(interaction: Interaction, pressed: CustomId) -> None:
    cursor = cursor_of(pressed)
    await _show_table(interaction, pressed.table, cursor.game, cursor.frame)


def cursor_of(pressed: CustomId) -> ReplayCursor:
    cursor = parse_cursor(pressed.argument)
    if cursor is None:
        raise UnknownButton(pressed.argument)
    return cursor


async def _show_table(
    interaction: Interaction, table_id: TableId | None, number: GameNumber | None, index: int
) -> None:
    replay = await read_replay(interaction, table_id, number)
    here = ReplayCursor(replay.game.number, index)
    await answer_page(interaction, await replay_page(interaction, replay, here), replay.game.table, here)


@dataclass(frozen=True, slots=True)
class ReplayRead:
    """A game to be looked through, and how.

    Args:
        game: The game.
        buttons: The buttons to see a page otherwise.
        own: How its reader sees it.
        posted: How everybody does.
        moves: Whether its reader likes moving pictures.
        decisions: What they may be told of how it was played.
        rows: The buttons below those of every replay.
        are_of_dice: Whether nobody could choose what came up there.
    """

    game: PagedGame[Any]
    buttons: ReplayButtons
    own: View
    posted: View
    moves: bool
    decisions: tuple[JudgedDecision, ...]
    rows: tuple[tuple[Button, ...], ...] = ()
    are_of_dice: bool = False


async def read_replay(
    interaction: Interaction, table_id: TableId | None, number: GameNumber | None
) -> ReplayRead:
    """Raises as `replay_for` does."""
    viewer = viewer_of(interaction)

    def query(uow: UnitOfWork) -> ReplayRead:
        return as_read(uow, interaction, replay_for(uow, viewer, table_id, number), OF_TABLE)

    return await interaction.client.context.store.run(query)


def as_read(
    uow: UnitOfWork,
    interaction: Interaction,
    game: PagedGame[Any],
    buttons: ReplayButtons,
    rows: tuple[tuple[Button, ...], ...] = (),
) -> ReplayRead:
    """A game as whoever asks sees it."""
    own, _ = preferences_here(uow, user_of(interaction), None)
    view, posted = (each(uow, game.table, interaction) for each in (view_of_replay, public_view))
    decisions = judged_steps(uow, viewer_of(interaction), game, is_imported=buttons is OF_IMPORT)
    are_of_dice = buttons is not OF_IMPORT and is_of_dice(uow, game.table)
    return ReplayRead(game, buttons, view, posted, own.has_motion, decisions, rows, are_of_dice)


async def replay_page(
    interaction: Interaction, replay: ReplayRead, here: ReplayCursor, shown: ReplayMode = ReplayMode.BOARD
) -> Panel:
    """A page, with what is known of what was decided there unless a running game forbids it, and all buttons.

    Raises NoSuchFrame.
    """
    moves = replay.moves or shown is not ReplayMode.BOARD
    panel = page_of(replay.game, here.frame, replay.own)
    panel = with_replay_buttons(panel, here, replay.buttons, moves=moves, shown=shown)
    panel = replace(panel, rows=(*panel.rows, *replay.rows))
    verdict = None if shown is ReplayMode.FILM else verdict_on(replay.game, here.frame, replay.decisions)
    if verdict is None or not await _may_be_told(interaction, replay, verdict):
        return panel
    return with_verdict(panel, verdict, replay.own, has_arrows=shown is ReplayMode.BOARD)


async def _may_be_told(interaction: Interaction, replay: ReplayRead, verdict: Verdict) -> bool:
    """Whether no running game has to do with what a verdict is about, or with what is decided beside that."""
    viewer, fair_play = viewer_of(interaction), interaction.client.context.fair_play
    about = set(verdict.positions)
    about.update(beside([each.decision for each in replay.decisions], about))
    if replay.buttons is OF_IMPORT:
        return not await fair_play.locked(viewer, about)
    try:
        await fair_play.refuse_running(viewer, about, are_of_dice=replay.are_of_dice)
    except PositionInPlay:
        return False
    return True


def page_of(game: PagedGame[Any], index: int, view: View) -> Panel:
    """Raises NoSuchFrame."""
    if index >= game.pages:
        raise NoSuchFrame
    return game.panel(index, view)


async def answer_page(interaction: Interaction, panel: Panel, table: Table, here: ReplayCursor) -> None:
    """Answer with a page of a replay; the buttons that lead to itself are off, but for one from its film."""
    await acknowledge(interaction)
    view = await drawn_view(panel, table, ANY_EDITION)
    _turn_off(view, here)
    await respond(interaction, view)


PAGES: Final = (SharedButton.REPLAY, SharedButton.REPLAY_IMPORT)


def _turn_off(view: PanelView, here: ReplayCursor) -> None:
    """Disable the buttons that lead to the present frame, but for the one to its still board."""
    for item in view.walk_children():
        if isinstance(item, TableButton):
            to = parse_custom_id(item.custom_id)
            leads_here = to.kind in PAGES and parse_cursor(to.argument) == here
            item.item.disabled = leads_here and not to.argument.endswith(f".{ReplayMode.BOARD}")


DISCORD_CHOICE_LIMIT: Final = 25
TABLE_NUMBER: Final = re.compile(r"#?(?P<number>[0-9]{1,18})")
MOST_GAMES: Final = 99_999
ALL, POSITION = "all", "position"


def _format(wanted: str) -> str:
    return phrase("command-choice-format", format=wanted)


FORMATS: Final = (
    ALL,
    Format.MAT.name.lower(),
    Format.SGF.name.lower(),
    Format.OGXM.name.lower(),
    Format.TEXT.name.lower(),
    POSITION,
)
KINDS: Final = [choice(partial(_format, wanted), wanted) for wanted in FORMATS]


@app_commands.command()
@app_commands.rename(other="with")
@also_directly
@answering
async def history(
    interaction: Interaction, other: discord.User | None = None, *, server: bool = False
) -> None:
    is_other = other is not None and other.id != user_of(interaction)
    wanted = Search(UserSnowflake(other.id) if other and is_other else None, is_of_server=server)
    await show_history(interaction, wanted)


@app_commands.command()
@also_directly
@answering
async def replay(
    interaction: Interaction, table: str = "", game: app_commands.Range[int, 1, MOST_GAMES] | None = None
) -> None:
    """From the beginning."""
    await _show_table(interaction, parse_number(table), key_or_none(GameNumber, game), FIRST)


@app_commands.command(name="export")
@app_commands.rename(kind="format")
@app_commands.choices(kind=KINDS)
@also_directly
@answering
async def export(interaction: Interaction, table: str = "", kind: str = ALL) -> None:
    formats = tuple(Format) if kind == ALL else [each for each in Format if each.name.lower() == kind]
    has_position = kind in (ALL, POSITION)
    viewer, table_id = viewer_of(interaction), parse_number(table)
    await acknowledge(interaction)
    context = interaction.client.context
    write = await context.store.run(
        export_for, viewer=viewer, table_id=table_id, formats=formats, has_position=has_position
    )
    panel = await context.heavy.run(user_of(interaction), write)
    if kind == ALL:
        panel = await _with_analysis(interaction, panel, table_id)
    await respond(interaction, PanelView(panel))


async def _with_analysis(interaction: Interaction, panel: Panel, table_id: TableId | None) -> Panel:
    """An export with what gammonview reads, if the caller has an analysis that they may see now."""
    context, viewer = interaction.client.context, viewer_of(interaction)
    shown = await context.store.run(known_of_table, viewer=viewer, table_id=table_id)
    if shown is None:
        return panel
    try:
        await context.fair_play.refuse_running(
            viewer, shown.analysis.positions, are_of_dice=shown.are_of_dice
        )
        files = await files_of(interaction, shown)
    except (PositionInPlay, AnalysisFailed):
        return panel
    if files is None:
        return panel
    return replace(panel, text=f"{panel.text}\n{files.text}", downloads=(*panel.downloads, *files.downloads))


@export.autocomplete("table")
@replay.autocomplete("table")
async def offer_tables(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return await latest_tables(interaction, current)


async def latest_tables(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The latest tables of the caller whose number or players fit the text so far."""
    try:
        tables = await interaction.client.context.store.run(
            recent_tables, snowflake=user_of(interaction), count=DISCORD_CHOICE_LIMIT
        )
    except StoreError:
        return []
    return fitting(tables, current)


def fitting(tables: Iterable[Table], current: str) -> list[app_commands.Choice[str]]:
    """Choices for the tables whose number or players fit the text so far."""
    labels = {table.id: words_of(table).choice(table) for table in tables}
    typed = current.strip().casefold()
    return [
        app_commands.Choice(name=label, value=f"#{number}")
        for number, label in labels.items()
        if typed in label.casefold()
    ]


def parse_number(text: str) -> TableId | None:
    """Such as "#17"; None for an empty text; raises UnknownTable for anything else."""
    typed = narrowed(text).strip()
    if not typed:
        return None
    match = TABLE_NUMBER.fullmatch(typed)
    if match is None:
        raise UnknownTable
    return TableId(int(match["number"]))


Source = Callable[[Interaction, TableId, GameNumber], Awaitable[ReplayRead]]
"""Reads a replay, of a table or of an import."""


async def watch(interaction: Interaction, pressed: CustomId, source: Source = read_replay) -> None:
    """A play as it moves, in place of its board."""
    await _show_moving(interaction, pressed, source, ReplayMode.PLAY)


async def film(interaction: Interaction, pressed: CustomId, source: Source = read_replay) -> None:
    """The whole game as it moves."""
    await _show_moving(interaction, pressed, source, ReplayMode.FILM)


async def _show_moving(
    interaction: Interaction, pressed: CustomId, source: Source, shown: ReplayMode
) -> None:
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
        if shown is not ReplayMode.BOARD:
            panel = await _moving(interaction, panel, game, here, posted, shown)
        await post_shared(interaction, await shared_view(interaction, panel))


async def _moving(
    interaction: Interaction,
    page: Panel,
    game: PagedGame[Any],
    here: ReplayCursor,
    view: View,
    shown: ReplayMode,
) -> Panel:
    """A page with what moves in place of its board."""
    animator, user, is_play = (
        interaction.client.context.animator,
        user_of(interaction),
        shown is ReplayMode.PLAY,
    )
    limit = interaction.filesize_limit
    order = play_of(game, here.frame, view) if is_play else film_of(game, view, limit)
    async with nullcontext() if animator.is_soon(user, order) else _told_to_wait(interaction):
        drawn = await animator.draw(user, order)
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


def _shown(pressed: CustomId) -> ReplayMode:
    *_, shown = pressed.argument.split(".")
    if shown not in set(ReplayMode):
        raise UnknownButton(pressed.argument)
    return ReplayMode(shown)


IMPORT = "import"
"""Instead of a table: what the caller imported last."""


@app_commands.command()
@also_directly
@answering
async def analyse(
    interaction: Interaction, table: str = "", game: app_commands.Range[int, 1, MOST_GAMES] | None = None
) -> None:
    number = GameNumber(game) if game else ALL_GAMES
    if table.strip().casefold() == IMPORT:
        await analyse_import(interaction, None, number)
    else:
        await analyse_table(interaction, parse_number(table), number)


@analyse.autocomplete("table")
async def offer(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The caller's latest tables, and their latest import."""
    label = phrase("analysis-latest-import")
    fits = current.strip().casefold() in label.casefold()
    latest = [app_commands.Choice(name=label, value=IMPORT)] if fits else []
    return [*(await latest_tables(interaction, current))[: DISCORD_CHOICE_LIMIT - 1], *latest]
