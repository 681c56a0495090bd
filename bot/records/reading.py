"""Reading and checking match records: the family of Jellyfish's .mat, which nearly everybody exports.

Backgammon Galaxy, Backgammon Studio, GNU Backgammon, eXtreme Gammon, Snowie and GamesGrid each write it in
their own way. What they agree on: a head of `; [Site "…"]` lines that may be missing, "7 point match", and
for each game "Game 1", the names with the score before it, rows of two columns (`bot.records.mat`), and who
wins. The encoding is UTF-8, with or without a byte-order mark, or else Latin-1. What begins as SGF is left to
`bot.records.sgf_reading`, and an .ogxm to `bot.records.ogxm_reading`.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final, TypeAlias

from bot.engine import Side
from bot.records.errors import RecordError, TooLarge, UnreadableRecord, WrongKind
from bot.records.mat import Cell, WrittenLoss, may_be_row, read_row
from bot.records.match import MONEY, Entry, GameRecord, MatchRecord, WrittenResult, clean, tell_apart
from bot.records.ogxm_reading import is_ogxm, parse_ogxm
from bot.records.replaying import MatchReplay, replay_match
from bot.records.sgf_reading import parse_sgf
from bot.text.catalogue import grouped, phrase

MAX_RECORD_BYTES: Final = 1_000_000
"""Some twenty times the longest record that was seen."""

END_OF_FILE: Final = re.compile(rb"\x1a[\x1a\0]*\Z")
"""The end of a text file by an old program: Ctrl-Z, and the filling of its last block."""

MAX_LINE_LENGTH: Final = 1_000
"""As GNU Backgammon has it; the longest row of a game has 200."""

Line: TypeAlias = tuple[int, str]
"""A line's number in the record, from 1, and its text."""

_SGF: Final = re.compile(r"\s*\(\s*;")
_POINTS: Final = "[0-9]{1,7}"
_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_TAG: Final = re.compile(r'\s*;?\s*\[\s*(?P<name>\w[\w ]*?)\s+"(?P<value>.*)"\s*\]\s*')
_LENGTH: Final = re.compile(
    r"\s*(?:(?P<points>[0-9]{1,4})[- ]points? match|(?:unlimited|money)(?: match| game| session)?)[\s.]*",
    re.IGNORECASE,
)
_FOR_PEOPLE: Final = re.compile(r"(?:Match to [0-9]{1,4} points?|Money session)(?:, .*)?")
"""The second line of a `bot.records.summary`, which lacks data that a record needs."""
_GAME: Final = re.compile(r"\s*Game\s+[0-9]{1,4}\s*[.:]?\s*", re.IGNORECASE)
_SCORES: Final = tuple(
    re.compile(
        rf"(?P<white>.*?)\s*+:\s*(?P<white_score>{_POINTS}){gap}(?P<black>.*?)\s*+:\s*(?P<black_score>{_POINTS})"
    )
    for gap in (r"\s\s++", r"\s*+")
)
"""A wide gap between the players is looked for first: a name may hold a colon and a number."""
_RATING: Final = re.compile(r",[0-9]+(?:\.[0-9]+)?$")
"""GamesGrid writes "nori,1782"."""
_NAMES: Final = ("Player 1", "Player 2")


def read_record(data: bytes) -> MatchRecord:
    """The match that a file records.

    Raises:
        TooLarge: more than `MAX_RECORD_BYTES`.
        WrongKind: neither text nor an .ogxm, or nothing like a match record.
        UnreadableRecord: a line makes no sense.
    """
    if len(data) > MAX_RECORD_BYTES:
        raise TooLarge(len(data), MAX_RECORD_BYTES)
    if is_ogxm(data):
        return parse_ogxm(data)
    if b"\0" in END_OF_FILE.sub(b"", data):
        raise WrongKind(phrase("record-fault-no-text"))
    text = decoded(data)
    return parse_sgf(text) if _SGF.match(text) else parse_record(text)


