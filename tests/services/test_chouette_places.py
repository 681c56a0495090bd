"""Where chouettes stand: they move, and those who play there learn what is wrong with a place."""

from functools import partial

import pytest

from bot.engine.chouette import Join, Leave
from bot.play import places
from bot.play import places as moving
from bot.play.chouette.table import ChouetteTable
from bot.play.errors import PlaceTaken, PlayedHere, PlayedOut, UnknownTable
from bot.play.places import ChannelProblem
from bot.play.table import Place
from tests.services.chouette_club import ChouetteClub, opened, started
from tests.services.house import ALICE, BOB, CAROL, CHANNEL, DORA, EVE, GUILD, TAVERN, House

THREE = (ALICE, BOB, CAROL)


async def in_play(house: House) -> ChouetteClub:
    return await started(house, people=THREE, dice="65431131")


async def move(club: ChouetteClub, channel: int = TAVERN) -> ChouetteTable:
    house = club.house
    work = partial(
        moving.move, request=house.request(BOB), table_id=club.table.id, place=Place(GUILD, channel)
    )
    moved = await house.database.run(work)
    assert isinstance(moved, ChouetteTable)
    return moved


async def troubles_of(house: House, snowflake: int) -> list[ChannelProblem]:
    found = await house.database.run(partial(places.cut_off_tables, snowflake=snowflake))
    return [each.problem for each in found]


async def test_whoever_is_in_a_chouette_may_move_it(house: House) -> None:
    club = await in_play(house)
    moved = await move(club)
    assert (moved.channel, moved.chouette) == (TAVERN, club.table.chouette)


async def test_it_can_be_moved_by_who_waits_for_a_place_but_not_by_who_has_left(house: House) -> None:
    club = await in_play(house)
    for who in (DORA, EVE):
        await club.does(who, Join())
    await club.does(EVE, Leave())

    async def movable(snowflake: int) -> list[int]:
        work = partial(moving.movable_tables, snowflake=snowflake, channel=TAVERN)
        return [table.id for table in await house.database.run(work)]

    assert await movable(DORA.snowflake) == [club.table.id]
    assert await movable(EVE.snowflake) == []
    with pytest.raises(UnknownTable):
        await house.database.run(
            partial(moving.table_to_move, snowflake=EVE.snowflake, table_id=club.table.id, channel=TAVERN)
        )


async def test_it_does_not_move_to_where_it_stands_or_where_others_play(house: House) -> None:
    club = await in_play(house)
    with pytest.raises(PlayedHere):
        await move(club, CHANNEL)
    await house.challenge(ALICE, BOB, TAVERN)
    with pytest.raises(PlaceTaken):
        await move(club)


async def test_a_lobby_does_not_move(house: House) -> None:
    club = await opened(house)
    await club.does(BOB, Join())
    with pytest.raises(PlayedOut):
        await move(club)


async def test_what_is_wrong_with_its_place_is_told_to_those_who_play_there(house: House) -> None:
    await in_play(house)
    note = partial(
        places.note_state, channel=CHANNEL, guild=GUILD, problem=ChannelProblem.DELETED, at=house.now
    )
    await house.database.run(note)
    assert await troubles_of(house, CAROL.snowflake) == [ChannelProblem.DELETED]
    assert await troubles_of(house, DORA.snowflake) == []
    report = await house.database.run(partial(places.server_report, guild=GUILD))
    assert [each.problem for each in report.cut_off] == [ChannelProblem.DELETED]
