"""Many at once: one counts, the others are told so, and nothing is lost."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path

import asyncpg
import pytest

from bot.play.base.use_case import Caller
from bot.play.posts.direct_messages import NEW_A_DAY, NobodyNew, begin_direct_messages
from storage import Database, TableRecord, UnitOfWork
from storage.errors import AlreadyUsed, ChannelTaken, DatabaseBusy, StaleVersion
from tests.storage.situations import ALICE, ELSEWHERE, NOW, open_table, save_action, stored


async def test_of_100_saves_of_one_version_one_succeeds(database: Database, table: TableRecord) -> None:
    def save(uow: UnitOfWork, number: int) -> TableRecord:
        return uow.tables.save(table, state={"by": number}, status="playing", now=NOW)

    runs = (database.run(save, number=number) for number in range(100))
    results = await asyncio.gather(*runs, return_exceptions=True)
    (winner,) = (result for result in results if isinstance(result, TableRecord))
    assert sum(isinstance(result, StaleVersion) for result in results) == 99
    assert (await stored(database, table.id)).table == winner


async def test_100_actions_at_once_are_saved_one_by_one(database: Database, table: TableRecord) -> None:
    runs = (database.run(save_action, interaction=number, table_id=table.id) for number in range(1, 101))
    await asyncio.gather(*runs)
    after = await stored(database, table.id)
    assert after.is_whole
    assert after.table.version == 100


async def test_of_concurrent_challenges_in_one_channel_one_opens_the_table(database: Database) -> None:
    results = await asyncio.gather(*(database.run(open_table) for _ in range(20)), return_exceptions=True)
    assert sum(isinstance(result, TableRecord) for result in results) == 1
    assert sum(isinstance(result, ChannelTaken) for result in results) == 19


async def test_an_interaction_delivered_twice_counts_once(database: Database, table: TableRecord) -> None:
    runs = (database.run(save_action, 7, table.id) for _ in range(10))
    results = await asyncio.gather(*runs, return_exceptions=True)
    assert sum(isinstance(result, AlreadyUsed) for result in results) == 9
    assert (await stored(database, table.id)).table.version == 1


async def test_a_player_whom_many_meet_at_once_is_one_player(database: Database) -> None:
    runs = (database.run(lambda uow: uow.players.get_or_add(ALICE, "Alice", NOW)) for _ in range(20))
    assert len(set(await asyncio.gather(*runs))) == 1


async def test_two_programs_together_write_to_as_many_new_people_as_one(url: str, database: Database) -> None:
    second, asked = await Database.open(url), range(1, NEW_A_DAY + 10)
    runs = (
        where.run(begin_direct_messages, snowflake=person, at=NOW, newcomer=Caller(person, "Somebody"))
        for person, where in zip(asked, cycle([database, second]), strict=False)
    )
    came = await asyncio.gather(*runs, return_exceptions=True)
    assert came.count(True) == NEW_A_DAY
    assert sum(isinstance(each, NobodyNew) for each in came) == len(asked) - NEW_A_DAY
    await second.close()


async def test_two_programs_wait_for_each_other(url: str, database: Database, table: TableRecord) -> None:
    second = await Database.open(url)
    runs = (
        where.run(save_action, interaction=number, table_id=table.id)
        for number, where in enumerate([database, second] * 20, start=1)
    )
    await asyncio.gather(*runs)
    await second.close()
    after = await stored(database, table.id)
    assert after.is_whole
    assert after.table.version == 40


async def test_several_programs_that_start_at_once_migrate_once(url: str, sqlite_path: Path) -> None:
    new_file = sqlite3.connect(sqlite_path)
    new_file.execute("PRAGMA journal_mode=WAL")  # a file that is not yet so has to be opened by one at first
    new_file.close()
    opened = await asyncio.gather(*(Database.open(url) for _ in range(4)))
    await opened[0].run(open_table)
    for each in opened:
        await each.close()


async def test_a_file_that_somebody_else_holds_is_busy_and_then_works(
    sqlite_url: str, sqlite_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.sqlite.BUSY_TIMEOUT", 0.01)
    database = await Database.open(sqlite_url)
    holder = sqlite3.connect(sqlite_path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(DatabaseBusy, match=r"in use by somebody else \(database is locked\)"):
        await database.run(open_table)
    holder.execute("ROLLBACK")
    holder.close()
    await database.run(open_table)
    await database.close()


@asynccontextmanager
async def row_held(postgres_url: str) -> AsyncIterator[None]:
    holder = await asyncpg.connect(postgres_url.replace("+asyncpg", ""))
    async with holder.transaction():
        await holder.execute("SELECT id FROM tables FOR UPDATE")
        yield
    await holder.close()


async def test_a_row_that_somebody_else_holds_is_busy_and_then_works(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.postgres.SERVER_SETTINGS", {"lock_timeout": "10ms"})
    database = await Database.open(postgres_url)
    table = await database.run(open_table)
    async with row_held(postgres_url):
        with pytest.raises(DatabaseBusy, match=r"in use by somebody else .*lock timeout"):
            await database.run(save_action, 1, table.id)
    await database.run(save_action, 1, table.id)
    await database.close()


async def test_who_looks_at_a_table_waits_for_nobody_who_changes_it(postgres_url: str) -> None:
    database = await Database.open(postgres_url)
    table = await database.run(open_table)
    async with row_held(postgres_url):
        assert await asyncio.wait_for(database.run(lambda uow: uow.tables.get(table.id)), 2) == table
        found = database.run(lambda uow: uow.tables.open_in_channel(table.channel_snowflake or 0))
        assert await asyncio.wait_for(found, 2) == table
    await database.close()


async def test_who_is_stopped_in_a_deadlock_begins_anew(postgres_url: str) -> None:
    database = await Database.open(postgres_url)
    first = await database.run(open_table)
    second = await database.run(open_table, ELSEWHERE)
    attempts: list[int] = []

    def hold_both(uow: UnitOfWork) -> int:
        attempts.append(uow.tables.lock(first.id).id)
        return uow.tables.lock(second.id).id

    holder = await asyncpg.connect(postgres_url.replace("+asyncpg", ""))
    async with holder.transaction():
        await holder.execute("SELECT id FROM tables WHERE id = $1 FOR UPDATE", second.id)
        run = asyncio.create_task(database.run(hold_both))
        while not attempts:  # noqa: ASYNC110 - the other side is PostgreSQL
            await asyncio.sleep(0.01)
        await holder.execute(
            "SET LOCAL deadlock_timeout = '1min'"
        )  # so that it is not this one that is stopped
        await holder.execute("SELECT id FROM tables WHERE id = $1 FOR UPDATE", first.id)
    assert await run == second.id
    assert attempts == [first.id, first.id]
    await holder.close()
    await database.close()


async def test_more_transactions_than_connections_are_busy_after_a_while(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.postgres.POOL_TIMEOUT", 0.2)
    database = await Database.open(postgres_url)
    table = await database.run(open_table)
    async with row_held(postgres_url):
        runs = [asyncio.create_task(database.run(lambda uow: uow.tables.lock(table.id))) for _ in range(16)]
        finished, waiting = await asyncio.wait(runs, return_when=asyncio.FIRST_COMPLETED)
        with pytest.raises(DatabaseBusy, match="all connections are in use"):
            await finished.pop()
    assert await asyncio.gather(*waiting) == [table] * 15
    await database.close()
