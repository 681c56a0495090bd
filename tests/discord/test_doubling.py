"""Doubling asks once more, apart from Roll, unless the player has switched the question off."""

from enum import StrEnum

import pytest

from bot.engine import Cube, Phase, Side
from bot.play.display.panel import SharedButton
from tests.discord.chouette import FIVE, Chouette
from tests.discord.seen import SILENCE, is_silent, private, private_texts
from tests.discord.simulated_server import SimulatedServer
from tests.discord.team_thread import team_opens
from tests.engine.games import game_at

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"


@pytest.fixture
async def game(chouette: Chouette) -> Chouette:
    """Five members; the box has played, and the team is to roll."""
    await chouette.start(FIVE)
    await chouette.types("Alice", "play", play="8/5 6/5")
    return chouette


async def test_a_double_asks_once_more_and_can_be_called_off(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    asked = private(await server.press(server.alice, SharedButton.DOUBLE))
    assert asked.text == "Double to 2?"
    assert asked.labels == ["Double to 2", "Cancel"]
    private(await server.press(server.alice, SharedButton.KEEP_PLAYING, asked))
    assert (await server.table()).version == 0
    asked = private(await server.press(server.alice, SharedButton.DOUBLE))
    assert is_silent(await server.press(server.alice, SharedButton.DOUBLE_NOW, asked))
    assert "Alice doubles to 2" in server.board.text


@pytest.mark.parametrize("answer", [SharedButton.DOUBLE_NOW, SharedButton.KEEP_PLAYING])
async def test_of_two_questions_the_one_that_is_left_says_what_the_table_waits_for(
    server: SimulatedServer, answer: StrEnum
) -> None:
    await server.seat(game_at(START, cube=Cube(2, Side.WHITE)))
    left, answered = [private(await server.press(server.alice, SharedButton.DOUBLE)) for _ in range(2)]
    assert left.text == "Redouble to 4?"
    await server.press(server.alice, SharedButton.DOUBLE_NOW, answered)
    told = private(await server.press(server.alice, answer, left))
    assert told.text.startswith("That board is out of date. Waiting for Bob to take or pass.")
    assert told.labels == []
    assert (await server.table()).version == 1


async def test_of_two_questions_whether_to_pass_the_one_that_is_left_says_what_can_be_done(
    server: SimulatedServer,
) -> None:
    await server.seat(game_at(START))
    await server.double(server.alice)
    left = private(await server.press(server.bob, SharedButton.PASS))
    server.dice.will_fall("31")
    await server.press(server.bob, SharedButton.TAKE)
    told = private(await server.press(server.bob, SharedButton.KEEP_PLAYING, left))
    assert told.text.startswith("That board is out of date. Waiting for Alice to")


async def test_of_two_questions_to_the_box_the_one_that_is_left_says_whom_the_table_waits_for(
    game: Chouette,
) -> None:
    await game.presses("Bob", "Roll")
    await game.plays("Bob")
    left, answered, called_off = [await game.presses("Alice", "Double all") for _ in range(3)]
    assert (await game.presses("Alice", "Cancel", called_off)).text == "Cancelled."
    await game.presses("Alice", "Double all to 2", answered)
    told = await game.presses("Alice", "Cancel", left)
    assert told.text.startswith("That board is out of date. Waiting for Bob, Carol, Dora and Eve to")


async def test_whoever_switched_the_question_off_doubles_at_once(server: SimulatedServer) -> None:
    shown = private(await server.alice.slash(server.channel, "settings me", confirm_double=False))
    assert "Ask before doubling: **off**" in shown.text
    await server.seat(game_at(START))
    await server.press(server.alice, SharedButton.DOUBLE)
    assert "Alice doubles to 2" in server.board.text


async def test_the_command_asks_too_unless_its_giver_is_sure(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    assert private(await server.alice.slash(server.channel, "double")).text == "Double to 2?"
    assert (await server.table()).version == 0
    await server.alice.slash(server.channel, "double", sure=True)
    assert "Alice doubles to 2" in server.board.text


async def test_the_double_lies_apart_from_roll(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    rows = [
        [button["label"] for button in row["components"]]
        for row in server.board.components
        if row["type"] == 1
    ]
    assert rows == [["Roll", "Resign"], ["Since my turn", "My side", "Rules"], ["Double to 2"]]


async def test_yes_to_a_question_from_before_the_roll_is_refused(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    asked = private(await server.press(server.alice, SharedButton.DOUBLE))
    server.dice.will_fall("31")
    await server.press(server.alice, SharedButton.ROLL)
    late = await server.press(server.alice, SharedButton.DOUBLE_NOW, asked)
    assert private_texts(late).startswith("That board is out of date.")
    assert (await server.table()).game.phase is Phase.MOVE


async def test_the_box_is_asked_once_more(game: Chouette) -> None:
    await game.presses("Bob", "Roll")
    await game.plays("Bob")
    asked = await game.presses("Alice", "Double all")
    assert asked.text == "Double all to 2?"
    assert asked.labels == ["Double all to 2", "Cancel"]
    assert "Alice doubles" not in game.board.text
    await game.presses("Alice", "Double all to 2", asked)
    assert "Alice doubles Bob, Carol, Dora and Eve to 2" in game.board.text


async def test_the_box_may_have_switched_the_question_off(game: Chouette) -> None:
    await game.types("Alice", "settings me", confirm_double=False)
    await game.presses("Bob", "Roll")
    await game.plays("Bob")
    assert await game.presses("Alice", "Double all") is SILENCE
    assert "Alice doubles Bob, Carol, Dora and Eve to 2" in game.board.text


async def test_the_box_that_types_it_is_asked_for_whom_or_doubles_all_if_sure(game: Chouette) -> None:
    await game.presses("Bob", "Roll")
    await game.plays("Bob")
    asked = await game.types("Alice", "double")
    assert "Confirm" in asked.labels
    await game.types("Alice", "double", sure=True)
    assert "Alice doubles Bob, Carol, Dora and Eve to 2" in game.board.text


async def test_a_member_who_may_still_take_it_back_is_not_asked(game: Chouette) -> None:
    told = await game.presses("Carol", "Double to 2")
    assert "Take back double" in told.labels


async def test_a_captain_who_alone_may_double_is_asked(chouette: Chouette) -> None:
    await team_opens(chouette, cube_mode="single")
    await chouette.types("Bob", "play", play="8/5 6/5")
    await chouette.presses("Alice", "Roll")
    await chouette.plays("Alice")
    asked = await chouette.presses("Bob", "Double to 2")
    assert asked.text == "Double to 2?"
    await chouette.presses("Bob", "Double to 2", asked)
    assert "doubles" in chouette.board.text
