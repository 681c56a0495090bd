"""The gateway of the stand-in for Discord: sessions of bots, each for one shard, dropped and resumed."""

import asyncio
import copy
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import discord
from aiohttp import web
from simcord import intents
from simcord.backend import Backend, serializers

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 9, 10, 11
HEARTBEAT_MILLISECONDS = 400  # discord.py gives up a gateway that is silent for a minute of its hurried time
UNKNOWN_ERROR = 4000  # a close code after which a session may be resumed
INTENTS = discord.Intents(guilds=True)


def shard_of(guild: int, count: int) -> int:
    """The shard that hears of a server; of direct messages, the first does."""
    return (guild >> 22) % count


@dataclass
class Session:
    """The events that one shard of a bot has been sent, and over which connection."""

    name: str
    shard: int
    count: int
    socket: web.WebSocketResponse
    sent: list[dict[str, Any]] = field(default_factory=list)

    def hears_of(self, guild: int) -> bool:
        return shard_of(guild, self.count) == self.shard


class Gateway:
    """Sends the backend's events to the bots that are connected, each shard its own."""

    def __init__(self, backend: Backend) -> None:
        self.url = ""
        self.identified = 0
        self._backend = backend
        self._sessions: dict[str, Session] = {}
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
            self._identify(socket, *message["d"].get("shard", (0, 1)))
        elif message["op"] == RESUME:
            # null for a bot that has heard nothing yet
            await self._resume(socket, message["d"]["session_id"], message["d"]["seq"] or 0)

    def _identify(self, socket: web.WebSocketResponse, shard: int, count: int) -> None:
        for name, old in list(self._sessions.items()):
            if old.socket.closed:  # nobody resumes the session of a bot that has ended
                del self._sessions[name]
        self.identified += 1
        session = Session(f"stand-in {self.identified}", shard, count, socket)
        self._sessions[session.name] = session
        self._send(session, "READY", self._ready(session))
        for guild in self._backend.guilds.values():
            if session.hears_of(guild.id):
                payload = serializers.guild_create_payload(self._backend, guild)
                self._send(session, "GUILD_CREATE", payload)

    async def drop(self, repeats: int) -> None:
        """Close the connections so that the bots resume them, and hear so many events again."""
        self._repeats = repeats
        for session in self._sessions.values():
            await session.socket.close(code=UNKNOWN_ERROR)

    async def _resume(self, socket: web.WebSocketResponse, name: str, seen: int) -> None:
        session = self._sessions.get(name)
        if session is None:
            await socket.send_json({"op": INVALID_SESSION, "d": False})
            return
        session.socket = socket
        missed = [event for event in session.sent if event["s"] > seen - self._repeats]
        self._repeats = 0
        for event in missed:
            await socket.send_json(event)
        self._send(session, "RESUMED", {})

    def _announce(self, event: str, payload: Mapping[str, Any]) -> None:
        gate = intents.required_intent(event, payload)
        if gate is not None and not getattr(INTENTS, gate):
            return
        guild = int(payload.get("guild_id") or (payload["id"] if event.startswith("GUILD_") else 0))
        for session in self._sessions.values():
            if session.hears_of(guild):
                self._send(session, event, payload)

    def _send(self, session: Session, event: str, payload: Mapping[str, Any]) -> None:
        data = copy.deepcopy(dict(payload))
        if event == "GUILD_CREATE":
            intents.prune_guild_create(data, INTENTS, self._backend.bot_user.id)
        message = {"op": DISPATCH, "t": event, "s": len(session.sent) + 1, "d": data}
        session.sent.append(message)
        if not session.socket.closed:
            task = asyncio.get_running_loop().create_task(self._deliver(session.socket, message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _deliver(self, socket: web.WebSocketResponse, message: dict[str, Any]) -> None:
        with suppress(ConnectionError):
            await socket.send_json(message)

    def _ready(self, session: Session) -> dict[str, Any]:
        guilds = [guild for guild in self._backend.guilds if session.hears_of(guild)]
        return {
            "v": 10,
            "user": dict(serializers.user_payload(self._backend.bot_user)),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in guilds],
            "session_id": session.name,
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.count],
            "application": {"id": str(self._backend.application_id), "flags": 0},
        }
