"""One game of GNU Backgammon's SGF, node by node."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from bot.engine import BAR, CheckerMove, InvalidInput, Position, Roll, Side, WinKind, after_moves
from bot.records.entries import (
    Entry,
    RefusedResignation,
    UnplayedRoll,
    WrittenDance,
    WrittenDouble,
    WrittenDrop,
    WrittenPlay,
    WrittenResult,
    WrittenTake,
    tell_apart,
)
from bot.records.errors import UnreadableRecord
from bot.records.match import GREATEST_CUBE, GameRecord
from bot.records.sgf_setup import Setup, read_root, read_setup, refuse_setup
from bot.records.sgf_tree import Node, unescape
from bot.records.sgf_words import OUR_REFUSAL, PLACES, SIDES

_NUMBER: Final = re.compile(r"(length|ws|bs)\s*:\s*([0-9]{1,7})\s*")
_RESULT: Final = re.compile(r"([BW])\+([0-9]{1,7})?", re.IGNORECASE)
_REFUSAL: Final = re.compile(r"([BW])\+([123])")
_PLAY: Final = re.compile(r"([1-6])([1-6])((?:[a-y][a-xz]){0,4})")


@dataclass(frozen=True, slots=True)
class SgfGame:
    """A game as it was read, and the position that it starts from, as White sees it."""

    record: GameRecord
    start: Position


def read_game(tree: tuple[Node, ...]) -> SgfGame:
    """The game that the nodes of its main line record.

    Raises:
        UnreadableRecord: a node makes no sense where it stands.
    """
    root, *nodes = tree
    reader = _Reader(read_root(root))
    for node in nodes:
        reader.read(node)
    cube = reader.setup.cube
    entries = tuple(_with_values(tell_apart(reader.entries), cube))
    info = match_info(root)
    record = GameRecord(info.get("ws", 0), info.get("bs", 0), entries, _result(root), root.line, cube)
    return SgfGame(record, reader.setup.start)


def match_info(root: Node) -> dict[str, int]:
    """The length of the match, and White's and Black's score before the game; what is not said is missing."""
    matches = map(_NUMBER.fullmatch, root.raw("MI"))
    return {match[1]: int(match[2]) for match in matches if match}


def _result(root: Node) -> WrittenResult | None:
    match = _RESULT.match(root.text("RE").strip())
    if match is None:
        return None
    return WrittenResult(SIDES[match[1].upper()], int(match[2]) if match[2] else None, root.line)


def _with_values(entries: Iterable[Entry], cube: int) -> Iterator[Entry]:
    """The entries with what the cube is turned to: each time twice what it was before."""
    value = cube
    for entry in entries:
        if not isinstance(entry, WrittenDouble):
            yield entry
            continue
        value *= 2
        if value > GREATEST_CUBE:
            raise UnreadableRecord(entry.line, "double", f"No cube is turned beyond {GREATEST_CUBE:,}.")
        yield replace(entry, value=value)


@dataclass(slots=True)
class _Reader:
    """A game in the course of being read: how it is set up, and what was done.

    The board, as White sees it, is known as long as the plays are possible; it tells which of them hit.
    """

    setup: Setup
    to_play: Side = Side.WHITE
    entries: list[Entry] = field(default_factory=list)
    board: Position | None = None

    def read(self, node: Node) -> None:
        """Read what is set up, or done, in one node."""
        self.to_play = SIDES.get(node.text("PL").strip().upper()[:1], self.to_play)
        if all(isinstance(entry, UnplayedRoll) for entry in self.entries):
            self._set_up(read_setup(self.setup, node))
        else:
            refuse_setup(node)
        for name, values in node.properties:
            for entry in self._entries(node.line, name, unescape(values[0]).strip()):
                self._enter(entry)

    def _set_up(self, setup: Setup) -> None:
        """Begin elsewhere; a roll that GNU Backgammon threw before that is forgotten."""
        if setup != self.setup:
            self.entries.clear()
        self.setup, self.board = setup, setup.start

    def _enter(self, entry: Entry) -> None:
        """Add an entry; a play comes instead of its roll, which may have been set up before."""
        match self.entries[-1:], entry:
            case [UnplayedRoll(side=before)], WrittenPlay(side=side) | WrittenDance(side=side) if (
                side is before
            ):
                self.entries[-1] = entry
            case _:
                self.entries.append(entry)

    def _entries(self, line: int, name: str, value: str) -> Iterator[Entry]:
        match name:
            case "B" | "W":
                yield self._turn(line, SIDES[name], value)
            case "DI":
                match = _matched(_PLAY, line, value)
                yield UnplayedRoll(self.to_play, Roll(int(match[1]), int(match[2])), line)
            case _ if name == OUR_REFUSAL:
                match = _matched(_REFUSAL, line, value)
                yield RefusedResignation(SIDES[match[1]], WinKind(int(match[2])), line)

    def _turn(self, line: int, side: Side, value: str) -> Entry:
        match value:
            case "double":
                return WrittenDouble(side, None, line=line)
            case "take":
                return WrittenTake(side, line)
            case "drop":
                return WrittenDrop(side, line)
            case _:
                return self._play(line, side, _matched(_PLAY, line, value))

    def _play(self, line: int, side: Side, match: re.Match[str]) -> WrittenPlay | WrittenDance:
        roll, places = Roll(int(match[1]), int(match[2])), [PLACES[side][letter] for letter in match[3]]
        self.to_play = side.other
        steps = zip(places[::2], places[1::2], strict=True)
        text = " ".join(
            f"{source}/{target}{'*' * self._hits(side, source, target)}" for source, target in steps
        )
        return WrittenPlay(side, roll, text, line) if text else WrittenDance(side, roll, line=line)

    def _hits(self, side: Side, source: int, target: int) -> bool:
        """Move a checker on the board, and tell whether it hits."""
        if self.board is None:
            return False
        before = self.board if side is Side.WHITE else self.board.switched()
        try:
            after = after_moves(before, (CheckerMove(source, target),))
        except InvalidInput:
            self.board = None
            return False
        self.board = after if side is Side.WHITE else after.switched()
        return after.other[BAR] > before.other[BAR]


def _matched(pattern: re.Pattern[str], line: int, value: str) -> re.Match[str]:
    match = pattern.fullmatch(value)
    if match is None:
        raise UnreadableRecord(line, value, "It is not understood; a play looks like 31hefe.")
    return match
