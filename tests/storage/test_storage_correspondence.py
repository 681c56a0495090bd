"""Players' private notes at a table, where else it is shown, and its problems."""

from collections.abc import Callable
from datetime import timedelta

import pytest

from storage import ChannelProblemRecord, Database, DirectBoardRecord, TableRecord, UnitOfWork
from storage.errors import ConstraintViolated, NotFound
from tests.storage.situations import (
    CHANNEL,
    ELSEWHERE,
    NOW,
    in_one_transaction,
    open_table,
    reminder,
    two_players,
)

LATER = NOW + timedelta(hours=1)
HOME, AWAY = 1, 2
ALICES_CHANNEL, BOBS_CHANNEL = 7001, 7002


@in_one_transaction
def test_standing_orders_are_a_players_own_at_each_table(uow: UnitOfWork, table: TableRecord) -> None:
    (alice, bob), other = two_players(uow), open_table(uow, ELSEWHERE)
    assert uow.standing_orders.of(table.id, alice) is None
    assert uow.standing_orders.of_table(table.id) == {}
    uow.standing_orders.set(table.id, alice, {"roll": True}, NOW)
    uow.standing_orders.set(table.id, alice, {"forced": True, "next double": "take"}, LATER)
    uow.standing_orders.set(table.id, bob, {}, NOW)
    uow.standing_orders.set(other.id, alice, {"roll": False}, NOW)
    assert uow.standing_orders.of(table.id, alice) == {"forced": True, "next double": "take"}
    assert uow.standing_orders.of_table(table.id) == {
        alice: {"forced": True, "next double": "take"},
        bob: {},
    }
    assert uow.standing_orders.of_player(alice) == {
        table.id: {"forced": True, "next double": "take"},
        other.id: {"roll": False},
    }


@in_one_transaction
def test_standing_orders_are_forgotten_at_one_table_or_at_all(uow: UnitOfWork, table: TableRecord) -> None:
    (alice, bob), other = two_players(uow), open_table(uow, ELSEWHERE)
    for where in (table, other):
        for who in (alice, bob):
            uow.standing_orders.set(where.id, who, {"roll": True}, NOW)
    for _ in range(2):
        uow.standing_orders.forget(table.id, alice)
    assert uow.standing_orders.of_table(table.id) == {bob: {"roll": True}}
    assert uow.standing_orders.of(other.id, alice) == {"roll": True}
    for _ in range(2):
        uow.standing_orders.forget_player(bob)
    assert uow.standing_orders.of_table(table.id) == {}
    assert uow.standing_orders.of_table(other.id) == {alice: {"roll": True}}


@in_one_transaction
def test_a_note_is_what_was_written_last_and_gone_when_empty(uow: UnitOfWork, table: TableRecord) -> None:
    (alice, bob), other = two_players(uow), open_table(uow, ELSEWHERE)
    assert uow.notes.of(table.id, alice) is None
    for text in ("he never\npasses", "Prime first 🎲"):
        uow.notes.set(table.id, alice, text, NOW)
    uow.notes.set(other.id, alice, "owes me a coffee", NOW)
    uow.notes.set(table.id, bob, "She always takes.", NOW)
    assert uow.notes.of(table.id, alice) == "Prime first 🎲"
    assert uow.notes.of_player(alice) == {table.id: "Prime first 🎲", other.id: "owes me a coffee"}
    for _ in range(2):
        uow.notes.set(table.id, alice, "", LATER)
    assert uow.notes.of(table.id, alice) is None
    uow.notes.forget_player(alice)
    assert uow.notes.of_player(alice) == {}
    assert uow.notes.of(table.id, bob) == "She always takes."


