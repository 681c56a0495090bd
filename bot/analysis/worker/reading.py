"""Match files as documents: those of eXtreme Gammon and BGBlitz by gvformat, all others as match records."""

import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final, cast

from gvformat import canonicalize, convert_bgf, convert_xg, parse_ogid

from bot import records
from bot.analysis import documents
from bot.analysis.errors import Unanalysable
from bot.analysis.situation import UNLIMITED, Rules
from bot.analysis.worker.boards import position_of
from bot.engine import BAR, CHECKERS, OFF, Position, Roll, Side
from bot.engine.game import OfferStage
from bot.records.match import CRAWFORD_PLAYED, Entry, GameRecord, WrittenResult, clean

MAX_FILE_BYTES: Final = 4_000_000
"""A long match of eXtreme Gammon has a tenth of it."""

MAX_UNPACKED_BYTES: Final = 32_000_000
"""The most bytes that a packed file may unpack to; a long eXtreme Gammon match has a tenth of it."""

ANSWERS: Final = (documents.Ply.TAKE, documents.Ply.PASS, documents.Ply.BEAVER)
NOTHING: Final[documents.Document] = {"action_id": documents.Ply.GAME_OVER}
_OF_ANALYSIS: Final = ("analysis_info", "analyses_info")


@dataclass(frozen=True, slots=True)
class Match:
    """A match to be analysed: the document, without anybody's analysis, and what it leaves out."""

    white: str
    black: str
    rules: Rules
    document: documents.Document
    stopped: tuple[str, ...]
    resignations: tuple[tuple[documents.OfferedResignation, ...], ...]


def match_of_file(data: bytes) -> Match:
    """The match in a file.

    Raises:
        Unanalysable: It is none that can be read; the reason says why.
    """
    if documents.is_foreign(data):
        return _imported(data)
    try:
        return match_of_record(records.read_record(data))
    except records.RecordError as error:
        raise Unanalysable(error.reason) from error


def match_of_record(record: records.MatchRecord) -> Match:
    """A match record to be analysed; raises Unanalysable as `document_of` does."""
    cap = record.tag("CubeLimit")
    rules = Rules(
        is_jacoby=record.is_jacoby,
        has_beavers=record.may_have_beavers,
        has_cube=record.has_cube,
        cube_cap=int(cap) if cap.isascii() and cap.isdecimal() and int(cap) > 1 else UNLIMITED,
        checkers=_checkers_at(record.start),
    )
    return _match(record.white, record.black, rules, documents.document_of(record))


def _checkers_at(start: Position) -> int:
    """How many checkers each side begins with; where they differ, what is missing was borne off before."""
    return CHECKERS - start.own[OFF] if start.own == start.other else CHECKERS


def record_of_file(data: bytes) -> records.MatchRecord:
    """Convert a file of eXtreme Gammon or BGBlitz into a match record; raises Unanalysable."""
    found = _converted(data)
    return record_of(found, _names(found))


def _converted(data: bytes) -> documents.Document:
    """The document in a file of eXtreme Gammon or BGBlitz, with its analysis."""
    if len(data) > MAX_FILE_BYTES:
        raise Unanalysable(records.TooLarge(len(data), MAX_FILE_BYTES).reason)
    try:
        _check_unpacked(data)
        found = (convert_xg if data.startswith(documents.XG) else convert_bgf)(data)
    except Unanalysable:
        raise
    except Exception as error:  # whatever a converter stumbles over in a file that is not what it should be
        raise Unanalysable(f"This file cannot be read: {error or type(error).__name__}.") from error
    return cast("documents.Document", found)


def _check_unpacked(data: bytes) -> None:
    """Raise Unanalysable for a small file that holds far too much."""
    if data.startswith(documents.XG):  # the size of its head, and of the picture in it
        begin = int.from_bytes(data[8:12], "little") + int.from_bytes(data[20:24], "little")
    else:
        begin = data.find(b"\n") + 1
    unpacker = zlib.decompressobj(wbits=zlib.MAX_WBITS | 32)
    with suppress(zlib.error):  # then it is not packed
        unpacker.decompress(data[begin:], MAX_UNPACKED_BYTES)
    if unpacker.unconsumed_tail:
        raise Unanalysable(records.TooLarge(len(data), MAX_UNPACKED_BYTES).reason)


def _names(document: documents.Document) -> tuple[str, str]:
    white, black = (clean(str(document.get(f"player_{side}") or "")) for side in ("white", "black"))
    return white or "White", black or "Black"


def _imported(data: bytes) -> Match:
    found = _converted(data)
    names = _names(found)
    rules = Rules(is_jacoby=bool(found.get("jacoby")), has_beavers=bool(found.get("beaver")))
    document = _without_analysis(documents.named(found, "White", "Black"))
    games = len(document["games"])
    return _match(names[0], names[1], rules, documents.Written(document, ("",) * games, ((),) * games))


def _match(white: str, black: str, rules: Rules, written: documents.Written) -> Match:
    """The document as gvformat reads it back, with the position before each ply."""
    for game in written.document["games"]:
        game["plies"] = list(_without_open_doubles(game["plies"]))
    try:
        document = canonicalize(written.document)
    except Exception as error:
        raise Unanalysable(f"This match cannot be followed: {error}.") from error
    return Match(white, black, rules, document, written.stopped, written.resignations)


