"""One live board: edited while the turn stays, posted anew and the old one folded when it passes."""

from bot.play.display.panel import SharedButton
from tests.discord.players import start_game
from tests.discord.seen import is_silent
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at
from tests.play.heads_up.tables import START


async def test_while_the_turn_stays_the_board_is_edited(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    server.dice.will_fall("31")
    await server.press(server.alice, SharedButton.ROLL)
    assert len(server.messages()) == 1
    assert "to play 3-1" in server.board.text
    assert server.rest.pings == [server.alice.id]


async def test_when_the_turn_passes_the_new_board_is_posted_before_the_old_one_is_folded(
    server: SimulatedServer,
) -> None:
    await server.seat(game_at(START, roll="31"))
    server.rest.calls.clear()
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    old, new = server.messages()
    assert old.text == "-# Alice 3-1: 8/5 6/5"
    assert (old.labels, old.alt_texts) == ([], [])
    assert new.text.splitlines()[2] == "Alice 3-1: 8/5 6/5"
    in_channel = [call for call in server.rest.calls if call.is_post or call.is_edit]
    push, board, fold = in_channel
    assert (push.is_post, board.is_edit, fold.is_edit) == (True, True, True)
    assert board.path.endswith(f"/{new.id}")
    assert fold.path.endswith(f"/{old.id}")


async def test_a_folded_board_says_all_that_was_done_on_it(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    await server.double(server.bob)
    await server.press(server.alice, SharedButton.TAKE)
    server.dice.will_fall("66")
    await server.press(server.bob, SharedButton.ROLL)
    await server.bob.slash(server.channel, "play", play="24/18(2) 13/7(2)")
    assert [message.log for message in server.messages()[:-1]] == [
        "-# Bob accepted: Money session\n-# Opening roll 3-1: Alice starts",
        "-# Alice 3-1: 8/5 6/5",
        "-# Bob doubles to 2",
        "-# Alice takes at 2",
        "-# Bob 6-6: 24/18(2) 13/7(2)",
    ]


async def test_a_dance_passes_by_itself_and_is_told_in_the_log(server: SimulatedServer) -> None:
    await server.seat(game_at("bar:1 6:5 5:5 4:4 | 6:3 5:2 4:2 3:2 2:2 1:2 8:2"))
    server.dice.will_fall("61")
    assert is_silent(await server.press(server.alice, SharedButton.ROLL))
    old, new = server.messages()
    assert old.text == "-# Alice 6-1: dances"
    assert new.text.splitlines()[2:4] == [
        "Alice 6-1: dances",
        f"**<@{server.bob.id}> to double or roll.**",
    ]
    assert server.rest.pings == [server.alice.id, server.bob.id]
