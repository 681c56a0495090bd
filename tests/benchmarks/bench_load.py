"""A busy bot: 64 commands at once, 10,000 tables in play, 1,000,000 events, 10,000 deadlines due at once.

Each mark is a ratio of two things that take turns in one run. `commands` is 64 whole commands at once by
the sum of their floors (`whole_commands`), `commands_one_by_one` the same one after the other;
`commands_when_full` a round of commands on the full database by one on a database of those 64 tables alone,
at once or one by one, whichever grows more; `start_when_full` and `memory_when_full` the start and the rest
(`starting`) with the full database by those with an empty one; `press_among_deadlines` the 99th percentile
of presses while 10,000 deadlines are due by the one in quiet (`deadlines_due`). They are medians where they
can be.

Commands, floors and starts are the processor's time on one core (`measuring`). Most of a floor is one
picture; what a command takes besides is Python: most of that are two transactions with their 24 statements,
the rest is the picture laid together, and sentences and buttons. How many commands a second that makes is
printed. A press among deadlines is measured by the clock, since what it may have to do is wait, and on two
cores.
"""

import asyncio
import shutil
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from storage import Database
from tests.benchmarks import deadlines_due, starting
from tests.benchmarks.measuring import keep_to_cores
from tests.benchmarks.population import populate
from tests.benchmarks.results import Result, judged
from tests.benchmarks.whole_commands import Bot, Floors, Round
from tests.faults.run_bot import database_url

TABLES, TABLES_AT_ONCE, STRIDE = 10_000, 64, 151
WARM_UP, ROUNDS = 1, 6
MARKS = {
    "commands": 2.25,
    "commands_one_by_one": 2.0,
    "commands_when_full": 1.2,
    "start_when_full": 2.0,
    "memory_when_full": 1.2,
    "press_among_deadlines": 2.0,
}
MS = 1e3


