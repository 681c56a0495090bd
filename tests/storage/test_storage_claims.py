"""Several processes on one database: which of them looks after a table."""

from collections.abc import AsyncIterator, Callable
from datetime import datetime
from typing import TypeVar

import pytest

from storage import LEASE, PATIENCE, Database, UnitOfWork, Worker
from tests.storage.situations import ALICE, NOW, open_table, save_action

T = TypeVar("T")
FIRST_SHARD, SECOND_SHARD = range(1), range(1, 2)
LATER = NOW + LEASE


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


async def test_what_is_due_is_left_to_the_servers_shard_for_a_while(
    others: tuple[Database, Database],
) -> None:
    one, other = others

    def due(uow: UnitOfWork, at: datetime) -> tuple[list[int], list[int]]:
        return uow.outbox.tables_due(at), [each.table_id for each in uow.deadlines.due(at, 9)]

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

    def owe(uow: UnitOfWork) -> int:
        owed = uow.analyses.add(table_id=1, import_id=None, game=0, depth="quick", now=NOW).id
        uow.analyses.request(owed, uow.players.get_or_add(ALICE, "Alice", NOW).id, None, None, NOW)
        return owed

    owed = await one.run(owe)

    def claims(uow: UnitOfWork, at: datetime) -> bool:
        return uow.analyses.claim(owed, at)

    assert await one.run(claims, NOW)
    assert not await other.run(claims, LATER - PATIENCE)
    await one.run(lambda uow: uow.analyses.renew_claims(LATER))
    assert not await other.run(claims, LATER)
    await one.run(lambda uow: uow.analyses.release_claims())
    assert await other.run(claims, LATER)
    assert await one.run(claims, LATER + LEASE)
    await one.run(lambda uow: uow.analyses.fail(owed, "broken"))
    assert not await other.run(claims, LATER + 2 * LEASE)
    told = [await each.run(lambda uow: uow.analyses.untold(LATER + LEASE)) for each in others]
    assert [len(each) for each in told] == [1, 0]
    assert len(await other.run(lambda uow: uow.analyses.untold(LATER + 2 * LEASE))) == 1
