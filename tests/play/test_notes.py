"""Notes: one for each player and table, known to its writer alone."""

import pytest

from bot.play.errors import NoTable, NoteTooLong, NotSeated
from bot.play.settings import note_here, note_of, write_note
from bot.play.use_case import Caller
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, OTHER_CHANNEL, ServiceHarness


async def write(harness: ServiceHarness, caller: Caller, text: str, channel: int = CHANNEL) -> None:
    request = harness.request(caller)
    await harness.database.run(write_note, request=request, channel=channel, text=text)


async def note(harness: ServiceHarness, caller: Caller) -> str:
    _, text = await harness.database.run(note_here, channel=CHANNEL, snowflake=caller.snowflake)
    return text


async def test_a_note_is_kept_for_its_writer_alone(harness: ServiceHarness) -> None:
    table = await harness.start()
    await write(harness, ALICE, "  hold the anchor  ")
    assert (await note(harness, ALICE), await note(harness, BOB)) == ("hold the anchor", "")
    assert await harness.database.run(note_of, table_id=table.id, snowflake=CAROL.snowflake) == ""


async def test_a_note_replaces_the_one_before_and_an_empty_one_deletes_it(harness: ServiceHarness) -> None:
    await harness.start()
    await write(harness, ALICE, "first")
    await write(harness, ALICE, "second")
    assert await note(harness, ALICE) == "second"
    await write(harness, ALICE, "  ")
    assert await note(harness, ALICE) == ""


async def test_a_note_changes_nothing_at_the_table(harness: ServiceHarness) -> None:
    table = await harness.start()
    pending = await harness.pending()
    await write(harness, BOB, "x")
    assert (await harness.load(table), await harness.pending()) == (table, pending)


async def test_a_note_has_at_most_500_characters(harness: ServiceHarness) -> None:
    await harness.start()
    await write(harness, ALICE, "x" * 500)
    with pytest.raises(NoteTooLong):
        await write(harness, ALICE, "y" * 501)
    assert await note(harness, ALICE) == "x" * 500


async def test_only_players_have_notes(harness: ServiceHarness) -> None:
    await harness.start()
    with pytest.raises(NotSeated):
        await write(harness, CAROL, "x")
    with pytest.raises(NotSeated):
        await note(harness, CAROL)
    with pytest.raises(NoTable):
        await write(harness, ALICE, "x", OTHER_CHANNEL)