def parse_record(text: str) -> MatchRecord:
    """The match that a text of the family of .mat records.

    Raises:
        WrongKind: nothing like a match record.
        UnreadableRecord: a line makes no sense.
    """
    lines = _lines(text)
    at = next((at for at, (_, line) in enumerate(lines) if _LENGTH.fullmatch(line)), None)
    if at is None and any(_FOR_PEOPLE.fullmatch(line) for _, line in lines[:2]):
        raise WrongKind(phrase("record-fault-for-people"))
    if at is None:
        raise WrongKind(phrase("record-fault-no-length"))
    if another := next((line for line in lines[at + 1 :] if _LENGTH.fullmatch(line[1])), None):
        raise UnreadableRecord(*another, phrase("record-fault-two-matches"))
    head, passed_in_head = _without_prose(lines[:at])
    rows, passed_in_rows = _without_prose(lines[at + 1 :])
    tags = tuple(_read_head(head))
    games, in_rows = _read_games(rows)
    in_head = (dict(tags).get(tag, "") for tag in _NAMES)
    white, black = (name or short or tag for name, short, tag in zip(in_head, in_rows, _NAMES, strict=True))
    others = tuple(tag for tag in tags if tag[0] not in _NAMES)
    try:
        passed_over = (*passed_in_head, *passed_in_rows)
        return MatchRecord(white, black, _read_length(lines[at][1]), games, others, passed_over)
    except ValueError as error:
        raise WrongKind(str(error)) from error


def _without_prose(lines: Sequence[Line]) -> tuple[list[Line], list[Line]]:
    """The lines that belong to a record, and those that somebody has written between them."""
    kept: list[Line] = []
    passed_over: list[Line] = []
    is_below_game = False
    for number, line in lines:
        is_prose = not is_below_game and _is_prose(line)
        (passed_over if is_prose else kept).append((number, line))
        is_below_game = _GAME.fullmatch(line) is not None
    return kept, passed_over


def _is_prose(line: str) -> bool:
    """Whether a line is plainly no part of a match: no comment, no game's head, no row and no result."""
    is_head = _TAG.fullmatch(line) or _GAME.fullmatch(line) or _match_score(line)
    return not (_is_comment(line) or is_head or may_be_row(line))


def decoded(data: bytes) -> str:
    data = END_OF_FILE.sub(b"", data)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _lines(text: str) -> list[Line]:
    """The lines that are neither empty nor part of a comment."""
    numbered = enumerate(_LINE_END.split(text), start=1)
    return [
        _expanded(number, line)
        for number, line in numbered
        if line.strip() and not (len(line) > MAX_LINE_LENGTH and _is_comment(line))
    ]


def _expanded(number: int, line: str) -> Line:
    if len(line) > MAX_LINE_LENGTH:
        raise UnreadableRecord(number, line, phrase("record-fault-long-line", limit=grouped(MAX_LINE_LENGTH)))
    return number, line.expandtabs()


def _is_comment(line: str) -> bool:
    return line.lstrip().startswith(";")


def _read_head(lines: Iterable[Line]) -> Iterator[tuple[str, str]]:
    for number, line in lines:
        if match := _TAG.fullmatch(line):
            yield match["name"], clean(match["value"])
        elif not _is_comment(line):
            raise UnreadableRecord(number, line, phrase("record-fault-before-length"))


def _read_length(line: str) -> int:
    match = _LENGTH.fullmatch(line)
    return int(match["points"]) if match and match["points"] else MONEY


def _read_games(all_lines: Iterable[Line]) -> tuple[tuple[GameRecord, ...], tuple[str, str]]:
    """The games, and the players' names as they stand above the first of them."""
    lines = [line for line in all_lines if not _is_comment(line[1]) or _match_score(line[1])]
    begins = [index for index, (_, line) in enumerate(lines) if _GAME.fullmatch(line)]
    if lines[: begins[0] if begins else None]:
        raise UnreadableRecord(*lines[0], phrase("record-fault-no-game-line"))
    games: list[GameRecord] = []
    names = ("", "")
    for begin, end in pairwise([*begins, len(lines)]):
        head, rows = lines[begin : begin + 2], lines[begin + 2 : end]
        match = _match_score(head[-1][1])
        if match is None:
            raise UnreadableRecord(*head[-1], phrase("record-fault-no-names"))
        if not games:
            names = (_RATING.sub("", clean(match["white"])), _RATING.sub("", clean(match["black"])))
        entries, result = _read_rows(rows)
        games.append(
            GameRecord(int(match["white_score"]), int(match["black_score"]), entries, result, head[0][0])
        )
    return tuple(games), names


