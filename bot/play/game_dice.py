"""What anybody may know of the dice of one game."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from bot.engine.keys import GameNumber, PlayerId
from bot.play.fair_dice import DiceProof


class DiceStage(Enum):
    """How far a game is, as its dice see it."""

    COMING = auto()  # no roll is drawn, and words can still be given
    IN_PLAY = auto()
    OVER = auto()
    NEVER = auto()  # it will not be played to its end


@dataclass(frozen=True, slots=True)
class Words:
    """What a player added to the dice of a game.

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
    """What everybody may know of the dice of a game.

    Args:
        number: The number of the game at its table, from 1.
        stage: How far it is.
        commitment: SHA-256 of its secret, in hexadecimal.
        words: What is in so far, by our key of the player.
        rolls: How many rolls were drawn.
        proof: All of it, the secret too, once the game is over.

    """

    number: GameNumber
    stage: DiceStage
    commitment: str
    words: Mapping[PlayerId, Words]
    rolls: int = 0
    proof: DiceProof | None = None
