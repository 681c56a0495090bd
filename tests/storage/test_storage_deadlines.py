"""Deadlines come in order and fire once; one that a later save has replaced never fires."""

import asyncio
from datetime import datetime, timedelta

import pytest

from storage import Database, DeadlineRecord, TableRecord, UnitOfWork
from storage.errors import ConstraintViolated
from tests.storage.situations import ALICE, ELSEWHERE, KINDS, NOW, Undone, in_one_transaction, open_table

HOUR = timedelta(hours=1)


def alice(uow: UnitOfWork) -> int:
    return uow.players.get_or_add(ALICE, "Alice", NOW).id


def what_is_due(uow: UnitOfWork, now: datetime) -> list[str]:
    return [each.kind for each in uow.deadlines.due(now, KINDS, limit=99)]


@in_one_transaction
def test_a_deadline_comes_back_as_it_was_stored(uow: UnitOfWork, table: TableRecord) -> None:
    who = alice(uow)
    uow.deadlines.replace(table.id, 7, [("reminder", who, NOW + HOUR), ("time", None, NOW)])
    first, second = uow.deadlines.of_subject(table.id)
    assert first == DeadlineRecord(
        id=first.id, subject_id=table.id, player_id=None, kind="time", version=7, due_at=NOW, fired_at=None
    )
    assert second == DeadlineRecord(
        id=second.id,
        subject_id=table.id,
        player_id=who,
        kind="reminder",
        version=7,
        due_at=NOW + HOUR,
        fired_at=None,
    )
    assert uow.deadlines.due(NOW, KINDS, limit=9) == [first]
    assert uow.deadlines.of_subject(777) == []


@in_one_transaction
def test_what_is_due_comes_oldest_first_across_tables(uow: UnitOfWork, table: TableRecord) -> None:
    elsewhere = open_table(uow, ELSEWHERE)
    later = [("fourth", None, NOW), ("second", None, NOW - 2 * HOUR), ("not yet", None, NOW + HOUR)]
    uow.deadlines.replace(table.id, 0, later)
    uow.deadlines.replace(elsewhere.id, 0, [("first", None, NOW - 3 * HOUR), ("third", None, NOW - HOUR)])
    assert what_is_due(uow, NOW) == ["first", "second", "third", "fourth"]
    first_two = uow.deadlines.due(NOW, KINDS, limit=2)
    assert [each.kind for each in first_two] == ["first", "second"]
    rest = uow.deadlines.due(NOW, KINDS, limit=9, after=first_two[-1])
    assert [each.kind for each in rest] == ["third", "fourth"]
    assert what_is_due(uow, NOW - 4 * HOUR) == []


@in_one_transaction
def test_of_what_is_due_at_once_what_was_stored_first_is_first(uow: UnitOfWork, table: TableRecord) -> None:
    kinds = [f"number {number}" for number in range(20)]
    uow.deadlines.replace(table.id, 0, ((kind, None, NOW) for kind in kinds))
    assert what_is_due(uow, NOW) == kinds
    assert [each.kind for each in uow.deadlines.of_subject(table.id)] == kinds


@in_one_transaction
def test_the_next_moment_is_that_of_the_oldest_unfired_deadline(uow: UnitOfWork, table: TableRecord) -> None:
    assert uow.deadlines.next_due_at(KINDS) is None
    uow.deadlines.replace(table.id, 0, [("time", None, NOW + HOUR), ("warning", None, NOW - HOUR)])
    assert uow.deadlines.next_due_at(KINDS) == NOW - HOUR
    assert uow.deadlines.fire(uow.deadlines.due(NOW, KINDS, limit=1)[0].id, NOW)
    assert uow.deadlines.next_due_at(KINDS) == NOW + HOUR
    uow.deadlines.replace(table.id, 1, [])
    assert uow.deadlines.next_due_at(KINDS) is None


@in_one_transaction
def test_each_save_replaces_what_has_not_fired_at_its_own_table(uow: UnitOfWork, table: TableRecord) -> None:
    elsewhere = open_table(uow, ELSEWHERE)
    uow.deadlines.replace(elsewhere.id, 0, [("time", None, NOW)])
    uow.deadlines.replace(table.id, 1, [("reminder", None, NOW), ("time", None, NOW + HOUR)])
    reminder, _ = uow.deadlines.of_subject(table.id)
    assert uow.deadlines.fire(reminder.id, NOW)
    uow.deadlines.replace(table.id, 2, [("time", None, NOW + 2 * HOUR)])
    fired, new = uow.deadlines.of_subject(table.id)
    assert (fired.id, fired.version, fired.fired_at) == (reminder.id, 1, NOW)
    assert (new.kind, new.version, new.due_at) == ("time", 2, NOW + 2 * HOUR)
    assert [each.version for each in uow.deadlines.of_subject(elsewhere.id)] == [0]


