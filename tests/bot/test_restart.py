"""A restart in the middle: every button sent before it still works."""

from collections.abc import Awaitable, Callable

import pytest

from bot.engine import Cube, Phase, RuleSheet, Side, WinKind
from bot.play.panel import Kind
from bot.play.table import Status
from tests.bot.club import Club
from tests.bot.players import ByButtons
from tests.bot.seen import Seen, private
from tests.engine.games import game_at

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
LAST_CHECKER = "1:1 | 1:1"

Before = Callable[[Club], Awaitable[Seen]]
"""Leads to a message with a button, which is pressed after the restart."""


async def board_to_roll(club: Club) -> Seen:
    await club.seat(game_at(START))
    return club.board


async def board_to_play(club: Club) -> Seen:
    await club.seat(game_at(START, roll="31"))
    return club.board


async def board_with_a_forced_play(club: Club) -> Seen:
    await club.seat(game_at("6:2 4:1 | 23:2 24:2", roll="54"))
    return club.board


async def board_with_a_double(club: Club) -> Seen:
    await club.seat(game_at(START, on_roll=Side.BLACK, cube=Cube().offered(Side.BLACK)))
    return club.board


async def question_whether_to_double(club: Club) -> Seen:
    return private(await club.press(club.alice, Kind.DOUBLE, await board_to_roll(club)))


async def question_whether_to_pass(club: Club) -> Seen:
    return private(await club.press(club.alice, Kind.PASS, await board_with_a_double(club)))


async def question_what_to_resign(club: Club) -> Seen:
    return private(await club.press(club.alice, Kind.RESIGN, await board_to_play(club)))


async def board_with_a_resignation(club: Club) -> Seen:
    await club.seat(game_at(START, on_roll=Side.BLACK))
    await ByButtons(club).resign(club.bob, WinKind.SINGLE)
    return club.board


async def builder_at_its_start(club: Club) -> Seen:
    return private(await club.press(club.alice, Kind.PLAY, await board_to_play(club)))


async def builder_in_the_middle(club: Club) -> Seen:
    built = await builder_at_its_start(club)
    return private(await club.alice.click(built.message, custom_id=built.labelled("8")))


async def builder_at_its_end(club: Club) -> Seen:
    built = await builder_in_the_middle(club)
    built = private(await club.alice.click(built.message, custom_id=built.labelled("8/5")))
    return private(await club.alice.click(built.message, custom_id=built.labelled("6/5")))


async def open_challenge(club: Club) -> Seen:
    await club.bob.slash(club.channel, "challenge")
    return club.board


async def challenge_to_alice(club: Club) -> Seen:
    await club.bob.slash(club.channel, "challenge", opponent=club.alice)
    return club.board


async def own_challenge(club: Club) -> Seen:
    await club.alice.slash(club.channel, "challenge")
    return club.board


async def board_with_a_result(club: Club) -> Seen:
    await club.seat(game_at(LAST_CHECKER, roll="21"), RuleSheet(length=1))
    await club.press(club.alice, Kind.FORCED)
    return club.board


@pytest.mark.parametrize(
    ("before", "kind", "status", "phase"),
    [
        (open_challenge, Kind.ACCEPT, Status.PLAYING, Phase.MOVE),
        (challenge_to_alice, Kind.ACCEPT, Status.PLAYING, Phase.MOVE),
        (board_to_roll, Kind.ROLL, Status.PLAYING, Phase.MOVE),
        (question_whether_to_double, Kind.DOUBLE_NOW, Status.PLAYING, Phase.ANSWER),
        (board_with_a_double, Kind.TAKE, Status.PLAYING, Phase.CUBE),
        (question_whether_to_pass, Kind.PASS_NOW, Status.PLAYING, Phase.OVER),
        (question_what_to_resign, Kind.RESIGN_AS, Status.PLAYING, Phase.RESIGNATION),
        (board_with_a_resignation, Kind.AGREE, Status.PLAYING, Phase.OVER),
        (board_with_a_resignation, Kind.REFUSE, Status.PLAYING, Phase.CUBE),
        (board_with_a_forced_play, Kind.FORCED, Status.PLAYING, Phase.CUBE),
        (builder_at_its_end, Kind.CONFIRM, Status.PLAYING, Phase.CUBE),
    ],
)
async def test_a_button_that_was_sent_before_is_carried_out(
    club: Club, before: Before, kind: Kind, status: Status, phase: Phase
) -> None:
    seen = await before(club)
    await club.restart()
    await club.press(club.alice, kind, seen)
    table = await club.table()
    assert (table.status, table.game.phase) == (status, phase)
    assert table.live_message == club.board.id


@pytest.mark.parametrize(
    ("before", "kind", "sentence"),
    [
        (board_to_roll, Kind.DOUBLE, "Double to 2?"),
        (board_with_a_double, Kind.PASS, "Pass, and lose 1 point?"),
        (question_whether_to_pass, Kind.KEEP_PLAYING, "Nothing was done; the game goes on."),
        (board_to_play, Kind.RESIGN, "Which loss do you offer?"),
        (board_to_play, Kind.PLAY, "### 3-1: …\nChoose a play, or a checker to move."),
        (builder_at_its_start, Kind.BUILD, "### 3-1: "),
        (builder_in_the_middle, Kind.BUILD, "### 3-1: 8/"),
        (builder_at_its_end, Kind.BUILD, "### 3-1: 8/5\nChoose the next checker."),
        (board_to_play, Kind.SINCE, "### Nothing has happened since your turn"),
        (board_to_play, Kind.FLIP, "### Alice and Bob"),
        (board_with_a_result, Kind.FLIP, "### Alice 1, Bob 0"),
    ],
)
async def test_a_button_that_was_sent_before_still_shows_what_it_showed(
    club: Club, before: Before, kind: Kind, sentence: str
) -> None:
    seen = await before(club)
    await club.restart()
    assert private(await club.press(club.alice, kind, seen)).text.startswith(sentence)


async def test_a_challenge_can_still_be_withdrawn_and_declined(club: Club) -> None:
    seen = await own_challenge(club)
    await club.restart()
    await club.press(club.alice, Kind.WITHDRAW, seen)
    assert club.board.text.endswith("Alice withdrew the challenge to anyone.")
    seen = await challenge_to_alice(club)
    await club.restart()
    await club.press(club.alice, Kind.DECLINE, seen)
    assert club.board.text.endswith("Alice declined Bob's challenge.")


async def test_a_rematch_can_still_be_asked_for(club: Club) -> None:
    seen = await board_with_a_result(club)
    await club.restart()
    await club.press(club.bob, Kind.REMATCH, seen)
    assert club.board.text.startswith("### Bob wants a rematch")


async def test_a_restart_posts_and_notifies_nothing_anew(club: Club) -> None:
    await board_to_roll(club)
    messages, pings = club.messages(), list(club.wire.pings)
    await club.restart()
    assert [message.text for message in club.messages()] == [message.text for message in messages]
    assert club.wire.pings == pings
