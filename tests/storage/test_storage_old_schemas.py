"""From early revisions to the newest: a database with games in play loses nothing, and its rules hold."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Database, UnitOfWork
from storage.errors import ChannelTaken, ConstraintViolated
from tests.storage.old_schemas import FIRST, SECOND, OldSchema, Rows, make_old, query
from tests.storage.situations import (
    ALICE,
    BOB,
    CAROL,
    CHANNEL,
    ELSEWHERE,
    NOW,
    all_rows,
    enqueue,
    execute,
    open_table,
    reminder,
    save_action,
)

RULES = (
    ("UPDATE events SET kind = 'Took'", "events are append-only"),
    ("DELETE FROM events", "events are append-only"),
    ("UPDATE seats SET player_id = 777 WHERE seat = 1", "(?i:foreign key)"),
    ("DELETE FROM players WHERE id = 1", "(?i:foreign key)"),
    ("UPDATE players SET snowflake = 101 WHERE id = 2", "(?i:unique)"),
    ("UPDATE players SET snowflake = -1 WHERE id = 2", "ck_players_snowflake"),
    ("UPDATE players SET name = NULL WHERE id = 2", "ck_players_erased"),
    ("UPDATE players SET snowflake = NULL WHERE id = 2", "ck_players_erased"),
    ("UPDATE tables SET status = 'banana'", "ck_tables_status"),
    ("UPDATE tables SET kind = ''", "ck_tables_kind"),
    ("UPDATE tables SET version = -1, live_version = NULL", "ck_tables_version"),
    ("UPDATE tables SET live_version = version + 1", "ck_tables_live_version"),
    ("UPDATE tables SET state = NULL", "(?i:not.null)"),
    ("UPDATE tables SET channel_snowflake = 7, status = 'playing'", "(?i:unique)"),
    ("DELETE FROM tables", "(?i:foreign key)"),
    ("UPDATE seats SET table_id = 777", "(?i:foreign key)"),
    ("UPDATE outbox SET table_id = 777", "(?i:foreign key)"),
)
"""Changes, and by what each is refused."""

RULES_OF_DICE = (
    ("UPDATE dice SET game = 3", "dice are append-only"),
    ("DELETE FROM dice", "dice are append-only"),
    ("INSERT INTO dice SELECT 777, game, secret, created_at FROM dice", "(?i:foreign key)"),
)
OFF = {"theme": "felt", "rolls_by_itself": False, "plays_forced": False}
ROLLS = OFF | {"rolls_by_itself": True}


@pytest.fixture(params=[FIRST, SECOND], ids=lambda schema: schema.revision)
def old(request: pytest.FixtureRequest) -> OldSchema:
    return request.param


@pytest.fixture
async def before(url: str, old: OldSchema, tmp_path: Path) -> Rows:
    return await make_old(url, old.revision, old.fill, old.rows, tmp_path)


@pytest.fixture
async def migrated(url: str, before: Rows) -> AsyncIterator[Database]:
    database = await Database.open(url)
    yield database
    await database.close()


async def test_nothing_is_lost(migrated: Database, old: OldSchema, before: Rows) -> None:
    assert await migrated.run(old.rows) == before


async def test_its_rules_hold(migrated: Database, old: OldSchema, before: Rows) -> None:
    for change, refusal in (*RULES, *(RULES_OF_DICE if old is SECOND else ())):
        with pytest.raises(ConstraintViolated, match=refusal):
            await migrated.run(execute, sql=change)
    assert await migrated.run(old.rows) == before


async def test_a_channel_still_has_one_open_table(migrated: Database) -> None:
    with pytest.raises(ChannelTaken):
        await migrated.run(open_table, CHANNEL)
    elsewhere = await migrated.run(open_table, ELSEWHERE)
    assert elsewhere.is_open


async def test_the_game_goes_on(migrated: Database, old: OldSchema) -> None:
    def work(uow: UnitOfWork) -> None:
        newcomer = uow.players.get_or_add(999, "Carol", NOW)
        assert newcomer.id == 4
        assert save_action(uow, 100, 1).version == 20
        uow.seats.take(1, 2, newcomer.id)
        assert uow.imports.add(1, "5 point match", NOW) == (4 if old is SECOND else 1)  # 2 and 3 were used
        uow.dice.add_secret(1, 3, "07" * 32, NOW)
        for _ in range(2):
            open_table(uow, channel=None)
        assert uow.tables.open_ids() == [1, 3, 4]

    await migrated.run(work)


async def test_somebody_who_was_there_before_can_be_erased(migrated: Database) -> None:
    def work(uow: UnitOfWork) -> None:
        uow.players.erase(2)
        assert uow.players.get_many([1, 2])[2].name is None
        assert uow.players.find(BOB) is None

    await migrated.run(work)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_the_file_was_copied_before(migrated: Database, old: OldSchema, tmp_path: Path) -> None:
    copy = tmp_path / "barpoint.before-0018.sqlite3"
    assert query(copy, "SELECT version_num FROM alembic_version") == [(old.revision,)]
    assert query(copy, "SELECT id, channel_snowflake, version FROM tables") == [
        (1, CHANNEL, 19),
        (2, ELSEWHERE, 1),
    ]
    assert query(copy, "PRAGMA integrity_check") == [("ok",)]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_nothing_speaks_of_tables_built_on_the_way(migrated: Database, sqlite_path: Path) -> None:
    schema = [sql for (sql,) in query(sqlite_path, "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")]
    assert [sql for sql in schema if "_alembic_tmp" in sql] == []
    assert sum("REFERENCES players (id)" in sql for sql in schema) == 15
    assert sum("REFERENCES tables (id)" in sql for sql in schema) == 13
    assert query(sqlite_path, "PRAGMA foreign_key_check") == []


async def test_from_revision_0006_what_was_off_at_first_is_unchosen_and_what_was_switched_is_kept(
    url: str, tmp_path: Path
) -> None:
    def fill(uow: UnitOfWork) -> None:
        for snowflake, settings in ((ALICE, OFF), (BOB, ROLLS), (77, {"theme": "clear"})):
            player = uow.players.get_or_add(snowflake, "Somebody", NOW)
            uow.settings.set_player(player.id, settings, NOW)

    await make_old(url, "0006", fill, lambda uow: all_rows(uow, ("player_settings",)), tmp_path)
    database = await Database.open(url)
    chosen = await database.run(lambda uow: uow.settings.of_players([1, 2, 3]))
    assert chosen == {1: {"theme": "felt"}, 2: ROLLS, 3: {"theme": "clear"}}
    await database.close()


async def test_from_revision_0009_whoever_was_written_to_directly_is_known(url: str, tmp_path: Path) -> None:
    def fill(uow: UnitOfWork) -> None:
        for snowflake in (ALICE, BOB, CAROL, 77, 88, 99):
            uow.players.get_or_add(snowflake, "Somebody", NOW)
        for player, is_known in ((1, True), (4, False), (6, True)):
            uow.settings.set_player(player, {"is_written_to": is_known}, NOW)
        table = open_table(uow)
        uow.reminders.put(reminder(table.id, 2, message=700))
        uow.reminders.put(reminder(table.id, 4, channel=CHANNEL, message=701))
        enqueue(uow, table.id, "removal", {"player": 3, "channel": None, "message": 702})
        enqueue(uow, table.id, "removal", {"player": 5, "channel": CHANNEL, "message": 703})
        uow.players.erase(6)

    await make_old(url, "0009", fill, lambda uow: all_rows(uow, ("players",)), tmp_path)
    database = await Database.open(url)
    players = await database.run(lambda uow: uow.players.get_many(range(7)))
    assert {player: each.written_to_at for player, each in players.items()} == {
        **dict.fromkeys((1, 2, 3), NOW),
        **dict.fromkeys((4, 5, 6)),
    }
    await database.close()
