"""Check the match records in files: a line for each file, and one for all."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.engine import Side
from bot.records.errors import RecordError
from bot.records.match import MONEY
from bot.records.reading import MAX_RECORD_BYTES, read_record
from bot.records.replaying import MatchReplay, replay_match

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
        return FileCheck(f"{path}: unreadable: {error.strerror or error}.", is_readable=False)
    except RecordError as error:
        return FileCheck(f"{path}: unreadable: {error}", is_readable=False)
    games, illegal = len(replay.games), len(replay.illegal)
    counts = f"{_counted(games, 'game')}, {_counted(replay.plays, 'play')}, {illegal} illegal"
    line = ". ".join([f"{path}: {_standing(replay)}: {counts}", *_findings(replay)])
    return FileCheck(line, games, replay.plays, illegal)


def format_total(checks: Iterable[FileCheck]) -> str:
    """The last line, the sum over all files; each file that could be read is a match."""
    checks = list(checks)
    unreadable = sum(not check.is_readable for check in checks)
    games = sum(check.games for check in checks)
    plays = sum(check.plays for check in checks)
    illegal = sum(check.illegal for check in checks)
    return (
        f"{len(checks) - unreadable} matches, {games} games, {plays} plays, "
        f"{illegal} illegal, {unreadable} unreadable"
    )


def _standing(replay: MatchReplay) -> str:
    match = replay.record
    played = f"{match.length} point match" if match.length > MONEY else "money session"
    scores = ", ".join(f"{match.name(side)} {replay.score(side)}" for side in Side)
    return f"{scores} in a {played}"


def _findings(replay: MatchReplay) -> Iterator[str]:
    """All findings in one text, illegal plays first; nothing if there are none."""
    found = [str(finding) for finding in (*replay.illegal, *replay.notes)]
    more = [f"And {len(found) - _MOST_FINDINGS} more."] if len(found) > _MOST_FINDINGS else []
    if found:
        yield " ".join(found[:_MOST_FINDINGS] + more)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"
