"""The bot dies, or is let down, at every await of an action: what is stored is as before or as after it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import timedelta
from enum import StrEnum
from itertools import count
from pathlib import Path

import pytest
from simcord.results import InteractionResult

from bot.discord.wire.custom_ids import CustomId
from bot.engine import RuleSheet, Side
from bot.play.base.errors import NoTable
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.store import load_table
from bot.play.heads_up.table import HeadsUpState
from storage import UnitOfWork
from tests.discord.crashes import Story, tell
from tests.discord.direct_match import Direct
from tests.discord.players import start_game
from tests.discord.seen import Seen, private, private_texts
from tests.discord.simulated_server import SimulatedServer, open_server, reopen_server
from tests.engine.games import game_at
from tests.play.heads_up.tables import latest_table, win

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
CLOSED_OUT = "bar:1 6:5 5:5 4:4 | 6:2 5:2 4:2 3:2 2:2 1:3 8:2"
LAST_CHECKER = "1:1 | 1:1"
FIVE = RuleSheet(length=5)
ROLL = "61"
FEWEST_MOMENTS = 5
A_WHILE = timedelta(minutes=2)
NO_TIME, LONG = timedelta(), timedelta(hours=1)

Before = Callable[[SimulatedServer], Awaitable[Seen | None]]
"""Leads to what was before, and returns the message that is to be pressed, if it is not the board."""
Deed = Callable[[SimulatedServer, Seen | None], Awaitable[InteractionResult]]
Scene = tuple[Before, Deed]


async def empty_channel(_club: SimulatedServer) -> None:
    pass


async def challenge(server: SimulatedServer, _seen: Seen | None = None) -> InteractionResult:
    return await server.alice.slash(server.channel, "challenge", opponent=server.bob)


async def challenged(server: SimulatedServer) -> None:
    await challenge(server)


async def to_roll(server: SimulatedServer) -> None:
    await server.seat(game_at(START))


async def to_double(server: SimulatedServer) -> Seen:
    await to_roll(server)
    return private(await server.press(server.alice, SharedButton.DOUBLE))


async def to_dance(server: SimulatedServer) -> None:
    await server.seat(game_at(CLOSED_OUT))


async def to_play(server: SimulatedServer) -> None:
    await server.seat(game_at(START, roll="31"))


async def to_confirm(server: SimulatedServer) -> Seen:
    await to_play(server)
    built = private(await server.press(server.alice, SharedButton.PLAY))
    for label in ("8", "8/5", "6/5"):
        built = await server.follow(built, label)
    return built


async def at_the_last_checker_of_a_game(server: SimulatedServer) -> None:
    await server.seat(game_at(LAST_CHECKER, roll="21"), FIVE, (win(Side.BLACK, 2),))


async def at_the_last_checker_of_a_match(server: SimulatedServer) -> None:
    await server.seat(game_at(LAST_CHECKER, roll="21"), FIVE, (win(Side.WHITE, 4),))


async def to_pass_in_a_match(server: SimulatedServer) -> Seen:
    await start_game(server, "31", sheet=FIVE)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    await server.double(server.bob)
    return private(await server.press(server.alice, SharedButton.PASS))


async def to_pass_directly(server: SimulatedServer) -> Seen:
    direct = Direct(server)
    await direct.start("31", FIVE)
    await direct.slash(server.alice, "play", play="8/5 6/5")
    await direct.slash(server.bob, "double", sure=True)
    return private(await direct.press(server.alice, SharedButton.PASS))


async def between_games(server: SimulatedServer) -> None:
    await server.seat(game_at(LAST_CHECKER, roll="21"))
    await server.press(server.alice, HeadsUpButton.FORCED)


async def challenge_directly(server: SimulatedServer, _seen: Seen | None = None) -> InteractionResult:
    return await Direct(server).challenge()


async def type_directly(server: SimulatedServer, _seen: Seen | None) -> InteractionResult:
    return await Direct(server).slash(server.alice, "play", play="8/5 6/5")


async def challenged_directly(server: SimulatedServer) -> None:
    await challenge_directly(server)


async def to_play_directly(server: SimulatedServer) -> None:
    await Direct(server).start("31")


def pressing(member: str, kind: StrEnum) -> Deed:
    return lambda server, seen: server.press(getattr(server, member), kind, seen)


def pressing_directly(member: str, kind: StrEnum) -> Deed:
    return lambda server, seen: Direct(server).press(getattr(server, member), kind, seen)


def typing(member: str, command: str, **options: str) -> Deed:
    return lambda server, _seen: getattr(server, member).slash(server.channel, command, **options)


SCENES: dict[str, Scene] = {
    "challenge": (empty_channel, challenge),
    "accept": (challenged, pressing("bob", HeadsUpButton.ACCEPT)),
    "roll": (to_roll, pressing("alice", SharedButton.ROLL)),
    "confirm": (to_confirm, pressing("alice", SharedButton.CONFIRM)),
    "last board of a game": (to_pass_in_a_match, pressing("alice", SharedButton.PASS_NOW)),
    "end of a game": (at_the_last_checker_of_a_game, pressing("alice", HeadsUpButton.FORCED)),
}
MORE_SCENES: dict[str, Scene] = {
    "dance": (to_dance, pressing("alice", SharedButton.ROLL)),
    "double": (to_double, pressing("alice", SharedButton.DOUBLE_NOW)),
    "play by command": (to_play, typing("alice", "play", play="8/5 6/5")),
    "withdraw": (challenged, pressing("alice", HeadsUpButton.WITHDRAW)),
    "end of a match": (at_the_last_checker_of_a_match, pressing("alice", HeadsUpButton.FORCED)),
    "next game": (between_games, pressing("bob", HeadsUpButton.NEXT)),
    "direct challenge": (empty_channel, challenge_directly),
    "direct play": (to_play_directly, type_directly),
    "last board of a direct game": (to_pass_directly, pressing_directly("alice", SharedButton.PASS_NOW)),
    "direct acceptance": (challenged_directly, pressing_directly("bob", HeadsUpButton.ACCEPT)),
    "next game by command": (between_games, typing("bob", "next")),
    "end of a session": (between_games, pressing("bob", HeadsUpButton.END)),
}


ALL_SCENES = [
    *(pytest.param(scene, id=name) for name, scene in SCENES.items()),
    *(pytest.param(scene, id=name, marks=pytest.mark.proof) for name, scene in MORE_SCENES.items()),
]


@dataclass(frozen=True)
class Stored:
    """Everything that is stored of the channel's table, or of the one that is played directly."""

    version: int
    state: HeadsUpState
    events: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """The stored state, the content of the channel and of direct messages, and whom that has notified."""

    stored: Stored | None
    shown: tuple[tuple[str, tuple[CustomId, ...]], ...]
    pings: tuple[int, ...]


