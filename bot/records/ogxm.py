"""Writing a match record as .ogxm, the match format of OpenGammon and HedgeHog, version 2.

A file is a head, sections, and an end. A number is written seven bits a byte, the lowest first. A record is
its length, a mask of what is in it, what always is, and what the mask names. Places count as White goes: 0 is
White's bar, 1 to 24 the points, 25 Black's bar; a seat is 0 for White and 1 for Black. A beaver or a raccoon
is accepted by playing on.

What the format has no field for, a program leaves in an annotation of its own: here the head of the record,
refused resignations, and scores that do not follow from each other. Other programs pass over it. A game with
an illegal play is written up to it, as in .sgf; read again, it ends there, as if its loser had resigned.
"""

import json
import struct
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from itertools import pairwise
from typing import Final

from bot import engine
from bot.engine.game import OfferStage
from bot.records.match import MatchRecord, RefusedResignation, clean
from bot.records.replaying import GameReplay, replay_match

MAGIC: Final = b"OGXM"
END: Final = b"END!"
VERSION: Final = 2
HEAD: Final = struct.Struct("<4sHHHHI")
SECTION: Final = struct.Struct("<4sIB")
ANNOTATION: Final = "x-barpoint-record"
LONGEST_TEXT: Final = 4096
"""More bytes than that no text in a file has."""

_LONGEST_EVENT: Final = 120


class Action(IntEnum):
    """The action of a ply; below `DOUBLE` it is a roll, in the order of `engine.ROLLS`."""

    DOUBLE = 21
    TAKE = 22
    DROP = 23
    RESIGN_GAME = 27
    RESIGN_MATCH = 28
    SET_POSITION = 31
    BEAVER = 32
    RACCOON = 33
    CUBE_SET = 36


OVER: Final = (24, 25, 26, 29, 30, 34)
"""Plies that only say that a game is over."""


class Rule(IntEnum):
    """The bits of the rules of a match."""

    CRAWFORD = 1
    JACOBY = 2
    BEAVERS = 4
    RACCOONS = 8
    AUTOMATIC_DOUBLES = 16


SEATS: Final = {engine.Side.WHITE: 0, engine.Side.BLACK: 1}
VARIANTS: Final = tuple(engine.STARTS[name] for name in ("standard", "nackgammon", "hypergammon"))
"""The starting positions that have a number."""

FLAG: Final = b""


def format_ogxm(match: MatchRecord) -> bytes:
    """The match as an .ogxm, which `bot.records.parse_ogxm` reads back."""
    replay = replay_match(match)
    is_doubled_last = any(_resigns_a_double(game) for game in replay.games)
    event = clean(match.tag("Event"))
    minor = 2 if is_doubled_last else 1 if event else 0
    sections = [
        section(b"MTCH", _head(match, event), is_critical=True),
        *(section(b"GAME", _game(match, game), is_critical=True) for game in replay.games),
        *_annotations(match),
    ]
    checked = section(b"CSUM", _record(number(0) + number(4) + bytes(4)), is_critical=True)
    size = HEAD.size + sum(map(len, sections)) + len(checked) + len(END)
    head = HEAD.pack(MAGIC, VERSION, minor, VERSION, 2 if is_doubled_last else 0, size)
    body = head + b"".join(sections)
    return body + section(b"CSUM", checksum(body), is_critical=True) + END


def number(value: int) -> bytes:
    """Seven bits a byte, the lowest first."""
    written = bytearray()
    while value >> 7:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes((*written, value))


def section(name: bytes, payload: bytes, *, is_critical: bool) -> bytes:
    return SECTION.pack(name, len(payload), is_critical) + payload


def checksum(body: bytes) -> bytes:
    """The payload of the section that ends a file; `body` is all before it."""
    return _record(number(0) + number(4) + struct.pack("<I", zlib.crc32(body)))


def _text(text: str) -> bytes:
    return number(len(text.encode())) + text.encode()


def _record(always: bytes, fields: Mapping[int, bytes] | None = None) -> bytes:
    """A record: the fixed part, and the optional fields by their bits."""
    present = sorted((fields or {}).items())
    body = number(sum(1 << bit for bit, _ in present)) + always + b"".join(field for _, field in present)
    return number(len(body)) + body


def _head(match: MatchRecord, event: str) -> bytes:
    first = match.games[0]
    fields = {
        0: _text(_cut(match.white)),
        1: _text(_cut(match.black)),
        2: number(_rules(match)),
        11: FLAG if match.begins_after_crawford else None,
        3: number(limit) if (limit := _limit(match)) else None,
        4: number(first.white_score) + number(first.black_score)
        if first.white_score or first.black_score
        else None,
        12: _text(_cut(event, _LONGEST_EVENT)) if event else None,
    }
    always = number(match.length) + number(_variant(match))
    return _record(always, {bit: field for bit, field in fields.items() if field is not None})


def _cut(text: str, longest: int = LONGEST_TEXT) -> str:
    return clean(text).encode()[:longest].decode(errors="ignore")


def _rules(match: MatchRecord) -> int:
    rules = {
        Rule.CRAWFORD: match.has_crawford,
        Rule.JACOBY: match.is_jacoby,
        Rule.BEAVERS: match.may_have_beavers,
        Rule.RACCOONS: match.may_have_raccoons,
        Rule.AUTOMATIC_DOUBLES: any(game.cube > 1 for game in match.games),
    }
    return sum(rule for rule, holds in rules.items() if holds)


def _limit(match: MatchRecord) -> int:
    """The greatest cube; 0 for no limit."""
    tag = match.tag("CubeLimit")
    limit = int(tag) if tag.isascii() and tag.isdecimal() and len(tag) < LONGEST_TEXT.bit_length() else 0
    return limit if limit & (limit - 1) == 0 else 0


