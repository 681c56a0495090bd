"""What is asked for only when a player wants to see all that is kept about him."""

from datetime import timedelta

from storage import Database, UnitOfWork
from tests.storage.situations import ALICE, ELSEWHERE, NOW, open_table

LATER = NOW + timedelta(days=1)


async def test_a_player_is_known_since_he_was_first_seen(database: Database) -> None:
    def work(uow: UnitOfWork) -> None:
        alice = uow.players.get_or_add(ALICE, "Alice", NOW).id
        uow.players.get_or_add(ALICE, "Alice the Great", LATER)
        assert uow.players.get_many([alice])[alice].created_at == NOW

    await database.run(work)


async def test_settings_know_when_they_were_chosen_last(database: Database) -> None:
    def work(uow: UnitOfWork) -> None:
        alice = uow.players.get_or_add(ALICE, "Alice", NOW).id
        assert uow.settings.chosen_at(alice) is None
        uow.settings.set_player(alice, {}, NOW)
        uow.settings.set_player(alice, {}, LATER)
        assert uow.settings.chosen_at(alice) == LATER

    await database.run(work)


async def test_challenges_that_were_never_played_are_told_from_tables_where_somebody_sat(
    database: Database,
) -> None:
    def work(uow: UnitOfWork) -> None:
        alice = uow.players.get_or_add(ALICE, "Alice", NOW).id
        declined = open_table(uow)
        uow.tables.save(declined, state={}, status="closed", now=NOW)
        abandoned = open_table(uow)
        uow.seats.take(abandoned.id, 0, alice)
        uow.tables.save(abandoned, state={}, status="closed", now=NOW)
        waiting = open_table(uow, ELSEWHERE)
        uow.tables.save(waiting, state={}, status="challenge", now=NOW)
        assert [table.id for table in uow.tables.never_played()] == [declined.id, waiting.id]

    await database.run(work)
