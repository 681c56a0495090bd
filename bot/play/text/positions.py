"""What is wrong with a position, a start or an id, in words."""

from bot.engine import InvalidMatchId, InvalidPosition
from bot.play.text.words import code
from bot.text.catalogue import phrase


def flaw(error: InvalidPosition | InvalidMatchId) -> str:
    """A sentence of its own."""
    found = error.flaw
    return phrase("position-flaw", wrong=found.wrong, number=found.number, part=code(found.part))


def no_position(error: InvalidPosition | InvalidMatchId) -> str:
    return phrase("position-unreadable", given=code(str(error.given)), flaw=flaw(error))
