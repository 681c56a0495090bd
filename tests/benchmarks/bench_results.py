"""The time that rows of results add to the end of a game, in milliseconds: at most 2.

A game of the usual length is stored, and its end saved over and over, once with results and once without, in
turns; each is undone again. The difference of the medians counts.
"""

import asyncio
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from bot.engine import OfferResignation, RuleSheet, WinKind
from bot.features import switch_all_on
from bot.play.heads_up.table import HeadsUpTable
from bot.play.tables import flow
from bot.play.tables.flow import apply_action
from storage import UnitOfWork
from tests.benchmarks.results import Result
from tests.databases import new_database
from tests.play.harness import ALICE, BOB, Harness, deciding, source_of
from tests.play.heads_up.random_play import RandomPlay

MARK = 2.0
ACTIONS, WARM_UP, ROUNDS = 60, 20, 200


class Undone(Exception):
    """The end of the game was saved, and is taken back."""


def end(uow: UnitOfWork, harness: Harness, table: HeadsUpTable) -> None:
    """Let whoever must act resign the whole match, and take that back."""
    loser = ALICE if table.players[table.must_act[0]].name == "Alice" else BOB
    plan = deciding(lambda _game: OfferResignation(WinKind.SINGLE))
    apply_action(uow, harness.request(loser), table.id, None, source_of(""), plan)
    raise Undone


async def timed(harness: Harness, table: HeadsUpTable) -> float:
    start = time.perf_counter()
    with suppress(Undone):
        await harness.run(end, harness=harness, table=table)
    return time.perf_counter() - start


async def game_in_play(played: RandomPlay) -> HeadsUpTable:
    """A match to 1 point that has lasted for so many rolls and plays; others end before."""
    while True:
        table = await played.play(await played.start(RuleSheet(length=1)), ACTIONS)
        if table.must_act:
            return table


async def measure(folder: Path) -> tuple[float, float]:
    """The medians with and without results, in seconds."""
    harness = Harness(await new_database(folder / "barpoint.sqlite3"))
    table = await game_in_play(RandomPlay(harness, Random(1)))
    written = flow.record_results
    times: dict[bool, list[float]] = {True: [], False: []}
    for number in range(WARM_UP + ROUNDS):
        for has_results in (True, False) if number % 2 else (False, True):
            flow.record_results = written if has_results else lambda *_: None
            times[has_results].append(await timed(harness, table))
    flow.record_results = written
    await harness.database.close()
    return median(times[True][WARM_UP:]), median(times[False][WARM_UP:])


def main() -> int:
    """Print the medians and the difference; return 1 if it is above the mark."""
    switch_all_on()
    with TemporaryDirectory() as folder:
        ours, without = asyncio.run(measure(Path(folder)))
    print(f"the end of a game: {ours * 1e3:.2f} ms, {without * 1e3:.2f} ms without results")
    result = Result("result_ms", (ours - without) * 1e3, MARK)
    print(result)
    return int(result.value > MARK)


if __name__ == "__main__":
    sys.exit(main())
