"""Several processes on one database: who may be there, what they hear, and which looks after a table."""

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import datetime
from typing import TypeVar

import pytest

from storage import LEASE, PATIENCE, Database, UnitOfWork, Worker
from storage.errors import DatabaseShared
from storage.processes import WORDS
from tests.storage.situations import ALICE, KINDS, NOW, open_table, save_action

T = TypeVar("T")
FIRST_SHARD, SECOND_SHARD = range(1), range(1, 2)
LATER = NOW + LEASE
CUT_OFF = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
EVERYBODY = [Worker.beginning(range(1), 2), Worker.beginning(range(1, 2), 2)]


@pytest.fixture
async def others(url: str) -> AsyncIterator[tuple[Database, Database]]:
    """Two processes on one database; of its servers, the first shard hears."""
    opened = [
        await Database.open(url, worker=Worker.beginning(shards, 2)) for shards in (FIRST_SHARD, SECOND_SHARD)
    ]
    await opened[0].run(open_table)
    yield opened[0], opened[1]
    for database in opened:
        await database.close()


def takes(at: datetime) -> Callable[[UnitOfWork], bool]:
    return lambda uow: uow.claims.take(1, at)


async def test_one_process_at_a_time_looks_after_a_table(others: tuple[Database, Database]) -> None:
    one, other = others
    assert await one.run(takes(NOW))
    assert not await other.run(takes(NOW))
    assert await one.run(takes(NOW))
    assert await one.run(lambda uow: uow.claims.release(1))
    assert await other.run(takes(NOW))


async def test_a_claim_ends_by_itself_and_who_is_back_learns_of_it(others: tuple[Database, Database]) -> None:
    one, other = others
    assert await one.run(takes(NOW))
    assert not await other.run(lambda uow: uow.claims.take_all([1], LATER - PATIENCE))
    assert await other.run(lambda uow: uow.claims.take_all([1], LATER)) == {1}
    assert not await one.run(lambda uow: uow.claims.renew(1, LATER))
    assert not await one.run(lambda uow: uow.claims.release(1))
    assert await other.run(lambda uow: uow.claims.renew(1, LATER))


async def test_a_claim_lasts_while_its_process_is_heard_of(others: tuple[Database, Database]) -> None:
    one, other = others
    assert await one.run(takes(NOW))
    await one.run(lambda uow: uow.claims.renew_all([1], LATER))
    assert not await other.run(takes(LATER))
    await one.run(lambda uow: uow.claims.release_all())
    assert await other.run(takes(LATER))


async def test_who_lost_a_claim_does_not_renew_that_of_another(others: tuple[Database, Database]) -> None:
    one, other = others
    assert await one.run(takes(NOW))
    assert await other.run(takes(LATER))
    await one.run(lambda uow: uow.claims.renew_all([1], LATER + PATIENCE))
    assert await one.run(takes(LATER + LEASE))


async def test_a_claim_knows_since_when_nobody_else_had_the_table(others: tuple[Database, Database]) -> None:
    one, other = others

    def since(uow: UnitOfWork, at: datetime) -> datetime:
        assert uow.claims.take(1, at)
        claim = uow.claims.of(1)
        assert claim.at == at
        return claim.since

    assert await one.run(since, NOW) == NOW
    assert await one.run(since, LATER) == NOW
    assert await other.run(since, LATER + LEASE) == LATER + LEASE
    assert await one.run(since, LATER + 2 * LEASE) == LATER + 2 * LEASE


async def test_what_is_due_is_left_to_its_shard_for_a_while(others: tuple[Database, Database]) -> None:
    one, other = others

    def due(uow: UnitOfWork, at: datetime) -> tuple[list[int], list[int]]:
        return uow.outbox.subjects_due(at, KINDS), [
            each.subject_id for each in uow.deadlines.due(at, KINDS, 9)
        ]

    def save(uow: UnitOfWork) -> None:
        save_action(uow, 1, 1)
        uow.deadlines.replace(1, 1, [("time", None, NOW)])

    await one.run(save)
    assert await one.run(due, NOW) == ([1], [1])
    assert await other.run(due, NOW) == ([], [])
    assert await other.run(due, NOW + PATIENCE) == ([1], [1])
    await other.run(takes(NOW + PATIENCE))
    assert await one.run(due, NOW + PATIENCE) == ([], [])


