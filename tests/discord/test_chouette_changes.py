"""The host changes options, closes, or announces the last game: when it holds, and who must say yes."""

import pytest

from bot.play.chouette.action_codec import ChouetteButton
from tests.discord.chouette import FIVE, Chouette, chouette_of, in_play, play_one
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer


@pytest.fixture
async def game(three: Chouette) -> Chouette:
    """Alice is the host and the box, and is to play 3-1; Bob is the captain."""
    await three.start(FIVE[:3], "6543 31")
    return three


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


async def test_a_next_start_without_a_name_is_told_by_its_checkers(game: Chouette) -> None:
    await game.types("Alice", "chouette settings", start="6:5 5:5 4:5 | 6:5 5:5 4:5")
    assert "From game 2 on: Start: 5 on 6, 5 on 5, 5 on 4" in game.board.text
    await game.types("Alice", "chouette settings", start="6:15 | 6:15")
    assert "From game 2 on: Start: 15 on 6" in game.board.text
    await game.types("Alice", "chouette settings", start="OGID=jjjjjkkkkklllll:666665555544444:N0N::W")
    assert "From game 2 on: Start: 5 on 6, 5 on 5, 5 on 4" in game.board.text


async def test_a_last_game_is_announced_and_taken_back(game: Chouette) -> None:
    posts = len(game.server.rest.posts)
    await game.types("Alice", "chouette last")
    assert "Game 1 is the last" in game.board.text
    told = await game.types("Bob", "chouette last", when="off")
    assert told.text.startswith("Only the host can do that")
    seat = await game.presses("Alice", "My seat")
    await game.presses("Alice", "Cancel last game", seat)
    assert "the last" not in game.board.text
    assert len(game.server.rest.posts) == posts
    await conceded(game)
    assert not (await game.table()).chouette.is_closed


async def test_closed_in_a_game_the_chouette_ends_with_it_and_says_how_all_stand(game: Chouette) -> None:
    await game.closes("Alice")
    assert "Game 1 is the last" in game.board.text
    again = await game.closes("Alice")
    assert again.text.startswith("The last game is already announced.")
    await conceded(game)
    text = game.server.messages()[-1].text
    assert "The chouette is over" in text
    assert "Box Alice \N{MINUS SIGN}2, Bob +1, Carol +1." in game.board.alt_texts[0]
    assert "**Settle up**\nAlice → Bob 1\nAlice → Carol 1" in text
    assert game.board.labels == ["Rules", "Ledger", "Sheet", "Analyse"]
    assert (await game.table()).chouette.is_closed


async def test_closed_between_games_it_says_how_all_stand_on_a_post_of_its_own(game: Chouette) -> None:
    await conceded(game)
    posts = len(game.server.rest.posts)
    await game.closes("Alice")
    assert len(game.server.rest.posts) == posts + 1
    assert "**Settle up**" in game.server.messages()[-1].text


async def between_games(server: SimulatedServer) -> None:
    """Alice has lost the box to Bob; game 2 has not begun."""
    await in_play(server)
    await play_one(server)
    await server.bot.context.delivery.deliver((await chouette_of(server)).id)
    await server.env.settle()


async def test_a_new_stake_waits_for_the_last_yes_on_the_board_or_the_line(server: SimulatedServer) -> None:
    await between_games(server)
    await server.alice.slash(server.channel, "chouette settings", stake=5)
    bob, carol = server.bob.id, server.carol.id
    assert f"Stake 5 proposed; still to agree: <@{bob}> and <@{carol}>" in server.board.text
    line = private(await server.carol.slash(server.channel, "chouette line"))
    assert line.labels == ["Agree to stake 5"]
    await server.carol.click(line.message, custom_id=line.custom_id(ChouetteButton.STAKE))
    assert "Stake 5 proposed; still to agree: Bob" in server.board.text
    await server.press(server.bob, ChouetteButton.STAKE)
    assert "Stake 5 from game 3 on: everybody agreed" in server.board.text
    assert ChouetteButton.STAKE not in server.board.kinds
    assert (await chouette_of(server)).chouette.sheet.rules.stake == 1


async def test_the_editor_says_when_a_change_holds(server: SimulatedServer) -> None:
    await between_games(server)
    editor = private(await server.alice.slash(server.channel, "chouette settings"))
    assert "Changes start two games from now" in editor.text
    assert "press to change" in editor.text
    assert "Save" not in editor.labels
    refused = private_texts(await server.bob.slash(server.channel, "chouette settings"))
    assert "ask Alice" in refused


async def test_a_chouette_may_be_given_a_thread_of_its_own(server: SimulatedServer) -> None:
    answer = private_texts(await server.alice.slash(server.channel, "chouette start", thread=True))
    (thread,) = server.channel.threads
    assert f"Your chouette has its own thread: <#{thread.id}>." in answer
    assert thread.name == "Alice's chouette"
    (lobby,) = server.messages(thread)
    assert lobby.labels == ["Join", "Leave", "Options", "Rules", "Seat the bot"]


async def test_a_chouette_where_the_table_is_taken_gets_a_thread(server: SimulatedServer) -> None:
    await server.bob.slash(server.channel, "challenge", opponent=server.carol)
    answer = private_texts(await server.alice.slash(server.channel, "chouette start"))
    (thread,) = server.channel.threads
    assert f"Your chouette has its own thread: <#{thread.id}>." in answer
    assert "Alice's chouette" in server.messages(thread)[0].text


async def test_a_host_who_may_finds_under_the_options_how_the_boards_turn(server: SimulatedServer) -> None:
    host = server.joined_by("Hanna", manage_guild=True, view_channel=True)
    await host.slash(server.channel, "chouette start")
    editor = private(await server.click(server.board, "Options", host))
    assert "-# Live boards on this server turn to the player to act." in editor.text.splitlines()
    assert editor.labels[-1] == "Keep one side"
    changed = private(await server.click(editor, "Keep one side", host))
    assert "Side at the bottom: **the challenger, or the box**" in changed.text
    editor = private(await server.click(server.board, "Options", host))
    kept = "-# Live boards on this server keep the box, or the challenger, at the bottom."
    assert kept in editor.text.splitlines()
    assert editor.labels[-1] == "Turn boards"
    unsaved = private(await server.click(editor, editor.labels[1], host))
    assert "Save" in unsaved.labels
    assert "Turn boards" not in unsaved.labels, "it would leave them unsaved"


async def test_a_host_who_may_not_manage_the_server_does_not(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "chouette start")
    editor = private(await server.click(server.board, "Options", server.alice))
    assert "Live boards" not in editor.text
    assert "Keep one side" not in editor.labels
