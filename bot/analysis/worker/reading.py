"""Match files as documents: those of eXtreme Gammon and BGBlitz by gvformat, all others as match records."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final, TypeAlias

from gvformat import canonicalize, convert_bgf, convert_xg

from bot.analysis.documents import Document, Ply, Written, document_of, named
from bot.analysis.errors import Unanalysable
from bot.analysis.situation import UNLIMITED, Rules
from bot.records import MatchRecord, RecordError, TooLarge, read_record

Convert: TypeAlias = Callable[[bytes], Document]

MAX_FILE_BYTES: Final = 4_000_000
"""A long match of eXtreme Gammon has a tenth of it."""

_XG: Final = b"RGMH"
_BGF: Final = re.compile(rb'\{[^\n]*"format"\s*:\s*"BGF"')
ANSWERS: Final = (Ply.TAKE, Ply.PASS, Ply.BEAVER)
NOTHING: Final[Document] = {"action_id": Ply.GAME_OVER}
_OF_ANALYSIS: Final = ("analysis_info", "analyses_info")


@dataclass(frozen=True, slots=True)
class Match:
    """A match to be analysed: the document, without anybody's analysis, and what it leaves out."""

    white: str
    black: str
    rules: Rules
    document: Document
    stopped: tuple[str, ...]


def match_of_file(data: bytes) -> Match:
    """The match in a file.

    Raises:
        Unanalysable: It is none that can be read; the reason says why.
    """
    if data.startswith(_XG):
        return _imported(convert_xg, data)
    if _BGF.match(data):
        return _imported(convert_bgf, data)
    try:
        return match_of_record(read_record(data))
    except RecordError as error:
        raise Unanalysable(error.reason) from error


def match_of_record(record: MatchRecord) -> Match:
    """A match record to be analysed; raises Unanalysable as `document_of` does."""
    cap = record.tag("CubeLimit")
    rules = Rules(
        is_jacoby=record.is_jacoby,
        has_beavers=record.may_have_beavers,
        has_cube=record.has_cube,
        cube_cap=int(cap) if cap.isascii() and cap.isdecimal() and int(cap) > 1 else UNLIMITED,
    )
    return _match(record.white, record.black, rules, document_of(record))


def _imported(convert: Convert, data: bytes) -> Match:
    if len(data) > MAX_FILE_BYTES:
        raise Unanalysable(TooLarge(len(data), MAX_FILE_BYTES).reason)
    try:
        found = convert(data)
    except Exception as error:  # whatever a converter stumbles over in a file that is not what it should be
        raise Unanalysable(f"This file cannot be read: {error or type(error).__name__}.") from error
    names = [str(found.get(f"player_{side}") or side.title()) for side in ("white", "black")]
    rules = Rules(is_jacoby=bool(found.get("jacoby")), has_beavers=bool(found.get("beaver")))
    document = _without_analysis(named(found, "White", "Black"))
    return _match(names[0], names[1], rules, Written(document, ("",) * len(document["games"])))


def _match(white: str, black: str, rules: Rules, written: Written) -> Match:
    """The document as gvformat reads it back, with the position before each ply."""
    for game in written.document["games"]:
        game["plies"] = list(_without_open_doubles(game["plies"]))
    try:
        document = canonicalize(written.document)
    except Exception as error:
        raise Unanalysable(f"This match cannot be followed: {error}.") from error
    return Match(white, black, rules, document, written.stopped)


def _without_open_doubles(plies: list[Document]) -> Iterator[Document]:
    """The plies without a double that nobody answered, as where a game was left: it is not judged."""
    for ply, following in zip_longest(plies, plies[1:], fillvalue=NOTHING):
        if ply["action_id"] != Ply.DOUBLE or following["action_id"] in ANSWERS:
            yield ply


def _without_analysis(document: Document) -> Document:
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
