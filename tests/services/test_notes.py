"""Notes: one for each player and table, known to its writer alone."""

from functools import partial

import pytest

from bot.play.errors import NoTable, NoteTooLong, NotSeated
from bot.play.settings import note_here, note_of, write_note
from bot.play.use_case import Caller
from tests.services.house import ALICE, BOB, CAROL, CHANNEL, TAVERN, House


async def write(house: House, caller: Caller, text: str, channel: int = CHANNEL) -> None:
    request = house.request(caller)
    await house.database.run(partial(write_note, request=request, channel=channel, text=text))


async def note(house: House, caller: Caller) -> str:
    _, text = await house.database.run(partial(note_here, channel=CHANNEL, snowflake=caller.snowflake))
    return text


async def test_a_note_is_kept_for_its_writer_alone(house: House) -> None:
    table = await house.start()
    await write(house, ALICE, "  hold the anchor  ")
    assert (await note(house, ALICE), await note(house, BOB)) == ("hold the anchor", "")
    of_carol = partial(note_of, table_id=table.id, snowflake=CAROL.snowflake)
    assert await house.database.run(of_carol) == ""


async def test_a_note_replaces_the_one_before_and_an_empty_one_deletes_it(house: House) -> None:
    await house.start()
    await write(house, ALICE, "first")
    await write(house, ALICE, "second")
    assert await note(house, ALICE) == "second"
    await write(house, ALICE, "  ")
    assert await note(house, ALICE) == ""


async def test_a_note_changes_nothing_at_the_table(house: House) -> None:
    table = await house.start()
    pending = await house.pending()
    await write(house, BOB, "x")
    assert (await house.load(table), await house.pending()) == (table, pending)


async def test_a_note_has_at_most_500_characters(house: House) -> None:
    await house.start()
    await write(house, ALICE, "x" * 500)
    with pytest.raises(NoteTooLong):
        await write(house, ALICE, "y" * 501)
    assert await note(house, ALICE) == "x" * 500


async def test_only_players_have_notes(house: House) -> None:
    await house.start()
    with pytest.raises(NotSeated):
        await write(house, CAROL, "x")
    with pytest.raises(NotSeated):
        await note(house, CAROL)
    with pytest.raises(NoTable):
        await write(house, ALICE, "x", TAVERN)
