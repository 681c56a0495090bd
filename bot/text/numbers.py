"""Numbers within a sentence, where they need more than their digits."""

from babel.numbers import format_decimal

from bot.text.language import spoken_locale


def grouped(number: int) -> str:
    """A large number with separators: "10,000"."""
    return format_decimal(number, locale=spoken_locale())


def rounded(number: float) -> str:
    """With one decimal: "16.7"."""
    return format_decimal(number, "#,##0.0", spoken_locale())


def hundredths(number: float) -> str:
    """With two decimals: "0.12"."""
    return format_decimal(number, "0.00", spoken_locale())
