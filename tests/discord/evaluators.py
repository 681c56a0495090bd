"""An evaluator without an engine: it judges by a simple rule, at once, or as a test lets it."""

import asyncio
from collections.abc import Callable, Iterator
from io import BytesIO

from PIL import Image

from bot.analysis import (
    Chances,
    Chart,
    CubeAction,
    CubeDecision,
    CubeRating,
    Decision,
    Depth,
    Evaluator,
    ExportedMatch,
    GameAnalysis,
    JudgedResignation,
    MatchAnalysis,
    PlayDecision,
    RatedPlay,
    Rating,
    Rules,
    Situation,
)
from bot.analysis.analysis import EXACT_BEAROFFS
from bot.engine import Doubled, Dropped, OpeningRolled, Played, Side, Taken, apply, format_play, legal_plays
from bot.records import GameReplay, MatchRecord, parse_record, replay_match
from tests.discord.simulated_server import SimulatedServer

XG = b"RGMH"
"""The first bytes of a file that is read here as a .mat behind them."""

EVEN = Chances(0.5, 0.1, 0.01, 0.1, 0.01)
LOST = 0.1


class FakeEvaluator(Evaluator):
    """Judges each play that is not the first in order as a blunder; each double as too early."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[MatchRecord | bytes, Depth]] = []
        self.charts: list[Chart] = []
        self.meanwhile: Callable[[], object] = lambda: None
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.failure: Exception | None = None
        self.method = f"fake {EXACT_BEAROFFS}"

    async def analyse(
        self, match: MatchRecord | bytes, depth: Depth = Depth.QUICK, progress: object = None
    ) -> MatchAnalysis:
        del progress
        self.asked.append((match, depth))
        self.meanwhile()
        await self.may_go_on.wait()
        if self.failure is not None:
            raise self.failure
        assert isinstance(match, MatchRecord)
        return judged(match, depth, self.method)

    async def read_match(self, data: bytes) -> MatchRecord:
        if self.failure is not None:
            raise self.failure
        return parse_record(data.removeprefix(XG).decode())

    async def export(self, file: bytes, white: str, black: str) -> ExportedMatch:
        return ExportedMatch(file, f"https://gammonview.com/#/?m={white}-{black}")

    async def draw(self, chart: Chart) -> bytes:
        self.charts.append(chart)
        picture = BytesIO()
        Image.new("RGB", (8, 5)).save(picture, "PNG")
        return picture.getvalue()


def judged(match: MatchRecord, depth: Depth, method: str = "fake") -> MatchAnalysis:
    """The analysis of a match by that simple rule."""
    games = tuple(judged_game(game, match.length) for game in replay_match(match).games)
    ratings = tuple(
        rating([each for game in games for each in game.decisions if each.side is side]) for side in Side
    )
    return MatchAnalysis(
        match.white, match.black, match.length, depth, method, games, (ratings[0], ratings[1]), b"file"
    )


def judged_game(game: GameReplay, length: int) -> GameAnalysis:
    decisions = tuple(_decisions(game, length))
    result = game.final.bets[0].result
    ratings = [rating([each for each in decisions if each.side is side]) for side in Side]
    return GameAnalysis(
        game.record.white_score,
        game.record.black_score,
        result.winner if result else None,
        result.points if result else 0,
        (ratings[0], ratings[1]),
        decisions,
        resignations=tuple(_resignations(game)),
    )


def _resignations(game: GameReplay) -> Iterator[JudgedResignation]:
    result = game.final.bets[0].result
    if result and game.record.was_resigned:
        yield JudgedResignation(result.winner.other, result.kind, True, game.final.position, -0.5, -1.0)  # noqa: FBT003


def rating(decisions: list[Decision]) -> Rating:
    cubes = sum(isinstance(each, CubeDecision) for each in decisions)
    lost = sum(each.lost for each in decisions)
    return Rating(len(decisions), cubes, lost, luck=0.25, luck_adjusted=-0.125, luck_in_match=0.0625)


def _decisions(replay: GameReplay, length: int) -> Iterator[Decision]:
    game = replay.begin
    doubled = Situation(replay.begin.position)
    for ply, event in enumerate(replay.events):
        away = None if not length else (length, length)
        match event:
            case Played(side=side, roll=roll) if not isinstance(event, OpeningRolled):
                situation = Situation(game.position, away=away)
                names = [format_play(play) for play in legal_plays(game.position, roll)]
                after = apply(game, event).position
                played = next(
                    (
                        format_play(play)
                        for play in legal_plays(game.position, roll)
                        if play.after.switched() == after
                    ),
                    "",
                )
                best = names[:5] if not played or played in names[:5] else [*names[:5], played]
                plays = tuple(RatedPlay(name, -LOST * rank, EVEN, "2-ply") for rank, name in enumerate(best))
                lost = LOST if plays and played != names[0] else 0.0
                yield PlayDecision(ply, side, situation, roll, played, plays, lost, bool(plays), luck=0.1)
            case Doubled(side=side):
                doubled = Situation(game.position, away=away, rules=Rules())
                yield _cube(ply, side, doubled, CubeAction.DOUBLE, LOST)
            case Taken(side=side):
                yield _cube(ply, side, doubled, CubeAction.TAKE, 0.0)
            case Dropped(side=side):
                yield _cube(ply, side, doubled, CubeAction.PASS, 0.5)
            case _:
                pass
        game = apply(game, event)


def _cube(ply: int, side: Side, situation: Situation, done: CubeAction, lost: float) -> CubeDecision:
    return CubeDecision(
        ply, side, situation, done, CubeRating(0.3, 0.2, 1.0, EVEN, "2-ply"), lost, counts=True
    )


async def until_idle(server: SimulatedServer) -> None:
    """Let the analyses that are under way be made, and told."""
    while tasks := list(server.bot.context.analyst.under_way):
        await asyncio.wait(tasks)
    await server.env.settle()
