"""Nothing that the bot sends or logs tells the secret of a game that is not over."""

import logging
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.engine import RuleSheet
from bot.entropy import SYSTEM_DICE
from bot.play.base.table import Status
from bot.play.display.panel import SharedButton
from bot.play.heads_up.store import load_table
from tests.discord.fair_dice import all_that_was_sent, give_up, play, secrets
from tests.discord.players import actor_to_move, start_game
from tests.discord.seen import private
from tests.discord.simulated_server import SimulatedServer

SHOW, WORDS, SERVER = "dice show", "dice words", "dice server"
OPTIONS = {
    "position": {"position": "4HPwATDgc/ABMA"},
    WORDS: {"text": "lucky"},
    "vacation set": {"from": "today", "until": "2026-12-31"},
    "report": {"reason": "curious"},
}
OF_PLAYERS = ("chouette host", "unblock", "report", "versus")


async def declined(server: SimulatedServer) -> None:
    await server.bob.slash(server.channel, "pass")


async def withdrawn(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "pass")


async def in_play(server: SimulatedServer) -> None:
    await server.bob.slash(server.channel, "take")
    await play(server, Random(1), actions=6)


async def paused(server: SimulatedServer) -> None:
    await in_play(server)
    await give_up(server)


async def abandoned(server: SimulatedServer) -> None:
    await in_play(server)
    asked = private(await server.bob.slash(server.channel, "privacy erase"))
    await server.press(server.bob, SharedButton.ERASE, asked)


async def match(server: SimulatedServer) -> None:
    """A match to its end, which commits to the dice of one more game, never to be played."""
    await in_play(server)
    while (await server.table()).status is Status.PLAYING:
        await give_up(server)


Story = Callable[[SimulatedServer], Awaitable[None]]
STORIES: tuple[Story, ...] = (declined, withdrawn, in_play, paused, abandoned, match)


async def every_command(server: SimulatedServer) -> None:
    """Let a spectator try every command there is, and a player those that only look."""
    for command in server.carol.available_commands(server.channel):
        if command not in ("challenge", "import"):  # one opens another table, and one needs a file
            options = {"player": server.bob} if command in OF_PLAYERS else {}
            options |= OPTIONS.get(command, {})
            await server.carol.slash(server.channel, command, **options)
    for command in ("board", "export", "privacy export", SHOW, "history", "replay"):
        await server.alice.slash(server.channel, command)


def fall_off(*_: object) -> tuple[int, int]:
    raise RuntimeError("the dice fell off the table")


def told(secrets: Iterable[str], logged: str, sent: Iterable[bytes]) -> set[str]:
    """Those of some secrets that stand in the log or in what was sent, in whatever shape."""
    everything = b"\n".join([logged.encode(), *sent])
    return {secret for secret in secrets if any(shape in everything for shape in shapes(secret))}


def shapes(secret: str) -> Iterator[bytes]:
    """A secret as hexadecimal digits, as bytes, as Python writes bytes, in base 64, and as a number."""
    raw = bytes.fromhex(secret)
    yield from (secret.encode(), secret.upper().encode(), raw, repr(raw).encode()[2:-1])
    yield from (b64encode(raw).rstrip(b"="), urlsafe_b64encode(raw).rstrip(b"="))
    yield str(int(secret, 16)).encode()


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
async def test_no_secret_is_told_through_any_command_at_any_moment(
    fair_server: SimulatedServer, caplog: pytest.LogCaptureFixture, story: Story
) -> None:
    server = fair_server
    with caplog.at_level(logging.DEBUG):
        await server.offer(RuleSheet(2) if story is match else RuleSheet())
        await every_command(server)
        await story(server)
        await every_command(server)
        for game in (1, 2, 3):
            for actor in (server.alice, server.bob, server.carol):
                await actor.slash(server.channel, SHOW, table="#1", game=game)
    stored = await secrets(server)
    over = await server.database.run(lambda uow: len(load_table(uow, 1).results))
    shown = {secret for (table, game), secret in stored.items() if table == 1 and game <= over}
    hidden = set(stored.values()) - shown
    sent = list(all_that_was_sent(server))
    assert (bool(shown), bool(hidden)) == (story in (paused, match), True)
    assert told(hidden, caplog.text, sent) == set()
    assert told(shown, "", sent) == shown


async def test_no_secret_is_told_when_the_database_discord_or_the_dice_fail(
    fair_server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    server = fair_server
    await start_game(server, "31")
    await play(server, Random(1), actions=1)
    actor = await actor_to_move(server)
    with caplog.at_level(logging.DEBUG):
        for moment in range(8):
            for command, options in ((SHOW, {}), (WORDS, {"text": "lucky"}), (SERVER, {})):
                server.crash_points.arm(fails_at=moment)
                await actor.slash(server.channel, command, **options)
        server.crash_points.arm()
        server.bot.context = replace(
            server.bot.context, dice_source=replace(SYSTEM_DICE, dice_of_roll=fall_off)
        )
        await actor.slash(server.channel, "roll")
    logged = caplog.text
    caplog.clear()
    assert "the dice fell off the table" in logged
    hidden = set((await secrets(server)).values())
    assert told(hidden, logged, list(all_that_was_sent(server))) == set()
