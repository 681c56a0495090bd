"""The bets on a game: who plays whom, for how much, and how it ended."""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.engine.keys import FIRST_CUBE, CubeIndex, PlayerId
from bot.engine.position import Side
from bot.engine.scoring import WinKind


class Ending(StrEnum):
    """What ended a bet."""

    BORNE_OFF = "borne off"
    DROPPED = "dropped"
    RESIGNED = "resigned"
    SETTLED = "settled"  # for a number of points that both sides agreed to
    FORFEITED = "forfeited"
    TIMED_OUT = "timed out"


@dataclass(frozen=True, slots=True)
class BetResult:
    """How a bet ended: `winner` receives `points` from the other side."""

    winner: Side
    points: int
    kind: WinKind
    ending: Ending


@dataclass(frozen=True, slots=True)
class Resignation:
    """An offer by `side` to lose a game of that kind, which awaits its answer."""

    side: Side
    kind: WinKind


@dataclass(frozen=True, slots=True)
class Bet:
    """A stake between two players, one on each side, on one cube of the game; the two are never the same.

    Args:
        white: Our key of the player on White's side.
        black: Our key of the player on Black's side.
        cube: Index of the bet's cube in the game; several bets may share one.
        has_taken: Whether the open offer on a shared cube was taken for this bet, while others still think.
        refusals: The greatest resignation of each side that was refused since the turn began.
        result: How it ended; None while it is active.
    """

    white: PlayerId
    black: PlayerId
    cube: CubeIndex = FIRST_CUBE
    has_taken: bool = False
    resignation: Resignation | None = None
    refusals: tuple[Resignation, ...] = ()
    result: BetResult | None = None

    @property
    def is_active(self) -> bool:
        return self.result is None

    @property
    def players(self) -> tuple[PlayerId, PlayerId]:
        """White's player first."""
        return self.white, self.black

    def player(self, side: Side) -> PlayerId:
        return self.white if side is Side.WHITE else self.black

    def side_of(self, player: PlayerId) -> Side:
        """The side of one of its two players."""
        return Side.WHITE if player == self.white else Side.BLACK

    def refused_of(self, side: Side) -> WinKind | None:
        """The greatest resignation by a side that was refused this turn."""
        return next((each.kind for each in self.refusals if each.side is side), None)

    def with_refusal(self, refused: Resignation) -> "Bet":
        """Until the next turn that side can only offer to lose more."""
        others = tuple(each for each in self.refusals if each.side is not refused.side)
        return replace(self, resignation=None, refusals=(*others, refused))

    def settled(self, winner: Side, points: int, kind: WinKind, ending: Ending) -> "Bet":
        result = BetResult(winner, points, kind, ending)
        return replace(self, has_taken=False, resignation=None, refusals=(), result=result)