class Folder:
    """A folder for each database, in which it has the name that the bot's process looks for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __getitem__(self, name: str) -> Path:
        (self._folder / name).mkdir(exist_ok=True)
        return Path(database_url(self._folder / name).removeprefix("sqlite+aiosqlite:///"))

    def copied(self, name: str, copy: str) -> Path:
        """Return a copy of a database that nobody has open."""
        return Path(shutil.copy(self[name], self[copy]))


async def open_database(path: Path) -> Database:
    """Open a SQLite file."""
    return await Database.open(f"sqlite+aiosqlite:///{path}")


async def fill(folder: Folder) -> None:
    """Make an empty database, one with a few tables, and a full one."""
    await (await open_database(folder["empty"])).close()
    await populate(folder["few"], TABLES_AT_ONCE)
    events = await populate(folder["full"], TABLES)
    print(f"the full database: {TABLES} tables in play, {events} events")


async def commands(folder: Folder) -> dict[str, float]:
    """Measure whole commands against their floors, and on the full database against a few tables."""
    databases = {
        name: await open_database(folder.copied(name, f"{name}, played")) for name in ("few", "full")
    }
    copy = await open_database(folder.copied("few", "few, played again"))
    ids = {"few": range(1, TABLES_AT_ONCE + 1), "full": range(1, STRIDE * TABLES_AT_ONCE, STRIDE)}
    bots = {name: Bot(database, ids[name], seed=5) for name, database in databases.items()}
    floors = Floors(copy, folder.copied("few", "few, written"), Bot(copy, ids["few"], seed=5))
    measured = Rounds()
    for number in range(WARM_UP + ROUNDS):
        for at_once in (True, False):
            for name in ("few", "full") if number % 2 else ("full", "few"):
                played = await bots[name].round(at_once=at_once)
                floor = await floors.of(played, at_once=at_once) if name == "few" else {}
                if number >= WARM_UP:
                    measured.add(name, played, floor, at_once=at_once)
    for database in databases.values():
        await database.close()
    await floors.close()
    return measured.report()


class Rounds:
    """The measured rounds of commands: their floors, by whether they were at once."""

    def __init__(self) -> None:
        self._rounds: dict[tuple[str, bool], list[Round]] = defaultdict(list)
        self._floors: dict[bool, list[dict[str, float]]] = defaultdict(list)

    def add(self, name: str, played: Round, floor: dict[str, float], *, at_once: bool) -> None:
        """Note a round."""
        self._rounds[name, at_once].append(played)
        if floor:
            self._floors[at_once].append(floor)

    def report(self) -> dict[str, float]:
        """Print the times, and return the ratios."""
        ratios, grown = {}, {}
        for at_once, how in ((True, "at once"), (False, "one by one")):
            few, full = (self._rounds[name, at_once] for name in ("few", "full"))
            floors = self._floors[at_once]
            ratios[at_once] = median(
                played.worked / sum(floor.values()) for played, floor in zip(few, floors, strict=True)
            )
            grown[at_once] = median(f.worked / w.worked for w, f in zip(few, full, strict=True))
            parts = {
                part: median(floor[part] for floor in floors) / TABLES_AT_ONCE * MS for part in floors[0]
            }
            print(f"{TABLES_AT_ONCE} commands {how} on one core: {self._times(few)}")
            print(f"  when full: {self._times(full)}")
            print(
                f"  floors of one: {', '.join(f'{part} {time:.2f}' for part, time in parts.items())} ms;"
                f" {ratios[at_once]:.2f} of their sum, {grown[at_once]:.2f} when full"
            )
        return {
            "commands": ratios[True],
            "commands_one_by_one": ratios[False],
            "commands_when_full": max(grown.values()),
        }

    def _times(self, rounds: list[Round]) -> str:
        times = [each.seconds * MS for played in rounds for each in played.done]
        rate = len(times) / sum(played.seconds for played in rounds)
        work = median(played.worked for played in rounds) / TABLES_AT_ONCE * MS
        return (
            f"p50 {median(times):.0f} ms, p99 {quantiles(times, n=100)[98]:.0f} ms, {rate:.0f} a second,"
            f" {work:.1f} ms of a processor each"
        )


def start_and_rest(folder: Folder) -> dict[str, float]:
    """Measure the start and the memory at rest, with the full database and with an empty one."""
    with starting.a_discord_with(TABLES) as (server, places):
        starting.move_to(folder.copied("full", "placed"), places)
        empty, full = starting.starts(folder["empty"], folder["placed"])
        lean, fat = starting.memories(server, folder["empty"], folder["placed"])
    print(f"start to ready: {full * MS:.0f} ms of a processor; with nothing stored {empty * MS:.0f} ms")
    print(f"memory at rest: {fat:.0f} MB; with nothing stored {lean:.0f} MB")
    return {"start_when_full": full / empty, "memory_when_full": fat / lean}


def deadlines(folder: Folder) -> dict[str, float]:
    """Measure presses while all deadlines are due."""
    keep_to_cores(2)
    quiet, storm = asyncio.run(deadlines_due.measure(folder.copied("full", "late"), TABLES))
    for name, each in (("quiet", quiet), (f"{TABLES} deadlines due", storm)):
        if not each.posts:
            raise AssertionError("no board was posted")
        print(
            f"presses, {name}: p50 {each.p(50) * MS:.0f} ms, p99 {each.p(99) * MS:.0f} ms"
            f" ({len(each.presses)} presses, {each.fired} deadlines fired, {each.posts} boards posted)"
        )
    return {"press_among_deadlines": storm.p(99) / quiet.p(99)}


def main() -> int:
    """Measure, print a line for each mark, and return 1 if one is exceeded."""
    keep_to_cores()
    with TemporaryDirectory() as name:
        folder = Folder(Path(name))
        asyncio.run(fill(folder))
        values = {**asyncio.run(commands(folder)), **start_and_rest(folder), **deadlines(folder)}
    return judged(Result(name, value, MARKS[name]) for name, value in values.items())


if __name__ == "__main__":
    sys.exit(main())