@in_one_transaction
def test_each_player_has_a_board_of_their_own_in_direct_messages(uow: UnitOfWork, table: TableRecord) -> None:
    (alice, bob), other = two_players(uow), open_table(uow, ELSEWHERE)
    for where, who, channel in (
        (table, bob, BOBS_CHANNEL),
        (table, alice, ALICES_CHANNEL),
        (other, alice, ALICES_CHANNEL),
    ):
        uow.direct_boards.add(where.id, who, channel)
    uow.direct_boards.set_message(table.id, bob, 555, 3)
    of_alice = DirectBoardRecord(
        table_id=table.id,
        player_id=alice,
        channel_snowflake=ALICES_CHANNEL,
        message_snowflake=None,
        version=0,
    )
    of_bob = DirectBoardRecord(
        table_id=table.id, player_id=bob, channel_snowflake=BOBS_CHANNEL, message_snowflake=555, version=3
    )
    assert uow.direct_boards.of_table(table.id) == [of_alice, of_bob]
    assert [each.table_id for each in uow.direct_boards.of_player(alice)] == [table.id, other.id]
    uow.direct_boards.set_message(table.id, bob, None, 4)
    assert uow.direct_boards.of_table(table.id)[1].message_snowflake is None
    assert uow.direct_boards.of_table(777) == []
    with pytest.raises(NotFound, match=f"no board of table {other.id} for player {bob}"):
        uow.direct_boards.set_message(other.id, bob, 1, 0)


@in_one_transaction
def test_players_find_what_they_play_by_direct_messages(uow: UnitOfWork, table: TableRecord) -> None:
    alice, bob = two_players(uow)
    moved = open_table(uow, ELSEWHERE)
    first, second, over = (open_table(uow, None) for _ in range(3))
    uow.tables.save(over, state={}, status="over", now=NOW)
    for where in (moved, first, second, over):
        uow.direct_boards.add(where.id, alice, ALICES_CHANNEL)
    uow.direct_boards.add(first.id, bob, BOBS_CHANNEL)
    assert [each.id for each in uow.tables.open_direct(alice)] == [second.id, first.id]
    assert [each.id for each in uow.tables.open_direct(bob)] == [first.id]
    last = uow.tables.last_direct(alice)
    assert (last.id, last.status) == (over.id, "over")
    assert uow.tables.last_direct(777) is None


async def test_a_player_has_one_board_of_a_table(database: Database, table: TableRecord) -> None:
    def work(uow: UnitOfWork) -> None:
        for channel in (ALICES_CHANNEL, ALICES_CHANNEL + 9):
            uow.direct_boards.add(table.id, two_players(uow)[0], channel)

    with pytest.raises(ConstraintViolated):
        await database.run(work)


@in_one_transaction
def test_boards_are_forgotten_with_what_was_wrong_there(uow: UnitOfWork, table: TableRecord) -> None:
    alice, bob = two_players(uow)
    for who, channel in ((alice, ALICES_CHANNEL), (bob, BOBS_CHANNEL)):
        uow.direct_boards.add(table.id, who, channel)
        uow.channel_problems.record(channel, None, "blocked", NOW)
    uow.channel_problems.record(CHANNEL, HOME, "forbidden", NOW)
    for _ in range(2):
        uow.direct_boards.forget_player(alice)
    assert [each.player_id for each in uow.direct_boards.of_table(table.id)] == [bob]
    assert uow.channel_problems.of(ALICES_CHANNEL) is None
    assert uow.channel_problems.of(BOBS_CHANNEL) is not None
    assert uow.channel_problems.of(CHANNEL) is not None


@in_one_transaction
def test_trouble_lasts_since_its_reason_began(uow: UnitOfWork) -> None:
    assert uow.channel_problems.of(CHANNEL) is None
    for reason, moment, since in (
        ("forbidden", NOW, NOW),
        ("forbidden", LATER, NOW),
        ("deleted", LATER, LATER),
        ("forbidden", 2 * (LATER - NOW) + NOW, 2 * (LATER - NOW) + NOW),
    ):
        uow.channel_problems.record(CHANNEL, HOME, reason, moment)
        assert uow.channel_problems.of(CHANNEL) == ChannelProblemRecord(
            channel_snowflake=CHANNEL, guild_snowflake=HOME, reason=reason, since=since
        )
    uow.channel_problems.record(CHANNEL, AWAY, "forbidden", LATER)
    assert [each.guild_snowflake for each in uow.channel_problems.in_guild(AWAY)] == [AWAY]
    for _ in range(2):
        uow.channel_problems.clear(CHANNEL)
    assert uow.channel_problems.of(CHANNEL) is None
    uow.channel_problems.record(CHANNEL, HOME, "forbidden", LATER)
    assert uow.channel_problems.in_guild(HOME)[0].since == LATER


