"""Reading .ogxm, whoever wrote it, and what `bot.records.ogxm` adds to it.

Analyses, clocks, videos, signatures and other programs' annotations are passed over. The plays are believed
in nothing but that their checkers are there.
"""

import json
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NoReturn

from bot import engine
from bot.engine.game import OfferStage
from bot.engine.match_id import CUBE_VALUES
from bot.records import ogxm
from bot.records.errors import WrongKind
from bot.records.match import (
    CRAWFORD_PLAYED,
    GREATEST_CUBE,
    MONEY,
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
from bot.records.ogxm import OVER, Action, Rule
from bot.text.catalogue import phrase

MINOR: Final = 3
"""Files that need more than 2.3 are left to newer readers."""

_BITS: Final = 64
_NONSENSE: Final = (ValueError, TypeError, LookupError, RecursionError, struct.error, engine.EngineError)
_SIDES: Final = {seat: side for side, seat in ogxm.SEATS.items()}
_PLACES: Final = engine.BAR + 1
_STAGES: Final = {
    Action.DOUBLE: OfferStage.DOUBLE,
    Action.BEAVER: OfferStage.BEAVER,
    Action.RACCOON: OfferStage.RACCOON,
}
_SWITCHES: Final = {True: "On", False: "Off"}


def is_ogxm(data: bytes) -> bool:
    """Whether a file says that it is an .ogxm of the second version."""
    return data.startswith(ogxm.MAGIC + struct.pack("<H", ogxm.VERSION))


def parse_ogxm(data: bytes) -> MatchRecord:
    """The match in a file.

    Raises:
        WrongKind: It is damaged, or holds what is no match; the reason says so.
    """
    try:
        sections = list(_sections(data))
        heads = [payload for name, payload in sections if name == b"MTCH"]
        if len(heads) != 1:
            _refuse("no-match")
        head = _read_head(_Cursor(heads[0]))
        kept = next((_kept(payload) for name, payload in sections if name == b"ANNO"), {})
        games = [payload for name, payload in sections if name == b"GAME"]
        return _match(head, list(_games(head, games)), kept)
    except WrongKind:
        raise
    except _NONSENSE as error:
        raise WrongKind(phrase("record-fault-ogxm", what="damaged")) from error


def _refuse(what: str) -> NoReturn:
    raise WrongKind(phrase("record-fault-ogxm", what=what))


def _sections(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The sections by name, once the file is known to be whole."""
    _, _, _, needed, minor, size = ogxm.HEAD.unpack_from(data)
    if (needed, minor) > (ogxm.VERSION, MINOR):
        _refuse("newer")
    if size != len(data) or not data.endswith(ogxm.END):
        _refuse("damaged")
    at, end = ogxm.HEAD.size, size - len(ogxm.END)
    while at < end:
        name, length, flags = ogxm.SECTION.unpack_from(data, at)
        begin = at + ogxm.SECTION.size
        payload = data[begin : begin + length]
        if len(payload) < length or begin + length > end:
            _refuse("damaged")
        if name == b"CSUM" and _is_crc(payload) and payload != ogxm.checksum(data[:at]):
            _refuse("damaged")
        if flags & 1 and name not in (b"MTCH", b"GAME", b"CSUM"):
            _refuse("newer")
        yield name, payload
        at = begin + length


def _is_crc(payload: bytes) -> bool:
    """Whether a checksum is of the kind that is checked; the other kinds say no more."""
    cursor = _Cursor(payload).record()[0]
    return cursor.number() == 0


@dataclass(slots=True)
class _Cursor:
    """Bytes, and how far they are read; what is not there raises."""

    data: bytes
    at: int = 0

    @property
    def is_at_end(self) -> bool:
        return self.at >= len(self.data)

    def take(self, length: int) -> bytes:
        taken = self.data[self.at : self.at + length]
        if len(taken) < length:
            raise ValueError
        self.at += length
        return taken

    def byte(self) -> int:
        return self.take(1)[0]

    def number(self) -> int:
        value = shift = 0
        while shift < _BITS:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 1 << 7:
                return value
        raise ValueError

    def numbers(self) -> tuple[int, int]:
        return self.number(), self.number()

    def text(self) -> str:
        return clean(self.take(self.number()).decode())

    def flag(self) -> bool:
        """A field without a body: its bit in the mask is its value."""
        return True

    def board(self) -> tuple[int, ...]:
        return struct.unpack(f"<{_PLACES}b", self.take(_PLACES))

    def dice(self) -> tuple[int, int]:
        return self.byte(), self.byte()

    def equity(self) -> bytes:
        return self.take(4)

    def steps(self) -> bytes:
        return self.take(self.number())

    def record(self) -> tuple["_Cursor", int]:
        """Return the contents of a record, and its mask."""
        body = _Cursor(self.take(self.number()))
        return body, body.number()

    def fields(self, mask: int, readers: Mapping[str, Callable[["_Cursor"], Any]]) -> dict[str, Any]:
        """The fields that a mask names, as far as there are readers; what follows is passed over."""
        named = enumerate(readers.items())
        return {name: read(self) for bit, (name, read) in named if mask >> bit & 1}


@dataclass(frozen=True, slots=True)
class _Head:
    """The head of a file: the match as a whole."""

    length: int
    start: engine.Position
    names: tuple[str, str]
    rules: int
    limit: int
    score: tuple[int, int]
    event: str
    begins_after_crawford: bool


_HEAD_FIELDS: Final = {
    "white": _Cursor.text,
    "black": _Cursor.text,
    "rules": _Cursor.number,
    "limit": _Cursor.number,
    "score": _Cursor.numbers,
    "final score": _Cursor.numbers,
    "result": _Cursor.number,
    "source": _Cursor.number,
    "begun": _Cursor.number,
    "ended": _Cursor.number,
    "seat": _Cursor.number,
    "after Crawford": _Cursor.flag,
    "event": _Cursor.text,
}


def _read_head(payload: _Cursor) -> _Head:
    body, mask = payload.record()
    length, variant = body.numbers()
    if variant >= len(ogxm.VARIANTS):
        _refuse("variant")
    found = body.fields(mask, _HEAD_FIELDS)
    return _Head(
        length,
        ogxm.VARIANTS[variant],
        (found.get("white") or "White", found.get("black") or "Black"),
        found.get("rules", 0),
        found.get("limit", 0),
        found.get("score", (0, 0)),
        found.get("event", ""),
        begins_after_crawford="after Crawford" in found,
    )


_GAME_FIELDS: Final = {
    "winner": _Cursor.number,
    "points": _Cursor.number,
    "is last": _Cursor.flag,
    "start": _Cursor.board,
    "cube": _Cursor.number,
    "owner": _Cursor.number,
    "automatic doubles": _Cursor.number,
}


def _games(head: _Head, payloads: Iterable[bytes]) -> Iterator[tuple[engine.Position, GameRecord]]:
    """The games, and what each starts with."""
    score = dict(zip(engine.Side, head.score, strict=True))
    for payload in payloads:
        cursor = _Cursor(payload)
        body, mask = cursor.record()
        found = body.fields(mask, _GAME_FIELDS)
        start = _position(found["start"]) if "start" in found else head.start
        plies = _Plies(cursor, start, _first_cube(found))
        entries = tuple(tell_apart(plies.entries()))
        winner = _SIDES.get(found.get("winner", -1))
        result = WrittenResult(winner, found.get("points", 0)) if winner else None
        if winner and plies.offer > OfferStage.DOUBLE and winner is plies.offered_by:
            entries = (*entries, WrittenDrop(winner.other))
        yield (
            start,
            GameRecord(
                score[engine.Side.WHITE],
                score[engine.Side.BLACK],
                entries,
                result,
                cube=plies.first,
                was_resigned=plies.was_resigned,
            ),
        )
        if winner:
            score[winner] += found.get("points", 0)


def _first_cube(found: dict[str, Any]) -> int:
    """The cube at the start of a game; refuses one that somebody owns, which no record can have."""
    cube, doubles = found.get("cube", 1), found.get("automatic doubles", 0)
    if "owner" in found or cube not in CUBE_VALUES or cube << min(doubles, _BITS) > GREATEST_CUBE:
        _refuse("set-up")
    return int(cube << doubles)


def _position(counts: tuple[int, ...]) -> engine.Position:
    """The position on a board as White sees it; checkers that are not there are off."""
    white = [max(counts[engine.BAR - point], 0) for point in range(1, _PLACES)]
    black = [max(-counts[point], 0) for point in range(1, _PLACES)]
    sides = ((engine.CHECKERS - sum(side), *side) for side in (white, black))
    return engine.Position(*sides)


_EXTRAS: Final = {
    "dice": _Cursor.dice,
    "resigned": _Cursor.number,
    "cube": _Cursor.number,
    "is illegal": _Cursor.flag,
    "settlement": _Cursor.equity,
    "steps": _Cursor.steps,
    "board": _Cursor.board,
}


@dataclass(slots=True)
class _Plies:
    """The plies of a game, and what they make of the board and the cube."""

    cursor: _Cursor
    position: engine.Position
    """As White sees it."""
    cube: int
    offer: OfferStage | int = -1
    offered_by: engine.Side | None = None
    was_resigned: bool = False
    first: int = field(init=False)

    def __post_init__(self) -> None:
        self.first = self.cube

    def entries(self) -> Iterator[Entry]:
        while not self.cursor.is_at_end:
            begin = self.cursor.byte()
            action, side = begin & 0x3F, _SIDES[begin >> 6 & 1]
            steps = list(self._steps(engine.ROLLS[action])) if action < Action.DOUBLE else []
            extras: dict[str, Any] = {}
            if begin >> 7:
                body, mask = self.cursor.record()
                extras = body.fields(mask, _EXTRAS)
            yield from self._entry(action, side, steps, extras)

    def _steps(self, roll: engine.Roll) -> Iterator[tuple[int, int]]:
        """The places and pips of a play; a 0 ends them where not all dice are played."""
        for _ in roll.dice:
            step = self.cursor.byte()
            if not step:
                return
            yield step & 0x1F, step >> 5

    def _entry(
        self, action: int, side: engine.Side, steps: list[tuple[int, int]], extras: dict[str, Any]
    ) -> Iterator[Entry]:
        if action < Action.DOUBLE:
            yield self._played(side, engine.ROLLS[action], steps)
        elif action == Action.SET_POSITION and "dice" in extras and "board" in extras:
            yield self._set(side.other, engine.Roll(*extras["dice"]), _position(extras["board"]))
        elif action in _STAGES:
            yield self._doubled(side, _STAGES[Action(action)])
        elif action in (Action.TAKE, Action.DROP):
            yield WrittenTake(side) if action == Action.TAKE else WrittenDrop(side)
            self._accept()
        elif action in (Action.RESIGN_GAME, Action.RESIGN_MATCH):
            self.was_resigned = True
        elif action == Action.CUBE_SET and extras.get("cube") == self.cube << (self.offer + 1):
            pass  # whose it is after a raccoon, which the rules of this bot say
        elif action not in OVER:
            _refuse("set-up")

    def _accept(self) -> None:
        self.cube <<= self.offer + 1
        self.offer, self.offered_by = -1, None

    def _doubled(self, side: engine.Side, stage: OfferStage) -> WrittenDouble:
        self.offer, self.offered_by = stage, side
        if self.cube << (stage + 1) > GREATEST_CUBE:
            _refuse("damaged")
        return WrittenDouble(side, self.cube << (stage + 1), stage)

    def _played(self, side: engine.Side, roll: engine.Roll, steps: list[tuple[int, int]]) -> Entry:
        self._accept()
        own, other = self._seen_by(side)
        written = [self._moved(side, own, other, *step) for step in steps]
        if not written:
            return (
                UnplayedRoll(side, roll) if self._is_unplayed(roll, own, other) else WrittenDance(side, roll)
            )
        self._become(side, _seen(own, other))
        return WrittenPlay(side, roll, " ".join(written))

    def _is_unplayed(self, roll: engine.Roll, own: list[int], other: list[int]) -> bool:
        """Whether a roll that could be played lay there when the game ended, or when the file did."""
        following = OVER[0] if self.cursor.is_at_end else self.cursor.data[self.cursor.at] & 0x3F
        is_last = following in (Action.RESIGN_GAME, Action.RESIGN_MATCH, *OVER)
        return is_last and bool(engine.legal_plays(_seen(own, other), roll))

    def _set(self, side: engine.Side, roll: engine.Roll, after: engine.Position) -> WrittenPlay:
        """An illegal play, of which only the board after it is known: its checkers, from where to where."""
        self._accept()
        own = self._seen_by(side)[0]
        reached = (after if side is engine.Side.WHITE else after.switched()).own
        changes = [reached[point] - own[point] for point in range(_PLACES)]
        left, found = (
            [point for point in reversed(range(_PLACES)) for _ in range(sign * changes[point])]
            for sign in (-1, 1)
        )
        self.position = after
        return WrittenPlay(side, roll, " ".join(f"{a}/{b}" for a, b in zip(left, found, strict=True)))

    def _seen_by(self, side: engine.Side) -> tuple[list[int], list[int]]:
        seen = self.position if side is engine.Side.WHITE else self.position.switched()
        return list(seen.own), list(seen.other)

    def _become(self, side: engine.Side, seen: engine.Position) -> None:
        self.position = seen if side is engine.Side.WHITE else seen.switched()

    def _moved(self, side: engine.Side, own: list[int], other: list[int], place: int, pips: int) -> str:
        """Move a checker, and say so in our notation."""
        begin = ogxm.place_of(side, place)
        end = max(begin - pips, engine.OFF)
        is_hit = end in engine.POINTS and other[engine.BAR - end] == 1
        if not (0 < begin <= engine.BAR and own[begin] and 0 < pips <= engine.HOME_POINTS):
            raise ValueError
        own[begin] -= 1
        own[end] += 1
        if is_hit:
            other[engine.BAR - end], other[engine.BAR] = 0, other[engine.BAR] + 1
        return f"{begin}/{end}{'*' * is_hit}"


def _seen(own: list[int], other: list[int]) -> engine.Position:
    return engine.Position(tuple(own), tuple(other))


def _kept(payload: bytes) -> dict[str, Any]:
    """This program's own annotation in a file; {} if it makes no sense."""
    cursor = _Cursor(payload)
    while not cursor.is_at_end:
        body, mask = cursor.record()
        body.numbers()
        value = body.take(body.number()).decode()
        if mask & 1 and body.text() == ogxm.ANNOTATION:
            kept = json.loads(value)
            return kept if isinstance(kept, dict) else {}
    return {}


def _match(head: _Head, games: list[tuple[engine.Position, GameRecord]], kept: dict[str, Any]) -> MatchRecord:
    """The record; raises ValueError for what makes no sense."""
    if len({start for start, _ in games}) > 1:
        _refuse("set-up")
    if not games:
        _refuse("no-match")
    start = games[0][0]
    tags = (
        tuple((clean(str(tag)), clean(str(value))) for tag, value in kept["tags"])
        if "tags" in kept
        else tuple(_tags(head, start))
    )
    records = tuple(
        replace(game, entries=tuple(_with_refused(number, game.entries, kept.get("refused", ()))))
        for number, (_, game) in enumerate(games)
    )
    if scores := kept.get("scores"):
        records = tuple(
            replace(game, white_score=int(white), black_score=int(black))
            for game, (white, black) in zip(records, scores, strict=True)
        )
    return MatchRecord(*head.names, head.length, records, tags)


def _with_refused(number: int, entries: tuple[Entry, ...], refused: Iterable[Any]) -> list[Entry]:
    """The entries of a game with the resignations that were refused in it."""
    complete = list(entries)
    for of, at, seat, kind, is_after_roll in refused:
        if of == number:
            resignation = RefusedResignation(_SIDES[seat], engine.WinKind(kind), is_after_roll=is_after_roll)
            complete.insert(at, resignation)
    return complete


def _tags(head: _Head, start: engine.Position) -> Iterator[tuple[str, str]]:
    """Yield the tags of a record's head from those that another program wrote into the file."""
    if head.event:
        yield "Event", head.event
    if name := name_of_start(start):
        yield "Variation", name
    else:
        yield "Start Position", engine.format_position_id(start)
    if head.length == MONEY:
        for tag, rule in (("Jacoby", Rule.JACOBY), ("Beaver", Rule.BEAVERS), ("Raccoon", Rule.RACCOONS)):
            yield tag, _SWITCHES[bool(head.rules & rule)]
    elif head.begins_after_crawford:
        yield "Crawford", CRAWFORD_PLAYED
    else:
        yield "Crawford", _SWITCHES[bool(head.rules & Rule.CRAWFORD)]
    if head.limit:
        yield "CubeLimit", str(head.limit)
