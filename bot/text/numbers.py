"""Numbers within a sentence, where they need more than their digits."""

from functools import cache

from babel import Locale
from babel.numbers import format_decimal

from bot.text.language import Language, spoken


def grouped(number: int) -> str:
    """A large number with separators: "10,000"."""
    return format_decimal(number, locale=_locale(spoken()))


def rounded(number: float) -> str:
    """With one decimal: "16.7"."""
    return format_decimal(number, "#,##0.0", _locale(spoken()))


@cache
def _locale(language: Language) -> Locale:
    return Locale.parse(language)