async def test_a_process_alone_claims_nothing(database: Database) -> None:
    await database.run(open_table)

    def work(uow: UnitOfWork) -> bool:
        return uow.claims.take(1, NOW) and uow.claims.renew(1, NOW) and uow.claims.release(1)

    assert await database.run(work)
    assert await database.run(lambda uow: uow.claims.take_all([1], NOW)) == {1}


async def test_one_process_at_a_time_makes_and_tells_an_analysis(others: tuple[Database, Database]) -> None:
    one, other = others

    def add_pending(uow: UnitOfWork) -> int:
        pending = uow.analyses.add(table_id=1, import_id=None, game=0, depth="quick", now=NOW).id
        uow.analyses.request(pending, uow.players.get_or_add(ALICE, "Alice", NOW).id, None, None, NOW)
        return pending

    pending = await one.run(add_pending)

    def claims(uow: UnitOfWork, at: datetime) -> bool:
        return uow.analyses.claim(pending, at)

    assert await one.run(claims, NOW)
    assert not await other.run(claims, LATER - PATIENCE)
    await one.run(lambda uow: uow.analyses.renew_claims(LATER))
    assert not await other.run(claims, LATER)
    await one.run(lambda uow: uow.analyses.release_claims())
    assert await other.run(claims, LATER)
    assert await one.run(claims, LATER + LEASE)
    await one.run(lambda uow: uow.analyses.fail(pending, "broken"))
    assert not await other.run(claims, LATER + 2 * LEASE)
    told = [await each.run(lambda uow: uow.analyses.unnotified(LATER + LEASE)) for each in others]
    assert [len(each) for each in told] == [1, 0]
    assert len(await other.run(lambda uow: uow.analyses.unnotified(LATER + 2 * LEASE))) == 1


def tell(uow: UnitOfWork, word: str) -> None:
    uow.tell_others(word)


async def opened(url: str) -> list[Database]:
    return [await Database.open(url, worker=worker) for worker in EVERYBODY]


async def test_a_process_hears_what_another_tells(postgres_url: str) -> None:
    one, other = await opened(postgres_url)
    heard: asyncio.Queue[str] = asyncio.Queue()
    async with one.registered(print), other.registered(heard.put_nowait):
        await one.run(tell, "languages")
        assert await heard.get() == "languages"
        assert heard.empty()
    await one.close()
    await other.close()


async def test_who_was_cut_off_hears_again_and_that_it_may_have_missed_something(postgres_url: str) -> None:
    one, other = await opened(postgres_url)
    heard: asyncio.Queue[str] = asyncio.Queue()
    async with other.registered(heard.put_nowait):
        await one.run(lambda uow: uow.connection.exec_driver_sql(CUT_OFF))
        assert await heard.get() == ""
        await one.run(tell, "released")
        assert await heard.get() == "released"
    await one.close()
    await other.close()


async def test_a_process_alone_has_none_beside_it(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.processes.PATIENCE_SECONDS", 0.1)
    one, _ = await opened(postgres_url)
    alone = await Database.open(postgres_url)
    async with one.registered(print):
        with pytest.raises(DatabaseShared, match="in use by another process of Barpoint"):
            await alone.registered(print).__aenter__()
    async with alone.registered(print):
        for others in (one, alone):
            with pytest.raises(DatabaseShared):
                await others.registered(print).__aenter__()
    for database in (one, _, alone):
        await database.close()


async def test_nothing_is_told_where_nobody_else_is(database: Database) -> None:
    await database.run(tell, WORDS)


async def test_others_wait_for_what_only_one_does(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.processes.PAUSE_SECONDS", 0.01)
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
    monkeypatch.setattr("storage.processes.PAUSE_SECONDS", 0.01)
    monkeypatch.setattr("storage.processes.TURN_SECONDS", 0.1)
    one, other = await opened(postgres_url)
    async with one.one_at_a_time(), other.one_at_a_time():
        assert "it is not waited for" in caplog.text
    for database in (one, other):
        await database.close()
