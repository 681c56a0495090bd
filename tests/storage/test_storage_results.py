"""How things ended, as it is stored: found by person in order, and kept whatever a part of the work does."""

from datetime import timedelta

import pytest

from storage import Database, ResultRecord, TableRecord, UnitOfWork
from storage.errors import ConstraintViolated
from tests.storage.situations import ALICE, BOB, CAROL, NOW, in_one_transaction, open_table


def people(uow: UnitOfWork) -> tuple[int, int, int]:
    alice, bob, carol = (uow.players.get_or_add(who, "n", NOW).id for who in (ALICE, BOB, CAROL))
    return alice, bob, carol


def won(table_id: int, game: int, white: int, black: int, **more: object) -> ResultRecord:
    """White wins a single game, an hour after the one before."""
    result = ResultRecord(
        table_id=table_id,
        game=game,
        scope="game",
        bet=0,
        ended_at=NOW + timedelta(hours=game),
        guild_snowflake=1,
        is_public=True,
        white_id=white,
        black_id=black,
        has_bot=False,
        points=1,
        stake=1,
        cube=1,
        win=1,
        ending="played",
        length=None,
        white_score=game,
        black_score=0,
        moves=50,
        white_seconds=60,
        black_seconds=70,
        bets=0,
        has_standard_start=True,
        has_tutor=False,
        is_casual=False,
        has_former_player=False,
        is_void=False,
        void_reason=None,
    )
    return result.model_copy(update=more)


@in_one_transaction
def test_results_of_somebody_are_found_by_time_on_either_side(uow: UnitOfWork, table: TableRecord) -> None:
    alice, bob, carol = people(uow)
    stored = [won(table.id, 1, alice, bob), won(table.id, 2, carol, alice), won(table.id, 3, bob, carol)]
    uow.results.append(reversed(stored))
    assert [each.values for each in uow.results.of_table(table.id)] == [each.values for each in stored]
    assert [each.game for each in uow.results.of_player(alice)] == [1, 2]
    assert [each.game for each in uow.results.of_player(carol)] == [2, 3]


@in_one_transaction
def test_somebody_who_is_erased_keeps_results_without_a_name(uow: UnitOfWork, table: TableRecord) -> None:
    alice, bob, _ = people(uow)
    uow.results.append([won(table.id, 1, alice, bob)])
    uow.players.erase(alice)
    (kept,) = uow.results.of_player(alice)
    assert (kept.white_id, kept.points) == (alice, 1)


@pytest.mark.parametrize(
    "wrong",
    [{"black_id": 1, "white_id": 1}, {"stake": 0}, {"ending": "lost"}, {"ending": None}, {"scope": "fee"}],
)
async def test_a_result_that_cannot_be_is_refused(
    database: Database, table: TableRecord, wrong: dict[str, object]
) -> None:
    def add(uow: UnitOfWork) -> None:
        alice, bob, _ = people(uow)
        uow.results.append([won(table.id, 1, alice, bob, **wrong)])

    with pytest.raises(ConstraintViolated):
        await database.run(add)


@in_one_transaction
def test_a_part_that_fails_is_undone_alone(uow: UnitOfWork, table: TableRecord) -> None:
    alice, bob, _ = people(uow)
    result = won(table.id, 1, alice, bob)
    uow.results.append([result])

    def note_and_fail() -> None:
        uow.notes.set(table.id, alice, "half done", NOW)
        uow.results.append([result])

    assert uow.attempt(lambda: uow.notes.set(table.id, bob, "done", NOW)) is None
    assert uow.attempt(note_and_fail) is not None
    assert uow.notes.of_player(alice) == {}
    assert uow.notes.of_player(bob) == {table.id: "done"}
    assert len(uow.results.of_table(table.id)) == 1


@in_one_transaction
def test_what_a_feature_missed_is_found_oldest_first_once_it_is_time(
    uow: UnitOfWork, table: TableRecord
) -> None:
    alice, bob, _ = people(uow)
    other = open_table(uow, 99)
    results = [won(table.id, 2, alice, bob), won(other.id, 1, alice, bob)]
    uow.results.append(results)
    for feature in ("ratings", "season"):
        uow.results.miss(feature, results, "broken", NOW)
    later = NOW + timedelta(hours=1)
    assert [each.game for each in uow.results.missed_by("ratings", NOW, 10)] == [1, 2]
    uow.results.retried("ratings", "still broken", later)
    assert uow.results.missed_by("ratings", NOW, 10) == []
    uow.results.catch_up("ratings", results)
    assert not uow.results.has_missed("ratings")
    assert {(each.feature, each.error) for each in uow.results.missed()} == {("season", "broken")}
