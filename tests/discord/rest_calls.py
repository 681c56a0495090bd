"""The calls between the bot and the simulated Discord, and the moments at which they can be cut off."""

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Concatenate, ParamSpec, TypeVar

from aiohttp import ServerDisconnectedError
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router

from storage import Database, UnitOfWork
from storage.errors import DatabaseUnavailable
from tests.discord.strict_discord import check_call, check_quarantine, strictly
from tests.discord.strict_messages import (
    NONCES_KEPT,
    as_answered,
    channel_of_post,
    check_sent,
    check_taken,
    pinged_by,
)

P = ParamSpec("P")
T = TypeVar("T")


@dataclass
class Call:
    """One REST call by the bot; `message` is the message that it sends or edits, if it does."""

    method: str
    path: str
    message: dict[str, Any]
    is_taken: bool = False

    @property
    def is_post(self) -> bool:
        """Whether it posts a message that the whole channel sees."""
        return channel_of_post(self.method, self.path) is not None

    @property
    def is_edit(self) -> bool:
        """Whether it edits a message that the whole channel sees."""
        return self.method == "PATCH" and re.fullmatch(r"/channels/\d+/messages/\d+", self.path) is not None

    @property
    def pinged(self) -> list[int]:
        """The people whom Discord notifies of a post, and names: those who are mentioned and may be."""
        return pinged_by(self.message)


class CrashPoints:
    """Counts the moments at which the bot can die, or be let down, and makes one of them do so."""

    def __init__(self) -> None:
        self.moments: list[str] = []
        self.dies_at: int | None = None
        self.fails_at: int | None = None
        self.is_dead = False
        self.watch: Callable[[str], None] = lambda _moment: None

    def arm(self, *, dies_at: int | None = None, fails_at: int | None = None) -> None:
        """Begin to count anew; nothing happens after the last moment, or without a number."""
        self.moments, self.is_dead = [], False
        self.dies_at, self.fails_at = dies_at, fails_at
        self.watch = lambda _moment: None

    @property
    def has_struck(self) -> bool:
        """Whether the moment has come."""
        return len(self.moments) > min(each for each in (self.dies_at, self.fails_at) if each is not None)

    def pass_by(self, moment: str, failure: Exception | None = None) -> None:
        """Come to the next moment; once dead, the bot does nothing any more."""
        if self.fails_at is not None and failure is None:
            return
        number = len(self.moments)
        self.moments.append(moment)
        self.watch(moment)
        if self.is_dead or number == self.dies_at:
            self.is_dead = True
            raise asyncio.CancelledError
        if number == self.fails_at and failure is not None:
            raise failure


class FragileStore:
    """A database that can fail before a transaction or within it, and whose caller can die after it."""

    def __init__(self, database: Database, crash_points: CrashPoints) -> None:
        self._database = database
        self._peril = crash_points

    @property
    def name(self) -> str:
        return self._database.name

    async def run(
        self, work: Callable[Concatenate[UnitOfWork, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        lost = DatabaseUnavailable("the test's database", "it was unplugged")

        def watched(uow: UnitOfWork) -> T:
            result = work(uow, *args, **kwargs)
            self._peril.pass_by("before a commit", lost)
            return result

        self._peril.pass_by("before a transaction", lost)
        result = await self._database.run(watched)
        self._peril.pass_by("after a commit")
        return result

    def one_at_a_time(self) -> AbstractAsyncContextManager[None]:
        return self._database.one_at_a_time()

    async def scrub(self) -> None:
        self._peril.pass_by("before a scrub", DatabaseUnavailable("the test's database", "it was unplugged"))
        await self._database.scrub()
        self._peril.pass_by("after a scrub")


@dataclass
class RestCalls:
    """The bot's REST calls, on their way to SimCord.

    None may break a limit of Discord's, or a rule of ours for messages: `broken` keeps what did, and the
    server fails as it ends. It knows rules of Discord's that SimCord does not, such as that an enforced nonce
    that is used again within minutes posts nothing, and returns the message that it posted before.
    """

    crash_points: CrashPoints
    calls: list[Call] = field(default_factory=list)
    drops: Callable[[Call], bool] = lambda _call: False
    posted: dict[str, tuple[datetime, Any]] = field(default_factory=dict)
    blocked: set[str] = field(default_factory=set)
    """The words, in small letters, that a server's AutoMod blocks."""
    broken: list[str] = field(default_factory=list)
    is_quarantined: bool = False

    def forget_nonces(self) -> None:
        """Do what Discord does after a few minutes."""
        self.posted.clear()

    @property
    def posts(self) -> list[Call]:
        """The messages that came to stand in a channel."""
        return [call for call in self.calls if call.is_post and call.is_taken]

    @property
    def edits(self) -> list[Call]:
        """The edits of messages in a channel."""
        return [call for call in self.calls if call.is_edit and call.is_taken]

    @property
    def pings(self) -> list[int]:
        """The people whom the posts have notified, in order; edits notify nobody."""
        return [user for call in self.posts for user in call.pinged]

    @contextmanager
    def tapped(self) -> Iterator[None]:
        """Let every call run through here."""
        dispatch = router.dispatch

        def tapping(backend: Backend, method: str, path: str, **more: Any) -> Any:
            json = more.get("json")
            body = json if isinstance(json, dict) else {}
            call = Call(method, path, (body.get("data") or {}) if path.endswith("/callback") else body)
            self.calls.append(call)
            self._hold(backend, call)
            self.crash_points.pass_by(f"before {method} {path}", BackendError(503, 0, "Service Unavailable"))
            if self.drops(call):
                raise ServerDisconnectedError
            check_call(backend, method, path)
            if self.is_quarantined:
                check_quarantine(backend, method, path, body)
            check_taken(backend, method, path, call.message, self.blocked, has_files=bool(more.get("files")))
            response = self._carry_out(backend, call, lambda: dispatch(backend, method, path, **more))
            self.crash_points.pass_by(f"after {method} {path}")
            return response

        router.dispatch = tapping
        try:
            with strictly():
                yield
        finally:
            router.dispatch = dispatch
        assert not self.broken, "\n".join(self.broken)

    def _hold(self, backend: Backend, call: Call) -> None:
        """Note a message that is not as ours must be, however the bot takes the failure."""
        try:
            check_sent(backend, call.method, call.path, call.message)
        except AssertionError as error:
            self.broken.append(f"{call.method} {call.path}: {error}")
            raise

    def _carry_out(self, backend: Backend, call: Call, send: Callable[[], Any]) -> Any:
        nonce, now = call.message.get("nonce") if call.is_post else None, backend.clock.now()
        if nonce in self.posted and now - self.posted[nonce][0] < NONCES_KEPT:
            return self.posted[nonce][1]
        response = as_answered(backend, call.method, send())
        call.is_taken = True
        if nonce is not None:
            self.posted[nonce] = now, response
        return response
