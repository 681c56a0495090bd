"""The requests to Discord: how many a second, and by which address."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord

SPAN_SECONDS: Final = 1.0
UNLIMITED: Final = ("/interactions/", "/webhooks/")
"""Answers to interactions do not count: https://docs.discord.com/developers/topics/rate-limits#global-rate-limit"""
API: Final = "/api/v10"


class Pace:
    """At most so many requests in any second; what comes too fast has to wait for its turn."""

    def __init__(self, per_second: int) -> None:
        self._sent: deque[float] = deque(maxlen=per_second)

    def wait(self, now: float) -> float:
        """Take a turn, and return in how many seconds from now that is, by a clock that nobody puts back."""
        is_full = len(self._sent) == self._sent.maxlen
        at = max(now, self._sent[0] + SPAN_SECONDS) if is_full else now
        self._sent.append(at)
        return at - now


_check: ContextVar[Callable[[], None]] = ContextVar("check", default=lambda: None)


@contextmanager
def before_each(check: Callable[[], None]) -> Iterator[None]:
    """Let each request of this task pass a check just before it is sent; what that raises stops it."""
    token = _check.set(check)
    try:
        yield
    finally:
        _check.reset(token)


def paced(trace: aiohttp.TraceConfig, pace: Pace) -> aiohttp.TraceConfig:
    """The trace, which also lets requests keep a pace: each attempt passes it just before it is sent."""

    async def begin(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        if not any(kind in request.url.path for kind in UNLIMITED):
            await asyncio.sleep(pace.wait(asyncio.get_running_loop().time()))
        _check.get()()

    trace.on_request_start.append(begin)
    return trace


def send_through(proxy: str) -> None:
    """Send all requests to a proxy's address in Discord's place, which minds the limits of all processes."""
    discord.http.Route.BASE = proxy + API
