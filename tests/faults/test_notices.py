"""Reminders over real HTTP, whatever fails: each comes once and pings once, and an idle one goes."""

from collections.abc import Mapping
from datetime import timedelta

import pytest

from bot.discord.wire.direct_channels import OPENING_REST
from bot.play.base.preferences import OF_PLAYER, PlayerPreferences, Reminded, Reminders
from bot.play.posts.scheduling import enqueue_reminder
from storage import UnitOfWork
from tests.engine.games import ALICE
from tests.faults.calls import Kind
from tests.faults.failures import FAULTS, LOST, NEVER_SENT, Fault, of_each_sort, refused
from tests.faults.faulty_discord import FaultyDiscord, Shown, blind

A_WHILE = timedelta(hours=9)
CLOSED: Mapping[str, Fault] = {
    "no direct messages": refused(403, 50007, "Cannot send messages to this user"),
    "no common server": refused(403, 50278, "Cannot send messages to this user"),
    "no such person": refused(404, 10013, "Unknown User"),
}
QUARANTINED = "quarantined"
TOO_FAST = refused(400, 40003, "You are opening direct messages too fast")


async def seat(faulty: FaultyDiscord, where: Reminded = Reminded.IN_CHANNEL) -> None:
    """Let it be Alice's turn to play; she has chosen where to be reminded."""
    await faulty.seat(roll="31")

    def choose(uow: UnitOfWork) -> None:
        chosen = PlayerPreferences(reminders=Reminders(where))
        uow.settings.set_player(ALICE, OF_PLAYER.dump_python(chosen, mode="json"), faulty.clock())

    await faulty.database.run(choose)


async def remind(faulty: FaultyDiscord) -> None:
    """Owe Alice a reminder, and try to bring it."""
    table = await faulty.table()
    await faulty.database.run(
        enqueue_reminder, table_id=table.id, version=table.version, player=ALICE, at=faulty.clock()
    )
    await faulty.bot.context.delivery.deliver(table.id)
    await faulty.settle()


def reminders(faulty: FaultyDiscord) -> list[Shown]:
    return [message for message in faulty.messages() if "Reminder:" in message.text]


def fault_leaves_it(fault: Fault) -> bool:
    """Tell whether Discord's answer says that there is nothing to remove."""
    return any(f'"code": {code}' in fault.body for code in (10003, 10008, 50007, 50278, 10013, 50033))


@pytest.mark.parametrize("fault", of_each_sort())
async def test_a_reminder_in_the_channel_comes_once(faulty: FaultyDiscord, fault: Fault) -> None:
    await seat(faulty)
    faulty.server.fail(Kind.POST, fault)
    await remind(faulty)
    await faulty.let_pass(A_WHILE)
    assert (faulty.pings, len(reminders(faulty))) == ([faulty.alice.id], 1)
    assert not await faulty.pending()


@pytest.mark.parametrize("kind", [Kind.POST, Kind.OPEN_DIRECT])
@pytest.mark.parametrize(
    "fault",
    of_each_sort({name: fault for name, fault in FAULTS.items() if name not in {*CLOSED, QUARANTINED}}),
)
async def test_a_direct_reminder_comes_once(faulty: FaultyDiscord, kind: Kind, fault: Fault) -> None:
    await seat(faulty, Reminded.DIRECTLY)
    faulty.server.fail(kind, fault)
    await remind(faulty)
    await faulty.let_pass(A_WHILE)
    assert (faulty.pings, reminders(faulty), len(faulty.letters(faulty.alice))) == ([], [], 1)
    assert not await faulty.pending()


@pytest.mark.parametrize("kind", [Kind.POST, Kind.OPEN_DIRECT])
@pytest.mark.parametrize("fault", CLOSED.values(), ids=CLOSED.keys())
async def test_a_direct_reminder_that_is_refused_comes_to_the_channel_once(
    faulty: FaultyDiscord, kind: Kind, fault: Fault
) -> None:
    """A direct message that is refused comes to the channel, and the next one without another try."""
    await seat(faulty, Reminded.DIRECTLY)
    faulty.server.fail(kind, fault)
    await remind(faulty)
    await faulty.let_pass(A_WHILE)
    assert (faulty.pings, len(reminders(faulty)), len(faulty.letters(faulty.alice))) == (
        [faulty.alice.id],
        1,
        0,
    )
    faulty.server.calls.clear()
    await remind(faulty)
    assert [call.kind for call in faulty.server.calls] == [Kind.POST, Kind.REMOVE]
    assert faulty.pings == [faulty.alice.id]


