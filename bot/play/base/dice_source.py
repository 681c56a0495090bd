"""Where dice come from: the source, the roller of one game, and its public facts."""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto

from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.fair_dice import DiceProof


@dataclass(frozen=True, slots=True)
class DiceSource:
    """Makes secrets, and rolls from secrets; tests script the dice.

    Args:
        new_secret: Returns 32 random bytes.
        dice_of_roll: Returns both dice of a roll, White's first: from the secret, the digests of White's and
            of Black's words, and the number of the roll in its game, from 1.
    """

    new_secret: Callable[[], bytes]
    dice_of_roll: Callable[[bytes, bytes, bytes, int], tuple[int, int]]


Sources = tuple[bytes, bytes, bytes]
"""The sources of every roll: the secret, and the digests of White's and of Black's words."""


class DiceRoller:
    """Throws the dice of one game, two to a roll; the secret and the words are read with the first."""

    def __init__(self, thrown: int, read: Callable[[], Sources], dice_source: DiceSource) -> None:
        self.thrown = thrown
        self._read = read
        self._sources: Sources | None = None
        self._dice: deque[int] = deque()
        self._draw = dice_source.dice_of_roll

    def __call__(self) -> int:
        if not self._dice:
            self._sources = self._sources or self._read()
            self.thrown += 1
            self._dice.extend(self._draw(*self._sources, self.thrown))
        return self._dice.popleft()


class DiceStage(Enum):
    """How far a game is, as far as its dice are concerned."""

    COMING = auto()  # no roll is drawn, and words can still be given
    IN_PLAY = auto()
    OVER = auto()
    NEVER = auto()  # it will not be played to its end


@dataclass(frozen=True, slots=True)
class Words:
    """The words that a player added to the dice of a game.

    Args:
        text: The words; None where they were erased.
        digest: Their SHA-256, in hexadecimal.
        is_given: Whether the player gave them; else the commitment takes their place.
    """

    text: str | None
    digest: str
    is_given: bool


@dataclass(frozen=True, slots=True)
class GameDice:
    """The public facts about the dice of a game.

    Args:
        number: The number of the game at its table, from 1.
        stage: How far it is.
        commitment: SHA-256 of its secret, in hexadecimal.
        words: What is in so far, by our key of the player.
        proof: All of it, the secret too, once the game is over.
    """

    number: GameNumber
    stage: DiceStage
    commitment: str
    words: Mapping[PlayerId, Words]
    rolls: int = 0
    proof: DiceProof | None = None
