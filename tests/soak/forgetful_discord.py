"""Discord in the bot's own process: no sockets, a clock that is put forward, and nothing kept of the past.

The bot is the real one with the real discord.py. Its requests end where aiohttp would send them, and are
carried out on SimCord's Discord at once; events come in where the gateway's are read. What SimCord writes
down for tests is thrown away, so that whatever grows here is the bot's.
"""

import asyncio
import copy
import json
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from io import BytesIO
from types import SimpleNamespace, TracebackType
from typing import Any, Self, TypeVar
from unittest.mock import patch

import aiohttp
import yarl
from discord.ui import view
from simcord import intents
from simcord.backend import Backend, serializers
from simcord.backend.cdn import CdnStore
from simcord.backend.errors import BackendError
from simcord.backend.models import Message
from simcord.http import client, router

from bot.analysis import Evaluator, EvaluatorMissing
from bot.configuration import Settings
from bot.discord.client import BarpointBot, create_bot
from bot.discord.wire.custom_ids import parse_custom_id
from bot.play.base.dice_source import DiceSource
from storage import Database
from tests.faults.calls import Upload, custom_ids
from tests.faults.discord_address import API
from tests.faults.faulty_discord import LOOKS_BACK, TOKEN
from tests.faults.gateway import INTENTS

T = TypeVar("T")
assert client  # importing it registers SimCord's routes
NEWEST = 2
"""So many of a channel's messages are kept, and those on which somebody can act."""


class PutForward(asyncio.SelectorEventLoop):
    """An event loop whose clock can be put forward: what waits until then goes on at once."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


class Answer:
    """Discord's answer, as discord.py reads it."""

    headers: Mapping[str, str] = {"content-type": "application/json"}

    def __init__(self, status: int, content: Any) -> None:
        self.status = status
        self.reason = ""
        self._content = content

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None

    async def text(self, **_: str) -> str:
        return json.dumps(self._content)


class NoStrongPlayer(Evaluator):
    """As where it is not installed: an autopilot plays by itself, and no other process is started."""

    async def _ask(self, *_: Any) -> Any:
        raise EvaluatorMissing("there is none")


