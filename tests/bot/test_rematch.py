"""The next game is one press away."""

import pytest

from bot.engine import Cube, RuleSheet, Side
from bot.presenters.buttons import Kind
from bot.table import Status
from tests.bot.club import Club
from tests.bot.players import start_game
from tests.bot.seen import Seen, private
from tests.engine.games import game_at

LAST_CHECKER = "1:1 | 1:1"


async def play_a_game(club: Club) -> Seen:
    """Let Alice win a match, and return the board with its result."""
    game = game_at(LAST_CHECKER, on_roll=Side.WHITE, roll="21", cube=Cube(2, Side.WHITE))
    await club.seat(game, RuleSheet(length=2))
    await club.press(club.alice, Kind.FORCED)
    return club.board


async def test_the_end_of_a_match_offers_a_rematch_and_mentions_both(club: Club) -> None:
    result = await play_a_game(club)
    assert result.labels == ["Rematch", "My side", "Rules"]
    assert club.wire.pings == [club.alice.id, club.alice.id, club.bob.id]


@pytest.mark.parametrize(("asker", "asked"), [("alice", "bob"), ("bob", "alice")])
async def test_either_player_may_ask_and_the_other_is_notified(club: Club, asker: str, asked: str) -> None:
    await play_a_game(club)
    before = len(club.wire.pings)
    await club.press(getattr(club, asker), Kind.REMATCH)
    assert club.board.text.startswith(f"### {asker.capitalize()} challenges {asked.capitalize()}\n")
    assert club.wire.pings[before:] == [getattr(club, asked).id]


async def test_the_result_stays_in_the_channel(club: Club) -> None:
    result = await play_a_game(club)
    await club.press(club.bob, Kind.REMATCH)
    club.dice.will_fall("61")
    await club.press(club.alice, Kind.ACCEPT)
    assert result.text in [message.text for message in club.messages()]


async def test_when_both_ask_the_second_press_accepts(club: Club) -> None:
    result = await play_a_game(club)
    club.dice.will_fall("61")
    await club.press_at_once([club.alice, club.bob], result, result.custom_id(Kind.REMATCH))
    table = await club.table()
    assert table.status is Status.PLAYING
    assert "Opening: Alice throws 6, Bob throws 1; Alice starts" in club.board.text


async def test_asking_twice_does_nothing_more(club: Club) -> None:
    result = await play_a_game(club)
    await club.press(club.alice, Kind.REMATCH)
    again = private(await club.press(club.alice, Kind.REMATCH, result))
    assert again.text.startswith("You have a table here already: Alice challenges Bob. Finish that first")
    assert (await club.table()).status is Status.CHALLENGE


async def test_a_rematch_is_for_the_two_who_played(club: Club) -> None:
    await play_a_game(club)
    answer = private(await club.press(club.carol, Kind.REMATCH))
    assert answer.text.startswith("Only Alice and Bob play at this table.")
    assert (await club.table()).status is Status.OVER


async def test_a_rematch_waits_while_others_play_here(club: Club) -> None:
    result = await play_a_game(club)
    await club.carol.slash(club.channel, "challenge", opponent=club.bob)
    answer = private(await club.press(club.alice, Kind.REMATCH, result))
    assert answer.text.startswith("This channel's table is taken: Carol challenges Bob. ")


async def test_a_rematch_starts_with_the_cube_in_the_middle(club: Club) -> None:
    await play_a_game(club)
    await club.press(club.bob, Kind.REMATCH)
    club.dice.will_fall("61")
    await club.press(club.alice, Kind.ACCEPT)
    assert "cube on 1, in the middle" in club.board.text


async def test_after_a_game_anyone_may_challenge_here(club: Club) -> None:
    await play_a_game(club)
    await start_game(club, "61")
    assert (await club.table()).status is Status.PLAYING
