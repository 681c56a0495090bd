"""`barpoint check-database`: a sound database has no fault, and each kind of damage is found."""

# ruff: noqa: ASYNC240, S608 - the damage is our own

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.play.upkeep.checking import Findings, check_database
from storage import Database, UnitOfWork
from tests.databases import damage, url_of
from tests.play.populated import CHALLENGE, CHOUETTE, DIRECT, MATCH, SESSION, populated_file

OF_SESSION = f"subject_id = {SESSION}"
FIRST_PLAY = f"(SELECT min(version) FROM events WHERE table_id = {MATCH} AND kind = 'Played')"
LAST_EVENT = f"table_id = {MATCH} AND version = (SELECT max(version) FROM events WHERE table_id = {MATCH})"
DAMAGE = {
    "a seat of nobody": (
        f"UPDATE seats SET player_id = 777 WHERE table_id = {SESSION} AND seat = 0",
        "seats: a row refers to player_id 777 of players, which is not there",
    ),
    "a seat of somebody else": (
        f"UPDATE seats SET player_id = 5 WHERE table_id = {SESSION} AND seat = 0",
        f"table {SESSION}: its seats are not those of its players",
    ),
    "an event that is gone": (
        f"DELETE FROM events WHERE table_id = {MATCH} AND kind = 'Played' AND version = {FIRST_PLAY}",
        f"table {MATCH}: ",
    ),
    "the last event": (f"DELETE FROM events WHERE {LAST_EVENT}", f"table {MATCH}: its state is not what"),
    "an event that was changed": (
        f"""UPDATE events SET payload = json_set(payload, '$.white', payload ->> '$.black', '$.black',
        payload ->> '$.white') WHERE table_id = {MATCH} AND kind = 'OpeningRolled'""",
        f"table {MATCH}: game 1: Roll 1 must be",
    ),
    "an event of no known kind": (
        f"UPDATE events SET kind = 'Danced' WHERE {LAST_EVENT}",
        f"table {MATCH}: cannot be read: KeyError: 'Danced'",
    ),
    "an event of the future": (
        f"UPDATE tables SET version = version - 1, live_version = NULL WHERE id = {SESSION}",
        f"table {SESSION}: it has events of version",
    ),
    **{
        f"a version that was raised, {name}": (
            f"UPDATE tables SET version = version + 1 WHERE id = {table}",
            "and it is at version",
        )
        for name, table in {"match": MATCH, "chouette": CHOUETTE}.items()
    },
    "an event within a version": (
        f"UPDATE events SET seq = seq + 5 WHERE {LAST_EVENT}",
        f"table {MATCH}: an event is missing at version",
    ),
    "an event of a stranger": (
        f"UPDATE events SET player_id = 5 WHERE {LAST_EVENT} AND player_id IS NOT NULL",
        "who does not play there",
    ),
    "a score": (
        f"UPDATE tables SET state = json_set(state, '$.score.white', 24) WHERE id = {MATCH}",
        f"table {MATCH}: its state is not what its events lead to",
    ),
    "a state that is no JSON": (
        f"UPDATE tables SET state = '{{' WHERE id = {MATCH}",
        f"table {MATCH}: cannot be read: JSONDecodeError",
    ),
    "a state that says nothing": (
        f"UPDATE tables SET state = '{{}}' WHERE id = {MATCH}",
        f"table {MATCH}: cannot be read: ValidationError",
    ),
    "a kind of table": (
        f"UPDATE tables SET kind = 'duplicate' WHERE id = {MATCH}",
        f"table {MATCH}: cannot be read: KeyError: 'duplicate'",
    ),
    "a status of a match": (
        f"UPDATE tables SET status = 'over' WHERE id = {MATCH}",
        f"table {MATCH}: its status is over, which its score contradicts",
    ),
    "a status of a challenge": (
        f"UPDATE tables SET status = 'playing' WHERE id = {CHALLENGE}",
        f"table {CHALLENGE}: its status is playing, which its game contradicts",
    ),
    "a status of a chouette": (
        f"UPDATE tables SET status = 'challenge' WHERE id = {CHOUETTE}",
        f"table {CHOUETTE}: its status is challenge",
    ),
    "a payment": (
        "UPDATE transfers SET points = points + 1 WHERE seq = 0",
        f"table {CHOUETTE}: the payments of game 1 are not what it settled",
    ),
    "a payment that is gone": ("DELETE FROM transfers WHERE seq = 0", "the payments of game 1 are not what"),
    "a payment too many": (
        "INSERT INTO transfers SELECT 5, 7, seq, 7, payer_id, payee_id, 1, 1, why, created_at FROM transfers",
        "the payments of game 7 are not what it settled",
    ),
    "a cube of a chouette": (
        f"UPDATE tables SET state = json_set(state, '$.chouette.host', 2) WHERE id = {CHOUETTE}",
        f"table {CHOUETTE}: its state is not what its events lead to",
    ),
    "a secret": (
        f"UPDATE dice SET secret = '{'5e' * 32}' WHERE table_id = {MATCH} AND game = 1",
        f"table {MATCH}: game 1: Roll 1 must be",
    ),
    "a secret to come": (
        f"UPDATE dice SET secret = '{'5e' * 32}' WHERE table_id = {MATCH} AND game = 4",
        f"table {MATCH}: the secret of game 4 is not the one that was promised",
    ),
    "a secret that is gone": (
        f"DELETE FROM dice WHERE table_id = {MATCH} AND game = 4",
        "There is no secret of table 1 for game 4.",
    ),
    "a promise": (
        f"INSERT INTO shown_dice VALUES (5, 2, {MATCH}, NULL, '{'ab' * 32}')",
        f"table {MATCH}: the secret of game 2 is not the one that was promised",
    ),
    "words": (
        f"UPDATE dice_words SET words = 'others' WHERE table_id = {MATCH} AND game = 1 AND player_id = 1",
        f"table {MATCH}: the words of player 1 for game 1 have another digest",
    ),
    "what is left of somebody who was erased": (
        "INSERT INTO notes SELECT 1, id, 'a note', '2026-03-01' FROM players WHERE snowflake IS NULL",
        "was erased, and something is left in notes",
    ),
    "totals": (
        "UPDATE dice_totals SET rolled = rolled + 1000",
        "the servers' totals count more rolls than were thrown",
    ),
    "a post of no known kind": (
        f"UPDATE outbox SET kind = 'postcard' WHERE {OF_SESSION}",
        "is of the unknown kind 'postcard'",
    ),
    "a post of the future": (
        f"UPDATE outbox SET version = 5000 WHERE {OF_SESSION}",
        f"table {SESSION}: post ",
    ),
    "a post for a stranger": (
        f"UPDATE outbox SET payload = json_set(payload, '$.mention', json('[5]')) WHERE {OF_SESSION}",
        "is for somebody who does not play there",
    ),
    "a clock": (
        f"DELETE FROM deadlines WHERE subject_id = {MATCH}",
        f"table {MATCH}: its deadline is missing",
    ),
    "a deadline of the future": (
        f"UPDATE deadlines SET version = 5000 WHERE subject_id = {MATCH}",
        f"table {MATCH}: its deadline",
    ),
    "a decision's deadline": (
        f"DELETE FROM deadlines WHERE subject_id = {CHOUETTE}",
        f"table {CHOUETTE}: its deadline is missing: chouette",
    ),
    "an invitation": (
        "DELETE FROM invitations",
        f"table {CHALLENGE}: its invitations are not those of its challenge",
    ),
    "direct boards": (
        "DELETE FROM direct_boards",
        f"table {DIRECT}: it has no channel, and is in nobody's direct messages",
    ),
    "a direct board of a stranger": (
        f"UPDATE direct_boards SET player_id = 1 WHERE table_id = {DIRECT} AND player_id = 5",
        f"table {DIRECT}: the board of player 1 is not one of the table as it is",
    ),
    "a player's settings": (
        """UPDATE player_settings SET settings = '{"theme": 7}'""",
        "the settings of player 1 cannot be read",
    ),
    "a server's settings": (
        """UPDATE server_settings SET settings = '{"sheet": 7}'""",
        "the settings of server 7 cannot be read",
    ),
    "an order": (
        """UPDATE standing_orders SET orders = '{"given": ["cheat"]}'""",
        f"table {MATCH}: cannot be read: ValidationError",
    ),
    "a name of the database": ("DELETE FROM identity", "the database has no name of its own"),
    "a trigger": ("CREATE TABLE unkept (x)", "the trigger events_refuse_update is missing"),
    "an index": ("DROP INDEX uq_tables_open_channel", "the index uq_tables_open_channel is missing"),
    "a column": ("ALTER TABLE notes RENAME COLUMN text TO words", "the column notes.text is missing"),
    "a table": ("ALTER TABLE threads RENAME TO strings", "the table threads is missing"),
    "a subject of a kind that nobody knows": (
        "INSERT INTO subjects (kind, guild_snowflake) VALUES ('season', 1)",
        "subjects of the kind 'season' are left alone, 1 in number",
    ),
    "a subject of another server": (
        f"UPDATE subjects SET guild_snowflake = 777 WHERE id = {MATCH}",
        f"table {MATCH}: its subject is of the kind 'heads-up' and of server 777",
    ),
    "a subject without its table": (
        "INSERT INTO subjects (kind, guild_snowflake) VALUES ('chouette', 1)",
        "is of the kind 'chouette', and no table",
    ),
    "a rule of a row": (f"UPDATE tables SET live_version = -1 WHERE id = {MATCH}", "CHECK constraint failed"),
}
UNKEPT = "a trigger"


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return populated_file(tmp_path_factory.mktemp("sound"))


