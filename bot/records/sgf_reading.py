"""Reading GNU Backgammon's SGF, with or without its analysis, and what `bot.records.sgf` adds to it."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from bot import engine
from bot.records import sgf
from bot.records.errors import UnreadableRecord, WrongKind
from bot.records.match import (
    CRAWFORD_PLAYED,
    GREATEST_CUBE,
    MONEY,
    NO_CUBE,
    Entry,
    GameRecord,
    MatchRecord,
    RefusedResignation,
    UnplayedRoll,
    WrittenDance,
    WrittenDouble,
    WrittenDrop,
    WrittenPlay,
    WrittenResult,
    WrittenTake,
    clean,
    name_of_start,
    tell_apart,
)
from bot.text.catalogue import grouped, phrase

_CUBES: Final = {str(1 << exponent): 1 << exponent for exponent in range(GREATEST_CUBE.bit_length())}
_CHECKERS: Final = {"AE", "AW", "AB"}
_CUBE: Final = {"CV", "CP"}


@dataclass(frozen=True, slots=True)
class Setup:
    """Where a game starts, as White sees it, and what the cube shows then."""

    start: engine.Position
    cube: int = 1


def read_root(root: sgf.Node) -> Setup:
    """The start as the first node of a game names it; checkers are set up in a later one.

    Raises:
        UnreadableRecord: the cube shows what no cube does.
    """
    rules = _rules(root)
    start = next(
        (start for rule, start in sgf.VARIATION_RULES.items() if rule.lower() in rules),
        engine.Position.start(),
    )
    return _with_cube(Setup(start), root)


def read_setup(before: Setup, node: sgf.Node) -> Setup:
    """The start once a node has changed it.

    Raises:
        UnreadableRecord: what it sets up is no position, or a cube that no game begins with.
    """
    setup = _with_cube(before, node)
    for name, values in node.properties:
        if name in _CHECKERS:
            setup = replace(setup, start=_with_checkers(setup.start, node.line, name, values))
    return setup


def refuse_setup(node: sgf.Node) -> None:
    """Refuse a setup once somebody has moved.

    Raises:
        UnreadableRecord: something is.
    """
    for name, values in node.properties:
        if name in _CHECKERS | _CUBE:
            raise UnreadableRecord(node.line, f"{name}[{values[0]}]", phrase("record-fault-late-setup"))


def _with_cube(setup: Setup, node: sgf.Node) -> Setup:
    value, owner = node.text("CV").strip(), node.text("CP").strip()
    if owner not in {"", "c"}:
        raise UnreadableRecord(node.line, f"CP[{owner}]", phrase("record-fault-cube-owned"))
    if value and value not in _CUBES:
        reason = phrase("record-fault-cube", limit=grouped(GREATEST_CUBE))
        raise UnreadableRecord(node.line, f"CV[{value}]", reason)
    return replace(setup, cube=_CUBES[value]) if value else setup


def _with_checkers(start: engine.Position, line: int, name: str, values: Iterable[str]) -> engine.Position:
    """A position in which some points are cleared, or have one checker more."""
    letters = "".join(_letters(line, value.strip()) for value in values)
    white, black = (
        [sgf.PLACES[side][letter] for letter in letters] for side in (engine.Side.WHITE, engine.Side.BLACK)
    )
    own, other = start.own, start.other
    if name == "AE":
        own, other = _cleared(own, white), _cleared(other, black)
    elif name == "AW":
        own = _added(own, white)
    else:
        other = _added(other, black)
    try:
        return engine.Position(own, other)
    except engine.InvalidInput as error:
        reason = phrase("record-fault-position")
        raise UnreadableRecord(line, f"{name}[{letters}]", reason) from error


def _letters(line: int, value: str) -> str:
    """A point, or all points from one to another: "c", "a:y"."""
    first, _, last = value.partition(":")
    last = last or first
    if not all(len(place) == 1 and "a" <= place <= "y" for place in (first, last)):
        raise UnreadableRecord(line, value, phrase("record-fault-place"))
    return "".join(map(chr, range(ord(first), ord(last) + 1)))


def _cleared(side: tuple[int, ...], places: list[int]) -> tuple[int, ...]:
    return _completed(0 if place in places else count for place, count in enumerate(side))


def _added(side: tuple[int, ...], places: list[int]) -> tuple[int, ...]:
    return _completed(count + places.count(place) for place, count in enumerate(side))


def _completed(counts: Iterable[int]) -> tuple[int, ...]:
    """The checkers of a side by point; those that are nowhere else are off."""
    _, *board = counts
    return (engine.CHECKERS - sum(board), *board)


_NUMBER: Final = re.compile(r"\s*(length|ws|bs)\s*:\s*([0-9]{1,7})\s*", re.IGNORECASE)
_RESULT: Final = re.compile(r"([BW])\+([0-9]{1,7})?", re.IGNORECASE)
_REFUSAL: Final = re.compile(rf"([BW])\+([123])({sgf.AFTER_ROLL})?")
_PLAY: Final = re.compile(r"([1-6])([1-6])((?:[a-y][a-xz]){0,4})")


@dataclass(frozen=True, slots=True)
class SgfGame:
    """A game as it was read, and the position that it starts from, as White sees it."""

    record: GameRecord
    start: engine.Position


def read_game(tree: tuple[sgf.Node, ...]) -> SgfGame:
    root, *nodes = tree
    reader = _Reader(read_root(root))
    for node in nodes:
        reader.read(node)
    cube = reader.setup.cube
    entries = tuple(_with_values(tell_apart(reader.entries), cube))
    info = match_info(root)
    record = GameRecord(info.get("ws", 0), info.get("bs", 0), entries, _result(root), root.line, cube)
    return SgfGame(record, reader.setup.start)


def _rules(root: sgf.Node) -> set[str]:
    """The rules that a game names, in lower case."""
    return {rule.strip().lower() for rule in root.text("RU").split(":")}


def match_info(root: sgf.Node) -> dict[str, int]:
    """The length of the match and the score before the game; what the node leaves out is missing."""
    matches = map(_NUMBER.fullmatch, root.raw("MI"))
    return {match[1].lower(): int(match[2]) for match in matches if match}


def _result(root: sgf.Node) -> WrittenResult | None:
    match = _RESULT.match(root.text("RE").strip())
    if match is None:
        return None
    return WrittenResult(sgf.SIDES[match[1].upper()], int(match[2]) if match[2] else None, root.line)


def _with_values(entries: Iterable[Entry], cube: int) -> Iterator[Entry]:
    """The entries with the value of the cube after each turn of it, always twice the one before."""
    value = cube
    for entry in entries:
        if not isinstance(entry, WrittenDouble):
            yield entry
            continue
        value *= 2
        if value > GREATEST_CUBE:
            raise UnreadableRecord(
                entry.line, "double", phrase("record-fault-cube-turned-on", limit=grouped(GREATEST_CUBE))
            )
        yield replace(entry, value=value)


@dataclass(slots=True)
class _Reader:
    """A game being read: its setup, and the entries so far.

    The board, as White sees it, is known as long as the plays are possible; it tells which of them hit.
    """

    setup: Setup
    to_play: engine.Side = engine.Side.WHITE
    entries: list[Entry] = field(default_factory=list)
    board: engine.Position | None = None

    def read(self, node: sgf.Node) -> None:
        self.to_play = sgf.SIDES.get(node.text("PL").strip().upper()[:1], self.to_play)
        if all(isinstance(entry, UnplayedRoll) for entry in self.entries):
            self._set_up(read_setup(self.setup, node))
        else:
            refuse_setup(node)
        for name, values in node.properties:
            for entry in self._entries(node.line, name, sgf.unescape(values[0]).strip()):
                self._enter(entry)

    def _set_up(self, setup: Setup) -> None:
        """Begin elsewhere; a roll that GNU Backgammon threw before that is forgotten."""
        if setup != self.setup:
            self.entries.clear()
        self.setup, self.board = setup, setup.start

    def _enter(self, entry: Entry) -> None:
        """Add an entry; a play replaces its roll, which may have been set up before."""
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
                yield self._turn(line, sgf.SIDES[name], value)
            case "DI":
                match = _matched(_PLAY, line, value)
                yield UnplayedRoll(self.to_play, engine.Roll(int(match[1]), int(match[2])), line)
            case _ if name == sgf.OUR_REFUSAL:
                match = _matched(_REFUSAL, line, value)
                kind = engine.WinKind(int(match[2]))
                yield RefusedResignation(sgf.SIDES[match[1]], kind, line, is_after_roll=bool(match[3]))

    def _turn(self, line: int, side: engine.Side, value: str) -> Entry:
        match value:
            case "double":
                return WrittenDouble(side, None, line=line)
            case "take":
                return WrittenTake(side, line)
            case "drop":
                return WrittenDrop(side, line)
            case _:
                return self._play(line, side, _matched(_PLAY, line, value))

    def _play(self, line: int, side: engine.Side, match: re.Match[str]) -> WrittenPlay | WrittenDance:
        roll, places = (
            engine.Roll(int(match[1]), int(match[2])),
            [sgf.PLACES[side][letter] for letter in match[3]],
        )
        self.to_play = side.other
        steps = zip(places[::2], places[1::2], strict=True)
        text = " ".join(
            f"{source}/{target}{'*' * self._hits(side, source, target)}" for source, target in steps
        )
        return WrittenPlay(side, roll, text, line) if text else WrittenDance(side, roll, line=line)

    def _hits(self, side: engine.Side, source: int, target: int) -> bool:
        """Move a checker on the board; returns whether it hits."""
        if self.board is None:
            return False
        before = self.board if side is engine.Side.WHITE else self.board.switched()
        try:
            after = engine.after_moves(before, (engine.CheckerMove(source, target),))
        except engine.InvalidInput:
            self.board = None
            return False
        self.board = after if side is engine.Side.WHITE else after.switched()
        return after.other[engine.BAR] > before.other[engine.BAR]


def _matched(pattern: re.Pattern[str], line: int, value: str) -> re.Match[str]:
    match = pattern.fullmatch(value)
    if match is None:
        raise UnreadableRecord(line, value, phrase("record-fault-play"))
    return match


_LINE_END: Final = re.compile(r"\r\n?")


def parse_sgf(text: str) -> MatchRecord:
    """The match that a text records, the main line of each game.

    Raises:
        WrongKind: nothing like a record of backgammon.
        UnreadableRecord: something in it makes no sense.
    """
    trees = _games_of_backgammon(_LINE_END.sub("\n", text))
    head = trees[0][0]
    if another := next((tree[0] for tree in trees if _is_of_another(tree[0], head)), None):
        raise UnreadableRecord(another.line, "MI", phrase("record-fault-two-matches"))
    games = [read_game(tree) for tree in trees]
    ours = [sgf.unescape_pair(value) for value in head.raw(sgf.OUR_TAGS)]
    tags = [tag for tag in ours if tag[0] not in sgf.NAME_TAGS] if ours else _tags(head, games[0].start)
    records = tuple(game.record for game in games)
    try:
        match = MatchRecord(*_names(head, dict(ours)), _length(head), records, tuple(tags))
    except ValueError as error:
        raise WrongKind(str(error)) from error
    if {game.start for game in games} != {match.start}:
        raise WrongKind(phrase("record-fault-other-start"))
    return match


def _is_of_another(root: sgf.Node, first: sgf.Node) -> bool:
    """Whether a game says that it is of another match than the first."""
    names = [{node.text("PW"), node.text("PB")} - {""} for node in (root, first)]
    has_others = len(names[0]) == len(names[1]) == len(engine.Side) and names[0] != names[1]
    return has_others or match_info(root).get("length", _length(first)) != _length(first)


def _begins_after_crawford(root: sgf.Node, rules: set[str]) -> bool:
    """Whether a first game, in which a side needs one point, is said not to be the Crawford game."""
    info = match_info(root)
    one_away = info.get("length", MONEY) - 1
    is_late = one_away > 0 and one_away in (info.get("ws", 0), info.get("bs", 0))
    return is_late and sgf.CRAWFORD_GAME_RULE.lower() not in rules


def _games_of_backgammon(text: str) -> list[tuple[sgf.Node, ...]]:
    trees = [tree for tree in sgf.read_trees(text) if tree[0].text("GM").strip() == "6"]
    if not trees:
        raise WrongKind(phrase("record-fault-no-backgammon"))
    return trees


def _names(root: sgf.Node, ours: dict[str, str]) -> tuple[str, str]:
    """In full if they stand among our own tags."""
    white, black = sgf.NAME_TAGS
    return (
        clean(ours.get(white, root.text("PW"))) or white,
        clean(ours.get(black, root.text("PB"))) or black,
    )


def _length(root: sgf.Node) -> int:
    return match_info(root).get("length", MONEY)


def _tags(root: sgf.Node, start: engine.Position) -> Iterator[tuple[str, str]]:
    """GNU Backgammon's own facts about a match, as tags; defaults are left out."""
    rules = _rules(root)
    for tag, name in sgf.HEAD_TAGS.items():
        if value := clean(root.text(name)):
            yield tag, value
    if not name_of_start(start):
        yield "Start Position", engine.format_position_id(start)
    elif start != engine.Position.start():
        yield "Variation", name_of_start(start)
    if _length(root) > MONEY and sgf.CRAWFORD_RULE.lower() not in rules:
        yield "Crawford", "Off"
    elif _begins_after_crawford(root, rules):
        yield "Crawford", CRAWFORD_PLAYED
    if _length(root) == MONEY and sgf.JACOBY_RULE.lower() in rules:
        yield "Jacoby", "On"
    if sgf.NO_CUBE_RULE.lower() in rules:
        yield "CubeLimit", NO_CUBE
