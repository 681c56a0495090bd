"""Reminders over real HTTP, whatever fails: each comes once and pings once, and an idle one goes."""

from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from bot.discord.reminders import OPENING_REST
from bot.play.preferences import OF_PLAYER, PlayerPreferences, Reminded, Reminders
from bot.play.scheduling import enqueue_reminder
from storage import UnitOfWork
from tests.engine.games import ALICE, game_at
from tests.faults.calls import Kind
from tests.faults.haste import hurry
from tests.faults.parlour import Parlour, Shown, blind, open_parlour
from tests.faults.troubles import FAULTS, LOST, NEVER_SENT, Fault, refused

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
A_WHILE = timedelta(hours=9)
CLOSED: Mapping[str, Fault] = {
    "no direct messages": refused(403, 50007, "Cannot send messages to this user"),
    "no common server": refused(403, 50278, "Cannot send messages to this user"),
    "no such person": refused(404, 10013, "Unknown User"),
}
TOO_FAST = refused(400, 40003, "You are opening direct messages too fast")
Story = Callable[[Parlour], Awaitable[None]]


async def seat(parlour: Parlour, where: Reminded = Reminded.IN_CHANNEL) -> None:
    """Let it be Alice's turn to play; she has chosen where to be reminded."""
    await parlour.seat(game_at(START, roll="31"))

    def choose(uow: UnitOfWork) -> None:
        chosen = PlayerPreferences(reminders=Reminders(where))
        uow.settings.set_player(ALICE, OF_PLAYER.dump_python(chosen, mode="json"), parlour.clock())

    await parlour.database.run(choose)


async def remind(parlour: Parlour) -> None:
    """Owe Alice a reminder, and try to bring it."""
    table = await parlour.table()
    owe = partial(
        enqueue_reminder, table_id=table.id, version=table.version, player=ALICE, at=parlour.clock()
    )
    await parlour.database.run(owe)
    await parlour.bot.context.delivery.deliver(table.id)
    await parlour.settle()


def letters(parlour: Parlour) -> int:
    """How many messages stand in Alice's direct messages."""

    def count(backend: object) -> int:
        channel = parlour.server.backend.get_dm_channel(parlour.alice.id)
        return len(parlour.server.backend.messages[channel.id])

    return parlour.server.ask(count)


def reminders(parlour: Parlour) -> list[Shown]:
    return [message for message in parlour.messages() if "it is still your turn" in message.text]


async def check_in_channel(folder: Path, fault: Fault) -> None:
    async with open_parlour(folder) as parlour:
        await seat(parlour)
        parlour.server.fail(Kind.POST, fault)
        await remind(parlour)
        await parlour.let_pass(A_WHILE)
        assert (parlour.pings, len(reminders(parlour))) == ([parlour.alice.id], 1)
        assert not await pending(parlour)


async def check_directly(folder: Path, kind: Kind, fault: Fault) -> None:
    async with open_parlour(folder) as parlour:
        await seat(parlour, Reminded.DIRECTLY)
        parlour.server.fail(kind, fault)
        await remind(parlour)
        await parlour.let_pass(A_WHILE)
        assert (parlour.pings, reminders(parlour), letters(parlour)) == ([], [], 1)
        assert not await pending(parlour)


async def check_closed(folder: Path, kind: Kind, fault: Fault) -> None:
    """A direct message that is refused comes to the channel, and the next one without another try."""
    async with open_parlour(folder) as parlour:
        await seat(parlour, Reminded.DIRECTLY)
        parlour.server.fail(kind, fault)
        await remind(parlour)
        await parlour.let_pass(A_WHILE)
        assert (parlour.pings, len(reminders(parlour)), letters(parlour)) == ([parlour.alice.id], 1, 0)
        parlour.server.calls.clear()
        await remind(parlour)
        assert [call.kind for call in parlour.server.calls] == [Kind.POST, Kind.REMOVE]
        assert parlour.pings == [parlour.alice.id]


async def check_removal(folder: Path, fault: Fault) -> None:
    async with open_parlour(folder) as parlour:
        await seat(parlour)
        await remind(parlour)
        parlour.server.fail(Kind.REMOVE, fault)
        await remind(parlour)
        await parlour.let_pass(A_WHILE)
        assert parlour.pings == [parlour.alice.id] * 2
        assert len(reminders(parlour)) <= 1 + fault_leaves_it(fault)
        assert not await pending(parlour)


def fault_leaves_it(fault: Fault) -> bool:
    """Tell whether Discord's answer says that there is nothing to remove."""
    return any(f'"code": {code}' in fault.body for code in (10003, 10008, 50007, 50278, 10013, 50033))


