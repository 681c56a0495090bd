"""Presses while 10,000 deadlines are due at once, against presses while nothing is due.

The time of whoever must act is out at all tables at the same moment. The bot's scheduler fires the
deadlines and brings the boards that come of it to a Discord that takes a while for each call. Meanwhile
somebody acts somewhere again and again. A press lasts until its board is on the way to Discord. The quiet
before the storm and the quiet after it are taken together.

How often somebody acts, and how long Discord takes, is as many times as long as a press takes in quiet, so
that a slower machine is no busier: on one where that is 12 ms, ten times a second, and 200 ms.
"""

import asyncio
import sqlite3
import time
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import count, cycle
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import discord

from bot.configuration import Settings
from bot.discord.client import BarpointBot, create_bot
from bot.play.base.use_case import Caller, Request
from bot.play.heads_up.store import load_table
from bot.play.posts.scheduling import TIME_OUT
from bot.play.tables.flow import apply_action
from storage import Database
from tests.benchmarks.population import NOW, channel_of, choose, fair_chance, guild_of
from tests.play.harness import deciding

DISCORD_TAKES, PRESS_EVERY = 16, 8
"""How many times as long as a press in quiet."""
FIRST_PRESS_EVERY_SECONDS = 0.1
SLOWEST_PRESS_SECONDS = 0.05
"""On a machine that is busy, or slower still, this would last too long."""
WARM_UP, PRESSES, TABLES_PRESSED, LONGEST_STORM = 128, 200, 64, 10
LATER = timedelta(days=30)
AUTHOR = {"id": "1", "username": "barpoint", "discriminator": "0", "avatar": None}
CHANNEL = {"type": 0, "name": "backgammon", "position": 0, "permission_overwrites": []}
FIRED = "SELECT count(*) FROM deadlines WHERE fired_at IS NOT NULL"
DUE = "SELECT count(*) FROM deadlines WHERE fired_at IS NULL AND due_at <= :now"


@dataclass
class SlowDiscord:
    """Takes every call, after a while."""

    seconds: float = 0.0
    arrived: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    posts: int = 0
    messages: "count[int]" = field(default_factory=lambda: count(10**15))

    async def request(self, route: discord.http.Route, **_: Any) -> dict[str, Any] | list[Any]:
        """Answer as Discord does to a post or an edit, and to whoever asks what a channel holds."""
        channel = int(route.channel_id or 0)
        self.arrived[channel].append(time.perf_counter())
        self.posts += route.method == "POST"
        await asyncio.sleep(self.seconds)
        if route.method == "GET":
            return []
        made = dict.fromkeys(("tts", "mention_everyone", "pinned"), False)
        empty = {key: [] for key in ("mentions", "mention_roles", "attachments", "embeds", "components")}
        return {
            "id": str(next(self.messages)),
            "channel_id": str(channel),
            "author": AUTHOR,
            "content": "",
            "timestamp": NOW.isoformat(),
            "edited_timestamp": None,
            "type": 0,
            **made,
            **empty,
        }


@dataclass(frozen=True)
class Meanwhile:
    """How many seconds presses took, and how many deadlines fired and boards were posted meanwhile."""

    presses: tuple[float, ...]
    fired: int
    posts: int

    def __add__(self, other: "Meanwhile") -> "Meanwhile":
        """Return both together."""
        return Meanwhile(self.presses + other.presses, self.fired + other.fired, self.posts + other.posts)

    def p(self, percent: int) -> float:
        """Return a percentile of the presses, in seconds."""
        return quantiles(self.presses, n=100)[percent - 1]


class Storm:
    """A bot with a database in which all deadlines come at once, once its clock is put forward."""

    def __init__(self, database: Database, path: Path, tables: int) -> None:
        self.now = NOW
        self.discord = SlowDiscord()
        self._database = database
        self._rows = sqlite3.connect(path, isolation_level=None)
        self._random = Random(7)
        self._chance = fair_chance(self._random)
        self._tables = range(tables - TABLES_PRESSED + 1, tables + 1)
        self._interactions = count(10**12)
        self._every = FIRST_PRESS_EVERY_SECONDS
        self.bot: BarpointBot = create_bot(Settings(), database, now=self._moment, dice_source=self._chance)
        self.bot.http.request = self.discord.request  # type: ignore[method-assign]  # where all calls go through
        state = self.bot._connection  # noqa: SLF001 - what the gateway would tell it
        channels: dict[int, list[dict[str, Any]]] = defaultdict(list)
        for table in range(1, tables + 1):
            channels[guild_of(table)].append({"id": str(channel_of(table)), **CHANNEL})
        for guild, there in channels.items():
            data: Any = {"id": guild, "channels": there}
            state._add_guild(discord.Guild(data=data, state=state))  # noqa: SLF001

    def _moment(self) -> datetime:
        return self.now

    async def warm_up(self) -> None:
        """Fill all caches, and take the pace of this machine."""
        press = min(median((await self.presses(WARM_UP)).presses), SLOWEST_PRESS_SECONDS)
        self._every, self.discord.seconds = PRESS_EVERY * press, DISCORD_TAKES * press

    async def presses(self, number: int = PRESSES) -> Meanwhile:
        """Let somebody act again and again."""
        fired, posts = self._fired(), self.discord.posts
        pressing = []
        for table_id, _ in zip(cycle(self._tables), range(number), strict=False):
            pressing.append(asyncio.create_task(self._press(table_id)))
            await asyncio.sleep(self._every)
        times = await asyncio.gather(*pressing)
        return Meanwhile(tuple(times), self._fired() - fired, self.discord.posts - posts)

    async def presses_in_the_storm(self) -> Meanwhile:
        """Let all deadlines come, and somebody act until they have fired, and for a while of what follows."""
        self.now += LATER
        self.bot.scheduler.start()
        storm = await self.presses()
        for _ in range(LONGEST_STORM):
            is_over = not self._due()
            storm += await self.presses()
            if is_over:
                break
        self.bot.scheduler.stop()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        return storm

    async def _press(self, table_id: int) -> float:
        """Let somebody act at a table; return how long it took until its board was on the way to Discord."""
        table = await self._database.run(load_table, table_id=table_id)
        player, action = table.players[table.must_act[0]], choose(table, self._random)
        request = Request(next(self._interactions), Caller(player.snowflake or 0, player.name), self.now)
        began = time.perf_counter()
        await self._database.run(
            apply_action,
            request=request,
            table_id=table_id,
            edition=None,
            plan=deciding(lambda _game: action),
            dice_source=self._chance,
        )
        await self.bot.context.delivery.deliver(table_id)
        return next(when for when in self.discord.arrived[channel_of(table_id)] if when > began) - began

    def _fired(self) -> int:
        return self._count(FIRED)

    def _due(self) -> int:
        return self._count(DUE)

    def _count(self, query: str) -> int:
        (found,) = self._rows.execute(query, {"now": self.now.strftime("%Y-%m-%d %H:%M:%S.%f")}).fetchone()
        return int(found)


async def measure(path: Path, tables: int) -> tuple[Meanwhile, Meanwhile]:
    """Return how presses do in the quiet before and after the storm, and how they do in it."""
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM deadlines WHERE kind <> ?", (TIME_OUT,))
    database = await Database.open(f"sqlite+aiosqlite:///{path}")
    try:
        storm = Storm(database, path, tables)
        await storm.warm_up()
        before = await storm.presses()
        during = await storm.presses_in_the_storm()
        return before + await storm.presses(), during
    finally:
        await database.close()
