"""What GNU Backgammon's SGF sets up before anybody moves: the checkers, and a cube that turned by itself."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from bot.engine import CHECKERS, InvalidInput, Position, Side
from bot.records.errors import UnreadableRecord
from bot.records.match import GREATEST_CUBE
from bot.records.sgf_tree import Node
from bot.records.sgf_words import PLACES, VARIATION_RULES

_CUBES: Final = {str(1 << exponent): 1 << exponent for exponent in range(GREATEST_CUBE.bit_length())}
_CHECKERS: Final = {"AE", "AW", "AB"}
_CUBE: Final = {"CV", "CP"}


@dataclass(frozen=True, slots=True)
class Setup:
    """Where a game starts, as White sees it, and what the cube shows then."""

    start: Position
    cube: int = 1


def read_root(root: Node) -> Setup:
    """The beginning that the first node of a game names; checkers are set up in a later one.

    Raises:
        UnreadableRecord: the cube shows what no cube does.
    """
    rules = root.text("RU").split(":")
    start = next((VARIATION_RULES[rule] for rule in rules if rule in VARIATION_RULES), Position.start())
    return _with_cube(Setup(start), root)


def read_setup(before: Setup, node: Node) -> Setup:
    """The beginning once a node has changed it.

    Raises:
        UnreadableRecord: what it sets up is no position, or a cube that no game begins with.
    """
    setup = _with_cube(before, node)
    for name, values in node.properties:
        if name in _CHECKERS:
            setup = replace(setup, start=_with_checkers(setup.start, node.line, name, values))
    return setup


def refuse_setup(node: Node) -> None:
    """Let nothing be set up once somebody has moved.

    Raises:
        UnreadableRecord: something is.
    """
    for name, values in node.properties:
        if name in _CHECKERS | _CUBE:
            raise UnreadableRecord(
                node.line, f"{name}[{values[0]}]", "A game is set up before anybody moves."
            )


def _with_cube(setup: Setup, node: Node) -> Setup:
    value, owner = node.text("CV").strip(), node.text("CP").strip()
    if owner not in {"", "c"}:
        raise UnreadableRecord(node.line, f"CP[{owner}]", "A game begins with the cube in the middle.")
    if value and value not in _CUBES:
        reason = f"A cube shows a power of two up to {GREATEST_CUBE:,}."
        raise UnreadableRecord(node.line, f"CV[{value}]", reason)
    return replace(setup, cube=_CUBES[value]) if value else setup


def _with_checkers(start: Position, line: int, name: str, values: Iterable[str]) -> Position:
    """A position in which some places are cleared, or have one checker more."""
    letters = "".join(_letters(line, value.strip()) for value in values)
    white, black = ([PLACES[side][letter] for letter in letters] for side in (Side.WHITE, Side.BLACK))
    own, other = start.own, start.other
    if name == "AE":
        own, other = _cleared(own, white), _cleared(other, black)
    elif name == "AW":
        own = _added(own, white)
    else:
        other = _added(other, black)
    try:
        return Position(own, other)
    except InvalidInput as error:
        raise UnreadableRecord(line, f"{name}[{letters}]", f"This is no position: {error.reason}.") from error


def _letters(line: int, value: str) -> str:
    """A place, or all places from one to another: "c", "a:y"."""
    first, _, last = value.partition(":")
    last = last or first
    if not all(len(place) == 1 and "a" <= place <= "y" for place in (first, last)):
        raise UnreadableRecord(line, value, "A place is a letter from a to y.")
    return "".join(map(chr, range(ord(first), ord(last) + 1)))


def _cleared(side: tuple[int, ...], places: list[int]) -> tuple[int, ...]:
    return _completed(0 if place in places else count for place, count in enumerate(side))


def _added(side: tuple[int, ...], places: list[int]) -> tuple[int, ...]:
    return _completed(count + places.count(place) for place, count in enumerate(side))


def _completed(counts: Iterable[int]) -> tuple[int, ...]:
    """The counts of a side, the checkers that are nowhere else being off."""
    _, *board = counts
    return (CHECKERS - sum(board), *board)
