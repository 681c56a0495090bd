"""From the start to ready, and what memory is in use then: with many tables in play, and with none.

The real bot meets the stand-in for Discord, on which all the servers and channels are, whether or not
anything is played there. The start is over once the database is open and migrated, the gateway connected,
all places looked at, and the first run gone. What the stand-in does for it counts too, with either; the
two seconds for which discord.py waits for more servers do not. Memory is that of a process of its own, as
`python -m bot` runs it.
"""

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median

from simcord.backend import Backend

from bot.configuration import Settings
from bot.discord.client import create_bot
from bot.entropy import SYSTEM_DICE
from storage import Database
from tests.benchmarks.population import NOW, TABLES_A_GUILD
from tests.faults.discord_server import DiscordServer
from tests.faults.faulty_discord import TOKEN

STARTS, MEMORIES = 3, 2
STILL_SECONDS, LOOK_EVERY, PATIENCE_SECONDS = 1.0, 0.1, 60.0
MEGABYTE = 1e6


@contextmanager
def a_discord_with(tables: int) -> Iterator[tuple[DiscordServer, list[tuple[int, int]]]]:
    """A stand-in with a place for each of so many tables; yields it and the places: server and channel."""

    def build(backend: Backend) -> list[tuple[int, int]]:
        places = []
        for start in range(0, tables, TABLES_A_GUILD):
            guild = backend.create_guild(f"Club {start}").id
            for number in range(start, min(start + TABLES_A_GUILD, tables)):
                channel = backend.create_channel(guild, f"table-{number}", announce=False)
                places.append((guild, channel.id))
        return places

    with DiscordServer() as server, server.reached():
        yield server, server.ask(build)


def move_to(path: Path, places: list[tuple[int, int]]) -> None:
    """Let the tables of a database stand at these places, in their order."""
    connection = sqlite3.connect(path)
    connection.executemany(
        "UPDATE tables SET guild_snowflake = ?, channel_snowflake = ? WHERE id = ?",
        [(*place, number) for number, place in enumerate(places, start=1)],
    )
    connection.commit()
    connection.close()


async def start(path: Path) -> float:
    """Start the bot in this process, and return the processor's seconds for it until all was done."""
    began = time.process_time()
    database = await Database.open(f"sqlite+aiosqlite:///{path}")
    try:
        async with create_bot(Settings(), database, now=lambda: NOW, dice_source=SYSTEM_DICE) as bot:
            connection = asyncio.create_task(bot.start(TOKEN))
            await bot.wait_for("ready")
            while busy := [task for task in asyncio.all_tasks() if is_of_the_start(task)]:
                await asyncio.wait(busy)
            seconds = time.process_time() - began
        with suppress(asyncio.CancelledError):
            await connection
    finally:
        await database.close()
    return seconds


def is_of_the_start(task: "asyncio.Task[object]") -> bool:
    """Tell whether a task is what the bot does once it is ready, or its first run."""
    return "on_ready" in task.get_name() or task.get_coro().__qualname__ == "Scheduler._run"


def starts(empty: Path, full: Path) -> tuple[float, float]:
    """Return the processor's seconds of a start with an empty database and with a full one, in turns."""
    times: dict[Path, list[float]] = {empty: [], full: []}
    for number in range(STARTS + 1):
        for path in (empty, full) if number % 2 else (full, empty):
            times[path].append(asyncio.run(start(path)))
    return median(times[empty][1:]), median(times[full][1:])  # the first one warms the caches


def memories(server: DiscordServer, empty: Path, full: Path) -> tuple[float, float]:
    """Return how many megabytes the bot's process has at rest with each of both databases, in turns."""
    sizes: dict[Path, list[float]] = {empty: [], full: []}
    for _ in range(MEMORIES):
        for path in (empty, full):
            sizes[path].append(memory_at_rest(server, path))
    return median(sizes[empty]), median(sizes[full])


def memory_at_rest(server: DiscordServer, path: Path) -> float:
    """Return how many megabytes a process of the bot has resident once nothing happens in it any more.

    The database file lies in a folder of its own, under the name that it has there.
    """
    command = [sys.executable, "-m", "tests.faults.run_bot", server.url, str(path.parent)]
    connections, end = server.gateway.identified, time.monotonic() + PATIENCE_SECONDS
    with subprocess.Popen(command) as process:
        try:
            still_since, worked = time.monotonic(), 0.0
            while time.monotonic() - still_since < STILL_SECONDS or server.gateway.identified == connections:
                time.sleep(LOOK_EVERY)
                if (now_worked := cpu_seconds(process.pid)) > worked + LOOK_EVERY / 10:
                    still_since, worked = time.monotonic(), now_worked
                if process.poll() is not None or time.monotonic() > end:
                    raise AssertionError("the bot has ended, or comes to no rest")
            return resident(process.pid) / MEGABYTE
        finally:
            process.kill()


def cpu_seconds(pid: int) -> float:
    """Return how long a process has worked so far, by Linux's account of it."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100  # USER_HZ


def resident(pid: int) -> int:
    """Return the bytes of a process that are in memory."""
    status = Path(f"/proc/{pid}/status").read_text("ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024
