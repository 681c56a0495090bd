"""How many challenges of one person may be open: each is a message, a ping to its opponent, or a thread."""

from typing import Final

from bot.services.errors import TooManyChallenges
from bot.services.request import Caller
from bot.services.tables import known_as, table_of
from storage import UnitOfWork

MOST_OPEN: Final = 10
"""How many challenges of one person may be open: each is a message, and may be a thread."""

MOST_TO_ONE: Final = 3
"""How many of them to the same opponent: each is a ping."""


def check_limits(uow: UnitOfWork, challenger: Caller, opponent: Caller | None) -> None:
    """Raise TooManyChallenges if as many challenges of somebody's are open as may be."""
    known = uow.players.find(challenger.snowflake)
    if known is None:
        return
    found = (table_of(uow, record).state.challenge for record in uow.tables.challenges_of(known.id))
    own = [each for each in found if each.challenger == known.id]
    if len(own) >= MOST_OPEN:
        raise TooManyChallenges(len(own))
    rival = None if opponent is None else uow.players.find(opponent.snowflake)
    if rival is not None:
        to_one = sum(each.opponent == rival.id for each in own)
        if to_one >= MOST_TO_ONE:
            raise TooManyChallenges(to_one, known_as(rival))
