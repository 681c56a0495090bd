"""The host changes options, closes, or announces the last game at any time: after the game it holds."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.discord.chouette import Chouette, open_chouette

THREE = ("Alice", "Bob", "Carol")


@pytest.fixture
async def game(tmp_path: Path) -> AsyncIterator[Chouette]:
    """Alice is the host and the box, and is to play 3-1; Bob is the captain."""
    async with open_chouette(tmp_path, THREE) as chouette:
        await chouette.start(THREE, "6543 31")
        yield chouette


async def conceded(chouette: Chouette) -> None:
    """Let Alice lose a single game to both."""
    await chouette.types("Alice", "chouette concede", loss=1)


async def test_options_change_when_the_game_is_over(game: Chouette) -> None:
    await game.types("Alice", "chouette settings", turn_hours=48)
    assert game.board.text.count("From game 2 on: ") == 1
    assert (await game.table()).chouette.sheet.turn_hours == 24
    assert game.pinged() == []
    await game.presses("Alice", "Play")
    await conceded(game)
    game.server.dice.will_fall("31")
    await game.presses("Alice", "Next game")
    assert (await game.table()).chouette.sheet.turn_hours == 48
    assert "From game" not in game.board.text


async def test_a_stake_that_all_agree_to_in_a_game_is_said_to_hold_from_the_next(game: Chouette) -> None:
    await game.types("Alice", "chouette settings", stake=5)
    for who in ("Bob", "Carol"):
        await game.presses(who, "Agree to stake 5")
    assert "Stake 5 from game 2 on: everybody agreed" in game.board.text
    assert "Stake 1 · game 1" in game.board.text


async def test_a_last_game_is_announced_and_taken_back(game: Chouette) -> None:
    posts = len(game.server.rest.posts)
    await game.types("Alice", "chouette last")
    assert "Game 1 is the last" in game.board.text
    told = await game.types("Bob", "chouette last", when="off")
    assert told is not None
    assert told.text.startswith("Only the host can do that")
    seat = await game.presses("Alice", "My seat")
    await game.presses("Alice", "Cancel last game", seat)
    assert "the last" not in game.board.text
    assert len(game.server.rest.posts) == posts
    await conceded(game)
    assert not (await game.table()).chouette.is_closed


async def test_closed_in_a_game_the_chouette_ends_with_it_and_says_how_all_stand(game: Chouette) -> None:
    await game.types("Alice", "chouette close")
    assert "Game 1 is the last" in game.board.text
    again = await game.types("Alice", "chouette close")
    assert again is not None
    assert again.text.startswith("The last game is already announced.")
    await conceded(game)
    text = game.server.messages()[-1].text
    assert "The chouette is over" in text
    assert "Box Alice \N{MINUS SIGN}2, Bob +1, Carol +1." in game.board.alt_texts[0]
    assert "**Settle up**\nAlice → Bob 1\nAlice → Carol 1" in text
    assert game.board.labels == ["Rules", "Ledger", "Analyse"]
    assert (await game.table()).chouette.is_closed


async def test_closed_between_games_it_says_how_all_stand_on_a_post_of_its_own(game: Chouette) -> None:
    await conceded(game)
    posts = len(game.server.rest.posts)
    await game.types("Alice", "chouette close")
    assert len(game.server.rest.posts) == posts + 1
    assert "**Settle up**" in game.server.messages()[-1].text


async def test_between_games_the_next_is_announced_as_the_last(game: Chouette) -> None:
    await conceded(game)
    await game.types("Alice", "chouette last")
    assert "Game 2 is the last" in game.board.text
    game.server.dice.will_fall("31")
    await game.presses("Alice", "Next game")
    assert "Game 2 is the last" in game.board.text
