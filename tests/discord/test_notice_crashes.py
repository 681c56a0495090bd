"""The bot dies at every await of a reminder, or of its removal: it comes once, pings once, and goes."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from tests.discord.crashes import Moment, Story, tell
from tests.discord.players import start_game
from tests.discord.simulated_server import SimulatedServer, open_server, reopen_server

DAY, LONG, SOON = timedelta(days=1), timedelta(hours=2), timedelta(minutes=5)
NONE = timedelta()
A_MOMENT = timedelta(minutes=1)
FEWEST_MOMENTS = 6
Deed = Callable[[SimulatedServer], Awaitable[object]]


async def let_it_be_due(server: SimulatedServer) -> None:
    await server.let_pass(2 * A_MOMENT)


async def move(server: SimulatedServer) -> None:
    await server.let_pass(2 * A_MOMENT)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")


def shown(server: SimulatedServer) -> tuple[int, int]:
    """How many reminders stand in the channel, and how many in Alice's direct messages."""
    places = (server.channel, server.alice.user.dm_channel)
    here, there = (sum(bool(seen.links) for seen in server.messages(place)) for place in places)
    return here, there


def reminded(server: SimulatedServer) -> tuple[int, int]:
    """How often a reminder was posted: with a mention in the channel, and directly."""
    url = "/channels/" + str(server.alice.user.dm_channel.id)
    direct = sum(post.path.startswith(url) for post in server.rest.posts)
    return server.rest.pings[2:].count(server.alice.id), direct


async def told(folder: Path, where: str, deed: Deed) -> Story[tuple[int, int]]:
    """Let a reminder come due in a deed."""
    async with open_server(folder) as server:

        async def outcome() -> tuple[int, int]:
            return reminded(server)

        await server.alice.slash(server.channel, "settings me", reminders=where)
        await start_game(server, "31")
        await server.let_pass(DAY - A_MOMENT)
        return await tell(server, partial(deed, server), outcome)


@asynccontextmanager
async def back(folder: Path, moment: Moment, downtime: timedelta) -> AsyncIterator[SimulatedServer]:
    """The server once the bot has died at a moment, and come back."""
    async with reopen_server(folder, moment.snapshot, downtime) as server:
        await server.let_pass(SOON)
        yield server


async def check_coming(folder: Path, where: str, downtime: timedelta) -> None:
    expected = (1, 0) if where == "inchannel" else (0, 1)
    story = await told(folder, where, let_it_be_due)
    assert story.after == expected
    assert len(story.moments) > FEWEST_MOMENTS
    for moment in story.moments:
        async with back(folder, moment, downtime) as server:
            assert (reminded(server), shown(server)) == (expected, expected), moment.where


async def test_wherever_the_bot_dies_a_reminder_comes_once(tmp_path: Path) -> None:
    await check_coming(tmp_path, "inchannel", LONG)


@pytest.mark.proof
@pytest.mark.parametrize("where", ["inchannel", "directly"])
@pytest.mark.parametrize("downtime", [NONE, LONG], ids=["at once", "later"])
async def test_wherever_the_bot_dies_a_reminder_comes_once_in_every_way(
    tmp_path: Path, where: str, downtime: timedelta
) -> None:
    await check_coming(tmp_path, where, downtime)


@pytest.mark.proof
@pytest.mark.parametrize("where", ["inchannel", "directly"])
async def test_wherever_the_bot_dies_none_is_left_once_they_have_moved(tmp_path: Path, where: str) -> None:
    story = await told(tmp_path, where, move)
    assert len(story.moments) > FEWEST_MOMENTS
    for moment in story.moments:
        async with back(tmp_path, moment, NONE) as server:
            if has_moved(server):
                assert shown(server) == (0, 0), moment.where


def has_moved(server: SimulatedServer) -> bool:
    return any("8/5 6/5" in seen.text for seen in server.messages())