def _without_open_doubles(plies: list[documents.Document]) -> Iterator[documents.Document]:
    """The plies without a double that nobody answered, as where a game was left: it is not judged."""
    for ply, following in zip_longest(plies, plies[1:], fillvalue=NOTHING):
        if ply["action_id"] != documents.Ply.DOUBLE or following["action_id"] in ANSWERS:
            yield ply


def _without_analysis(document: documents.Document) -> documents.Document:
    games = [
        {
            **game,
            "plies": [
                {key: ply[key] for key in ply if key not in ("analysis", "analyses")} for ply in game["plies"]
            ],
        }
        for game in document["games"]
    ]
    return {key: document[key] for key in document if key not in _OF_ANALYSIS} | {"games": games}


_SIDES: Final = {colour: side for side, colour in documents.COLOURS.items()}
_SWITCHES: Final = {True: "On", False: "Off"}
_STAGES: Final = {
    documents.Ply.DOUBLE: OfferStage.DOUBLE,
    documents.Ply.BEAVER: OfferStage.BEAVER,
    documents.Ply.RACCOON: OfferStage.RACCOON,
}
_ENDS: Final = range(documents.Ply.GAME_OVER, documents.Ply.RESIGNATION + 3)
"""The plies that only say that a game is over."""


def record_of(document: documents.Document, names: tuple[str, str]) -> records.MatchRecord:
    """A document as a match record; an illegal play is written as its checkers moved.

    Raises:
        Unanalysable: It holds what a match record does not, such as a position that was set up.
    """
    length = int(document["match_length"])
    if length:
        tags = [("Crawford", _crawford(document, length))]
    else:
        rules = (("Jacoby", "jacoby"), ("Beaver", "beaver"))
        tags = [(tag, _SWITCHES[bool(document.get(key))]) for tag, key in rules]
    try:
        return records.MatchRecord(*names, length, tuple(_games(document)), tuple(tags))
    except (KeyError, TypeError, ValueError) as error:
        raise Unanalysable(f"This file cannot be read: {error}.") from error


def _crawford(document: documents.Document, length: int) -> str:
    """Whether there is a Crawford game, or was one before the first of these."""
    if not document.get("crawford"):
        return _SWITCHES[False]
    is_late = length - 1 in (document.get("score_start") or (0, 0))
    is_over = length > 1 and is_late and not document["games"][0].get("is_crawford")
    return CRAWFORD_PLAYED if is_over else _SWITCHES[True]


def _games(document: documents.Document) -> Iterator[GameRecord]:
    white, black = document.get("score_start") or (0, 0)
    for game in document["games"]:
        winner = next((side for side in Side if documents.SEATS[side] == game["winner"]), None)
        points = int(game["points_won"])
        result = WrittenResult(winner, points) if winner else None
        yield GameRecord(white, black, tuple(_entries(game["plies"])), result)
        white += points * (winner is Side.WHITE)
        black += points * (winner is Side.BLACK)


def _entries(plies: list[documents.Document]) -> Iterator[Entry]:
    cube = 1
    for ply in plies:
        side, action = _SIDES[ply["color"]], ply["action_id"]
        if ply.get("d1"):
            roll, text = Roll(ply["d1"], ply["d2"]), _written(ply, side)
            yield (
                records.WrittenPlay(side, roll, text)
                if text
                else records.WrittenDance(side, roll, is_said=True)
            )
        elif action in _STAGES:
            cube *= 2
            yield records.WrittenDouble(side, cube, _STAGES[documents.Ply(action)])
        elif action == documents.Ply.TAKE:
            yield records.WrittenTake(side)
        elif action == documents.Ply.PASS:
            yield records.WrittenDrop(side)
        elif action not in _ENDS:
            raise Unanalysable("This file holds more than a match: a position that was set up, or the like.")


def _written(ply: documents.Document, side: Side) -> str:
    """A play hop by hop; of one that no hops can tell, the checkers from where to where."""
    if ply["action_id"] == documents.Ply.SET_POSITION:
        before, after = (_seen_by(side, ply[key]) for key in ("ogid_before", "ogid_after"))
        changes = [after.own[point] - before.own[point] for point in range(BAR + 1)]
        left = [point for point in reversed(range(BAR + 1)) for _ in range(-changes[point])]
        reached = [point for point in reversed(range(BAR + 1)) for _ in range(changes[point])]
        hops = list(zip(left, reached, strict=True))
    else:
        begins = [_point(side, step["from"]) for step in ply["moves"]]
        ends = [max(begin - step["pips"], OFF) for begin, step in zip(begins, ply["moves"], strict=True)]
        hops = list(zip(begins, ends, strict=True))
    return " ".join(f"{_place(begin)}/{_place(end)}" for begin, end in hops)


def _seen_by(side: Side, ogid: str) -> Position:
    """The position of a document's id, as a side sees it."""
    state = parse_ogid(ogid)
    position = position_of(state.board)
    return position if state.mover_is_white == (side is Side.WHITE) else position.switched()


def _point(side: Side, point: int) -> int:
    return BAR - point if side is Side.WHITE else point


def _place(point: int) -> str:
    return {BAR: "bar", OFF: "off"}.get(point, str(point))
