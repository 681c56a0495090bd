"""Numbers within a sentence, where they need more than their digits."""

from typing import Final

from babel.numbers import format_decimal

from bot.text.language import spoken_locale

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
