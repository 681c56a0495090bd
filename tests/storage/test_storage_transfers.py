"""Transfers are only ever added; whoever sums them finds that nothing was won that nobody lost."""

import pytest

from storage import Database, NewTransfer, TableRecord, UnitOfWork
from storage.errors import ConstraintViolated
from tests.storage.situations import (
    ALICE,
    BOB,
    CAROL,
    ELSEWHERE,
    NOW,
    execute,
    in_one_transaction,
    open_table,
)

GUILD, OTHER_GUILD = 1, 2


def three_players(uow: UnitOfWork) -> tuple[int, int, int]:
    alice, bob, carol = (uow.players.get_or_add(who, "n", NOW).id for who in (ALICE, BOB, CAROL))
    return alice, bob, carol


def pay(uow: UnitOfWork, table_id: int, game: int, stake: int = 1, guild: int | None = GUILD) -> None:
    """Let Carol pay Alice 1, Alice Bob 8: a point for a passed double, a gammon with the cube on 4."""
    alice, bob, carol = three_players(uow)
    rows = [NewTransfer(carol, alice, 1, "dropped"), NewTransfer(alice, bob, 8, "borne off")]
    uow.transfers.append(table_id, game, guild, stake, rows, NOW)


@in_one_transaction
def test_what_was_paid_is_read_back_newest_first(uow: UnitOfWork, table: TableRecord) -> None:
    alice, bob, carol = three_players(uow)
    pay(uow, table.id, 1)
    pay(uow, table.id, 2, stake=5)
    newest, *_, oldest = uow.transfers.of_table(table.id, 10)
    assert (newest.game, newest.payer_id, newest.payee_id, newest.points) == (2, alice, bob, 8)
    assert (newest.stake, newest.why, newest.created_at) == (5, "borne off", NOW)
    assert (oldest.game, oldest.seq, oldest.payer_id, oldest.payee_id) == (1, 0, carol, alice)


@in_one_transaction
def test_pages_follow_each_other(uow: UnitOfWork, table: TableRecord) -> None:
    for game in range(1, 6):
        pay(uow, table.id, game)
    for page in (uow.transfers.of_table, uow.transfers.of_guild):
        pages = [page(table.id if page == uow.transfers.of_table else GUILD, 4, skip) for skip in (0, 4, 8)]
        assert [len(each) for each in pages] == [4, 4, 2]
        assert [each.game for rows in pages for each in rows] == [5, 5, 4, 4, 3, 3, 2, 2, 1, 1]


@in_one_transaction
def test_a_point_counts_as_often_as_its_stake(uow: UnitOfWork, table: TableRecord) -> None:
    alice, bob, carol = three_players(uow)
    pay(uow, table.id, 1)
    pay(uow, table.id, 2, stake=5)
    assert uow.transfers.won_at_table(table.id) == {alice: -42, bob: 48, carol: -6}


@in_one_transaction
def test_a_server_counts_all_its_tables_and_no_others(uow: UnitOfWork, table: TableRecord) -> None:
    alice, bob, carol = three_players(uow)
    other = open_table(uow, ELSEWHERE)
    pay(uow, table.id, 1)
    pay(uow, other.id, 1)
    pay(uow, other.id, 2, guild=OTHER_GUILD)
    assert uow.transfers.won_in_guild(GUILD) == {alice: -14, bob: 16, carol: -2}
    assert {each.table_id for each in uow.transfers.of_guild(GUILD, 10)} == {table.id, other.id}
    assert uow.transfers.won_in_guild(3) == {}


@in_one_transaction
def test_what_somebody_paid_or_was_paid_is_found(uow: UnitOfWork, table: TableRecord) -> None:
    alice, bob, carol = three_players(uow)
    pay(uow, table.id, 1)
    assert [each.why for each in uow.transfers.of_player(alice)] == ["dropped", "borne off"]
    assert [each.why for each in uow.transfers.of_player(carol)] == ["dropped"]
    assert [each.why for each in uow.transfers.of_player(bob)] == ["borne off"]


async def test_a_game_is_settled_once(database: Database, table: TableRecord) -> None:
    await database.run(pay, table.id, 1)
    with pytest.raises(ConstraintViolated):
        await database.run(pay, table.id, 1)


async def test_a_game_in_which_nobody_paid_leaves_nothing(database: Database, table: TableRecord) -> None:
    await database.run(lambda uow: uow.transfers.append(table.id, 1, GUILD, 1, [], NOW))
    assert await database.run(lambda uow: uow.transfers.of_table(table.id, 10)) == []


@pytest.mark.parametrize("change", ["UPDATE transfers SET points = 2", "DELETE FROM transfers"])
async def test_a_transfer_stays_as_it_is(database: Database, table: TableRecord, change: str) -> None:
    await database.run(pay, table.id, 1)
    before = await database.run(lambda uow: uow.transfers.of_table(table.id, 10))
    with pytest.raises(ConstraintViolated, match="transfers are append-only"):
        await database.run(execute, change)
    assert await database.run(lambda uow: uow.transfers.of_table(table.id, 10)) == before


@pytest.mark.parametrize(
    ("game", "stake", "row"),
    [
        (0, 1, NewTransfer(1, 2, 1, "dropped")),
        (1, 0, NewTransfer(1, 2, 1, "dropped")),
        (1, 1, NewTransfer(1, 1, 1, "dropped")),
        (1, 1, NewTransfer(1, 2, -1, "dropped")),
        (1, 1, NewTransfer(1, 2, 1, "")),
        (1, 1, NewTransfer(1, 777, 1, "dropped")),
    ],
)
async def test_a_transfer_that_cannot_be_is_refused(
    database: Database, table: TableRecord, game: int, stake: int, row: NewTransfer
) -> None:
    await database.run(three_players)
    with pytest.raises(ConstraintViolated):
        await database.run(lambda uow: uow.transfers.append(table.id, game, GUILD, stake, [row], NOW))
