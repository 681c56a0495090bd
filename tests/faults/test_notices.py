"""Reminders over real HTTP, whatever fails: each comes once and pings once, and an idle one goes."""

from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from pathlib import Path

import pytest

from bot.discord.reminders import OPENING_REST
from bot.play.preferences import OF_PLAYER, PlayerPreferences, Reminded, Reminders
from bot.play.scheduling import enqueue_reminder
from storage import UnitOfWork
from tests.engine.games import ALICE, game_at
from tests.faults.calls import Kind
from tests.faults.failures import FAULTS, LOST, NEVER_SENT, Fault, of_each_sort, refused
from tests.faults.faulty_discord import FaultyDiscord, Shown, blind, open_faulty_discord
from tests.faults.hurried_time import hurry

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
A_WHILE = timedelta(hours=9)
CLOSED: Mapping[str, Fault] = {
    "no direct messages": refused(403, 50007, "Cannot send messages to this user"),
    "no common server": refused(403, 50278, "Cannot send messages to this user"),
    "no such person": refused(404, 10013, "Unknown User"),
}
TOO_FAST = refused(400, 40003, "You are opening direct messages too fast")
Story = Callable[[FaultyDiscord], Awaitable[None]]


async def seat(faulty: FaultyDiscord, where: Reminded = Reminded.IN_CHANNEL) -> None:
    """Let it be Alice's turn to play; she has chosen where to be reminded."""
    await faulty.seat(game_at(START, roll="31"))

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


def letters(faulty: FaultyDiscord) -> int:
    """How many messages stand in Alice's direct messages."""

    def count(backend: object) -> int:
        channel = faulty.server.backend.get_dm_channel(faulty.alice.id)
        return len(faulty.server.backend.messages[channel.id])

    return faulty.server.ask(count)


def reminders(faulty: FaultyDiscord) -> list[Shown]:
    return [message for message in faulty.messages() if "Still your turn" in message.text]


async def check_in_channel(folder: Path, fault: Fault) -> None:
    async with open_faulty_discord(folder) as faulty:
        await seat(faulty)
        faulty.server.fail(Kind.POST, fault)
        await remind(faulty)
        await faulty.let_pass(A_WHILE)
        assert (faulty.pings, len(reminders(faulty))) == ([faulty.alice.id], 1)
        assert not await pending(faulty)


async def check_directly(folder: Path, kind: Kind, fault: Fault) -> None:
    async with open_faulty_discord(folder) as faulty:
        await seat(faulty, Reminded.DIRECTLY)
        faulty.server.fail(kind, fault)
        await remind(faulty)
        await faulty.let_pass(A_WHILE)
        assert (faulty.pings, reminders(faulty), letters(faulty)) == ([], [], 1)
        assert not await pending(faulty)


async def check_closed(folder: Path, kind: Kind, fault: Fault) -> None:
    """A direct message that is refused comes to the channel, and the next one without another try."""
    async with open_faulty_discord(folder) as faulty:
        await seat(faulty, Reminded.DIRECTLY)
        faulty.server.fail(kind, fault)
        await remind(faulty)
        await faulty.let_pass(A_WHILE)
        assert (faulty.pings, len(reminders(faulty)), letters(faulty)) == ([faulty.alice.id], 1, 0)
        faulty.server.calls.clear()
        await remind(faulty)
        assert [call.kind for call in faulty.server.calls] == [Kind.POST, Kind.REMOVE]
        assert faulty.pings == [faulty.alice.id]


async def check_removal(folder: Path, fault: Fault) -> None:
    async with open_faulty_discord(folder) as faulty:
        await seat(faulty)
        await remind(faulty)
        faulty.server.fail(Kind.REMOVE, fault)
        await remind(faulty)
        await faulty.let_pass(A_WHILE)
        assert faulty.pings == [faulty.alice.id] * 2
        assert len(reminders(faulty)) <= 1 + fault_leaves_it(fault)
        assert not await pending(faulty)


def fault_leaves_it(fault: Fault) -> bool:
    """Tell whether Discord's answer says that there is nothing to remove."""
    return any(f'"code": {code}' in fault.body for code in (10003, 10008, 50007, 50278, 10013, 50033))


async def pending(faulty: FaultyDiscord) -> int:
    return len(await faulty.database.run(lambda uow: uow.outbox.pending()))


