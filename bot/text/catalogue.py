"""The catalogue: all that the bot says, as messages of Project Fluent, a folder of files for a language.

Parsing Fluent is slow. So at the start files are only looked at, to see that they can be parsed (`is_plain`),
and a message is parsed when it is first said. Lists and numbers within a message are written as its language
writes them.
"""

import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from enum import Enum
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal

from babel.dates import format_datetime, format_timedelta
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource

from bot.text.language import Language, spoken, spoken_locale

_NAME: Final = r"[a-zA-Z][a-zA-Z0-9_-]*+"
_PLACEABLE: Final = rf"\{{[ ]*+(?:[$-]{_NAME}|\"[^\"\\\n]*+\")[ ]*+\}}"
_BREAK: Final = r"\n(?:[ ]*+\n)*+"
_INLINE: Final = rf"(?:[^{{}}\n]++|{_PLACEABLE})"
_LINE: Final = rf"{_BREAK}[ ]++(?:[^{{}}\n \[*.]|{_PLACEABLE}){_INLINE}*+"
"""A further line of a value: it may not begin with what begins a variant or an attribute."""
_VALUE: Final = rf"(?:[ ]*+{_INLINE}++|{_LINE})(?:{_LINE})*+"
_VARIANT: Final = rf"\[(?:{_NAME}|[0-9]++)\]{_VALUE}"

SELECT: Final = re.compile(
    rf"\{{[ ]*+\$({_NAME})[ ]*+->[ ]*+"
    rf"(?:{_BREAK}[ ]++{_VARIANT})*+{_BREAK}[ ]++\*{_VARIANT}(?:{_BREAK}[ ]++{_VARIANT})*+{_BREAK}[ ]*+\}}"
)
"""One that has no other within it."""
FILE: Final = re.compile(rf"(?:#{{1,3}}(?:[ ].*+)?\n|[ ]*+\n|-?{_NAME}[ ]*+={_VALUE}\n)*+")


def is_plain(text: str) -> bool:
    """Whether a text is surely Fluent; False says nothing."""
    found = 1
    while found:  # from the inside out, what stands for a select is what it selects by
        text, found = SELECT.subn(r"{ $\1 }", text)
    return FILE.fullmatch(f"{text}\n") is not None


LOG: Final = logging.getLogger(__name__)
FOLDER: Final = Path(__file__).parent
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message or a term with all its lines, in a text that ends with a line break and is known to be Fluent."""
REMEMBERED: Final = 4096

Argument = str | int | bool | Enum
"""An argument of a message: text that is ready to be said, a whole number, or a value to choose words by.

A member of an enumeration arrives as its name in small letters with hyphens, a bool as "yes" or "no".
"""


class InvalidCatalogue(Exception):
    """A file of messages cannot be read; the message says where and why."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path}:{line}: {reason}")


class Catalogue:
    """The messages of one language; where one is missing or broken, English is said.

    Args:
        language: The code is the name of the folder.
        folder: Where the folders of all languages are.
        english: What to fall back on; None for English itself.

    """

    def __init__(self, language: Language, folder: Path = FOLDER, english: "Catalogue | None" = None) -> None:
        self._language = language
        self._english = english
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources = {
            entry[1]: entry[0]
            for path in files_of(language, folder)
            for entry in ENTRY.finditer(f"{path.read_text('utf-8')}\n")
        }
        self._add(name for name in self._sources if name.startswith("-"))
        self._failed: set[str] = set()

    def phrase(self, message: str, arguments: Mapping[str, Argument]) -> str:
        """Say a message; one that no language has says its own name."""
        if not self._bundle.has_message(message):
            self._add([message])
        given = {name: _fluent(argument) for name, argument in arguments.items()}
        try:
            pattern = self._bundle.get_message(message).value
        except LookupError:
            pattern = None
        if pattern is None:
            errors: list[Exception] = []
        else:
            said, errors = self._bundle.format_pattern(pattern, given)
            if not errors:
                return str(said)
        if self._sources:  # else nobody has begun to translate
            self._note_failure(message, errors)
        return message if self._english is None else self._english.phrase(message, arguments)

    def has(self, message: str) -> bool:
        return message in self._sources

    def _add(self, names: Iterable[str]) -> None:
        parser = FluentParser()
        entries = [parser.parse_entry(self._sources[name]) for name in names if name in self._sources]
        self._bundle.add_resource(Resource(entries))

    def _note_failure(self, message: str, errors: list[Exception]) -> None:
        if message not in self._failed:
            self._failed.add(message)
            level = logging.ERROR if errors or self._english is None else logging.WARNING
            reason = "; ".join(map(repr, errors)) or "is missing"
            LOG.log(level, "message %s in %s: %s", message, self._language, reason)


def files_of(language: Language, folder: Path = FOLDER) -> list[Path]:
    """The files of a language, by name."""
    return sorted((folder / language).glob("*.ftl"))


def check_file(path: Path) -> None:
    """Raise InvalidCatalogue unless a file is Fluent."""
    text = path.read_text("utf-8")
    if is_plain(text):
        return
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            mistake = entry.annotations[0]
            start = mistake.span.start if mistake.span else 0
            raise InvalidCatalogue(path, text.count("\n", 0, start) + 1, mistake.message or "not Fluent")


