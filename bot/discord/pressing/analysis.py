"""Analyses on Discord: asked for, looked through privately, and shared."""

import asyncio
from collections.abc import Callable
from typing import Final

from bot import analysis
from bot.discord.pressing.responses import acknowledge, post_shared, respond, respond_meanwhile, shared_view
from bot.discord.pressing.views import public_view, view_of_replay
from bot.discord.pressing.visibility import viewer_of
from bot.discord.service.context import Interaction, request_of
from bot.discord.wire.components import ANY_EDITION, NOBODY, PanelView, drawn_view
from bot.discord.wire.custom_ids import CustomId, UnknownButton
from bot.engine import Position, Side
from bot.engine.keys import GameNumber
from bot.metrics import ANALYSES_ASKED
from bot.play.analysis import analyses
from bot.play.analysis.analyses import ALL_GAMES, AnalysisId, AskedAnalysis, Failure, ShownAnalysis
from bot.play.analysis.withholding import withhold
from bot.play.base.errors import AnalysisFailed, PositionInPlay, ServiceError
from bot.play.base.exports import slug
from bot.play.base.keys import ImportId, TableId
from bot.play.base.table import Table
from bot.play.base.use_case import UnitOfWork
from bot.play.display.panel import Panel
from bot.play.display.picture import View
from bot.play.kinds.judged import ToJudge
from bot.play.pages import analysis_pages
from bot.text.language import speaking

LONGEST_GAME_NUMBER: Final = 5
SHOWN: Final = 5
"""So many of the best plays are shown."""

Seen = Callable[[UnitOfWork, Table, Interaction], View]
"""How a table's boards are seen."""


async def press_analyse_import(interaction: Interaction, pressed: CustomId) -> None:
    """Under the replay of an import."""
    await analyse_import(interaction, pressed.import_id, _game_of(pressed))


async def press_analyse(interaction: Interaction, pressed: CustomId) -> None:
    """Under a last board; the argument is the number of its game."""
    await analyse_table(interaction, pressed.table, _game_of(pressed))


def _game_of(pressed: CustomId) -> GameNumber:
    number = pressed.argument or str(ALL_GAMES)
    if not number.isdecimal() or len(number) > LONGEST_GAME_NUMBER:
        raise UnknownButton(pressed.argument)
    return GameNumber(int(number))


async def analyse_import(interaction: Interaction, key: ImportId | None, game: GameNumber) -> None:
    """Show the analysis of what they have imported, the last for None."""
    context, viewer = interaction.client.context, viewer_of(interaction)
    if key is None:
        key = await context.store.run(analyses.latest_import, viewer=viewer)
    await acknowledge(interaction)
    asked = await context.store.run(
        analyses.ask_for_import, request=request_of(interaction), viewer=viewer, key=key
    )
    await _follow(interaction, asked, analysis_pages.AnalysisCursor(asked.id, game), analysis.Depth.QUICK)


async def analyse_table(interaction: Interaction, table_id: TableId | None, game: GameNumber) -> None:
    """Show the analysis of a table, which is made while they wait, unless a running game forbids it."""
    context, viewer = interaction.client.context, viewer_of(interaction)
    request = request_of(interaction)
    wanted = await context.store.run(
        analyses.game_to_analyse, request=request, viewer=viewer, table_id=table_id, game=game
    )
    if isinstance(wanted, ServiceError):
        raise wanted
    await context.fair_play.refuse_question(
        viewer, await asyncio.to_thread(_positions, wanted.to_judge), are_of_dice=wanted.are_of_dice
    )

    def ask(uow: UnitOfWork) -> tuple[AskedAnalysis, tuple[ShownAnalysis, View] | None]:
        asked = analyses.ask_for_table(uow, request, viewer, wanted)
        return asked, _seen_in(uow, interaction, asked.id) if asked.is_done else None

    asked, known = await context.store.run(ask)
    first = wanted.game if wanted.part == ALL_GAMES else ALL_GAMES
    cursor = analysis_pages.AnalysisCursor(asked.id, first)
    if known is None:
        await _follow(interaction, asked, cursor, analysis.Depth.QUICK)
    else:
        await acknowledge(interaction)
        await _show(interaction, cursor, *known)  # its positions have just been looked at


def _positions(to_judge: Callable[[], ToJudge]) -> frozenset[Position]:
    return to_judge().positions


async def look_deeper(interaction: Interaction, pressed: CustomId) -> None:
    """Look deeper at what is analysed: in the background, unless that was done before."""
    cursor = _cursor_of(pressed)
    asked = await interaction.client.context.store.run(
        analyses.ask_deeper,
        request=request_of(interaction),
        viewer=viewer_of(interaction),
        analysis_id=cursor.id,
    )
    await _follow(
        interaction, asked, analysis_pages.AnalysisCursor(asked.id, cursor.game), analysis.Depth.DEEP
    )


async def _follow(
    interaction: Interaction,
    asked: AskedAnalysis,
    cursor: analysis_pages.AnalysisCursor,
    depth: analysis.Depth,
) -> None:
    """Show what was asked for; what is deep, or takes long, they are told of later."""
    context = interaction.client.context
    if not asked.is_done:
        ANALYSES_ASKED.inc()
        if depth is analysis.Depth.DEEP:
            await acknowledge(interaction)
            await context.analyst.begin()
            await interaction.followup.send(
                view=PanelView(analysis_pages.waiting_panel(depth)), ephemeral=True
            )
            return
        await respond_meanwhile(interaction, PanelView(analysis_pages.begun_panel()))
        if not await context.analyst.wait_for(asked):
            await respond(interaction, PanelView(analysis_pages.waiting_panel(depth)))
            return
    await show_analysis(interaction, cursor)


