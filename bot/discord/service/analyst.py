"""Makes the analyses that are pending, and tells those who asked.

Pending analyses stand in the database, so they survive a restart. Memory holds only who is waiting for
an answer to a command or a press; anybody else gets a message.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Collection
from contextvars import Context
from datetime import datetime
from functools import partial
from typing import Final, TypeAlias

import discord

from bot.analysis import (
    AnalysisError,
    Chart,
    Depth,
    Evaluator,
    EvaluatorMissing,
    Unanalysable,
)
from bot.discord.posting.delivery import Delivery
from bot.discord.wire.components import ANY_EDITION, PlainView, pinging
from bot.discord.wire.direct_channels import NotNow, NotToday
from bot.discord.wire.failures import ThreadLocked, check_unlocked, is_our_mistake, is_refusal
from bot.discord.wire.languages import Languages
from bot.engine.keys import PlayerId
from bot.metrics import ANALYSES
from bot.play.analysis import analyses
from bot.play.analysis.analyses import AnalysisId, AskedAnalysis, Failure, PendingAnalysis, PendingNotice
from bot.play.base.use_case import Store
from bot.play.kinds.judged import Judged
from bot.play.pages.analysis_pages import notice_panel
from bot.play.text.words import mention
from bot.text.language import speaking

LOG: Final = logging.getLogger(__name__)
PATIENCE_SECONDS: Final = 120.0
"""So long somebody waits for an answer; then they are told by a message."""

LONGEST_SECONDS: Final = {Depth.QUICK: 900.0, Depth.DEEP: 4 * 3600.0}
CHARTS_REMEMBERED: Final = 16
Waiting: TypeAlias = tuple[AnalysisId, PlayerId]
"""An analysis, and a player who is waiting for it."""


class Analyst:
    """Makes pending analyses; what comes meanwhile is taken up as it comes."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        evaluator: Evaluator,
        delivery: Delivery,
        languages: Languages,
        now: Callable[[], datetime],
    ) -> None:
        self._client = client
        self._store = store
        self._evaluator = evaluator
        self._delivery = delivery
        self._languages = languages
        self._now = now
        self._making: dict[AnalysisId, asyncio.Task[None]] = {}
        self._awaited: Counter[Waiting] = Counter()
        self._charts: dict[Chart, bytes] = {}
        self._telling = asyncio.Lock()
        self._delayed: set[int] = set()
        self._is_stopped = False

    @property
    def under_way(self) -> Collection["asyncio.Task[None]"]:
        return self._making.values()

    async def begin(self) -> None:
        """Make what is pending, as far as that is not under way.

        It outlasts whoever asked for it, and has nothing from them, such as their language.
        """
        for key in await self._store.run(analyses.all_pending):
            if key not in self._making and not self._is_stopped:
                self._making[key] = task = Context().run(asyncio.create_task, self._make(key))
                task.add_done_callback(partial(self._end, key))

    def _end(self, analysis_id: AnalysisId, _task: object) -> None:
        del self._making[analysis_id]

    async def stop(self) -> None:
        """Leave pending analyses to the next start; whoever waits is told then."""
        self._is_stopped = True
        for task in self._making.values():
            task.cancel()
        if self._making:
            await asyncio.wait(list(self._making.values()))

    async def wait_for(self, asked: AskedAnalysis) -> bool:
        """Wait for what somebody asked for; False if it takes too long, and they will be told."""
        waiting = (asked.id, asked.player)
        self._awaited[waiting] += 1
        try:
            await self.begin()
            if task := self._making.get(asked.id):
                await asyncio.wait([task], timeout=PATIENCE_SECONDS)
            is_settled = await self._store.run(analyses.is_settled, analysis_id=asked.id)
            if is_settled:
                await self._store.run(
                    analyses.mark_notified, analysis_id=asked.id, player=asked.player, at=self._now()
                )
            return is_settled
        finally:
            self._awaited[waiting] -= 1
            if not self._awaited[waiting]:
                del self._awaited[waiting]

    async def chart(self, chart: Chart) -> bytes:
        """Draw a chart, unless that was just done; raises EvaluatorFailed."""
        if chart not in self._charts:
            drawn = await self._evaluator.draw(chart)
            while len(self._charts) >= CHARTS_REMEMBERED:
                del self._charts[next(iter(self._charts))]
            self._charts[chart] = drawn
        return self._charts[chart]

    async def _make(self, key: AnalysisId) -> None:
        """Make an analysis, store it, and tell; after a failure, the next run begins anew."""
        try:
            if not await self._store.run(analyses.claim, analysis_id=key, at=self._now()):
                return
            pending, began = (
                await self._store.run(analyses.pending_analysis, analysis_id=key),
                time.perf_counter(),
            )
            found = await self._found(pending)
            result = found if isinstance(found, Failure) else "done"
            ANALYSES.labels(pending.depth, result).observe(time.perf_counter() - began)
            if isinstance(found, Failure):
                await self._store.run(analyses.record_failed, analysis_id=key, failure=found)
            else:
                await self._store.run(analyses.record_done, analysis_id=key, analysis=found)
            await self.tell()
        except Exception:  # one that cannot be made holds up no other
            LOG.exception("analysis %d was not made", key)

    async def _found(self, pending: PendingAnalysis) -> Judged | Failure:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(None) as limit:

                def note_progress(_done: int, _of: int) -> None:
                    if limit.when() is None:  # now it is its turn
                        limit.reschedule(loop.time() + LONGEST_SECONDS[pending.depth])

                found = await asyncio.to_thread(pending.to_judge)
                return await found.analysed(self._evaluator, pending.depth, note_progress)
        except TimeoutError:
            LOG.warning("analysis %d took too long", pending.id)
            return Failure.TOO_LONG
        except EvaluatorMissing as error:
            LOG.warning("analysis %d: %s", pending.id, error.reason)
            return Failure.MISSING
        except Unanalysable as error:
            LOG.warning("analysis %d: %s", pending.id, error.reason)
            return Failure.UNREADABLE
        except AnalysisError as error:
            LOG.warning("analysis %d: %s", pending.id, error.reason)
            return Failure.BROKEN

    async def tell(self) -> None:
        """Tell everybody what came of what they asked for, but for those who wait for an answer."""
        async with self._telling:
            await self._tell_all()

    async def _tell_all(self) -> None:
        for notice in await self._store.run(analyses.notices, at=self._now()):
            if self._awaited[notice.id, notice.player.id] or self._is_stopped:
                continue
            try:
                await self._tell(notice)
            except NotNow:
                return
            except Exception as error:
                if notice.nonce not in self._delayed:  # once, not in each run
                    self._delayed.add(notice.nonce)
                    if is_our_mistake(error):
                        LOG.exception("nobody was told of analysis %d", notice.id)
                    else:
                        LOG.warning("nobody was told of analysis %d: %r", notice.id, error)
                continue
            self._delayed.discard(notice.nonce)
            await self._store.run(
                analyses.mark_notified, analysis_id=notice.id, player=notice.player.id, at=self._now()
            )

    async def _tell(self, notice: PendingNotice) -> None:
        """By a direct message; where that is refused, in the channel where they asked."""
        with speaking(self._languages.of_player(notice.player.snowflake)):
            try:
                direct = await self._delivery.direct_channels.of(notice.player)
                place = self._client.get_partial_messageable(direct)
                view = PlainView(notice_panel(notice), notice.table, edition=ANY_EDITION)
                await place.send(view.text, view=view, nonce=notice.nonce)
            except NotToday:
                await self._tell_in_channel(notice)
            except discord.HTTPException as error:
                is_heeded = await self._delivery.direct_channels.heed(error) is not None
                if is_our_mistake(error) or not (is_heeded or is_refusal(error)):
                    raise
                await self._tell_in_channel(notice)

    async def _tell_in_channel(self, notice: PendingNotice) -> None:
        """Unless Discord refuses that too: then there is nowhere left to tell them."""
        if notice.channel is None or notice.guild is None:
            return
        panel = notice_panel(notice, mention=mention(notice.player))
        view = PlainView(panel, notice.table, edition=ANY_EDITION)
        try:
            await check_unlocked(self._client, notice.channel)
            await self._client.get_partial_messageable(notice.channel, guild_id=notice.guild).send(
                view.text,
                view=view,
                allowed_mentions=pinging([notice.player]),
                nonce=notice.nonce,
            )
        except (discord.HTTPException, ThreadLocked) as error:
            if is_our_mistake(error) or not (is_refusal(error) or isinstance(error, ThreadLocked)):
                raise
            LOG.warning("nobody was told of analysis %d: %r", notice.id, error)