def check_catalogues() -> None:
    """Read all languages, so that a mistake stops the start; raises InvalidCatalogue."""
    for language in Language:
        for path in files_of(language):
            check_file(path)


def forget() -> None:
    """Read all languages again when they are spoken."""
    catalogue.cache_clear()
    _said.cache_clear()


@cache
def catalogue(language: Language) -> Catalogue:
    """The catalogue of a language, read when it is first spoken."""
    english = None if language is Language.ENGLISH else catalogue(Language.ENGLISH)
    return Catalogue(language, FOLDER, english)


def phrase(message: str, /, **arguments: Argument) -> str:
    """Say a message in the language that is spoken here."""
    return _said(spoken(), message, **arguments)


def named(message: str) -> str:
    """Say a message whose name is made up of something else's, such as a command's."""
    return _said(spoken(), message)


def is_known(message: str) -> bool:
    """Whether English has a message."""
    return catalogue(Language.ENGLISH).has(message)


@lru_cache(REMEMBERED, typed=True)
def _said(language: Language, message: str, /, **arguments: Argument) -> str:
    return catalogue(language).phrase(message, arguments)


def _fluent(argument: Argument) -> str | FluentType:
    match argument:
        case Enum():
            return argument.name.lower().replace("_", "-")
        case bool():
            return "yes" if argument else "no"
        case int():
            return fluent_number(argument, useGrouping=False)  # as on a board
        case _:
            return argument


COMMAS: Final = {Language.JAPANESE: "、"}
SEMICOLONS: Final = {Language.FRENCH: "\u202f; ", Language.JAPANESE: "。"}
"""The separators of words and of clauses, where they are not a comma or a semicolon with a space."""
SPANISH_BEFORE: Final = {
    "standard": (" y ", " e ", re.compile(r"\W*h?[ií](?![aeou])", re.IGNORECASE)),
    "or": (" o ", " u ", re.compile(r"\W*(h?[oó]|8|11\b)", re.IGNORECASE)),
}
"""Spanish has other words for "and" and "or" before their own sound: "Ana e Inés", "4 u 8"."""


def listed(words: Sequence[str]) -> str:
    """All of them: "a", "a and b" or "a, b and c"; "" of no words."""
    return _joined(words, "standard")


def either(words: Sequence[str]) -> str:
    """One of them: "a", "a or b" or "a, b or c"; "" of no words."""
    return _joined(words, "or")


def in_row(words: Iterable[str]) -> str:
    """With commas alone, as after a colon: "a, b, c"."""
    return COMMAS.get(spoken(), ", ").join(words)


def in_clauses(clauses: Iterable[str]) -> str:
    """In one line: "Ben takes at 2; Carl passes"; those that are "" are left out."""
    return SEMICOLONS.get(spoken(), "; ").join(filter(None, clauses))


def _joined(words: Sequence[str], style: Literal["standard", "or"]) -> str:
    said = format_list(list(words), style, spoken_locale())
    if spoken() is not Language.SPANISH or not words[1:]:
        return said
    usual, other, sound = SPANISH_BEFORE[style]
    last = words[-1]
    if not sound.match(last):
        return said
    return said.removesuffix(usual + last) + other + last


MINUS: Final = "\N{MINUS SIGN}"


def grouped(number: int) -> str:
    """A large number with separators: "10,000"."""
    return format_decimal(number, locale=spoken_locale())


def rounded(number: float) -> str:
    """With one decimal: "16.7"."""
    return format_decimal(number, "#,##0.0", spoken_locale())


def decimal(number: float, digits: int = 3) -> str:
    """With so many decimals: "0.112"."""
    return format_decimal(number, f"0.{'0' * digits}", spoken_locale())


def signed(number: float, digits: int = 3) -> str:
    """The same with its sign, by which it stands in line with others: "+0.112", "-0.021"."""
    return f"{MINUS if round(number, digits) < 0 else '+'}{decimal(abs(number), digits)}"


def gained(points: int) -> str:
    """Points won or lost, in words and on pictures; nothing has no sign: "+8", "-1", "0"."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points else "0"


def loss(points: float) -> str:
    """Return a loss with a minus, or zero without one: "-0.021", "0.000"."""
    return signed(-points) if round(points, 3) else decimal(0)


def percent(chance: float) -> str:
    """A chance in percent, with one decimal and without the sign: "54.1"."""
    return format_decimal(100 * chance, "0.0", spoken_locale())


def day_and_time(moment: datetime) -> str:
    """Such as "Friday, 27 November, 10:40", in the moment's own zone."""
    return format_datetime(moment, "EEEE, d MMMM, HH:mm", tzinfo=moment.tzinfo, locale=spoken_locale())


MINUTE: Final = timedelta(minutes=1)
TWO_DAYS: Final = timedelta(days=2)


def from_now(time: timedelta) -> str:
    """In plain text, which stays as it is: "in 12 hours", "in 90 minutes"; from two days on whole days."""
    time = max(round(time / MINUTE), 1) * MINUTE
    if time >= TWO_DAYS:
        time = timedelta(days=time.days)
    return format_timedelta(time, "minute", threshold=2, add_direction=True, locale=spoken_locale())
