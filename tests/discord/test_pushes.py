"""What a locked phone says: of a message of components nothing, of plain text all."""

from datetime import timedelta

from bot.engine import WinKind
from bot.play.panel import Kind
from tests.discord.chouette import Chouette
from tests.discord.players import ByButtons, start_game
from tests.discord.simulated_server import SimulatedServer


def pushes(server: SimulatedServer) -> list[str]:
    """The plain text of each post that notified somebody, with the names of those whom it mentions."""
    return [named(server, call.message["content"]) for call in server.rest.posts if call.pinged]


def named(server: SimulatedServer, text: str) -> str:
    for name, member in server.people.items():
        text = text.replace(f"<@{member.id}>", f"@{name}")
    return text


async def test_each_push_says_who_wants_what_then_what_happened_and_at_which_table(
    server: SimulatedServer,
) -> None:
    await start_game(server, "31")
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    await server.double(server.bob)
    await server.press(server.alice, Kind.TAKE)
    await ByButtons(server).resign(server.bob, WinKind.GAMMON)
    await server.press(server.alice, Kind.AGREE)
    assert pushes(server) == [
        "@Bob, do you accept?\nMoney session\nDoubling cube · standard start\nAlice challenges Bob",
        "@Alice to play 3-1.\nOpening roll 3-1: Alice starts\nAlice and Bob",
        "@Bob to double or roll.\nAlice 3-1: 8/5 6/5\nAlice and Bob",
        "@Alice to take or pass.\nAlice 3-1: 8/5 6/5\nBob doubles to 2\nAlice and Bob",
        "@Bob to roll.\nBob doubles to 2\nAlice takes at 2\nAlice and Bob",
        (
            "@Alice: accept Bob's resignation (gammon)?\n"
            "Alice 3-1: 8/5 6/5\nBob offers to resign a gammon\nAlice and Bob"
        ),
        (
            "Alice or @Bob: start the next game or end the session.\n"
            "Alice wins a gammon with the cube at 2: 4 points. Bob resigned.\nAlice and Bob"
        ),
    ]


async def test_a_push_of_a_chouette_calls_all_of_whom_it_wants_the_same(game: Chouette) -> None:
    await game.doubles("Alice")
    assert pushes(game.server)[-3:] == [
        "@Bob to double or roll\nBox 3-1: 8/5 6/5\nAlice in the box against Bob's team",
        "@Alice to double or roll\nTeam 6-2: 24/18 13/11\nAlice in the box against Bob's team",
        (
            "@Bob @Carol @Dora @Eve to take or pass\nTeam 6-2: 24/18 13/11\n"
            "Alice doubles Bob, Carol, Dora and Eve to 2\nAlice in the box against Bob's team"
        ),
    ]


async def test_a_push_becomes_the_board_in_the_same_message(server: SimulatedServer) -> None:
    await start_game(server, "31")
    shown = server.channel.last_message
    assert shown.content == ""
    assert shown.flags.components_v2
    assert server.board.id == shown.id
    assert "to play 3-1." in server.board.text
    assert server.board.alt_texts


async def test_a_board_that_notifies_nobody_is_posted_at_once(server: SimulatedServer) -> None:
    await start_game(server, "31")
    before = len(server.rest.calls)
    await server.alice.slash(server.channel, "board", repost=True)
    posted, *after = [call for call in server.rest.calls[before:] if call.is_post or call.is_edit]
    assert posted.is_post
    assert posted.message.get("content") is None
    assert all(f"/{server.board.id}" not in call.path for call in after)


async def test_an_edit_still_calls_whoever_must_act_and_nobody_else(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    server.dice.will_fall("62")
    await server.press(server.bob, Kind.ROLL)
    *_, edit = server.rest.edits
    assert edit.path.endswith(f"/{server.board.id}")
    assert edit.pinged == [server.bob.id]
    assert server.rest.pings == [server.bob.id, server.alice.id, server.bob.id]


async def test_a_reminder_says_in_its_first_words_whom_it_asks_for_what(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await server.let_pass(timedelta(days=1))
    assert (
        pushes(server)[-1]
        == "@Alice Still your turn to play 3-1.\n#1\u00a0· Alice and Bob\u00a0· Money session"
    )
