"""The repositories keep and give back rows that never change and belong to no session."""

from datetime import UTC, datetime, timedelta, timezone
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import inspect
from sqlalchemy.exc import StatementError

from storage import Database, EventRecord, NewEvent, SeatRecord, TableRecord, TableStatus, UnitOfWork
from storage.errors import AlreadyUsed, ChannelTaken, ConstraintViolated, NotFound, SeatTaken, StaleVersion
from storage.models.tables import IS_OPEN, OPEN_STATUSES
from storage.repositories.outbox import LAST_ERROR_LIMIT
from tests.storage.situations import (
    ALICE,
    BOB,
    CAROL,
    CHANNEL,
    ELSEWHERE,
    KINDS,
    NOW,
    enqueue,
    in_one_transaction,
    open_table,
    save_action,
)

LATER = NOW + timedelta(hours=1)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(st.characters(codec="utf-8")),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=9,
)


async def test_a_player_is_added_once_and_renamed_when_their_name_changes(database: Database) -> None:
    def meet(name: str) -> Any:
        return lambda uow: uow.players.get_or_add(ALICE, name, NOW)

    first = await database.run(meet("Alice"))
    assert (first.snowflake, first.name) == (ALICE, "Alice")
    assert await database.run(meet("Alice")) == first
    renamed = await database.run(meet("Alicia"))
    assert (renamed.id, renamed.name) == (first.id, "Alicia")
    assert await database.run(lambda uow: uow.players.find(ALICE)) == renamed


async def test_many_players_are_read_at_once_and_unknown_ids_left_out(database: Database) -> None:
    alice, bob = [
        await database.run(lambda uow, name=name, who=who: uow.players.get_or_add(who, name, NOW))
        for who, name in ((ALICE, "Alice"), (BOB, "Bob"))
    ]

    def work(uow: UnitOfWork) -> None:
        assert uow.players.get_many([bob.id, alice.id, 777, bob.id]) == {alice.id: alice, bob.id: bob}
        assert uow.players.get_many([]) == {}

    await database.run(work)


@in_one_transaction
def test_a_player_who_was_read_is_renamed_and_erased_in_the_same_transaction(uow: UnitOfWork) -> None:
    alice = uow.players.get_or_add(ALICE, "Alice", NOW)
    renamed = uow.players.get_or_add(ALICE, "Alicia", NOW)
    assert uow.players.find(ALICE) == renamed != alice
    uow.players.erase(alice.id)
    assert uow.players.find(ALICE) is None
    assert uow.players.get_many([alice.id])[alice.id].name is None


async def test_a_snowflake_needs_all_64_bits_and_is_never_negative(database: Database) -> None:
    largest = 2**63 - 1
    player = await database.run(lambda uow: uow.players.get_or_add(largest, "Last", NOW))
    assert player.snowflake == largest
    with pytest.raises(ConstraintViolated, match="ck_players_snowflake"):
        await database.run(lambda uow: uow.players.get_or_add(-1, "Nobody", NOW))


async def test_a_new_table_is_at_version_0_and_shown_nowhere(database: Database) -> None:
    table = await database.run(open_table)
    assert table == TableRecord(
        id=table.id,
        guild_snowflake=1,
        channel_snowflake=CHANNEL,
        kind="match",
        status="playing",
        version=0,
        state={"score": [0, 0]},
        live_message_snowflake=None,
        live_version=None,
        created_at=NOW,
        updated_at=NOW,
    )
    assert await database.run(lambda uow: uow.tables.get(table.id)) == table


async def test_saving_is_one_version_on_and_what_is_returned_is_what_is_stored(
    database: Database, table: TableRecord
) -> None:
    saved = await database.run(
        lambda uow: uow.tables.save(table, state={"score": [1, 0]}, status="over", now=LATER)
    )
    assert (table.version, table.state, table.status) == (0, {"score": [0, 0]}, "playing")
    assert (saved.version, saved.state, saved.status) == (1, {"score": [1, 0]}, "over")
    assert (saved.created_at, saved.updated_at) == (NOW, LATER)
    assert await database.run(lambda uow: uow.tables.get(table.id)) == saved


async def test_a_table_saved_meanwhile_is_not_overwritten(database: Database, table: TableRecord) -> None:
    def save(uow: UnitOfWork) -> TableRecord:
        return uow.tables.save(table, state={}, status="playing", now=NOW)

    await database.run(save)
    with pytest.raises(StaleVersion, match="no longer at version 0") as caught:
        await database.run(save)
    assert (caught.value.table_id, caught.value.version) == (table.id, 0)


