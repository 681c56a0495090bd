"""Chouettes among the tables of a player: their turns, the history, and where they stand."""

from datetime import timedelta
from functools import partial

import pytest

from bot.engine.chouette import Close, GoAway, Join, Leave
from bot.play.base.channel_problems import ChannelProblem
from bot.play.base.errors import PlaceTaken, PlayedHere, PlayedOut, UnknownTable
from bot.play.tables import places
from bot.play.tables.history import Search, next_turn, recent_tables, search, turns_of
from bot.play.tables.visibility import Viewer
from tests.play.chouette.harness import ChouetteHarness, lobby, started
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, DORA, EVE, GUILD, OTHER_CHANNEL, Harness

THREE = (ALICE, BOB, CAROL)


async def turns(harness: Harness, snowflake: int) -> tuple[list[int], list[int]]:
    own, others = await harness.run(turns_of, snowflake=snowflake)
    return [table.id for table in own], [table.id for table in others]


async def test_a_chouette_waits_for_whoever_must_act_there(harness: Harness) -> None:
    chouette = await started(harness, people=THREE, dice="65431131")
    assert await turns(harness, ALICE.snowflake) == ([chouette.table.id], [])
    assert await turns(harness, BOB.snowflake) == ([], [chouette.table.id])
    assert await turns(harness, DORA.snowflake) == ([], [])


async def test_its_decision_is_sorted_by_since_when_it_waits(harness: Harness) -> None:
    chouette = await started(harness, people=THREE, dice="65431131")
    harness.pass_by(timedelta(hours=1))
    challenge = await harness.challenge(BOB, ALICE, OTHER_CHANNEL)
    table = await harness.accept(ALICE, challenge, "13")
    assert await turns(harness, ALICE.snowflake) == ([chouette.table.id, table.id], [])


async def test_who_has_left_a_chouette_is_not_told_of_it(harness: Harness) -> None:
    chouette = await lobby(harness)
    await chouette.does(BOB, Join())
    assert await turns(harness, BOB.snowflake) == ([], [chouette.table.id])
    await chouette.does(BOB, Leave())
    assert await turns(harness, BOB.snowflake) == ([], [])


async def test_who_is_away_still_has_the_chouette_among_their_tables(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.does(DORA, GoAway())
    assert await turns(harness, DORA.snowflake) == ([], [chouette.table.id])


async def test_the_next_table_that_waits_may_be_a_chouette(harness: Harness) -> None:
    chouette = await started(harness, people=THREE, dice="65431131")
    work = partial(next_turn, snowflake=ALICE.snowflake, besides=0)
    assert await harness.run(work) is None  # its board is not posted yet
    await harness.run(lambda uow: uow.tables.set_live_message(chouette.table.id, 555, 1))
    found = await harness.run(work)
    assert found.id == chouette.table.id


async def test_the_history_has_chouettes(harness: Harness) -> None:
    chouette = await started(harness, people=THREE, dice="65431131")
    await harness.accept(BOB, await harness.challenge(ALICE, BOB, OTHER_CHANNEL), "31")
    for viewer, wanted in (
        (ALICE, Search()),
        (ALICE, Search(other=BOB.snowflake)),
        (DORA, Search(is_of_server=True)),
    ):
        where = Viewer(viewer.snowflake, GUILD, 1, sees=lambda _: True)
        found = await harness.run(search, viewer=where, wanted=wanted)
        assert [table.id for table, _ in found.tables] == [chouette.table.id + 1, chouette.table.id]
    recent = await harness.run(recent_tables, snowflake=CAROL.snowflake, count=5)
    assert [table.id for table in recent] == [chouette.table.id]


async def test_a_chouette_that_is_over_waits_for_nobody(harness: Harness) -> None:
    chouette = await lobby(harness)
    await chouette.does(ALICE, Close())
    assert await turns(harness, ALICE.snowflake) == ([], [])


async def in_play(harness: Harness) -> ChouetteHarness:
    return await started(harness, people=THREE, dice="65431131")


async def troubles_of(harness: Harness, snowflake: int) -> list[ChannelProblem]:
    found = await harness.run(places.cut_off_tables, snowflake=snowflake)
    return [each.problem for each in found]


async def test_whoever_is_in_a_chouette_may_move_it(harness: Harness) -> None:
    chouette = await in_play(harness)
    moved = await harness.move(BOB, chouette.table)
    assert (moved.channel, moved.chouette) == (OTHER_CHANNEL, chouette.table.chouette)


async def test_it_can_be_moved_by_who_waits_for_a_place_but_not_by_who_has_left(harness: Harness) -> None:
    chouette = await in_play(harness)
    for who in (DORA, EVE):
        await chouette.does(who, Join())
    await chouette.does(EVE, Leave())

    async def movable(snowflake: int) -> list[int]:
        work = partial(places.movable_tables, snowflake=snowflake, channel=OTHER_CHANNEL)
        return [table.id for table in await harness.run(work)]

    assert await movable(DORA.snowflake) == [chouette.table.id]
    assert await movable(EVE.snowflake) == []
    with pytest.raises(UnknownTable):
        await harness.run(
            places.table_to_move, snowflake=EVE.snowflake, table_id=chouette.table.id, channel=OTHER_CHANNEL
        )


async def test_it_does_not_move_to_where_it_stands_or_where_others_play(harness: Harness) -> None:
    chouette = await in_play(harness)
    with pytest.raises(PlayedHere):
        await harness.move(BOB, chouette.table, CHANNEL)
    await harness.challenge(ALICE, BOB, OTHER_CHANNEL)
    with pytest.raises(PlaceTaken):
        await harness.move(BOB, chouette.table)


async def test_a_lobby_does_not_move(harness: Harness) -> None:
    chouette = await lobby(harness)
    await chouette.does(BOB, Join())
    with pytest.raises(PlayedOut):
        await harness.move(BOB, chouette.table)


async def test_what_is_wrong_with_its_place_is_told_to_those_who_play_there(harness: Harness) -> None:
    await in_play(harness)
    await harness.run(
        places.record_state, channel=CHANNEL, guild=GUILD, problem=ChannelProblem.DELETED, at=harness.now
    )
    assert await troubles_of(harness, CAROL.snowflake) == [ChannelProblem.DELETED]
    assert await troubles_of(harness, DORA.snowflake) == []
    report = await harness.run(places.server_report, guild=GUILD)
    assert [each.problem for each in report.cut_off] == [ChannelProblem.DELETED]
