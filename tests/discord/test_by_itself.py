"""What is done by itself for people who have chosen nothing, in games of two and in chouettes, on Discord."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine import STARTS, Cube, MakePlay, RuleSheet, Side, legal_actions
from bot.engine.chouette import ChouettePhase, Need, only_choice
from bot.play.panel import Kind
from bot.play.table import Status
from tests.discord.chouette import Chouette, open_chouette
from tests.discord.players import ByButtons, start_game
from tests.discord.simulated_server import SimulatedServer
from tests.discord.table_checks import TableChecks
from tests.engine.games import game_at

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
THREE = ("Alice", "Bob", "Carol")


@pytest.fixture
async def game(tmp_path: Path) -> AsyncIterator[Chouette]:
    """Alice, Bob and Carol, who have chosen nothing."""
    async with open_chouette(tmp_path, THREE, by_hand=False) as chouette:
        yield chouette


async def test_after_a_take_the_doubler_has_rolled_and_is_mentioned_once_to_play(
    new_server: SimulatedServer,
) -> None:
    await new_server.seat(game_at(START))
    await new_server.double(new_server.alice)
    new_server.dice.will_fall("62")
    await new_server.press(new_server.bob, Kind.TAKE)
    lines = new_server.board.text.splitlines()
    told = ["Alice doubles to 2", "Bob takes at 2", "Alice rolls 6-2 (automatically)"]
    assert [line for line in lines if line in told] == told
    assert f"**<@{new_server.alice.id}> to play 6-2.**" in lines
    assert new_server.rest.pings == [new_server.alice.id, new_server.bob.id, new_server.alice.id]


async def test_a_forced_turn_costs_no_press_and_no_mention(new_server: SimulatedServer) -> None:
    await new_server.seat(game_at("3:1 2:3 | 6:2 5:4", roll="21", cube=Cube(2, Side.WHITE)))
    new_server.dice.will_fall("66")
    await new_server.alice.slash(new_server.channel, "play", play="3/1 2/1")
    lines = new_server.board.text.splitlines()
    assert "Bob 6-6: 6/off(2) 5/off(2) (automatically)" in lines
    assert f"**<@{new_server.alice.id}> to roll.**" in lines
    assert new_server.rest.pings == [new_server.alice.id]


async def test_in_a_whole_match_nobody_is_asked_where_there_is_nothing_to_decide(
    new_server: SimulatedServer,
) -> None:
    hand, asked = ByButtons(new_server), 0
    await start_game(new_server, "31", hand, RuleSheet(length=1, start=STARTS["hypergammon"]))
    checks = TableChecks(new_server)
    table = await checks.look()
    while table.status is Status.PLAYING:
        (player,) = table.must_act
        plays = [action for action in legal_actions(table.game, player) if isinstance(action, MakePlay)]
        assert len(plays) > 1
        await hand.act(min(plays, key=lambda action: action.play.after.own_pips))
        table = await checks.look(player)
        asked += 1
    assert asked > 5


async def test_the_box_of_a_chouette_is_mentioned_to_play_what_was_rolled_for_it(game: Chouette) -> None:
    await game.start(THREE, "654131")
    await game.types("Alice", "play", play="8/5 6/5")
    game.server.dice.will_fall("62")
    await game.presses("Bob", "Roll")
    await game.types("Bob", "play", play="24/18 13/11")
    await game.doubles("Alice")
    await game.presses("Carol", "Take")
    game.server.dice.will_fall("43")
    await game.presses("Bob", "Take")
    await game.plays("Alice")
    game.server.dice.will_fall("62")
    await game.presses("Bob", "Roll")
    game.server.dice.will_fall("51")
    before = len(game.pinged())
    await game.plays("Bob")
    assert "Box rolls 5-1 (automatically)" in game.board.text
    assert f"<@{game.people['Alice'].id}> to play 5-1" in game.board.text
    assert game.pinged()[before:] == ["Alice"]


async def test_in_a_whole_game_of_a_chouette_nobody_is_asked_where_there_is_nothing_to_decide(
    game: Chouette,
) -> None:
    await game.start(THREE, "654131", start="hypergammon")
    asked, before = 0, len(game.pinged())
    while (table := await game.table()).chouette.phase is not ChouettePhase.BETWEEN:
        assert only_choice(table.chouette) is None
        waiting = table.waiting[0]
        name = table.players[waiting.player].name
        match waiting.need:
            case Need.ROLL if (
                any(each.startswith("Double all") for each in game.board.labels) and name == "Alice"
            ):
                await game.doubles(name)
            case Need.ROLL:
                await game.presses(name, "Roll")
            case Need.ANSWER:
                await game.presses(name, "Take")
            case _:
                await game.plays(name)
        asked += 1
    assert asked > 5
    assert len(game.pinged()) - before <= asked
