"""PostgreSQL beside SQLite, and two processes on it beside one; without a server nothing is measured.

`postgres_cpu` is the processor's time that the bot's process spends on a whole command (`whole_commands`)
with PostgreSQL by that with SQLite; the server's own is no part of it.

For the other two, commands are carried out without a pause at 1,000 tables in play: in each process 32 at
once at matches drawn anew each round, and meanwhile one after the other in four chouettes of ten; with all
that belongs to one: to read, save, draw, and note what was posted and folded. Who presses is in the process
too, a small and equal part of its work. `two_processes` is how long a command takes with
two processes, each with half of the tables, by how long with one that has them all, so a half at best. One
process draws on two cores already, and the database wants its own. So each process is held to 30 % of a core,
by a group of Linux's `cpu` controller (version 1): machine and database are never short, whether one or two
run, and only what the processes wait for in each other or in the database can keep two from doing twice as
much. Where no such group can be made, they are not held, and that line is left out. `two_processes_cpu` is
the processor's time of a command with two by that with one: what it costs to look after a table by turns.
Both are medians of three turns: other work on the machine takes from the database what it needs for two.
"""

import asyncio
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from sqlalchemy import make_url

from storage import Database, Worker
from storage.copying import copy_database
from tests.benchmarks.bench_chouette import ChouetteBot
from tests.benchmarks.measuring import keep_to_cores
from tests.benchmarks.population import populate
from tests.benchmarks.results import Result, judged
from tests.benchmarks.whole_commands import Bot
from tests.databases import SERVER, fresh_database, url_of

TABLES, TABLES_AT_ONCE, CHOUETTES, SHARDS = 1000, 32, 4, 8
WARM_UP, ROUNDS, PAIRS = 1, 5, 3
MARKS = {"postgres_cpu": 1.5, "two_processes_cpu": 1.3, "two_processes": 0.59}
GROUPS = Path("/sys/fs/cgroup/cpu")
SHARE, PERIOD_MICROSECONDS, WEIGHT = 0.3, 20_000, 20_000
"""A process's share of a core, and over which time; and its priority over other work meanwhile."""

SPAWN = multiprocessing.get_context("spawn")
MS = 1e3


@dataclass(frozen=True)
class Measured:
    """The throughput of a process: commands a second, and the processor's seconds for each."""

    rate: float
    cpu: float


async def measure_cpu(urls: Sequence[str]) -> list[float]:
    """The processor's seconds of a command on each database, in turns."""
    databases = [await Database.open(url) for url in urls]
    bots = [Bot(database, range(1, TABLES_AT_ONCE + 1), seed=5) for database in databases]
    times: list[list[float]] = [[] for _ in urls]
    for number in range(WARM_UP + ROUNDS):
        for bot, spent in zip(bots, times, strict=True):
            played = await bot.round(at_once=False)
            if number >= WARM_UP:
                spent.append(played.worked / TABLES_AT_ONCE)
    for database in databases:
        await database.close()
    return [median(spent) for spent in times]


@contextmanager
def group(name: str) -> Iterator[Path | None]:
    """A group whose processes together have their share of a core; None where there can be none."""
    if not (GROUPS / "cpu.cfs_quota_us").exists() or not os.access(GROUPS, os.W_OK):
        yield None
        return
    folder = GROUPS / f"barpoint-{os.getpid()}-{name}"
    folder.mkdir()
    try:
        (folder / "cpu.cfs_period_us").write_text(str(PERIOD_MICROSECONDS))
        (folder / "cpu.cfs_quota_us").write_text(str(int(SHARE * PERIOD_MICROSECONDS)))
        (folder / "cpu.shares").write_text(str(WEIGHT))
        yield folder
    finally:
        folder.rmdir()


async def serve(url: str, worker: Worker | None, tables: range, group: Path | None) -> Measured:
    """Carry out commands at matches and in chouettes, again and again, in a group once all is set up."""
    database, random = await Database.open(url, worker=worker), Random(tables.start)
    chouettes = ChouetteBot(database, seed=tables.start)
    await chouettes.begin(CHOUETTES)
    if group is not None:
        (group / "cgroup.procs").write_text(str(os.getpid()))
    for number in range(WARM_UP + ROUNDS):
        if number == WARM_UP:
            began, cpu_began = time.perf_counter(), time.process_time()
        matches = Bot(database, random.sample(tables, TABLES_AT_ONCE), seed=number)
        await asyncio.gather(matches.round(at_once=True), chouettes.round())
    seconds, cpu = time.perf_counter() - began, time.process_time() - cpu_began
    await database.close()
    commands = ROUNDS * (TABLES_AT_ONCE + CHOUETTES)
    return Measured(commands / seconds, cpu / commands)


def run(url: str, worker: Worker | None, tables: range, group: Path | None) -> Measured:
    return asyncio.run(serve(url, worker, tables, group))


def throughput(url: str, processes: int) -> tuple[Measured, bool]:
    """Measure so many processes, each with its own tables, and whether each was held to its share."""
    workers: list[Worker | None] = [None]
    if processes > 1:
        some = SHARDS // processes
        workers = [Worker.beginning(range(at, at + some), SHARDS) for at in range(0, SHARDS, some)]
    own = TABLES // processes
    with ExitStack() as stack:
        groups = [stack.enter_context(group(str(number))) for number in range(processes)]
        work = []
        for number, (worker, own_group) in enumerate(zip(workers, groups, strict=True)):
            first = 1 + number * own
            work.append((url, worker, range(first, first + own), own_group))
        with SPAWN.Pool(processes) as pool:
            done = pool.starmap(run, work, chunksize=1)
            pool.close()
            pool.join()
    together = Measured(sum(each.rate for each in done), sum(each.cpu for each in done) / processes)
    return together, None not in groups


async def compare(folder: Path, url: str) -> dict[str, float]:
    file = folder / "barpoint.sqlite3"
    await populate(file, TABLES)
    await copy_database(url_of(file), url)
    keep_to_cores()
    sqlite, postgres = await measure_cpu([url_of(file), url])
    keep_to_cores(2)
    print(f"the processor's time of a command: {sqlite * MS:.1f} ms, with PostgreSQL {postgres * MS:.1f} ms")
    pairs = []
    for _ in range(PAIRS):
        one, is_held = await asyncio.to_thread(throughput, url, 1)
        two, _ = await asyncio.to_thread(throughput, url, 2)
        pairs.append((one, two))
        print(
            f"{TABLES} tables on PostgreSQL: one process {one.rate:.0f} a second, {one.cpu:.4f} seconds"
            f" of processor for a command; two processes {two.rate:.0f}, {two.cpu:.4f} seconds"
        )
    ratios = {
        "postgres_cpu": postgres / sqlite,
        "two_processes_cpu": median(two.cpu / one.cpu for one, two in pairs),
    }
    if is_held:
        ratios["two_processes"] = median(one.rate / two.rate for one, two in pairs)
        times = 1 / ratios["two_processes"]
        print(f"each process had at most {SHARE:.0%} of a core; two do {times:.2f} times as much")
    else:
        print(f"no process can be held to a share of a core by {GROUPS}: two are not compared with one")
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
    return judged(Result(name, ratio, MARKS[name]) for name, ratio in ratios.items())


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
