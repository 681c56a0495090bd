"""Writing a match record as GNU Backgammon's SGF, which also holds automatic doubles and any start.

`left_out_of_sgf` lists what it cannot hold. A record with an illegal play is written up to it, since nobody
knows the position beyond. GNU Backgammon cuts names after 31 bytes, doubles each backslash in a name when it
reads it, and knows no cube above 4,096.
"""

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Final, TypeAlias, assert_never

from bot.engine import BAR, OFF, POINTS, Ending, Position, Side
from bot.records.errors import UnreadableRecord, WrongKind
from bot.records.match import (
    NAMED_STARTS,
    Entry,
    MatchRecord,
    RefusedResignation,
    UnplayedRoll,
    WrittenDance,
    WrittenDouble,
    WrittenDrop,
    WrittenPlay,
    WrittenRoll,
    WrittenTake,
    clean,
    name_of_start,
    short,
)
from bot.records.recording import entries_of
from bot.records.replaying import GameReplay, replay_match
from bot.text.catalogue import phrase

_BEGIN: Final = re.compile(r"\(\s*;")
_VALUE: Final = r"\[(?:[^\\\]]++|\\.)*+\]\s*+"
_PROPERTY: Final = rf"[A-Za-z]++\s*+(?:{_VALUE})++"
_PIECE: Final = re.compile(rf"(?P<piece>[()]|;\s*+(?:{_PROPERTY})*+)\s*+", re.DOTALL)
_PROPERTIES: Final = re.compile(rf"(?P<name>[A-Za-z]++)\s*+(?P<values>(?:{_VALUE})++)", re.DOTALL)
_VALUES: Final = re.compile(_VALUE, re.DOTALL)
_LOWER_CASE: Final = re.compile(r"[a-z]")
"""Old files spell a property with lower case letters between the others, which mean nothing."""
_ESCAPED: Final = re.compile(r"\\(.)", re.DOTALL)
_TO_ESCAPE: Final = re.compile(r"[\\\]]")
_TO_ESCAPE_IN_PAIR: Final = re.compile(r"[\\\]:]")
_PAIR: Final = re.compile(r"((?:[^\\:]++|\\.)*+):(.*)", re.DOTALL)

_DEPTHS: Final = {"(": 1, ")": -1}

Piece: TypeAlias = tuple[int, str]
"""A bracket or a whole node, and the line that it begins in."""
Property: TypeAlias = tuple[str, tuple[str, ...]]
"""A name in capitals, and its values as they are written, at least one."""


@dataclass(frozen=True, slots=True)
class Node:
    """One step of a game: its properties in order; `line` is where it begins."""

    line: int
    properties: tuple[Property, ...]

    def raw(self, name: str) -> tuple[str, ...]:
        """The values of a property as they are written; none if it is missing."""
        return next((values for key, values in self.properties if key == name), ())

    def text(self, name: str) -> str:
        """The first value of a property, unescaped; "" if it is missing."""
        return unescape(next(iter(self.raw(name)), ""))


def read_trees(text: str) -> list[tuple[Node, ...]]:
    """The main line of each game in a text; no game is without a node.

    Raises:
        WrongKind: nothing like SGF.
        UnreadableRecord: it begins like SGF, but does not go on like it.
    """
    begin = _BEGIN.search(text)
    if begin is None:
        raise WrongKind(phrase("record-fault-no-sgf"))
    games = map(_main_line, _games(text, begin.start()))
    return [game for game in games if game]


def escape(text: str) -> str:
    return _TO_ESCAPE.sub(r"\\\g<0>", text)


def unescape(value: str) -> str:
    """A backslash makes the next character ordinary, and swallows the end of a line."""
    return _ESCAPED.sub(lambda match: match[1].strip("\n"), value)


def escape_pair(first: str, second: str) -> str:
    """Two texts as one value, with a colon between them."""
    return ":".join(_TO_ESCAPE_IN_PAIR.sub(r"\\\g<0>", text) for text in (first, second))


def unescape_pair(value: str) -> tuple[str, str]:
    """The two texts of a value; the second is empty if there is no colon."""
    match = _PAIR.fullmatch(value)
    return (unescape(match[1]), unescape(match[2])) if match else (unescape(value), "")


