"""The bot's decisions at a table of two: its own, and for a player who is out of time."""

from dataclasses import dataclass, field

from bot import engine
from bot.analysis import Chances, Evaluator, Question, question_of
from bot.engine.autopilot import next_action
from bot.engine.keys import FIRST_CUBE
from bot.engine.rights import costs_most
from bot.play.heads_up.picture import xgid_of
from bot.play.heads_up.table import HeadsUpTable
from bot.play.kinds.lifecycle import BotDecision
from bot.play.tables.bot_player import SURE, chosen_answer, chosen_play, would_double


@dataclass(frozen=True, slots=True)
class HeadsUpDecision(BotDecision):
    """A decision in a game of two.

    The `question` is all that the strong player is told. For somebody who is absent the cube is left as the
    autopilot's rules have it, unless it `uses_cube`.
    """

    game: engine.Game
    question: Question
    uses_cube: bool = field(default=True, kw_only=True)

    async def decide(self, evaluator: Evaluator, seed: str) -> tuple[engine.Action]:
        """It resigns where playing on would cost the same, but not for somebody else.

        It accepts a resignation that gives what playing on would.
        """
        match self.game.phase:
            case engine.Phase.CUBE | engine.Phase.ANSWER if not self.uses_cube:
                return self.plainly()
            case engine.Phase.RESIGNATION:
                return (await _judged(evaluator, self),)
            case engine.Phase.ANSWER:
                return (await _answer(evaluator, self, seed),)
            case _ if self.is_absent:
                return (await _going_on(evaluator, self, seed),)
            case _:
                return (await _resignation(evaluator, self) or await _going_on(evaluator, self, seed),)

    def plainly(self) -> tuple[engine.Action]:
        return (next_action(self.game),)


async def _going_on(evaluator: Evaluator, asked: HeadsUpDecision, seed: str) -> engine.Action:
    if asked.question.roll is not None:
        return await chosen_play(evaluator, asked.game, asked.question, asked.level, seed)
    is_double = await would_double(evaluator, asked.question, asked.level, seed)
    return engine.OfferDouble() if is_double else engine.RollDice()


async def _answer(evaluator: Evaluator, asked: HeadsUpDecision, seed: str) -> engine.Action:
    answer = engine.AnswerOffer(FIRST_CUBE, await chosen_answer(evaluator, asked.question, asked.level, seed))
    is_legal = answer in engine.legal_actions(asked.game, asked.player)
    return (
        answer if is_legal else engine.AnswerOffer(FIRST_CUBE, engine.Answer.TAKE)
    )  # a cube that may turn no further


async def _resignation(evaluator: Evaluator, asked: HeadsUpDecision) -> engine.OfferResignation | None:
    """To lose what is lost for certain, once that can be no more; None while anything is open."""
    game = asked.game
    if game.position.has_contact or game.terms.checkers != engine.CHECKERS:
        return None
    chances = await _chances(evaluator, asked.question)
    loses = (1 - chances.win, chances.lose_gammon, chances.lose_backgammon, 0.0)
    certain = [kind for kind in engine.WinKind if loses[kind - 1] > 1 - SURE and loses[kind] < SURE]
    offers = [
        each for each in engine.legal_actions(game, asked.player) if isinstance(each, engine.OfferResignation)
    ]
    return max(
        (each for each in offers if certain and each.kind <= certain[0]),
        key=lambda each: each.kind,
        default=None,
    )


async def _judged(evaluator: Evaluator, asked: HeadsUpDecision) -> engine.Action:
    """Whether to accept a resignation: if playing on could win no more, or would win no more on average."""
    game = asked.game
    resignation = game.bets[0].resignation
    if resignation is None:
        raise ValueError("nobody resigns")
    if costs_most(game, resignation.side, game.bets, resignation.kind):
        return engine.AcceptResignation()
    if game.terms.checkers != engine.CHECKERS:  # whose gammons the strong player does not know
        return engine.RefuseResignation()
    chances = await _chances(evaluator, asked.question)  # of whoever resigns
    needed = game.terms.needed_by(resignation.side.other), game.terms.needed_by(resignation.side)
    won, lost = ([_points(game, kind, most) for kind in engine.WinKind] for most in needed)
    expected = _worth((1 - chances.win, chances.lose_gammon, chances.lose_backgammon), won)
    expected -= _worth((chances.win, chances.gammon, chances.backgammon), lost)
    is_enough = won[resignation.kind - 1] >= expected - SURE
    return engine.AcceptResignation() if is_enough else engine.RefuseResignation()


def _points(game: engine.Game, kind: engine.WinKind, most: int | None) -> int:
    """Return the points of a win, but no more than are needed to win the match."""
    points = engine.points_for(kind, game.cubes[0], game.terms)
    return points if most is None else min(points, most)


def _worth(at_least: tuple[float, float, float], points: list[int]) -> float:
    """The points that are won on average, from the chances of each kind of win, or more."""
    single, gammon, backgammon = at_least
    return single * points[0] + gammon * (points[1] - points[0]) + backgammon * (points[2] - points[1])


async def _chances(evaluator: Evaluator, question: Question) -> Chances:
    """Of the side on roll."""
    if question.roll is None:
        return (await evaluator.rate_cube(question.situation)).chances
    best, *_ = await evaluator.rate_plays(question.situation, question.roll)
    return best.chances


def question_about(table: HeadsUpTable) -> Question:
    return question_of(xgid_of(table), table.game.terms.checkers)
