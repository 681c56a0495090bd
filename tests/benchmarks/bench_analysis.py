"""The strong player: how far it agrees with eXtreme Gammon, how strong each level is, and what that costs.

The marks are upper limits, so shares are given as what is missing: ratings off by more than one PR,
blunders not found, cube actions not agreed on, in percent. `BARPOINT_BENCH_MATCHES` is how many of the
matches are compared. The levels play every fifth play of these matches; all of them, `make proof` has them
play.

All is kept to one core. `analysis_by_gvanalysis` is what the process has of a processor for the first
match, as a ratio to what gvanalysis takes for its own preset `fast` right after it. The seconds for 60
half-moves, all matches together, are printed: the process has one thread, so that is how long people wait
where a core is free. The clock's seconds are printed beside them; other work on the machine adds to those,
for the process gives way. A level's `turn` is the processor's time of an opponent for turns, cube and play,
by that of bgsage itself, which looks as far ahead.

`analysis_lag` is how long a timer of five milliseconds takes while an analysis runs, the 99th percentile,
by that of a quiet loop. `analysis_commands` is the time of 64 whole commands at once (`whole_commands`)
while a match is analysed by their time while none is, in turns. Both are by the clock, since the process is
to give way.
"""

import asyncio
import os
import resource
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from bgsage import BgBotAnalyzer
from gvanalysis.match import analyze_ogxm

from bot.analysis import Depth, Evaluator, Level
from bot.analysis.documents import Document
from bot.analysis.levels import SKILLS
from bot.analysis.worker.boards import board_of
from bot.analysis.worker.reading import match_of_record
from bot.analysis.worker.sage import Sage, play_as, turn_cube_as
from bot.records import MatchRecord, read_record
from storage import Database
from tests.analysis import xg
from tests.benchmarks.measuring import keep_to_cores, timed
from tests.benchmarks.population import populate
from tests.benchmarks.results import Result, judged
from tests.benchmarks.whole_commands import Bot
from tests.databases import url_of

MATCHES = int(os.environ.get("BARPOINT_BENCH_MATCHES", "13"))
GAME_PLIES = 60
PEERS_PRESET, BY_PEER = "fast", 0.75
TICK, LAG = 0.005, 2.0
TABLES, ROUNDS, COMMANDS = 64, 6, 1.25
TURNS_EVERY, PLAYS_EVERY = 20, 5
PERCENT, MS = 100, 1e3
HIGHEST = {
    Level.BEGINNER: 30,
    Level.CASUAL: 22,
    Level.INTERMEDIATE: 17,
    Level.ADVANCED: 12,
    Level.EXPERT: 5,
    Level.CHAMPION: 0.9,
}
TURN = dict.fromkeys(Level, 1.25) | {Level.CHAMPION: 0.4}
CUBES_LOOKAHEAD = {"1ply": "2ply"}
MEGABYTES = 250


def matches() -> Iterator[tuple[str, Document, MatchRecord]]:
    """The matches by name, as eXtreme Gammon analysed them and as they were played."""
    for name, document in xg.documents():
        yield name, document, read_record((xg.FOLDER / f"{name}.mat").read_bytes())


async def agreeing(evaluator: Evaluator) -> list[Result]:
    """Analyse all matches; how far that agrees, and how long a game takes."""
    found, waited, worked, games, by_peer = {}, 0.0, 0.0, 0.0, 0.0
    for name, document, record in islice(matches(), MATCHES):
        began, before = time.perf_counter(), processor_seconds(evaluator)
        analysis = await evaluator.analyse(record, Depth.QUICK)
        waited += time.perf_counter() - began
        spent = processor_seconds(evaluator) - before
        worked += spent
        length = sum(len(game["plies"]) for game in document["games"]) / GAME_PLIES
        games += length
        found[name] = xg.agreement(document, analysis)
        off = ", ".join(f"{each:+.2f}" for each in found[name].pr)
        print(f"{name}: PR off by {off}; {spent / length:.1f} s a game")
        by_peer = by_peer or by_gvanalysis(record, spent)
    every = sum(found.values(), xg.Agreement())
    clean = sum((each for name, each in found.items() if name not in xg.ODD), xg.Agreement())
    print(f"a game took {worked / games:.2f} s of a processor, and {waited / games:.2f} s by the clock")
    print(f"of {every.blunders} blunders {every.called_blunders} are so to us, {every.found} errors")
    return [
        Result("analysis_pr_mean_difference", every.mean, 0.55),
        Result("analysis_pr_beyond_one_percent", PERCENT * (1 - every.within_one), 12),
        Result("analysis_pr_mean_difference_clean", clean.mean, 0.42),
        Result("analysis_pr_beyond_one_percent_clean", PERCENT * (1 - clean.within_one), 5),
        Result("analysis_blunders_missed_percent", PERCENT * (1 - every.found / every.blunders), 10),
        Result("analysis_cubes_disagreed_percent", PERCENT * (1 - every.agreed / every.cubes), 5),
        Result("analysis_luck_mean_difference", every.mean_luck, 0.38),
        Result("analysis_by_gvanalysis", by_peer, BY_PEER),
    ]


