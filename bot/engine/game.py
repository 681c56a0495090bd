"""One game: a board, the cubes beside it, and the bets on it."""

from dataclasses import dataclass
from enum import StrEnum

from bot.engine.bet import Bet
from bot.engine.cube import Cube
from bot.engine.errors import InvalidGame
from bot.engine.keys import PlayerId
from bot.engine.play import CheckerMove, Play, legal_plays
from bot.engine.position import Position, Side
from bot.engine.roll import Roll
from bot.engine.sheet import Terms


class Phase(StrEnum):
    """What the game waits for."""

    OPENING = "opening"  # each side throws one die, until they differ
    CUBE = "cube"  # the side on roll doubles or rolls
    ANSWER = "answer"  # a double, a beaver or a raccoon awaits its answer
    RESIGNATION = "resignation"  # a resignation awaits its answer
    MOVE = "move"  # the side on roll plays its roll
    OVER = "over"


@dataclass(frozen=True, slots=True)
class LastPlay:
    """The last play on the board: a side's roll and the checker moves it played, none if it danced."""

    side: Side
    roll: Roll
    moves: tuple[CheckerMove, ...]


class _Derived:
    """Room for what follows from a game, worked out once; no comparison, copy or stored state takes it in."""

    __slots__ = ("_phase", "_plays")

    _phase: Phase
    _plays: tuple[Play, ...]


@dataclass(frozen=True, slots=True)
class Game(_Derived):
    """A game as it stands, complete in itself.

    Args:
        terms: What was settled before the first roll.
        position: The checkers, seen from the side on roll (from White before the opening); once the game is
            over, from the side that made the last play.
        cubes: The cubes of the game; bets name theirs by index.
        bets: The bets on it, active or over; at least one.
        on_roll: The side whose turn it is; None before the opening.
        roll: The roll to be played; None while the cube phase lasts.

    Raises:
        InvalidGame: There is no bet, or one is on a cube that the game has not.
    """

    terms: Terms
    position: Position
    cubes: tuple[Cube, ...]
    bets: tuple[Bet, ...]
    on_roll: Side | None = None
    roll: Roll | None = None
    last_play: LastPlay | None = None

    def __post_init__(self) -> None:
        if not self.bets or any(bet.cube not in range(len(self.cubes)) for bet in self.bets):
            raise InvalidGame(self.bets, f"a game has bets on its {len(self.cubes)} cubes")

    @classmethod
    def between(cls, white: PlayerId, black: PlayerId, terms: Terms | None = None) -> "Game":
        """Before its opening roll."""
        terms = terms or Terms()
        return cls(terms, terms.start, (Cube(),), (Bet(white, black),))

    @property
    def phase(self) -> Phase:
        if not hasattr(self, "_phase"):
            object.__setattr__(self, "_phase", self._present_phase())
        return self._phase

    def _present_phase(self) -> Phase:
        if not any(bet.is_active for bet in self.bets):
            return Phase.OVER
        if self.on_roll is None:
            return Phase.OPENING
        if any(cube.offer for cube in self.cubes):
            return Phase.ANSWER
        if any(bet.resignation for bet in self.bets):
            return Phase.RESIGNATION
        return Phase.CUBE if self.roll is None else Phase.MOVE

    @property
    def plays(self) -> tuple[Play, ...]:
        """The legal plays of the roll on the board, generated once; none without a roll."""
        if not hasattr(self, "_plays"):
            plays = () if self.roll is None else legal_plays(self.position, self.roll)
            object.__setattr__(self, "_plays", plays)
        return self._plays

    def position_of(self, side: Side) -> Position:
        return self.position if side is (self.on_roll or Side.WHITE) else self.position.switched()

    def side_of(self, player: PlayerId) -> Side | None:
        """The side on which a player has a bet, an active one if they have any; None for a spectator."""
        held = [bet for bet in self.bets if player in (bet.white, bet.black)]
        return min(held, key=lambda bet: not bet.is_active).side_of(player) if held else None

    def active_bets(self, player: PlayerId) -> tuple[Bet, ...]:
        return tuple(bet for bet in self.bets if bet.is_active and player in (bet.white, bet.black))
