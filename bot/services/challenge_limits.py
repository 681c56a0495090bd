"""How much that one person has opened may wait: each is a message, a ping to its opponent, or a thread."""

from typing import Final

from bot.services.errors import TooManyChallenges, TooManyLobbies
from bot.services.request import Caller
from bot.services.tables import CHOUETTE, chouette_of, known_as, table_of
from bot.table import Status
from storage import UnitOfWork

MOST_OPEN: Final = 10
"""How many challenges of one person may be open: each is a message, and may be a thread."""

MOST_TO_ONE: Final = 3
"""How many of them to the same opponent: each is a ping."""

MOST_LOBBIES: Final = 3
"""How many chouettes of one host may wait for their first game."""
WAITS_LONGEST: Final = 1000
"""How many open tables of one host are looked through for lobbies."""


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


def check_lobbies(uow: UnitOfWork, host: Caller) -> None:
    """Raise TooManyLobbies if as many chouettes of somebody's wait for their first game as may."""
    known = uow.players.find(host.snowflake)
    if known is None:
        return
    records = uow.tables.open_of_player(known.id, WAITS_LONGEST)
    waiting = [each for each in records if (each.kind, each.status) == (CHOUETTE, Status.CHALLENGE.value)]
    own = sum(chouette_of(uow, record).chouette.host == known.id for record in waiting)
    if own >= MOST_LOBBIES:
        raise TooManyLobbies(own)