def copy_of(path: Path, folder: Path) -> Path:
    return Path(shutil.copy(path, folder))


async def found(path: Path) -> Findings:
    database = await Database.open_to_read(url_of(path))
    try:
        return await database.run(check_database)
    finally:
        await database.close()


async def test_what_was_played_is_sound(sound: Path) -> None:
    findings = await found(sound)
    assert findings.problems == ()
    assert findings.tables == CHOUETTE
    assert findings.events > 50


@pytest.mark.parametrize("what", DAMAGE)
async def test_damage_is_found(sound: Path, tmp_path: Path, what: str) -> None:
    path, (sql, expected) = copy_of(sound, tmp_path), DAMAGE[what]
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints=ON")
        kept = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in kept:
            connection.execute(f"DROP TRIGGER {name}")
        assert connection.execute(sql).rowcount, "nothing was damaged"
        for _, created in kept if what != UNKEPT else ():
            connection.execute(created)
    problems = (await found(path)).problems
    assert [problem for problem in problems if expected in problem], problems
    assert all(problem.count("\n") == 0 for problem in problems)


async def test_damaged_pages_are_found(
    sound: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = copy_of(sound, tmp_path)
    damage(path, b"OpeningRolled")
    assert await asyncio.to_thread(main, ["check-database", str(path)]) == 1
    assert f"The database file {path} is damaged" in capsys.readouterr().err


async def test_the_command_says_a_line_for_each_fault_and_fails(
    sound: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = copy_of(sound, tmp_path)
    assert await asyncio.to_thread(main, ["check-database", str(path)]) == 0
    assert capsys.readouterr().out.startswith("tables: 5, events: ")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE standing_orders SET orders = 'all'")
    assert await asyncio.to_thread(main, ["check-database", url_of(path)]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"table {MATCH}: cannot be read: ")
    assert last.endswith("problems: 1")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "is from a newer version of Barpoint"),
        ("UPDATE alembic_version SET version_num = '0018'", "is from an older version of Barpoint"),
        ("UPDATE alembic_version SET version_num = '0009'", "is from long before Barpoint 1.0.0"),
        ("DROP TABLE alembic_version", "belongs to another program"),
    ],
)
async def test_a_database_of_another_version_is_refused_in_a_sentence(
    sound: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str, said: str
) -> None:
    path = copy_of(sound, tmp_path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(change)
    content = path.read_bytes()
    assert await asyncio.to_thread(main, ["check-database", str(path)]) == 1
    assert said in capsys.readouterr().err
    assert path.read_bytes() == content


async def test_a_missing_database_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await asyncio.to_thread(main, ["check-database", str(tmp_path / "none")]) == 1
    assert "holds no games of Barpoint" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


async def test_writers_do_not_wait_for_a_check(sound: Path, tmp_path: Path) -> None:
    path = copy_of(sound, tmp_path)
    reading, writing = await Database.open_to_read(url_of(path)), await Database.open(url_of(path))

    def look(uow: UnitOfWork) -> tuple[Findings, Findings]:
        first = check_database(uow)
        with closing(sqlite3.connect(path, timeout=0)) as other, other:
            other.execute("DELETE FROM notes")
            other.execute("DELETE FROM invitations")
        return first, check_database(uow)

    first, second = await reading.run(look)
    assert first == second
    assert (await found(path)).problems
    await reading.close()
    await writing.close()
