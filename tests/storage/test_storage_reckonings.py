"""What is to be paid: with its reckoning, by person, and by the place where it was played."""

import pytest

from storage import NewPayment, UnitOfWork
from storage.errors import NotFound
from tests.storage.situations import (
    CAROL,
    CHANNEL,
    ELSEWHERE,
    NOW,
    in_one_transaction,
    open_table,
    two_players,
)

THREAD, OTHER_THREAD, PRIVATE = 9101, 9102, 9103


def reckoned(uow: UnitOfWork, channel: int, *payments: NewPayment) -> int:
    """A table that is over, and its reckoning; returns the key of that."""
    table = open_table(uow, channel)
    uow.tables.save(table, state=table.state, status="over", now=NOW)
    subject = uow.subjects.add("reckoning", 1)
    uow.reckonings.add(subject.id, table.id, payments, NOW, has_carried=False)
    return subject.id


def owed(uow: UnitOfWork, channel: int, *, is_private: bool = False) -> list[tuple[int, int]]:
    found = uow.reckonings.open_in(channel, is_private=is_private)
    return [(each.reckoning_id, each.seq) for each in found]


@in_one_transaction
def test_it_counts_its_changes_and_knows_its_message(uow: UnitOfWork) -> None:
    alice, bob = two_players(uow)
    key = reckoned(uow, CHANNEL, NewPayment(alice, bob, 8, "open"))
    stored = uow.reckonings.get(key)
    assert uow.reckonings.of_table(stored.table_id) == stored
    assert (stored.edition, stored.message_snowflake) == (0, None)
    uow.reckonings.set_message(key, 777)
    assert uow.reckonings.changed(key).edition == 1
    assert uow.reckonings.get(key).message_snowflake == 777


@in_one_transaction
def test_a_payment_has_a_state(uow: UnitOfWork) -> None:
    alice, bob = two_players(uow)
    carol = uow.players.get_or_add(CAROL, "Carol", NOW).id
    key = reckoned(uow, CHANNEL, NewPayment(alice, bob, 8, "open"), NewPayment(carol, bob, 2, "void"))
    first, second = uow.reckonings.payments(key)
    uow.reckonings.set_state(first, "paid", NOW)
    states = [each.state for each in uow.reckonings.payments(key)]
    assert states == ["paid", "void"]
    assert [each.seq for each in uow.reckonings.of_player(bob)] == [0, 1]
    assert uow.reckonings.of_player(carol) == [second]


@in_one_transaction
def test_what_is_open_is_found_by_its_place(uow: UnitOfWork) -> None:
    """Public threads are their channel's; a private one is a place of its own."""
    alice, bob = two_players(uow)
    for thread, is_private in ((THREAD, False), (OTHER_THREAD, False), (PRIVATE, True)):
        uow.threads.set(thread, CHANNEL, is_private=is_private)
    due = NewPayment(alice, bob, 1, "open")
    there = [reckoned(uow, each, due, due._replace(state="paid")) for each in (CHANNEL, THREAD, OTHER_THREAD)]
    private, elsewhere = (reckoned(uow, each, due) for each in (PRIVATE, ELSEWHERE))
    assert owed(uow, CHANNEL) == [(each, 0) for each in there]
    assert owed(uow, PRIVATE, is_private=True) == [(private, 0)]
    assert owed(uow, ELSEWHERE) == [(elsewhere, 0)]
    assert owed(uow, CHANNEL, is_private=True) == []


@in_one_transaction
def test_nobody_pays_themselves_or_nothing(uow: UnitOfWork) -> None:
    alice, bob = two_players(uow)
    for wrong in (NewPayment(alice, alice, 1, "open"), NewPayment(alice, bob, 0, "open")):
        error = uow.attempt(lambda wrong=wrong: reckoned(uow, CHANNEL, wrong))
        assert error is not None
    assert uow.reckonings.of_player(alice) == []


@in_one_transaction
def test_one_that_is_not_there(uow: UnitOfWork) -> None:
    assert uow.reckonings.find(99) is None
    with pytest.raises(NotFound):
        uow.reckonings.get(99)
