"""Lists within a sentence."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from babel import Locale
from babel.lists import format_list

from bot.text.language import Language, spoken

LOCALES: Final = {Language.ENGLISH: "en_GB"}
"""British lists have no comma before "and"."""


def listed(words: Sequence[str]) -> str:
    """All of them: "a", "a and b" or "a, b and c"; "" of no words."""
    return format_list(list(words), "standard", _locale(spoken()))


def either(words: Sequence[str]) -> str:
    """One of them: "a", "a or b" or "a, b or c"; "" of no words."""
    return format_list(list(words), "or", _locale(spoken()))


@cache
def _locale(language: Language) -> Locale:
    return Locale.parse(LOCALES.get(language, language))
