"""Two processes on one database: what one of them is at, the other leaves alone."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.play import outbox, places
from bot.play.outbox import PendingBoard, mark_posted, next_post, put_off, take_note
from bot.play.pending_posts import NOBODYS, PendingElsewhere
from bot.play.table import Place
from bot.play.use_case import LEASE, ClaimLost
from storage import Database, Worker
from tests.databases import url_of
from tests.play.harness import ALICE, BOB, GUILD, OTHER_CHANNEL, Harness


@pytest.fixture
async def processes(harness: Harness, tmp_path: Path) -> AsyncIterator[tuple[Database, Database]]:
    """Beside the one of the harness."""
    assert harness.now
    file = tmp_path / "barpoint.sqlite3"
    opened = [await Database.open(url_of(file), worker=Worker.beginning(range(1), 1)) for _ in range(2)]
    yield opened[0], opened[1]
    for database in opened:
        await database.close()


async def test_what_one_posts_the_other_does_not(
    harness: Harness, processes: tuple[Database, Database]
) -> None:
    one, other = processes
    table = await harness.challenge(ALICE, BOB)
    look = partial(next_post, table_id=table.id, now=harness.now)
    pending = await one.run(look)
    assert isinstance(pending, PendingBoard)
    assert isinstance(await other.run(look), PendingElsewhere)
    note = partial(mark_posted, pending=pending, message=500)
    noting = partial(take_note, note=lambda uow, at: note(uow, at=at), table_id=table.id, besides=NOBODYS)
    assert await one.run(noting, now=harness.now) is None
    assert await other.run(look) is None


async def test_what_was_taken_over_is_neither_noted_nor_put_off(
    harness: Harness, processes: tuple[Database, Database]
) -> None:
    one, other = processes
    table = await harness.challenge(ALICE, BOB)
    pending = await one.run(next_post, table_id=table.id, now=harness.now)
    assert isinstance(pending, PendingBoard)
    later = harness.now + LEASE
    assert isinstance(await other.run(next_post, table_id=table.id, now=later), PendingBoard)
    note = partial(mark_posted, pending=pending, message=500)
    noting = partial(take_note, note=lambda uow, at: note(uow, at=at), table_id=table.id, besides=NOBODYS)
    with pytest.raises(ClaimLost):
        await one.run(noting, now=later)
    with pytest.raises(ClaimLost):
        await one.run(put_off, table_id=table.id, error="hung", at=later)
    assert (await harness.load(table)).live_message is None
    assert await harness.run(outbox.tables_with_posts, now=later) == [table.id]


async def test_a_table_is_not_moved_while_another_process_posts_where_it_stands(
    harness: Harness, processes: tuple[Database, Database]
) -> None:
    one, other = processes
    table = await harness.accept(BOB, await harness.challenge(ALICE, BOB))
    await one.run(next_post, table_id=table.id, now=harness.now)
    work = partial(
        places.move, request=harness.request(BOB), table_id=table.id, place=Place(GUILD, OTHER_CHANNEL)
    )
    with pytest.raises(ClaimLost):
        await other.run(work)
    await one.run(lambda uow: uow.claims.release(table.id))
    assert (await other.run(work)).channel == OTHER_CHANNEL
