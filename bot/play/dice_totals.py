"""How often each roll was thrown, and whether fair dice would do so: Pearson's χ² test."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeVar

Outcome = TypeVar("Outcome")
Dice = tuple[int, int]
"""Two dice, the higher first."""

FACES: Final = range(1, 7)
WAYS: Final = {(high, low): 1 if high == low else 2 for high in FACES for low in range(1, high + 1)}
"""Of the 36 ways in which two dice can fall, how many give each of the 21 rolls."""

ALL_WAYS: Final = 36
ENOUGH_ROLLS: Final = 180
"""So many make five of each of the 21 rolls to be expected, the least for a χ² test (Cochran, 1954)."""


class BadTotals(ValueError):
    """A count below zero, or of something that is not two dice, the higher first; the message names it."""


@dataclass(frozen=True, slots=True)
class FairnessTest:
    """How far counts are from what fair dice give on average: `chi_squared`, with `degrees` of freedom."""

    chi_squared: float
    degrees: int

    @property
    def p_value(self) -> float:
        """The probability, 0 to 1, that fair dice come out at least as uneven as this."""
        return chance_of(self.chi_squared, self.degrees)


@dataclass(frozen=True, slots=True)
class DiceTotals:
    """How often each roll, the higher die first, was thrown; a roll that is not in `counts` never was.

    Every roll of a game belongs in here, ties in the opening too: without them doubles would be too rare.

    Raises:
        BadTotals: a count below zero, or of something that is not a roll.
    """

    counts: Mapping[Dice, int]

    def __post_init__(self) -> None:
        for roll, number in self.counts.items():
            if roll not in WAYS or number < 0:
                raise BadTotals(f"{roll!r} cannot have been thrown {number!r} times")
        object.__setattr__(
            self, "counts", MappingProxyType({roll: self.counts.get(roll, 0) for roll in WAYS})
        )

    @property
    def rolls(self) -> int:
        """The number of all rolls."""
        return sum(self.counts.values())

    @property
    def doubles(self) -> int:
        """The number of rolls with both dice equal; fair dice make it one in six."""
        return sum(number for (high, low), number in self.counts.items() if high == low)

    @property
    def faces(self) -> dict[int, int]:
        """How often each face, 1 to 6, came up; two for each roll."""
        return {
            face: sum(number * roll.count(face) for roll, number in self.counts.items()) for face in FACES
        }

    @property
    def has_enough_rolls(self) -> bool:
        """Whether there are enough for the tests to mean anything."""
        return self.rolls >= ENOUGH_ROLLS

    @property
    def faces_test(self) -> FairnessTest:
        """Whether the six faces are equally frequent."""
        return _compare(self.faces, dict.fromkeys(FACES, 1 / len(FACES)))

    @property
    def rolls_test(self) -> FairnessTest:
        """Whether each of the six doubles is one roll in 36, and each of the fifteen others two."""
        return _compare(self.counts, {roll: ways / ALL_WAYS for roll, ways in WAYS.items()})


def count_rolls(rolls: Iterable[Dice]) -> DiceTotals:
    """The totals of rolls whose dice are given in any order.

    Raises:
        BadTotals: some die is not 1 to 6.
    """
    return DiceTotals(Counter((max(first, second), min(first, second)) for first, second in rolls))


def chance_of(chi_squared: float, degrees: int) -> float:
    """The probability that a χ² of so many `degrees` of freedom is at least `chi_squared`.

    It is Q(a, x) with a = degrees/2 and x = χ²/2, where Q(1/2, x) = erfc √x, Q(1, x) = exp -x, and
    Q(a + 1, x) = Q(a, x) + x^a exp(-x) / Γ(a + 1): Abramowitz and Stegun, Handbook of Mathematical Functions,
    section 26.4; for the recurrence also https://dlmf.nist.gov/8.8.
    """
    x = chi_squared / 2
    a, dice_source = (0.5, math.erfc(math.sqrt(x))) if degrees % 2 else (1.0, math.exp(-x))
    while a < degrees / 2:
        dice_source += x**a * math.exp(-x) / math.gamma(a + 1)
        a += 1
    return min(dice_source, 1.0)


def _compare(counts: Mapping[Outcome, int], shares: Mapping[Outcome, float]) -> FairnessTest:
    """Pearson's χ²: each squared distance from what is expected, divided by what is expected, summed up."""
    expected = {outcome: sum(counts.values()) * share for outcome, share in shares.items()}
    distances = ((counts[outcome] - mean) ** 2 / mean for outcome, mean in expected.items() if mean)
    return FairnessTest(math.fsum(distances), len(shares) - 1)
