"""Check the match records in files: a line for each file, and one for all."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.engine import Side
from bot.records.errors import RecordError
from bot.records.reading import MAX_RECORD_BYTES, read_record
from bot.records.replaying import MatchReplay, replay_match
from bot.text.catalogue import phrase

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
