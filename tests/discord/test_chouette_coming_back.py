"""Who went away comes back when they like: by command, by a button of their seat, or as if they joined."""

import pytest

from tests.discord.chouette import FIVE, Chouette


@pytest.fixture
async def game(chouette: Chouette) -> Chouette:
    """Alice is the box, Bob the captain; Eve has gone away during the game."""
    await chouette.start(FIVE)
    await chouette.types("Eve", "chouette away", sure=True)
    return chouette


async def assert_back_next_game(game: Chouette) -> None:
    assert "Eve is back and waits to be dealt in" in game.board.text
    line = await game.types("Bob", "chouette line")
    assert line is not None
    assert "Eve (back next game)" in line.text
    assert (await game.table()).chouette.away == ()


async def test_the_command_counts_during_the_game(game: Chouette) -> None:
    told = await game.types("Eve", "chouette back")
    assert told is not None
    assert "you play from the next game on, and others act for you until then" in told.text
    await assert_back_next_game(game)


async def test_a_button_of_the_seat_brings_back(game: Chouette) -> None:
    seat = await game.presses("Eve", "My seat")
    assert seat is not None
    after = await game.presses("Eve", "Come back", seat)
    assert after is not None
    assert "Come back" not in after.labels
    await assert_back_next_game(game)


async def test_between_games_those_away_are_named_and_join_by_the_button_of_all(game: Chouette) -> None:
    for who in ("Bob", "Carol", "Dora"):
        await game.types(who, "chouette concede", loss=1)
    await game.types("Alice", "chouette concede", loss=1)
    await game.types("Bob", "chouette away", sure=True)
    assert "Away: Eve, Bob." in game.board.text
    await game.presses("Eve", "Join")
    assert "Away: Bob." in game.board.text
    assert "Eve is back" in game.board.text