@in_one_transaction
def test_a_deadline_fires_once(uow: UnitOfWork, table: TableRecord) -> None:
    uow.deadlines.replace(table.id, 0, [("time", None, NOW)])
    (deadline,) = uow.deadlines.due(NOW, KINDS, limit=9)
    assert uow.deadlines.fire(deadline.id, NOW)
    assert not uow.deadlines.fire(deadline.id, NOW + HOUR)
    assert uow.deadlines.due(NOW + HOUR, KINDS, limit=9) == []
    assert uow.deadlines.of_subject(table.id)[0].fired_at == NOW
    assert not uow.deadlines.fire(777, NOW)


async def test_a_deadline_that_fires_in_vain_is_due_again(database: Database, table: TableRecord) -> None:
    def fire_and_fail(uow: UnitOfWork) -> None:
        assert uow.deadlines.fire(uow.deadlines.due(NOW, KINDS, limit=1)[0].id, NOW)
        raise Undone

    await database.run(lambda uow: uow.deadlines.replace(table.id, 0, [("time", None, NOW)]))
    for _ in range(2):
        with pytest.raises(Undone):
            await database.run(fire_and_fail)
    assert await database.run(what_is_due, NOW) == ["time"]


async def test_of_many_who_fire_a_deadline_at_once_one_does(database: Database, table: TableRecord) -> None:
    await database.run(lambda uow: uow.deadlines.replace(table.id, 0, [("time", None, NOW)]))
    (deadline,) = await database.run(lambda uow: uow.deadlines.due(NOW, KINDS, limit=9))
    runs = (database.run(lambda uow: uow.deadlines.fire(deadline.id, NOW)) for _ in range(20))
    assert sorted(await asyncio.gather(*runs)) == [False] * 19 + [True]


async def test_what_was_replaced_meanwhile_does_not_fire(database: Database, table: TableRecord) -> None:
    def save(uow: UnitOfWork, version: int) -> list[int]:
        uow.deadlines.replace(table.id, version, [("time", None, NOW)])
        return [each.id for each in uow.deadlines.due(NOW, KINDS, limit=9)]

    seen = [await database.run(save, version=version) for version in range(3)]
    replaced = [deadline for ids in seen[:-1] for deadline in ids]
    for deadline in replaced:  # had a key been used again, this would fire what is due now
        assert not await database.run(fire, deadline=deadline)
    assert await database.run(fire, deadline=seen[-1][0])


def fire(uow: UnitOfWork, deadline: int) -> bool:
    return uow.deadlines.fire(deadline, NOW)


async def test_presses_and_deadlines_of_a_table_take_turns(database: Database, table: TableRecord) -> None:
    def press(uow: UnitOfWork) -> bool:
        saved = uow.tables.save(uow.tables.lock(table.id), state={}, status="playing", now=NOW)
        uow.deadlines.replace(table.id, saved.version, [("time", None, NOW)])
        return True

    def fire_what_is_due(uow: UnitOfWork) -> bool:
        due = uow.deadlines.due(NOW, KINDS, limit=1)
        return bool(due) and uow.tables.lock(table.id).is_open and uow.deadlines.fire(due[0].id, NOW)

    runs = (database.run(work) for _ in range(25) for work in (press, fire_what_is_due))
    done = await asyncio.gather(*runs)
    fired = [
        each for each in await database.run(lambda uow: uow.deadlines.of_subject(table.id)) if each.fired_at
    ]
    assert len(fired) == sum(done[1::2])
    assert all(done[::2])


@in_one_transaction
def test_what_has_fired_is_forgotten_after_a_while(uow: UnitOfWork, table: TableRecord) -> None:
    moments = [NOW - 2 * HOUR, NOW - HOUR, NOW]
    uow.deadlines.replace(table.id, 0, [("reminder", None, moment) for moment in moments])
    for deadline in uow.deadlines.due(NOW - HOUR, KINDS, limit=9):
        uow.deadlines.fire(deadline.id, deadline.due_at)
    assert uow.deadlines.forget_before(NOW - HOUR) == 1
    assert [each.due_at for each in uow.deadlines.of_subject(table.id)] == moments[1:]
    assert uow.deadlines.forget_before(NOW + 99 * HOUR) == 1
    assert [each.fired_at for each in uow.deadlines.of_subject(table.id)] == [None]


@pytest.mark.parametrize(
    ("table_id", "version", "row", "refusal"),
    [
        (777, 0, ("time", None, NOW), "(?i:foreign key)"),
        (1, 0, ("time", 777, NOW), "(?i:foreign key)"),
        (1, 0, ("", None, NOW), "ck_deadlines_kind"),
        (1, -1, ("time", None, NOW), "ck_deadlines_version"),
    ],
)
async def test_a_deadline_that_means_nothing_is_refused(
    database: Database, table_id: int, version: int, row: tuple[str, int | None, datetime], refusal: str
) -> None:
    await database.run(open_table)
    with pytest.raises(ConstraintViolated, match=refusal):
        await database.run(lambda uow: uow.deadlines.replace(table_id, version, [row]))
