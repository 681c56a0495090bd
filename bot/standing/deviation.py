"""How uncertain a rating is: Glickman's deviation (Glicko-1) on FIBS' scale.

Where Glickman has 400, FIBS has 2000/√length, so a match to 25 points counts as a game does in his paper.
"""

from datetime import timedelta
from math import exp, log, pi, sqrt
from typing import Final

from bot.standing.fibs import SCALE

FIRST: Final = 350.0
"""Glickman's, for somebody of whom nothing is known."""

LEAST: Final = 41.0
"""A settled player's rating by FIBS' formula goes on swinging that far around their strength."""

PERIOD: Final = timedelta(days=90)
GROWTH: Final = (FIRST**2 - 50**2) / 100
"""Glickman's c²: after a hundred periods without a match, 50 has become 350."""


def sensitivity(length: int) -> float:
    """Glickman's q."""
    return log(10) * sqrt(length) / SCALE


def attenuation(deviation: float, length: int) -> float:
    """Glickman's g: how much a result tells against somebody whose own rating is uncertain."""
    return 1 / sqrt(1 + 3 * (sensitivity(length) * deviation / pi) ** 2)


def expectation(own: float, other: float, other_deviation: float, length: int) -> float:
    """Glickman's E: the chance to win, nearer to a half where the other's rating is uncertain."""
    return _expected(attenuation(other_deviation, length) * sensitivity(length), other - own)


def information(own: float, other: float, other_deviation: float, length: int) -> float:
    """Return the information in one match about a rating: Glickman's 1/d², which adds up over matches."""
    told = attenuation(other_deviation, length) * sensitivity(length)
    expected = _expected(told, other - own)
    return told**2 * expected * (1 - expected)


def narrowed(deviation: float, told: float) -> float:
    """The deviation after results that told so much."""
    return 1 / sqrt(1 / deviation**2 + told)


def widened(deviation: float, idle: timedelta) -> float:
    """The deviation after some time without a match."""
    return min(FIRST, sqrt(deviation**2 + GROWTH * (idle / PERIOD)))


def _expected(told: float, ahead: float) -> float:
    """Glickman writes a power of ten, which is this one of e."""
    return 1 / (1 + exp(told * ahead))
