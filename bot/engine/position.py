"""The two sides of a board, and the checkers of both.

Each side counts the points from its own side of the board: 24 (furthest from home) down to 1, with 25 for the
bar and 0 for checkers borne off. One side's point p is the other side's point 25 - p.
"""

import base64
import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.engine.errors import Flaw, InvalidBoard, InvalidPosition, InvalidPositionId, Wrong


class Side(StrEnum):
    """One of the two sides; never the colour of a checker, which is a matter of the theme."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> "Side":
        return Side.BLACK if self is Side.WHITE else Side.WHITE


OFF: Final = 0
BAR: Final = 25
BLOT: Final = 1
HOME_POINTS: Final = 6
POINTS: Final = range(1, 25)
PLACES: Final = range(26)
CHECKERS: Final = 15


@dataclass(frozen=True, slots=True)
class Position:
    """Where the checkers of the side on roll (`own`) and of the other side (`other`) stand.

    Both hold 26 counts, indexed by the point as *that* side counts it, and both sum to 15; in hypergammon
    twelve of the 15 are off from the start. A side may be all off. Not promised: that play can lead here;
    `is_possible` tells the one case that cannot even be set up.

    Raises:
        InvalidPosition: not 26 counts, or not 15 checkers a side.
    """

    own: tuple[int, ...]
    other: tuple[int, ...]

    def __post_init__(self) -> None:
        for side in (self.own, self.other):
            if len(side) != len(PLACES):
                raise InvalidPosition(side, Flaw(Wrong.COUNTS))
            if set(map(type, side)) != {int} or min(side) < 0:
                raise InvalidPosition(side, Flaw(Wrong.COUNTS))
            if sum(side) != CHECKERS:
                raise InvalidPosition(side, Flaw(Wrong.CHECKERS, sum(side)))

    @classmethod
    def start(cls) -> "Position":
        """The position that a game starts from: two checkers on 24, five on 13, three on 8, five on 6."""
        return STARTING_POSITION

    @property
    def own_pips(self) -> int:
        """Pips that the side on roll still needs; 167 at the start."""
        return _pips(self.own)

    @property
    def other_pips(self) -> int:
        return _pips(self.other)

    @property
    def is_possible(self) -> bool:
        """Whether no point is held by both sides. A GNU Position ID can say so, a board cannot show it."""
        return not any(self.own[point] and self.other[BAR - point] for point in POINTS)

    @property
    def has_contact(self) -> bool:
        """Whether some checker of one side still has to get past one of the other side's."""
        return _rearmost(self.own) + _rearmost(self.other) > BAR

    @property
    def exposed_blots(self) -> int:
        """How many blots of the side on roll have a checker of the other side behind them."""
        rearmost = _rearmost(self.other)
        return sum(self.own[point] == BLOT and BAR - point < rearmost for point in POINTS)

    def switched(self) -> "Position":
        return Position(self.other, self.own)


def _pips(side: tuple[int, ...]) -> int:
    return sum(point * count for point, count in enumerate(side))


def _rearmost(side: tuple[int, ...]) -> int:
    return max(point for point in PLACES if side[point])


def _side(counts: dict[int, int]) -> tuple[int, ...]:
    return tuple(counts.get(place, 0) for place in PLACES)


_STARTING_SIDE: Final = _side({24: 2, 13: 5, 8: 3, 6: 5})
STARTING_POSITION: Final = Position(_STARTING_SIDE, _STARTING_SIDE)


_BYTES: Final = 10
_PADDING: Final = "=="
_PATTERN: Final = re.compile(r"[A-Za-z0-9+/]{14}")


def format_position_id(position: Position) -> str:
    """The GNU Position ID of a position whose `own` side is on roll: "4HPwATDgc/ABMA" at the start."""
    runs = ("1" * count + "0" for side in (position.other, position.own) for count in side[1:])
    bits = int("".join(runs)[::-1], base=2)
    return base64.b64encode(bits.to_bytes(_BYTES, "little")).decode("ascii").removesuffix(_PADDING)


def parse_position_id(text: str) -> Position:
    """The position with a GNU Position ID, seen from its side on roll; checkers not shown in it are off.

    Raises:
        InvalidPositionId: not 14 characters of base 64, or a side has too many checkers.
    """
    if _PATTERN.fullmatch(text) is None:
        raise InvalidPositionId(text, Flaw(Wrong.POSITION_ID))
    bits = int.from_bytes(base64.b64decode(text + _PADDING), "little")
    counts = [len(run) for run in f"{bits:080b}"[::-1].split("0")]
    other, own = counts[:BAR], counts[BAR : 2 * BAR]
    for side in (other, own):
        if sum(side) > CHECKERS:
            raise InvalidPositionId(text, Flaw(Wrong.CHECKERS, sum(side)))
    position = Position((CHECKERS - sum(own), *own), (CHECKERS - sum(other), *other))
    if format_position_id(position) != text:
        raise InvalidPositionId(text, Flaw(Wrong.NO_POSITION))
    return position


_NAMES: Final = {BAR: "bar", OFF: "off"}
_PLACES: Final = {_NAMES.get(place, str(place)): place for place in PLACES}
_STACK: Final = re.compile(r"(?P<place>[a-z0-9]+):(?P<count>[1-9][0-9]?)")
_SIDES: Final = 2


def parse_board(text: str) -> Position:
    """The position that a board shows.

    Raises:
        InvalidBoard: the text is not a board, or not that of a position.
    """
    sides = text.split("|")
    if len(sides) != _SIDES:
        raise InvalidBoard(text, Flaw(Wrong.SIDES))
    own, other = (_parse_side(text, side) for side in sides)
    try:
        return Position(own, other)
    except InvalidPosition as error:
        raise InvalidBoard(text, error.flaw) from error


def format_board(position: Position) -> str:
    """The board of a position, the highest points first; checkers that are off are mentioned last."""
    return f"{_format_side(position.own)} | {_format_side(position.other)}"


def _parse_side(text: str, side: str) -> tuple[int, ...]:
    counts = [0] * len(PLACES)
    for stack in side.split():
        match = _STACK.fullmatch(stack)
        if match is None or match["place"] not in _PLACES:
            raise InvalidBoard(text, Flaw(Wrong.STACK, part=stack))
        place = _PLACES[match["place"]]
        if counts[place]:
            raise InvalidBoard(text, Flaw(Wrong.TWICE, part=match["place"]))
        counts[place] = int(match["count"])
    if not counts[OFF]:
        counts[OFF] = max(CHECKERS - sum(counts), 0)
    return tuple(counts)


def _format_side(side: tuple[int, ...]) -> str:
    return " ".join(f"{_NAMES.get(place, place)}:{side[place]}" for place in reversed(PLACES) if side[place])
