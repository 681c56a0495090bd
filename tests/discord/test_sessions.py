"""Between two games, at the end, and over the end of a game: what is shown, to whom, and who is notified."""

import pytest

from bot.engine import Cube, RuleSheet, Side
from bot.play.base.table import Status
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.players import start_game
from tests.discord.seen import is_silent, private, private_texts
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at

LAST_CHECKER = "1:1 | 1:1"
CLOSED_OUT = "6:3 5:2 4:2 3:2 2:2 1:2 8:2 | bar:1 6:5 5:5 4:4"
WHITE, BLACK = Side.WHITE, Side.BLACK
MONEY = RuleSheet()


async def bear_off(server: SimulatedServer, sheet: RuleSheet = MONEY) -> None:
    """Let Alice bear off her last checker."""
    await server.seat(game_at(LAST_CHECKER, roll="21"), sheet)
    await server.press(server.alice, HeadsUpButton.FORCED)


async def test_after_a_game_the_other_player_alone_is_notified(server: SimulatedServer) -> None:
    await bear_off(server)
    assert server.board.text.splitlines()[2:] == [
        "**Alice wins a single game: 1 point. Bob had borne off 14 checkers.**",
        f"Alice or <@{server.bob.id}>: start the next game or end the session.",
        "-# The last turn · Alice 2-1: 1/off",
    ]
    assert server.board.labels == ["Next game", "End session", "My side", "Rules"]
    assert server.rest.pings == [server.alice.id, server.bob.id]


@pytest.mark.parametrize(("member", "dice", "starter"), [("alice", "16", "bob"), ("bob", "16", "bob")])
async def test_either_starts_the_next_game_and_who_must_play_is_notified_unless_they_did(
    server: SimulatedServer, member: str, dice: str, starter: str
) -> None:
    await bear_off(server)
    server.dice.will_fall(dice)
    assert is_silent(await server.press(getattr(server, member), HeadsUpButton.NEXT))
    assert server.board.text.splitlines()[1] == "-# Money session · game 2"
    assert server.rest.pings[2:] == ([getattr(server, starter).id] if starter != member else [])


async def test_the_command_next_is_answered_with_the_opening(server: SimulatedServer) -> None:
    await bear_off(server)
    server.dice.will_fall("16")
    answer = private(await server.bob.slash(server.channel, "next"))
    assert answer.text.splitlines()[:2] == [
        "Game 1: Alice wins a single game: 1 point. Alice leads by 1 point.",
        "Opening roll 6-1: Bob starts",
    ]
    assert answer.kinds == {SharedButton.PLAY, SharedButton.RESIGN}


async def test_the_end_of_a_session_stands_in_its_last_message_and_notifies_nobody(
    server: SimulatedServer,
) -> None:
    await bear_off(server)
    before = len(server.messages())
    answer = private(await server.alice.slash(server.channel, "end"))
    assert answer.text.startswith("The session is over after 1 game. Alice leads by 1 point. [To the board](")
    assert len(server.messages()) == before
    assert server.board.labels == ["Rematch", "My side", "Rules", "Analyse"]
    assert server.rest.pings == [server.alice.id, server.bob.id]
    assert (await server.table()).status is Status.OVER


async def test_of_next_and_end_at_once_one_counts(server: SimulatedServer) -> None:
    await bear_off(server)
    both = [server.board.custom_id(kind) for kind in (HeadsUpButton.END, HeadsUpButton.NEXT)]
    results = await server.press_at_once([server.alice], server.board, *both)
    (told,) = [text for text in map(private_texts, results) if text]
    is_over = "The session is over after 1 game. Alice leads by 1 point." in told
    assert told.startswith("That board is out of date.")
    assert is_over is not bool(server.dice.thrown)


async def test_who_would_rather_play_another_gets_a_thread_and_the_session_waits(
    server: SimulatedServer,
) -> None:
    await bear_off(server)
    answer = private(await server.alice.slash(server.channel, "challenge", opponent=server.carol))
    assert answer.text.startswith("Your challenge has its own thread: ")
    assert (await server.table()).is_between_games


@pytest.mark.parametrize(
    ("kind", "status", "number"),
    [(HeadsUpButton.NEXT, Status.PLAYING, 2), (HeadsUpButton.END, Status.OVER, 1)],
)
async def test_a_restart_between_two_games_changes_nothing(
    server: SimulatedServer, kind: SharedButton, status: Status, number: int
) -> None:
    await bear_off(server)
    seen = server.board
    await server.restart()
    assert server.board.text == seen.text
    await server.press(server.bob, kind, seen)
    table = await server.table()
    assert (table.status, table.number, table.live_message) == (status, number, server.board.id)


async def test_after_the_end_next_asks_for_a_rematch_by_the_same_sheet(server: SimulatedServer) -> None:
    sheet = RuleSheet(length=1, start=RuleSheet().start)
    await bear_off(server, sheet)
    await server.bob.slash(server.channel, "next")
    table = await server.table()
    assert (table.status, table.sheet) == (Status.CHALLENGE, sheet)
    assert server.board.text.startswith("### Bob wants a rematch\n")
    early = private(await server.alice.slash(server.channel, "next"))
    assert early.text.startswith("The game begins once you accept the challenge.")


async def test_since_my_turn_shows_the_last_play_of_a_finished_game_on_its_board(
    server: SimulatedServer,
) -> None:
    near_the_end = RuleSheet(length=5, start=game_at("2:1 1:1 | 2:1 1:1").position)
    await start_game(server, "54", sheet=near_the_end)
    server.dice.will_fall("13")
    await server.press(server.alice, HeadsUpButton.FORCED)
    seen = private(await server.press(server.bob, HeadsUpButton.SINCE))
    assert seen.text.splitlines()[1:5] == [
        "Opening roll 5-4: Alice starts",
        "Alice 5-4: 2/off 1/off",
        "Game 1: Alice wins a gammon: 2 points. Bob had borne off no checkers. Alice 2, Bob 0.",
        "Opening roll 3-1: Bob starts",
    ]
    assert seen.alt_texts[0].startswith(
        "Alice 5-4: 2/off 1/off. Alice wins a gammon: 2 points. 5-point match: Alice 2, Bob 0."
    )
    assert seen.alt_texts[1].startswith("Bob to play 3-1. 5-point match: Alice 2, Bob 0.")


async def test_a_whole_automatic_turn_of_the_other_is_told_on_the_board_and_notifies_nobody(
    server: SimulatedServer,
) -> None:
    await server.seat(game_at(CLOSED_OUT, roll="21", cube=Cube(2, WHITE)))
    await server.prefer(server.bob, rolls_by_itself=True, plays_forced=True)
    server.dice.will_fall("65")
    await server.alice.slash(server.channel, "play", play="8/6 8/7")
    assert server.board.text.splitlines()[2:5] == [
        "Alice 2-1: 8/7 8/6",
        "Bob 6-5: dances (rolled automatically)",
        f"**<@{server.alice.id}> to redouble or roll.**",
    ]
    assert len(server.messages()) == 1
    assert server.rest.pings == [server.alice.id]
