"""Secrets stay as they were stored; words change until they are used, and can be erased; totals add up."""

import asyncio

import pytest

from storage import Database, DiceWordsRecord, ShownDiceRecord, TableRecord, UnitOfWork
from storage.errors import ConstraintViolated, NotFound
from tests.storage.situations import (
    ALICE,
    ELSEWHERE,
    NOW,
    execute,
    in_one_transaction,
    open_table,
    two_players,
)

SECRET, OTHER_SECRET = "5e" * 32, "07" * 32
DIGEST, OTHER_DIGEST = "d1" * 32, "d2" * 32
GUILD, OTHER_GUILD = 1, 2


@in_one_transaction
def test_each_game_of_a_table_has_a_secret_of_its_own(uow: UnitOfWork, table: TableRecord) -> None:
    uow.dice.add_secret(table.id, 1, SECRET, NOW)
    uow.dice.add_secret(table.id, 2, OTHER_SECRET, NOW)
    assert (uow.dice.secret(table.id, 1), uow.dice.secret(table.id, 2)) == (SECRET, OTHER_SECRET)
    with pytest.raises(NotFound, match=f"no secret of table {table.id} for game 3"):
        uow.dice.secret(table.id, 3)


async def test_a_game_has_one_secret(database: Database, table: TableRecord) -> None:
    await database.run(lambda uow: uow.dice.add_secret(table.id, 1, SECRET, NOW))
    with pytest.raises(ConstraintViolated):
        await database.run(lambda uow: uow.dice.add_secret(table.id, 1, OTHER_SECRET, NOW))
    assert await database.run(lambda uow: uow.dice.secret(table.id, 1)) == SECRET


@pytest.mark.parametrize("change", ["UPDATE dice SET game = 2", "DELETE FROM dice"])
async def test_a_secret_stays_as_it_is_stored(database: Database, table: TableRecord, change: str) -> None:
    await database.run(lambda uow: uow.dice.add_secret(table.id, 1, SECRET, NOW))
    with pytest.raises(ConstraintViolated, match="dice are append-only"):
        await database.run(execute, change)
    assert await database.run(lambda uow: uow.dice.secret(table.id, 1)) == SECRET


@pytest.mark.parametrize(("game", "secret"), [(1, SECRET[1:]), (1, SECRET + "0"), (0, SECRET)])
async def test_a_secret_that_is_refused_is_not_told(
    database: Database, table: TableRecord, game: int, secret: str
) -> None:
    with pytest.raises(ConstraintViolated, match="ck_dice_") as caught:
        await database.run(lambda uow: uow.dice.add_secret(table.id, game, secret, NOW))
    assert secret not in f"{caught.value}{caught.value.__cause__}"


@in_one_transaction
def test_words_are_a_players_own_and_may_be_changed(uow: UnitOfWork, table: TableRecord) -> None:
    alice, bob = two_players(uow)
    uow.dice.add_secret(table.id, 1, SECRET, NOW)
    uow.dice.set_words(table.id, 1, bob, "", DIGEST)
    uow.dice.set_words(table.id, 1, alice, "lucky", DIGEST)
    uow.dice.set_words(table.id, 1, alice, "Würfel 🎲", OTHER_DIGEST)
    assert uow.dice.words(table.id, 1) == [
        DiceWordsRecord(table_id=table.id, game=1, player_id=alice, words="Würfel 🎲", digest=OTHER_DIGEST),
        DiceWordsRecord(table_id=table.id, game=1, player_id=bob, words="", digest=DIGEST),
    ]
    assert uow.dice.words(table.id, 2) == []


async def test_words_need_a_secret_to_be_added_to(database: Database, table: TableRecord) -> None:
    def work(uow: UnitOfWork) -> None:
        uow.dice.set_words(table.id, 1, two_players(uow)[0], "lucky", DIGEST)

    with pytest.raises(ConstraintViolated, match=r"(?i:foreign key)"):
        await database.run(work)


@in_one_transaction
def test_words_that_are_forgotten_leave_their_digest(uow: UnitOfWork, table: TableRecord) -> None:
    alice, bob = two_players(uow)
    elsewhere = open_table(uow, ELSEWHERE)
    for where, game in ((elsewhere, 1), (table, 2), (table, 1)):
        uow.dice.add_secret(where.id, game, SECRET, NOW)
        uow.dice.set_words(where.id, game, alice, f"lucky {game}", DIGEST)
        uow.dice.set_words(where.id, game, bob, "unlucky", OTHER_DIGEST)
    uow.dice.forget_words(alice)
    assert uow.dice.words_of(alice) == [
        DiceWordsRecord(table_id=table.id, game=1, player_id=alice, words=None, digest=DIGEST),
        DiceWordsRecord(table_id=table.id, game=2, player_id=alice, words=None, digest=DIGEST),
        DiceWordsRecord(table_id=elsewhere.id, game=1, player_id=alice, words=None, digest=DIGEST),
    ]
    assert {record.words for record in uow.dice.words_of(bob)} == {"unlucky"}


@in_one_transaction
def test_rolls_are_counted_by_server_whichever_die_comes_first(uow: UnitOfWork) -> None:
    uow.dice_totals.count(GUILD, [(3, 1), (6, 6), (1, 3)])
    uow.dice_totals.count(GUILD, [(3, 1)])
    uow.dice_totals.count(OTHER_GUILD, [(5, 5)])
    uow.dice_totals.count(OTHER_GUILD, [])
    assert uow.dice_totals.of_server(GUILD) == {(3, 1): 3, (6, 6): 1}
    assert uow.dice_totals.of_server(OTHER_GUILD) == {(5, 5): 1}
    assert uow.dice_totals.of_server(777) == {}


@pytest.mark.parametrize("roll", [(7, 1), (3, 0)])
async def test_a_roll_that_no_dice_show_is_refused(database: Database, roll: tuple[int, int]) -> None:
    with pytest.raises(ConstraintViolated, match="ck_dice_totals_roll"):
        await database.run(lambda uow: uow.dice_totals.count(GUILD, [roll]))


async def test_no_roll_is_lost_when_many_are_counted_at_once(database: Database) -> None:
    rolls = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]

    def count(uow: UnitOfWork, start: int) -> None:
        uow.dice_totals.count(GUILD, rolls[start:] + rolls[:start])

    await asyncio.gather(*(database.run(count, start=start) for start in range(21)))
    assert await database.run(lambda uow: uow.dice_totals.of_server(GUILD)) == dict.fromkeys(rolls, 21)


@in_one_transaction
def test_a_message_shows_the_commitments_that_were_noted_for_it(uow: UnitOfWork) -> None:
    alice = uow.players.get_or_add(ALICE, "Alice", NOW).id
    table = open_table(uow)
    for game in (1, 2):
        uow.dice.add_secret(table.id, game, "ab" * 32, NOW)
    rows = [
        ShownDiceRecord(
            message_snowflake=70, game=1, table_id=table.id, player_id=None, commitment="cd" * 32
        ),
        ShownDiceRecord(
            message_snowflake=70, game=2, table_id=table.id, player_id=None, commitment="ef" * 32
        ),
        ShownDiceRecord(
            message_snowflake=71, game=2, table_id=table.id, player_id=alice, commitment="ef" * 32
        ),
    ]
    for row in (*rows, rows[0]):
        uow.dice.add_shown(row)
    assert uow.dice.shown_at(table.id) == rows
    assert uow.dice.shown_to(alice) == rows[2:]
    uow.dice.forget_shown(alice)
    assert uow.dice.shown_at(table.id) == rows[:2]
