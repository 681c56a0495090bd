"""In a locked thread nobody can press or type: it is left closed, its games wait, and can move out of it."""

from datetime import timedelta
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType

from bot.discord.posting.delivery import Delivery
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.posts.outbox import enqueue_all_anew
from bot.play.tables.store import LOCK
from tests.discord.players import start_game
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer

SOON, DAY = timedelta(seconds=30), timedelta(days=1)
LOCKED, CLOSED = {"locked": True}, {"locked": True, "archived": True}
OPEN: dict[str, Any] = {"locked": False, "archived": False}


@pytest.fixture
async def parent(server: SimulatedServer) -> ChannelHandle:
    """The channel in whose thread Alice and Bob play; Alice is to play 3-1, and has a day for it."""
    parent = server.channel
    await server.alice.slash(parent, "challenge", opponent=server.bob, thread=True, turn_hours=24)
    (server.channel,) = parent.threads
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    return parent


async def set_thread(server: SimulatedServer, **state: bool) -> None:
    """Let a moderator lock or archive the thread, or open it again."""
    server.env.backend.edit_channel(server.channel.id, {}, thread_metadata=state)
    await server.env.settle()


def is_locked(server: SimulatedServer, **state: bool) -> bool:
    """Whether the thread is still as a moderator left it."""
    stored = server.env.backend.get_thread(server.channel.id).thread_metadata
    return all(getattr(stored, name) is value for name, value in state.items())


async def problem(server: SimulatedServer) -> str | None:
    found = await server.database.run(lambda uow: uow.channel_problems.of(server.channel.id))
    return found and found.reason


