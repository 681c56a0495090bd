"""One game: a board, the cubes beside it, and the bets on it: who plays whom, for how much, and how it ended.

An offer of a cube climbs by stages: a double, then a beaver, then a raccoon. At each stage a refusal costs
the value before that stage, and an acceptance plays on at twice that.
"""

from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum

from bot.engine.errors import InvalidGame
from bot.engine.keys import FIRST_CUBE, CubeIndex, PlayerId
from bot.engine.play import CheckerMove, Play, legal_plays
from bot.engine.position import Position, Side
from bot.engine.roll import Roll
from bot.engine.sheet import Terms


class OfferStage(IntEnum):
    """How far an offer has climbed: the number of turns of the cube that are on the table already."""

    DOUBLE = 0
    BEAVER = 1
    RACCOON = 2


class Answer(StrEnum):
    """How an open offer is answered; a drop is what players call a pass."""

    TAKE = "take"
    DROP = "drop"
    BEAVER = "beaver"  # turns a double once more; the beaverer keeps the cube
    RACCOON = "raccoon"  # turns a beaver once more, and leaves the cube where it is
    FOLLOW = "follow"  # as the captain of a team does; worked out when all answers are in


@dataclass(frozen=True, slots=True)
class Offer:
    """A double that awaits its answer, or the beaver or raccoon that answered it."""

    by: Side
    stage: OfferStage = OfferStage.DOUBLE

    @property
    def to(self) -> Side:
        """The side that must answer: the doubled one, but the doubler answers a beaver."""
        return self.by if self.stage is OfferStage.BEAVER else self.by.other


@dataclass(frozen=True, slots=True)
class Cube:
    """A doubling cube as it lies: its value, its owner, and the offer that is open on it.

    Args:
        value: What a single game costs now, before any open offer is accepted.
        owner: The side that alone may turn it; None while it is centred.
        was_turned: Whether an offer on it was ever accepted, which is what Jacoby asks.

    Raises:
        InvalidGame: The value is not a power of two.
    """

    value: int = 1
    owner: Side | None = None
    was_turned: bool = False
    offer: Offer | None = None

    def __post_init__(self) -> None:
        if self.value < 1 or self.value & (self.value - 1):
            raise InvalidGame(self.value, "a cube shows a power of two")

    @property
    def refusal_points(self) -> int:
        """The price of refusing the open offer: 1, 2 or 4 times the cube's value, by its stage."""
        return self.value if self.offer is None else self.value << self.offer.stage

    @property
    def accepted_value(self) -> int:
        return self.refusal_points * 2

    def is_open_to(self, side: Side) -> bool:
        """Whether `side` has access: the cube is centred or its own, and no offer is open."""
        return self.offer is None and self.owner in (None, side)

    def offered(self, by: Side) -> "Cube":
        return replace(self, offer=Offer(by))

    def raised(self) -> "Cube":
        if self.offer is None:
            raise InvalidGame(self, "only an open offer can be raised")
        return replace(self, offer=replace(self.offer, stage=OfferStage(self.offer.stage + 1)))

    def accepted(self) -> "Cube":
        """The doubled side owns it."""
        if self.offer is None:
            raise InvalidGame(self, "only an open offer can be accepted")
        return Cube(self.accepted_value, self.offer.by.other, was_turned=True)


class WinKind(IntEnum):
    """The kinds of win; the number is what multiplies the cube."""

    SINGLE = 1
    GAMMON = 2
    BACKGAMMON = 3


class Ending(StrEnum):
    """The way in which a bet ended."""

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
    """An offer by `side` to lose a game of that kind, for `points`."""

    side: Side
    kind: WinKind
    points: int


@dataclass(frozen=True, slots=True)
class Bet:
    """A stake between two players, one on each side, on one cube of the game; the two are never the same.

    Args:
        white: Our key of the player on White's side.
        black: Our key of the player on Black's side.
        cube: Index of the bet's cube in the game; several bets may share one.
        has_taken: Whether the open offer on a shared cube was taken for this bet, while others still think.
        refusals: The last resignation of each side that was refused since the turn began.
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
        """The kind of the last resignation by a side that was refused this turn; each is for more points."""
        refused = self.refusal_of(side)
        return None if refused is None else refused.kind

    def refusal_of(self, side: Side) -> Resignation | None:
        """The last resignation by a side that was refused this turn."""
        return next((each for each in self.refusals if each.side is side), None)

    def with_refusal(self, refused: Resignation) -> "Bet":
        """Until the next turn that side can only offer to lose more."""
        others = tuple(each for each in self.refusals if each.side is not refused.side)
        return replace(self, resignation=None, refusals=(*others, refused))

    def settled(self, winner: Side, points: int, kind: WinKind, ending: Ending) -> "Bet":
        result = BetResult(winner, points, kind, ending)
        return replace(self, has_taken=False, resignation=None, refusals=(), result=result)


class Phase(StrEnum):
    """A phase of a game, by the decision that it waits for."""

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
