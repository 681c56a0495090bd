"""The bot dies, or is let down, at every await of an action: what is stored is as before or as after it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import count
from pathlib import Path

import pytest
from simcord.results import InteractionResult

from bot.discord.custom_ids import CustomId
from bot.engine import RuleSheet, Side
from bot.play.errors import NoTable
from bot.play.heads_up.store import latest_table, load_table
from bot.play.heads_up.table import HeadsUpState
from bot.play.panel import Kind
from storage import UnitOfWork
from tests.bot.club import Club, open_club, reopen_club
from tests.bot.crashes import Story, tell
from tests.bot.direct import Direct
from tests.bot.players import start_game
from tests.bot.seen import Seen, private, private_texts
from tests.engine.games import game_at
from tests.presenters.people import win

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
CLOSED_OUT = "bar:1 6:5 5:5 4:4 | 6:2 5:2 4:2 3:2 2:2 1:3 8:2"
LAST_CHECKER = "1:1 | 1:1"
FIVE = RuleSheet(length=5)
ROLL = "61"
FEWEST_MOMENTS = 5
A_WHILE = timedelta(minutes=2)
NO_TIME, LONG = timedelta(), timedelta(hours=1)

Before = Callable[[Club], Awaitable[Seen | None]]
"""Leads to what was before, and returns the message that is to be pressed, if it is not the board."""
Deed = Callable[[Club, Seen | None], Awaitable[InteractionResult]]
Scene = tuple[Before, Deed]


async def empty_channel(_club: Club) -> None:
    pass


async def challenge(club: Club, _seen: Seen | None = None) -> InteractionResult:
    return await club.alice.slash(club.channel, "challenge", opponent=club.bob)


async def challenged(club: Club) -> None:
    await challenge(club)


async def to_roll(club: Club) -> None:
    await club.seat(game_at(START))


async def to_double(club: Club) -> Seen:
    await to_roll(club)
    return private(await club.press(club.alice, Kind.DOUBLE))


async def to_dance(club: Club) -> None:
    await club.seat(game_at(CLOSED_OUT))


async def to_play(club: Club) -> None:
    await club.seat(game_at(START, roll="31"))


async def to_confirm(club: Club) -> Seen:
    await to_play(club)
    built = private(await club.press(club.alice, Kind.PLAY))
    for label in ("8", "8/5", "6/5"):
        built = private(await club.alice.click(built.message, custom_id=built.labelled(label)))
    return built


async def at_the_last_checker_of_a_game(club: Club) -> None:
    await club.seat(game_at(LAST_CHECKER, roll="21"), FIVE, (win(Side.BLACK, 2),))


async def at_the_last_checker_of_a_match(club: Club) -> None:
    await club.seat(game_at(LAST_CHECKER, roll="21"), FIVE, (win(Side.WHITE, 4),))


async def to_pass_in_a_match(club: Club) -> Seen:
    await start_game(club, "31", sheet=FIVE)
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    await club.double(club.bob)
    return private(await club.press(club.alice, Kind.PASS))


async def to_pass_directly(club: Club) -> Seen:
    direct = Direct(club)
    await direct.start("31", FIVE)
    await direct.slash(club.alice, "play", play="8/5 6/5")
    await direct.slash(club.bob, "double", sure=True)
    return private(await direct.press(club.alice, Kind.PASS))


async def between_games(club: Club) -> None:
    await club.seat(game_at(LAST_CHECKER, roll="21"))
    await club.press(club.alice, Kind.FORCED)


async def type_next(club: Club, _seen: Seen | None) -> InteractionResult:
    return await club.bob.slash(club.channel, "next")


async def type_play(club: Club, _seen: Seen | None) -> InteractionResult:
    return await club.alice.slash(club.channel, "play", play="8/5 6/5")


async def challenge_directly(club: Club, _seen: Seen | None = None) -> InteractionResult:
    return await Direct(club).challenge()


async def accept_directly(club: Club, _seen: Seen | None) -> InteractionResult:
    return await Direct(club).press(club.bob, Kind.ACCEPT)


async def pass_directly(club: Club, seen: Seen | None) -> InteractionResult:
    return await Direct(club).press(club.alice, Kind.PASS_NOW, seen)


async def type_play_directly(club: Club, _seen: Seen | None) -> InteractionResult:
    return await Direct(club).slash(club.alice, "play", play="8/5 6/5")


async def challenged_directly(club: Club) -> None:
    await challenge_directly(club)


async def to_play_directly(club: Club) -> None:
    await Direct(club).start("31")


def pressing(member: str, kind: Kind) -> Deed:
    return lambda club, seen: club.press(getattr(club, member), kind, seen)


SCENES: dict[str, Scene] = {
    "challenge": (empty_channel, challenge),
    "accept": (challenged, pressing("bob", Kind.ACCEPT)),
    "roll": (to_roll, pressing("alice", Kind.ROLL)),
    "confirm": (to_confirm, pressing("alice", Kind.CONFIRM)),
    "last board of a game": (to_pass_in_a_match, pressing("alice", Kind.PASS_NOW)),
    "end of a game": (at_the_last_checker_of_a_game, pressing("alice", Kind.FORCED)),
}
MORE_SCENES: dict[str, Scene] = {
    "dance": (to_dance, pressing("alice", Kind.ROLL)),
    "double": (to_double, pressing("alice", Kind.DOUBLE_NOW)),
    "play by command": (to_play, type_play),
    "withdraw": (challenged, pressing("alice", Kind.WITHDRAW)),
    "end of a match": (at_the_last_checker_of_a_match, pressing("alice", Kind.FORCED)),
    "next game": (between_games, pressing("bob", Kind.NEXT)),
    "direct challenge": (empty_channel, challenge_directly),
    "direct play": (to_play_directly, type_play_directly),
    "last board of a direct game": (to_pass_directly, pass_directly),
    "direct acceptance": (challenged_directly, accept_directly),
    "next game by command": (between_games, type_next),
    "end of a session": (between_games, pressing("bob", Kind.END)),
}


ALL_SCENES = SCENES | MORE_SCENES


@dataclass(frozen=True)
class Stored:
    """Everything that is kept of the channel's table, or of the one that is played directly."""

    version: int
    state: HeadsUpState
    events: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """What is stored, what the channel and direct messages show, and whom that has notified."""

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


