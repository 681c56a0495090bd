"""A table of two tells each turn once: a roll has a line of its own only while its play is not told."""

from bot.engine import Cube, Side
from bot.play.display.panel import SharedButton
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at
from tests.play.heads_up.tables import START


async def test_an_automatic_roll_is_told_until_its_play_is_known(new_server: SimulatedServer) -> None:
    await new_server.seat(game_at(START, roll="31", cube=Cube(2, Side.WHITE)))
    new_server.dice.will_fall("62")
    await new_server.alice.slash(new_server.channel, "play", play="8/5 6/5")
    assert "Bob rolls 6-2 (automatically)" in new_server.board.text.splitlines()
    await new_server.bob.slash(new_server.channel, "play", play="24/18 13/11")
    assert new_server.board.text.splitlines()[2] == "Bob 6-2: 24/18 13/11"
    logs = [line for seen in new_server.messages()[:-1] for line in seen.log.splitlines()]
    assert logs == ["-# Alice 3-1: 8/5 6/5", "-# Bob 6-2: 24/18 13/11"]


async def test_a_roll_stands_beside_the_offer_to_resign_it(new_server: SimulatedServer) -> None:
    await new_server.seat(game_at(START, roll="31", cube=Cube(2, Side.WHITE)))
    new_server.dice.will_fall("61")
    await new_server.alice.slash(new_server.channel, "play", play="8/5 6/5")
    await new_server.bob.slash(new_server.channel, "resign", loss=1, sure=True)
    lines = new_server.board.text.splitlines()
    assert lines[2:5] == [
        "Alice 3-1: 8/5 6/5",
        "Bob rolls 6-1 (automatically)",
        "Bob offers to resign a single game",
    ]


async def test_a_roll_by_hand_stands_beside_the_offer_to_resign_it_too(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    server.dice.will_fall("61")
    await server.press(server.alice, SharedButton.ROLL)
    assert "Alice rolls 6-1" not in server.board.text
    await server.alice.slash(server.channel, "resign", loss=1, sure=True)
    told = ["Alice rolls 6-1", "Alice offers to resign a single game"]
    assert [line for line in server.board.text.splitlines() if line in told] == told
