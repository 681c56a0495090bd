"""The playground's front page: every place, and the readers that one can enter it as."""

import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from datetime import timedelta
from html import escape
from itertools import groupby
from typing import Final, NoReturn

from aiohttp import web

from bot.playground.clients import Phones, Push
from bot.playground.rooms import Rooms
from bot.playground.world import BOT, SERVER, Place, Reader, name_of
from bot.text.catalogue import day_and_time, phrase
from bot.text.language import spoken

HOST = "127.0.0.1"
SPANS: Final = {"hour": timedelta(hours=1), "day": timedelta(days=1)}
"""The spans of time that can pass at once."""

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="data:,">
<style>
body {{ background: #1e1f22; color: #dbdee1; font: 16px/1.6 system-ui, sans-serif }}
body {{ margin: 0 auto; max-width: 44rem; padding: 8vh 1rem 2rem }}
h1 {{ color: #fff; line-height: 1.2; margin: 0 }}
ol {{ margin: 1rem 0 2rem; padding-left: 1.4rem }}
ul {{ background: #313338; border-radius: .75rem; list-style: none; margin: 0; padding: .25rem 1.25rem }}
ul li {{ align-items: center; display: flex; flex-wrap: wrap; gap: .5rem; padding: .75rem 0 }}
ul li + li {{ border-top: 1px solid #3f4147 }}
ul strong {{ color: #fff; flex: 0 0 100%; font-weight: 600 }}
a {{ background: #2f6f5e; border-radius: .5rem; color: #fff; padding: .15rem .8rem; text-decoration: none }}
a:hover, a:focus-visible {{ background: #3d8d78 }}
code {{ background: #313338; border-radius: .3rem; color: #fff; padding: .1rem .35rem }}
form {{ align-items: center; display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1.5rem }}
button {{ background: #4e5058; border: 0; border-radius: .5rem; color: #fff; cursor: pointer }}
button {{ font: inherit; padding: .15rem .8rem }}
button:hover, button:focus-visible {{ background: #6d6f78 }}
</style>
</head>
<body>
<h1>{title}</h1>
<p>{what}</p>
<ol>
{steps}
</ol>
<ul>
{places}
</ul>
<p>{phones}</p>
<form method="post">
<span>{clock}</span>
{spans}
</form>
</body>
</html>
"""

LOCK_SCREEN = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="2">
<title>{title}</title>
<link rel="icon" href="data:,">
<style>
body {{ background: #10222b; color: #f4f4f4; font: 16px/1.35 system-ui, sans-serif }}
body {{ margin: 0 auto; max-width: 24rem; padding: 6vh .75rem 2rem }}
h1 {{ font-size: 1.1rem; font-weight: 500; text-align: center }}
article {{ background: #2b3d46; border-radius: 1rem; margin: .5rem 0; padding: .6rem .9rem }}
h2 {{ color: #b9c6cc; font-size: .8rem; font-weight: 400; margin: 0 }}
p {{ margin: 0; white-space: pre-line }}
</style>
</head>
<body>
<h1>{title}</h1>
{pushes}
</body>
</html>
"""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Lobby:
    """The handlers of the front page."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.phones = Phones(rooms.world)

    async def front_page(self, _request: web.Request) -> web.Response:
        places = groupby(self.rooms.world.places(), lambda place: place.title)
        rows = "\n".join(_row(title, group) for title, group in places)
        steps = (
            phrase("playground-challenge"),
            phrase("playground-accept"),
            phrase("playground-chouette"),
        )
        page = PAGE.format(
            language=spoken(),
            title=SERVER,
            what=phrase("playground-what"),
            steps="\n".join(f"<li>{step}</li>" for step in steps),
            places=rows,
            phones=_phones(self.rooms.world.members),
            clock=escape(self._time()),
            spans="\n".join(_button(name) for name in SPANS),
        )
        return web.Response(text=page, content_type="text/html")

    def _time(self) -> str:
        return phrase("playground-clock", time=day_and_time(self.rooms.clock()))

    async def let_pass(self, request: web.Request) -> NoReturn:
        """Let time pass for everybody; only this page may ask for it."""
        if request.headers.get("Origin", "") != str(request.url.origin()):
            raise web.HTTPForbidden
        await self.rooms.let_pass(SPANS[request.match_info["span"]])
        raise web.HTTPSeeOther("/")

    async def phone(self, request: web.Request) -> web.Response:
        """The locked phone of one reader, which shows itself anew every two seconds."""
        reader = int(request.match_info["reader"])
        names = [name_of(each) for each in self.rooms.world.members if each.id == reader]
        if not names:
            raise web.HTTPNotFound
        page = LOCK_SCREEN.format(
            language=spoken(),
            title=escape(phrase("playground-phone", reader=names[0])),
            pushes="\n".join(map(_push, self.phones.of(reader))) or f"<p>{phrase('playground-no-push')}</p>",
        )
        return web.Response(text=page, content_type="text/html")

    async def enter(self, request: web.Request) -> NoReturn:
        place, reader = self._find(int(request.match_info["channel"]), int(request.match_info["reader"]))
        raise web.HTTPSeeOther(await self.rooms.enter(place, reader))

    def _find(self, channel_id: int, reader_id: int) -> tuple[Place, Reader]:
        for place in self.rooms.world.places():
            for reader in place.readers:
                if (place.channel.id, reader.id) == (channel_id, reader_id):
                    return place, reader
        raise web.HTTPNotFound


def _row(title: str, places: Iterable[Place]) -> str:
    links = (
        f'<a target="_blank" href="/{place.channel.id}/{reader.id}">{escape(_entry(reader))}</a>'
        for place in places
        for reader in place.readers
    )
    return f"<li><strong>{escape(title)}</strong> {' '.join(links)}</li>"


def _phones(readers: Iterable[Reader]) -> str:
    links = (
        f'<a target="_blank" href="/phone/{reader.id}">{escape(name_of(reader))}</a>' for reader in readers
    )
    return f"{phrase('playground-phones')} {' '.join(links)}"


def _push(push: Push) -> str:
    said = push.said or phrase("playground-push-empty")
    return f"<article><h2>{BOT} · {escape(push.place)}</h2><p>{escape(said)}</p></article>"


def _button(span: str) -> str:
    return f'<button formaction="/pass/{span}">{escape(phrase("playground-let-pass", span=span))}</button>'


def _entry(reader: Reader) -> str:
    return phrase("playground-enter", reader=name_of(reader))


@web.middleware
async def _refuse_other_hosts(request: web.Request, handler: Handler) -> web.StreamResponse:
    # A page elsewhere may resolve its own name to this address; only our name is answered.
    if request.url.host not in {HOST, "localhost"}:
        raise web.HTTPForbidden
    return await handler(request)


@asynccontextmanager
async def open_lobby(rooms: Rooms, door: socket.socket) -> AsyncIterator[str]:
    """Serve the front page on `door`; gives its address."""
    lobby = Lobby(rooms)
    application = web.Application(middlewares=[_refuse_other_hosts])
    application.add_routes(
        [
            web.get("/", lobby.front_page),
            web.get(r"/{channel:\d+}/{reader:\d+}", lobby.enter),
            web.get(r"/phone/{reader:\d+}", lobby.phone),
            web.post(f"/pass/{{span:{'|'.join(SPANS)}}}", lobby.let_pass),
        ]
    )
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    try:
        await web.SockSite(runner, door).start()
        yield f"http://{HOST}:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()
