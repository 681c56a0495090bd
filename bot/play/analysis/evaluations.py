"""How many positions somebody may have evaluated while they play: so many a day, whatever they are.

What is near a running board is refused anyway; this keeps anybody from asking so much else that
it adds up.
"""

from datetime import datetime, timedelta
from typing import Final

from bot.play.base.errors import TooManyEvaluations
from bot.play.base.keys import UserSnowflake
from bot.play.base.use_case import UnitOfWork

EVALUATIONS_A_DAY: Final = 20
"""Days begin at midnight UTC for all, so that a change of time zone gives nobody another twenty."""


def count_evaluations(uow: UnitOfWork, snowflake: UserSnowflake, at: datetime, asked: int = 1) -> bool:
    """Count positions that somebody is about to have evaluated, if they sit at a running game.

    Returns whether they were counted.

    Raises:
        TooManyEvaluations: These would be more than they may have today; they are not counted.
    """
    player = uow.players.find(snowflake)
    if player is None or not uow.tables.is_in_play(player.id):
        return False
    day = day_of(at)
    if uow.evaluations.count(player.id, day, asked) > EVALUATIONS_A_DAY:
        raise TooManyEvaluations(day + timedelta(days=1))
    return True


def give_evaluation_back(uow: UnitOfWork, snowflake: UserSnowflake, at: datetime) -> None:
    """Count one that was asked for at a moment no more, since nothing came of it."""
    player = uow.players.find(snowflake)
    if player is not None:
        uow.evaluations.give_back(player.id, day_of(at))


def day_of(at: datetime) -> datetime:
    return at.replace(hour=0, minute=0, second=0, microsecond=0)