class ForgetfulDiscord:
    """SimCord's Discord, and a bot that speaks with it."""

    def __init__(self, loop: PutForward) -> None:
        self.backend = Backend()
        self.backend.clock.advance((datetime.now(UTC) - self.backend.clock.now()).total_seconds())
        self.requests = 0
        self._loop = loop
        self._calm: set[asyncio.Task[Any]] = set()

    def ask(self, work: Callable[[Backend], T]) -> T:
        return work(self.backend)

    @asynccontextmanager
    async def serving(self, database: Database, dice_source: DiceSource) -> AsyncIterator[BarpointBot]:
        """Let a bot run on a database, and know all servers that there are."""
        now, nobody = self.backend.clock.now, NoStrongPlayer()
        bot = create_bot(Settings(), database, now=now, dice_source=dice_source, evaluator=nobody)
        state = bot._connection  # noqa: SLF001 - what the gateway tells it
        user = dict(serializers.user_payload(self.backend.bot_user))
        application = {"id": str(self.backend.application_id), "flags": 0}
        guilds = [{"id": str(guild), "unavailable": True} for guild in self.backend.guilds]
        with self._reached():
            async with bot:
                await bot.login(TOKEN)
                state.parsers["READY"]({"user": user, "guilds": guilds, "application": application})
                self.backend.subscribers.append(lambda event, payload: self._tell(bot, event, payload))
                for guild in self.backend.guilds.values():
                    self.backend.emit("GUILD_CREATE", serializers.guild_create_payload(self.backend, guild))
                await self._let_loop_pass(60)
                await bot.wait_until_ready()
                await self.settle()
                self._calm = asyncio.all_tasks()
                yield bot
                self.backend.subscribers.clear()

    async def settle(self) -> None:
        """Wait until the bot has nothing more to do."""
        while busy := {task for task in asyncio.all_tasks() - self._calm if not is_waiting(task)}:
            await asyncio.wait(busy)

    async def let_pass(self, seconds: float) -> None:
        """Put the clock forward, and let the bot do what is due by then."""
        self.backend.clock.advance(seconds)
        self._forget()
        await self._let_loop_pass(seconds)

    async def _let_loop_pass(self, seconds: float) -> None:
        self._loop.ahead += seconds
        await asyncio.sleep(0.01)
        await self.settle()

    @contextmanager
    def _reached(self) -> Iterator[None]:
        async def request(_: aiohttp.ClientSession, method: str, url: str, **more: Any) -> Answer:
            return await self._carry_out(method, yarl.URL(url), more.get("data"), more.get("params"))

        with (
            patch.object(aiohttp.ClientSession, "_request", request),
            patch.object(
                view, "time", SimpleNamespace(monotonic=self._loop.time)
            ),  # when views are forgotten
        ):
            yield

    async def _carry_out(
        self, method: str, url: yarl.URL, data: Any, params: Mapping[str, Any] | None
    ) -> Answer:
        """Answer a request."""
        await asyncio.sleep(0)  # another task may come between, as it may on the way to Discord
        self.requests += 1
        is_form = isinstance(data, aiohttp.FormData)
        body, files = read_form(data) if is_form else (json.loads(data or "null"), [])
        path, given = url.path.removeprefix(API), dict(url.query) | dict(params or {})
        try:
            answer = router.dispatch(self.backend, method, path, json=body, params=given, files=files)
        except BackendError as error:
            return Answer(error.status, error.to_json())
        return Answer(200 if answer is not None else 204, answer)

    @staticmethod
    def _tell(bot: BarpointBot, event: str, payload: Mapping[str, Any]) -> None:
        gate = intents.required_intent(event, payload)
        if gate is not None and not getattr(INTENTS, gate):
            return
        data = copy.deepcopy(dict(payload))
        if event == "GUILD_CREATE":
            intents.prune_guild_create(data, INTENTS, int(data["owner_id"]))
        bot._connection.parsers[event](data)  # noqa: SLF001 - what the gateway calls

    def _forget(self) -> None:
        """Throw away what nobody asks for again; no id comes twice, since the clock was put forward."""
        backend = self.backend
        for past in (
            backend.transcript,
            backend.http_requests,
            backend.interactions,
            backend.interaction_tokens,
        ):
            past.clear()
        backend._reserved_ids.clear()  # noqa: SLF001
        backend._sequences.clear()  # noqa: SLF001
        backend.cdn = CdnStore()

    def forget_messages(self) -> None:
        """Throw away old messages, but for those on which somebody can act."""
        for messages in self.backend.messages.values():
            for key in [key for key, each in list(messages.items())[:-NEWEST] if not is_live(each)]:
                del messages[key]


def read_form(form: aiohttp.FormData) -> tuple[Any, list[Upload]]:
    """Return the content of a form: its JSON, and the names of its files, which nobody looks at."""
    parts = {fields["name"]: (fields.get("filename"), value) for fields, _, value in form._fields}
    body = json.loads(parts.pop("payload_json")[1])
    return body, [Upload(name or "", BytesIO(b"-"), None) for name, _ in parts.values()]


def is_live(message: Message) -> bool:
    """Whether everybody can act on a message."""
    if message.is_ephemeral:
        return False
    acts = {parse_custom_id(each).kind for each in custom_ids(list(message.components))}
    return bool(acts - LOOKS_BACK)


def is_waiting(task: "asyncio.Task[Any]") -> bool:
    """Tell whether a task waits for time to pass: a view's, or the scheduler's alarm; or is this one."""
    name = task.get_coro().__qualname__
    return task is asyncio.current_task() or "timeout_task" in name or name == "Loop._loop"
