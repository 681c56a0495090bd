"""Boards in one line: "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5" is the start.

First the side on roll, then the other, each in its own numbering: how many checkers stand on which point, on
the bar ("bar:1") and off ("off:3"). Checkers that are not mentioned are off.
"""

import re
from typing import Final

from bot.engine.errors import InvalidBoard, InvalidPosition
from bot.engine.position import BAR, CHECKERS, OFF, PLACES, Position

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
        raise InvalidBoard(text, "a board has two sides with a | between them")
    own, other = (_parse_side(text, side) for side in sides)
    try:
        return Position(own, other)
    except InvalidPosition as error:
        raise InvalidBoard(text, error.reason) from error


def format_board(position: Position) -> str:
    """The board of a position, the highest points first; checkers that are off are mentioned last."""
    return f"{_format_side(position.own)} | {_format_side(position.other)}"


def _parse_side(text: str, side: str) -> tuple[int, ...]:
    counts = [0] * len(PLACES)
    for stack in side.split():
        match = _STACK.fullmatch(stack)
        if match is None or match["place"] not in _PLACES:
            raise InvalidBoard(text, f"{stack!r} is not a place and a number of checkers")
        place = _PLACES[match["place"]]
        if counts[place]:
            raise InvalidBoard(text, f"{match['place']} is mentioned twice")
        counts[place] = int(match["count"])
    if not counts[OFF]:
        counts[OFF] = max(CHECKERS - sum(counts), 0)
    return tuple(counts)


def _format_side(side: tuple[int, ...]) -> str:
    return " ".join(f"{_NAMES.get(place, place)}:{side[place]}" for place in reversed(PLACES) if side[place])
