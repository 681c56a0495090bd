"""What repositories return: rows that never change and belong to no session; which repositories are made."""

import pytest
from sqlalchemy import inspect

from storage import Database, SeatRecord, TableRecord, UnitOfWork
from tests.storage.situations import ALICE, NOW, save_action


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
