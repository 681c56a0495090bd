"""A week of many tables with the real bot in one process: its memory each day, and what is left over.

    python -m tests.soak.week [TABLES [DAYS]]

Half of the tables are matches of 2 points with a clock, a quarter money sessions, a quarter chouettes for
three. At one table in ten somebody does something eight times a day, at the others once, by a command or by
a button, each at some hour. Then the clock is put forward by an hour, and the bot does what is due.
"""

import asyncio
import gc
import os
import sys
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from simcord.backend import Backend
from simcord.backend.models import Interaction
from sqlalchemy import Engine, func, select
from sqlalchemy.event import listen

from bot.play.base.table import Status
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from storage import Database, UnitOfWork
from storage.models.subjects import OUTBOX
from storage.models.tables import EVENTS, TABLES
from tests.benchmarks.population import fair_chance
from tests.benchmarks.starting import MEGABYTE, resident
from tests.databases import hasten, url_of
from tests.faults.faulty_discord import Room, Shown
from tests.faults.table_players import ChouettePlayers, TablePlayers
from tests.soak.forgetful_discord import ForgetfulDiscord, PutForward

TABLES_A_SERVER, AT_ONCE, HOURS = 20, 8, 24
EAGER, TURNS_OF_EAGER = 10, 8
"""One table in so many has so many turns a day; the others have one."""

MINUTE_SECONDS, HOUR_SECONDS = 60.0, 3600.0
PRIVATE_SECONDS = 16 * MINUTE_SECONDS
"""After a quarter of an hour discord.py awaits no more presses on a private answer."""
MOODS = 0.5
"""How likely somebody is to claim what an opponent has left too long."""


DRAWING = ("drawing_", "compressing_")


@dataclass
class Week:
    """The resources of the bot's process at the end of each day, and a count of what happened.

    Args:
        megabytes: That are in memory: before anything was played, then after each day.
        tasks: Likewise, by what they run.
        threads: Likewise, by name without number.
        left: The tasks and threads once the bot has ended, but for the main one of each, and for the threads
            that draw, which stay for the next bot of the process.
        happened: How often, by kind.
    """

    megabytes: list[float] = field(default_factory=list)
    tasks: list[Counter[str]] = field(default_factory=list)
    threads: list[Counter[str]] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    happened: Counter[str] = field(default_factory=Counter)

    def note(self) -> None:
        """Look at the process as it is now."""
        gc.collect()
        self.megabytes.append(resident(os.getpid()) / MEGABYTE)
        self.tasks.append(Counter(task.get_coro().__qualname__ for task in asyncio.all_tasks()))
        self.threads.append(Counter(each.name.rstrip("0123456789-_") for each in threading.enumerate()))


class LookAtNewest:
    """People who press what came last: a rematch may be asked for again on the last board of a match."""

    room: Room

    @property
    def live(self) -> Shown:
        return [message for message in self.room.messages() if message.is_live][-1]


@dataclass
class SessionPlayers(LookAtNewest, TablePlayers):
    """Two people who play one money session."""


@dataclass
class MatchPlayers(SessionPlayers):
    """Two people who play one timed match after the other."""

    @property
    def opening(self) -> Sequence[Callable[[], Interaction]]:
        room = self.room
        terms = {"length": 2, "turn_hours": 24, "reserve_hours": 12}
        return (lambda: room.slash(room.alice, "challenge", **terms), self._accept)

    def act(self, table: Any) -> Interaction:
        """Play on, claim what the other has left too long, or begin again."""
        match table.status:
            case Status.OVER:
                return self.room.press(self.room.alice, self.live, HeadsUpButton.REMATCH)
            case Status.CHALLENGE:
                return self._accept()
            case Status.CLOSED:
                return self.opening[0]()
        if table.time is not None and table.time.is_out and self.random.random() < MOODS:
            late = table.players[table.must_act[0]].snowflake
            claimer = self.room.bob if late == self.room.alice.id else self.room.alice
            return self.room.slash(claimer, "clock claim")
        return super().act(table)

    def _accept(self) -> Interaction:
        return self.room.press(self.room.bob, self.live, HeadsUpButton.ACCEPT)


@dataclass
class ChouettesPlayers(LookAtNewest, ChouettePlayers):
    """Three people who open another chouette once one has closed, since nobody did anything there."""

    def act(self, table: Any) -> Interaction:
        match table.status:
            case Status.OVER | Status.CLOSED:
                return self.opening[0]()
            case Status.CHALLENGE:
                return self.opening[len(table.players)]()
        try:
            return super().act(table)
        except IndexError:  # nobody has anything to do until some time has passed
            return self.room.slash(self.room.alice, "board")


