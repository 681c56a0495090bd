"""What the bot does by itself, again and again: it delivers what is still owed, and forgets what is old."""

import asyncio
import logging
from functools import partial
from typing import Final

from discord.ext import tasks

from bot.services.tables import forget_interactions
from bot.ui.desk import Desk

LOG: Final = logging.getLogger(__name__)
ROUND_SECONDS: Final = 15.0


class Rounds:
    """The periodic round of a running bot."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def start(self) -> None:
        """Begin the rounds, the first of them at once; a second start changes nothing."""
        if not self._round.is_running():
            self._round.start()

    def stop(self) -> None:
        """End the rounds."""
        self._round.cancel()

    @tasks.loop(seconds=ROUND_SECONDS)
    async def _round(self) -> None:
        # A task of its own, so that stopping the rounds cuts no delivery in two.
        await asyncio.create_task(self._go_round())

    async def _go_round(self) -> None:
        try:
            await self._desk.delivery.deliver_due()
            await self._desk.store.run(partial(forget_interactions, at=self._desk.now()))
        except Exception:  # a loop that raises is never run again
            LOG.exception("a round was not finished; the next one goes on")
