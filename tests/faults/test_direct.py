"""A match by direct messages over real HTTP, whatever fails: two boards, each shown once, and one ping."""

from datetime import timedelta

import pytest

from bot.discord.wire.custom_ids import parse_custom_id
from bot.engine import MakePlay, legal_plays
from bot.play.display.panel import SharedButton
from bot.play.heads_up.store import load_table
from bot.play.heads_up.table import HeadsUpTable
from bot.play.tables.flow import apply_action
from tests.discord.simulated_server import scripted_chance
from tests.faults.calls import Kind
from tests.faults.failures import LOST, Fault, of_each_sort, refused
from tests.faults.faulty_discord import FaultyDiscord
from tests.play.harness import deciding

A_WHILE = timedelta(hours=9)
CLOSED = refused(403, 50007, "Cannot send messages to this user")


async def play(faulty: FaultyDiscord) -> None:
    """Let Alice play, and bring both what comes of it, if Discord takes it."""
    await faulty.database.run(
        apply_action,
        request=faulty.request(faulty.alice),
        table_id=1,
        edition=None,
        plan=deciding(lambda game: MakePlay(legal_plays(game.position, game.roll)[0])),
        dice_source=scripted_chance(faulty.dice),
    )
    await faulty.bot.context.delivery.deliver(1)
    await faulty.settle()


async def table_of_it(faulty: FaultyDiscord) -> HeadsUpTable:
    return await faulty.database.run(load_table, table_id=1)


async def check_shown_once(faulty: FaultyDiscord) -> None:
    """Alice's board was edited, Bob has a new one, the old one is folded, and Bob was notified once."""
    assert faulty.pings == [faulty.bob.id]
    mine, bobs = (
        [each for each in faulty.letters(user) if each.is_live] for user in (faulty.alice, faulty.bob)
    )
    assert (len(mine), len(bobs)) == (1, 1)
    table = await table_of_it(faulty)
    assert {board.message for board in table.boards} == {each.id for each in mine + bobs}
    assert {each.version for each in mine + bobs} == {table.version}
    assert SharedButton.ROLL in {parse_custom_id(each).kind for each in bobs[0].custom_ids}
    assert await faulty.boards_pending() == 0


@pytest.mark.parametrize("kind", [Kind.POST, Kind.EDIT])
@pytest.mark.parametrize("fault", of_each_sort())
async def test_each_board_is_shown_once_and_pings_once(
    faulty: FaultyDiscord, kind: Kind, fault: Fault
) -> None:
    await faulty.seat(roll="31", directly=True)
    faulty.server.fail(kind, fault)
    await play(faulty)
    await faulty.let_pass(A_WHILE)
    await check_shown_once(faulty)


async def test_a_board_of_unknown_fate_is_looked_for_before_it_is_sent_again(faulty: FaultyDiscord) -> None:
    await faulty.seat(roll="31", directly=True)
    faulty.server.fail(Kind.POST, LOST)
    await play(faulty)
    faulty.server.forget_nonces()
    await faulty.let_pass(A_WHILE)
    await check_shown_once(faulty)


async def test_who_takes_no_direct_messages_holds_up_nobody_and_gets_their_board_once_they_do(
    faulty: FaultyDiscord,
) -> None:
    await faulty.seat(roll="31", directly=True)
    faulty.server.fail(Kind.POST, CLOSED, times=None)
    await play(faulty)
    (mine,) = [each for each in faulty.letters(faulty.alice) if each.is_live]
    assert mine.version == (await table_of_it(faulty)).version
    assert faulty.pings == []
    faulty.server.heal()
    await faulty.let_pass(A_WHILE)
    await check_shown_once(faulty)


async def test_a_board_that_its_reader_deleted_is_posted_again_and_notifies_nobody(
    faulty: FaultyDiscord,
) -> None:
    await faulty.seat(roll="31", directly=True)
    mine = faulty.letters(faulty.alice)[-1].id
    channel = faulty.direct(faulty.alice)
    faulty.server.ask(lambda backend: backend.delete_message(channel, mine))
    await play(faulty)
    await faulty.let_pass(A_WHILE)
    await check_shown_once(faulty)
