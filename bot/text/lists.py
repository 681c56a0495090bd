"""Lists within a sentence."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from babel import Locale
from babel.lists import format_list

from bot.text.language import Language, spoken

LOCALES: Final = {Language.ENGLISH: "en_GB"}
"""British lists have no comma before "and"."""
COMMAS: Final = {Language.JAPANESE: "、"}
SEMICOLONS: Final = {Language.JAPANESE: "。"}
"""What stands between words and between clauses, where that is not a comma or a semicolon with a space."""


def listed(words: Sequence[str]) -> str:
    """All of them: "a", "a and b" or "a, b and c"; "" of no words."""
    return format_list(list(words), "standard", _locale(spoken()))


def either(words: Sequence[str]) -> str:
    """One of them: "a", "a or b" or "a, b or c"; "" of no words."""
    return format_list(list(words), "or", _locale(spoken()))


def in_row(words: Iterable[str]) -> str:
    """With commas alone, as in a line of a log: "a, b, c"."""
    return COMMAS.get(spoken(), ", ").join(words)


def in_clauses(clauses: Iterable[str]) -> str:
    """In one line: "Ben takes at 2; Carl passes"; those that are "" are left out."""
    return SEMICOLONS.get(spoken(), "; ").join(filter(None, clauses))


@cache
def _locale(language: Language) -> Locale:
    return Locale.parse(LOCALES.get(language, language))
