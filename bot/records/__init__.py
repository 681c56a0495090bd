"""Match records: reading, replaying, checking and writing what was written down about a match.

`read_record` believes nothing but that the record makes sense; `replay_match` plays it again on the engine's
board and finds what is illegal or odd. The other way, `record_match` writes down what was played here, and
`format_mat`, `format_sgf`, `format_ogxm` and `format_text` export it. No Discord, no storage, no pictures.
"""

from bot.records.errors import RecordError, TooLarge, UnreadableRecord, WrongKind
from bot.records.mat import Omission, format_mat, left_out_of_mat, left_out_of_ogxm, left_out_of_sgf
from bot.records.match import (
    MONEY,
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
)
from bot.records.ogxm import format_ogxm
from bot.records.ogxm_reading import is_ogxm, parse_ogxm
from bot.records.reading import MAX_RECORD_BYTES, check_file, decoded, format_total, parse_record, read_record
from bot.records.recording import (
    PlayedGame,
    record_game,
    record_match,
    tags_of_rules,
)
from bot.records.replaying import GameReplay, IllegalEntry, MatchReplay, replay_match
from bot.records.sgf import format_sgf
from bot.records.sgf_reading import parse_sgf
from bot.records.summary import format_text
