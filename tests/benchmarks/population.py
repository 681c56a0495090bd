"""Databases as busy bots have them: tables in play over and over, all made from a few that were played.

A few matches are played at random by the use cases themselves, a day's post delivered with each, until every
one has its share of events and a game in play. All other tables are copies of those rows with keys of their
own: other tables, people, channels and servers.
"""

import json
import sqlite3
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.clocks import TimeControl, WhenOut
from bot.engine import Action, OfferDouble, OfferResignation, RuleSheet, legal_actions
from bot.play.base.dice_source import DiceSource
from bot.play.base.fair_dice import SECRET_BYTES
from bot.play.base.table import Place, Status
from bot.play.base.use_case import Caller, Request
from bot.play.heads_up import challenges
from bot.play.heads_up.challenges import ChallengeTerms
from bot.play.heads_up.store import load_table
from bot.play.heads_up.table import HeadsUpTable
from bot.play.posts.outbox import (
    PendingBoard,
    PendingFinal,
    mark_collapsed,
    mark_kept,
    mark_posted,
    next_post,
)
from bot.play.tables.flow import apply_action
from storage import Database, UnitOfWork
from tests.play.harness import deciding

NOW = datetime.now(UTC).replace(microsecond=0)
ORIGINALS, EVENTS_A_TABLE = 25, 100
FIRST_CHANNEL, FIRST_PERSON, FIRST_GUILD, FIRST_MESSAGE = 1_000_000, 2_000_000, 3_000_000, 4_000_000
TABLES_A_GUILD = 100
SHEET, CONTROL = RuleSheet(length=25), TimeControl(hours=48, reserve=72, when_out=WhenOut.OPPONENT_DECIDES)

COPIES = {
    "players": {"id": "people", "snowflake": "people"},
    "seats": {"table_id": "tables", "player_id": "people"},
    "dice": {"table_id": "tables"},
    "dice_words": {"table_id": "tables", "player_id": "people"},
    "events": {"table_id": "tables", "player_id": "people"},
    "outbox": {"id": "posts", "subject_id": "tables"},
    "deadlines": {"id": "deadlines", "subject_id": "tables", "player_id": "people"},
}
"""The columns in which a copied row differs from the original, and by how many of what."""


def fair_chance(random: Random) -> DiceSource:
    """Dice and secrets that are the same at each run."""
    return DiceSource(
        new_secret=partial(random.randbytes, SECRET_BYTES),
        dice_of_roll=lambda *_: (random.randint(1, 6), random.randint(1, 6)),
    )


def choose(table: HeadsUpTable, random: Random) -> Action:
    """Anything that whoever must act may do, short of resigning or redoubling: so matches last."""
    actions = legal_actions(table.game, table.must_act[0])
    is_doubled = table.game.cubes[0].value > 1
    avoided = (OfferResignation, OfferDouble) if is_doubled else OfferResignation
    return random.choice([each for each in actions if not isinstance(each, avoided)])


def guild_of(table_id: int) -> int:
    """The server where a table stands."""
    return FIRST_GUILD + (table_id - 1) // TABLES_A_GUILD


def channel_of(table_id: int) -> int:
    """The channel where a table stands."""
    return FIRST_CHANNEL + table_id


async def populate(path: Path, tables: int) -> int:
    """Make a database of so many tables, all in play and timed, and return how many events it holds.

    The first tables are the same however many there are.
    """
    database = await Database.open(f"sqlite+aiosqlite:///{path}")
    random, interactions, messages = Random(1), count(1), count(FIRST_MESSAGE)
    for number in range(1, min(tables, ORIGINALS) + 1):
        await database.run(_play, number=number, random=random, interactions=interactions, messages=messages)
    await database.close()
    return _multiply(path, tables)


def _play(
    uow: UnitOfWork, number: int, random: Random, interactions: "count[int]", messages: "count[int]"
) -> None:
    """Let two people begin a match in a channel, and play until enough has happened there."""
    first = FIRST_PERSON + 2 * number
    people = [Caller(first, f"Alice {number}"), Caller(first + 1, f"Bob {number}")]
    dice_source = fair_chance(random)

    def request(caller: Caller) -> Request:
        return Request(next(interactions), caller, NOW)

    place = Place(guild_of(number), channel_of(number))
    offer = ChallengeTerms(SHEET, control=CONTROL)
    table = challenges.challenge(uow, request(people[0]), place, people[1], offer, dice_source)
    table = challenges.accept(uow, request(people[1]), table.id, None, dice_source)
    happened = 0
    while happened < EVENTS_A_TABLE:
        by_snowflake = {each.snowflake: each for each in people}
        caller = by_snowflake[table.players[table.must_act[0]].snowflake or 0]
        action = choose(table, random)
        plan = deciding(lambda _game: action)  # noqa: B023 - called at once
        took = apply_action(uow, request(caller), table.id, table.version, dice_source, plan)
        happened += len(took.logged)
        _deliver(uow, table.id, messages)
        table = load_table(uow, table.id)
    if table.status is not Status.PLAYING:
        raise AssertionError(f"match {number} has ended before {EVENTS_A_TABLE} events: choose another seed")