def by_gvanalysis(record: MatchRecord, ours: float) -> float:
    """The seconds of a processor for a match, as a ratio to gvanalysis's own."""
    document = match_of_record(record).document
    theirs, _ = timed(
        lambda: analyze_ogxm(document, preset=PEERS_PRESET, threads=1, quiet=True, show_progress=False)
    )
    print(f"that took {ours:.1f} s of a processor, gvanalysis {theirs:.1f} s")
    return ours / theirs


def processor_seconds(evaluator: Evaluator) -> float:
    """Return the processor time of the process, and of those that left before it.

    Where the system does not tell, what the clock says.
    """
    if not Path("/proc/self/stat").exists():
        return time.perf_counter()
    left = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = left.ru_utime + left.ru_stime
    stat = Path(f"/proc/{evaluator.process_id}/stat")
    if stat.exists():
        fields = stat.read_text(encoding="ascii").rpartition(")")[2].split()
        seconds += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")  # by user and by system
    return seconds


async def levels(evaluator: Evaluator) -> list[Result]:
    """How strong each level is."""
    results = []
    for level in Level:
        measured = await xg.measure(evaluator, level, every=PLAYS_EVERY)
        print(
            f"{level}: best play {measured.best:.1%}, {measured.blunders} blunders of {measured.plays} plays"
        )
        results.append(Result(f"level_{level}_pr", measured.pr, HIGHEST[level]))
    return results


def turns() -> list[Result]:
    """How long an opponent takes for a turn by how long bgsage does."""
    sage, results = Sage(), []
    positions = list(islice(enumerate(xg.plays()), 0, None, TURNS_EVERY))
    for level in Level:
        lookahead = SKILLS[level].lookahead
        player = Peer(lookahead, CUBES_LOOKAHEAD.get(lookahead, lookahead))
        turn_of_level(sage, positions[0][1], level, "")  # the first one builds what is kept
        player.turn(positions[0][1])
        ours = theirs = 0.0
        for number, priced in positions:
            ours += timed(lambda: turn_of_level(sage, priced, level, str(number)))[0]  # noqa: B023 - at once
            theirs += timed(lambda: player.turn(priced))[0]  # noqa: B023
        mine, peers = (seconds / len(positions) * MS for seconds in (ours, theirs))
        print(f"{level}: a turn takes {mine:.0f} ms of a processor, bgsage {peers:.0f} ms")
        results.append(Result(f"turn_{level}", ours / theirs, TURN[level]))
    return results


def turn_of_level(sage: Sage, priced: xg.Priced, level: Level, seed: str) -> None:
    """Let a level think of the cube, and play."""
    turn_cube_as(sage, priced.situation, None, level, seed)
    play_as(sage, priced.situation, priced.roll, level, seed)


class Peer:
    """bgsage itself, which looks so far ahead for a play, and so far for a cube."""

    def __init__(self, plays: str, cubes: str) -> None:
        self._plays, self._cubes = (
            BgBotAnalyzer(eval_level=each, cubeful=True, parallel_threads=1) for each in (plays, cubes)
        )

    def turn(self, priced: xg.Priced) -> None:
        """Rate the cube, if it may be turned, and all plays."""
        situation, board = priced.situation, board_of(priced.situation.position)
        own, other = situation.away or (0, 0)
        told = {
            "cube_value": situation.cube,
            "cube_owner": situation.access.value,
            "away1": own,
            "away2": other,
            "is_crawford": situation.is_crawford,
            "jacoby": situation.rules.is_jacoby,
            "beaver": situation.rules.has_beavers,
        }
        if situation.may_double:
            self._cubes.cube_action(board, **told)
        self._plays.checker_play(board, priced.roll.high, priced.roll.low, **told)


