"""The cost of reading does not grow: every query is an index look-up, and a table is one row."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event

from storage import Database, DeadlineRecord, NewEvent, UnitOfWork
from tests.databases import new_database
from tests.storage.situations import (
    ALICE,
    CHANNEL,
    KINDS,
    NOW,
    in_one_transaction,
    open_table,
    save_action,
    two_players,
)


def add_and_read_secret(uow: UnitOfWork) -> str:
    uow.dice.add_secret(1, 1, "5e" * 32, NOW)
    return uow.dice.secret(1, 1)


READS: dict[str, Callable[[UnitOfWork], object]] = {
    "a table": lambda uow: uow.tables.get(1),
    "the open table of a channel": lambda uow: uow.tables.open_in_channel(CHANNEL),
    "the latest table of a channel": lambda uow: uow.tables.latest_in_channel(CHANNEL + 1),
    "all open tables": lambda uow: uow.tables.open_ids(),
    "a player whom we meet": lambda uow: uow.players.get_or_add(ALICE, "Alice", NOW),
    "some players": lambda uow: uow.players.get_many([1, 2]),
    "a player whom we may know": lambda uow: uow.players.find(ALICE),
    "the settings of a server": lambda uow: uow.settings.of_server(1),
    "the settings of some players": lambda uow: uow.settings.of_players([1, 2]),
    "who sits at a table": lambda uow: uow.seats.at_table(1),
    "all my tables": lambda uow: uow.seats.tables_of(1),
    "my history": lambda uow: uow.tables.history(1, limit=9),
    "my history in a server": lambda uow: uow.tables.history(1, guild=1, limit=9),
    "my history with somebody": lambda uow: uow.tables.history(1, other=2, limit=9),
    "my history with somebody in a server": lambda uow: uow.tables.history(1, other=2, guild=1, limit=9),
    "what happened since": lambda uow: uow.events.since(1, 9_990),
    "what happened in a game": lambda uow: uow.events.of_game(1, 3),
    "what happened of a kind": lambda uow: uow.events.of_kind(1, "Rolled", 3, 5),
    "what happened in some games": lambda uow: uow.events.of_games(1, 3, 5),
    "what I did": lambda uow: list(uow.events.of_player(1)),
    "the secret of a game": add_and_read_secret,
    "the words of a game": lambda uow: uow.dice.words(1, 1),
    "my words": lambda uow: uow.dice.words_of(1),
    "words that are forgotten": lambda uow: uow.dice.forget_words(1),
    "rolls that are counted": lambda uow: uow.dice_totals.count(1, [(3, 1)]),
    "the rolls of a server": lambda uow: uow.dice_totals.of_server(1),
    "my imports": lambda uow: uow.imports.of_player(1),
    "my newest imports": lambda uow: uow.imports.keep_newest(1, 5),
    "imports that are forgotten": lambda uow: uow.imports.forget_before(NOW),
    "the pending analyses": lambda uow: uow.analyses.pending(),
    "an analysis of a table": lambda uow: uow.analyses.of_table(1, 0, "quick"),
    "an analysis of an import": lambda uow: uow.analyses.of_import(1, 0, "quick"),
    "what I may see of an analysed table": lambda uow: uow.analyses.shown_of_table(1, 2, 1),
    "what I may see of an analysed import": lambda uow: uow.analyses.shown_of_import(1, 2, 1),
    "how many analyses I wait for": lambda uow: uow.analyses.count_pending_of(1),
    "how many analyses a server waits for": lambda uow: uow.analyses.count_pending_in(1),
    "whom to tell of an analysis": lambda uow: uow.analyses.unnotified(NOW),
    "the analyses I asked for": lambda uow: uow.analyses.of_player(1),
    "analyses that are forgotten": lambda uow: uow.analyses.forget_player(1),
    "an analysis that fails": lambda uow: uow.analyses.fail(1, "broken"),
    "all that is undelivered": lambda uow: uow.outbox.pending(),
    "what is undelivered at a table": lambda uow: uow.outbox.pending(1),
    "the tables with something due": lambda uow: uow.outbox.subjects_due(NOW, KINDS),
    "all that fails in a server": lambda uow: uow.outbox.failing_in_guild(1),
    "the open tables of a server": lambda uow: uow.tables.open_in_guild(1),
    "where open tables of a server stand": lambda uow: uow.tables.open_channels_in_guild(1),
    "the tables in play around me": lambda uow: uow.tables.running_around(1, 1),
    "the tables in play elsewhere": lambda uow: uow.tables.running_elsewhere(1),
    "my open tables": lambda uow: uow.tables.open_of_player(1, 25),
    "a table that is moved": lambda uow: uow.tables.move(1, 1, CHANNEL + 1, NOW),
    "when the next deadline is": lambda uow: uow.deadlines.next_due_at(KINDS),
    "the deadlines that are due": lambda uow: uow.deadlines.due(NOW, KINDS, 100),
    "the deadlines that are due after another": lambda uow: uow.deadlines.due(
        NOW,
        KINDS,
        100,
        DeadlineRecord(id=1, subject_id=1, player_id=None, kind="time", version=0, due_at=NOW, fired_at=None),
    ),
    "a deadline that fires": lambda uow: uow.deadlines.fire(1, NOW),
    "the deadlines of a table": lambda uow: uow.deadlines.of_subject(1),
    "deadlines that are replaced": lambda uow: uow.deadlines.replace(1, 0, [("time", None, NOW)]),
    "deadlines that are forgotten": lambda uow: uow.deadlines.forget_before(NOW),
    "the reminders at a table": lambda uow: uow.reminders.of_table(1),
    "my reminders at a table": lambda uow: uow.reminders.of(1, 1),
    "all my reminders": lambda uow: uow.reminders.of_player(1),
    "reminders that are forgotten": lambda uow: uow.reminders.forget(1, 1),
    "all my reminders that are forgotten": lambda uow: uow.reminders.forget_player(1),
    "what is put off": lambda uow: uow.outbox.put_off([1], NOW),
    "my orders at a table": lambda uow: uow.standing_orders.of(1, 1),
    "the orders at a table": lambda uow: uow.standing_orders.of_table(1),
    "all my orders": lambda uow: uow.standing_orders.of_player(1),
    "orders that are forgotten": lambda uow: uow.standing_orders.forget(1, 1),
    "all orders that are forgotten": lambda uow: uow.standing_orders.forget_player(1),
    "my note": lambda uow: uow.notes.of(1, 1),
    "all my notes": lambda uow: uow.notes.of_player(1),
    "a note that is deleted": lambda uow: uow.notes.set(1, 1, "", NOW),
    "notes that are forgotten": lambda uow: uow.notes.forget_player(1),
    "the direct boards of a table": lambda uow: uow.direct_boards.of_table(1),
    "my direct boards": lambda uow: uow.direct_boards.of_player(1),
    "direct boards that are forgotten": lambda uow: uow.direct_boards.forget_player(1),
    "what I play by direct messages": lambda uow: uow.tables.open_direct(1),
    "what I played last by direct messages": lambda uow: uow.tables.last_direct(1),
    "trouble that is noted": lambda uow: uow.channel_problems.record(CHANNEL, 1, "deleted", NOW),
    "trouble that is over": lambda uow: uow.channel_problems.clear(CHANNEL),
    "the trouble of a channel": lambda uow: uow.channel_problems.of(CHANNEL),
    "the trouble of a server": lambda uow: uow.channel_problems.in_guild(1),
    "what was paid at a table": lambda uow: uow.transfers.of_table(1, 20, 40),
    "what was paid in a server": lambda uow: uow.transfers.of_guild(1, 20, 40),
    "what I paid or was paid": lambda uow: uow.transfers.of_player(1),
    "what was won at a table": lambda uow: uow.transfers.won_at_table(1),
    "what was won in a server": lambda uow: uow.transfers.won_in_guild(1),
    "a saved action": lambda uow: save_action(uow, 1, 1),
}

SMALL_INDEXES = (
    "INDEX ix_tables_open_guild",
    "INDEX uq_tables_open_channel",
    "INDEX ix_deadlines_unfired",
    "INDEX ix_outbox_undelivered",
    "INDEX ix_outbox_undelivered_id",
    "INDEX ix_analyses_owed",
    "INDEX ix_analysis_requests_untold",
)
"""They hold what is open, due or undelivered only: to go through them is to read what was asked for."""

SORTED = ("my open tables", "what I may see of an analysed table", "what I may see of an analysed import")
"""Sorted when they are read: nobody sits at so many open tables that an index would be worth its writes, and
of a game there are four analyses at most."""


@contextmanager
def statements() -> Iterator[list[tuple[str, Any]]]:
    """Collect each statement with its parameters; of many rows at once, with those of the first."""
    seen: list[tuple[str, Any]] = []

    def collect(
        _: Connection, __: object, statement: str, parameters: Any, ___: object, has_many_rows: object
    ) -> None:
        seen.append((statement, parameters[0] if has_many_rows else parameters))

    event.listen(Engine, "before_cursor_execute", collect)
    try:
        yield seen
    finally:
        event.remove(Engine, "before_cursor_execute", collect)


def plan(path: Path, statement: str, parameters: Any) -> list[str]:
    connection = sqlite3.connect(path)
    try:
        return [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)]
    finally:
        connection.close()


@pytest.mark.parametrize("what", READS)
async def test_nothing_is_found_by_looking_through_a_whole_table(sqlite_path: Path, what: str) -> None:
    database = await new_database(sqlite_path)
    await database.run(open_table)
    await database.run(lambda uow: uow.players.get_or_add(ALICE, "Alice", NOW))
    with statements() as seen:
        await database.run(READS[what])
    await database.close()
    steps = [step for statement, parameters in seen for step in plan(sqlite_path, statement, parameters)]
    assert [step for step in steps if step.startswith("SCAN") and not step.endswith(SMALL_INDEXES)] == []
    assert [step for step in steps if "TEMP B-TREE" in step and what not in SORTED] == []


async def test_reading_a_table_is_one_row_by_its_key_after_10_events_as_after_10_000(url: str) -> None:
    database = await Database.open(url)
    table = await database.run(open_table)

    def append(uow: UnitOfWork, versions: range) -> None:
        for version in versions:
            uow.events.append(table.id, version, [NewEvent(1, "Rolled", {"dice": [3, 1]})], NOW)

    read = []
    for versions in (range(10), range(10, 10_000)):
        await database.run(append, versions=versions)
        with statements() as seen:
            await database.run(lambda uow: uow.tables.get(table.id))
        read.append(seen)
    await database.close()
    assert read[0] == read[1]
    ((statement, _),) = read[0]
    assert "FROM tables" in statement
    assert "events" not in statement


async def test_a_saved_action_is_seven_statements(database: Database) -> None:
    table = await database.run(open_table)
    with statements() as seen:
        await database.run(save_action, 1, table.id)
    assert [statement.split()[0] for statement, _ in seen] == [
        "INSERT",
        "SELECT",
        "UPDATE",
        "INSERT",
        "INSERT",
        "DELETE",
        "INSERT",
    ]


@in_one_transaction
def test_what_a_player_has_chosen_is_read_once_in_a_transaction(uow: UnitOfWork) -> None:
    alice, bob = two_players(uow)
    uow.settings.set_player(alice, {"theme": "slate"}, NOW)
    with statements() as seen:
        for players in ([alice], [bob], [alice, bob], [bob]):
            expected = {alice: {"theme": "slate"}} if alice in players else {}
            assert uow.settings.of_players(players) == expected
    assert [statement.split()[0] for statement, _ in seen] == ["SELECT", "SELECT"]
    uow.settings.set_player(alice, {"theme": "walnut"}, NOW)
    uow.settings.set_player(bob, {"theme": "slate"}, NOW)
    both = {alice: {"theme": "walnut"}, bob: {"theme": "slate"}}
    assert uow.settings.of_players([alice, bob]) == both
    uow.settings.forget_player(alice)
    assert uow.settings.of_player(alice) is None
