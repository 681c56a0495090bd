"""The bot opens matches by itself, each in a thread of its own, whatever becomes of the bot meanwhile."""

from asyncio import CancelledError
from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random

import pytest
from simcord.builders import ChannelHandle

from bot.discord.posting.thread_openings import AROUND_THREAD
from bot.play.base.table import NewThread
from bot.play.display.panel import SharedButton
from storage import UnitOfWork
from tests.discord.crashes import tell
from tests.discord.seen import private
from tests.discord.simulated_server import SimulatedServer, open_server, reopen_server
from tests.matches_to_open import MATCHES, open_next

TWO = ("Alice", "Bob")
FROM_MESSAGE, TITLE_IS_BLOCKED = "/channels/*/messages/*/threads", 200001
ROLL = "31"  # Alice's, who begins
A_WHILE, HOURS = timedelta(minutes=2), timedelta(hours=3)
NO_TIME, LONG = timedelta(), timedelta(hours=1)


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """A server with Alice and Bob alone."""
    async with open_server(tmp_path, TWO) as opened:
        yield opened


async def open_one(server: SimulatedServer) -> bool:
    """Let the bot open the first match that is missing; returns whether there was one."""
    table = await server.bot.context.store.run(
        open_next,
        parent=NewThread(server.guild.id, server.channel.id),
        people=[server.caller(member) for member in server.members],
        at=server.clock(),
        dice_source=server.bot.context.dice_source,
    )
    if table is not None:
        await server.bot.context.delivery.deliver(table)
        await server.env.settle()
    return table is not None


async def open_all(server: SimulatedServer) -> None:
    while await open_one(server):
        pass


async def opens_here(server: SimulatedServer) -> None:
    """Let the bot open the match of Alice and Bob."""
    server.dice.will_fall(ROLL)
    assert await open_one(server)


def check_opened(server: SimulatedServer, matches: int = 1) -> None:
    """Check that each match has one thread with one board, that everybody has theirs, and was called once."""
    threads = server.channel.threads
    assert len(threads) == matches
    said = [seen.text for seen in server.messages()]
    assert said == [f"Table {number}" for number in range(1, matches + 1)]
    called = []
    for each in threads:
        (board,) = server.messages(each)
        assert board.custom_id(SharedButton.PLAY)
        called += [member.id for member in server.members if f"<@{member.id}>" in board.text]
    assert len(called) == matches
    assert sorted(server.rest.pings) == sorted(called)


def open_tables(uow: UnitOfWork) -> int:
    return len(uow.tables.open_ids())


def deny(server: SimulatedServer, permission: str) -> None:
    server.permit(**{permission: False})


def only_thread(server: SimulatedServer) -> ChannelHandle:
    (thread,) = server.channel.threads
    return thread


async def test_a_match_that_the_bot_opens_is_played_in_its_thread(two: SimulatedServer) -> None:
    await opens_here(two)
    check_opened(two)
    thread = only_thread(two)
    assert thread.name == "Alice vs Bob, 5-point match"
    (board,) = two.messages(thread)
    assert "to play 3-1" in board.text
    assert two.rest.pings == [two.alice.id]
    await two.alice.slash(thread, "play", play="8/5 6/5")
    assert two.rest.pings == [two.alice.id, two.bob.id]
    assert "Alice 3-1: 8/5 6/5" in two.messages(thread)[0].text


async def test_it_can_be_looked_at_by_whoever_sees_the_channel(two: SimulatedServer) -> None:
    carol = two.joined_by("Carol")
    await opens_here(two)
    shown = private(await carol.slash(only_thread(two), "board"))
    assert "Alice" in shown.text


async def test_the_bot_opens_twelve_matches_however_often_it_dies(tmp_path: Path) -> None:
    """It dies at one of the next moments after each start, and so between any two of them in the end."""
    random, names = Random(5), [f"Player {number}" for number in range(2 * MATCHES)]
    async with open_server(tmp_path, names) as server:
        deaths = 0
        while await server.database.run(open_tables) < MATCHES:
            server.crash_points.arm(dies_at=random.randrange(20))
            with suppress(CancelledError):
                await open_all(server)
            deaths += server.crash_points.is_dead
            await server.restart()
            if random.random() < 1 / 2:
                server.rest.forget_nonces()
            await server.let_pass(A_WHILE)
        assert deaths >= MATCHES // 2
        assert not await open_one(server)
        check_opened(server, MATCHES)


@pytest.mark.parametrize("downtime", [NO_TIME, LONG])
async def test_at_whatever_moment_the_bot_dies_there_is_one_thread_and_one_call(
    tmp_path: Path, downtime: timedelta
) -> None:
    async with open_server(tmp_path, TWO) as two:
        story = await tell(two, partial(opens_here, two), partial(two.database.run, open_tables))
    assert any("threads" in each.where for each in story.moments)
    for moment in story.moments:
        async with reopen_server(tmp_path, moment.snapshot, downtime) as server:
            await server.let_pass(A_WHILE)
            if not await server.database.run(open_tables):
                await opens_here(server)
            check_opened(server)


@pytest.mark.parametrize("permission", [each.value for each in AROUND_THREAD])
async def test_without_a_permission_it_waits_and_admins_are_told(
    two: SimulatedServer, permission: str
) -> None:
    dora = two.joined_by("Dora", manage_guild=True)
    elsewhere = two.guild.create_text_channel("elsewhere")
    deny(two, permission)
    await opens_here(two)
    assert two.channel.threads == []
    assert two.messages() == []
    report = private(await dora.slash(elsewhere, "admin status")).text
    assert "#1 Alice and Bob, no thread yet" in report
    assert permission in report
    two.permit(**{permission: True})
    await two.let_pass(HOURS)
    check_opened(two)


async def test_its_players_may_move_it_meanwhile(two: SimulatedServer) -> None:
    elsewhere = two.guild.create_text_channel("elsewhere")
    deny(two, "create_public_threads")
    await opens_here(two)
    await two.alice.slash(elsewhere, "move-here")
    (board,) = two.messages(elsewhere)
    assert "to play 3-1" in board.text
    two.permit(create_public_threads=True)
    await two.let_pass(HOURS)
    assert two.channel.threads == []


async def test_where_the_server_blocks_a_name_its_players_have_numbers(two: SimulatedServer) -> None:
    two.env.inject_error("POST", FROM_MESSAGE, status=400, code=TITLE_IS_BLOCKED)
    await opens_here(two)
    assert only_thread(two).name == "player 1 vs player 2, 5-point match"
    assert [seen.text for seen in two.messages()] == ["Table 1"]
    assert two.rest.pings == [two.alice.id]
