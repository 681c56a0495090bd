"""Settings of players and servers, and players' notes: kept, changed one at a time, and used."""

from dataclasses import replace
from functools import partial

import pytest

from bot.engine import STARTS, InvalidSheet, RuleSheet
from bot.play.base.errors import AlreadyHandled, NoTable, NoteTooLong, NotSeated
from bot.play.base.preferences import (
    Bottom,
    Colour,
    PlayerPreferences,
    ServerPreferences,
    preferences_of_players,
)
from bot.play.base.use_case import Caller
from bot.play.tables.settings import (
    change_own,
    change_server,
    own_note,
    own_note_here,
    preferences_here,
    preferences_of,
    preferences_of_server,
    write_note,
)
from bot.play.tables.visibility import Viewer
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, GUILD, OTHER_CHANNEL, Harness, key

ELSEWHERE = 8
EVERYTHING = PlayerPreferences(
    "clear", Bottom.AS_POSTED, Colour.DARK, rolls_by_itself=True, plays_forced=True
)


async def prefer(harness: Harness, chosen: PlayerPreferences) -> None:
    await harness.run(change_own, request=harness.request(ALICE), change=lambda _old: chosen)


async def decree(harness: Harness, chosen: ServerPreferences) -> ServerPreferences:
    return await harness.run(
        change_server, request=harness.request(ALICE), guild=GUILD, change=lambda _old: chosen
    )


async def test_who_has_chosen_nothing_has_the_usual(new_harness: Harness) -> None:
    of_alice = await new_harness.run(preferences_of, snowflake=ALICE.snowflake)
    of_server = await new_harness.run(preferences_of_server, guild=GUILD)
    assert (of_alice, of_server) == (PlayerPreferences(), ServerPreferences())
    assert await new_harness.run(preferences_of_server, guild=None) == ServerPreferences()


async def test_all_that_a_player_chooses_is_kept_and_a_change_leaves_the_rest(new_harness: Harness) -> None:
    await prefer(new_harness, EVERYTHING)
    assert await new_harness.run(preferences_of, snowflake=ALICE.snowflake) == EVERYTHING
    assert await new_harness.run(preferences_of, snowflake=BOB.snowflake) == PlayerPreferences()
    await new_harness.prefer(ALICE, rolls_by_itself=False)
    kept = await new_harness.run(preferences_of, snowflake=ALICE.snowflake)
    assert kept == replace(EVERYTHING, rolls_by_itself=False)


async def test_the_choices_of_several_players_are_read_at_once(new_harness: Harness) -> None:
    await prefer(new_harness, EVERYTHING)
    table = await new_harness.challenge(ALICE, BOB)
    assert await new_harness.run(preferences_of_players, players=[key(table, ALICE), key(table, BOB)]) == {
        key(table, ALICE): EVERYTHING
    }


@pytest.mark.parametrize(
    "sheet",
    [
        RuleSheet(7, cube_cap=64),
        RuleSheet(None, 5, is_jacoby=True, has_beavers=True, has_raccoons=True, automatic_doubles=None),
        RuleSheet(has_cube=False, start=STARTS["hypergammon"]),
    ],
)
async def test_all_that_a_server_chooses_is_kept_for_it_alone(harness: Harness, sheet: RuleSheet) -> None:
    chosen = ServerPreferences(sheet, "felt")
    assert await decree(harness, chosen) == chosen
    assert await harness.run(preferences_of_server, guild=GUILD) == chosen
    elsewhere = await harness.run(preferences_of_server, guild=ELSEWHERE)
    assert elsewhere == ServerPreferences()


async def test_a_change_that_contradicts_itself_changes_nothing(harness: Harness) -> None:
    await decree(harness, ServerPreferences(RuleSheet(7)))

    def contradict(chosen: ServerPreferences) -> ServerPreferences:
        return replace(chosen, sheet=replace(chosen.sheet, is_jacoby=True))

    request = harness.request(ALICE)
    with pytest.raises(InvalidSheet):
        await harness.run(change_server, request=request, guild=GUILD, change=contradict)
    kept = await harness.run(preferences_of_server, guild=GUILD)
    assert kept == ServerPreferences(RuleSheet(7))


async def test_a_change_is_made_once_though_its_interaction_comes_twice(harness: Harness) -> None:
    request = harness.request(ALICE)
    work = partial(change_own, request=request, change=lambda old: replace(old, plays_forced=True))
    await harness.run(work)
    with pytest.raises(AlreadyHandled):
        await harness.run(work)


async def test_who_looks_here_is_told_their_own_choices_and_those_of_the_server(harness: Harness) -> None:
    await prefer(harness, EVERYTHING)
    await decree(harness, ServerPreferences(theme="felt"))
    here = await harness.run(preferences_here, snowflake=ALICE.snowflake, guild=GUILD)
    assert here == (EVERYTHING, ServerPreferences(theme="felt"))


async def test_a_board_is_owed_in_the_theme_of_its_server_when_it_is_delivered(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    assert (await harness.next_board(table)).audience.servers.theme == ""
    await decree(harness, ServerPreferences(theme="midnight"))
    assert (await harness.next_board(table)).audience.servers.theme == "midnight"


async def write(harness: Harness, caller: Caller, text: str, channel: int = CHANNEL) -> None:
    request = harness.request(caller)
    viewer = Viewer(caller.snowflake, GUILD, channel)
    await harness.run(write_note, request=request, viewer=viewer, text=text)


async def note(harness: Harness, caller: Caller) -> str:
    _, text = await harness.run(own_note_here, Viewer(caller.snowflake, GUILD, CHANNEL))
    return text


async def test_the_last_note_is_kept_for_its_writer_and_an_empty_one_deletes_it(harness: Harness) -> None:
    table = await harness.start()
    for text in ("first", "  hold the anchor  "):
        await write(harness, ALICE, text)
    assert (await note(harness, ALICE), await note(harness, BOB)) == ("hold the anchor", "")
    assert await harness.run(own_note, table_id=table.id, snowflake=CAROL.snowflake) == ""
    await write(harness, ALICE, "  ")
    assert await note(harness, ALICE) == ""


async def test_a_note_changes_nothing_at_the_table(harness: Harness) -> None:
    table = await harness.start()
    pending = await harness.pending()
    await write(harness, BOB, "x")
    assert (await harness.load(table), await harness.pending()) == (table, pending)


async def test_a_note_has_at_most_500_characters(harness: Harness) -> None:
    await harness.start()
    await write(harness, ALICE, "x" * 500)
    with pytest.raises(NoteTooLong):
        await write(harness, ALICE, "y" * 501)
    assert await note(harness, ALICE) == "x" * 500


async def test_only_players_have_notes(harness: Harness) -> None:
    await harness.start()
    with pytest.raises(NotSeated):
        await write(harness, CAROL, "x")
    with pytest.raises(NotSeated):
        await note(harness, CAROL)
    with pytest.raises(NoTable):
        await write(harness, ALICE, "x", OTHER_CHANNEL)
