"""How far each language is: what is missing, and what English has said otherwise since it was translated.

The last line of the comment above a translated message is a stamp of the English that was translated:
`# en: 3f2a`. A message without one counts as new from English: `stamp` gives it the stamp of today's.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Term

from bot.text.catalogue import FOLDER, files_of
from bot.text.language import Language

STAMP: Final = re.compile(r"^en: (?P<stamp>[0-9a-f]{4})$", re.MULTILINE)
STAMP_DIGITS: Final = 4


class State(StrEnum):
    """The reason why a translated message needs work."""

    MISSING = "missing"
    OUTDATED = "outdated"
    UNKNOWN = "unknown"  # English has none of that name


@dataclass(frozen=True, slots=True)
class Source:
    """A message or a term as it stands in a file, without its comment.

    Args:
        name: A term's begins with a hyphen.
        stamp: Of the English that it translates; "" where nobody wrote one.
        start: Where its comment begins in the file, else the message.
    """

    name: str
    file: Path
    text: str
    comment: str
    stamp: str
    start: int

    @property
    def digest(self) -> str:
        """The stamp for what translates this text; spaces that mean nothing do not change it."""
        return sha256(self.text.encode()).hexdigest()[:STAMP_DIGITS]

    @property
    def draft(self) -> str:
        """The entry with its comment and its stamp, to be translated."""
        lines = [*self.comment.splitlines(), f"en: {self.digest}"]
        return "".join(f"# {line}".rstrip() + "\n" for line in lines) + self.text


@dataclass(frozen=True, slots=True)
class Gap:
    """A message for a translator: it is missing, or no longer says what the English does."""

    source: Source
    state: State


def sources(language: Language, folder: Path = FOLDER) -> Iterator[Source]:
    """All messages and terms of a language, in the order of its files."""
    for path in files_of(language, folder):
        yield from sources_in(path)


def sources_in(path: Path) -> Iterator[Source]:
    """The messages and terms of a file."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, Message | Term):
            comment = (entry.comment.content if entry.comment else None) or ""
            start = entry.span.start if entry.span else 0
            entry.comment = None
            name = f"{'-' * isinstance(entry, Term)}{entry.id.name}"
            found = STAMP.search(comment)
            text = FluentSerializer().serialize_entry(entry)
            yield Source(name, path, text, comment, found["stamp"] if found else "", start)


def gaps(language: Language, folder: Path = FOLDER) -> list[Gap]:
    """Return a language's gaps: first those in English, in its order, then messages that English has not."""
    found = {source.name: source for source in sources(language, folder)}
    english = {source.name: source for source in sources(Language.ENGLISH, folder)}
    result = []
    for name, source in english.items():
        if name not in found:
            result.append(Gap(source, State.MISSING))
        elif found[name].stamp != source.digest:
            result.append(Gap(source, State.OUTDATED))
    own = (source for name, source in found.items() if name not in english and not name.startswith("-"))
    return [*result, *(Gap(source, State.UNKNOWN) for source in own)]


def stamp(language: Language, folder: Path = FOLDER) -> int:
    """Stamp the messages of a language that have none with the English of today; returns how many."""
    english = {source.name: source for source in sources(Language.ENGLISH, folder)}
    number = 0
    for path in files_of(language, folder):
        new = [each for each in sources_in(path) if not each.stamp and each.name in english]
        path.write_text(_stamped(path.read_text("utf-8"), new, english), "utf-8")
        number += len(new)
    return number


def _stamped(text: str, new: Iterable[Source], english: dict[str, Source]) -> str:
    for source in sorted(new, key=lambda each: each.start, reverse=True):
        at = text.index(f"{source.name} =", source.start)
        text = f"{text[:at]}# en: {english[source.name].digest}\n{text[at:]}"
    return text
