"""The playground's front page: every place, and as whom one can enter it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from html import escape
from typing import NoReturn

from aiohttp import web

from bot.playground.rooms import Rooms
from bot.playground.world import SERVER, Place, Reader
from bot.settings import SettingsError, variable

HOST = "127.0.0.1"
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ background: #313338; color: #dbdee1; font: 16px/1.6 system-ui, sans-serif }}
body {{ margin: 8vh auto; max-width: 40rem; padding: 0 1rem }}
h1 {{ color: #fff; margin: 0 }}
p {{ margin: .5rem 0 2rem }}
li {{ border-top: 1px solid #3f4147; display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: .6rem 0 }}
ul {{ list-style: none; margin: 0; padding: 0 }}
strong {{ flex: 1 0 14rem; font-weight: 600 }}
a {{ color: #00a8fc }}
</style>
</head>
<body>
<h1>{title}</h1>
<p>Choose a place and as whom you look at it. Each opens in a tab of its own, so that several people can play.
Type <strong>/</strong> there to see what Barpoint can do.</p>
<ul>
{places}
</ul>
</body>
</html>
"""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Lobby:
    """The handlers of the front page."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def front_page(self, _request: web.Request) -> web.Response:
        """List the places."""
        places = "\n".join(_row(place) for place in self.rooms.world.places())
        return web.Response(text=PAGE.format(title=SERVER, places=places), content_type="text/html")

    async def enter(self, request: web.Request) -> NoReturn:
        """Lead the browser into the place that it asks for."""
        place, reader = self._find(int(request.match_info["channel"]), int(request.match_info["reader"]))
        raise web.HTTPSeeOther(await self.rooms.enter(place, reader))

    def _find(self, channel_id: int, reader_id: int) -> tuple[Place, Reader]:
        for place in self.rooms.world.places():
            for reader in place.readers:
                if (place.channel.id, reader.id) == (channel_id, reader_id):
                    return place, reader
        raise web.HTTPNotFound


def _row(place: Place) -> str:
    links = (
        f'<a target="_blank" href="/{place.channel.id}/{reader.id}">as {escape(reader.name.title())}</a>'
        for reader in place.readers
    )
    return f"<li><strong>{escape(place.title)}</strong> {' '.join(links)}</li>"


@web.middleware
async def _refuse_other_hosts(request: web.Request, handler: Handler) -> web.StreamResponse:
    # A page elsewhere may resolve its own name to this address; only our name is answered.
    if request.url.host not in {HOST, "localhost"}:
        raise web.HTTPForbidden
    return await handler(request)


@asynccontextmanager
async def open_lobby(rooms: Rooms, port: int) -> AsyncIterator[str]:
    """Serve the front page on this machine alone; gives its address.

    Raises:
        SettingsError: the port is taken.
    """
    lobby = Lobby(rooms)
    application = web.Application(middlewares=[_refuse_other_hosts])
    application.add_routes(
        [web.get("/", lobby.front_page), web.get(r"/{channel:\d+}/{reader:\d+}", lobby.enter)]
    )
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    try:
        await _listen(runner, port)
        yield f"http://{HOST}:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, port: int) -> None:
    try:
        await web.TCPSite(runner, HOST, port).start()
    except OSError as error:
        raise SettingsError(f"{variable('playground_port')} cannot be used: port {port} is taken.") from error
