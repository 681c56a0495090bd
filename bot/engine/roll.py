"""Two dice."""

import re
from dataclasses import dataclass
from typing import Final

from bot.engine.errors import InvalidRoll

DIE_FACES: Final = range(1, 7)
DICE_OF_DOUBLES: Final = 4


@dataclass(frozen=True, slots=True)
class Roll:
    """A roll of two dice. Their order does not matter: `Roll(1, 3) == Roll(3, 1)`, and `first` is the higher.

    Raises:
        InvalidRoll: a die that is not 1 to 6.
    """

    first: int
    second: int

    def __post_init__(self) -> None:
        if not all(type(die) is int and die in DIE_FACES for die in (self.first, self.second)):
            raise InvalidRoll((self.first, self.second), "a die shows 1 to 6")
        if self.first < self.second:
            lower = self.first
            object.__setattr__(self, "first", self.second)
            object.__setattr__(self, "second", lower)

    @property
    def high(self) -> int:
        return self.first

    @property
    def low(self) -> int:
        return self.second

    @property
    def is_doubles(self) -> bool:
        """Doubles: there are four dice to play."""
        return self.first == self.second

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice to play, the higher first; four with doubles."""
        return (self.first,) * DICE_OF_DOUBLES if self.is_doubles else (self.first, self.second)


ROLLS: Final = tuple(Roll(low, high) for low in DIE_FACES for high in DIE_FACES if low <= high)
"""Each of the 21 rolls once, by the lower die: 1-1, 2-1 to 6-1, 2-2, and so on to 6-6."""

_ROLL_PATTERN: Final = re.compile(r"\s*([1-6])\s*[-,:/x ]?\s*([1-6])\s*", re.ASCII)


def parse_roll(text: str) -> Roll:
    """Reads "31", "3-1", "3 1" or "1-3".

    Raises:
        InvalidRoll: the text is not two dice.
    """
    match = _ROLL_PATTERN.fullmatch(text)
    if match is None:
        raise InvalidRoll(text, "not two dice")
    return Roll(int(match[1]), int(match[2]))


def format_roll(roll: Roll) -> str:
    """The higher die first: "3-1"."""
    return f"{roll.high}-{roll.low}"
