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
from tests.play.harness import ALICE, BOB, GUILD, ServiceHarness, key

ELSEWHERE = 8
EVERYTHING = PlayerPreferences(
    "clear", Bottom.AS_POSTED, Colour.DARK, rolls_by_itself=True, plays_forced=True
)


async def prefer(harness: ServiceHarness, chosen: PlayerPreferences) -> None:
    await harness.database.run(change_own, request=harness.request(ALICE), change=lambda _old: chosen)


async def decree(harness: ServiceHarness, chosen: ServerPreferences) -> ServerPreferences:
    return await harness.database.run(
        change_server, request=harness.request(ALICE), guild=GUILD, change=lambda _old: chosen
    )


async def theme_owed(harness: ServiceHarness, table: HeadsUpTable) -> str:
    pending = await harness.database.run(next_post, table_id=table.id, now=harness.now)
    assert isinstance(pending, PendingBoard)
    return pending.audience.servers.theme


async def test_who_has_chosen_nothing_has_the_usual(new_harness: ServiceHarness) -> None:
    of_alice = await new_harness.database.run(preferences_of, snowflake=ALICE.snowflake)
    of_server = await new_harness.database.run(preferences_of_server, guild=GUILD)
    assert (of_alice, of_server) == (PlayerPreferences(), ServerPreferences())
    assert await new_harness.database.run(preferences_of_server, guild=None) == ServerPreferences()


async def test_all_that_a_player_chooses_is_kept(new_harness: ServiceHarness) -> None:
    await prefer(new_harness, EVERYTHING)
    assert await new_harness.database.run(preferences_of, snowflake=ALICE.snowflake) == EVERYTHING
    assert await new_harness.database.run(preferences_of, snowflake=BOB.snowflake) == PlayerPreferences()


async def test_a_change_leaves_the_rest_as_it_was(harness: ServiceHarness) -> None:
    await prefer(harness, EVERYTHING)
    await harness.prefer(ALICE, rolls_by_itself=False)
    kept = await harness.database.run(preferences_of, snowflake=ALICE.snowflake)
    assert kept == replace(EVERYTHING, rolls_by_itself=False)


async def test_the_choices_of_several_players_are_read_at_once(new_harness: ServiceHarness) -> None:
    await prefer(new_harness, EVERYTHING)
    table = await new_harness.challenge(ALICE, BOB)
    assert await new_harness.database.run(
        preferences_of_players, players=[key(table, ALICE), key(table, BOB)]
    ) == {key(table, ALICE): EVERYTHING}


@pytest.mark.parametrize(
    "sheet",
    [
        RuleSheet(7, cube_cap=64),
        RuleSheet(None, 5, is_jacoby=True, has_beavers=True, has_raccoons=True, automatic_doubles=None),
        RuleSheet(has_cube=False, start=STARTS["hypergammon"]),
    ],
)
async def test_all_that_a_server_chooses_is_kept_and_another_server_is_another(
    harness: ServiceHarness, sheet: RuleSheet
) -> None:
    chosen = ServerPreferences(sheet, "felt")
    assert await decree(harness, chosen) == chosen
    assert await harness.database.run(preferences_of_server, guild=GUILD) == chosen
    elsewhere = await harness.database.run(preferences_of_server, guild=ELSEWHERE)
    assert elsewhere == ServerPreferences()


async def test_a_change_that_contradicts_itself_changes_nothing(harness: ServiceHarness) -> None:
    await decree(harness, ServerPreferences(RuleSheet(7)))

    def contradict(chosen: ServerPreferences) -> ServerPreferences:
        return replace(chosen, sheet=replace(chosen.sheet, is_jacoby=True))

    request = harness.request(ALICE)
    with pytest.raises(InvalidSheet):
        await harness.database.run(change_server, request=request, guild=GUILD, change=contradict)
    kept = await harness.database.run(preferences_of_server, guild=GUILD)
    assert kept == ServerPreferences(RuleSheet(7))


async def test_a_change_is_made_once_though_its_interaction_comes_twice(harness: ServiceHarness) -> None:
    request = harness.request(ALICE)
    work = partial(change_own, request=request, change=lambda old: replace(old, plays_forced=True))
    await harness.database.run(work)
    with pytest.raises(AlreadyHandled):
        await harness.database.run(work)


async def test_who_looks_here_is_told_his_own_choices_and_those_of_the_server(
    harness: ServiceHarness,
) -> None:
    await prefer(harness, EVERYTHING)
    await decree(harness, ServerPreferences(theme="felt"))
    here = await harness.database.run(preferences_here, snowflake=ALICE.snowflake, guild=GUILD)
    assert here == (EVERYTHING, ServerPreferences(theme="felt"))


async def test_a_board_is_owed_in_the_theme_that_its_server_has_when_it_is_delivered(
    harness: ServiceHarness,
) -> None:
    table = await harness.challenge(ALICE, BOB)
    assert await theme_owed(harness, table) == ""
    await decree(harness, ServerPreferences(theme="midnight"))
    assert await theme_owed(harness, table) == "midnight"
