"""Presses that come late, twice, from the wrong person, or all at once: one counts, the others are told."""

import pytest
from simcord.results import InteractionResult

from bot.engine import Cube, Phase, Roll, RuleSheet, Side, WinKind, parse_board, parse_play
from bot.play.heads_up.replays import steps_of
from bot.play.panel import Kind
from tests.bot.club import Club
from tests.bot.players import ByButtons, start_game
from tests.bot.seen import Seen, is_silent, private
from tests.engine.games import game_at

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
CROWD = 100


def answers_to_losers(results: list[InteractionResult]) -> list[Seen]:
    """Return the private answers of the presses that did not count; just one did."""
    assert [is_silent(result) for result in results].count(True) == 1
    return [private(result) for result in results if not is_silent(result)]


async def test_of_a_hundred_presses_on_one_button_one_counts(club: Club) -> None:
    await club.seat(game_at(START))
    club.dice.will_fall("31")
    results = await club.press_at_once([club.alice] * CROWD, club.board, club.board.custom_id(Kind.ROLL))
    losers = answers_to_losers(results)
    table = await club.table()
    assert len(losers) == CROWD - 1
    assert {answer.text.partition(" [Live board]")[0] for answer in losers} == {
        "That board is out of date. It is your turn to play 3-1."
    }
    assert club.dice.thrown == [3, 1]
    assert table.version == 1
    assert table.game.phase is Phase.MOVE
    assert club.wire.pings == [club.alice.id]


async def test_of_a_hundred_presses_on_different_buttons_one_counts(club: Club) -> None:
    await club.prefer(club.alice, confirms_doubles=False)
    await club.seat(game_at(START))
    buttons = [club.board.custom_id(kind) for kind in (Kind.ROLL, Kind.DOUBLE)]
    results = await club.press_at_once([club.alice] * (CROWD // 2), club.board, *buttons)
    losers = answers_to_losers(results)
    table = await club.table()
    assert len(losers) == CROWD - 1
    assert table.version == 1
    assert len(club.dice.thrown) in (0, 2)


async def test_of_a_hundred_members_who_accept_an_open_challenge_one_plays(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge")
    crowd = [club.guild.add_member(club.env.create_user(f"member{number}")) for number in range(CROWD)]
    club.dice.will_fall("61")
    results = await club.press_at_once(crowd, club.board, club.board.custom_id(Kind.ACCEPT))
    told = [private(result).text for result in results]
    losers = [text for text in told if text.startswith("That challenge was accepted already.")]
    (winner,) = set(told) - set(losers)
    assert len(losers) == CROWD - 1
    assert winner.startswith("### Where do you live?")
    assert len((await club.table()).players) == 2
    assert club.dice.thrown == [6, 1]


async def test_of_two_people_at_once_only_the_one_on_roll_counts(club: Club) -> None:
    await club.seat(game_at(START))
    club.dice.will_fall("31")
    mine, theirs = await club.press_at_once(
        [club.alice, club.bob], club.board, club.board.custom_id(Kind.ROLL)
    )
    assert is_silent(mine)
    assert private(theirs).text.startswith("That board is out of date. It is Alice's turn to play 3-1.")
    assert club.dice.thrown == [3, 1]


async def test_a_double_taken_and_passed_at_once_is_answered_once(club: Club) -> None:
    await club.seat(game_at(START))
    await club.double(club.alice)
    board = club.board
    asked = private(await club.press(club.bob, Kind.PASS))
    await club.press(club.bob, Kind.TAKE, board)
    late = private(await club.press(club.bob, Kind.PASS_NOW, asked))
    assert late.text.startswith("That board is out of date. It is Alice's turn to roll.")
    assert (await club.table()).game.cubes[0] == Cube(2, Side.BLACK, was_turned=True)


async def test_an_interaction_that_is_delivered_twice_is_carried_out_once(club: Club) -> None:
    await club.seat(game_at(START))
    club.dice.will_fall("31")
    result = await club.press_delivered_twice(club.alice, Kind.ROLL)
    assert is_silent(result)
    assert club.dice.thrown == [3, 1]
    assert (await club.table()).version == 1


async def test_a_challenge_that_is_delivered_twice_is_made_once(club: Club) -> None:
    await start_game(club, "31", sheet=RuleSheet(length=1))
    hand = ByButtons(club)
    await hand.resign(club.alice, WinKind.SINGLE)
    pings = list(club.wire.pings)
    await club.press_delivered_twice(club.bob, Kind.REMATCH)
    assert club.board.text.startswith("### Bob wants a rematch")
    assert club.wire.pings == [*pings, club.alice.id]


async def test_a_press_on_an_old_board_shows_the_way_to_the_live_one(club: Club) -> None:
    await club.seat(game_at(START, roll="31"))
    old, position = club.board, parse_board(START)
    await ByButtons(club).play(club.alice, parse_play("8/5 6/5", position, Roll(3, 1)))
    answer = private(await club.press_anyhow(club.alice, old, old.custom_id(Kind.PLAY)))
    assert answer.text.startswith("That board is out of date. It is Bob's turn to roll. [Live board](")
    assert str(club.board.id) in answer.text


async def test_a_spectator_is_told_who_plays(club: Club) -> None:
    await club.seat(game_at(START))
    answer = private(await club.press(club.carol, Kind.ROLL))
    assert answer.text.startswith(
        "Only Alice and Bob play at this table. You can look at it with `/board`. [Live board]("
    )


@pytest.mark.parametrize("kind", [Kind.ROLL, Kind.DOUBLE, Kind.RESIGN])
async def test_out_of_turn_one_is_told_whose_turn_it_is(club: Club, kind: Kind) -> None:
    await club.seat(game_at(START))
    answer = private(await club.press(club.bob, kind))
    assert answer.text.startswith("It is Alice's turn to roll. [Live board](")
    assert (await club.table()).version == 0


async def test_pressing_the_same_button_twice_says_what_is_possible_now(club: Club) -> None:
    await club.seat(game_at(START))
    board = club.board
    club.dice.will_fall("31")
    await club.press(club.alice, Kind.ROLL)
    again = private(await club.press_anyhow(club.alice, board, board.custom_id(Kind.ROLL)))
    assert again.text.startswith("That board is out of date. It is your turn to play 3-1.")
    assert club.dice.thrown == [3, 1]


async def test_a_button_of_another_version_of_the_bot_is_explained(club: Club) -> None:
    await club.seat(game_at(START))
    board = club.board
    (button,) = [each for each in board.components if each.get("custom_id") == board.custom_id(Kind.ROLL)]
    button["custom_id"] = "bp:roulette:1:0"
    answer = private(await club.press_anyhow(club.alice, board, "bp:roulette:1:0"))
    assert answer.text.startswith("I do not know that button any more.")


async def test_every_action_is_stored_with_its_player(club: Club) -> None:
    await start_game(club, "31")
    table = await club.table()
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    opening, play = await club.database.run(lambda uow: steps_of(uow, table, 1))
    assert (opening.player, play.player) == (None, table.must_act[0])
