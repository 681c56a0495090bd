"""The bets on a game: who plays whom for what, and how it ended."""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.engine.keys import FIRST_CUBE, CubeIndex, PlayerId
from bot.engine.scoring import WinKind
from bot.engine.side import Side


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
    """A stake between two players, one on each side, on one cube of the game.

    Args:
        white: Our key of the player on White's side.
        black: Our key of the player on Black's side.
        cube: Index of the bet's cube in the game; several bets may share one.
        has_taken: Whether the open offer on a shared cube was taken for this bet, while others still think.
        resignation: The resignation that awaits its answer.
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
        """Tell whether the bet is still played for."""
        return self.result is None

    @property
    def players(self) -> tuple[PlayerId, PlayerId]:
        """Return our keys of both its players, White's first."""
        return self.white, self.black

    def player(self, side: Side) -> PlayerId:
        """Return our key of the player who holds this bet on `side`."""
        return self.white if side is Side.WHITE else self.black

    def side_of(self, player: PlayerId) -> Side:
        """Return the side on which one of its two players holds this bet."""
        return Side.WHITE if player == self.white else Side.BLACK

    def refused_of(self, side: Side) -> WinKind | None:
        """Return the greatest resignation of a side that was refused this turn; None if none was."""
        return next((each.kind for each in self.refusals if each.side is side), None)

    def with_refusal(self, refused: Resignation) -> "Bet":
        """Return the bet after a resignation was refused; until the next turn that side offers only more."""
        others = tuple(each for each in self.refusals if each.side is not refused.side)
        return replace(self, resignation=None, refusals=(*others, refused))

    def settled(self, winner: Side, points: int, kind: WinKind, ending: Ending) -> "Bet":
        """Return the bet as it is recorded once it is over."""
        result = BetResult(winner, points, kind, ending)
        return replace(self, has_taken=False, resignation=None, refusals=(), result=result)
