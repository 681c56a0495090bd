"""Chouettes among the tables of a player: his turns, the next that waits, and the history."""

from datetime import timedelta
from functools import partial

from bot.engine.chouette import Close, GoAway, Join, Leave
from bot.play.access import Reader
from bot.play.history import Search, next_turn, recent_tables, search, turns_of
from tests.services.chouette_club import opened, started
from tests.services.house import ALICE, BOB, CAROL, DORA, GUILD, TAVERN, House

THREE = (ALICE, BOB, CAROL)


async def turns(house: House, snowflake: int) -> tuple[list[int], list[int]]:
    own, others = await house.database.run(partial(turns_of, snowflake=snowflake))
    return [table.id for table in own], [table.id for table in others]


async def test_a_chouette_waits_for_whoever_must_act_there(house: House) -> None:
    club = await started(house, people=THREE, dice="65431131")
    assert await turns(house, ALICE.snowflake) == ([club.table.id], [])
    assert await turns(house, BOB.snowflake) == ([], [club.table.id])
    assert await turns(house, DORA.snowflake) == ([], [])


async def test_its_decision_is_sorted_by_since_when_it_waits(house: House) -> None:
    club = await started(house, people=THREE, dice="65431131")
    house.pass_by(timedelta(hours=1))
    challenge = await house.challenge(BOB, ALICE, TAVERN)
    table = await house.accept(ALICE, challenge, "13")
    assert await turns(house, ALICE.snowflake) == ([club.table.id, table.id], [])


async def test_who_has_left_a_chouette_is_not_told_of_it(house: House) -> None:
    club = await opened(house)
    await club.does(BOB, Join())
    assert await turns(house, BOB.snowflake) == ([], [club.table.id])
    await club.does(BOB, Leave())
    assert await turns(house, BOB.snowflake) == ([], [])


async def test_who_is_away_still_has_the_chouette_among_his_tables(house: House) -> None:
    club = await started(house)
    await club.does(DORA, GoAway())
    assert await turns(house, DORA.snowflake) == ([], [club.table.id])


async def test_the_next_table_that_waits_may_be_a_chouette(house: House) -> None:
    club = await started(house, people=THREE, dice="65431131")
    work = partial(next_turn, snowflake=ALICE.snowflake, besides=0)
    assert await house.database.run(work) is None  # its board is not posted yet
    await house.database.run(lambda uow: uow.tables.set_live_message(club.table.id, 555, 1))
    found = await house.database.run(work)
    assert found is not None
    assert found.id == club.table.id


async def test_the_history_has_chouettes(house: House) -> None:
    club = await started(house, people=THREE, dice="65431131")
    await house.accept(BOB, await house.challenge(ALICE, BOB, TAVERN), "31")
    for reader, wanted in (
        (ALICE, Search()),
        (ALICE, Search(other=BOB.snowflake)),
        (DORA, Search(is_of_server=True)),
    ):
        where = Reader(reader.snowflake, GUILD, 1, sees=lambda _: True)
        found = await house.database.run(partial(search, reader=where, wanted=wanted))
        assert [table.id for table, _ in found.tables] == [club.table.id + 1, club.table.id]
    recent = await house.database.run(partial(recent_tables, snowflake=CAROL.snowflake, count=5))
    assert [table.id for table in recent] == [club.table.id]


async def test_a_chouette_that_is_over_waits_for_nobody(house: House) -> None:
    club = await opened(house)
    await club.does(ALICE, Close())
    assert await turns(house, ALICE.snowflake) == ([], [])
