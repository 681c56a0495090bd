"""A stand-in for Discord: SimCord's Discord, but behind HTTP and a gateway, for the real discord.py.

It runs in a thread of its own, so it outlives a bot that is killed, and it writes down every call. Each kind
of call can be made to meet faults. It knows rules of Discord's that SimCord does not (docs/discord.md). Each
body must be as Discord's own description of its API says, and as ours must be: where one is not, the test
fails as it leaves the server.
"""

import asyncio
import json
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import timedelta
from itertools import chain, repeat
from types import TracebackType
from typing import Any, ClassVar, Self, TypeVar

import discord
import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.http import client, router

from tests.discord.strict_discord import check_call, strictly
from tests.discord.strict_messages import NONCES_KEPT, as_answered, check_sent, check_taken
from tests.faults.body_check import misfits
from tests.faults.calls import Call, Kind, Moment, read_call
from tests.faults.discord_address import API, point_at
from tests.faults.failures import Fault
from tests.faults.gateway import Gateway

T = TypeVar("T")
assert client  # importing it registers SimCord's routes


class DiscordServer:
    """Discord on a port of this machine; to be entered before use.

    `blocked` are the words, in small letters, that the servers' AutoMod blocks.
    """

    holds_messages: ClassVar[bool] = True
    """Whether all that is sent must be as our messages are."""

    def __init__(self) -> None:
        self.backend = Backend()
        self.gateway = Gateway(self.backend)
        self.calls: list[Call] = []
        self.misfits: list[str] = []
        self.watch: Callable[[Call, Moment], None] = lambda _call, _moment: None
        self.blocked: set[str] = set()
        self.url = ""
        self._posted: dict[str, tuple[int, timedelta]] = {}
        self._age = timedelta()
        self._strictness = ExitStack()
        self._faults: dict[Kind, Iterator[Fault | None]] = defaultdict(lambda: iter(()))
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._strictness.enter_context(strictly())
        self._thread.start()
        self._runner = asyncio.run_coroutine_threadsafe(self._open(), self._loop).result()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._runner.cleanup(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self._strictness.close()
        assert not self.misfits, "\n".join(self.misfits)

    @contextmanager
    def reached(self) -> Iterator[None]:
        """Let discord.py take this for Discord."""
        old = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
        point_at(self.url)
        try:
            yield
        finally:
            discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = old

    def ask(self, work: Callable[[Backend], T]) -> T:
        """Return what the work returns, done where no call is carried out at the same time."""

        async def working() -> T:
            return work(self.backend)

        return asyncio.run_coroutine_threadsafe(working(), self._loop).result()

    def called(self, kind: Kind) -> int:
        """How many calls of a kind have come."""
        return sum(call.kind is kind for call in list(self.calls))

    def emit(self, event: str, payload: dict[str, Any]) -> None:
        """Send an event to the bot."""
        self.ask(lambda backend: backend.emit(event, payload))

    def drop_gateway(self, *, repeats: int = 0) -> None:
        """Close the gateway's connection; a resume repeats so many events that the bot has seen."""
        asyncio.run_coroutine_threadsafe(self.gateway.drop(repeats), self._loop).result()

    def fail(self, kind: Kind, fault: Fault, times: int | None = 1, *, after: int = 0) -> None:
        """Let calls of a kind meet a fault, so often or until healed, once some of them went well."""
        faults = repeat(fault) if times is None else repeat(fault, times)
        self._faults[kind] = chain(self._faults[kind], repeat(None, after), faults)

    def point_gateway_nowhere(self) -> None:
        """Let the gateway be out of reach, while calls are answered."""
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL("ws://127.0.0.1:1/gateway")

    def heal(self) -> None:
        """Let no call meet a fault any more."""
        self._faults.clear()

    def forget_nonces(self) -> None:
        """Do what Discord does after a few minutes."""
        self._posted.clear()

    def let_pass(self, time: timedelta) -> None:
        """Let time pass that nobody has to wait for."""
        self._age += time

    async def _open(self) -> web.AppRunner:
        app = web.Application()
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_route("*", API + "/{path:.*}", self._serve)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        host, port = runner.addresses[0][:2]
        self.url = f"http://{host}:{port}"
        self.gateway.url = f"ws://{host}:{port}/gateway"
        return runner

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        try:
            call = await read_call(request, request.path.removeprefix(API))
        except ConnectionError:  # a bot that is killed while it speaks
            return web.Response()
        self.calls.append(call)
        self.misfits += [*misfits(call.method, call.path, call.json), *self._unlike_ours(call)]
        self.watch(call, Moment.ARRIVED)
        call.fault = next(self._faults[call.kind], None)
        if call.fault is not None:
            await asyncio.sleep(call.fault.delay)
        if call.fault is None or call.fault.is_written:
            status, answer = self._carry_out(call)
            self.watch(call, Moment.WRITTEN)
        else:
            status, answer = 0, None
        if call.fault is not None and call.fault.is_dropped:
            assert request.transport is not None
            request.transport.abort()
            return web.Response()
        if call.fault is not None and call.fault.status:
            return call.fault.response()
        self._loop.call_later(0, self.watch, call, Moment.ANSWERED)
        return _json(status, answer)

    def _carry_out(self, call: Call) -> tuple[int, Any]:
        try:
            answer = self._dispatch(call)
        except BackendError as error:
            call.answered = error.status
            return error.status, error.to_json()
        call.is_taken, call.answered = True, 200
        return (200, answer) if answer is not None else (204, None)

    def _unlike_ours(self, call: Call) -> list[str]:
        try:
            check_sent(self.backend, call.method, call.path, call.content)
        except (AssertionError, KeyError) as error:
            return [f"{call.method} {call.path}: {error!r}"] if self.holds_messages else []
        return []

    def _dispatch(self, call: Call) -> Any:
        nonce = call.body.get("nonce") if call.kind is Kind.POST and call.body.get("enforce_nonce") else None
        posted, at = self._posted.get(nonce or "", (None, timedelta()))
        if posted is not None and self._age - at < NONCES_KEPT:
            call.is_repeat = True  # where it was deleted meanwhile, it is not posted anew, and unknown
            assert call.channel is not None
            return self._as_answered(
                call,
                serializers.message_payload(self.backend, self.backend.get_message(call.channel, posted)),
            )
        self._check(call)
        answer = router.dispatch(
            self.backend, call.method, call.path, json=call.json, params=call.params, files=call.files
        )
        if call.kind is Kind.POST:
            call.message = int(answer["id"])
            if nonce is not None:
                self._posted[nonce] = call.message, self._age
        return self._as_answered(call, answer)

    def _check(self, call: Call) -> None:
        """Raise what Discord refuses and SimCord does not."""
        check_call(self.backend, call.method, call.path)
        has_files = bool(call.files)
        check_taken(self.backend, call.method, call.path, call.content, self.blocked, has_files=has_files)

    def _as_answered(self, call: Call, answer: Any) -> Any:
        return as_answered(self.backend, call.method, answer)


def _json(status: int, answer: Any) -> web.Response:
    if answer is None:
        return web.Response(status=status)
    # discord.py reads an answer as JSON only if its type is just this
    return web.Response(status=status, body=json.dumps(answer).encode(), content_type="application/json")