async def outcome(club: Club) -> Outcome:
    kept = await club.database.run(lambda uow: stored(uow, club.channel.id))
    places = (club.channel, *(member.user.dm_channel for member in (club.alice, club.bob)))
    messages = (message for place in places for message in club.messages(place))
    shown = tuple((message.log, tuple(message.acts)) for message in messages)
    return Outcome(kept, shown, tuple(club.wire.pings))


async def told(folder: Path, scene: Scene) -> tuple[Seen | None, Story[Outcome]]:
    """Let a scene happen undisturbed; return the message that was pressed too, if it was not the board."""
    begin, advance = scene
    async with open_club(folder) as club:
        seen = await begin(club)
        club.dice.will_fall(ROLL)
        return seen, await tell(club, lambda: advance(club, seen), lambda: outcome(club))


async def check_deaths(folder: Path, scene: Scene, downtime: timedelta) -> int:
    """Let the bot die for a time, at every moment of a scene in turn, and return how many there are."""
    seen, story = await told(folder, scene)
    for moment in story.moments:
        async with reopen_club(folder, moment.snapshot, downtime) as club:
            found = await outcome(club)
            assert found in (story.before, story.after), moment.where
            assert len(club.dice.thrown) == moment.thrown, moment.where
            if found == story.before:
                club.dice.script.clear()
                club.dice.will_fall(ROLL)
                await scene[1](club, seen and club.seen_again(seen))
                assert await outcome(club) == story.after, moment.where
    return len(story.moments)


async def check_failures(folder: Path, scene: Scene) -> int:
    """Let the store or Discord fail at every moment of a scene in turn, and return how many there are."""
    seen, story = await told(folder, scene)
    for number in count():
        async with reopen_club(folder, story.beginning) as club:
            club.peril.arm(fails_at=number)
            result = await scene[1](club, seen and club.seen_again(seen))
            if not club.peril.has_struck:
                return number
            where, answer = club.peril.moments[number], private_texts(result)
            await club.let_pass(A_WHILE)
            found = await outcome(club)
            assert found in (story.before, story.after), where
            assert ("nothing was changed" in answer) is (found == story.before), where
            assert "Something went wrong" not in answer, where
    raise AssertionError


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
async def test_wherever_the_bot_dies_all_is_as_before_or_as_after(tmp_path: Path, scene: Scene) -> None:
    assert await check_deaths(tmp_path, scene, NO_TIME) > FEWEST_MOMENTS


async def test_a_board_whose_fate_nobody_knows_is_posted_once_though_nonces_are_forgotten(
    tmp_path: Path,
) -> None:
    assert await check_deaths(tmp_path, SCENES["confirm"], LONG) > FEWEST_MOMENTS


@pytest.mark.proof
@pytest.mark.parametrize("downtime", [NO_TIME, LONG], ids=["at once", "later"])
@pytest.mark.parametrize("scene", ALL_SCENES.values(), ids=ALL_SCENES)
async def test_wherever_the_bot_dies_in_every_scene(
    tmp_path: Path, scene: Scene, downtime: timedelta
) -> None:
    assert await check_deaths(tmp_path, scene, downtime) > FEWEST_MOMENTS


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
async def test_whatever_fails_all_is_as_before_or_soon_as_after(
    tmp_path: Path, scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    assert await check_failures(tmp_path, scene) > FEWEST_MOMENTS
    caplog.clear()


@pytest.mark.proof
@pytest.mark.parametrize("scene", MORE_SCENES.values(), ids=MORE_SCENES)
async def test_whatever_fails_in_other_scenes(
    tmp_path: Path, scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    assert await check_failures(tmp_path, scene) > FEWEST_MOMENTS
    caplog.clear()
