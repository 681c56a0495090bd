"""A roll, double, take, play or resignation at the wrong moment is answered by what can be done now."""

import pytest

from bot.engine import BetResult, Cube, Ending, RuleSheet, Side, Terms, WinKind
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.players import ByButtons
from tests.discord.seen import private
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at
from tests.play.heads_up.tables import START

LAST_CHECKER = "1:1 | 1:1"


async def answer(server: SimulatedServer, name: str, **options: str | int | bool) -> str:
    """Return what Alice is answered to a command, without the way to the board."""
    said = private(await server.alice.slash(server.channel, name, **options)).text
    return said.partition(" [To the board](")[0]


async def test_before_the_roll(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    for command in ("take", "pass"):
        assert await answer(server, command) == "Right now you can roll, double or resign."
    assert await answer(server, "play", play="8/5 6/5") == "Right now you can roll, double or resign."


async def test_after_the_roll(server: SimulatedServer) -> None:
    await server.seat(game_at(START, roll="31"))
    for command in ("roll", "double", "take", "pass"):
        assert await answer(server, command) == "You have rolled: play or resign."


async def test_a_double_with_the_other_sides_cube(server: SimulatedServer) -> None:
    await server.seat(game_at(START, cube=Cube(2, Side.BLACK)))
    assert await answer(server, "double") == (
        "Bob owns that cube: only Bob can double. You can roll or resign."
    )


@pytest.mark.parametrize(
    ("cube", "terms", "why"),
    [
        (Cube(), Terms(has_cube=False), "This table plays without the cube."),
        (
            Cube(4, Side.WHITE),
            Terms(white_dead_from=4),
            "The cube is dead: a single game already wins you the match.",
        ),
        (Cube(4, Side.WHITE), Terms(cube_cap=4), "The cube stops at 4 at this table."),
    ],
)
async def test_a_cube_that_is_not_to_be_turned(
    server: SimulatedServer, cube: Cube, terms: Terms, why: str
) -> None:
    await server.seat(game_at(START, cube=cube, terms=terms))
    assert await answer(server, "double") == f"{why} You can roll or resign."


async def test_a_double_in_the_crawford_game(server: SimulatedServer) -> None:
    won = BetResult(Side.WHITE, 4, WinKind.SINGLE, Ending.DROPPED)
    await server.seat(
        game_at(START, terms=Terms(has_cube=False, is_crawford=True)), RuleSheet(length=5), (won,)
    )
    assert await answer(server, "double") == ("No doubling in the Crawford game. You can roll or resign.")


async def test_a_beaver_where_none_are_played(server: SimulatedServer) -> None:
    await server.seat(game_at(START, cube=Cube().offered(Side.BLACK), on_roll=Side.BLACK))
    assert await answer(server, "beaver") == "This table plays without beavers. You can take or pass."


async def test_while_a_double_waits_for_ones_answer(server: SimulatedServer) -> None:
    await server.seat(game_at(START, cube=Cube().offered(Side.BLACK), on_roll=Side.BLACK))
    for command in ("roll", "double", "play", "resign"):
        assert await answer(server, command) == "Right now you can take or pass."


async def test_while_ones_double_waits_for_the_other(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    await server.double(server.alice)
    for command in ("roll", "double", "play", "pass"):
        assert await answer(server, command) == "Waiting for Bob to take or pass."
    resigned = await answer(server, "resign")
    assert resigned == "You can resign when it is your turn. Waiting for Bob to take or pass."


async def test_whoever_waits_is_told_when_they_may_resign(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    later = "You can resign when it is your turn. Waiting for Alice to double or roll."
    assert later in private(await server.press(server.bob, SharedButton.RESIGN)).text
    for options in ({}, {"loss": 1}, {"loss": 1, "sure": True}):
        told = private(await server.bob.slash(server.channel, "resign", **options))
        assert later in told.text
    told = private(await server.press(server.carol, SharedButton.RESIGN))
    assert "Only Alice and Bob play at this table." in told.text


async def test_while_a_resignation_waits_for_ones_answer(server: SimulatedServer) -> None:
    await server.seat(game_at(START, on_roll=Side.BLACK))
    await ByButtons(server).resign(server.bob, WinKind.SINGLE)
    for command in ("roll", "double", "play", "resign"):
        assert await answer(server, command) == ("Right now you can accept or refuse the resignation.")


async def test_after_a_refusal_only_more_can_be_offered(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    await ByButtons(server).resign(server.alice, WinKind.SINGLE)
    await server.press(server.bob, SharedButton.REFUSE)
    assert await answer(server, "resign", loss=1, sure=True) == (
        "Right now you can roll, double or resign a gammon."
    )
    asked = private(await server.press(server.alice, SharedButton.RESIGN))
    assert asked.text.startswith(
        "Your resignation was refused. Until your next turn you can only offer more."
    )
    assert asked.labels == ["Gammon, lose 2", "Backgammon, lose 3", "Cancel"]


async def test_between_two_games_of_a_session(server: SimulatedServer) -> None:
    await server.seat(game_at(LAST_CHECKER, roll="21"))
    await server.press(server.alice, HeadsUpButton.FORCED)
    for command in ("roll", "double", "take", "pass", "beaver", "play", "resign"):
        assert await answer(server, command) == (
            "Alice wins a single game: 1 point. Bob had borne off 14 checkers. "
            "Press **Next game** or **End session**, or type `/next` or `/end`."
        )


async def test_after_a_match(server: SimulatedServer) -> None:
    await server.seat(game_at(LAST_CHECKER, roll="21"), RuleSheet(length=1))
    await server.press(server.alice, HeadsUpButton.FORCED)
    for command in ("roll", "double", "take", "pass", "beaver", "play", "resign", "end"):
        assert await answer(server, command) == (
            "Alice wins the match 1-0. "
            "Press **Rematch** or type `/next`, or start another game with `/challenge`."
        )


async def test_after_a_session(server: SimulatedServer) -> None:
    await server.seat(game_at(LAST_CHECKER, roll="21"))
    await server.press(server.alice, HeadsUpButton.FORCED)
    await server.press(server.bob, HeadsUpButton.END)
    for command in ("roll", "double", "take", "pass", "beaver", "play", "resign", "end"):
        assert await answer(server, command) == (
            "The session is over after 1 game. Alice leads by 1 point. "
            "Press **Rematch** or type `/next`, or start another game with `/challenge`."
        )


async def test_a_session_neither_goes_on_nor_ends_in_the_middle_of_a_game(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    for command in ("next", "end"):
        assert await answer(server, command) == (
            "Finish this game first; then start the next one or end the session. "
            "It is your turn to double or roll."
        )


async def test_a_match_is_played_to_its_end(server: SimulatedServer) -> None:
    await server.seat(game_at(START, on_roll=Side.BLACK), RuleSheet(length=5))
    for command in ("next", "end"):
        assert await answer(server, command) == (
            "A match is played to the end, and its next game starts automatically. "
            "Waiting for Bob to double or roll."
        )


async def test_passing_and_resigning_ask_once_more_and_one_may_think_better_of_it(
    server: SimulatedServer,
) -> None:
    await server.seat(game_at(START))
    await server.double(server.alice)
    asked = private(await server.press(server.bob, SharedButton.PASS))
    assert asked.text == "Pass the double?"
    assert asked.labels == ["Pass, lose 1", "Cancel"]
    kept = private(await server.press(server.bob, SharedButton.KEEP_PLAYING, asked))
    assert kept.text == "Cancelled."
    assert kept.labels == []
    await server.press(server.bob, SharedButton.TAKE)
    asked = private(await server.alice.slash(server.channel, "resign"))
    assert asked.labels == ["Single, lose 2", "Gammon, lose 4", "Backgammon, lose 6", "Cancel"]
    assert (await server.table()).version == 2


async def test_the_question_of_a_command_names_only_the_loss_that_was_typed(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    asked = private(await server.alice.slash(server.channel, "resign", loss=2))
    assert asked.labels == ["Gammon, lose 2", "Cancel"]
