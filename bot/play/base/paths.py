"""A play in the making, as the argument of a button or of an entry: two letters a checker move."""

import re
from dataclasses import dataclass
from typing import Final

from bot.engine import CheckerMove

FIRST_PLACE: Final = ord("a")  # off is "a", the ace point "b", the bar "z"


@dataclass(frozen=True, slots=True)
class Path:
    """A play in the making: (source, target) of each checker move made, and the source chosen next."""

    moves: tuple[tuple[int, int], ...] = ()
    selected: int | None = None

    @classmethod
    def of(cls, moves: tuple[CheckerMove, ...], selected: int | None = None) -> "Path":
        return cls(tuple((move.source, move.target) for move in moves), selected)


def format_path(path: Path) -> str:
    """Two letters a move, and the chosen source behind a dot."""
    places = [place for move in path.moves for place in move]
    letters = "".join(chr(FIRST_PLACE + place) for place in places)
    return letters if path.selected is None else f"{letters}.{chr(FIRST_PLACE + path.selected)}"


def parse_path(argument: str) -> Path:
    """Raises ValueError for what we do not write."""
    letters, _, selected = argument.partition(".")
    places = [ord(letter) - FIRST_PLACE for letter in letters]
    if len(places) % 2 or len(selected) > 1 or not re.fullmatch("[a-z]*", letters + selected):
        raise ValueError(argument)
    moves = tuple(zip(places[::2], places[1::2], strict=True))
    return Path(moves, ord(selected) - FIRST_PLACE if selected else None)