def _games(text: str, begin: int) -> Iterator[list[Piece]]:
    game: list[Piece] = []
    depth = 0
    for line, piece in _pieces(text, begin):
        if depth == 0 and piece != "(":
            raise UnreadableRecord(line, piece.partition("\n")[0], phrase("record-fault-outside-games"))
        game.append((line, piece))
        depth += _DEPTHS.get(piece, 0)
        if depth == 0:
            yield game
            game = []
    if depth:
        raise UnreadableRecord(
            text.count("\n") + 1, text.rpartition("\n")[2], phrase("record-fault-not-closed")
        )


def _main_line(game: Iterable[Piece]) -> tuple[Node, ...]:
    """The nodes up to the end of the first variation: the main line with all that leads to it."""
    pieces = takewhile(lambda piece: piece[1] != ")", game)
    return tuple(Node(line, tuple(_properties(piece))) for line, piece in pieces if piece != "(")


def _pieces(text: str, begin: int) -> Iterator[Piece]:
    ends = [match.start() for match in re.finditer("\n", text)]
    at = begin
    while at < len(text):
        line = bisect_left(ends, at) + 1
        match = _PIECE.match(text, at)
        if match is None:
            raise UnreadableRecord(line, text[at:].partition("\n")[0], phrase("record-fault-no-piece"))
        yield line, match["piece"]
        at = match.end()


def _properties(node: str) -> Iterator[Property]:
    for match in _PROPERTIES.finditer(node):
        values = (value.rstrip()[1:-1] for value in _VALUES.findall(match["values"]))
        yield _LOWER_CASE.sub("", match["name"]), tuple(values)


COLOURS: Final = {Side.WHITE: "W", Side.BLACK: "B"}
SIDES: Final = {colour: side for side, colour in COLOURS.items()}

_WHITE_LETTERS: Final = {OFF: "z", **{point: chr(ord("a") + point - 1) for point in POINTS}, BAR: "y"}
_BLACK_LETTERS: Final = {OFF: "z", **{point: _WHITE_LETTERS[BAR - point] for point in POINTS}, BAR: "y"}
LETTERS: Final[Mapping[Side, Mapping[int, str]]] = {Side.WHITE: _WHITE_LETTERS, Side.BLACK: _BLACK_LETTERS}
"""The letter of each place, as a side counts them."""

PLACES: Final = {
    side: {letter: place for place, letter in letters.items()} for side, letters in LETTERS.items()
}

EVERYWHERE: Final = "a:y"

VARIATION_RULES: Final = {
    "Nackgammon": NAMED_STARTS["NackGammon"],
    "Hypergammon1": NAMED_STARTS["HyperGammon (1)"],
    "Hypergammon2": NAMED_STARTS["HyperGammon (2)"],
    "Hypergammon3": NAMED_STARTS["HyperGammon (3)"],
}
NO_CUBE_RULE: Final = "NoCube"
CRAWFORD_RULE: Final = "Crawford"
CRAWFORD_GAME_RULE: Final = "CrawfordGame"
JACOBY_RULE: Final = "Jacoby"

HEAD_TAGS: Final = {"Event": "EV", "Round": "RO", "Site": "PC", "Transcriber": "AN", "EventDate": "DT"}
"""The tags of a match that have a property in SGF."""

NAME_TAGS: Final = ("Player 1", "Player 2")
OUR_TAGS: Final = "TG"
"""A property of our own: all tags of a record as pairs, and names that are too long for GNU Backgammon."""

OUR_REFUSAL: Final = "RR"
"""A property of our own: a resignation that was refused, such as "W+2" for White's offer to lose a gammon."""

AFTER_ROLL: Final = " rolled"
"""Follows if the roll that is played next lay there already."""

_WORDS: Final = {WrittenDouble: "double", WrittenTake: "take", WrittenDrop: "drop"}
_STEP: Final = re.compile(r"([0-9]+)/([0-9]+)")


def format_sgf(match: MatchRecord) -> str:
    """The match as SGF, a game after the other; `parse_sgf` makes an equal record of one made here."""
    return "".join(
        f"(;{''.join(_root(match, index, game))}{''.join(_nodes(game))})\n"
        for index, game in enumerate(replay_match(match).games)
    )


