"""Whether the bot itself can play here."""

from bot.analysis import EvaluatorFailed, EvaluatorMissing, Situation
from bot.discord.context import Interaction
from bot.discord.replies import NotPossible
from bot.engine import Position
from bot.text.catalogue import phrase


async def check_opponent(interaction: Interaction, if_missing: str) -> None:
    """Raise NotPossible, with the sentence, where there is no strong player, or it does not answer now."""
    try:
        await interaction.client.context.evaluator.rate_cube(Situation(Position.start()))
    except EvaluatorMissing as error:
        raise NotPossible(if_missing) from error
    except EvaluatorFailed as error:
        raise NotPossible(phrase("opponent-failed")) from error
