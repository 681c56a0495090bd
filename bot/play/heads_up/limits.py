"""Who may challenge whom, and how often."""

from typing import Final

from bot.engine.keys import PlayerId
from bot.play.base.use_case import Caller
from bot.play.heads_up.errors import TooManyChallenges
from bot.play.heads_up.store import to_heads_up
from bot.play.tables import store
from bot.play.tables.blocks import check_meeting
from storage import UnitOfWork

MOST_OPEN: Final = 10
"""The most open challenges of one person: each is a message, and may be a thread."""

MOST_TO_ONE: Final = 3
"""The most of them to the same opponent: each is a ping."""


def check_limits(uow: UnitOfWork, challenger: Caller, opponent: Caller | None) -> None:
    """Raise TooManyChallenges if somebody has as many open challenges as allowed.

    Raises:
        BlockedByYou, TakesNoChallenges: They, or their opponent, have blocked the other.
    """
    known = uow.players.find(challenger.snowflake)
    if known is None:
        return
    rival = None if opponent is None else uow.players.find(opponent.snowflake)
    if rival is not None:
        check_meeting(uow, PlayerId(known.id), PlayerId(rival.id))
    found = (to_heads_up(uow, record).state.challenge for record in uow.tables.challenges_of(known.id))
    own = [each for each in found if each.challenger == known.id]
    if len(own) >= MOST_OPEN:
        raise TooManyChallenges(len(own))
    if rival is not None:
        to_one = sum(each.opponent == rival.id for each in own)
        if to_one >= MOST_TO_ONE:
            raise TooManyChallenges(to_one, store.to_player(rival))
