"""A bot that opens matches by itself: what of them is missing, one after the other, as a season will."""

from collections.abc import Sequence
from datetime import datetime

from bot.engine import RuleSheet
from bot.engine.keys import PlayerId
from bot.play.base.dice_source import DiceSource
from bot.play.base.keys import TableId
from bot.play.base.table import NewThread
from bot.play.base.use_case import ByItself, Caller
from bot.play.heads_up.challenges import ChallengeTerms, open_match
from bot.play.tables.store import meet
from storage import UnitOfWork

OFFER = ChallengeTerms(RuleSheet(length=5))
MATCHES = 12


def open_next(
    uow: UnitOfWork, parent: NewThread, people: Sequence[Caller], at: datetime, dice_source: DiceSource
) -> TableId | None:
    """Open the first match that is missing, of each two people in turn; None if none is."""
    keys = [PlayerId(meet(uow, each, at).id) for each in people]
    for sides in zip(keys[::2], keys[1::2], strict=True):
        if not uow.seats.tables_of(sides[0]):
            return open_match(uow, ByItself(at), parent, sides, OFFER, dice_source).id
    return None