@pytest.mark.parametrize("kind", [Kind.POST, Kind.OPEN_DIRECT])
async def test_in_a_quarantine_a_direct_reminder_comes_to_the_channel_once(
    faulty: FaultyDiscord, kind: Kind
) -> None:
    await seat(faulty, Reminded.DIRECTLY)
    faulty.server.fail(kind, FAULTS[QUARANTINED])
    await remind(faulty)
    await faulty.let_pass(timedelta(hours=1))
    assert (faulty.pings, len(reminders(faulty))) == ([faulty.alice.id], 1)
    assert faulty.letters(faulty.alice) == []
    assert not await faulty.pending()


@pytest.mark.parametrize("fault", of_each_sort())
async def test_an_idle_reminder_is_removed(faulty: FaultyDiscord, fault: Fault) -> None:
    await seat(faulty)
    await remind(faulty)
    faulty.server.fail(Kind.REMOVE, fault)
    await remind(faulty)
    await faulty.let_pass(A_WHILE)
    assert faulty.pings == [faulty.alice.id] * 2
    assert len(reminders(faulty)) <= 1 + fault_leaves_it(fault)
    assert not await faulty.pending()


async def test_a_reminder_whose_answer_was_lost_is_found(faulty: FaultyDiscord) -> None:
    await seat(faulty)
    faulty.server.fail(Kind.POST, LOST)
    await remind(faulty)
    faulty.server.forget_nonces()
    await faulty.let_pass(A_WHILE)
    assert (faulty.pings, len(reminders(faulty))) == ([faulty.alice.id], 1)


async def test_a_direct_reminder_whose_answer_was_lost_is_found(faulty: FaultyDiscord) -> None:
    await seat(faulty, Reminded.DIRECTLY)
    faulty.server.fail(Kind.POST, LOST)
    await remind(faulty)
    faulty.server.forget_nonces()
    await faulty.let_pass(A_WHILE)
    assert len(faulty.letters(faulty.alice)) == 1


async def test_the_reminder_that_came_before_is_not_taken_for_the_one_that_is_looked_for(
    faulty: FaultyDiscord,
) -> None:
    await seat(faulty)
    await remind(faulty)
    faulty.server.fail(Kind.POST, NEVER_SENT)
    await remind(faulty)
    await faulty.let_pass(A_WHILE)
    assert (faulty.pings, len(reminders(faulty))) == ([faulty.alice.id] * 2, 1)


async def test_where_nobody_can_tell_whether_it_came_nobody_is_pinged_twice(faulty: FaultyDiscord) -> None:
    await seat(faulty)
    blind(faulty)
    faulty.server.fail(Kind.POST, LOST)
    await remind(faulty)
    faulty.server.forget_nonces()
    await faulty.let_pass(A_WHILE)
    assert (faulty.pings, len(reminders(faulty))) == ([faulty.alice.id], 2)


async def test_direct_messages_that_are_opened_too_fast_rest_for_a_while(faulty: FaultyDiscord) -> None:
    await seat(faulty, Reminded.DIRECTLY)
    faulty.server.fail(Kind.OPEN_DIRECT, TOO_FAST, times=None)
    await remind(faulty)
    tries = faulty.server.called(Kind.OPEN_DIRECT)
    await faulty.let_pass(OPENING_REST / 2)
    assert faulty.server.called(Kind.OPEN_DIRECT) == tries
    faulty.server.heal()
    await faulty.let_pass(OPENING_REST)
    assert len(faulty.letters(faulty.alice)) == 1


async def test_no_reminder_comes_to_who_has_moved_before_it(faulty: FaultyDiscord) -> None:
    await seat(faulty)
    faulty.server.fail(Kind.POST, NEVER_SENT)
    await remind(faulty)
    await faulty.play()
    await faulty.let_pass(A_WHILE)
    assert (faulty.pings, reminders(faulty)) == ([faulty.bob.id], [])
