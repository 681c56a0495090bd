"""Matches and sessions that were played here, written down for other programs and for people."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final
from unicodedata import normalize

from bot.engine import Side, apply
from bot.engine.keys import GameNumber
from bot.play.access import Reader, hosted_read_by
from bot.play.heads_up.looking import beginning_of, steps_of
from bot.play.heads_up.store import begun
from bot.play.heads_up.table import HeadsUpTable
from bot.play.heavy import Check, unlimited
from bot.play.keys import TableId
from bot.records import (
    MatchRecord,
    Omission,
    PlayedGame,
    format_mat,
    format_sgf,
    format_text,
    left_out_of_mat,
    left_out_of_sgf,
    record_match,
)
from storage import UnitOfWork

SITE: Final = ("Site", "Barpoint")
NAMELESS: Final = "player"
NO_LETTERS: Final = re.compile(r"[^a-z0-9]+")


class Format(StrEnum):
    """How a match can be written; the word is the end of the file's name."""

    MAT = "mat"
    SGF = "sgf"
    TEXT = "txt"


@dataclass(frozen=True, slots=True)
class ExportedFile:
    """A match in one format: the file, and what of the match that format has no words for."""

    format: Format
    name: str
    content: bytes
    left_out: tuple[str, ...]


WRITERS: Final[Mapping[Format, Callable[[MatchRecord], str]]] = {
    Format.MAT: format_mat,
    Format.SGF: format_sgf,
    Format.TEXT: format_text,
}
OMISSIONS: Final[Mapping[Format, Callable[[MatchRecord], tuple[Omission, ...]]]] = {
    Format.MAT: left_out_of_mat,
    Format.SGF: left_out_of_sgf,
}


def match_read_by(
    uow: UnitOfWork, reader: Reader, table_id: TableId | None
) -> tuple[HeadsUpTable, MatchRecord]:
    """Return two players' table, the channel's for None, and the record of all that was played there.

    Raises:
        NoTable: Nothing was ever played in the channel.
        UnknownTable: There is no such table, or it is not for the reader to see.
        NotBegun: Nothing was played there yet.
        ChouetteHere: It is a chouette's.

    """
    table = begun(hosted_read_by(uow, reader, table_id))
    white, black = (readable_name(table.player_on(side).name) for side in Side)
    started = uow.tables.get(table.id).created_at
    tags = (SITE, ("EventDate", f"{started:%Y.%m.%d}"))
    games = (_played(uow, table, number) for number in map(GameNumber, range(1, table.number + 1)))
    return table, record_match(white, black, table.sheet, games, tags)


def written(
    table: HeadsUpTable, match: MatchRecord, formats: Iterable[Format], check: Check = unlimited
) -> tuple[ExportedFile, ...]:
    """Return the match in each of the formats, in files named after the players."""
    stem = file_stem(table)
    return tuple(written_in(each, match, stem, check) for each in formats)


def written_in(each: Format, match: MatchRecord, stem: str, check: Check) -> ExportedFile:
    """Return a match in a format; raises TooMuchWork where `check` does not allow that any more."""
    check()
    left_out = tuple(OMISSIONS[each](match)) if each in OMISSIONS else ()
    return ExportedFile(each, f"{stem}.{each}", WRITERS[each](match).encode(), left_out)


def file_stem(table: HeadsUpTable) -> str:
    """Return how the files of a table are named, in ASCII: "alice-bob-5pt-17"."""
    white, black = (slug(table.player_on(side).name) for side in Side)
    what = f"{table.sheet.length}pt" if table.sheet.is_match else "money"
    return f"{white}-{black}-{what}-{table.id}"


def _played(uow: UnitOfWork, table: HeadsUpTable, number: GameNumber) -> PlayedGame:
    steps = steps_of(uow, table, number)
    final = apply(steps[-1].before, steps[-1].event) if steps else beginning_of(table, number)
    return PlayedGame(table.score_after(GameNumber(number - 1)), tuple(step.event for step in steps), final)


def readable_name(name: str) -> str:
    """Return a player's name, if there is anything to be seen of it."""
    return name if any(letter.isprintable() and not letter.isspace() for letter in name) else NAMELESS


def slug(name: str) -> str:
    """Return a name as it may stand in that of a file."""
    plain = normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return NO_LETTERS.sub("-", plain).strip("-") or NAMELESS
