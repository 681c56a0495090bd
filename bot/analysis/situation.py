"""All that somebody on roll may know: the board, the cube, the score and the rules; no dice to come."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from bot.engine import CHECKERS, OFF, OfferStage, Position, Roll, Xgid
from bot.engine import xgid as notation

UNLIMITED: Final = 1 << 30
"""A cube that may always be turned."""


class Access(StrEnum):
    """The owner of the cube, as the side on roll sees it."""

    CENTRED = "centered"
    OWN = "player"
    OTHER = "opponent"


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules that change what a play or a cube is worth; the score says the rest.

    Args:
        is_jacoby: Whether gammons count only once the cube was turned.
        has_beavers: Whether a double may be beavered.
        has_cube: Whether there is a cube at all.
        cube_cap: The greatest value of the cube.
        checkers: How many each side began the game with: 3 in hypergammon.

    """

    is_jacoby: bool = False
    has_beavers: bool = False
    has_cube: bool = True
    cube_cap: int = UNLIMITED
    checkers: int = field(default=CHECKERS, repr=False)  # by what is shown of them, levels draw mistakes


@dataclass(frozen=True, slots=True)
class Situation:
    """A position with all that decides what to do in it, as the side on roll sees it.

    Args:
        position: The checkers.
        cube: What the cube shows; while an offer is open, what it showed before.
        access: Whose the cube is.
        away: The points that the side on roll still needs, and those of the other side; None in a money game.
        is_crawford: Whether it is the Crawford game.
        rules: What else is agreed.

    Raises:
        ValueError: A position that cannot be, or is over; a side that needs no points; a cube beyond reason.

    """

    position: Position
    cube: int = 1
    access: Access = Access.CENTRED
    away: tuple[int, int] | None = None
    is_crawford: bool = False
    rules: Rules = field(default_factory=Rules)

    def __post_init__(self) -> None:
        if not self.position.is_possible:
            raise ValueError("Both sides stand on one point.")
        if CHECKERS in (self.position.own[OFF], self.position.other[OFF]):
            raise ValueError("One side has no checker left: the game is over.")
        if not 0 < self.cube <= UNLIMITED:
            raise ValueError("No cube is ever turned so far.")
        if self.away is not None and min(self.away) < 1:
            raise ValueError("One side needs no more points: the match is over.")

    @property
    def may_double(self) -> bool:
        """Whether the side on roll may double; a cube that cannot win it more is dead."""
        is_dead = self.away is not None and self.cube >= self.away[0]
        has_cube = self.rules.has_cube and self.cube < self.rules.cube_cap
        return has_cube and self.access is not Access.OTHER and not self.is_crawford and not is_dead

    @property
    def may_beaver(self) -> bool:
        """Whether the other side may beaver a double."""
        return self.away is None and self.rules.has_beavers and self.cube * 4 <= self.rules.cube_cap

    @property
    def gammons_count(self) -> bool:
        """Whether a gammon wins more than a single game: with Jacoby, only once the cube was turned."""
        return self.access is not Access.CENTRED or not self.rules.is_jacoby


@dataclass(frozen=True, slots=True)
class Question:
    """The decision in an XGID: to play a `roll`, to answer an `offer`, or whether to double.

    The `situation` is that of the side on roll; if a double is open, that side made it.
    """

    situation: Situation
    roll: Roll | None = None
    offer: OfferStage | None = None


_OFFERS: Final = {
    notation.DOUBLED: OfferStage.DOUBLE,
    notation.BEAVERED: OfferStage.BEAVER,
    notation.RACCOONED: OfferStage.RACCOON,
}


def question_of(xgid: Xgid, checkers: int = CHECKERS) -> Question:
    """Return the decision that an XGID asks for.

    Args:
        xgid: It does not say how a game began: of fifteen checkers, those that it does not show are off.
        checkers: How many each side began with; beyond those none was borne off.

    Raises:
        ValueError: The game, or the match, is over; a score that no match has.
    """
    is_bottom = xgid.turn == notation.BOTTOM
    scores = (xgid.bottom_score, xgid.top_score) if is_bottom else (xgid.top_score, xgid.bottom_score)
    is_match = xgid.match_length > 0
    owners = {notation.NOBODY: Access.CENTRED, xgid.turn: Access.OWN}
    situation = Situation(
        xgid.position if is_bottom else xgid.position.switched(),
        xgid.cube_value,
        owners.get(xgid.cube_owner, Access.OTHER),
        (xgid.match_length - scores[0], xgid.match_length - scores[1]) if is_match else None,
        is_crawford=is_match and bool(xgid.rules & notation.CRAWFORD),
        rules=Rules(
            is_jacoby=not is_match and bool(xgid.rules & notation.JACOBY),
            has_beavers=not is_match and bool(xgid.rules & notation.BEAVERS),
            has_cube=xgid.max_cube > 1,
            cube_cap=xgid.max_cube,
            checkers=checkers,
        ),
    )
    if xgid.dice in _OFFERS:
        return Question(situation, offer=_OFFERS[xgid.dice])
    if xgid.dice == notation.TO_ROLL:
        return Question(situation)
    return Question(situation, roll=Roll(int(xgid.dice[0]), int(xgid.dice[1])))
