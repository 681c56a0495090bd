"""Match records as files: their formats and names, and how long writing or reading one may take."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from time import thread_time
from typing import Final
from unicodedata import normalize

from bot.play.base.errors import TooMuchWork
from bot.play.base.table import Player
from bot.records import (
    MatchRecord,
    Omission,
    format_mat,
    format_ogxm,
    format_sgf,
    format_text,
    left_out_of_mat,
    left_out_of_ogxm,
    left_out_of_sgf,
)
from bot.text.language import Language, speaking

SITE: Final = ("Site", "Barpoint")
NAMELESS: Final = "player"
NO_LETTERS: Final = re.compile(r"[^a-z0-9]+")


class Format(StrEnum):
    """The formats of a match record; the word is the extension of the file's name."""

    MAT = "mat"
    SGF = "sgf"
    OGXM = "ogxm"
    TEXT = "txt"


@dataclass(frozen=True, slots=True)
class ExportedFile:
    """A match in one format: the file, and what that format cannot hold."""

    format: Format
    name: str
    content: bytes
    left_out: tuple[Omission, ...]


WRITERS: Final[Mapping[Format, Callable[[MatchRecord], str | bytes]]] = {
    Format.MAT: format_mat,
    Format.SGF: format_sgf,
    Format.OGXM: format_ogxm,
    Format.TEXT: format_text,
}
OMISSIONS: Final[Mapping[Format, Callable[[MatchRecord], tuple[Omission, ...]]]] = {
    Format.MAT: left_out_of_mat,
    Format.SGF: left_out_of_sgf,
    Format.OGXM: left_out_of_ogxm,
}


Check = Callable[[], object]
"""Called now and then by long work; raises TooMuchWork once its time is up."""


def unlimited() -> None:
    """No limit."""


def limited(seconds: float) -> Check:
    """A limit of that many seconds of work on the calling thread; waiting does not count."""
    end = thread_time() + seconds

    def check() -> None:
        if thread_time() > end:
            raise TooMuchWork

    return check


def written_in(each: Format, match: MatchRecord, stem: str, check: Check) -> ExportedFile:
    """Raises TooMuchWork when `check` allows no more work."""
    check()
    left_out = tuple(OMISSIONS[each](match)) if each in OMISSIONS else ()
    content = WRITERS[each](match)
    return ExportedFile(
        each, f"{stem}.{each}", content if isinstance(content, bytes) else content.encode(), left_out
    )


def readable_name(player: Player) -> str:
    """A player's name in a match record, which is in English, if it has any visible character."""
    with speaking(Language.ENGLISH):
        name = player.name
    return name if any(letter.isprintable() and not letter.isspace() for letter in name) else NAMELESS


def slug(name: str) -> str:
    """A name as part of a file's name."""
    plain = normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return NO_LETTERS.sub("-", plain).strip("-") or NAMELESS
