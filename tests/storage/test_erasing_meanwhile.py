"""A player can be erased while others go on playing at their tables: the first attempt succeeds."""

import asyncio
from typing import Any

import asyncpg

from bot.play.base.table import Status
from bot.play.upkeep import privacy
from storage import Database
from tests.engine.games import no_dice
from tests.play.harness import ALICE, BOB, Harness, key, scripted_chance

IS_WAITING = "SELECT EXISTS (SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock')"


async def until_somebody_waits(url: str) -> None:
    """Wait until one transaction waits for another."""
    watcher: Any = await asyncpg.connect(url)
    while not await watcher.fetchval(IS_WAITING):  # noqa: ASYNC110 - the other side is PostgreSQL
        await asyncio.sleep(0.01)
    await watcher.close()


async def test_an_erase_waits_for_who_is_acting_and_then_goes_through(postgres_url: str) -> None:
    database, url = await Database.open(postgres_url), postgres_url.replace("+asyncpg", "")
    harness = Harness(database)
    table = await harness.challenge(ALICE, BOB)
    acting: Any = await asyncpg.connect(url)
    async with acting.transaction():
        await acting.execute("UPDATE tables SET version = version + 1")
        erasing = asyncio.create_task(
            database.run(
                privacy.erase,
                request=harness.request(ALICE),
                player=key(table, ALICE),
                dice_source=scripted_chance(no_dice),
            )
        )
        await until_somebody_waits(url)
    (closed,) = await erasing
    assert closed.status is Status.CLOSED
    await acting.close()
    await database.close()
