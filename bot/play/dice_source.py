"""Where dice come from: the source of secrets, and what throws the dice of one game."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DiceSource:
    """Where secrets come from, and how dice follow from them; tests script the dice.

    Args:
        new_secret: Returns 32 random bytes.
        dice_of_roll: Returns both dice of a roll, White's first: from the secret, the digests of White's and
            of Black's words, and the number of the roll in its game, from 1.

    """

    new_secret: Callable[[], bytes]
    dice_of_roll: Callable[[bytes, bytes, bytes, int], tuple[int, int]]


Sources = tuple[bytes, bytes, bytes]
"""What dice follow from: the secret, and the digests of White's and of Black's words."""


class DiceRoller:
    """Throws the dice of one game, two to a roll; what they follow from is read with the first."""

    def __init__(self, thrown: int, read: Callable[[], Sources], dice_source: DiceSource) -> None:
        self.thrown = thrown
        self._read = read
        self._sources: Sources | None = None
        self._dice: deque[int] = deque()
        self._draw = dice_source.dice_of_roll

    def __call__(self) -> int:
        """Throw one die."""
        if not self._dice:
            self._sources = self._sources or self._read()
            self.thrown += 1
            self._dice.extend(self._draw(*self._sources, self.thrown))
        return self._dice.popleft()
