"""The history: which tables were played at, by whom and where, who may look at them, and their events."""

from dataclasses import dataclass
from itertools import count

import pytest

from storage import Database, NewEvent, NewTransfer, TableRecord, TableStatus, UnitOfWork, Visibility
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

HOME, AWAY = 1, 2
GUILD, HALL, DEN, OPEN_THREAD, CLOSED_THREAD, LOST_THREAD = 1, 10, 11, 20, 21, 22
PLACES = (HALL, DEN, OPEN_THREAD, CLOSED_THREAD, LOST_THREAD)
NOBODY = Visibility(frozenset(), frozenset(), channel=0, player_id=None)


@dataclass(frozen=True)
class Played:
    """Three players; ids of tables, oldest first, named after who played, where, and how it stands."""

    alice: int
    bob: int
    carol: int
    alice_bob_over: int
    alice_carol_away_over: int
    alice_bob_closed: int
    bob_carol_private_over: int
    alice_bob_playing: int


CHANNELS = count(1)
"""Each table stands in one of its own."""


def play(uow: UnitOfWork, guild: int | None, status: TableStatus, *players: int) -> int:
    """Return the id of a new table."""
    table = uow.tables.add(
        guild_snowflake=guild,
        channel_snowflake=next(CHANNELS),
        kind="heads-up",
        state={},
        status=status,
        now=NOW,
    )
    for seat, player in enumerate(players):
        uow.seats.take(table.id, seat, player)
    return table.id


def found_club(uow: UnitOfWork) -> Played:
    alice, bob, carol = (
        uow.players.get_or_add(*who, NOW).id for who in ((ALICE, "Alice"), (BOB, "Bob"), (CAROL, "Carol"))
    )
    tables = [
        play(uow, HOME, "over", alice, bob),
        play(uow, AWAY, "over", carol, alice),
        play(uow, HOME, "closed", bob, alice),
        play(uow, None, "over", bob, carol),
        play(uow, HOME, "playing", alice, bob),
    ]
    play(uow, HOME, "closed")  # a challenge that came to nothing
    play(uow, HOME, "challenge")
    play(uow, AWAY, "challenge", alice)  # a seat is kept for whoever will play
    return Played(alice, bob, carol, *tables)


@pytest.fixture
async def played(database: Database) -> Played:
    return await database.run(found_club)


def ids(tables: list[TableRecord]) -> list[int]:
    return [table.id for table in tables]


@in_one_transaction
def test_history_is_what_a_player_played_newest_first(uow: UnitOfWork, played: Played) -> None:
    everything = uow.tables.history(played.alice, limit=99)
    assert ids(everything) == [
        played.alice_bob_playing,
        played.alice_bob_closed,
        played.alice_carol_away_over,
        played.alice_bob_over,
    ]
    assert everything[-1] == uow.tables.get(played.alice_bob_over)
    assert uow.tables.history(played.alice, limit=3) == everything[:3]


@in_one_transaction
def test_history_is_of_two_together_or_of_a_server(uow: UnitOfWork, played: Played) -> None:
    history = uow.tables.history
    together = [played.alice_bob_playing, played.alice_bob_closed, played.alice_bob_over]
    assert ids(history(played.alice, other=played.bob, limit=9)) == together
    assert ids(history(played.bob, other=played.alice, limit=9)) == together
    assert ids(history(played.alice, guild=HOME, limit=9)) == together
    assert ids(history(played.carol, guild=HOME, limit=9)) == []
    assert ids(history(played.alice, other=played.carol, guild=AWAY, limit=9)) == [
        played.alice_carol_away_over
    ]
    assert ids(history(777, limit=9)) == []


@in_one_transaction
def test_the_history_of_a_server_has_no_challenges(uow: UnitOfWork, played: Played) -> None:
    everywhere = Visibility(frozenset(range(9999)), frozenset(), channel=0, player_id=None)
    listed = uow.tables.visible_history(HOME, everywhere, limit=9)
    assert ids(listed) == [played.alice_bob_playing, played.alice_bob_closed, played.alice_bob_over]


@in_one_transaction
def test_all_tables_of_a_player_are_found_open_or_not(uow: UnitOfWork, played: Played) -> None:
    assert uow.seats.tables_of(played.carol) == [
        played.alice_carol_away_over,
        played.bob_carol_private_over,
    ]
    assert uow.seats.tables_of(777) == []


@in_one_transaction
def test_events_come_back_of_several_games_in_a_row(uow: UnitOfWork, played: Played) -> None:
    table = played.alice_bob_playing
    for version, games in enumerate([[1], [1], [1, 2], [2], [2, 3, 3], [4]]):
        rows = [NewEvent(game, f"{version}.{game}", {}) for game in games]
        uow.events.append(table, version, rows, NOW)
    assert [event.kind for event in uow.events.of_games(table, 2, 3)] == ["2.2", "3.2", "4.2", "4.3", "4.3"]
    assert uow.events.of_games(table, 1, 9) == uow.events.since(table, -1)
    assert uow.events.of_games(table, 2, 2) == uow.events.of_game(table, 2)
    assert uow.events.of_games(table, 3, 2) == []