def _match_score(line: str) -> re.Match[str] | None:
    return next(filter(None, (pattern.fullmatch(line.strip()) for pattern in _SCORES)), None)


def _read_rows(rows: Iterable[Line]) -> tuple[tuple[Entry, ...], WrittenResult | None]:
    """The entries of a game, and its result: the winner's line counts before the loser's."""
    entries: list[Entry] = []
    wins: list[WrittenResult] = []
    losses: list[WrittenLoss] = []
    for number, row, cell in _cells(rows):
        if isinstance(cell, WrittenLoss):
            losses.append(cell)
            continue
        if wins and not (isinstance(cell, WrittenResult) and cell.winner is wins[0].winner):
            raise UnreadableRecord(number, row, phrase("record-fault-after-end"))
        if isinstance(cell, WrittenResult):
            wins.append(cell)
        else:
            entries.append(cell)
    wins += [WrittenResult(loss.side.other, loss.points, loss.line) for loss in losses[-1:]]
    return tuple(tell_apart(entries)), next(iter(wins), None)


def _cells(rows: Iterable[Line]) -> Iterator[tuple[int, str, Cell]]:
    """Each cell, with the row that it stands in."""
    for number, row in rows:
        for cell in read_row(number, row):
            yield number, row, cell


_MOST_FINDINGS: Final = 20
"""In the line of each file."""


@dataclass(frozen=True, slots=True)
class FileCheck:
    """The `line` about one file, and what it adds to the counts."""

    line: str
    games: int = 0
    plays: int = 0
    illegal: int = 0
    is_readable: bool = True

    @property
    def is_clean(self) -> bool:
        """Whether the file could be read and holds no illegal play."""
        return self.is_readable and not self.illegal


def check_file(path: Path) -> FileCheck:
    """Read and replay the record in a file; its faults go into the line, nothing is raised."""
    try:
        with path.open("rb") as file:
            replay = replay_match(read_record(file.read(MAX_RECORD_BYTES + 1)))
    except OSError as error:
        return FileCheck(
            phrase("start-check-unreadable", file=str(path), reason=f"{error.strerror or error}."),
            is_readable=False,
        )
    except RecordError as error:
        return FileCheck(
            phrase("start-check-unreadable", file=str(path), reason=str(error)), is_readable=False
        )
    games, illegal = len(replay.games), len(replay.illegal)
    summary = phrase(
        "start-check-file",
        file=str(path),
        scores=", ".join(f"{replay.record.name(side)} {replay.score(side)}" for side in Side),
        length=replay.record.length,
        games=games,
        plays=replay.plays,
        illegal=illegal,
    )
    line = ". ".join([summary, *_findings(replay)])
    return FileCheck(line, games, replay.plays, illegal)


def format_total(checks: Iterable[FileCheck]) -> str:
    """The last line, the sum over all files; each file that could be read is a match."""
    checks = list(checks)
    unreadable = sum(not check.is_readable for check in checks)
    games = sum(check.games for check in checks)
    plays = sum(check.plays for check in checks)
    illegal = sum(check.illegal for check in checks)
    return phrase(
        "start-check-total",
        matches=len(checks) - unreadable,
        games=games,
        plays=plays,
        illegal=illegal,
        unreadable=unreadable,
    )


def _findings(replay: MatchReplay) -> Iterator[str]:
    """All findings in one text, illegal plays first; nothing if there are none."""
    found = [str(finding) for finding in (*replay.illegal, *replay.notes)]
    more = (
        [phrase("start-check-more", number=len(found) - _MOST_FINDINGS)]
        if len(found) > _MOST_FINDINGS
        else []
    )
    if found:
        yield " ".join(found[:_MOST_FINDINGS] + more)