async def test_a_channel_has_one_open_table(database: Database, table: TableRecord) -> None:
    with pytest.raises(ChannelTaken) as caught:
        await database.run(open_table)
    assert caught.value.channel_snowflake == CHANNEL
    elsewhere = await database.run(open_table, ELSEWHERE)
    assert await database.run(lambda uow: uow.tables.open_ids()) == [table.id, elsewhere.id]


@pytest.mark.parametrize("status", ["over", "closed"])
@in_one_transaction
def test_a_finished_table_frees_its_channel(uow: UnitOfWork, table: TableRecord, status: TableStatus) -> None:
    finished = uow.tables.save(table, state={}, status=status, now=NOW)
    assert not finished.is_open
    assert uow.tables.open_in_channel(CHANNEL) is None
    assert uow.tables.latest_in_channel(CHANNEL) == finished
    rematch = open_table(uow)
    assert rematch.is_open
    assert uow.tables.open_in_channel(CHANNEL) == rematch
    assert uow.tables.latest_in_channel(CHANNEL) == rematch


async def test_no_table_is_reopened_in_a_taken_channel(database: Database, table: TableRecord) -> None:
    finished = await database.run(lambda uow: uow.tables.save(table, state={}, status="over", now=NOW))
    await database.run(open_table)
    with pytest.raises(ChannelTaken):
        await database.run(lambda uow: uow.tables.save(finished, state={}, status="playing", now=NOW))


@in_one_transaction
def test_the_latest_table_is_the_open_one_not_a_newer_one(uow: UnitOfWork, table: TableRecord) -> None:
    finished = uow.tables.save(table, state={}, status="over", now=NOW)
    newer = open_table(uow)
    uow.tables.save(newer, state={}, status="closed", now=NOW)
    reopened = uow.tables.save(finished, state={}, status="playing", now=NOW)
    assert uow.tables.latest_in_channel(CHANNEL) == reopened


@in_one_transaction
def test_a_channel_without_tables_has_none(uow: UnitOfWork) -> None:
    assert uow.tables.open_in_channel(CHANNEL) is None
    assert uow.tables.latest_in_channel(CHANNEL) is None
    assert uow.tables.open_ids() == []
    with pytest.raises(NotFound, match="no table 5"):
        uow.tables.get(5)
    with pytest.raises(NotFound, match="no table 5"):
        uow.tables.set_live_message(5, 1, 0)
    with pytest.raises(NotFound, match="no table 5"):
        uow.tables.move(5, 1, CHANNEL, NOW)


@in_one_transaction
def test_the_live_message_is_stored_without_a_new_version(uow: UnitOfWork, table: TableRecord) -> None:
    uow.tables.set_live_message(table.id, 555, 0)
    shown = uow.tables.get(table.id)
    assert (shown.live_message_snowflake, shown.live_version, shown.version) == (555, 0, 0)
    uow.tables.set_live_message(table.id, None, 0)
    assert uow.tables.get(table.id).live_message_snowflake is None


async def test_a_board_of_a_version_to_come_is_refused(database: Database, table: TableRecord) -> None:
    with pytest.raises(ConstraintViolated, match="ck_tables_live_version"):
        await database.run(lambda uow: uow.tables.set_live_message(table.id, 555, 1))


async def test_an_unknown_status_is_refused_by_the_database(database: Database, table: TableRecord) -> None:
    banana: Any = "banana"
    with pytest.raises(ConstraintViolated, match="ck_tables_status") as caught:
        await database.run(lambda uow: uow.tables.save(table, state={"secret": 1}, status=banana, now=NOW))
    assert "secret" not in str(caught.value)
    assert caught.value.__cause__ is None  # the driver's error holds the row, and a row can hold a secret


def test_the_open_statuses_are_the_same_in_python_and_in_sql() -> None:
    assert str(IS_OPEN) == f"status IN {OPEN_STATUSES}"
    assert set(OPEN_STATUSES) < set(get_args(TableStatus))


@in_one_transaction
def test_seats_say_who_sits_where(uow: UnitOfWork, table: TableRecord) -> None:
    alice, bob, carol = (
        uow.players.get_or_add(*who, NOW).id for who in ((ALICE, "Alice"), (BOB, "Bob"), (CAROL, "Carol"))
    )
    uow.seats.take(table.id, 1, bob)
    assert uow.seats.take(table.id, 0, alice) == SeatRecord(table_id=table.id, seat=0, player_id=alice)
    assert uow.seats.at_table(table.id) == [
        SeatRecord(table_id=table.id, seat=0, player_id=alice),
        SeatRecord(table_id=table.id, seat=1, player_id=bob),
    ]
    for seat, player in ((1, carol), (2, alice)):
        with pytest.raises(SeatTaken) as caught:
            uow.seats.take(table.id, seat, player)
        assert (caught.value.seat, caught.value.player_id) == (seat, player)


