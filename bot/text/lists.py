"""Lists and numbers within a sentence, as its language writes them."""

import re
from collections.abc import Iterable, Sequence
from typing import Final, Literal

from babel.lists import format_list
from babel.numbers import format_decimal

from bot.text.language import Language, spoken, spoken_locale

COMMAS: Final = {Language.JAPANESE: "、"}
SEMICOLONS: Final = {Language.FRENCH: "\u202f; ", Language.JAPANESE: "。"}
"""What stands between words and between clauses, where that is not a comma or a semicolon with a space."""
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


def loss(points: float, digits: int = 3) -> str:
    """What was lost, with a minus; nothing has none: "-0.021", "0.000"."""
    return signed(-points, digits) if round(points, digits) else decimal(0, digits)


def percent(chance: float) -> str:
    """A chance in percent, with one decimal and without the sign: "54.1"."""
    return format_decimal(100 * chance, "0.0", spoken_locale())
