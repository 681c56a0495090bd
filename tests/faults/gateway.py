"""The gateway of the stand-in for Discord: one session at a time, which can be dropped and resumed."""

import asyncio
import copy
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import discord
from aiohttp import web
from simcord import intents
from simcord.backend import Backend, serializers

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 10, 11
HEARTBEAT_MILLISECONDS = 400  # discord.py gives up a gateway that is silent for a minute of its hurried time
UNKNOWN_ERROR = 4000  # a close code after which a session may be resumed
INTENTS = discord.Intents(guilds=True)


class Gateway:
    """Sends the backend's events to the bot that is connected, if one is."""

    def __init__(self, backend: Backend) -> None:
        self.url = ""
        self.identified = 0
        self._backend = backend
        self._socket: web.WebSocketResponse | None = None
        self._sent: list[dict[str, Any]] = []
        self._repeats = 0
        self._tasks: set[asyncio.Task[None]] = set()
        backend.subscribers.append(self._announce)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Speak to one connection until it ends."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        with suppress(ConnectionError):  # a bot that leaves, or is killed, does not wait for an answer
            await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MILLISECONDS}})
            async for frame in socket:
                await self._answer(socket, frame.json())
        return socket

    async def _answer(self, socket: web.WebSocketResponse, message: dict[str, Any]) -> None:
        if message["op"] == HEARTBEAT:
            await socket.send_json({"op": HEARTBEAT_ACK})
        elif message["op"] == IDENTIFY:
            self._sent.clear()
            self._socket = socket
            self.identified += 1
            self._send("READY", self._ready())
            for guild in self._backend.guilds.values():
                self._send("GUILD_CREATE", serializers.guild_create_payload(self._backend, guild))
        elif message["op"] == RESUME:
            self._socket = socket
            await self._resume(message["d"]["seq"] or 0)  # null for a bot that has heard nothing yet

    async def drop(self, repeats: int) -> None:
        """Close the connection so that the bot resumes it, and hears so many events again."""
        assert self._socket is not None
        socket, self._socket, self._repeats = self._socket, None, repeats
        await socket.close(code=UNKNOWN_ERROR)

    async def _resume(self, seen: int) -> None:
        assert self._socket is not None
        missed = [event for event in self._sent if event["s"] > seen - self._repeats]
        self._repeats = 0
        for event in missed:
            await self._socket.send_json(event)
        self._send("RESUMED", {})

    def _announce(self, event: str, payload: Mapping[str, Any]) -> None:
        gate = intents.required_intent(event, payload)
        if gate is None or getattr(INTENTS, gate):
            self._send(event, payload)

    def _send(self, event: str, payload: Mapping[str, Any]) -> None:
        data = copy.deepcopy(dict(payload))
        if event == "GUILD_CREATE":
            intents.prune_guild_create(data, INTENTS, self._backend.bot_user.id)
        message = {"op": DISPATCH, "t": event, "s": len(self._sent) + 1, "d": data}
        self._sent.append(message)
        if self._socket is not None and not self._socket.closed:
            task = asyncio.get_running_loop().create_task(self._deliver(self._socket, message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _deliver(self, socket: web.WebSocketResponse, message: dict[str, Any]) -> None:
        with suppress(ConnectionError):
            await socket.send_json(message)

    def _ready(self) -> dict[str, Any]:
        return {
            "v": 10,
            "user": dict(serializers.user_payload(self._backend.bot_user)),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in self._backend.guilds],
            "session_id": "stand-in",
            "resume_gateway_url": self.url,
            "application": {"id": str(self._backend.application_id), "flags": 0},
        }