@pytest.mark.usefixtures("parent")
@pytest.mark.parametrize("state", [LOCKED, CLOSED])
class TestLocking:
    async def test_it_is_left_as_it_is_and_noted_at_once(
        self, server: SimulatedServer, state: dict[str, bool]
    ) -> None:
        await set_thread(server, **state)
        assert is_locked(server, **state)
        assert await problem(server) == "locked"
        with pytest.raises(SetupError):
            await server.press(server.alice, SharedButton.PLAY)

    async def test_players_and_admins_are_told_with_the_way_out(
        self, server: SimulatedServer, parent: ChannelHandle, state: dict[str, bool], admin: MemberActor
    ) -> None:
        await set_thread(server, **state)
        told = private_texts(await server.bob.slash(parent, "help"))
        assert "Your game with Alice (#1) is interrupted." in told
        assert f"The thread <#{server.channel.id}> was locked" in told
        assert "type `/move-here` where you want to play on. No time runs meanwhile." in told
        assert "interrupted" not in private_texts(await server.bob.slash(parent, "help"))
        status = private_texts(await admin.slash(parent, "admin status"))
        assert "Unlock the thread, or a player can type `/move-here` in another one." in status

    async def test_it_is_said_once_in_the_channel_around_it(
        self, server: SimulatedServer, parent: ChannelHandle, state: dict[str, bool]
    ) -> None:
        pings = list(server.rest.pings)
        url = f"https://discord.com/channels/{server.guild.id}/{server.channel.id}/{server.board.id}"
        for _ in range(2):
            await set_thread(server, **state)
            await server.let_pass(DAY)
        (told,) = server.messages(parent)
        assert told.text == (
            f"#1 Alice and Bob in <#{server.channel.id}>: the thread was locked, so nobody can press a "
            "button or type a command there.\n"
            "Nothing is lost, and no time runs: a player can type `/move-here` in a free channel to play on."
        )
        assert told.links == {"To the board": url}
        assert server.rest.pings == pings

    async def test_it_is_met_at_the_start(self, server: SimulatedServer, state: dict[str, bool]) -> None:
        stored = server.env.backend.get_thread(server.channel.id).thread_metadata
        for name, value in state.items():
            setattr(stored, name, value)
        await server.restart()
        assert is_locked(server, **state)
        assert await problem(server) == "locked"

    async def test_a_board_that_is_owed_at_the_start_does_not_open_it(
        self, server: SimulatedServer, state: dict[str, bool]
    ) -> None:
        stored = server.env.backend.get_thread(server.channel.id).thread_metadata
        await server.database.run(enqueue_all_anew, at=server.clock())
        for name, value in state.items():
            setattr(stored, name, value)
        calls = len(server.rest.calls)
        await server.restart()
        await server.let_pass(DAY)
        tried = [call.path for call in server.rest.calls[calls:] if call.method in ("POST", "PATCH")]
        assert not any(f"/{server.channel.id}" in path for path in tried)
        assert is_locked(server, **state)
        assert await problem(server) == "locked"

    async def test_a_board_that_discord_cannot_be_asked_about_waits(
        self, server: SimulatedServer, state: dict[str, bool], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        stored = server.env.backend.get_thread(server.channel.id).thread_metadata
        for name, value in state.items():
            setattr(stored, name, value)
        monkeypatch.setattr(server.bot, "get_channel", lambda _channel: None)
        server.env.inject_error("GET", "/channels/*", status=503, times=1)
        calls, seen = len(server.rest.calls), len(server.messages())
        await server.database.run(enqueue_all_anew, at=server.clock())
        await server.let_pass(SOON)
        posts = f"/channels/{server.channel.id}/messages"
        assert not any((call.method, call.path) == ("POST", posts) for call in server.rest.calls[calls:])
        assert len(server.messages()) == seen
        assert is_locked(server, **state)

    async def test_no_board_is_posted_there_until_it_is_unlocked(
        self, server: SimulatedServer, state: dict[str, bool]
    ) -> None:
        await set_thread(server, **state)
        seen = len(server.messages())
        await server.database.run(enqueue_all_anew, at=server.clock())
        await server.let_pass(DAY)
        assert len(server.messages()) == seen
        assert is_locked(server, **state)
        await set_thread(server, **OPEN)
        assert len(server.messages()) == seen + 1
        assert await problem(server) is None

    async def test_the_clock_and_the_reminders_rest(
        self, server: SimulatedServer, state: dict[str, bool]
    ) -> None:
        await set_thread(server, **state)
        pings = list(server.rest.pings)
        await server.let_pass(5 * DAY)
        assert server.rest.pings == pings
        await set_thread(server, **OPEN)
        table = await server.table()
        assert table.time is not None
        assert table.time.due == server.clock() + DAY
        await server.alice.slash(server.channel, "play", play="8/5 6/5")
        assert "to double or roll." in server.board.text

    async def test_a_game_moves_out_of_it(
        self, server: SimulatedServer, parent: ChannelHandle, state: dict[str, bool]
    ) -> None:
        await set_thread(server, **state)
        await server.let_pass(3 * DAY)
        pings = list(server.rest.pings)
        answer = private(await server.bob.slash(parent, "move-here"))
        assert answer.text.startswith("Alice and Bob continue their game here.")
        assert server.rest.pings == [*pings, server.alice.id]
        assert is_locked(server, **state)
        server.channel = parent
        table = await server.table()
        assert table.time is not None
        assert table.time.due == server.clock() + DAY
        await server.alice.slash(parent, "play", play="8/5 6/5")
        assert "to double or roll." in server.board.text


async def test_each_lock_is_told_though_discord_does_not_take_the_word_at_once(
    server: SimulatedServer, parent: ChannelHandle
) -> None:
    await set_thread(server, **LOCKED)
    await server.let_pass(SOON)
    assert len(server.messages(parent)) == 1
    await set_thread(server, **OPEN)
    await server.let_pass(DAY)
    server.env.inject_error("POST", f"/channels/{parent.id}/messages", status=503, times=1)
    await set_thread(server, **LOCKED)
    assert len(server.messages(parent)) == 1
    await server.let_pass(DAY)
    assert len(server.messages(parent)) == 2


async def test_a_lock_is_told_once_where_nobody_knows_whether_it_was(
    server: SimulatedServer, parent: ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_thread(server, **LOCKED)
    assert len(server.messages(parent)) == 1
    table = await server.table()
    await server.database.run(
        lambda uow: uow.outbox.add(table.id, table.version, LOCK, {"channel": table.channel}, server.clock())
    )
    monkeypatch.setattr(Delivery, "_is_untried", lambda *_: False)
    await server.restart()
    await server.let_pass(DAY)
    assert len(server.messages(parent)) == 1
    assert await server.database.run(lambda uow: uow.outbox.pending()) == []


@pytest.mark.usefixtures("parent")
async def test_it_is_left_alone_too_where_another_process_hears_of_it(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_thread(server, **LOCKED)
    seen = len(server.messages())
    monkeypatch.setattr(server.bot, "get_channel", lambda _channel: None)
    await server.database.run(enqueue_all_anew, at=server.clock())
    await server.let_pass(SOON)
    assert len(server.messages()) == seen


async def test_nothing_is_said_where_a_thread_is_private(server: SimulatedServer) -> None:
    parent = server.channel
    stored = server.env.backend.create_thread(
        parent.id, "A secret", server.alice.id, type=ChannelType.PRIVATE_THREAD
    )
    server.env.backend.add_thread_member(stored.id, server.bob.id)
    await server.env.settle()
    server.channel = ChannelHandle(server.env, server.guild, stored)
    await start_game(server, "31")
    await set_thread(server, **LOCKED)
    await server.let_pass(DAY)
    assert server.messages(parent) == []
    assert await problem(server) == "locked"


@pytest.mark.usefixtures("parent")
async def test_a_thread_that_is_unlocked_and_archived_is_opened_again(server: SimulatedServer) -> None:
    await set_thread(server, **CLOSED)
    await set_thread(server, locked=False)
    assert is_locked(server, **OPEN)
    assert await problem(server) is None


@pytest.mark.usefixtures("parent")
async def test_what_was_pressed_before_does_no_harm_though_nobody_can_be_answered(
    server: SimulatedServer,
) -> None:
    record, payload = server._press(server.bob, server.board, server.board.custom_id(HeadsUpButton.SHEET))  # noqa: SLF001 - it is to arrive late
    await set_thread(server, **CLOSED)
    server.env.backend.emit("INTERACTION_CREATE", payload)
    await server.env.settle()
    assert not record.responded
    assert await problem(server) == "locked"


async def test_a_locked_thread_gets_no_new_name(server: SimulatedServer, parent: ChannelHandle) -> None:
    name = server.env.backend.get_thread(server.channel.id).name
    await set_thread(server, **CLOSED)
    await server.alice.slash(parent, "help")
    asked = private(await server.alice.slash(parent, "privacy erase"))
    await server.press(server.alice, SharedButton.ERASE, asked)
    await server.let_pass(SOON)
    assert is_locked(server, **CLOSED)
    assert server.env.backend.get_thread(server.channel.id).name == name


async def test_a_challenge_in_a_locked_thread_is_not_forgotten(server: SimulatedServer) -> None:
    parent = server.channel
    await server.alice.slash(parent, "challenge", opponent=server.bob, thread=True)
    (server.channel,) = parent.threads
    await set_thread(server, **LOCKED)
    pings = list(server.rest.pings)
    await server.let_pass(2 * DAY)
    assert server.rest.pings == pings
    await set_thread(server, **OPEN)
    await start_after(server)


async def test_a_list_of_turns_tells_no_moment_that_passes_while_the_clock_rests(
    server: SimulatedServer, parent: ChannelHandle
) -> None:
    assert "· due <t:" in private_texts(await server.bob.slash(parent, "turns"))
    await set_thread(server, **LOCKED)
    await server.let_pass(5 * DAY)
    told = private_texts(await server.bob.slash(parent, "turns"))
    assert "· no time runs for now ·" in told
    assert "due <t:" not in told
    await set_thread(server, **OPEN)
    assert "· due <t:" in private_texts(await server.bob.slash(parent, "turns"))


async def start_after(server: SimulatedServer) -> None:
    """Let Bob accept after all."""
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    assert SharedButton.PLAY in server.board.kinds
