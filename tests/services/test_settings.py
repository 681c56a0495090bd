"""What players and servers have chosen: kept, changed one thing at a time, and used."""

from dataclasses import replace
from functools import partial

import pytest

from bot.engine import STARTS, InvalidSheet, RuleSheet
from bot.play.errors import AlreadyHandled
from bot.play.heads_up.table import HeadsUpTable
from bot.play.outbox import next_post
from bot.play.pending_posts import PendingBoard
from bot.play.preferences import Bottom, Colour, PlayerPreferences, ServerPreferences, preferences_of_players
from bot.play.settings import (
    change_own,
    change_server,
    preferences_here,
    preferences_of,
    preferences_of_server,
)
from tests.services.house import ALICE, BOB, GUILD, House, key

ELSEWHERE = 8
EVERYTHING = PlayerPreferences(
    "clear", Bottom.AS_POSTED, Colour.DARK, rolls_by_itself=True, plays_forced=True
)


async def prefer(house: House, chosen: PlayerPreferences) -> None:
    work = partial(change_own, request=house.request(ALICE), change=lambda _old: chosen)
    await house.database.run(work)


async def decree(house: House, chosen: ServerPreferences) -> ServerPreferences:
    work = partial(change_server, request=house.request(ALICE), guild=GUILD, change=lambda _old: chosen)
    return await house.database.run(work)


async def theme_owed(house: House, table: HeadsUpTable) -> str:
    pending = await house.database.run(partial(next_post, table_id=table.id, now=house.now))
    assert isinstance(pending, PendingBoard)
    return pending.audience.servers.theme


async def test_who_has_chosen_nothing_has_the_usual(new_house: House) -> None:
    of_alice = await new_house.database.run(partial(preferences_of, snowflake=ALICE.snowflake))
    of_server = await new_house.database.run(partial(preferences_of_server, guild=GUILD))
    assert (of_alice, of_server) == (PlayerPreferences(), ServerPreferences())
    assert await new_house.database.run(partial(preferences_of_server, guild=None)) == ServerPreferences()


async def test_all_that_a_player_chooses_is_kept(new_house: House) -> None:
    await prefer(new_house, EVERYTHING)
    assert await new_house.database.run(partial(preferences_of, snowflake=ALICE.snowflake)) == EVERYTHING
    assert (
        await new_house.database.run(partial(preferences_of, snowflake=BOB.snowflake)) == PlayerPreferences()
    )


async def test_a_change_leaves_the_rest_as_it_was(house: House) -> None:
    await prefer(house, EVERYTHING)
    await house.prefer(ALICE, rolls_by_itself=False)
    kept = await house.database.run(partial(preferences_of, snowflake=ALICE.snowflake))
    assert kept == replace(EVERYTHING, rolls_by_itself=False)


async def test_the_choices_of_several_players_are_read_at_once(new_house: House) -> None:
    await prefer(new_house, EVERYTHING)
    table = await new_house.challenge(ALICE, BOB)
    work = partial(preferences_of_players, players=[key(table, ALICE), key(table, BOB)])
    assert await new_house.database.run(work) == {key(table, ALICE): EVERYTHING}


@pytest.mark.parametrize(
    "sheet",
    [
        RuleSheet(7, cube_cap=64),
        RuleSheet(None, 5, is_jacoby=True, has_beavers=True, has_raccoons=True, automatic_doubles=None),
        RuleSheet(has_cube=False, start=STARTS["hypergammon"]),
    ],
)
async def test_all_that_a_server_chooses_is_kept_and_another_server_is_another(
    house: House, sheet: RuleSheet
) -> None:
    chosen = ServerPreferences(sheet, "felt")
    assert await decree(house, chosen) == chosen
    assert await house.database.run(partial(preferences_of_server, guild=GUILD)) == chosen
    elsewhere = await house.database.run(partial(preferences_of_server, guild=ELSEWHERE))
    assert elsewhere == ServerPreferences()


async def test_a_change_that_contradicts_itself_changes_nothing(house: House) -> None:
    await decree(house, ServerPreferences(RuleSheet(7)))

    def contradict(chosen: ServerPreferences) -> ServerPreferences:
        return replace(chosen, sheet=replace(chosen.sheet, is_jacoby=True))

    request = house.request(ALICE)
    with pytest.raises(InvalidSheet):
        await house.database.run(partial(change_server, request=request, guild=GUILD, change=contradict))
    kept = await house.database.run(partial(preferences_of_server, guild=GUILD))
    assert kept == ServerPreferences(RuleSheet(7))


async def test_a_change_is_made_once_though_its_interaction_comes_twice(house: House) -> None:
    request = house.request(ALICE)
    work = partial(change_own, request=request, change=lambda old: replace(old, plays_forced=True))
    await house.database.run(work)
    with pytest.raises(AlreadyHandled):
        await house.database.run(work)


async def test_who_looks_here_is_told_his_own_choices_and_those_of_the_server(house: House) -> None:
    await prefer(house, EVERYTHING)
    await decree(house, ServerPreferences(theme="felt"))
    here = await house.database.run(partial(preferences_here, snowflake=ALICE.snowflake, guild=GUILD))
    assert here == (EVERYTHING, ServerPreferences(theme="felt"))


async def test_a_board_is_owed_in_the_theme_that_its_server_has_when_it_is_delivered(house: House) -> None:
    table = await house.challenge(ALICE, BOB)
    assert await theme_owed(house, table) == ""
    await decree(house, ServerPreferences(theme="midnight"))
    assert await theme_owed(house, table) == "midnight"
