"""A strong player in the place of the evaluator: it does what a test says, and remembers the questions."""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot.analysis import (
    Chances,
    CubeAction,
    CubeRating,
    Depth,
    Evaluator,
    EvaluatorMissing,
    Level,
    MatchAnalysis,
    RatedPlay,
    Situation,
)
from bot.analysis.evaluator import Progress
from bot.engine import OfferStage, Roll, format_play, legal_plays
from bot.records import MatchRecord

EVEN = Chances(0.5, 0.1, 0.0, 0.1, 0.0)


@dataclass
class StrongPlayer(Evaluator):
    """Makes the first legal play, never doubles, and takes, unless a test has scripted something else."""

    cubes: deque[CubeAction] = field(default_factory=deque)
    chances: Chances = EVEN
    asked: list[tuple[object, ...]] = field(default_factory=list)
    fails: list[Exception] = field(default_factory=list)
    ratings: dict[str, float] = field(default_factory=dict)

    async def choose_play(self, situation: Situation, roll: Roll, level: Level, seed: str) -> str:
        self._hear(situation, roll, level, seed)
        return format_play(legal_plays(situation.position, roll)[0])

    async def choose_cube(
        self, situation: Situation, offer: OfferStage | None, level: Level, seed: str
    ) -> CubeAction:
        self._hear(situation, offer, level, seed)
        if self.cubes:
            return self.cubes.popleft()
        return CubeAction.NO_DOUBLE if offer is None else CubeAction.TAKE

    async def rate_plays(
        self, situation: Situation, roll: Roll, depth: Depth = Depth.QUICK
    ) -> tuple[RatedPlay, ...]:
        self._hear(situation, roll, depth)
        plays = [format_play(play) for play in legal_plays(situation.position, roll)]
        rated = [RatedPlay(play, self.ratings.get(play, 0.0), self.chances, "2-ply") for play in plays]
        return tuple(sorted(rated, key=lambda each: -each.equity))

    async def rate_cube(self, situation: Situation, depth: Depth = Depth.QUICK) -> CubeRating:
        self._hear(situation, depth)
        no_double = self.ratings.get("no double", 0.0)
        double = self.ratings.get("double", -0.5)
        return CubeRating(no_double, double, 1.0, self.chances, "2-ply")

    async def analyse(
        self, match: MatchRecord | bytes, depth: Depth = Depth.QUICK, progress: Progress | None = None
    ) -> MatchAnalysis:
        self._hear(match, depth, progress)
        raise EvaluatorMissing("No analysis is made here.")

    async def close(self) -> None:
        """Nothing is open."""

    @contextmanager
    def failing(self, error: Exception) -> Iterator[None]:
        """Let each request fail."""
        self.fails.append(error)
        yield
        self.fails.pop()

    def _hear(self, *asked: object) -> None:
        self.asked.append(asked)
        if self.fails:
            raise self.fails[-1]
