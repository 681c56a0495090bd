"""A restart in the middle: every button sent before it still works."""

from collections.abc import Awaitable, Callable

import pytest

from bot.engine import Cube, Phase, RuleSheet, Side, WinKind
from bot.play.base.table import Status
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.players import ByButtons
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at
from tests.play.heads_up.tables import START

LAST_CHECKER = "1:1 | 1:1"

Before = Callable[[SimulatedServer], Awaitable[Seen]]
"""Leads to a message with a button, which is pressed after the restart."""


async def board_to_roll(server: SimulatedServer) -> Seen:
    await server.seat(game_at(START))
    return server.board


async def board_to_play(server: SimulatedServer) -> Seen:
    await server.seat(game_at(START, roll="31"))
    return server.board


async def board_with_a_forced_play(server: SimulatedServer) -> Seen:
    await server.seat(game_at("6:2 4:1 | 23:2 24:2", roll="54"))
    return server.board


async def board_with_a_double(server: SimulatedServer) -> Seen:
    await server.seat(game_at(START, on_roll=Side.BLACK, cube=Cube().offered(Side.BLACK)))
    return server.board


async def question_whether_to_double(server: SimulatedServer) -> Seen:
    return private(await server.press(server.alice, SharedButton.DOUBLE, await board_to_roll(server)))


async def question_whether_to_pass(server: SimulatedServer) -> Seen:
    return private(await server.press(server.alice, SharedButton.PASS, await board_with_a_double(server)))


async def question_what_to_resign(server: SimulatedServer) -> Seen:
    return private(await server.press(server.alice, SharedButton.RESIGN, await board_to_play(server)))


async def board_with_a_resignation(server: SimulatedServer) -> Seen:
    await server.seat(game_at(START, on_roll=Side.BLACK))
    await ByButtons(server).resign(server.bob, WinKind.SINGLE)
    return server.board


async def builder_at_its_start(server: SimulatedServer) -> Seen:
    return private(await server.press(server.alice, SharedButton.PLAY, await board_to_play(server)))


async def builder_in_the_middle(server: SimulatedServer) -> Seen:
    built = await builder_at_its_start(server)
    return await server.follow(built, "8")


async def builder_at_its_end(server: SimulatedServer) -> Seen:
    built = await builder_in_the_middle(server)
    built = await server.follow(built, "8/5")
    return await server.follow(built, "6/5")


async def open_challenge(server: SimulatedServer) -> Seen:
    await server.bob.slash(server.channel, "challenge")
    return server.board


async def challenge_to_alice(server: SimulatedServer) -> Seen:
    await server.bob.slash(server.channel, "challenge", opponent=server.alice)
    return server.board


async def own_challenge(server: SimulatedServer) -> Seen:
    await server.alice.slash(server.channel, "challenge")
    return server.board


async def board_with_a_result(server: SimulatedServer) -> Seen:
    await server.seat(game_at(LAST_CHECKER, roll="21"), RuleSheet(length=1))
    await server.press(server.alice, HeadsUpButton.FORCED)
    return server.board


@pytest.mark.parametrize(
    ("before", "kind", "status", "phase"),
    [
        (open_challenge, HeadsUpButton.ACCEPT, Status.PLAYING, Phase.MOVE),
        (challenge_to_alice, HeadsUpButton.ACCEPT, Status.PLAYING, Phase.MOVE),
        (board_to_roll, SharedButton.ROLL, Status.PLAYING, Phase.MOVE),
        (question_whether_to_double, SharedButton.DOUBLE_NOW, Status.PLAYING, Phase.ANSWER),
        (board_with_a_double, SharedButton.TAKE, Status.PLAYING, Phase.CUBE),
        (question_whether_to_pass, SharedButton.PASS_NOW, Status.PLAYING, Phase.OVER),
        (question_what_to_resign, SharedButton.RESIGN_AS, Status.PLAYING, Phase.RESIGNATION),
        (board_with_a_resignation, SharedButton.AGREE, Status.PLAYING, Phase.OVER),
        (board_with_a_resignation, SharedButton.REFUSE, Status.PLAYING, Phase.CUBE),
        (board_with_a_forced_play, HeadsUpButton.FORCED, Status.PLAYING, Phase.CUBE),
        (builder_at_its_end, SharedButton.CONFIRM, Status.PLAYING, Phase.CUBE),
    ],
)
async def test_a_button_that_was_sent_before_is_carried_out(
    server: SimulatedServer, before: Before, kind: SharedButton, status: Status, phase: Phase
) -> None:
    seen = await before(server)
    await server.restart()
    await server.press(server.alice, kind, seen)
    table = await server.table()
    assert (table.status, table.game.phase) == (status, phase)
    assert table.live_message == server.board.id


@pytest.mark.parametrize(
    ("before", "kind", "sentence"),
    [
        (board_to_roll, SharedButton.DOUBLE, "Double to 2?"),
        (board_with_a_double, SharedButton.PASS, "Pass the double?"),
        (question_whether_to_pass, SharedButton.KEEP_PLAYING, "Cancelled."),
        (board_to_play, SharedButton.RESIGN, "What do you resign?"),
        (board_to_play, SharedButton.PLAY, "### Your roll: 3-1\nChoose a play, or a checker to move."),
        (builder_at_its_start, SharedButton.BUILD, "### Your roll: 3-1\nFrom 24"),
        (builder_in_the_middle, SharedButton.BUILD, "### 3-1: 8/"),
        (builder_at_its_end, SharedButton.BUILD, "### 3-1: 8/5\nChoose the next checker."),
        (board_to_play, HeadsUpButton.SINCE, "### Nothing has happened since your turn"),
        (board_to_play, SharedButton.FLIP, "### Alice and Bob"),
        (board_with_a_result, SharedButton.FLIP, "### Alice and Bob"),
    ],
)
async def test_a_button_that_was_sent_before_still_shows_what_it_showed(
    server: SimulatedServer, before: Before, kind: SharedButton, sentence: str
) -> None:
    seen = await before(server)
    await server.restart()
    assert private(await server.press(server.alice, kind, seen)).text.startswith(sentence)


async def test_a_challenge_can_still_be_withdrawn_and_declined(server: SimulatedServer) -> None:
    seen = await own_challenge(server)
    await server.restart()
    await server.press(server.alice, HeadsUpButton.WITHDRAW, seen)
    assert server.board.text.endswith("Alice withdrew the challenge.")
    seen = await challenge_to_alice(server)
    await server.restart()
    await server.press(server.alice, HeadsUpButton.DECLINE, seen)
    assert server.board.text.endswith("Alice declined Bob's challenge.")


async def test_a_rematch_can_still_be_asked_for(server: SimulatedServer) -> None:
    seen = await board_with_a_result(server)
    await server.restart()
    await server.press(server.bob, HeadsUpButton.REMATCH, seen)
    assert server.board.text.startswith("### Bob wants a rematch")


async def test_a_restart_posts_and_notifies_nothing_anew(server: SimulatedServer) -> None:
    await board_to_roll(server)
    messages, pings = server.messages(), list(server.rest.pings)
    await server.restart()
    assert [message.text for message in server.messages()] == [message.text for message in messages]
    assert server.rest.pings == pings
