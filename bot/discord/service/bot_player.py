"""The bot plays: it asks the strong player outside of any transaction, and acts in one of its own.

Within the press of whoever plays against it, it answers before the board is shown. What it cannot decide
soon stays due, and is decided by the scheduler.
"""

import asyncio
import logging
from asyncio import Semaphore, Task
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Final

from bot.analysis import AnalysisError, Evaluator, EvaluatorFailed
from bot.discord.posting.delivery import Delivery
from bot.discord.posting.lease import NOT_READ, NextPost
from bot.engine.keys import PlayerId
from bot.play.base.dice_source import DiceSource
from bot.play.base.keys import TableId
from bot.play.base.table import CheckedStart, LoggedEvent, Outcome, Table
from bot.play.base.use_case import Store, UnitOfWork
from bot.play.posts.outbox import next_post_of
from bot.play.tables.bot_player import BotChoice, Decision, apply_decision, decide, decision_at, plainly
from bot.play.tables.fair_play import FairPlay
from bot.play.tables.store import load_any

LOG: Final = logging.getLogger(__name__)
PRESS_SECONDS: Final = 10.0
"""How long a press waits for the bot's decisions: the strong player may have to be started for the first."""

LATER_SECONDS: Final = 30.0
TABLES_AT_ONCE: Final = 4


@dataclass(frozen=True, slots=True)
class BotPlayer:
    """The bot as a player, at all tables."""

    store: Store
    delivery: Delivery
    evaluator: Evaluator
    fair_play: FairPlay
    dice_source: DiceSource
    now: Callable[[], datetime]
    under_way: dict[TableId, Task[None]] = field(default_factory=dict)
    turns: Semaphore = field(default_factory=lambda: Semaphore(TABLES_AT_ONCE))

    async def answer(
        self, outcome: Outcome[Any, Any], ready: NextPost, caller: PlayerId | None
    ) -> tuple[Outcome[Any, Any], NextPost]:
        """Decide what the bot has to after an action, while whoever acted waits; returns what came of both.

        What the strong player does not say in time is left for later.
        """
        end = asyncio.get_running_loop().time() + PRESS_SECONDS
        while (decision := decision_at(outcome.table)) is not None:
            try:
                chosen = await self._choose(decision, end)
            except (EvaluatorFailed, TimeoutError) as error:
                LOG.warning("table %d: the bot decides later: %r", decision.table.id, error)
                break
            outcome, ready = await self._do(outcome, decision, chosen, caller)
        return outcome, ready

    def play_later(self, table_id: TableId) -> None:
        """Decide what the bot has to at a table, beside everything else, unless that is under way.

        Meanwhile the table stays this process's. Should another take it over all the same, both may decide,
        but only what is saved first happens.
        """
        if table_id not in self.under_way:
            task = self.under_way[table_id] = asyncio.create_task(self._play(table_id))
            self.delivery.thought_about.add(table_id)
            task.add_done_callback(lambda _task: self._is_done(table_id))

    def _is_done(self, table_id: TableId) -> None:
        self.under_way.pop(table_id)
        self.delivery.thought_about.discard(table_id)

    async def _play(self, table_id: TableId) -> None:
        try:
            async with self.turns:
                table: Table = await self.store.run(load_any, table_id=table_id)
                outcome: Outcome[Any, Any] = Outcome(table, ())
                ready = NOT_READ
                while (decision := decision_at(outcome.table)) is not None:
                    end = asyncio.get_running_loop().time() + LATER_SECONDS
                    try:
                        chosen = await self._choose(decision, end)
                    except (EvaluatorFailed, TimeoutError):
                        LOG.exception("table %d: the autopilot decides for the strong player", table_id)
                        chosen = plainly(decision)
                    outcome, ready = await self._do(outcome, decision, chosen, None)
            await self.delivery.deliver(table_id, ready)
        except Exception:  # the decision stays due
            LOG.exception("table %d: the bot did not play", table_id)

    async def _choose(self, decision: Decision, end: float) -> BotChoice:
        """Return the bot's choice; the autopilot's if there is no strong player, or it has no answer.

        Raises:
            EvaluatorFailed, TimeoutError: It may be asked again.
        """
        try:
            async with asyncio.timeout_at(end):
                return await decide(self.evaluator, decision)
        except EvaluatorFailed:
            raise
        except AnalysisError as error:
            LOG.info("table %d: the autopilot decides: %s", decision.table.id, error)
            return plainly(decision)

    async def _do(
        self,
        before: Outcome[Any, Any],
        decision: Decision,
        chosen: BotChoice,
        caller: PlayerId | None,
    ) -> tuple[Outcome[Any, Any], NextPost]:
        table_id, now = decision.table.id, self.now()
        tickets = self.delivery.tickets(table_id)

        def work(uow: UnitOfWork, start: CheckedStart | None) -> tuple[Outcome[Any, Any], NextPost]:
            checked = replace(decision, checked_start=start)
            done = apply_decision(uow, checked, chosen, self.dice_source, now, caller)
            post = next_post_of(uow, done.table, now)
            return done, NextPost(post, tickets, uow.claims.of(table_id))

        done, ready = await self.fair_play.run(work)
        logged: tuple[LoggedEvent[Any], ...] = (*before.logged, *done.logged)
        asked_again = before.asked_again | done.asked_again
        return replace(done, logged=logged, asked_again=asked_again), ready
