"""The processes on one PostgreSQL database: who may be there, and what they hear of each other."""

import asyncio

import pytest

from storage import Database, UnitOfWork, Worker
from storage.company import WORDS
from storage.errors import DatabaseShared

CUT_OFF = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
EVERYBODY = [Worker.beginning(range(1), 2), Worker.beginning(range(1, 2), 2)]


def tell(uow: UnitOfWork, word: str) -> None:
    uow.tell_others(word)


async def opened(url: str) -> list[Database]:
    return [await Database.open(url, worker=worker) for worker in EVERYBODY]


async def test_a_process_hears_what_another_tells(postgres_url: str) -> None:
    one, other = await opened(postgres_url)
    heard: asyncio.Queue[str] = asyncio.Queue()
    async with one.attending(print), other.attending(heard.put_nowait):
        await one.run(tell, "languages")
        assert await heard.get() == "languages"
        assert heard.empty()
    await one.close()
    await other.close()


async def test_who_was_cut_off_hears_again_and_that_it_may_have_missed_something(postgres_url: str) -> None:
    one, other = await opened(postgres_url)
    heard: asyncio.Queue[str] = asyncio.Queue()
    async with other.attending(heard.put_nowait):
        await one.run(lambda uow: uow.connection.exec_driver_sql(CUT_OFF))
        assert await heard.get() == ""
        await one.run(tell, "released")
        assert await heard.get() == "released"
    await one.close()
    await other.close()


async def test_a_process_alone_has_none_beside_it(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.company.PATIENCE_SECONDS", 0.1)
    one, _ = await opened(postgres_url)
    alone = await Database.open(postgres_url)
    async with one.attending(print):
        with pytest.raises(DatabaseShared, match="in use by another process of Barpoint"):
            await alone.attending(print).__aenter__()
    async with alone.attending(print):
        for others in (one, alone):
            with pytest.raises(DatabaseShared):
                await others.attending(print).__aenter__()
    for database in (one, _, alone):
        await database.close()


async def test_nothing_is_told_where_nobody_else_is(database: Database) -> None:
    await database.run(tell, WORDS)


async def test_others_wait_for_what_only_one_does(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.company.PAUSE_SECONDS", 0.01)
    said: list[str] = []

    async def take_turn(database: Database) -> None:
        async with database.one_at_a_time():
            said.append("in")
            await asyncio.sleep(0.05)
            said.append("out")

    both = await opened(postgres_url)
    await asyncio.gather(*map(take_turn, both))
    assert said == ["in", "out", "in", "out"]
    for database in both:
        await database.close()


async def test_nobody_waits_for_ever_for_a_process_that_hangs(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("storage.company.PAUSE_SECONDS", 0.01)
    monkeypatch.setattr("storage.company.TURN_SECONDS", 0.1)
    one, other = await opened(postgres_url)
    async with one.one_at_a_time(), other.one_at_a_time():
        assert "it is not waited for" in caplog.text
    for database in (one, other):
        await database.close()
