"""Presses that come late, twice, from the wrong person, or all at once: one counts, the others are told."""

from simcord.results import InteractionResult

from bot.engine import Cube, Phase, Roll, RuleSheet, Side, WinKind, parse_board, parse_play
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.players import ByButtons, start_game
from tests.discord.seen import Seen, all_private, private
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at
from tests.play.heads_up.tables import START

CROWD = 100


def answers_to_losers(results: list[InteractionResult]) -> list[Seen]:
    """Return the answers of the presses that did not count; just one did, and got the plays of its roll."""
    told = [private(result) for result in results]
    losers = [answer for answer in told if SharedButton.CHOOSE not in answer.menus]
    assert len(losers) == len(told) - 1
    return losers


async def test_of_a_hundred_presses_on_one_button_one_counts(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    server.dice.will_fall("31")
    results = await server.press_at_once(
        [server.alice] * CROWD, server.board, server.board.custom_id(SharedButton.ROLL)
    )
    losers = answers_to_losers(results)
    table = await server.table()
    assert len(losers) == CROWD - 1
    assert {answer.text.partition(" [To the board]")[0] for answer in losers} == {
        "That board is out of date. It is your turn to play 3-1."
    }
    assert server.dice.thrown == [3, 1]
    assert table.version == 1
    assert table.game.phase is Phase.MOVE
    assert server.rest.pings == [server.alice.id]


async def test_of_a_hundred_members_who_accept_an_open_challenge_one_plays(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "challenge")
    crowd = [server.guild.add_member(server.env.create_user(f"member{number}")) for number in range(CROWD)]
    server.dice.will_fall("61")
    results = await server.press_at_once(crowd, server.board, server.board.custom_id(HeadsUpButton.ACCEPT))
    told = [seen.text for result in results for seen in all_private(result)]
    assert len(told) == CROWD - 1, "the board answers who has won the race"
    assert all(text.startswith("That challenge has already been accepted.") for text in told)
    assert len((await server.table()).players) == 2
    assert server.dice.thrown == [6, 1]


async def test_of_two_people_at_once_only_the_one_on_roll_counts(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    server.dice.will_fall("31")
    mine, theirs = await server.press_at_once(
        [server.alice, server.bob], server.board, server.board.custom_id(SharedButton.ROLL)
    )
    assert SharedButton.CHOOSE in private(mine).menus
    assert private(theirs).text.startswith("That board is out of date. Waiting for Alice to play 3-1.")
    assert server.dice.thrown == [3, 1]


async def test_a_double_taken_and_passed_at_once_is_answered_once(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    await server.double(server.alice)
    board = server.board
    asked = private(await server.press(server.bob, SharedButton.PASS))
    await server.press(server.bob, SharedButton.TAKE, board)
    late = private(await server.press(server.bob, SharedButton.PASS_NOW, asked))
    assert late.text.startswith("That board is out of date. Waiting for Alice to roll.")
    assert (await server.table()).game.cubes[0] == Cube(2, Side.BLACK, was_turned=True)


async def test_an_interaction_that_is_delivered_twice_is_carried_out_once(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    server.dice.will_fall("31")
    result = await server.press_delivered_twice(server.alice, SharedButton.ROLL)
    assert [SharedButton.CHOOSE in each.menus for each in all_private(result)] == [True]
    assert server.dice.thrown == [3, 1]
    assert (await server.table()).version == 1


async def test_a_challenge_that_is_delivered_twice_is_made_once(server: SimulatedServer) -> None:
    await start_game(server, "31", sheet=RuleSheet(length=1))
    hand = ByButtons(server)
    await hand.resign(server.alice, WinKind.SINGLE)
    pings = list(server.rest.pings)
    await server.press_delivered_twice(server.bob, HeadsUpButton.REMATCH)
    assert server.board.text.startswith("### Bob wants a rematch")
    assert server.rest.pings == [*pings, server.alice.id]


async def test_a_press_on_an_old_board_shows_the_way_to_the_live_one(server: SimulatedServer) -> None:
    await server.seat(game_at(START, roll="31"))
    old, position = server.board, parse_board(START)
    await ByButtons(server).play(server.alice, parse_play("8/5 6/5", position, Roll(3, 1)))
    answer = private(await server.press_anyhow(server.alice, old, old.custom_id(SharedButton.PLAY)))
    assert answer.text.startswith(
        "That board is out of date. Waiting for Bob to double or roll. [To the board]("
    )
    assert str(server.board.id) in answer.text


async def test_a_spectator_is_told_who_plays(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    answer = private(await server.press(server.carol, SharedButton.ROLL))
    assert answer.text.startswith(
        "Only Alice and Bob play at this table. To watch, type `/board`. [To the board]("
    )


async def test_out_of_turn_one_is_told_whose_turn_it_is(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    for kind in (SharedButton.ROLL, SharedButton.DOUBLE):
        answer = private(await server.press(server.bob, kind))
        assert answer.text.startswith("Waiting for Alice to double or roll. [To the board](")
    assert (await server.table()).version == 0


async def test_a_button_of_another_version_of_the_bot_is_explained(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    board = server.board
    (button,) = [
        each for each in board.components if each.get("custom_id") == board.custom_id(SharedButton.ROLL)
    ]
    button["custom_id"] = "bp:roulette:1:0"
    answer = private(await server.press_anyhow(server.alice, board, "bp:roulette:1:0"))
    assert answer.text.startswith("That button is out of date.")