def _root(match: MatchRecord, index: int, game: GameReplay) -> Iterator[str]:
    yield "FF[4]GM[6]CA[UTF-8]"
    score = f"[ws:{game.record.white_score}][bs:{game.record.black_score}]"
    yield f"MI[length:{match.length}][game:{index}]{score}"
    yield f"PW[{escape(short(match.white))}]PB[{escape(short(match.black))}]"
    if index == 0:
        yield from _head(match)
    rules = ":".join(_rules(match, index))
    yield f"RU[{rules}]" if rules else ""
    cube = game.begin.cubes[0].value
    yield f"CV[{cube}]" if cube > 1 else ""
    yield _result(game)


def _head(match: MatchRecord) -> Iterator[str]:
    """Yield the head, in the first game alone: the tags that SGF has too, and all of them in our property."""
    for tag, name in HEAD_TAGS.items():
        if value := clean(match.tag(tag)):
            yield f"{name}[{escape(value.replace('.', '-') if tag == 'EventDate' else value)}]"
    names = zip(NAME_TAGS, (clean(match.white), clean(match.black)), strict=True)
    long_names = [(tag, name) for tag, name in names if name != short(name)]
    if pairs := [*long_names, *match.tags]:
        yield OUR_TAGS + "".join(f"[{escape_pair(tag, clean(value))}]" for tag, value in pairs)


def _rules(match: MatchRecord, index: int) -> Iterator[str]:
    if not match.has_cube:
        yield NO_CUBE_RULE
    if match.has_crawford:
        yield CRAWFORD_RULE
    if index == match.crawford_game:
        yield CRAWFORD_GAME_RULE
    if match.is_jacoby:
        yield JACOBY_RULE
    yield from (rule for rule, start in VARIATION_RULES.items() if start == match.start)


def _result(game: GameReplay) -> str:
    """The winner, if any; an R says that nobody had won on the board."""
    written, found = game.record.result, game.final.bets[0].result
    winner = written.winner if written else found.winner if found else None
    if winner is None:
        return ""
    resigned = "R" if found is None or found.ending is Ending.RESIGNED else ""
    return f"RE[{COLOURS[winner]}+{game.points[winner]}{resigned}]"


def _nodes(game: GameReplay) -> Iterator[str]:
    entries = tuple(entries_of(game.events))
    start = game.begin.terms.start
    if not name_of_start(start):
        yield f"\n;{_setup(start, entries[0].side if entries else Side.WHITE)}"
    yield from (f"\n;{_node(entry)}" for entry in entries)


def _setup(start: Position, on_roll: Side) -> str:
    """A start that is no variation's: everything cleared, then each checker put on the board."""
    node = f"PL[{COLOURS[on_roll]}]AE[{EVERYWHERE}]"
    for side, checkers in ((Side.WHITE, start.own), (Side.BLACK, start.other)):
        places = (LETTERS[side][place] * checkers[place] for place in (*POINTS, BAR))
        node += f"A{COLOURS[side]}" + "".join(f"[{letter}]" for letters in places for letter in letters)
    return node


def _node(entry: Entry) -> str:
    colour = COLOURS[entry.side]
    match entry:
        case WrittenPlay(side, text=text):
            places = (LETTERS[side][int(place)] for step in _STEP.findall(text) for place in step)
            return f"{colour}[{_dice(entry)}{''.join(places)}]"
        case WrittenDance():
            return f"{colour}[{_dice(entry)}]"
        case UnplayedRoll():
            return f"PL[{colour}]DI[{_dice(entry)}]"
        case WrittenDouble() | WrittenTake() | WrittenDrop():
            return f"{colour}[{_WORDS[type(entry)]}]"
        case RefusedResignation(kind=kind, is_after_roll=is_after_roll):
            return f"{OUR_REFUSAL}[{colour}+{kind}{AFTER_ROLL * is_after_roll}]"
        case unknown:
            assert_never(unknown)


def _dice(entry: WrittenRoll) -> str:
    return f"{entry.roll.high}{entry.roll.low}"
