"""Pictures of an analysis: the board before a decision, and the chart; and their alt texts."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

import render
from bot import engine
from bot.analysis import (
    BLUNDER,
    Access,
    Chart,
    ChartLook,
    ChartWords,
    CubeDecision,
    Decision,
    GameAnalysis,
    MatchAnalysis,
    PlayDecision,
    Situation,
)
from bot.engine.keys import PlayerId
from bot.play.display.panel import Picture
from bot.play.display.picture import (
    Theme,
    View,
    arrows,
    board_diagram,
    board_words,
    cube_diagram,
    cube_words,
    cut,
    with_id,
)
from bot.play.text import analysis as analysis_text
from bot.text.catalogue import phrase
from render.typeface import FONT_FOLDER, LATIN, runs

NOBODY: Final = (PlayerId(1), PlayerId(2))
DOTS: Final = {"walnut": ("🔵", "🟢"), "felt": ("🔵", "🟣"), "midnight": ("🟠", "🟢"), "clear": ("🟠", "🔵")}
"""By the name of a theme."""


def dots_of(theme: Theme) -> tuple[str, str]:
    """The colours of the arrows in a theme: of what was played, and of what was best."""
    return DOTS[theme.name]


def decision_picture(analysis: MatchAnalysis, game: GameAnalysis, decision: Decision, view: View) -> Picture:
    """The board before a decision, with arrows of what was played and of what was best.

    Its points are numbered as whoever decided counts them, whoever looks on.
    """
    names = {side: analysis.name(side) for side in engine.Side}
    situation, mover = decision.situation, mover_of(decision)
    shown = _game(situation, mover, game, decision)
    title = analysis_text.done_in_words(names[decision.side], decision)
    drawn = replace(
        board_diagram(shown, view, mover),
        to_act=view.seat(decision.side),
        numbered_for=view.seat(decision.side),
        headline=title,
        cube=cube_diagram(shown.cubes[0], view) if situation.rules.has_cube else None,
        is_before_play=True,
    )
    if shown.cubes[0].offer:
        drawn = replace(drawn, dice=None)
    for side in engine.Side:
        drawn = _named(drawn, view.seat(side), names[side], _score(analysis, situation, mover, side))
    if isinstance(decision, PlayDecision):
        played, best = arrows_of(decision, view)
        drawn = replace(drawn, last_play=played, better_play=best)
    words = [*board_words(shown, names, decision.side), cube_words(shown, names)]
    alt = phrase("picture-before", play=title, board=" ".join(words))
    return Picture(drawn, with_id(alt, xgid_of(decision, analysis.length)), view.theme)


def arrows_of(
    decision: PlayDecision, view: View
) -> tuple[tuple[render.Arrow, ...], tuple[render.Arrow, ...]]:
    """Return the arrows of the play that was made, and of the best one."""
    seat = view.seat(decision.side)
    return arrows(seat, _moves(decision, decision.played)), arrows(seat, _moves(decision, decision.best))


def with_best_play(picture: Picture, decision: Decision, view: View) -> Picture:
    """The board with arrows of what is best."""
    if not isinstance(decision, PlayDecision):
        return picture
    _, best = arrows_of(decision, view)
    return replace(picture, diagram=replace(picture.diagram, better_play=best, is_before_play=True))


def mover_of(decision: Decision) -> engine.Side:
    """The side on roll, which is not the one that answers."""
    is_answer = isinstance(decision, CubeDecision) and decision.is_answer
    return decision.side.other if is_answer else decision.side


def _game(situation: Situation, mover: engine.Side, game: GameAnalysis, decision: Decision) -> engine.Game:
    """The game as it stood before a decision, with nobody in it."""
    owner = {Access.CENTRED: None, Access.OWN: mover, Access.OTHER: mover.other}[situation.access]
    is_answer = isinstance(decision, CubeDecision) and decision.is_answer
    cube = engine.Cube(situation.cube, owner, offer=engine.Offer(mover) if is_answer else None)
    roll = decision.roll if isinstance(decision, PlayDecision) else None
    terms = engine.Terms(_start(game), has_cube=situation.rules.has_cube)
    return engine.Game(terms, situation.position, (cube,), (engine.Bet(*NOBODY),), mover, roll)


def _start(game: GameAnalysis) -> engine.Position:
    """The position that a game began with, as far as that matters: how many checkers never were in it."""
    first = game.decisions[0].situation.position
    return first if 0 < first.own[engine.OFF] == first.other[engine.OFF] else engine.Position.start()


def _named(drawn: render.Diagram, seat: render.Seat, name: str, score: str) -> render.Diagram:
    named = replace(drawn.side(seat), name=name, score=score)
    return replace(drawn, bottom=named) if seat is render.Seat.BOTTOM else replace(drawn, top=named)


def _score(analysis: MatchAnalysis, situation: Situation, mover: engine.Side, side: engine.Side) -> str:
    if situation.away is None or not analysis.length:
        return ""
    away = situation.away[side is not mover]
    return phrase("picture-score", score=max(analysis.length - away, 0), length=analysis.length)


def _moves(decision: PlayDecision, text: str) -> tuple[engine.CheckerMove, ...]:
    """The moves of a play that is written; none of one against the rules."""
    if not text:
        return ()
    try:
        return engine.parse_play(text, decision.situation.position, decision.roll).moves
    except engine.EngineError:
        return ()


def xgid_of(decision: Decision, length: int) -> str:
    """The position of a decision as an XGID, the side on roll at the bottom; a session has length 0."""
    situation = decision.situation
    scores = (length - situation.away[0], length - situation.away[1]) if situation.away else (0, 0)
    rules = situation.rules
    money = engine.xgid.JACOBY * rules.is_jacoby + engine.xgid.BEAVERS * rules.has_beavers
    limit = min(rules.cube_cap, engine.xgid.USUAL_LIMIT)
    is_answer = isinstance(decision, CubeDecision) and decision.is_answer
    dice = engine.xgid.DOUBLED if is_answer else engine.xgid.TO_ROLL
    if isinstance(decision, PlayDecision):
        dice = f"{decision.roll.high}{decision.roll.low}"
    return engine.format_xgid(
        engine.Xgid(
            position=situation.position,
            turn=engine.xgid.BOTTOM,
            cube_value=situation.cube,
            cube_owner={
                Access.CENTRED: engine.xgid.NOBODY,
                Access.OWN: engine.xgid.BOTTOM,
                Access.OTHER: engine.xgid.TOP,
            }[situation.access],
            dice=dice,
            bottom_score=scores[0],
            top_score=scores[1],
            rules=engine.xgid.CRAWFORD * situation.is_crawford if situation.away else money,
            match_length=length,
            max_cube=max(limit, situation.cube) if rules.has_cube else 1,
        )
    )


def chart_of(
    analysis: MatchAnalysis, games: Sequence[GameAnalysis], view: View, labels: Sequence[str] = ()
) -> Chart:
    """The chart of some games, as somebody sees its sides; without `labels` they bear the scores."""
    theme = view.theme
    below = labels or [_score_before(game, view) for game in games]
    words = ChartWords(
        phrase("analysis-chart-match") if analysis.length else phrase("analysis-chart-game"),
        analysis.name(view.bottom),
        analysis.name(view.bottom.other),
        phrase("analysis-chart-blunder"),
        phrase("analysis-chart-joker"),
        tuple(below) if len(games) > 1 else (),
        phrase("analysis-chart-roll"),
    )
    look = ChartLook(
        theme.canvas,
        theme.text,
        theme.muted,
        theme.light.face,
        theme.dark.face,
        theme.accent,
        theme.choice,
        _fonts((words.title, words.bottom, words.top, words.blunder, words.joker, words.roll)),
    )
    return Chart(tuple(games), view.bottom, view.light is view.bottom, words, look)


def _score_before(game: GameAnalysis, view: View) -> str:
    """The side at the bottom first."""
    scores = {engine.Side.WHITE: game.white_score, engine.Side.BLACK: game.black_score}
    return f"{scores[view.bottom]}–{scores[view.bottom.other]}"  # noqa: RUF001  # an en dash


@lru_cache(maxsize=64)
def _fonts(texts: tuple[str, ...]) -> tuple[str, ...]:
    """The files of the fonts that write some texts."""
    fonts = dict.fromkeys([LATIN, *(run.font for text in texts for run in runs(text))])
    return tuple(str(FONT_FOLDER / font) for font in fonts)


def chart_alt(analysis: MatchAnalysis, games: Sequence[GameAnalysis]) -> str:
    """Describe the chart in words: how many rolls, and who blundered where."""
    rolls = sum(isinstance(each, PlayDecision) for game in games for each in game.decisions)
    told = [
        phrase(
            "analysis-chart-alt-blunder",
            player=analysis.name(each.side),
            done=analysis_text.what_was_done(each),
        )
        for game in games
        for each in game.decisions
        if each.lost >= BLUNDER and each.counts
    ]
    white, black = (analysis.name(side) for side in engine.Side)
    heading = phrase("analysis-chart-alt", white=white, black=black, rolls=rolls)
    return cut(" ".join([heading, *told]))
