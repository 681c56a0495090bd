"""Set-ups that storage tests share: a table with two players, an action saved as a service saves it."""

import inspect
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import CursorResult

from storage import (
    Database,
    DeadlineRecord,
    EventRecord,
    OutboxRecord,
    ReminderRecord,
    TableRecord,
    UnitOfWork,
)
from storage.errors import AlreadyUsed
from storage.models import Model
from storage.models.base import JsonObject

NOW = datetime(2026, 1, 31, 18, 30, tzinfo=UTC)
ALICE, BOB, CAROL = 101, 102, 103
CHANNEL, ELSEWHERE = 9001, 9002
KINDS = ("match",)
"""Of the tables there."""


def in_one_transaction(test: Callable[..., None]) -> Callable[..., Awaitable[None]]:
    """Make a test of what happens in a unit of work: it is given one of a new database."""
    asked = inspect.signature(test)
    rest = [each for name, each in asked.parameters.items() if name != "uow"]

    async def run(database: Database, **given: Any) -> None:
        await database.run(test, **given)

    run.__signature__ = asked.replace(parameters=[inspect.signature(run).parameters["database"], *rest])
    run.__doc__ = test.__doc__
    return run


def two_players(uow: UnitOfWork) -> tuple[int, int]:
    """Alice and Bob, by our keys."""
    return uow.players.get_or_add(ALICE, "Alice", NOW).id, uow.players.get_or_add(BOB, "Bob", NOW).id


def open_table(uow: UnitOfWork, channel: int | None = CHANNEL) -> TableRecord:
    return uow.tables.add(
        guild_snowflake=1,
        channel_snowflake=channel,
        kind=KINDS[0],
        state={"score": [0, 0]},
        status="playing",
        now=NOW,
    )


def save_action(uow: UnitOfWork, interaction: int, table_id: int) -> TableRecord:
    saved = save_without_clock(uow, interaction, table_id)
    deadlines = [("reminder", None, NOW), ("time", None, NOW + timedelta(days=1))]
    uow.deadlines.replace(table_id, saved.version, deadlines)
    return saved


def save_without_clock(uow: UnitOfWork, interaction: int, table_id: int) -> TableRecord:
    uow.interactions.claim(interaction, NOW)
    table = uow.tables.lock(table_id)
    saved = uow.tables.save(table, state={"interaction": interaction}, status="playing", now=NOW)
    uow.events.append(table_id, saved.version, [(1, "Rolled", {"interaction": interaction}, None)], NOW)
    uow.outbox.add(table_id, saved.version, "board", {"interaction": interaction}, NOW)
    return saved


def enqueue(
    uow: UnitOfWork, table_id: int, kind: str = "board", payload: JsonObject | None = None
) -> OutboxRecord:
    uow.outbox.add(table_id, 0, kind, payload or {}, NOW)
    return uow.outbox.pending(table_id)[-1]


def reminder(
    table_id: int, player_id: int, sent: int = 1, channel: int | None = None, message: int | None = None
) -> ReminderRecord:
    return ReminderRecord(
        table_id=table_id,
        player_id=player_id,
        sent=sent,
        channel_snowflake=channel,
        message_snowflake=message,
    )


def execute(uow: UnitOfWork, sql: str) -> CursorResult[Any]:
    return uow.connection.exec_driver_sql(sql)


def all_rows(uow: UnitOfWork, tables: Iterable[str] = Model.metadata.tables) -> dict[str, list[list[Any]]]:
    """Every column of every row, by table."""
    rows = {}
    for name in tables:
        found = uow.connection.execute(Model.metadata.tables[name].select())
        rows[name] = sorted((list(row) for row in found), key=str)
    return rows


@dataclass(frozen=True)
class Stored:
    """All that a saved action changes, at one table."""

    table: TableRecord
    events: list[EventRecord]
    posts: list[OutboxRecord]
    deadlines: list[DeadlineRecord]

    @property
    def is_whole(self) -> bool:
        """Whether each version has its event and its post; snapshot and deadlines are the last one's."""
        versions = list(range(1, self.table.version + 1))
        last = self.events[-1].payload if self.events else {"score": [0, 0]}
        return (
            [event.version for event in self.events] == versions
            and [post.version for post in self.posts] == versions
            and [event.payload for event in self.events] == [post.payload for post in self.posts]
            and self.table.state == last
            and all(deadline.version == self.table.version for deadline in self.deadlines)
            and len(self.deadlines) == (2 if self.events else 0)
        )


async def stored(database: Database, table_id: int) -> Stored:
    def read(uow: UnitOfWork) -> Stored:
        posts = uow.outbox.pending(table_id, limit=100_000)
        deadlines = uow.deadlines.of_subject(table_id)
        return Stored(uow.tables.get(table_id), uow.events.since(table_id, 0), posts, deadlines)

    return await database.run(read)


class Undone(Exception):
    """Raised to roll back."""


async def is_used(database: Database, interaction: int) -> bool:
    def claim(uow: UnitOfWork) -> None:
        uow.interactions.claim(interaction, NOW)
        raise Undone

    try:
        await database.run(claim)
    except AlreadyUsed:
        return True
    except Undone:
        return False
    raise AssertionError("the claim neither succeeded nor failed")
