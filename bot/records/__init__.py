"""Match records: reading, replaying, checking and writing what was written down about a match.

`read_record` believes nothing but that the record makes sense; `replay_match` plays it again on the engine's
board and finds what is illegal or odd; `record_game` and `format_mat` go the other way. No Discord, no
storage, no pictures.
"""

from bot.records.checking import FileCheck, check_file, format_total
from bot.records.errors import RecordError, TooLarge, UnreadableRecord, WrongKind
from bot.records.findings import IllegalEntry, Note
from bot.records.mat import format_mat
from bot.records.match import (
    MONEY,
    Entry,
    GameRecord,
    MatchRecord,
    UnplayedRoll,
    WrittenDance,
    WrittenDouble,
    WrittenDrop,
    WrittenPlay,
    WrittenResult,
    WrittenTake,
)
from bot.records.reading import MAX_RECORD_BYTES, parse_record, read_record
from bot.records.recording import record_game
from bot.records.replaying import GameReplay, MatchReplay, replay_match

__all__ = [
    "MAX_RECORD_BYTES",
    "MONEY",
    "Entry",
    "FileCheck",
    "GameRecord",
    "GameReplay",
    "IllegalEntry",
    "MatchRecord",
    "MatchReplay",
    "Note",
    "RecordError",
    "TooLarge",
    "UnplayedRoll",
    "UnreadableRecord",
    "WrittenDance",
    "WrittenDouble",
    "WrittenDrop",
    "WrittenPlay",
    "WrittenResult",
    "WrittenTake",
    "WrongKind",
    "check_file",
    "format_mat",
    "format_total",
    "parse_record",
    "read_record",
    "record_game",
    "replay_match",
]
