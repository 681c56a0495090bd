"""Where tables are played: moved to another channel, listed for a server and for a player."""

from datetime import timedelta

import pytest

from storage import Database, TableRecord, TableStatus, UnitOfWork
from storage.errors import ChannelTaken
from tests.storage.situations import (
    CHANNEL,
    ELSEWHERE,
    NOW,
    enqueue,
    in_one_transaction,
    open_table,
    two_players,
)

LATER = NOW + timedelta(hours=1)
HOME, AWAY = 1, 2


def open_at(uow: UnitOfWork, guild: int, channel: int, status: TableStatus = "playing") -> TableRecord:
    return uow.tables.add(
        guild_snowflake=guild, channel_snowflake=channel, kind="match", state={}, status=status, now=NOW
    )


@in_one_transaction
def test_a_table_that_is_moved_is_the_same_somewhere_else(uow: UnitOfWork, table: TableRecord) -> None:
    saved = uow.tables.save(table, state={"score": [1, 0]}, status="playing", now=NOW)
    uow.tables.set_live_message(table.id, 555, 0)
    moved = uow.tables.move(table.id, AWAY, ELSEWHERE, LATER)
    assert moved == uow.tables.get(table.id)
    assert (moved.guild_snowflake, moved.channel_snowflake) == (AWAY, ELSEWHERE)
    assert (moved.live_message_snowflake, moved.live_version) == (None, 1)
    assert (moved.version, moved.state, moved.status) == (1, saved.state, saved.status)
    assert (moved.created_at, moved.updated_at) == (NOW, LATER)
    assert uow.tables.open_in_channel(CHANNEL) is None
    assert uow.tables.open_in_channel(ELSEWHERE) == moved
    uow.tables.save(moved, state={}, status="playing", now=LATER)


async def test_a_table_does_not_move_to_a_taken_channel(database: Database, table: TableRecord) -> None:
    await database.run(open_table, ELSEWHERE)
    with pytest.raises(ChannelTaken) as caught:
        await database.run(lambda uow: uow.tables.move(table.id, HOME, ELSEWHERE, LATER))
    assert caught.value.channel_snowflake == ELSEWHERE
    assert await database.run(lambda uow: uow.tables.get(table.id)) == table


@in_one_transaction
def test_who_read_a_table_before_it_moved_saves_it_where_it_is(uow: UnitOfWork, table: TableRecord) -> None:
    uow.tables.move(table.id, HOME, ELSEWHERE, LATER)
    uow.tables.save(table, state={}, status="playing", now=LATER)
    assert uow.tables.get(table.id).channel_snowflake == ELSEWHERE


@in_one_transaction
def test_tables_without_a_channel_may_be_open_at_once(uow: UnitOfWork) -> None:
    first, second = (open_table(uow, channel=None) for _ in range(2))
    assert first.channel_snowflake is None
    assert uow.tables.open_ids() == [first.id, second.id]
    over = uow.tables.save(first, state={}, status="over", now=NOW)
    assert uow.tables.get(first.id) == over
    assert uow.tables.save(over, state={}, status="playing", now=NOW).is_open
    assert uow.tables.open_in_channel(CHANNEL) is None


@in_one_transaction
def test_a_table_without_a_channel_may_be_moved_to_one(uow: UnitOfWork) -> None:
    moved = uow.tables.move(open_table(uow, channel=None).id, HOME, CHANNEL, LATER)
    assert uow.tables.open_in_channel(CHANNEL) == moved
    with pytest.raises(ChannelTaken):
        open_table(uow)


@in_one_transaction
def test_an_admin_sees_the_open_tables_of_their_server(uow: UnitOfWork) -> None:
    first, challenge = open_at(uow, HOME, 11), open_at(uow, HOME, 12, "challenge")
    open_at(uow, AWAY, 13)
    for status in ("over", "closed"):
        open_at(uow, HOME, 14, status)  # type: ignore[arg-type]  # a literal that a loop has widened
    assert uow.tables.open_in_guild(HOME) == [first, challenge]
    assert uow.tables.open_channels_in_guild(HOME) == [11, 12]
    assert uow.tables.open_in_guild(777) == uow.tables.open_channels_in_guild(777) == []


@in_one_transaction
def test_my_open_tables_come_from_all_servers_newest_change_first(uow: UnitOfWork) -> None:
    alice, bob = two_players(uow)
    tables = [open_at(uow, guild, 20 + number) for number, guild in enumerate((HOME, AWAY, HOME, HOME))]
    for table in tables:
        uow.seats.take(table.id, 0, alice)
    uow.seats.take(tables[1].id, 1, bob)
    changed = uow.tables.save(tables[1], state={"score": [1, 0]}, status="playing", now=LATER)
    uow.tables.save(tables[3], state={}, status="over", now=LATER)
    assert uow.tables.open_of_player(alice, 9) == [changed, tables[2], tables[0]]
    assert uow.tables.open_of_player(alice, 2) == [changed, tables[2]]
    assert uow.tables.open_of_player(bob, 9) == [changed]
    assert uow.tables.open_of_player(777, 9) == []


@in_one_transaction
def test_an_admin_sees_the_posts_that_fail_in_their_server(uow: UnitOfWork) -> None:
    home, away = open_at(uow, HOME, 11), open_at(uow, AWAY, 12)
    posts = [enqueue(uow, table.id) for table in (home, home, home, away, home)]
    for post in posts[:-1]:
        uow.outbox.mark_failed(post.id, "403 50001", NOW, LATER)
    uow.outbox.mark_failed(posts[1].id, "403 50013", NOW, LATER)
    uow.outbox.mark_delivered([posts[0].id], NOW)
    failing = uow.outbox.failing_in_guild(HOME)
    assert [(each.id, each.attempts, each.last_error) for each in failing] == [
        (posts[1].id, 2, "403 50013"),
        (posts[2].id, 1, "403 50001"),
    ]
    assert [each.id for each in uow.outbox.failing_in_guild(AWAY)] == [posts[3].id]
    assert uow.outbox.failing_in_guild(777) == []
