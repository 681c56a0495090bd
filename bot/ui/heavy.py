"""Doing what takes long beside everything else: imports and exports of whole matches.

It has a thread of its own, so that it never takes one of those that draw boards, and one piece is done after
another. Each person has one piece at a time under way, which may take so much of the processor's time.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from bot.services.errors import AtWorkAlready
from bot.services.heavy import Check, limited

LONGEST_SECONDS: Final = 10.0
"""Of the processor's time; a long match takes a tenth of one."""
T = TypeVar("T")


class HeavyWork:
    """The thread for what takes long, and for whom (by snowflake) something is under way."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="heavy")
        self._busy: set[int] = set()

    async def run(self, person: int, work: Callable[[Check], T]) -> T:
        """Return what some work comes to, done in its turn.

        Raises:
            AtWorkAlready: Something is under way for that person.
            TooMuchWork: It took too long.

        """
        if person in self._busy:
            raise AtWorkAlready
        self._busy.add(person)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, lambda: work(limited(LONGEST_SECONDS)))
        finally:
            self._busy.discard(person)

    def close(self) -> None:
        """Begin nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
