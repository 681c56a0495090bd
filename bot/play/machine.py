"""What the bot decides as a player: asked of the strong player, and done in a transaction of its own.

Whoever plays owes nothing to memory: that the bot must decide follows from the table, and a deadline says so
until it is done. So a decision that gets lost is asked for again. The seed of a decision is what everybody
knows of the game's dice, so that it is the same again, and tells nothing.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from bot.analysis import Chances, CubeAction, Evaluator, Question, Unanalysable
from bot.engine import (
    CHECKERS,
    AcceptResignation,
    Action,
    Answer,
    AnswerOffer,
    Game,
    MakePlay,
    OfferDouble,
    OfferResignation,
    Phase,
    RefuseResignation,
    RollDice,
    WinKind,
    format_play,
    legal_actions,
    points_for,
)
from bot.engine.autopilot import next_action
from bot.engine.keys import FIRST_CUBE, PlayerId
from bot.play.dice_source import DiceSource
from bot.play.flow import Flow, load_to_change
from bot.play.kind import kind_of
from bot.play.rules import Asked
from bot.play.table import Outcome, Table
from storage import UnitOfWork

ANSWERS: Final = {
    CubeAction.TAKE: Answer.TAKE,
    CubeAction.PASS: Answer.DROP,
    CubeAction.BEAVER: Answer.BEAVER,
    CubeAction.RACCOON: Answer.RACCOON,
}
SURE: Final = 0.0005
"""A chance that is smaller is none: no evaluation is exact."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What the bot has to decide at a version of a table.

    Args:
        table: The table as it was read.
        asked: For whom, how well, and what the strong player is asked.
        seed: Public, and the same as long as the game lasts.
    """

    table: Table
    asked: Asked
    seed: str

    @property
    def game(self) -> Game:
        return self.asked.game


@dataclass(frozen=True, slots=True)
class Chosen:
    """What the bot does; `is_plain` if the plain autopilot decided, in place of the strong player."""

    action: Action
    is_plain: bool = False


def decision_at(table: Table) -> Decision | None:
    """What the bot has to decide next at a table; None where people decide."""
    asked = kind_of(table).rules.asked(table)
    if asked is None:
        return None
    seed = table.dice.commitment if table.dice else str(table.id)
    return Decision(table, asked, f"{seed} {table.number}")


def plainly(decision: Decision) -> Chosen:
    """What the plain autopilot does."""
    return Chosen(next_action(decision.game), is_plain=True)


async def decide(evaluator: Evaluator, decision: Decision) -> Action:
    """What the bot does at its level; raises AnalysisError.

    It resigns where playing on would cost the same, but not for somebody else, and accepts a resignation that
    gives what playing on would.
    """
    asked = decision.asked
    match decision.game.phase:
        case Phase.CUBE | Phase.ANSWER if not asked.uses_cube:
            return next_action(decision.game)
        case Phase.RESIGNATION:
            return await _judged(evaluator, decision)
        case Phase.ANSWER:
            return await _answer(evaluator, decision)
        case _ if asked.is_absent:
            return await _going_on(evaluator, decision)
        case _:
            return await _resignation(evaluator, decision) or await _going_on(evaluator, decision)


async def _going_on(evaluator: Evaluator, decision: Decision) -> Action:
    question, level, seed = decision.asked.question, decision.asked.level, decision.seed
    if question.roll is None:
        chosen = await evaluator.choose_cube(question.situation, None, level, seed)
        return OfferDouble() if chosen is CubeAction.DOUBLE else RollDice()
    notation = await evaluator.choose_play(question.situation, question.roll, level, seed)
    for play in decision.game.plays:
        if format_play(play) == notation:
            return MakePlay(play)
    raise Unanalysable(f"{notation!r} is no play of this roll.")


async def _answer(evaluator: Evaluator, decision: Decision) -> Action:
    question = decision.asked.question
    chosen = await evaluator.choose_cube(
        question.situation, question.offer, decision.asked.level, decision.seed
    )
    answer = AnswerOffer(FIRST_CUBE, ANSWERS[chosen])
    is_legal = answer in legal_actions(decision.game, decision.asked.player)
    return answer if is_legal else AnswerOffer(FIRST_CUBE, Answer.TAKE)  # a cube that may turn no further


async def _resignation(evaluator: Evaluator, decision: Decision) -> OfferResignation | None:
    """To lose what is lost for certain, once that can be no more; None while anything is open."""
    game = decision.game
    if game.position.has_contact or game.terms.checkers != CHECKERS:
        return None
    chances = await _chances(evaluator, decision.asked.question)
    loses = (1 - chances.win, chances.lose_gammon, chances.lose_backgammon, 0.0)
    certain = [kind for kind in WinKind if loses[kind - 1] > 1 - SURE and loses[kind] < SURE]
    offers = [
        each for each in legal_actions(game, decision.asked.player) if isinstance(each, OfferResignation)
    ]
    return max(
        (each for each in offers if certain and each.kind <= certain[0]),
        key=lambda each: each.kind,
        default=None,
    )


async def _judged(evaluator: Evaluator, decision: Decision) -> Action:
    """Whether to accept a resignation: if playing on would win no more, on average."""
    game = decision.game
    resignation = game.bets[0].resignation
    if resignation is None:
        raise ValueError("nobody resigns")
    if game.terms.checkers != CHECKERS:  # whose gammons the strong player does not know
        return RefuseResignation()
    chances = await _chances(evaluator, decision.asked.question)  # of whoever resigns
    needed = game.terms.needed_by(resignation.side.other), game.terms.needed_by(resignation.side)
    won, lost = ([_points(game, kind, most) for kind in WinKind] for most in needed)
    expected = _worth((1 - chances.win, chances.lose_gammon, chances.lose_backgammon), won)
    expected -= _worth((chances.win, chances.gammon, chances.backgammon), lost)
    is_enough = won[resignation.kind - 1] >= expected - SURE
    return AcceptResignation() if is_enough else RefuseResignation()


def _points(game: Game, kind: WinKind, most: int | None) -> int:
    """What a win counts, but no more than is needed to win the match."""
    points = points_for(kind, game.cubes[0], game.terms)
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


def carry_out(
    uow: UnitOfWork,
    decision: Decision,
    chosen: Chosen,
    dice_source: DiceSource,
    at: datetime,
    caller: PlayerId | None,
) -> Outcome[Any, Any]:
    """Do what was decided, with all that follows by itself.

    A table that has moved on since is left as it is.

    Args:
        uow: The transaction.
        decision: What was to be decided.
        chosen: What the bot does.
        dice_source: Where dice come from.
        at: The present moment.
        caller: Who has just acted and sees the board anyway; None if the bot comes back to them.
    """
    rules = kind_of(decision.table).rules
    record, table = load_to_change(uow, rules, decision.table.id)
    if table.version != decision.table.version:
        return Outcome(table, ())
    flow = Flow(uow, rules, record, table, dice_source, at)
    flow.table = rules.decided(table, decision.asked, is_plain=chosen.is_plain)
    player = decision.asked.player
    flow.act(player, chosen.action, by_itself=decision.asked.is_absent)
    flow.actor = player if caller is None else caller
    return flow.finish()
