"""Commands of all tables, where a chouette is played: turns, history, moving, and how a server does."""

from simcord.actors import MemberActor
from simcord.enums import ComponentType

from bot.play.chouette.action_codec import ChouetteButton
from tests.discord.chouette import in_play, opened, play_one
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer


async def test_turns_and_history_list_a_chouette_with_what_is_awaited(server: SimulatedServer) -> None:
    await in_play(server)
    mine = private(await server.alice.slash(server.channel, "turns")).text
    assert "### Your turn\n**#1** Alice in the box against Bob's team · Chouette · Alice to play 3-1" in mine
    others = private(await server.bob.slash(server.channel, "turns")).text
    assert others.startswith("### Waiting for others\n**#1** Alice in the box")
    shown = private(await server.carol.slash(server.channel, "history")).text
    assert "**#1** Alice in the box against Bob's team · Alice to play 3-1\n-# Chouette · 1 game" in shown


async def test_a_chouette_moves_with_all_who_play_there_to_where_all_can_see_it(
    server: SimulatedServer,
) -> None:
    await in_play(server)
    hidden, elsewhere = (server.guild.create_text_channel(name) for name in ("hidden", "elsewhere"))
    server.permit(server.carol, hidden, view_channel=False)
    await server.env.settle()
    refused = private_texts(await server.bob.slash(hidden, "move-here"))
    assert "Carol cannot see this channel" in refused
    answer = private_texts(await server.bob.slash(elsewhere, "move-here"))
    assert "Alice's chouette goes on here." in answer
    (board,) = server.messages(elsewhere)
    assert "Alice in the box" in board.text
    assert f"The game goes on in <#{elsewhere.id}>" in server.messages()[-1].text


async def test_an_admin_sees_chouettes_among_the_tables(server: SimulatedServer, admin: MemberActor) -> None:
    await opened(server)
    shown = private_texts(await admin.slash(server.channel, "admin status"))
    assert "Open here: 1 chouette." in shown


async def test_a_note_about_a_chouette_is_seen_by_its_writer_alone(server: SimulatedServer) -> None:
    await in_play(server)
    await server.carol.slash(server.channel, "note", text="Bob gives up the anchor early")
    for member, is_shown in ((server.carol, True), (server.bob, False)):
        seen = private(await server.press(member, ChouetteButton.LOOK, argument="since"))
        assert ("gives up the anchor" in seen.text) is is_shown


async def test_words_enter_the_dice_of_the_next_game(server: SimulatedServer) -> None:
    await opened(server)
    answer = private_texts(await server.alice.slash(server.channel, "dice words", text="good luck"))
    assert "Your words for game 1: “good luck”." in answer
    refused = private_texts(await server.bob.slash(server.channel, "dice words", text="me too"))
    assert "Press **Join** to play" in refused


async def test_the_dice_of_a_chouette_are_shown_and_their_secret_is_not(server: SimulatedServer) -> None:
    await in_play(server)
    shown = private(await server.bob.slash(server.channel, "dice show")).text
    assert "### Dice of #1 · Alice's chouette" in shown
    assert "**Game 1** is in play: 3 rolls so far." in shown
    assert "Carol added no words" in shown
    refused = private_texts(await server.bob.slash(server.channel, "dice show", game=7))
    assert "This chouette has one game" in refused


async def test_after_a_game_its_proof_is_handed_out(server: SimulatedServer) -> None:
    await in_play(server)
    await play_one(server)
    shown = private(await server.bob.slash(server.channel, "dice show"))
    assert "**Game 1** is over: 3 rolls, all drawn from this secret and these words." in shown.text
    assert "barpoint-dice-1-1.json" in shown.text


async def test_a_chouette_is_exported_as_sessions_in_one_archive(server: SimulatedServer) -> None:
    await in_play(server)
    await play_one(server)
    shown = private(await server.carol.slash(server.channel, "export"))
    assert "2 money sessions for GNU Backgammon, one for each" in shown.text
    assert [each["name"] for each in shown.components if each["type"] == ComponentType.FILE] == [
        "chouette-1.zip",
        "chouette-1-sheet.csv",
    ]
    ids = private_texts(await server.carol.slash(server.channel, "export", format="position"))
    assert "a chouette has several" in ids
