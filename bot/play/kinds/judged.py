"""Analyses of a table and their parts, down to single decisions."""

from collections.abc import Sequence
from dataclasses import Field, dataclass
from typing import Any, ClassVar, Final, Protocol

from bot.analysis import (
    CubeAction,
    Decision,
    Depth,
    Evaluator,
    MatchAnalysis,
    Progress,
    positions_of,
)
from bot.engine import Doubled, Dropped, OfferStage, Position, Raised, Roll, Side, Taken
from bot.engine.keys import GameNumber, PlayerId
from bot.records import MatchRecord


class Judged(Protocol):
    """The analysis of any kind of table: a frozen dataclass, as it is stored but for its file."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]  # Any: as dataclasses have it

    @property
    def file(self) -> bytes:
        """All of it as gammonview keeps it."""

    @property
    def files(self) -> Sequence[bytes]:
        """The same of each of its parts that is a match of two."""

    @property
    def parts(self) -> int:
        """How many parts are told of by themselves, such as its games."""

    @property
    def positions(self) -> frozenset[Position]:
        """Every position of which it says what was best, as the side on roll saw it."""


class ToJudge(Protocol):
    """The games to analyse, of any kind of table, without names."""

    @property
    def positions(self) -> frozenset[Position]:
        """Every position in it."""

    async def analysed(self, evaluator: Evaluator, depth: Depth, progress: Progress | None = None) -> Judged:
        """Judge all of it; raises as `Evaluator.analyse`."""


@dataclass(frozen=True, slots=True)
class MatchToJudge:
    """Games of two, played here or imported."""

    match: MatchRecord

    @property
    def positions(self) -> frozenset[Position]:
        return positions_of(self.match)

    async def analysed(
        self, evaluator: Evaluator, depth: Depth, progress: Progress | None = None
    ) -> MatchAnalysis:
        return await evaluator.analyse(self.match, depth, progress)


@dataclass(frozen=True, slots=True)
class PartOfAnalysis:
    """The name of one part of an analysis, its game, and its players."""

    label: str
    game: GameNumber
    white: str
    black: str


@dataclass(frozen=True, slots=True)
class PresentedAnalysis:
    """An analysis with the names of its players.

    Args:
        analysis: All that was judged, as one match.
        title: Who played, where that is not one match of two.
        stem: What the archive of its files is called then.
        played: What was played then.
        summary: What is said of all of it then, a line each.
        whole: What all of it is called then, beside its parts.
        parts: What is told of its games then, several of which may be about the same plays.
        decisions: All decisions of those once: the index of a part, and that of a decision in it.
    """

    analysis: MatchAnalysis
    title: str = ""
    stem: str = ""
    played: str = ""
    summary: tuple[str, ...] = ()
    whole: str = ""
    parts: tuple[PartOfAnalysis, ...] = ()
    decisions: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """A decision of a game; where there are several bets, between which two, and what that bet is called."""

    decision: Decision
    players: tuple[PlayerId, PlayerId] | None = None
    bet: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision on a page of a replay.

    Args:
        side: Who decided.
        position: The board before, as the side on roll saw it.
        done: The roll that was played, or what was done with the cube.
        mover: The name of the side on roll.
        bet: Between which two, where there are several bets; a play is about all of them.
    """

    side: Side
    position: Position
    done: Roll | CubeAction
    mover: str = ""
    bet: tuple[PlayerId, PlayerId] | None = None


RAISES: Final = {OfferStage.BEAVER: CubeAction.BEAVER, OfferStage.RACCOON: CubeAction.RACCOON}


def cube_action_of(event: Doubled | Raised | Taken | Dropped) -> CubeAction:
    """Return the action with a cube, as an analysis calls it."""
    match event:
        case Doubled():
            return CubeAction.DOUBLE
        case Raised(stage=stage):
            return RAISES[stage]
        case Taken():
            return CubeAction.TAKE
        case Dropped():
            return CubeAction.PASS
