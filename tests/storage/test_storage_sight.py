"""Which tables of a server somebody may look at, by what they see of it; and where threads are."""

from storage import Database, NewTransfer, Sight, UnitOfWork
from tests.storage.situations import ALICE, BOB, NOW, in_one_transaction

GUILD, HALL, DEN, OPEN_THREAD, CLOSED_THREAD, LOST_THREAD = 1, 10, 11, 20, 21, 22
PLACES = (HALL, DEN, OPEN_THREAD, CLOSED_THREAD, LOST_THREAD)
NOBODY = Sight(frozenset(), frozenset(), channel=0, player_id=None)


def played(uow: UnitOfWork) -> dict[int, int]:
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


async def seen(database: Database, sight: Sight) -> set[int]:
    """The places whose tables are listed; the ledger must have the same ones."""

    def work(uow: UnitOfWork) -> set[int]:
        tables = played(uow)
        listed = {tables[each.id] for each in uow.tables.history_in_sight(GUILD, sight, limit=9)}
        paid = {each.points for each in uow.transfers.of_guild(GUILD, 9, sight=sight)}
        assert paid == listed
        assert max(uow.transfers.won_in_guild(GUILD, sight=sight).values(), default=0) == sum(listed)
        return listed

    return await database.run(work)


async def test_who_sees_no_channel_sees_none(database: Database) -> None:
    assert await seen(database, NOBODY) == set()


async def test_a_channel_has_its_public_threads(database: Database) -> None:
    sight = Sight(frozenset({HALL}), frozenset(), channel=0, player_id=None)
    assert await seen(database, sight) == {HALL, OPEN_THREAD}


async def test_private_threads_are_for_who_manages_them_or_is_there(database: Database) -> None:
    manages = Sight(frozenset(), frozenset({HALL}), channel=0, player_id=None)
    assert await seen(database, manages) == {CLOSED_THREAD}


async def test_where_somebody_is_they_see(database: Database) -> None:
    assert await seen(database, Sight(frozenset(), frozenset(), CLOSED_THREAD, None)) == {CLOSED_THREAD}


async def test_ones_own_are_seen_wherever_they_stand(database: Database) -> None:
    def bob(uow: UnitOfWork) -> int:
        uow.players.get_or_add(ALICE, str(ALICE), NOW)
        return uow.players.get_or_add(BOB, str(BOB), NOW).id

    sight = Sight(frozenset(), frozenset(), 0, await database.run(bob))
    assert await seen(database, sight) == set(PLACES)


@in_one_transaction
def test_the_places_of_a_server_are_channels_as_far_as_they_are_known(uow: UnitOfWork) -> None:
    played(uow)
    known = {(HALL, False), (DEN, False), (HALL, True), (LOST_THREAD, False)}
    assert set(uow.tables.places_in_guild(GUILD)) == known
    assert uow.threads.of(CLOSED_THREAD) == (HALL, True)
    assert uow.threads.of(HALL) is None