def stored(uow: UnitOfWork, channel: int) -> Stored | None:
    try:
        table = latest_table(uow, channel) if uow.tables.latest_in_channel(channel) else load_table(uow, 1)
    except NoTable:
        return None
    events = uow.events.since(table.id, -1)
    state = replace(table.state, dice=None)  # secrets differ each time
    return Stored(table.version, state, tuple(f"{event.kind} {event.payload}" for event in events))


async def outcome(server: SimulatedServer) -> Outcome:
    kept = await server.database.run(stored, server.channel.id)
    places = (server.channel, *(member.user.dm_channel for member in (server.alice, server.bob)))
    messages = (message for place in places for message in server.messages(place))
    shown = tuple((message.log, tuple(message.acts)) for message in messages)
    return Outcome(kept, shown, tuple(server.rest.pings))


async def told(folder: Path, scene: Scene) -> tuple[Seen | None, Story[Outcome]]:
    """Let a scene happen undisturbed; return the message that was pressed too, if it was not the board."""
    begin, advance = scene
    async with open_server(folder) as server:
        seen = await begin(server)
        server.dice.will_fall(ROLL)
        return seen, await tell(server, lambda: advance(server, seen), lambda: outcome(server))


async def check_deaths(folder: Path, scene: Scene, downtime: timedelta) -> int:
    """Let the bot die for a time, at every moment of a scene in turn, and return how many there are."""
    seen, story = await told(folder, scene)
    for moment in story.moments:
        async with reopen_server(folder, moment.snapshot, downtime) as server:
            found = await outcome(server)
            assert found in (story.before, story.after), moment.where
            assert len(server.dice.thrown) == moment.thrown, moment.where
            if found == story.before:
                server.dice.script.clear()
                server.dice.will_fall(ROLL)
                await scene[1](server, seen and server.seen_again(seen))
                assert await outcome(server) == story.after, moment.where
    return len(story.moments)


async def check_failures(folder: Path, scene: Scene) -> int:
    """Let the store or Discord fail at every moment of a scene in turn, and return how many there are."""
    seen, story = await told(folder, scene)
    for number in count():
        async with reopen_server(folder, story.beginning) as server:
            server.crash_points.arm(fails_at=number)
            result = await scene[1](server, seen and server.seen_again(seen))
            if not server.crash_points.has_struck:
                return number
            where, answer = server.crash_points.moments[number], private_texts(result)
            await server.let_pass(A_WHILE)
            found = await outcome(server)
            assert found in (story.before, story.after), where
            assert ("nothing was changed" in answer) is (found == story.before), where
            assert "Something went wrong" not in answer, where
    raise AssertionError


@pytest.mark.parametrize(
    "downtime",
    [pytest.param(NO_TIME, id="at once"), pytest.param(LONG, id="later", marks=pytest.mark.proof)],
)
@pytest.mark.parametrize("scene", ALL_SCENES)
async def test_wherever_the_bot_dies_all_is_as_before_or_as_after(
    tmp_path: Path, scene: Scene, downtime: timedelta
) -> None:
    assert await check_deaths(tmp_path, scene, downtime) > FEWEST_MOMENTS


async def test_a_board_whose_fate_nobody_knows_is_posted_once_though_nonces_are_forgotten(
    tmp_path: Path,
) -> None:
    assert await check_deaths(tmp_path, SCENES["confirm"], LONG) > FEWEST_MOMENTS


@pytest.mark.parametrize("scene", ALL_SCENES)
async def test_whatever_fails_all_is_as_before_or_soon_as_after(
    tmp_path: Path, scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    assert await check_failures(tmp_path, scene) > FEWEST_MOMENTS
    caplog.clear()
