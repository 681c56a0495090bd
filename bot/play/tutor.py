"""The tutor: in a game against the bot, what a decision gives up is said before it is carried out.

So it can be taken back: nothing is stored, no dice are thrown, and the bot has not answered. Whoever goes on
anyway is not asked again.
"""

from dataclasses import dataclass
from typing import Any, Final

from bot.analysis import BLUNDER, CubeAction, CubeRating, Evaluator, Question
from bot.engine import Action, Answer, AnswerOffer, MakePlay, OfferDouble, OfferStage, RollDice, format_play
from bot.play.table import Table
from bot.text.catalogue import phrase
from bot.text.numbers import decimal


@dataclass(frozen=True, slots=True)
class Lesson:
    """A decision that the tutor is to look at: the table as it stands, the action, and what was to decide."""

    table: Table
    action: Any  # of the table's kind
    question: Question


class LessonDue(Exception):
    """The tutor is to look at a decision before it is carried out; nothing has happened."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(f"table {lesson.table.id}")
        self.lesson = lesson


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a decision gives up, in points of the cube, and what is better: a play, or a cube action."""

    loss: float
    best: str | CubeAction
    played: str = ""

    @property
    def text(self) -> str:
        loss = decimal(self.loss, 2)
        if isinstance(self.best, CubeAction):
            return phrase("tutor-cube", best=self.best.replace(" ", "-"), loss=loss)
        return phrase("tutor-play", play=self.played, best=self.best, loss=loss)


NOTHING: Final = Verdict(0.0, "")


async def judge(evaluator: Evaluator, lesson: Lesson) -> Verdict | None:
    """What a decision gives up, if that is a blunder; raises AnalysisError."""
    question, action = lesson.question, lesson.action
    if isinstance(action, MakePlay) and question.roll is not None:
        verdict = await _judge_play(evaluator, question, format_play(action.play))
    else:
        verdict = _judge_cube(await evaluator.rate_cube(question.situation), action)
    return verdict if verdict.loss > BLUNDER else None


async def _judge_play(evaluator: Evaluator, question: Question, played: str) -> Verdict:
    if question.roll is None:
        return NOTHING
    rated = await evaluator.rate_plays(question.situation, question.roll)
    worth = {each.play: each.equity for each in rated}
    if played not in worth:  # as where the engine knows better than the rules
        return NOTHING
    return Verdict(rated[0].equity - worth[played], rated[0].play, played)


def _judge_cube(rating: CubeRating, action: Action) -> Verdict:
    doubling = min(rating.double_take, rating.double_pass)
    match action:
        case RollDice():
            return Verdict(doubling - rating.no_double, CubeAction.DOUBLE)
        case OfferDouble():
            return Verdict(rating.no_double - doubling, CubeAction.NO_DOUBLE)
        case AnswerOffer(answer=Answer.DROP):
            return Verdict(rating.double_pass - rating.double_take, CubeAction.TAKE)
        case AnswerOffer():
            return Verdict(rating.double_take - rating.double_pass, CubeAction.PASS)
        case _:
            return NOTHING


def is_to_be_judged(question: Question, action: Action) -> bool:
    """Whether there is anything to say of a legal action: not where nothing can be decided."""
    match action:
        case MakePlay():
            return question.roll is not None
        case RollDice() | OfferDouble():
            return question.situation.may_double
        case AnswerOffer():
            return question.offer is OfferStage.DOUBLE
        case _:
            return False