async def test_nobody_sits_at_a_table_that_does_not_exist(database: Database) -> None:
    def work(uow: UnitOfWork) -> None:
        uow.seats.take(5, 0, uow.players.get_or_add(ALICE, "Alice", NOW).id)

    with pytest.raises(ConstraintViolated):
        await database.run(work)


@in_one_transaction
def test_events_come_back_in_order_since_a_version_or_of_a_game(uow: UnitOfWork, table: TableRecord) -> None:
    alice = uow.players.get_or_add(ALICE, "Alice", NOW).id
    played = [(1, "Played", {"play": "8/5 6/5"}, alice), NewEvent(1, "TurnPassed", {})]
    uow.events.append(table.id, 1, [NewEvent(1, "Rolled", {"dice": [3, 1]})], NOW)
    uow.events.append(table.id, 2, played, LATER)
    uow.events.append(table.id, 3, [NewEvent(2, "GameStarted", {})], LATER)
    uow.events.append(table.id, 4, [], LATER)
    since = uow.events.since(table.id, 1)
    assert [(event.version, event.seq, event.kind) for event in since] == [
        (2, 0, "Played"),
        (2, 1, "TurnPassed"),
        (3, 0, "GameStarted"),
    ]
    assert since[0] == EventRecord(
        table_id=table.id,
        version=2,
        seq=0,
        game=1,
        kind="Played",
        payload={"play": "8/5 6/5"},
        player_id=alice,
        created_at=LATER,
    )
    assert [event.kind for event in uow.events.of_game(table.id, 1)] == ["Rolled", "Played", "TurnPassed"]
    assert uow.events.since(table.id, 3) == []


@in_one_transaction
def test_a_version_that_ends_one_game_may_begin_the_next(uow: UnitOfWork, table: TableRecord) -> None:
    rows = [NewEvent(1, "Resigned", {}), NewEvent(2, "GameStarted", {}), NewEvent(2, "Rolled", {})]
    uow.events.append(table.id, 9, rows, NOW)
    assert [event.game for event in uow.events.since(table.id, 8)] == [1, 2, 2]
    assert [event.kind for event in uow.events.of_game(table.id, 2)] == ["GameStarted", "Rolled"]


async def test_a_version_has_its_events_once(database: Database, table: TableRecord) -> None:
    def append(uow: UnitOfWork) -> None:
        uow.events.append(table.id, 1, [NewEvent(1, "Rolled", {})], NOW)

    await database.run(append)
    with pytest.raises(ConstraintViolated):
        await database.run(append)


@in_one_transaction
def test_posts_are_pending_in_order_until_they_are_delivered(uow: UnitOfWork, table: TableRecord) -> None:
    elsewhere = open_table(uow, ELSEWHERE)
    first = enqueue(uow, table.id, payload={"to": [1]})
    second = enqueue(uow, elsewhere.id)
    third = enqueue(uow, table.id, "result")
    assert (first.payload, first.attempts, first.last_error, first.due_at) == ({"to": [1]}, 0, None, NOW)
    assert uow.outbox.pending() == [first, second, third]
    assert uow.outbox.pending(limit=2) == [first, second]
    assert uow.outbox.pending(table.id) == [first, third]
    uow.outbox.mark_delivered([first.id, second.id], LATER)
    assert uow.outbox.pending() == [third]
    uow.outbox.mark_delivered([], LATER)
    assert uow.outbox.pending() == [third]


@in_one_transaction
def test_a_failed_post_is_due_later_and_the_oldest_is_first(uow: UnitOfWork, table: TableRecord) -> None:
    elsewhere = open_table(uow, ELSEWHERE)
    first, second = (enqueue(uow, table.id) for _ in range(2))
    other = enqueue(uow, elsewhere.id)
    uow.outbox.mark_failed(first.id, "503 " + "x" * LAST_ERROR_LIMIT, NOW, LATER)
    failed = uow.outbox.pending(table.id)[0]
    assert (failed.id, failed.attempts, failed.due_at) == (first.id, 1, LATER)
    assert failed.last_error == ("503 " + "x" * LAST_ERROR_LIMIT)[:LAST_ERROR_LIMIT]
    assert uow.outbox.pending(elsewhere.id) == [other]
    uow.outbox.mark_delivered([second.id], LATER)
    assert uow.outbox.subjects_due(NOW, KINDS) == [elsewhere.id]
    assert uow.outbox.subjects_due(LATER, KINDS) == [elsewhere.id, table.id]
    assert uow.outbox.subjects_due(LATER, KINDS, limit=1) == [elsewhere.id]
    uow.outbox.mark_delivered([first.id, other.id], LATER)
    assert uow.outbox.subjects_due(LATER, KINDS) == []
    with pytest.raises(NotFound, match="no post 777"):
        uow.outbox.mark_failed(777, "", NOW, LATER)


