"""Second thoughts on Discord: asked for with one mention, granted or refused by the other side."""

from simcord.actors import MemberActor

from bot.engine import RuleSheet, parse_board
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.players import start_game
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer

ASKED = "Alice asks to take back 3-1: 8/5 6/5. The request lapses if play continues."


async def play_first(server: SimulatedServer) -> None:
    """Let Alice make her first play."""
    await start_game(server, "31")
    await server.alice.slash(server.channel, "play", play="8/5 6/5")


async def refusal(server: SimulatedServer, member: MemberActor) -> str:
    return private_texts(await member.slash(server.channel, "takeback")).partition(" [")[0]


async def test_a_takeback_is_asked_for_with_one_mention_and_two_buttons(server: SimulatedServer) -> None:
    await play_first(server)
    pings = list(server.rest.pings)
    answer = private(await server.alice.slash(server.channel, "takeback"))
    assert answer.text.startswith("Takeback requested.")
    assert server.rest.pings == [*pings, server.bob.id]
    assert f"<@{server.bob.id}>: {ASKED}\n**Bob to double or roll" in server.board.text
    push = next(post for post in reversed(server.rest.posts) if post.pinged)
    assert push.message["content"].startswith(f"<@{server.bob.id}>: {ASKED}\n")
    assert server.board.labels[:3] == ["Grant takeback", "Refuse takeback", "Roll"]
    assert server.messages()[-2].text == "-# Alice and Bob: the newest board is further down"


async def test_granted_it_is_the_askers_turn_again_with_the_same_dice(server: SimulatedServer) -> None:
    await play_first(server)
    await server.alice.slash(server.channel, "takeback")
    thrown = list(server.dice.thrown)
    await server.press(server.bob, HeadsUpButton.GRANT)
    assert server.dice.thrown == thrown
    assert f"<@{server.alice.id}> to play 3-1." in server.board.text
    assert "Takeback granted to Alice" in server.board.text
    assert "Grant takeback" not in server.board.labels
    assert server.rest.pings[-1] == server.alice.id
    await server.alice.slash(server.channel, "play", play="24/23 13/10")
    assert "Alice 3-1: 24/23 13/10" in server.board.text


async def test_refused_everything_stands_and_it_is_not_asked_for_again(server: SimulatedServer) -> None:
    await play_first(server)
    await server.alice.slash(server.channel, "takeback")
    posts, pings = len(server.messages()), list(server.rest.pings)
    await server.press(server.bob, HeadsUpButton.REFUSE_TAKEBACK)
    assert "Bob refused the takeback: 3-1: 8/5 6/5 stands." in server.board.text
    assert (len(server.messages()), server.rest.pings) == (posts, pings)
    assert f"<@{server.bob.id}> to double or roll." in server.board.text
    assert (
        await refusal(server, server.alice)
        == "You already asked for that takeback, and it was refused: play on."
    )


async def test_going_on_ends_the_wish(server: SimulatedServer) -> None:
    await play_first(server)
    await server.alice.slash(server.channel, "takeback")
    assert (
        await refusal(server, server.alice)
        == "You already asked for that takeback: wait for the answer, or play on."
    )
    server.dice.will_fall("62")
    await server.press(server.bob, SharedButton.ROLL)
    assert "take back" not in server.board.text
    assert HeadsUpButton.GRANT not in server.board.kinds


async def test_the_asker_cannot_answer(server: SimulatedServer) -> None:
    await play_first(server)
    await server.alice.slash(server.channel, "takeback")
    answer = private_texts(await server.press(server.alice, HeadsUpButton.GRANT))
    assert "You can answer once Bob asks for a takeback. Waiting for Bob to double or roll." in answer
    assert "Only Alice and Bob play at this table." in private_texts(
        await server.press(server.carol, HeadsUpButton.REFUSE_TAKEBACK)
    )


async def test_a_double_is_taken_back_from_ones_own_look_at_the_board(server: SimulatedServer) -> None:
    await play_first(server)
    await server.double(server.bob)
    own = private(await server.press(server.bob, SharedButton.FLIP))
    assert own.labels == ["Take back", "Orders"]
    await server.press(server.bob, HeadsUpButton.TAKEBACK, own)
    assert f"<@{server.alice.id}>: Bob asks to take back the double." in server.board.text
    await server.press(server.alice, HeadsUpButton.GRANT)
    assert f"<@{server.bob.id}> to double or roll." in server.board.text
    assert "The cube is centred at 1." in server.board.alt_texts[0]


async def test_a_play_that_was_typed_can_be_taken_back_from_its_answer(server: SimulatedServer) -> None:
    await start_game(server, "31")
    answer = private(await server.alice.slash(server.channel, "play", play="8/5 6/5"))
    assert answer.labels == ["Take back"]
    await server.press(server.alice, HeadsUpButton.TAKEBACK, answer)
    assert ASKED in server.board.text
    assert private(await server.press(server.alice, SharedButton.FLIP)).labels == ["Roll for me", "Orders"]


async def test_a_takeback_that_comes_too_late_is_refused_with_the_reason(server: SimulatedServer) -> None:
    await start_game(server, "31")
    only = "Only your last play or double can be taken back."
    assert await refusal(server, server.alice) == only
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    await server.double(server.bob)
    assert await refusal(server, server.alice) == "Too late: Bob has already acted."
    await server.press(server.alice, SharedButton.TAKE)
    server.dice.will_fall("62")
    await server.press(server.bob, SharedButton.ROLL)
    dice = "Too late: dice have been rolled since."
    assert await refusal(server, server.bob) == dice
    assert (await refusal(server, server.carol)).startswith("Only Alice and Bob play at this table.")


async def test_nothing_is_taken_back_once_the_next_game_has_begun(server: SimulatedServer) -> None:
    await start_game(server, "21", sheet=RuleSheet(length=3, start=parse_board("2:1 | 2:1")))
    server.dice.will_fall("31")
    await server.alice.slash(server.channel, "play", play="2/off")
    said = "Too late: game 2 has begun."
    assert await refusal(server, server.alice) == said


async def test_a_wish_outlives_a_restart(server: SimulatedServer) -> None:
    await play_first(server)
    await server.alice.slash(server.channel, "takeback")
    await server.restart()
    await server.press(server.bob, HeadsUpButton.GRANT)
    assert f"<@{server.alice.id}> to play 3-1." in server.board.text
