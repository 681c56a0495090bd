"""Options that are changed between games: when they hold, and that a stake needs the yes of all."""

from bot.engine.chouette import StartGame
from bot.play.panel import Kind
from tests.discord.chouette import chouette_of, does, in_play, play_one
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer


async def between_games(server: SimulatedServer) -> None:
    """Alice has lost the box to Bob; game 2 has not begun."""
    await in_play(server)
    await play_one(server)
    await server.bot.context.delivery.deliver((await chouette_of(server)).id)
    await server.env.settle()


async def test_a_change_holds_from_the_game_after_next(server: SimulatedServer) -> None:
    await between_games(server)
    await server.alice.slash(server.channel, "chouette settings", jacoby=False)
    assert "From game 3 on: Jacoby: no" in server.board.text
    server.dice.will_fall("31 31")
    await does(server, "Bob", StartGame())
    assert (await chouette_of(server)).chouette.sheet.rules.is_jacoby
    await play_one(server)
    await does(server, "Alice", StartGame())
    assert not (await chouette_of(server)).chouette.sheet.rules.is_jacoby


async def test_a_new_stake_waits_for_the_last_yes(server: SimulatedServer) -> None:
    await between_games(server)
    await server.alice.slash(server.channel, "chouette settings", stake=5)
    assert "Stake 5 proposed; still to agree: Bob and Carol" in server.board.text
    for member in (server.bob, server.carol):
        await server.press(member, Kind.STAKE)
    assert "Stake 5 from game 3 on: everybody agreed" in server.board.text
    assert Kind.STAKE not in server.board.kinds
    assert (await chouette_of(server)).chouette.sheet.rules.stake == 1


async def test_the_line_asks_for_the_yes_too(server: SimulatedServer) -> None:
    await between_games(server)
    await server.alice.slash(server.channel, "chouette settings", stake=5)
    line = private(await server.carol.slash(server.channel, "chouette line"))
    assert line.labels == ["Agree to stake 5"]
    await server.carol.click(line.message, custom_id=line.custom_id(Kind.STAKE))
    assert "Stake 5 proposed; still to agree: Bob" in server.board.text


async def test_the_editor_says_when_a_change_holds(server: SimulatedServer) -> None:
    await between_games(server)
    editor = private(await server.alice.slash(server.channel, "chouette settings"))
    assert "take effect from the game after next" in editor.text
    refused = private_texts(await server.bob.slash(server.channel, "chouette settings"))
    assert "ask Alice" in refused


async def test_a_chouette_may_be_given_a_thread_of_its_own(server: SimulatedServer) -> None:
    answer = private_texts(await server.alice.slash(server.channel, "chouette start", thread=True))
    (thread,) = server.channel.threads
    assert f"Your chouette has its own thread: <#{thread.id}>." in answer
    assert thread.name == "Alice's chouette"
    (lobby,) = server.messages(thread)
    assert lobby.labels == ["Join", "Leave", "Options", "Rules", "Seat the bot"]
