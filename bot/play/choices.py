"""What the bot chooses as a player, whatever the kind of table: a play, a double, an answer, a price."""

from typing import Final

from bot.analysis import CubeAction, Evaluator, Level, Question, Unanalysable
from bot.engine import Answer, Game, MakePlay, format_play

ANSWERS: Final = {
    CubeAction.TAKE: Answer.TAKE,
    CubeAction.PASS: Answer.DROP,
    CubeAction.BEAVER: Answer.BEAVER,
    CubeAction.RACCOON: Answer.RACCOON,
}
SURE: Final = 0.0005
"""A chance that is smaller is none: no evaluation is exact."""


async def chosen_play(
    evaluator: Evaluator, game: Game, question: Question, level: Level, seed: str
) -> MakePlay:
    """The play of a roll; raises AnalysisError."""
    if question.roll is None:
        raise ValueError("no roll is to be played")
    notation = await evaluator.choose_play(question.situation, question.roll, level, seed)
    for play in game.plays:
        if format_play(play) == notation:
            return MakePlay(play)
    raise Unanalysable(f"{notation!r} is no play of this roll.")


async def would_double(evaluator: Evaluator, question: Question, level: Level, seed: str) -> bool:
    """Whether to double before the roll; raises AnalysisError."""
    return await evaluator.choose_cube(question.situation, None, level, seed) is CubeAction.DOUBLE


async def chosen_answer(evaluator: Evaluator, question: Question, level: Level, seed: str) -> Answer:
    """The answer to an open offer, whether or not it may be raised; raises AnalysisError."""
    return ANSWERS[await evaluator.choose_cube(question.situation, question.offer, level, seed)]


async def equity(evaluator: Evaluator, question: Question) -> float:
    """What the side on roll can expect, in points of the cube as it lies; raises AnalysisError."""
    if question.roll is not None:
        best, *_ = await evaluator.rate_plays(question.situation, question.roll)
        return best.equity
    rating = await evaluator.rate_cube(question.situation)
    if not question.situation.may_double:
        return rating.no_double
    return max(rating.no_double, min(rating.double_take, rating.double_pass))