def _variant(match: MatchRecord) -> int:
    return VARIANTS.index(match.start) if match.start in VARIANTS else 0


def _game(match: MatchRecord, game: GameReplay) -> bytes:
    won = {side: points for side, points in game.points.items() if points}
    winner = next(iter(won), None)
    doubles = game.begin.cubes[0].value.bit_length() - 1
    fields = {
        0: number(SEATS[winner]) if winner else None,
        1: number(won[winner]) if winner else None,
        3: None if match.start in VARIANTS else board(match.start, engine.Side.WHITE),
        6: number(doubles) if doubles else None,
    }
    record = _record(b"", {bit: field for bit, field in fields.items() if field is not None})
    return record + b"".join(_plies(game.events))


def board(position: engine.Position, side: engine.Side) -> bytes:
    """The checkers on each place, Black's below zero; `position` is as `side` sees it."""
    white = position if side is engine.Side.WHITE else position.switched()
    counts = [white.own[engine.BAR - at] - white.other[at] for at in engine.POINTS]
    return struct.pack("<26b", white.own[engine.BAR], *counts, -white.other[engine.BAR])


def _plies(events: Sequence[engine.Event]) -> Iterator[bytes]:
    """The events of a game, ply by ply; an accepted beaver follows from the ply after it."""
    stage = OfferStage.DOUBLE
    unplayed: bytes = b""
    for event in events:
        match event:
            case engine.Played(side, roll, moves):
                unplayed = b""
                yield _rolled(side, roll, moves)
            case engine.OpeningRolled(white, black) if white != black:
                side = engine.Side.WHITE if white > black else engine.Side.BLACK
                unplayed = _rolled(side, engine.Roll(white, black))
            case engine.Rolled(side, roll):
                unplayed = _rolled(side, roll)
            case engine.ResignationAccepted(side):
                yield unplayed + _resigned(events, side.other)
                unplayed = b""
            case engine.Doubled(side) | engine.Raised(side):
                stage = event.stage if isinstance(event, engine.Raised) else OfferStage.DOUBLE
                yield _ply(side, (Action.DOUBLE, Action.BEAVER, Action.RACCOON)[stage])
            case engine.Taken(side) if stage is OfferStage.DOUBLE:
                yield _ply(side, Action.TAKE)
            case engine.Taken(side, value=value) if stage is OfferStage.RACCOON:
                # the format gives the cube to whoever raccoons
                extras = {2: number(value), 8: number(SEATS[side])}
                yield _ply(side.other, Action.CUBE_SET, extras)
            case engine.Dropped(side) if stage is OfferStage.DOUBLE:
                yield _ply(side, Action.DROP)
            case _:
                pass
    yield unplayed


def _ply(side: engine.Side, action: int, extras: Mapping[int, bytes] | None = None) -> bytes:
    begin = action | SEATS[side] << 6 | (0x80 if extras else 0)
    return bytes((begin,)) + (_record(b"", extras) if extras else b"")


def _rolled(side: engine.Side, roll: engine.Roll, moves: Iterable[engine.CheckerMove] = ()) -> bytes:
    """A roll and its checker moves, each a byte; a 0 ends them where not all dice are played."""
    steps = [place_of(side, move.source) | (move.source - move.target) << 5 for move in moves]
    end = [0] if len(steps) < len(roll.dice) else []
    return _ply(side, engine.ROLLS.index(roll)) + bytes([*steps, *end])


def place_of(side: engine.Side, point: int) -> int:
    """A point of a side as a place of both; and the other way round."""
    return engine.BAR - point if side is engine.Side.WHITE else point


def _resigned(events: Sequence[engine.Event], loser: engine.Side) -> bytes:
    kinds = [event.kind for event in events if isinstance(event, engine.ResignationOffered)]
    return _ply(loser, Action.RESIGN_GAME, {1: number(kinds[-1])})


def _resigns_a_double(game: GameReplay) -> bool:
    """Whether somebody resigned instead of answering a double, which older programs do not expect."""
    answers = [*game.events[1:], None]
    return any(
        isinstance(event, engine.Doubled | engine.Raised) and isinstance(answer, engine.ResignationOffered)
        for event, answer in zip(game.events, answers, strict=False)
    )


def _annotations(match: MatchRecord) -> Iterator[bytes]:
    """The annotations that only this program reads, if there is room for them."""
    kept = {"tags": match.tags, "refused": list(_refused(match)), "scores": _scores(match)}
    text = json.dumps(kept, ensure_ascii=False)
    if len(text.encode()) <= LONGEST_TEXT:
        record = _record(number(0) + number(0) + _text(text), {0: _text(ANNOTATION)})
        yield section(b"ANNO", record, is_critical=False)


def _refused(match: MatchRecord) -> Iterator[tuple[int, int, int, int, bool]]:
    """The game, the place among its entries, the seat, the kind, and whether the dice lay there."""
    for number_of_game, game in enumerate(match.games):
        for at, entry in enumerate(game.entries):
            if isinstance(entry, RefusedResignation):
                yield number_of_game, at, SEATS[entry.side], entry.kind, entry.is_after_roll


def _scores(match: MatchRecord) -> list[tuple[int, int]]:
    """The score before each game, unless it follows from the game before."""
    scores = [(game.white_score, game.black_score) for game in match.games]
    points = [game.points for game in replay_match(match).games]
    followed = [
        (white + won[engine.Side.WHITE], black + won[engine.Side.BLACK])
        for (white, black), won in zip(scores, points, strict=True)
    ]
    return (
        []
        if all(after == before for after, (_, before) in zip(followed, pairwise(scores), strict=False))
        else scores
    )