def _deliver(uow: UnitOfWork, table_id: int, messages: "count[int]") -> None:
    """Note that Discord has taken all that is owed."""
    while pending := next_post(uow, table_id, NOW):
        if isinstance(pending, PendingBoard):
            live = pending.table.live_message
            mark_posted(uow, pending, next(messages) if pending.is_new or live is None else live, NOW)
        elif isinstance(pending, PendingFinal):
            mark_kept(uow, pending, NOW)
        else:
            mark_collapsed(uow, pending, NOW)


def _multiply(path: Path, tables: int) -> int:
    """Copy the first tables until there are enough, and return how many events there are."""
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in ("synchronous=OFF", "journal_mode=OFF", "cache_size=-200000"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("BEGIN")
    spans = _spans(connection)
    originals = list(connection.execute("SELECT * FROM tables ORDER BY id"))
    columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
    named = {column: place for place, column in enumerate(columns)}
    for copy in range(1, -(-tables // ORIGINALS)):
        last = min(ORIGINALS, tables - copy * ORIGINALS)
        rows = [_copied(dict(zip(columns, row, strict=True)), copy, spans) for row in originals[:last]]
        marks = ", ".join("?" * len(columns))
        for table, changes in COPIES.items():
            if table == "seats":  # they refer to tables, which are subjects
                subjects = [
                    (row[named["id"]], row[named["kind"]], row[named["guild_snowflake"]]) for row in rows
                ]
                connection.executemany(
                    "INSERT INTO subjects (id, kind, guild_snowflake) VALUES (?, ?, ?)", subjects
                )
                connection.executemany(f"INSERT INTO tables VALUES ({marks})", rows)  # noqa: S608 - our own words
            _copy_rows(connection, table, {each: copy * spans[span] for each, span in changes.items()}, last)
    connection.execute("COMMIT")
    (events,) = connection.execute("SELECT count(*) FROM events").fetchone()
    connection.close()
    return int(events)


def _spans(connection: sqlite3.Connection) -> dict[str, int]:
    """By how much the keys of a copy differ from those of the one before."""

    def highest(column: str, table: str) -> int:
        query = f"SELECT coalesce(max({column}), 0) FROM {table}"  # noqa: S608 - our own words
        return int(connection.execute(query).fetchone()[0])

    return {
        "tables": ORIGINALS,
        "people": 2 * ORIGINALS,
        "posts": highest("id", "outbox"),
        "deadlines": highest("id", "deadlines"),
    }


def _copied(row: dict[str, Any], copy: int, spans: dict[str, int]) -> tuple[Any, ...]:
    """A table's row with keys of its own."""
    table_id = row["id"] + copy * spans["tables"]
    people = copy * spans["people"]
    state = json.loads(row["state"])
    for each in (state["challenge"], *state["game"]["bets"], state["clock"]["running"]):
        each.update({key: each[key] + people for key in PEOPLE if each.get(key) is not None})
    reserves = state["clock"]["reserves"]
    state["clock"]["reserves"] = {str(int(player) + people): left for player, left in reserves.items()}
    changed = {
        "id": table_id,
        "guild_snowflake": guild_of(table_id),
        "channel_snowflake": channel_of(table_id),
        "live_message_snowflake": row["live_message_snowflake"] + copy * FIRST_MESSAGE,
        "state": json.dumps(state, separators=(",", ":")),
    }
    return tuple({**row, **changed}.values())


PEOPLE = ("challenger", "opponent", "white", "black", "player")
"""The keys under which a table's state names people."""


def _copy_rows(connection: sqlite3.Connection, table: str, shifts: dict[str, int], last: int) -> None:
    """Copy what belongs to the original tables up to one of them, with keys that are so much higher."""
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    values = [f"{each} + {shifts[each]}" if each in shifts else each for each in columns]
    key = "subject_id" if "subject_id" in shifts else "table_id"
    is_original = f"id <= {2 * last}" if table == "players" else f"{key} <= {last}"
    copying = f"SELECT {', '.join(values)} FROM {table} WHERE {is_original}"  # noqa: S608 - our own words
    connection.execute(f"INSERT INTO {table} ({', '.join(columns)}) {copying}")
