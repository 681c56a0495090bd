"""Of several processes on one PostgreSQL database, one tells Discord of the commands, and once."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from storage import Database
from tests.databases import NEEDS_SERVER
from tests.faults.calls import Kind
from tests.faults.discord_server import DiscordServer
from tests.faults.failures import Fault
from tests.faults.process import BotProcess

pytestmark = list(NEEDS_SERVER)
SLOWLY = 0.5
Pair = tuple[DiscordServer, BotProcess, BotProcess]


@pytest.fixture
def pair(tmp_path: Path, shared_url: str) -> Iterator[Pair]:
    """Two processes that are still to be started, and a Discord that takes its time with the commands."""
    with DiscordServer() as server, ExitStack() as stack:
        server.fail(Kind.REGISTRATION, Fault(delay=SLOWLY, is_written=True), times=None)
        bots = []
        for shard in "01":
            folder = tmp_path / shard
            folder.mkdir()
            share = {"BARPOINT_SHARD_COUNT": "2", "BARPOINT_SHARDS": shard}
            bots.append(BotProcess(server, folder, BARPOINT_DATABASE_URL=shared_url, **share))
            stack.callback(bots[-1].end)
        yield server, *bots


def test_of_processes_that_start_together_one_registers_the_commands(pair: Pair) -> None:
    server, *bots = pair
    for bot in bots:
        bot.begin()
    for bot in bots:
        bot.until(lambda: server.gateway.identified == len(bots))
    assert server.called(Kind.REGISTRATION) == 1


def test_a_process_of_any_shard_registers_commands_that_are_new(pair: Pair, shared_url: str) -> None:
    server, first, second = pair
    first.start()
    first.end()
    second.start()
    second.end()
    assert server.called(Kind.REGISTRATION) == 1
    asyncio.run(let_others_have_been_told(shared_url))
    second.start()
    assert server.called(Kind.REGISTRATION) == 2


async def let_others_have_been_told(url: str) -> None:
    database = await Database.open(url)
    await database.run(lambda uow: uow.commands.record("those of an earlier version"))
    await database.close()