@in_one_transaction
def test_all_that_a_player_did_is_read_bit_by_bit(uow: UnitOfWork, played: Played) -> None:
    tables = (played.alice_bob_over, played.alice_bob_playing)
    for version in range(1200):
        for table in tables:
            rows = [NewEvent(1, "Rolled", {}), NewEvent(1, "Played", {"n": version}, played.alice)]
            uow.events.append(table, version, [*rows, NewEvent(1, "Took", {}, played.bob)], NOW)
    deeds = uow.events.of_player(played.alice)
    assert next(deeds).version == 0
    execute(uow, "SELECT 1")  # other queries may come between
    rest = list(deeds)
    assert [(event.table_id, event.version) for event in rest] == [
        (table, version) for table in tables for version in range(1200)
    ][1:]
    assert {(event.kind, event.player_id) for event in rest} == {("Played", played.alice)}
    assert list(uow.events.of_player(played.carol)) == []


@in_one_transaction
def test_challenges_that_were_never_played_are_told_from_tables_where_somebody_sat(uow: UnitOfWork) -> None:
    alice = uow.players.get_or_add(ALICE, "Alice", NOW).id
    declined = open_table(uow)
    uow.tables.save(declined, state={}, status="closed", now=NOW)
    abandoned = open_table(uow)
    uow.seats.take(abandoned.id, 0, alice)
    uow.tables.save(abandoned, state={}, status="closed", now=NOW)
    waiting = open_table(uow, ELSEWHERE)
    uow.tables.save(waiting, state={}, status="challenge", now=NOW)
    assert [table.id for table in uow.tables.never_played()] == [declined.id, waiting.id]


def played_in_each_place(uow: UnitOfWork) -> dict[int, int]:
    """A table in each place, at which Bob owes Alice what the place is called; the tables by their places."""
    alice, bob = (uow.players.get_or_add(who, str(who), NOW).id for who in (ALICE, BOB))
    uow.threads.set(OPEN_THREAD, HALL, is_private=False)
    uow.threads.set(CLOSED_THREAD, HALL, is_private=True)
    tables = {}
    for place in PLACES:
        table = uow.tables.add(
            guild_snowflake=GUILD,
            channel_snowflake=place,
            kind="chouette",
            state={},
            status="playing",
            now=NOW,
        )
        uow.seats.take(table.id, 0, bob)
        uow.transfers.append(table.id, 1, GUILD, 1, [NewTransfer(bob, alice, place, "won")], NOW)
        tables[table.id] = place
    return tables


async def seen(database: Database, visibility: Visibility) -> set[int]:
    """The places whose tables are listed; the ledger must have the same ones."""

    def work(uow: UnitOfWork) -> set[int]:
        tables = played_in_each_place(uow)
        listed = {tables[each.id] for each in uow.tables.visible_history(GUILD, visibility, limit=9)}
        paid = {each.points for each in uow.transfers.of_guild(GUILD, 9, visibility=visibility)}
        assert paid == listed
        assert max(uow.transfers.won_in_guild(GUILD, visibility=visibility).values(), default=0) == sum(
            listed
        )
        return listed

    return await database.run(work)


async def test_who_sees_no_channel_sees_none(database: Database) -> None:
    assert await seen(database, NOBODY) == set()


async def test_a_channel_has_its_public_threads(database: Database) -> None:
    visibility = Visibility(frozenset({HALL}), frozenset(), channel=0, player_id=None)
    assert await seen(database, visibility) == {HALL, OPEN_THREAD}


async def test_private_threads_are_for_who_manages_them_or_is_there(database: Database) -> None:
    manages = Visibility(frozenset(), frozenset({HALL}), channel=0, player_id=None)
    assert await seen(database, manages) == {CLOSED_THREAD}


async def test_where_somebody_is_they_see(database: Database) -> None:
    assert await seen(database, Visibility(frozenset(), frozenset(), CLOSED_THREAD, None)) == {CLOSED_THREAD}


async def test_ones_own_are_seen_wherever_they_stand(database: Database) -> None:
    def bob(uow: UnitOfWork) -> int:
        uow.players.get_or_add(ALICE, str(ALICE), NOW)
        return uow.players.get_or_add(BOB, str(BOB), NOW).id

    visibility = Visibility(frozenset(), frozenset(), 0, await database.run(bob))
    assert await seen(database, visibility) == set(PLACES)


@in_one_transaction
def test_the_places_of_a_server_are_channels_as_far_as_they_are_known(uow: UnitOfWork) -> None:
    played_in_each_place(uow)
    known = {(HALL, False), (DEN, False), (HALL, True), (LOST_THREAD, False)}
    assert set(uow.tables.places_in_guild(GUILD)) == known
    assert uow.threads.of(CLOSED_THREAD) == (HALL, True)
    assert uow.threads.of(HALL) is None