async def turn_page(interaction: Interaction, pressed: CustomId) -> None:
    await show_analysis(interaction, _cursor_of(pressed))


async def show_analysis(interaction: Interaction, cursor: analysis_pages.AnalysisCursor) -> None:
    """Show a page to whoever asked, and to nobody else."""
    await acknowledge(interaction)
    await _show(interaction, cursor, *await _read(interaction, cursor))


async def _show(
    interaction: Interaction, cursor: analysis_pages.AnalysisCursor, shown: ShownAnalysis, view: View
) -> None:
    cursor = cursor if cursor.game <= shown.analysis.parts else analysis_pages.AnalysisCursor(cursor.id)
    panel = await _drawn(interaction, analysis_pages.page_of(shown, cursor, view))
    await respond(interaction, await drawn_view(panel, shown.table, ANY_EDITION, interaction.id))


async def share(interaction: Interaction, pressed: CustomId) -> None:
    """Post the summary for the channel, in its language and as its boards look."""
    cursor, viewer = _cursor_of(pressed), viewer_of(interaction)
    await acknowledge(interaction)
    shown, view = await _read(interaction, cursor, public_view)
    with speaking(interaction.client.context.languages.of_place(interaction)):
        panel = await _drawn(interaction, analysis_pages.page_of(shown, cursor, view, is_public=True))
        posted = await shared_view(interaction, panel, shown.table, rows=panel.rows)
    await interaction.client.context.store.run(analyses.share, viewer=viewer, analysis_id=cursor.id)
    await post_shared(interaction, posted)


async def send_files(interaction: Interaction, pressed: CustomId) -> None:
    """The analysis for other programs, in a message of its own; raises PositionInPlay unless all is told."""
    await acknowledge(interaction)
    shown, _ = await _read(interaction, _cursor_of(pressed))
    if shown.withheld:
        raise PositionInPlay
    files = await files_of(interaction, shown)
    if files is None:
        raise UnknownButton(pressed.argument)
    view = PanelView(files)
    await interaction.followup.send(view=view, files=view.files, ephemeral=True, allowed_mentions=NOBODY)


async def files_of(interaction: Interaction, shown: ShownAnalysis) -> Panel | None:
    """An analysis for other programs, bet by bet if there are several; None where there is none."""
    files = shown.analysis.files
    evaluator, exported = interaction.client.context.evaluator, []
    try:
        for file, (white, black) in zip(files, analysis_pages.names_of(shown) if files else (), strict=True):
            exported.append((f"{slug(white)}-{slug(black)}", await evaluator.export(file, white, black)))
    except analysis.EvaluatorMissing as error:
        raise AnalysisFailed(Failure.MISSING) from error
    except analysis.AnalysisError as error:
        raise AnalysisFailed(Failure.BROKEN) from error
    return analysis_pages.files_panel(shown, exported) if exported else None


async def _read(
    interaction: Interaction, cursor: analysis_pages.AnalysisCursor, seen: Seen = view_of_replay
) -> tuple[ShownAnalysis, View]:
    """The analysis that the viewer may see; raises PositionInPlay if a running game locks part of it."""
    viewer, fair_play = viewer_of(interaction), interaction.client.context.fair_play

    shown, view = await interaction.client.context.store.run(_seen_in, interaction, cursor.id, seen)
    positions = shown.analysis.positions
    if shown.is_imported:
        locked = await fair_play.locked(viewer, positions)
        return await asyncio.to_thread(withhold, shown, locked), view
    await fair_play.refuse_running(viewer, positions, are_of_dice=shown.are_of_dice)
    return shown, view


def _seen_in(
    uow: UnitOfWork, interaction: Interaction, key: AnalysisId, seen: Seen = view_of_replay
) -> tuple[ShownAnalysis, View]:
    """An analysis, and how its viewer looks at its boards; raises as `analysis_for`."""
    shown = analyses.analysis_for(uow, viewer_of(interaction), key)
    return shown, seen(uow, shown.table, interaction)


async def _drawn(interaction: Interaction, page: analysis_pages.Page) -> Panel:
    """A page with its chart, if it has one and that can be drawn."""
    if page.chart is None:
        return page.panel
    try:
        return page.with_chart(await interaction.client.context.analyst.chart(page.chart))
    except analysis.EvaluatorFailed:
        return page.without_chart()


async def judged(evaluator: analysis.Evaluator, question: analysis.Question, side: Side) -> analysis.Decision:
    """The best decision of the `side` on roll, with what the others are worth; raises AnalysisError."""
    situation = question.situation
    if question.roll is not None:
        plays = await evaluator.rate_plays(situation, question.roll)
        return analysis.PlayDecision(0, side, situation, question.roll, "", plays[:SHOWN], 0.0, counts=False)
    rating = await evaluator.rate_cube(situation)
    done = rating.best_double if question.offer is None else rating.best_answer
    return analysis.CubeDecision(0, side, situation, done, rating, 0.0, counts=False)


def _cursor_of(pressed: CustomId) -> analysis_pages.AnalysisCursor:
    cursor = analysis_pages.parse_analysis_cursor(pressed.argument)
    if cursor is None:
        raise UnknownButton(pressed.argument)
    return cursor