async def pending(parlour: Parlour) -> int:
    return len(await parlour.database.run(lambda uow: uow.outbox.pending()))


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS.keys())
def test_a_reminder_in_the_channel_comes_once(tmp_path: Path, fault: Fault) -> None:
    hurry(check_in_channel(tmp_path, fault))


@pytest.mark.parametrize("kind", [Kind.POST, Kind.OPEN_DIRECT])
@pytest.mark.parametrize(
    "fault",
    [pytest.param(fault, id=name) for name, fault in FAULTS.items() if name not in CLOSED],
)
def test_a_direct_reminder_comes_once(tmp_path: Path, kind: Kind, fault: Fault) -> None:
    hurry(check_directly(tmp_path, kind, fault))


@pytest.mark.parametrize("kind", [Kind.POST, Kind.OPEN_DIRECT])
@pytest.mark.parametrize("fault", CLOSED.values(), ids=CLOSED.keys())
def test_a_direct_reminder_that_is_refused_comes_to_the_channel_once(
    tmp_path: Path, kind: Kind, fault: Fault
) -> None:
    hurry(check_closed(tmp_path, kind, fault))


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS.keys())
def test_an_idle_reminder_is_removed(tmp_path: Path, fault: Fault) -> None:
    hurry(check_removal(tmp_path, fault))


async def lost_long_ago(parlour: Parlour) -> None:
    await seat(parlour)
    parlour.server.fail(Kind.POST, LOST)
    await remind(parlour)
    parlour.server.forget_nonces()
    await parlour.let_pass(A_WHILE)
    assert (parlour.pings, len(reminders(parlour))) == ([parlour.alice.id], 1)


async def lost_directly(parlour: Parlour) -> None:
    await seat(parlour, Reminded.DIRECTLY)
    parlour.server.fail(Kind.POST, LOST)
    await remind(parlour)
    parlour.server.forget_nonces()
    await parlour.let_pass(A_WHILE)
    assert letters(parlour) == 1


async def lost_after_another_that_arrived(parlour: Parlour) -> None:
    """The one that came before is not taken for the one that is looked for."""
    await seat(parlour)
    await remind(parlour)
    parlour.server.fail(Kind.POST, NEVER_SENT)
    await remind(parlour)
    await parlour.let_pass(A_WHILE)
    assert (parlour.pings, len(reminders(parlour))) == ([parlour.alice.id] * 2, 1)


async def not_to_be_searched(parlour: Parlour) -> None:
    """Where nobody can tell, nobody is pinged twice."""
    await seat(parlour)
    blind(parlour)
    parlour.server.fail(Kind.POST, LOST)
    await remind(parlour)
    parlour.server.forget_nonces()
    await parlour.let_pass(A_WHILE)
    assert (parlour.pings, len(reminders(parlour))) == ([parlour.alice.id], 2)


async def opened_too_fast(parlour: Parlour) -> None:
    """Where Discord says that direct messages are opened too fast, none is for a while."""
    await seat(parlour, Reminded.DIRECTLY)
    parlour.server.fail(Kind.OPEN_DIRECT, TOO_FAST, times=None)
    await remind(parlour)
    tries = sum(call.kind is Kind.OPEN_DIRECT for call in parlour.server.calls)
    await parlour.let_pass(OPENING_REST / 2)
    assert sum(call.kind is Kind.OPEN_DIRECT for call in parlour.server.calls) == tries
    parlour.server.heal()
    await parlour.let_pass(OPENING_REST)
    assert letters(parlour) == 1


async def moved_before_it_came(parlour: Parlour) -> None:
    await seat(parlour)
    parlour.server.fail(Kind.POST, NEVER_SENT)
    await remind(parlour)
    await parlour.handled(parlour.slash(parlour.alice, "play", play="8/5 6/5"))
    await parlour.let_pass(A_WHILE)
    assert (parlour.pings, reminders(parlour)) == ([parlour.bob.id], [])


STORIES = (
    lost_long_ago,
    lost_directly,
    lost_after_another_that_arrived,
    not_to_be_searched,
    opened_too_fast,
    moved_before_it_came,
)


async def tell(folder: Path, story: Story) -> None:
    async with open_parlour(folder) as parlour:
        await story(parlour)


@pytest.mark.parametrize("story", STORIES)
def test_a_reminder_of_unknown_fate_comes_once(tmp_path: Path, story: Story) -> None:
    hurry(tell(tmp_path, story))
