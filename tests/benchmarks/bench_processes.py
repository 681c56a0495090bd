"""PostgreSQL beside SQLite, and two processes on it beside one; without a server nothing is measured.

`postgres_cpu` is the processor's time that the bot's process spends on a whole command (`whole_commands`)
with PostgreSQL by that with SQLite; the server's own is no part of it. `two_processes_cpu` is the same where
two processes share the tables by where a single one has them all: what it costs to look after a table by
turns. `two_processes` is the time of a command, a half at best. One process draws on two cores already, and
the database wants its own, so that is held to its mark only where there are four.
"""

import asyncio
import multiprocessing
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from sqlalchemy import make_url

from storage import Database, Worker
from storage.copying import copy_database
from tests.benchmarks.population import populate
from tests.benchmarks.whole_commands import Bot
from tests.databases import SERVER, fresh_database, url_of

TABLES, TABLES_AT_ONCE = 500, 32
WARM_UP, ROUNDS = 1, 6
MARKS = {"postgres_cpu": 1.5, "two_processes_cpu": 1.3, "two_processes": 0.59}
CORES = 4
SPAWN = multiprocessing.get_context("spawn")
MS = 1e3


@dataclass(frozen=True)
class Measured:
    """What a process did: how many commands a second, and the processor's seconds for each."""

    rate: float
    cpu: float


async def measure_cpu(urls: Sequence[str]) -> list[float]:
    """The processor's seconds of a command on each database, in turns."""
    databases = [await Database.open(url) for url in urls]
    bots = [Bot(database, range(1, TABLES_AT_ONCE + 1), seed=5) for database in databases]
    times: list[list[float]] = [[] for _ in urls]
    for number in range(WARM_UP + ROUNDS):
        for bot, spent in zip(bots, times, strict=True):
            began = time.process_time()
            await bot.round(at_once=False)
            if number >= WARM_UP:
                spent.append((time.process_time() - began) / TABLES_AT_ONCE)
    for database in databases:
        await database.close()
    return [median(spent) for spent in times]


async def serve(url: str, worker: Worker | None, tables: range) -> Measured:
    """Let a process carry out commands, all at once, again and again."""
    database = await Database.open(url, worker=worker)
    bot, commands, seconds = Bot(database, tables, seed=tables.start), 0, 0.0
    for number in range(WARM_UP + ROUNDS):
        if number == WARM_UP:
            began, commands, seconds = time.process_time(), 0, 0.0
        played = await bot.round(at_once=True)
        commands, seconds = commands + len(played.done), seconds + played.seconds
    await database.close()
    return Measured(commands / seconds, (time.process_time() - began) / commands)


def run(url: str, worker: Worker | None, tables: range) -> Measured:
    return asyncio.run(serve(url, worker, tables))


def throughput(url: str, processes: int) -> Measured:
    """What so many processes do together, each with its own tables."""
    workers: list[Worker | None] = [None]
    if processes > 1:
        workers = [Worker.beginning(range(number, number + 1), processes) for number in range(processes)]
    own = [range(1 + 200 * number, 1 + 200 * number + TABLES_AT_ONCE) for number in range(processes)]
    with SPAWN.Pool(processes) as pool:
        work = [(url, worker, tables) for worker, tables in zip(workers, own, strict=True)]
        done = pool.starmap(run, work, chunksize=1)
    return Measured(sum(each.rate for each in done), sum(each.cpu for each in done) / processes)


async def compare(folder: Path, url: str) -> dict[str, float]:
    file = folder / "barpoint.sqlite3"
    await populate(file, TABLES)
    await copy_database(url_of(file), url)
    sqlite, postgres = await measure_cpu([url_of(file), url])
    print(f"the processor's time of a command: {sqlite * MS:.1f} ms, with PostgreSQL {postgres * MS:.1f} ms")
    one = await asyncio.to_thread(throughput, url, 1)
    two = await asyncio.to_thread(throughput, url, 2)
    print(
        f"{TABLES} tables on PostgreSQL, {os.cpu_count()} cores: a process {one.rate:.0f} commands a second,"
        f" {one.cpu * MS:.1f} ms of processor each; two processes {two.rate:.0f}, {two.cpu * MS:.1f} ms"
    )
    ratios = {"postgres_cpu": postgres / sqlite, "two_processes_cpu": two.cpu / one.cpu}
    if (os.cpu_count() or 1) >= CORES:
        ratios["two_processes"] = one.rate / two.rate
    return ratios


async def main() -> int:
    """Print the ratios; return 1 if one is above its mark."""
    if not SERVER:
        print("BARPOINT_TEST_POSTGRES names no server: nothing of PostgreSQL is measured")
        return 0
    fresh = fresh_database(make_url(SERVER))
    with TemporaryDirectory() as folder:
        ratios = await compare(Path(folder), await anext(fresh))
    await fresh.aclose()
    for name, ratio in ratios.items():
        print(f"{name} {ratio:.2f} {MARKS[name]}")
    return int(any(ratio > MARKS[name] for name, ratio in ratios.items()))


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
