"""Keeps parts of an analysis back while similar games are in play.

It keeps back the decisions of locked positions. It also keeps back the decisions right before and after them
in their game, because those give away what the plays around them were worth. Totals cover only the decisions
that are shown, so nobody can work out the rest from them.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from bot.analysis import CubeDecision, Decision, GameAnalysis, PlayDecision, Rating
from bot.engine import Position, Side
from bot.play.analysis.analyses import ShownAnalysis
from bot.play.kinds.kind import kind_of


def withhold(shown: ShownAnalysis, locked: Collection[Position]) -> ShownAnalysis:
    """Keep back what the analysis of games of two says of locked positions; rolls and plays are no secret."""
    analysis = kind_of(shown.table).presented(shown.table, shown.analysis).analysis
    found = [_without(game, locked) for game in analysis.games]
    withheld = tuple(number for _, number in found)
    if not any(withheld):
        return shown
    games = tuple(game for game, _ in found)
    ratings = _ratings([each for game in games for each in game.decisions])
    return replace(
        shown, analysis=replace(analysis, games=games, ratings=ratings, file=b""), withheld=withheld
    )


def _without(game: GameAnalysis, locked: Collection[Position]) -> tuple[GameAnalysis, int]:
    hidden = frozenset(beside(game.decisions, locked))
    resignations = tuple(each for each in game.resignations if each.position not in hidden | set(locked))
    kept_back = [each for each in game.decisions if each.situation.position in hidden]
    if not kept_back and len(resignations) == len(game.resignations):
        return game, 0
    decisions = tuple(_told(game.decisions, hidden))
    told = replace(game, decisions=decisions, ratings=_ratings(decisions), resignations=resignations)
    return told, max(sum(each.counts for each in kept_back), 1)


def _told(decisions: Sequence[Decision], hidden: Collection[Position]) -> Iterator[Decision]:
    for each in decisions:
        if each.situation.position not in hidden:
            yield each
        elif isinstance(each, PlayDecision):
            yield replace(each, plays=(), lost=0.0, counts=False, is_legal=True, luck=None)


def beside(decisions: Sequence[Decision], positions: Collection[Position]) -> Iterator[Position]:
    """Those positions that the decisions are about, in their order, and the ones right before and after."""
    boards = [board for board, _ in groupby(each.situation.position for each in decisions)]
    for number, board in enumerate(boards):
        if board in positions:
            yield from boards[max(number - 1, 0) : number + 2]


def _ratings(decisions: Sequence[Decision]) -> tuple[Rating, Rating]:
    white, black = (_rating([each for each in decisions if each.side is side]) for side in Side)
    return white, black


def _rating(decisions: Sequence[Decision]) -> Rating:
    """How somebody played who decided so; of their luck nothing is known."""
    counted = [each for each in decisions if each.counts]
    cubes = sum(isinstance(each, CubeDecision) for each in counted)
    return Rating(len(counted), cubes, sum(each.lost for each in counted), luck=0.0, luck_adjusted=None)
