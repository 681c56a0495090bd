"""Notes on Discord: on what their writer alone sees, and nowhere else."""

from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.players import start_game
from tests.discord.seen import private
from tests.discord.simulated_server import SimulatedServer

NOTE = "hold the anchor"


async def test_a_note_is_shown_where_its_writer_alone_looks_and_builds(server: SimulatedServer) -> None:
    await start_game(server, "31")
    written = private(await server.alice.slash(server.channel, "note", text=NOTE))
    assert written.text.startswith(f"-# Your note:\n> {NOTE}\n")
    assert private(await server.alice.slash(server.channel, "note")).text == written.text
    for kind in (SharedButton.FLIP, HeadsUpButton.SINCE, SharedButton.PLAY):
        seen = private(await server.press(server.alice, kind))
        assert seen.text.endswith(f"-# Your note:\n> {NOTE}")
    step = private(await server.alice.click(seen.message, custom_id=seen.custom_id(SharedButton.BUILD)))
    assert step.text.endswith(f"> {NOTE}")
    for kind in (SharedButton.FLIP, HeadsUpButton.SINCE):
        assert "note" not in private(await server.press(server.bob, kind)).text
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    assert NOTE not in "\n".join(seen.text for seen in server.messages())


async def test_a_note_is_deleted(server: SimulatedServer) -> None:
    await start_game(server, "31")
    none = "You have no note about this table. Write one with `/note text:`; only you can see it."
    assert private(await server.alice.slash(server.channel, "note")).text == none
    await server.alice.slash(server.channel, "note", text=NOTE)
    answer = private(await server.alice.slash(server.channel, "note", clear=True)).text
    assert answer == "Note deleted."
    assert private(await server.alice.slash(server.channel, "note")).text == none


async def test_a_note_that_is_written_and_cleared_at_once_is_written(server: SimulatedServer) -> None:
    await start_game(server, "31")
    answer = private(await server.alice.slash(server.channel, "note", text=NOTE, clear=True)).text
    assert NOTE in answer