def gathered(discord: ForgetfulDiscord, tables: int, random: Random) -> list[TablePlayers]:
    """The people of so many tables, on servers that are made for them."""

    def build(backend: Backend) -> list[Room]:
        rooms = []
        for number in range(tables):
            if number % TABLES_A_SERVER == 0:
                guild = backend.create_guild(f"Club {number}").id
            channel = backend.create_channel(guild, f"table-{number}", announce=False)
            people = [
                backend.make_user(f"{name}{number}".lower(), global_name=name) for name in ("Alice", "Bob")
            ]
            for user in people:
                backend.add_member(guild, user.id)
            rooms.append(Room(discord, guild, channel.id, *people))  # type: ignore[arg-type]  # asked alike
        return rooms

    kinds = (MatchPlayers, SessionPlayers, MatchPlayers, ChouettesPlayers.gathered_in)
    return [
        kinds[number // EAGER % len(kinds)](room, random) for number, room in enumerate(discord.ask(build))
    ]


class Life:
    """All who play, the bot that they play with, and its database."""

    def __init__(self, discord: ForgetfulDiscord, database: Database, everybody: list[TablePlayers]) -> None:
        self._discord = discord
        self._database = database
        self._everybody = everybody

    async def begin(self) -> None:
        """Let a game begin at each table."""
        for some in batches(self._everybody):
            for number in range(max(len(each.opening) for each in some)):
                for each in some:
                    if number < len(each.opening):
                        each.opening[number]()
                await self._discord.settle()
            await self._discord.let_pass(MINUTE_SECONDS)

    async def spend_hour(self, random: Random) -> Counter[str]:
        """Let people act, some at once, and time pass; returns how many did, and how many found no button."""
        done: Counter[str] = Counter()
        eager, others = (
            self._everybody[::EAGER],
            [each for number, each in enumerate(self._everybody) if number % EAGER],
        )
        acting = random.sample(eager, len(eager) * TURNS_OF_EAGER // HOURS)
        acting += random.sample(others, len(others) // HOURS)
        random.shuffle(acting)
        for some in batches(acting):
            tables = [await self._database.run(each.table) for each in some]
            for each, table in zip(some, tables, strict=True):
                try:
                    each.act(table)
                    done["turns"] += 1
                except StopIteration:  # what they look for is not on the board that they see
                    done["no button"] += 1
            await self._discord.settle()
            await self._discord.let_pass(HOUR_SECONDS / len(batches(acting)))
        self._discord.forget_messages()
        return done


def batches(everybody: list[TablePlayers]) -> list[list[TablePlayers]]:
    """So many as act at once."""
    return [everybody[start : start + AT_ONCE] for start in range(0, len(everybody), AT_ONCE)]


async def spend(folder: Path, tables: int, days: int, seed: int) -> Week:
    """Let people play for so many days."""
    loop, random, week = asyncio.get_running_loop(), Random(seed), Week()
    assert isinstance(loop, PutForward)
    discord = ForgetfulDiscord(loop)
    everybody = gathered(discord, tables, random)
    database = await Database.open(url_of(folder / "week.sqlite3"))
    async with discord.serving(database, fair_chance(random)):
        week.note()
        life = Life(discord, database, everybody)
        await life.begin()
        for day in range(1, days + 1):
            for _ in range(HOURS):
                week.happened += await life.spend_hour(random)
            await discord.let_pass(PRIVATE_SECONDS)
            week.note()
            print(f"day {day}: {week.megabytes[-1]:.1f} MB, {discord.requests} requests", flush=True)  # noqa: T201 - `-s` shows it
        week.happened += await database.run(what_happened)
    await loop.shutdown_default_executor()
    await database.close()
    week.left = [task.get_coro().__qualname__ for task in asyncio.all_tasks() - {asyncio.current_task()}]
    others = [each.name for each in threading.enumerate() if each is not threading.main_thread()]
    week.left += [name for name in others if not name.startswith(DRAWING)]
    return week


def what_happened(uow: UnitOfWork) -> Counter[str]:
    """How often, by kind: events, posts, and tables by their status."""
    found: Counter[str] = Counter()
    for name, column in (("event", EVENTS.c.kind), ("post", OUTBOX.c.kind), ("table", TABLES.c.status)):
        rows = uow.connection.execute(select(column, func.count()).group_by(column))
        found.update({f"{name}: {kind}": number for kind, number in rows})
    states = uow.connection.execute(select(TABLES.c.state)).scalars()
    found["rematches"] = sum(bool(state.get("challenge", {}).get("rematch_of")) for state in states)
    return found


def week_of(tables: int, days: int, seed: int) -> Week:
    """Spend a week in this process, with a database that does not wait for the disk."""
    listen(Engine, "engine_connect", hasten)
    with TemporaryDirectory() as folder, asyncio.Runner(loop_factory=PutForward) as runner:
        return runner.run(spend(Path(folder), tables, days, seed))


if __name__ == "__main__":
    given = [int(each) for each in sys.argv[1:]]
    print(week_of(*(given + [2000, 7][len(given) :]), seed=1))  # noqa: T201 - it was asked for
