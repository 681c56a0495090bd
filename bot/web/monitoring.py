"""Health, readiness and figures over HTTP, for whoever runs the bot."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from http import HTTPStatus
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot import metrics
from bot.configuration import Settings
from bot.discord.service.context import ContextClient
from bot.play.base.use_case import StoreError
from bot.play.posts.scheduling import Figures, read_figures
from bot.running import take_port

LONGEST_READING_SECONDS: Final = 2.0
LONGEST_OVERDUE_SECONDS: Final = 120.0
"""Posts that Discord refuses are put off, so one that is overdue for longer has nobody who delivers it."""


def counting_calls() -> aiohttp.TraceConfig:
    """Counts the calls of Discord by what it answered."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_count_answer)
    trace.on_request_exception.append(_count_cut_off)
    return trace


async def _count_answer(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
) -> None:
    status, headers = params.response.status, params.response.headers
    metrics.DISCORD_CALLS.labels(params.method, str(status)).inc()
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        scope = headers.get("X-RateLimit-Scope")  # none from Cloudflare, in front of Discord
        metrics.RATE_LIMITS.labels(scope if scope in ("user", "global", "shared") else "other").inc()


async def _count_cut_off(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
) -> None:
    metrics.DISCORD_CALLS.labels(params.method, "cut_off").inc()


class Monitor:
    """The answers of a bot's HTTP port."""

    def __init__(self, client: ContextClient) -> None:
        self._client = client

    @property
    def application(self) -> web.Application:
        application = web.Application()
        application.add_routes(
            [
                web.get("/healthz", self.health),
                web.get("/readyz", self.readiness),
                web.get("/metrics", self.metrics),
            ]
        )
        return application

    async def health(self, _request: web.Request) -> web.Response:
        """Answer at all: that shows that the event loop runs."""
        return web.Response(text="ok\n")

    async def readiness(self, _request: web.Request) -> web.Response:
        """Whether Discord's gateway and the database are there, and boards are delivered; 503 if not."""
        figures = await self._figures()
        overdue = None if figures is None else figures.overdue.total_seconds()
        gateway = self._client.is_ready() and not self._client.is_closed()
        is_ready = gateway and overdue is not None and overdue <= LONGEST_OVERDUE_SECONDS
        found = {"gateway": gateway, "database": figures is not None, "overdue_post_seconds": overdue}
        status = HTTPStatus.OK if is_ready else HTTPStatus.SERVICE_UNAVAILABLE
        return web.json_response({"ready": is_ready, **found}, status=status)

    async def metrics(self, _request: web.Request) -> web.Response:
        """For Prometheus. Without the database, what it would have told is left out."""
        figures = await self._figures()
        if figures is None:
            _forget_figures()
        else:
            _note_figures(figures)
        metrics.SERVERS.set(len(self._client.guilds))
        metrics.GATEWAY_SECONDS.set(self._client.latency)
        return web.Response(
            body=generate_latest(metrics.REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    async def _figures(self) -> Figures | None:
        """None if the database does not answer in time."""
        context = self._client.context
        try:
            async with asyncio.timeout(LONGEST_READING_SECONDS):
                return await context.store.run(read_figures, now=context.now())
        except (StoreError, TimeoutError):
            return None


def _note_figures(figures: Figures) -> None:
    metrics.TABLES.clear()  # kinds and statuses that no open table has any more
    for (kind, status), number in figures.tables.items():
        metrics.TABLES.labels(kind, status).set(number)
    metrics.POSTS.set(figures.posts)
    metrics.OLDEST_POST_SECONDS.set(figures.oldest_post.total_seconds())
    metrics.OVERDUE_POST_SECONDS.set(figures.overdue.total_seconds())
    metrics.DEADLINES.set(figures.deadlines)
    metrics.ANALYSES_OWED.set(figures.analyses)


def _forget_figures() -> None:
    metrics.TABLES.clear()
    for gauge in (
        metrics.POSTS,
        metrics.OLDEST_POST_SECONDS,
        metrics.OVERDUE_POST_SECONDS,
        metrics.DEADLINES,
        metrics.ANALYSES_OWED,
    ):
        gauge.set(float("nan"))


def monitored(client: ContextClient, settings: Settings) -> AbstractAsyncContextManager[Any]:
    """Answer over HTTP within, where a port is set.

    Raises:
        SettingsError: The port is taken, or not allowed.
    """
    if settings.http_port is None:
        return nullcontext()
    return serve(client, take_port("http_port", settings.http_port, settings.http_host))


@asynccontextmanager
async def serve(client: ContextClient, door: socket.socket) -> AsyncIterator[None]:
    """Answer at a port within."""
    runner = web.AppRunner(Monitor(client).application, access_log=None)
    await runner.setup()
    try:
        await web.SockSite(runner, door).start()
        yield
    finally:
        await runner.cleanup()