@asynccontextmanager
async def ticking() -> AsyncIterator[list[float]]:
    """Note how long each tick takes, in milliseconds."""
    ticks: list[float] = []

    async def tick() -> None:
        while True:
            begin = time.perf_counter()
            await asyncio.sleep(TICK)
            ticks.append((time.perf_counter() - begin) * MS)

    task = asyncio.create_task(tick())
    yield ticks
    task.cancel()


async def lag(evaluator: Evaluator) -> Result:
    """How much later the event loop is while a match is analysed."""
    _, _, record = next(islice(matches(), 2, None))
    async with ticking() as busy:
        await evaluator.analyse(record)
    async with ticking() as quiet:
        await asyncio.sleep(len(busy) * TICK)
    busy_ms, quiet_ms = (quantiles(each, n=100)[-1] for each in (busy, quiet))
    print(f"event loop: 5 ms take {busy_ms:.2f} ms while an analysis runs, {quiet_ms:.2f} ms otherwise")
    return Result("analysis_lag", busy_ms / quiet_ms, LAG)


async def commands(evaluator: Evaluator) -> Result:
    """How much longer commands take while a match is analysed; the first round of each is not counted."""
    _, _, record = next(matches())
    times: dict[bool, list[float]] = {False: [], True: []}
    with TemporaryDirectory() as folder:
        file = Path(folder) / "barpoint.sqlite3"
        await populate(file, TABLES)
        database = await Database.open(url_of(file))
        bot = Bot(database, range(1, TABLES + 1), seed=5)
        for number in range(2 * (ROUNDS + 1)):
            if number % 2:
                async with analysing(evaluator, record):
                    played = await bot.round(at_once=True)
            else:
                played = await bot.round(at_once=True)
            times[number % 2 == 1].append(played.seconds)
        await database.close()
    quiet, busy = (median(each[1:]) for each in times.values())
    print(
        f"{TABLES} commands at once: {TABLES / busy:.0f} a second while an analysis runs,"
        f" {TABLES / quiet:.0f} otherwise"
    )
    return Result("analysis_commands", busy / quiet, COMMANDS)


@asynccontextmanager
async def analysing(evaluator: Evaluator, record: MatchRecord) -> AsyncIterator[None]:
    """Have a match analysed meanwhile, so deeply that it lasts; it is given up at the end."""
    began = asyncio.Event()
    task = asyncio.create_task(evaluator.analyse(record, Depth.DEEP, lambda done, _: done and began.set()))
    await began.wait()
    yield
    assert not task.done(), "the analysis came to its end before the commands did"
    task.cancel()
    await asyncio.wait([task])
    await evaluator.rate_plays(next(xg.plays()).situation, next(xg.plays()).roll)  # once it gave up


async def memory(evaluator: Evaluator) -> Result:
    """The most that the process ever held, where the system tells."""
    megabytes = 0.0
    status = f"/proc/{evaluator.process_id}/status"
    if os.path.exists(status):  # noqa: ASYNC240, PTH110  # a file of the kernel's, in memory
        with open(status, encoding="ascii") as lines:  # noqa: ASYNC230, PTH123
            peak = next(line for line in lines if line.startswith("VmHWM"))
            megabytes = int(peak.split()[1]) / 1024
    return Result("analysis_megabytes", megabytes, MEGABYTES)


async def measure() -> list[Result]:
    """All figures, the short ones first."""
    evaluator = Evaluator()
    try:
        await evaluator.rate_plays(next(xg.plays()).situation, next(xg.plays()).roll)
        return [
            await lag(evaluator),
            await commands(evaluator),
            *turns(),
            *await agreeing(evaluator),
            *await levels(evaluator),
            await memory(evaluator),
        ]
    finally:
        await evaluator.close()


def main() -> int:
    """Print the figures; return 1 if one exceeds its mark."""
    keep_to_cores()
    return judged(asyncio.run(measure()))


if __name__ == "__main__":
    sys.exit(main())
