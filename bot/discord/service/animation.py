"""Draws moving pictures in a process of its own, so that the bot can answer others meanwhile."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Final

from bot import processes
from bot.play.base.errors import AtWorkAlready, FilmTooLong, TooMuchWork
from bot.play.base.keys import UserSnowflake
from render.animation_process import HEADER_BYTES, AnimationRequest, packed

PREFIX: Final = "BARPOINT_"
"""The settings, which hold the bot's secrets, are not for this process."""

LOG: Final = logging.getLogger(__name__)
COMMAND: Final = (sys.executable, "-m", "render.animation_process")
LONGEST_SECONDS: Final = 120.0
"""A game of 60 plays takes five."""


class AnimationProcess:
    """The process, started by the first request, and again where it has ended; it ends with the bot."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._busy: set[UserSnowflake] = set()
        self._newest: tuple[AnimationRequest, bytes] | None = None

    @property
    def process_id(self) -> int | None:
        """The process that runs now, if one does."""
        return self._process.pid if self._process else None

    def is_soon(self, person: UserSnowflake, request: AnimationRequest) -> bool:
        """Whether `draw` answers at once: with a play while it rests, what it just drew, or a refusal."""
        is_newest = self._newest is not None and self._newest[0] == request
        return is_newest or person in self._busy or (request.most_bytes is None and not self._turn.locked())

    async def draw(self, person: UserSnowflake, request: AnimationRequest) -> bytes:
        """Draw in turn, but for the newest film, which whoever has seen it may share.

        Raises:
            AtWorkAlready: Something is drawn for that person already.
            FilmTooLong: It does not fit into what may be uploaded.
            TooMuchWork: It takes too long.
            OSError: The process does not start.
        """
        if self._newest is not None and self._newest[0] == request:
            return self._newest[1]
        if person in self._busy:
            raise AtWorkAlready
        self._busy.add(person)
        try:
            async with self._turn:
                picture = await self._drawn(request)
        finally:
            self._busy.discard(person)
        if not picture:
            raise FilmTooLong
        if request.most_bytes is not None:
            self._newest = request, picture
        return picture

    async def _drawn(self, request: AnimationRequest) -> bytes:
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                try:
                    return await self._asked(request)
                except (asyncio.IncompleteReadError, ConnectionError):
                    LOG.warning("the process that draws moving pictures has ended; another is started")
                    await self.close()
                    return await self._asked(request)
        except TimeoutError:
            await self.close()
            raise TooMuchWork from None
        except asyncio.IncompleteReadError as error:
            await self.close()
            raise OSError("the process that draws moving pictures ends again and again") from error
        except asyncio.CancelledError:
            await self.close()  # its answer would be taken for that to the next request
            raise

    async def _asked(self, request: AnimationRequest) -> bytes:
        if self._process is None:
            known = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, env=known
            )
        source, target = self._process.stdout, self._process.stdin
        if source is None or target is None:
            raise OSError("no pipes")
        target.write(packed(request))
        await target.drain()
        size = int.from_bytes(await source.readexactly(HEADER_BYTES), "big")
        return await source.readexactly(size)

    async def close(self) -> None:
        """End the process, if it runs."""
        process, self._process = self._process, None
        if process is not None:
            await processes.end(process)
