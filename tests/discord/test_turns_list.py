"""`/turns`: all the tables of whoever asks, for them alone."""

from dataclasses import replace
from datetime import timedelta

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.discord.wire.components import DISCORD_TEXT_LIMIT
from bot.engine import Position, Roll, Side, parse_play
from bot.play.heads_up.table import Takeback
from bot.play.pages.panels import turns_panel
from tests.discord.players import ByButtons, start_game
from tests.discord.seen import private
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import BOB, game_at
from tests.play.heads_up.tables import START, table

NO_GAMES = "You have no games right now. Start one with `/challenge`."


async def start_elsewhere(server: SimulatedServer) -> ChannelHandle:
    """Let Alice begin a game with Carol in another channel, which is returned."""
    elsewhere = server.guild.create_text_channel("elsewhere")
    await server.alice.slash(elsewhere, "challenge", opponent=server.carol)
    server.dice.will_fall("31")
    await server.carol.slash(elsewhere, "take")
    return elsewhere


async def test_it_says_what_is_awaited_and_leads_to_the_live_board(server: SimulatedServer) -> None:
    await start_game(server, "31")
    played = await server.table()
    link = f"https://discord.com/channels/{server.guild.id}/{server.channel.id}/{played.live_message}"
    for member, heading in ((server.alice, "### Your turn"), (server.bob, "### Waiting for others")):
        lines = private(await member.slash(server.channel, "turns")).text.splitlines()
        assert lines == [
            heading,
            f"**#{played.id}** Alice and Bob · Money session · to play 3-1 · [To the board]({link})",
        ]
    assert server.rest.pings == [server.bob.id, server.alice.id]


async def test_after_a_play_the_way_leads_to_the_next_table_that_waits(server: SimulatedServer) -> None:
    await start_game(server, "31")
    live = f"https://discord.com/channels/{server.guild.id}/{server.channel.id}/{server.board.id}"
    elsewhere = await start_elsewhere(server)
    answer = private(await server.alice.slash(elsewhere, "play", play="8/5 6/5"))
    assert answer.links == {"Next game: against Bob": live}
    alone = private(await server.alice.slash(server.channel, "play", play="8/5 6/5"))
    assert alone.links == {}


async def test_after_a_play_that_is_confirmed_by_a_press_too(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await start_elsewhere(server)
    play = parse_play("8/5 6/5", Position.start(), Roll(3, 1))
    left = await ByButtons(server).play(server.alice, play)
    assert private(left).text.startswith("Done. Also waiting for you: **#2** Alice and Carol")


def test_the_list_is_cut_before_discord_would_cut_it() -> None:
    tables = [table(game_at(START), names=("*" * 32, "_" * 32))] * 30
    panel = turns_panel(tables, tables, lambda _table: f"[To the board]({'x' * 90})", tables)
    assert len(panel.text) <= DISCORD_TEXT_LIMIT
    assert panel.text.count("-# … and 26 more") == 3


async def test_it_says_that_a_takeback_awaits_an_answer(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    await server.alice.slash(server.channel, "takeback")
    assert (
        "to double or roll, or to answer a takeback"
        in private(await server.bob.slash(server.channel, "turns")).text
    )


def test_where_another_is_asked_for_a_takeback_it_says_who_is_to_do_what() -> None:
    at = table(game_at(START, on_roll=Side.BLACK))
    at = replace(at, state=replace(at.state, takeback=Takeback(BOB, is_double=True)))
    assert (
        "Bob to double or roll · Alice to answer a takeback" in turns_panel([at], [], lambda _table: "").text
    )


async def turns(server: SimulatedServer, member: MemberActor) -> list[str]:
    return private(await member.slash(server.channel, "turns")).text.splitlines()


async def test_a_challenge_waits_for_its_answer_and_says_since_when(server: SimulatedServer) -> None:
    asked = server.clock()
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, length=5)
    link = f"https://discord.com/channels/{server.guild.id}/{server.channel.id}/{server.board.id}"
    await server.let_pass(timedelta(days=2))
    line = (
        "**#1** Alice challenges Bob · 5-point match · Bob to answer · "
        f"posted <t:{int(asked.timestamp())}:R> · [To the challenge]({link})"
    )
    assert await turns(server, server.bob) == ["### Your turn", line]
    assert await turns(server, server.alice) == ["### Waiting for others", line]
    assert await turns(server, server.carol) == [NO_GAMES]


async def test_a_challenge_to_anyone_is_listed_to_whoever_may_see_it(server: SimulatedServer) -> None:
    hidden = server.guild.create_text_channel("cellar")
    await server.alice.slash(server.channel, "challenge", length=5)
    await server.alice.slash(hidden, "challenge", length=7)
    server.permit(server.carol, hidden, view_channel=False)
    await server.env.settle()
    nothing, heading, line = await turns(server, server.carol)
    assert (nothing, heading) == (NO_GAMES, "### Open challenges here")
    assert line.startswith("**#1** Alice challenges anyone · 5-point match · anyone may accept · posted ")
    assert len(await turns(server, server.bob)) == 4


async def test_the_way_leads_to_a_challenge_that_waits(server: SimulatedServer) -> None:
    await start_game(server, "31")
    elsewhere = server.guild.create_text_channel("elsewhere")
    await server.carol.slash(elsewhere, "challenge", opponent=server.alice)
    answer = private(await server.alice.slash(server.channel, "play", play="8/5 6/5"))
    (label,) = answer.links
    assert label == "Next challenge: with Carol"
