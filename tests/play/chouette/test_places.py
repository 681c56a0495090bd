"""Where chouettes stand: they move, and those who play there learn what is wrong with a place."""

from functools import partial

import pytest

from bot.engine.chouette import Join, Leave
from bot.play import places
from bot.play.errors import PlaceTaken, PlayedHere, PlayedOut, UnknownTable
from bot.play.places import ChannelProblem
from tests.play.chouette.harness import ChouetteHarness, lobby, started
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, DORA, EVE, GUILD, OTHER_CHANNEL, Harness

THREE = (ALICE, BOB, CAROL)


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
        places.note_state, channel=CHANNEL, guild=GUILD, problem=ChannelProblem.DELETED, at=harness.now
    )
    assert await troubles_of(harness, CAROL.snowflake) == [ChannelProblem.DELETED]
    assert await troubles_of(harness, DORA.snowflake) == []
    report = await harness.run(places.server_report, guild=GUILD)
    assert [each.problem for each in report.cut_off] == [ChannelProblem.DELETED]
