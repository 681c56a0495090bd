"""How many positions somebody may have evaluated while they play: so many a day, whatever they are.

What is near a running board is refused anyway; this keeps anybody from asking so much else that
it adds up.
"""

from datetime import datetime, timedelta
from typing import Final

from bot.play.errors import TooManyQuestions
from bot.play.keys import UserSnowflake
from bot.play.use_case import UnitOfWork

QUESTIONS_A_DAY: Final = 20
"""Days begin at midnight UTC for all, so that a change of time zone gives nobody another twenty."""


def count_questions(uow: UnitOfWork, snowflake: UserSnowflake, at: datetime, asked: int = 1) -> None:
    """Count positions that somebody is about to have evaluated, if they sit at a running game.

    Raises:
        TooManyQuestions: These would be more than they may have today; they are not counted.
    """
    player = uow.players.find(snowflake)
    if player is None or not uow.tables.is_in_play(player.id):
        return
    day = at.replace(hour=0, minute=0, second=0, microsecond=0)
    if uow.questions.count(player.id, day, asked) > QUESTIONS_A_DAY:
        raise TooManyQuestions(day + timedelta(days=1))
