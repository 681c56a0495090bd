"""Decisions of the bot as a player: the strong player chooses, and a later transaction acts.

Nothing depends on memory: the table shows that the bot must decide, and a deadline stays due until it has. So
a lost decision is asked for again. Its seed is a public fact of the game's dice, so the answer is the same
again and gives nothing away.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final

from bot.analysis import CubeAction, Evaluator, Level, Question, Unanalysable
from bot.engine import Answer, Game, MakePlay, format_play
from bot.engine.keys import PlayerId
from bot.play.base.dice_source import DiceSource
from bot.play.base.table import CheckedStart, Outcome, Table
from bot.play.kinds.kind import kind_of
from bot.play.kinds.lifecycle import BotDecision
from bot.play.tables.flow import Flow, load_to_change
from storage import UnitOfWork


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that waits for the bot, at one version of a table.

    Args:
        table: The table as it was read.
        asked: For whom, how well, and what the strong player is asked.
        seed: Public, and the same as long as the game lasts.
        checked_start: What was found out about the start of the game that it may lead to.
    """

    table: Table
    asked: BotDecision
    seed: str
    checked_start: CheckedStart | None = None


@dataclass(frozen=True, slots=True)
class BotChoice:
    """The bot's choice; `is_plain` if the plain autopilot decided, in place of the strong player."""

    actions: Sequence[Any]
    is_plain: bool = False


def decision_at(table: Table) -> Decision | None:
    """Return the bot's next decision at a table; None where people decide."""
    asked = kind_of(table).lifecycle.bot_decision(table)
    if asked is None:
        return None
    seed = table.dice.commitment if table.dice else str(table.id)
    return Decision(table, asked, f"{seed} {table.number}")


async def decide(evaluator: Evaluator, decision: Decision) -> BotChoice:
    """Choose at the bot's level; raises AnalysisError."""
    return BotChoice(await decision.asked.decide(evaluator, decision.seed))


def plainly(decision: Decision) -> BotChoice:
    return BotChoice(decision.asked.plainly(), is_plain=True)


def apply_decision(
    uow: UnitOfWork,
    decision: Decision,
    chosen: BotChoice,
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

    Raises:
        StartDue: The game ends with it, and the next one's start is to be checked.
    """
    lifecycle = kind_of(decision.table).lifecycle
    record, table = load_to_change(uow, lifecycle, decision.table.id)
    if table.version != decision.table.version:
        return Outcome(table, ())
    flow = Flow(uow, lifecycle, record, table, dice_source, at)
    decided = lifecycle.with_decider(table, decision.asked, is_plain=chosen.is_plain)
    flow.table = replace(decided, checked_start=decision.checked_start)
    player = decision.asked.player
    for action in chosen.actions:
        flow.act(player, action, by_itself=decision.asked.is_absent)
    flow.actor = decision.asked.actor if caller is None else caller
    return flow.finish()


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
    """Return the equity of the side on roll, in points of the cube as it lies; raises AnalysisError."""
    if question.roll is not None:
        best, *_ = await evaluator.rate_plays(question.situation, question.roll)
        return best.equity
    rating = await evaluator.rate_cube(question.situation)
    if not question.situation.may_double:
        return rating.no_double
    return max(rating.no_double, min(rating.double_take, rating.double_pass))
