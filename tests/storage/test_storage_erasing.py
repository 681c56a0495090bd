"""An erased player is nowhere: in no column and, once the file was scrubbed, in no byte of it."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from storage import Database, UnitOfWork
from storage.errors import DatabaseBusy, DatabaseUnavailable
from tests.storage.situations import ALICE, BOB, NOW, all_rows, open_table, reminder, save_action, stored

NAME = "Zaphod Quastenflosser"
SNOWFLAKE = 412_345_678_901_234_567
OWN_CHANNEL = 598_765_432_109_876_543  # of direct messages: it tells who they are
TRACES = (NAME.encode(), str(SNOWFLAKE).encode(), SNOWFLAKE.to_bytes(8), OWN_CHANNEL.to_bytes(8))


def settle_in(uow: UnitOfWork, random: Random) -> int:
    """Return the id of a player who leaves their name wherever one can, among others who come and go.

    Texts of all lengths grow and shrink beside theirs, so that SQLite moves their rows from page to page.
    """
    table = open_table(uow)
    erased = uow.players.get_or_add(SNOWFLAKE, NAME, NOW).id
    others = [uow.players.get_or_add(ALICE + number, "n" * 20, NOW).id for number in range(20)]
    for game in range(1, 60):
        uow.dice.add_secret(table.id, game, "5e" * 32, NOW)
        for player in (erased, *random.sample(others, 9)):
            text = (NAME if player == erased else "w") + "w" * random.randrange(90)
            uow.dice.set_words(table.id, random.randint(1, game), player, text, "d1" * 32)
            uow.settings.set_player(player, {"said": text}, NOW)
            uow.imports.add(player, text * random.randrange(200), NOW)
            correspond(uow, table.id, player, text)
        uow.players.get_or_add(SNOWFLAKE, NAME + "x" * random.randrange(40), NOW)
    uow.settings.set_player(erased, {"user": str(SNOWFLAKE)}, NOW)
    for number, player in enumerate((erased, *others)):
        uow.direct_boards.add(table.id, player, OWN_CHANNEL + number)
        uow.channel_problems.record(OWN_CHANNEL + number, None, "blocked", NOW)
    return erased


def correspond(uow: UnitOfWork, table_id: int, player: int, text: str) -> None:
    uow.standing_orders.set(table_id, player, {"said": text}, NOW)
    uow.notes.set(table_id, player, text, NOW)
    uow.deadlines.replace(table_id, 0, [("time", player, NOW)])
    uow.reminders.put(reminder(table_id, player, len(text) + 1, message=len(text)))


def erase(uow: UnitOfWork, player_id: int) -> None:
    uow.players.erase(player_id)
    uow.settings.forget_player(player_id)
    uow.dice.forget_words(player_id)
    uow.imports.forget_player(player_id)
    uow.standing_orders.forget_player(player_id)
    uow.notes.forget_player(player_id)
    uow.reminders.forget_player(player_id)
    uow.direct_boards.forget_player(player_id)


def traces_in(path: Path) -> set[bytes]:
    """The traces that are in any byte of the database's files."""
    content = b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
    return {trace for trace in TRACES if trace in content}


async def test_in_no_column_of_any_row(database: Database) -> None:
    def is_known(uow: UnitOfWork) -> bool:
        rows = str(all_rows(uow))
        return any(trace in rows for trace in (NAME, str(SNOWFLAKE), str(OWN_CHANNEL)))

    player = await database.run(settle_in, Random(1))
    assert await database.run(is_known)
    await database.run(erase, player)
    await database.scrub()
    assert not await database.run(is_known)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("seed", range(5))
async def test_in_no_byte_of_the_file_or_its_log(database: Database, sqlite_path: Path, seed: int) -> None:
    player = await database.run(settle_in, Random(seed))
    assert traces_in(sqlite_path) == set(TRACES)
    await database.run(erase, player)
    await database.scrub()
    assert traces_in(sqlite_path) == set()
    await database.close()
    assert traces_in(sqlite_path) == set()


async def test_everybody_else_keeps_everything(database: Database) -> None:
    player = await database.run(settle_in, Random(1))

    def of_others(uow: UnitOfWork) -> list[object]:
        ids = [record.id for record in uow.players.get_many(range(99)).values() if record.id != player]
        words = [[each for each in uow.dice.words(1, game) if each.player_id in ids] for game in range(60)]
        imports = [uow.imports.of_player(each) for each in ids]
        boards = [uow.direct_boards.of_player(each) for each in ids]
        trouble = [uow.channel_problems.of(board.channel_snowflake) for each in boards for board in each]
        kept = [(uow.standing_orders.of_player(each), uow.notes.of_player(each)) for each in ids]
        reminders = [uow.reminders.of(1, each) for each in ids]
        people = [uow.players.get_many(ids), uow.settings.of_players(ids), reminders]
        return [*people, words, imports, boards, trouble, kept]

    before = await database.run(of_others)
    await database.run(erase, player)
    await database.scrub()
    assert await database.run(of_others) == before


async def test_a_database_that_is_scrubbed_in_the_middle_of_play_loses_nothing(database: Database) -> None:
    table = await database.run(open_table)
    saves = [database.run(lambda uow, n=number: save_action(uow, n, table.id)) for number in range(1, 31)]
    await asyncio.gather(*saves[:15], database.scrub(), *saves[15:], database.scrub())
    after = await stored(database, table.id)
    assert after.is_whole
    assert after.table.version == 30


@pytest.fixture
def somebody_else(sqlite_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[sqlite3.Connection]:
    """Another program with the file open; nobody waits for it long."""
    monkeypatch.setattr("storage.sqlite.BUSY_TIMEOUT", 0.01)
    with closing(sqlite3.connect(sqlite_path, isolation_level=None)) as connection:
        yield connection


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_others_have_their_turn_while_a_database_is_scrubbed(database: Database) -> None:
    scrubbing = asyncio.create_task(database.scrub())
    await asyncio.sleep(0)
    await database.run(open_table)
    assert not scrubbing.done()
    await scrubbing


@pytest.mark.parametrize("holding", ["BEGIN IMMEDIATE", "BEGIN; SELECT * FROM players"])
async def test_a_file_that_another_uses_is_scrubbed_when_they_are_done(
    sqlite_url: str, sqlite_path: Path, somebody_else: sqlite3.Connection, holding: str
) -> None:
    database = await Database.open(sqlite_url)
    player = await database.run(lambda uow: uow.players.get_or_add(SNOWFLAKE, NAME, NOW).id)
    for statement in holding.split(";"):
        somebody_else.execute(statement).fetchone()
    with pytest.raises(DatabaseBusy, match="in use by somebody else"):
        await database.scrub()
    somebody_else.execute("ROLLBACK")
    await database.run(lambda uow: uow.players.erase(player))
    await database.scrub()
    assert traces_in(sqlite_path) == set()
    await database.close()


async def test_a_database_in_memory_has_nothing_to_scrub() -> None:
    database = await Database.open("sqlite+aiosqlite://")
    bob = await database.run(lambda uow: uow.players.get_or_add(BOB, "Bob", NOW))
    await database.scrub()
    assert await database.run(lambda uow: uow.players.find(BOB)) == bob
    await database.close()


async def test_a_closed_database_cannot_be_scrubbed(url: str) -> None:
    database = await Database.open(url)
    await database.close()
    with pytest.raises(DatabaseUnavailable, match="it was closed"):
        await database.scrub()
