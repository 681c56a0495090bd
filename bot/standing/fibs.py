"""FIBS' rating formula, as backgammon players know it.

`length` is that of the match; a single money game counts as a match to 1 point.
"""

from math import sqrt
from typing import Final

START: Final = 1500.0
"""The rating of a newcomer."""

SCALE: Final = 2000
NEWCOMERS_K: Final = 5.0
SETTLED_K: Final = 1.0
EXPERIENCE_A_K: Final = 100
"""The factor falls by one with so many points of matches."""


def chance_to_win(own: float, other: float, length: int) -> float:
    """By the ratings; that of whoever is rated lower is FIBS' P_upset."""
    return 1 / (10 ** ((other - own) * sqrt(length) / SCALE) + 1)


def factor(experience: float) -> float:
    """FIBS' K: a newcomer's rating moves five times as far as a settled player's."""
    return max(SETTLED_K, NEWCOMERS_K - experience / EXPERIENCE_A_K)


def moved_by(experience: float, length: int, surprise: float) -> float:
    """How far a rating moves; the `surprise` is the chance that the loser had."""
    return 4 * factor(experience) * sqrt(length) * surprise
