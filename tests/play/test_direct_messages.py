"""With how many new people the bot begins direct messages, whichever process asks."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.play.base.use_case import Caller
from bot.play.posts.direct_messages import (
    DAY,
    NEW_A_DAY,
    QUARANTINE_REST,
    NobodyNew,
    begin_direct_messages,
    forget_beginning,
    record_quarantine,
)
from storage import Database
from tests.databases import url_of
from tests.play.harness import ALICE, BOB, CHANNEL, Harness, key


@pytest.fixture
async def beside(harness: Harness, tmp_path: Path) -> AsyncIterator[Harness]:
    """Another process on the same database."""
    database = await Database.open(url_of(tmp_path / "barpoint.sqlite3"))
    yield Harness(database, harness.now)
    await database.close()


async def begin(harness: Harness, person: Caller) -> bool:
    return await harness.run(
        begin_direct_messages, snowflake=person.snowflake, at=harness.now, newcomer=person
    )


def guest(number: int) -> Caller:
    return Caller(5000 + number, f"Guest {number}")


async def test_whoever_was_written_to_before_is_not_new(harness: Harness, beside: Harness) -> None:
    assert await begin(harness, ALICE)
    assert not await begin(beside, ALICE)
    await harness.run(forget_beginning, snowflake=ALICE.snowflake)
    assert await begin(beside, ALICE)


async def test_whoever_has_a_board_in_direct_messages_is_not_new(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    await harness.run(lambda uow: uow.direct_boards.add(table.id, key(table, BOB), CHANNEL))
    assert [await begin(harness, person) for person in (ALICE, BOB)] == [True, False]


async def test_somebody_unknown_who_is_not_to_become_a_player_is_not_counted(harness: Harness) -> None:
    stranger = guest(1).snowflake
    assert not await harness.run(begin_direct_messages, snowflake=stranger, at=harness.now)
    await harness.run(forget_beginning, snowflake=stranger)
    assert await harness.run(lambda uow: uow.players.find(stranger)) is None


async def test_whoever_is_refused_does_not_become_a_player(harness: Harness) -> None:
    for number in range(NEW_A_DAY):
        await begin(harness, guest(number))
    with pytest.raises(NobodyNew):
        await begin(harness, guest(99))
    assert await harness.run(lambda uow: uow.players.find(guest(99).snowflake)) is None
    assert not await begin(harness, guest(0))
    harness.pass_by(DAY - timedelta(seconds=1))
    with pytest.raises(NobodyNew):
        await begin(harness, guest(99))
    harness.pass_by(timedelta(seconds=1))
    assert await begin(harness, guest(99))


async def test_after_a_quarantine_no_more_new_people_are_written_to_a_day_than_before(
    harness: Harness,
) -> None:
    await harness.run(record_quarantine, at=harness.now)
    with pytest.raises(NobodyNew):
        await begin(harness, guest(0))
    harness.pass_by(QUARANTINE_REST)
    assert all([await begin(harness, guest(number)) for number in range(NEW_A_DAY)])
    with pytest.raises(NobodyNew):
        await begin(harness, guest(99))
