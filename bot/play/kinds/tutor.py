"""The tutor: in a game against the bot, what a decision gives up is said before it is carried out.

So it can be taken back: no dice are thrown, and the bot has not answered. It speaks once about a decision,
whether that is then carried out anyway, or made anew; what is better it says only when asked.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from bot.analysis import BLUNDER, CubeRating, Evaluator, Question, Situation
from bot.engine import (
    CHECKERS,
    Action,
    Answer,
    AnswerOffer,
    MakePlay,
    OfferDouble,
    OfferResignation,
    OfferStage,
    RollDice,
    WinKind,
    format_play,
)
from bot.play.base.table import Table
from bot.text.catalogue import decimal, percent, phrase


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


class CubeFault(StrEnum):
    """A wrong cube decision, as what was done and what was better; or a wrong resignation."""

    ROLL = "roll"  # in place of a double
    DOUBLE = "double"  # in place of a roll
    PASS_TAKE = "pass-take"  # noqa: S105 - not a password
    PASS_BEAVER = "pass-beaver"  # noqa: S105 - not a password
    TAKE_PASS = "take-pass"  # noqa: S105
    TAKE_BEAVER = "take-beaver"
    BEAVER_TAKE = "beaver-take"
    BEAVER_PASS = "beaver-pass"  # noqa: S105
    REFUSE = "refuse"  # a beaver
    ACCEPT = "accept"
    RACCOON_ACCEPT = "raccoon-accept"
    RACCOON_REFUSE = "raccoon-refuse"
    RESIGN = "resign"  # in place of playing on


@dataclass(frozen=True, slots=True)
class Judgement:
    """The loss by a decision, in points of the cube, and what is better: a play, or as the fault says."""

    loss: float
    best: str | CubeFault
    played: str = ""

    def cost(self, situation: Situation) -> str:
        """Return the loss in words, without a hint of what is better."""
        loss = _in_words(self.loss, situation)
        if isinstance(self.best, CubeFault):
            return phrase("tutor-cube", fault=self.best, loss=loss)
        return phrase("tutor-play", play=self.played, loss=loss)

    @property
    def better(self) -> str:
        if isinstance(self.best, CubeFault):
            return phrase("tutor-better-cube", fault=self.best)
        return phrase("tutor-better-play", best=self.best)


def _in_words(loss: float, situation: Situation) -> str:
    """Points of a money game; equity in a match, or chances to win it where the cube is dead for good."""
    match situation.away:
        case None:
            return phrase("tutor-loss", loss=decimal(loss, 2))
        case (1, 1):
            return phrase("tutor-loss-of-chances", chances=percent(loss / 2))
        case _:
            return phrase("tutor-loss-in-match", loss=decimal(loss, 2))


NOTHING: Final = Judgement(0.0, "")


async def judge(evaluator: Evaluator, question: Question, action: Action) -> Judgement | None:
    """Judge a decision; None unless it is a blunder. Raises AnalysisError."""
    if isinstance(action, MakePlay) and question.roll is not None:
        judgement = await _judge_play(evaluator, question, format_play(action.play))
    elif isinstance(action, OfferResignation):
        judgement = await _judge_resignation(evaluator, question, action.kind)
    else:
        judgement = _judge_cube(await evaluator.rate_cube(question.situation), question, action)
    return judgement if judgement.loss > BLUNDER else None


async def _judge_play(evaluator: Evaluator, question: Question, played: str) -> Judgement:
    if question.roll is None:
        return NOTHING
    rated = await evaluator.rate_plays(question.situation, question.roll)
    worth = {each.play: each.equity for each in rated}
    if played not in worth:  # as where the engine knows better than the rules
        return NOTHING
    return Judgement(rated[0].equity - worth[played], rated[0].play, played)


async def _judge_resignation(evaluator: Evaluator, question: Question, kind: WinKind) -> Judgement:
    """Compare playing on with the loss, which is a single game where gammons do not count."""
    situation = question.situation
    if question.roll is None:
        rating = await evaluator.rate_cube(situation)
        doubling = min(rating.double_take, rating.double_pass)
        worth = max(rating.no_double, doubling) if situation.may_double else rating.no_double
    else:
        rated = await evaluator.rate_plays(situation, question.roll)
        if not rated:
            return NOTHING
        worth = rated[0].equity
    lost = kind if situation.gammons_count else WinKind.SINGLE
    return Judgement(worth + lost, CubeFault.RESIGN)


def _judge_cube(rating: CubeRating, question: Question, action: Action) -> Judgement:
    doubling = min(rating.double_take, rating.double_pass)
    match action:
        case RollDice():
            return Judgement(doubling - rating.no_double, CubeFault.ROLL)
        case OfferDouble():
            return Judgement(rating.no_double - doubling, CubeFault.DOUBLE)
        case AnswerOffer(answer=answer) if question.offer is OfferStage.DOUBLE:
            return _judge_answer(rating, answer, may_beaver=question.situation.may_beaver)
        case AnswerOffer(answer=answer):
            return _judge_answer_to_beaver(rating, answer)
        case _:
            return NOTHING


ANSWER_FAULTS: Final = {
    (Answer.DROP, Answer.TAKE): CubeFault.PASS_TAKE,
    (Answer.DROP, Answer.BEAVER): CubeFault.PASS_BEAVER,
    (Answer.TAKE, Answer.DROP): CubeFault.TAKE_PASS,
    (Answer.TAKE, Answer.BEAVER): CubeFault.TAKE_BEAVER,
    (Answer.BEAVER, Answer.TAKE): CubeFault.BEAVER_TAKE,
    (Answer.BEAVER, Answer.DROP): CubeFault.BEAVER_PASS,
}


def _judge_answer(rating: CubeRating, answer: Answer, *, may_beaver: bool) -> Judgement:
    """Of all three answers, what each is worth to whoever doubled."""
    taken, beavered = rating.taken_and_beavered(may_beaver=may_beaver)
    worth = {Answer.TAKE: taken, Answer.DROP: rating.double_pass, Answer.BEAVER: beavered}
    possible = [each for each in worth if may_beaver or each is not Answer.BEAVER]
    best = min(possible, key=lambda each: worth[each])
    fault = ANSWER_FAULTS.get((answer, best))
    return NOTHING if fault is None else Judgement(worth[answer] - worth[best], fault)


def _judge_answer_to_beaver(rating: CubeRating, answer: Answer) -> Judgement:
    """To refuse it costs twice what passing would have won; to raccoon turns the cube once more."""
    _, accepted = rating.taken_and_beavered(may_beaver=True)
    refused = -2 * rating.double_pass
    better = CubeFault.RACCOON_ACCEPT if accepted > refused else CubeFault.RACCOON_REFUSE
    match answer:
        case Answer.DROP:
            return Judgement(accepted - refused, CubeFault.REFUSE)
        case Answer.TAKE:
            return Judgement(refused - accepted, CubeFault.ACCEPT)
        case _:
            return Judgement(max(accepted, refused) - 2 * accepted, better)


def _is_loss_rated(situation: Situation, kind: WinKind) -> bool:
    """Whether it is known here what a loss is worth.

    In a match, that of a gammon depends on the score; and the engine does not know how often fewer than
    fifteen checkers lose one.
    """
    is_single = situation.away is None or kind is WinKind.SINGLE
    return is_single and situation.rules.checkers == CHECKERS


def is_to_be_judged(question: Question, action: Action) -> bool:
    """Whether there is anything to say of a legal action: not where nothing can be decided."""
    match action:
        case MakePlay():
            return question.roll is not None
        case RollDice() | OfferDouble():
            return question.situation.may_double
        case AnswerOffer():
            return question.offer in (OfferStage.DOUBLE, OfferStage.BEAVER)
        case OfferResignation(kind=kind):
            return _is_loss_rated(question.situation, kind)
        case _:
            return False