@in_one_transaction
def test_an_admin_sees_the_trouble_of_their_server_oldest_first(uow: UnitOfWork) -> None:
    uow.channel_problems.record(11, HOME, "archived", LATER)
    uow.channel_problems.record(12, HOME, "deleted", NOW)
    uow.channel_problems.record(13, AWAY, "deleted", NOW)
    uow.channel_problems.record(14, None, "blocked", NOW)
    assert [each.channel_snowflake for each in uow.channel_problems.in_guild(HOME)] == [12, 11]
    assert uow.channel_problems.in_guild(777) == []


@pytest.mark.parametrize(
    ("work", "refusal"),
    [
        (lambda uow: uow.standing_orders.set(1, 777, {}, NOW), "(?i:foreign key)"),
        (lambda uow: uow.standing_orders.set(777, 1, {}, NOW), "(?i:foreign key)"),
        (lambda uow: uow.notes.set(1, 777, "who?", NOW), "(?i:foreign key)"),
        (lambda uow: uow.notes.set(777, 1, "where?", NOW), "(?i:foreign key)"),
        (lambda uow: uow.direct_boards.add(1, 777, ALICES_CHANNEL), "(?i:foreign key)"),
        (lambda uow: uow.direct_boards.add(777, 1, ALICES_CHANNEL), "(?i:foreign key)"),
        (lambda uow: uow.channel_problems.record(CHANNEL, HOME, "", NOW), "ck_channel_problems_reason"),
    ],
)
async def test_what_belongs_to_nobody_or_says_nothing_is_refused(
    database: Database, table: TableRecord, work: Callable[[UnitOfWork], None], refusal: str
) -> None:
    await database.run(two_players)
    with pytest.raises(ConstraintViolated, match=refusal):
        await database.run(work)


@in_one_transaction
def test_reminders_are_counted_for_each_player_at_each_table(uow: UnitOfWork, table: TableRecord) -> None:
    (alice, bob), other = two_players(uow), open_table(uow, ELSEWHERE)
    first, second = (reminder(table.id, alice, sent, CHANNEL) for sent in (1, 2))
    private, elsewhere = reminder(table.id, bob, message=555), reminder(other.id, alice, 1, ELSEWHERE, 556)
    for each in (first, second, private, elsewhere):
        uow.reminders.put(each)
    assert uow.reminders.of(table.id, alice) == second
    assert uow.reminders.of_table(table.id) == [second, private]
    assert uow.reminders.of_player(alice) == [second, elsewhere]
    uow.reminders.forget(table.id, bob)
    assert uow.reminders.of(table.id, bob) is None
    uow.reminders.forget_player(alice)
    assert uow.reminders.of_table(table.id) + uow.reminders.of_table(other.id) == []


async def test_a_reminder_counts(database: Database, table: TableRecord) -> None:
    def work(uow: UnitOfWork) -> None:
        uow.reminders.put(reminder(table.id, two_players(uow)[0], sent=0))

    with pytest.raises(ConstraintViolated, match="ck_reminders_sent"):
        await database.run(work)


async def test_what_was_read_in_a_failed_attempt_is_read_anew(database: Database) -> None:
    def work(uow: UnitOfWork) -> None:
        def attempt() -> None:
            uow.channel_problems.record(CHANNEL, HOME, "forbidden", NOW)
            assert uow.channel_problems.of(CHANNEL) is not None
            raise ValueError

        assert uow.channel_problems.of(CHANNEL) is None
        assert isinstance(uow.attempt(attempt), ValueError)
        assert uow.channel_problems.of(CHANNEL) is None

    await database.run(work)