@pytest.mark.parametrize("fault", of_each_sort())
def test_a_reminder_in_the_channel_comes_once(tmp_path: Path, fault: Fault) -> None:
    hurry(check_in_channel(tmp_path, fault))


@pytest.mark.parametrize("kind", [Kind.POST, Kind.OPEN_DIRECT])
@pytest.mark.parametrize(
    "fault", of_each_sort({name: fault for name, fault in FAULTS.items() if name not in CLOSED})
)
def test_a_direct_reminder_comes_once(tmp_path: Path, kind: Kind, fault: Fault) -> None:
    hurry(check_directly(tmp_path, kind, fault))


@pytest.mark.parametrize("kind", [Kind.POST, Kind.OPEN_DIRECT])
@pytest.mark.parametrize("fault", CLOSED.values(), ids=CLOSED.keys())
def test_a_direct_reminder_that_is_refused_comes_to_the_channel_once(
    tmp_path: Path, kind: Kind, fault: Fault
) -> None:
    hurry(check_closed(tmp_path, kind, fault))


@pytest.mark.parametrize("fault", of_each_sort())
def test_an_idle_reminder_is_removed(tmp_path: Path, fault: Fault) -> None:
    hurry(check_removal(tmp_path, fault))


async def lost_long_ago(faulty: FaultyDiscord) -> None:
    await seat(faulty)
    faulty.server.fail(Kind.POST, LOST)
    await remind(faulty)
    faulty.server.forget_nonces()
    await faulty.let_pass(A_WHILE)
    assert (faulty.pings, len(reminders(faulty))) == ([faulty.alice.id], 1)


async def lost_directly(faulty: FaultyDiscord) -> None:
    await seat(faulty, Reminded.DIRECTLY)
    faulty.server.fail(Kind.POST, LOST)
    await remind(faulty)
    faulty.server.forget_nonces()
    await faulty.let_pass(A_WHILE)
    assert letters(faulty) == 1


async def lost_after_another_that_arrived(faulty: FaultyDiscord) -> None:
    """The one that came before is not taken for the one that is looked for."""
    await seat(faulty)
    await remind(faulty)
    faulty.server.fail(Kind.POST, NEVER_SENT)
    await remind(faulty)
    await faulty.let_pass(A_WHILE)
    assert (faulty.pings, len(reminders(faulty))) == ([faulty.alice.id] * 2, 1)


async def not_to_be_searched(faulty: FaultyDiscord) -> None:
    """Where nobody can tell, nobody is pinged twice."""
    await seat(faulty)
    blind(faulty)
    faulty.server.fail(Kind.POST, LOST)
    await remind(faulty)
    faulty.server.forget_nonces()
    await faulty.let_pass(A_WHILE)
    assert (faulty.pings, len(reminders(faulty))) == ([faulty.alice.id], 2)


async def opened_too_fast(faulty: FaultyDiscord) -> None:
    """Where Discord says that direct messages are opened too fast, none is for a while."""
    await seat(faulty, Reminded.DIRECTLY)
    faulty.server.fail(Kind.OPEN_DIRECT, TOO_FAST, times=None)
    await remind(faulty)
    tries = sum(call.kind is Kind.OPEN_DIRECT for call in faulty.server.calls)
    await faulty.let_pass(OPENING_REST / 2)
    assert sum(call.kind is Kind.OPEN_DIRECT for call in faulty.server.calls) == tries
    faulty.server.heal()
    await faulty.let_pass(OPENING_REST)
    assert letters(faulty) == 1


async def moved_before_it_came(faulty: FaultyDiscord) -> None:
    await seat(faulty)
    faulty.server.fail(Kind.POST, NEVER_SENT)
    await remind(faulty)
    await faulty.handled(faulty.slash(faulty.alice, "play", play="8/5 6/5"))
    await faulty.let_pass(A_WHILE)
    assert (faulty.pings, reminders(faulty)) == ([faulty.bob.id], [])


STORIES = (
    lost_long_ago,
    lost_directly,
    lost_after_another_that_arrived,
    not_to_be_searched,
    opened_too_fast,
    moved_before_it_came,
)


async def tell(folder: Path, story: Story) -> None:
    async with open_faulty_discord(folder) as faulty:
        await story(faulty)


@pytest.mark.parametrize("story", STORIES)
def test_a_reminder_of_unknown_fate_comes_once(tmp_path: Path, story: Story) -> None:
    hurry(tell(tmp_path, story))
