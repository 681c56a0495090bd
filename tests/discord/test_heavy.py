"""Long work, imports and exports of whole matches, keeps only those waiting who asked for it."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.discord.service.context import RequestGate
from bot.play.base.errors import TooManyRequests, TooMuchWork
from bot.play.base.exports import Check, limited
from bot.play.base.keys import UserSnowflake
from bot.play.display.panel import SharedButton
from tests.discord.players import start_game
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at
from tests.play.heads_up.tables import START
from tests.records.records import game_text

RECORD = game_text("  1) 31: 8/5 6/5                   42: 8/4 6/4").encode()
OTHER_RECORD = game_text("  1) 31: 8/5 6/5                   61: 13/7 8/7").encode()
AT_WORK = "I am still working on your last file. Ask again when that is done."
BURST = 60
TOO_MUCH = "That took too long, so I stopped. Try a shorter file, or one format at a time."


@asynccontextmanager
async def at_work(server: SimulatedServer, member: MemberActor) -> AsyncIterator[list[str]]:
    """Let something that takes long be under way for somebody; yields the names of its threads."""
    begun, advance, threads = threading.Event(), threading.Event(), list[str]()

    def work(_check: Check) -> None:
        threads.append(threading.current_thread().name)
        begun.set()
        advance.wait()

    task = asyncio.create_task(server.bot.context.heavy.run(member.id, work))
    await asyncio.to_thread(begun.wait)
    try:
        yield threads
    finally:
        advance.set()
        await task


@contextmanager
def without_time(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setattr("bot.discord.service.context.LONGEST_SECONDS", -1.0)
        yield


async def imports(server: SimulatedServer, data: bytes = RECORD) -> str:
    return private_texts(await server.alice.slash(server.channel, "import", file=("match.mat", data)))


async def test_each_person_has_one_piece_under_way(server: SimulatedServer) -> None:
    await start_game(server, "31")
    async with at_work(server, server.alice):
        assert await imports(server) == AT_WORK
        assert private_texts(await server.alice.slash(server.channel, "export")).startswith(AT_WORK)
    assert "game 1 of 1" in await imports(server)


async def test_a_few_requests_of_each_person_are_under_way_at_once() -> None:
    gate, go_on, under_way = RequestGate(), asyncio.Event(), list[str]()

    async def ask(name: str) -> None:
        async with gate.of(UserSnowflake(len(name))):
            under_way.append(name)
            await go_on.wait()

    async with asyncio.TaskGroup() as tasks:
        for name in ["Alice"] * RequestGate.MOST + ["Bob"]:
            tasks.create_task(ask(name))
        await asyncio.sleep(0)
        assert under_way == ["Alice"] * RequestGate.AT_ONCE + ["Bob"]
        with pytest.raises(TooManyRequests):
            await ask("Alice")
        go_on.set()
    assert under_way.count("Alice") == RequestGate.MOST
    await ask("Alice")


def answered_at(paths: list[str], result: InteractionResult) -> int:
    """The place of the last call that answers somebody."""
    token = result._interaction.token  # noqa: SLF001 - SimCord does not say which calls answer what
    return max(place for place, path in enumerate(paths) if token in path)


async def test_whoever_asks_while_a_burst_of_one_person_waits_is_answered_before_it(
    server: SimulatedServer,
) -> None:
    await start_game(server, "31")
    board = server.board
    my_side = board.custom_id(SharedButton.FLIP)
    burst = [(server.alice, board, my_side)] * BURST
    *alices, bobs = await server.all_at_once([*burst, (server.bob, board, my_side)])
    assert all(private(each).alt_texts for each in (*alices, bobs)), "everybody is answered in the end"
    paths = [call.path for call in server.rest.calls]
    *earlier, last = (answered_at(paths, each) for each in (*alices, bobs))
    assert sum(place < last for place in earlier) <= 2 * RequestGate.AT_ONCE, "Bob waits for nobody's burst"


async def test_whoever_asks_for_dozens_of_things_at_once_is_told_to_wait(server: SimulatedServer) -> None:
    await start_game(server, "31")
    gate = server.bot.context.gate
    async with AsyncExitStack() as stack:
        for _ in range(RequestGate.AT_ONCE):
            await stack.enter_async_context(gate.of(UserSnowflake(server.alice.id)))
        gate._requests[UserSnowflake(server.alice.id)] = RequestGate.MOST  # noqa: SLF001 - as if they waited
        said = private_texts(await server.alice.slash(server.channel, "board"))
        assert said == "You asked for a lot at once. Try again when I have answered the rest."
        assert private(await server.bob.slash(server.channel, "board")).alt_texts
        gate._requests[UserSnowflake(server.alice.id)] = RequestGate.AT_ONCE  # noqa: SLF001
    assert private(await server.alice.slash(server.channel, "board")).alt_texts


async def test_boards_are_drawn_meanwhile(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    server.dice.will_fall("31")
    async with at_work(server, server.carol) as threads:
        await server.press(server.alice, SharedButton.ROLL)
        offered = private(await server.press(server.alice, SharedButton.PLAY))
    assert threads[0].startswith("heavy")
    assert "to play 3-1" in server.board.text
    assert len(offered.alt_texts) == 1


async def test_what_takes_too_long_is_ended_and_said(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start_game(server, "31")
    with without_time(monkeypatch):
        assert await imports(server, OTHER_RECORD) == TOO_MUCH
        assert private_texts(await server.alice.slash(server.channel, "export")).startswith(TOO_MUCH)
    assert "game 1 of 1" in await imports(server, OTHER_RECORD)


def work_for_ever(check: Check) -> None:
    while True:
        check()


def test_only_work_counts_and_no_waiting() -> None:
    check = limited(0.05)
    threading.Event().wait(0.06)
    check()
    with pytest.raises(TooMuchWork):
        work_for_ever(check)