@in_one_transaction
def test_a_post_that_is_put_off_did_not_fail(uow: UnitOfWork, table: TableRecord) -> None:
    post = enqueue(uow, table.id, "notice")
    uow.outbox.put_off([post.id], LATER)
    assert uow.outbox.pending() == [post.model_copy(update={"due_at": LATER})]
    assert uow.outbox.subjects_due(NOW, KINDS) == []


@in_one_transaction
def test_an_interaction_is_used_once_until_it_is_forgotten(uow: UnitOfWork) -> None:
    uow.interactions.claim(1, NOW)
    uow.interactions.claim(2, LATER)
    with pytest.raises(AlreadyUsed) as caught:
        uow.interactions.claim(1, LATER)
    assert caught.value.interaction_snowflake == 1
    assert uow.interactions.forget_before(LATER) == 1
    uow.interactions.claim(1, LATER)
    with pytest.raises(AlreadyUsed):
        uow.interactions.claim(2, LATER)


async def test_a_time_of_any_zone_comes_back_as_the_same_moment_in_utc(database: Database) -> None:
    tokyo = datetime(2026, 1, 1, 4, 0, 0, 123456, tzinfo=timezone(timedelta(hours=9)))

    def work(uow: UnitOfWork) -> datetime:
        table = uow.tables.get(open_table(uow).id)
        uow.tables.save(table, state={}, status="playing", now=tokyo)
        return uow.tables.get(table.id).updated_at

    moment = await database.run(work)
    assert moment == tokyo
    assert moment.tzinfo is UTC


async def test_a_naive_time_is_refused(database: Database) -> None:
    with pytest.raises(StatementError, match="naive"):
        await database.run(lambda uow: uow.interactions.claim(1, NOW.replace(tzinfo=None)))


@pytest.mark.parametrize("state", [{"equity": float("nan")}, {"when": NOW}])
async def test_only_json_is_taken(database: Database, table: TableRecord, state: dict[str, Any]) -> None:
    with pytest.raises(StatementError, match="JSON"):
        await database.run(lambda uow: uow.tables.save(table, state=state, status="playing", now=NOW))


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(state=st.dictionaries(st.text(max_size=9), json_values, max_size=4))
async def test_any_json_object_comes_back_as_it_was(
    database: Database, table: TableRecord, state: dict[str, Any]
) -> None:
    def work(uow: UnitOfWork) -> None:
        saved = uow.tables.save(uow.tables.get(table.id), state=state, status="playing", now=NOW)
        assert uow.tables.get(table.id) == saved

    await database.run(work)


async def test_a_row_that_was_read_is_never_changed(database: Database, table: TableRecord) -> None:
    read = await database.run(lambda uow: uow.tables.get(table.id))
    for row in (table, read, read.model_copy()):
        with pytest.raises(AttributeError, match="TableRecord is as it was read"):
            row.version = 7
        with pytest.raises(ValueError, match="frozen"):
            del row.version
        assert row.version == 0


def test_a_row_that_was_made_by_hand_is_never_changed_either() -> None:
    seat = SeatRecord(table_id=1, seat=0, player_id=2)
    with pytest.raises(AttributeError, match="SeatRecord is as it was read"):
        seat.player_id = 3
    assert (seat.table_id, seat.seat, seat.player_id) == (1, 0, 2)


async def test_a_row_belongs_to_no_session_and_is_equal_to_another_reading_of_it(database: Database) -> None:
    alice = await database.run(lambda uow: uow.players.get_or_add(ALICE, "Alice", NOW))
    again = await database.run(lambda uow: uow.players.find(ALICE))
    assert inspect(alice, raiseerr=False) is None
    assert alice is not again
    assert {alice} == {again}
    assert alice != again.model_copy(update={"name": "Bob"})


async def test_a_transaction_makes_repositories_it_needs(database: Database, table: TableRecord) -> None:
    def work(uow: UnitOfWork) -> set[str]:
        save_action(uow, 1, table.id)
        return set(vars(uow))

    made = await database.run(work) - {"connection", "database", "worker"}
    assert made == {"interactions", "tables", "events", "outbox", "deadlines"}
