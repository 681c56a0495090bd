"""The browser's pages: a SimCord preview for each place and reader, all on one simulated Discord."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from copy import deepcopy
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, ClassVar

from aiohttp import web
from simcord.preview import Preview
from simcord.preview._server import PreviewServer

from bot.playground.clients import strangers_hidden
from bot.playground.clock import PlaygroundClock
from bot.playground.world import Place, Reader, World

logger = logging.getLogger(__name__)

TICK_SECONDS = 1.0
FOLLOWING = "/follow.js"
PRESSES = {"click", "select"}
SILENT_ACTIONS = {"autocomplete_command", "browse_candidates", "browse_messages", "configure_presentation"}


class FollowingServer(PreviewServer):
    """Serves SimCord's page with a script of ours, which keeps the newest message in sight."""

    _STATIC_FILES: ClassVar[dict[str, str]] = {**PreviewServer._STATIC_FILES, FOLLOWING: FOLLOWING}  # noqa: SLF001 - SimCord has no public way to add to its page

    async def _static(self, request: web.Request) -> web.Response:
        if request.path == FOLLOWING:
            script = Path(__file__).with_name("follow.js").read_text("utf-8")
            return web.Response(
                text=script, content_type="application/javascript", headers=self._SECURITY_HEADERS
            )
        response: web.Response = await super()._static(request)
        if request.path == "/" and response.text:
            tag = f'<script type="module" src="{FOLLOWING}"></script>'
            response.text = response.text.replace("</body>", f"{tag}</body>")
        return response


class Room(Preview):
    """One place in the browser, entered as one reader; the page can change to the others.

    SimCord allows one preview at a time, and in its whole world one action at a time: an overlapping one
    fails. Rooms therefore wait for their turn, and whoever has it is the one preview that SimCord knows.
    """

    def __init__(self, rooms: "Rooms", place: Place, reader: Reader) -> None:
        others = (other for other in place.readers if other is not reader)
        super().__init__(
            rooms.world.env,
            place.channel,
            (reader, *others),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=0,
        )
        self._server = FollowingServer(self)
        self.rooms = rooms
        self._as_now_from: dict[tuple[str, int], tuple[int, object]] = {}

    async def open(self) -> None:
        self.env._preview = None  # noqa: SLF001 - SimCord has no public way to hold two previews
        await self.__aenter__()

    async def close(self) -> None:
        self.rooms.forget(self)
        await super().close()

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self.rooms.turn:
            self.env._preview = self  # noqa: SLF001 - as in `open`
            result = await super()._action(context_id, self._on_what_is_shown(context_id, body))
            if not result["rejected"] and body.get("kind") not in SILENT_ACTIONS:
                self.rooms.catch_up(but=context_id)
            return result

    def _on_what_is_shown(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Bring an action up to date if the button that it presses still stands.

        Discord takes a press on every message that stands, whatever else has happened since; a preview takes
        it only from a page that is up to date.
        """
        page, target, seen = self._get_page(context_id), body.get("target_id"), body.get("published_revision")
        if body.get("kind") not in PRESSES or not isinstance(target, str) or not isinstance(seen, int):
            return body
        since = self._as_now_from.get((page.id, int(target)))
        is_new = isinstance(body.get("sequence"), int) and body["sequence"] > page.last_sequence
        if since is None or seen < since[0] or not is_new:
            return body
        return {**body, "published_revision": page.revision}

    def _publish(self, page: Any, *, reason: Any = "action") -> None:  # noqa: ANN401 - SimCord's own
        """Send a page what it shows by now, and the time."""
        self._advance_presentation_time()
        with strangers_hidden(self.env.backend, page.channel_id):
            super()._publish(page, reason=reason)
        self._as_now_from = {key: since for key, since in self._as_now_from.items() if key[0] in self._pages}
        for message in map(int, page.snapshot["messages"]):
            components = self.env.backend.get_message(page.channel_id, message).components
            before = self._as_now_from.get((page.id, message))
            if before is None or before[1] != components:
                self._as_now_from[page.id, message] = page.revision, deepcopy(components)

    def catch_up(self, *, but: str | None = None) -> None:
        """Bring every page of this room up to date, except the one that acted: it shows its own action."""
        for page in tuple(self._pages.values()):
            if page is not self._python and page.id != but:
                self._publish(page, reason="refresh")


class Rooms:
    """All open rooms, and the turn that they share."""

    def __init__(self, world: World, clock: PlaygroundClock) -> None:
        self.world = world
        self.clock = clock
        self.turn = asyncio.Lock()
        self._open: dict[tuple[int, int], Room] = {}

    async def enter(self, place: Place, reader: Reader) -> str:
        """The address at which `reader` sees `place`."""
        key = (place.channel.id, reader.id)
        async with self.turn:
            if key not in self._open:
                room = Room(self, place, reader)
                await room.open()
                self._open[key] = room
            return self._open[key].url

    def forget(self, room: Room) -> None:
        self._open = {key: value for key, value in self._open.items() if value is not room}

    def catch_up(self, *, but: str | None = None) -> None:
        for room in self._open.values():
            room.catch_up(but=but)

    async def keep_time(self, sleep: Callable[[float], Awaitable[object]]) -> None:
        """Let the simulated time follow the clock for good, which wakes the bot's periodic loops."""
        while True:
            await sleep(TICK_SECONDS)
            await self._follow(self.clock())

    async def let_pass(self, span: timedelta) -> None:
        """Let time pass, with all that is due in it."""
        for moment in self.clock.steps(span):
            await self._follow(moment)

    async def _follow(self, moment: datetime) -> None:
        env = self.world.env
        async with self.turn:
            requests = len(env.http_requests)
            try:
                await env.advance_time(max(0.0, (moment - env.now()).total_seconds()))
            except TimeoutError as error:
                logger.warning("The bot is still busy: %s", error)
            if len(env.http_requests) != requests:
                self.catch_up()
