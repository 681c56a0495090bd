"""The players' time rests while the bot cannot show boards where they play, and they read so."""

from datetime import timedelta
from pathlib import Path

from bot.play.base.channel_problems import ChannelProblem
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.tables import places
from tests.discord.chouette import open_chouette
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def note(server: SimulatedServer, problem: ChannelProblem | None) -> None:
    """Let Discord take no board in the channel from now on, or take it again."""
    server.env.backend.faults.clear()
    if problem is not None:
        posts = f"/channels/{server.channel.id}/messages*"
        server.env.inject_error("*", posts, status=403, code=50013, times=None)
    await server.database.run(
        places.record_state,
        channel=server.channel.id,
        guild=server.guild.id,
        problem=problem,
        at=server.clock(),
    )


async def start(server: SimulatedServer) -> None:
    """Let Alice have a day to play 3-1."""
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, turn_hours=24)
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT)


async def test_a_board_tells_no_moment_that_passes(server: SimulatedServer) -> None:
    await start(server)
    await note(server, ChannelProblem.FORBIDDEN)
    await server.let_pass(2 * DAY)
    for command in ("board", "clock show"):
        told = private_texts(await server.bob.slash(server.channel, command))
        assert "No time runs for Alice until the game can go on." in told
        assert "<t:" not in told
    await note(server, None)
    due = int((server.clock() + DAY).timestamp())
    assert f"Alice has until <t:{due}:f>" in private_texts(await server.bob.slash(server.channel, "board"))


async def test_refusals_and_grants_tell_none(server: SimulatedServer) -> None:
    await start(server)
    await note(server, ChannelProblem.FORBIDDEN)
    await server.let_pass(2 * DAY)
    resting = "Alice is on the clock, but no time runs until the game can go on."
    shown = private(await server.bob.slash(server.channel, "clock show"))
    assert HeadsUpButton.CLAIM not in shown.kinds
    assert resting in private_texts(await server.bob.slash(server.channel, "clock claim"))
    assert resting in private_texts(await server.bob.slash(server.channel, "clock ask"))
    own = private_texts(await server.alice.slash(server.channel, "clock claim"))
    assert "You are on the clock, but no time runs until the game can go on." in own
    await server.alice.slash(server.channel, "clock ask")
    again = private_texts(await server.alice.slash(server.channel, "clock ask"))
    assert again.startswith("You already asked for more time in this turn. No time runs until")
    assert "<t:" not in again
    granted = private_texts(await server.bob.slash(server.channel, "clock more", hours=10))
    assert granted.startswith("Saved, but I cannot show the board right now.")
    assert "<t:" not in granted


async def test_a_chouette_tells_none(tmp_path: Path) -> None:
    async with open_chouette(tmp_path, ("Alice", "Bob", "Carol", "Dora")) as game:
        server = game.server
        await game.start(("Alice", "Bob", "Carol", "Dora"), "6543 31", crew_grace="15m")
        assert "<t:" in (await game.types("Alice", "board")).text
        await note(server, ChannelProblem.FORBIDDEN)
        await server.let_pass(5 * DAY)
        for command in ("board", "turns"):
            told = (await game.types("Bob", command)).text
            assert "o time runs" in told
            assert "<t:" not in told
        await note(server, None)
        assert "<t:" in (await game.types("Alice", "board")).text


async def test_a_roll_that_is_remembered_falls_at_no_moment_that_passes(tmp_path: Path) -> None:
    async with open_chouette(tmp_path, ("Alice", "Bob", "Carol", "Dora")) as game:
        await game.start(("Alice", "Bob", "Carol", "Dora"), "6543 31", crew_grace="15m")
        await game.types("Alice", "play", play="8/5 6/5")
        await game.presses("Bob", "Roll")
        await note(game.server, ChannelProblem.FORBIDDEN)
        await game.server.let_pass(HOUR)
        await game.types("Alice", "help")  # and reads that the game is interrupted
        told = (await game.types("Alice", "board")).text
        assert "Bob is ready to roll: the dice fall once the crew has decided." in told
        assert "No time runs until the chouette can go on." in told
        assert "<t:" not in told
