"""A backup while 50 commands a second are played: all that was acknowledged before it began is in it."""

import asyncio
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.engine import RuleSheet
from bot.play.base.table import Place
from bot.play.base.use_case import Caller
from bot.play.heads_up.challenges import ChallengeTerms
from bot.play.heads_up.store import load_table
from bot.play.upkeep.checking import check_database
from storage import Database
from storage.backups import back_up
from tests.databases import new_database, url_of
from tests.play.harness import GUILD, Harness
from tests.play.populated import begin, fair_dice, take_turn

TABLES = 25
BACKUPS, COMMANDS_BETWEEN = 5, 100
EVERY_SECONDS = 0.02


async def play(database: Database, folder: Path) -> list[tuple[Path, dict[int, int]]]:
    """Play at the pace, and make backups; returns each, with the versions acknowledged before it began."""
    harness, random = Harness(database), Random(5)
    chance, tables, made = fair_dice(random), {}, []
    for number in range(TABLES):
        people = [Caller(1000 + number, "Alice"), Caller(2000 + number, "Bob")]
        terms, place = ChallengeTerms(RuleSheet(length=25)), Place(GUILD, 100 + number)
        table = await begin(harness, chance, place, terms, *people)
        tables[table.id] = table
    acknowledged = {table.id: table.version for table in tables.values()}
    loop, copies = asyncio.get_running_loop(), []
    begun = loop.time()
    for command in range(1, BACKUPS * COMMANDS_BETWEEN + 1):
        turn = random.choice(list(tables.values()))
        tables[turn.id] = await take_turn(harness, chance, turn, random)
        acknowledged[turn.id] = tables[turn.id].version
        if command % COMMANDS_BETWEEN == 0:
            file = folder / f"{command}.sqlite3"
            made.append((file, dict(acknowledged)))
            copies.append(asyncio.create_task(back_up(url_of(folder / "barpoint.sqlite3"), file)))
        await asyncio.sleep(max(0.0, begun + command * EVERY_SECONDS - loop.time()))
    print(f"{BACKUPS * COMMANDS_BETWEEN / (loop.time() - begun):.0f} commands a second")  # noqa: T201
    await asyncio.gather(*copies)
    return made


@pytest.mark.proof
async def test_a_backup_has_all_that_was_acknowledged_before_it(tmp_path: Path) -> None:
    database = await new_database(tmp_path / "barpoint.sqlite3")
    made = await play(database, tmp_path)
    await database.close()
    for file, acknowledged in made:
        restored = await Database.open(url_of(file))
        assert (await restored.run(check_database)).problems == ()
        for table, version in acknowledged.items():
            found = await restored.run(partial(load_table, table_id=table))
            assert found.version >= version
        await restored.close()
