"""`/turns`: all the tables of whoever asks, for them alone."""

from dataclasses import replace
from datetime import timedelta

import discord
from simcord.actors import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.discord.layout import DISCORD_TEXT_LIMIT
from bot.engine import Position, Roll, Side, parse_play
from bot.play.heads_up.table import Takeback
from bot.play.panels import turns_panel
from tests.bot.club import Club
from tests.bot.players import ByButtons, start_game
from tests.bot.seen import private
from tests.engine.games import BOB, game_at
from tests.presenters.people import table

NO_GAMES = "You play nowhere at the moment. Start with `/challenge`."
START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"


async def start_elsewhere(club: Club) -> ChannelHandle:
    """Let Alice begin a game with Carol in another channel, which is returned."""
    tavern = club.guild.create_text_channel("tavern")
    await club.alice.slash(tavern, "challenge", opponent=club.carol)
    club.dice.will_fall("31")
    await club.carol.slash(tavern, "take")
    return tavern


async def test_it_says_what_is_awaited_and_leads_to_the_live_board(club: Club) -> None:
    await start_game(club, "31")
    played = await club.table()
    link = f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{played.live_message}"
    for member, heading in ((club.alice, "### Your turn"), (club.bob, "### Waiting for others")):
        lines = private(await member.slash(club.channel, "turns")).text.splitlines()
        assert lines == [
            heading,
            f"**#{played.id}** Alice and Bob · Money session · to play 3-1 · [Live board]({link})",
        ]
    assert club.wire.pings == [club.bob.id, club.alice.id]


async def test_whoever_plays_nowhere_is_told_how_to_start(club: Club) -> None:
    answer = private(await club.carol.slash(club.channel, "turns"))
    assert answer.text == "You play nowhere at the moment. Start with `/challenge`."


async def test_after_a_play_the_way_leads_to_the_next_table_that_waits(club: Club) -> None:
    await start_game(club, "31")
    live = f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{club.board.id}"
    tavern = await start_elsewhere(club)
    answer = private(await club.alice.slash(tavern, "play", play="8/5 6/5"))
    assert answer.ways == {"Next game: against Bob": live}
    alone = private(await club.alice.slash(club.channel, "play", play="8/5 6/5"))
    assert alone.ways == {}


async def test_after_a_play_that_is_confirmed_by_a_press_too(club: Club) -> None:
    await start_game(club, "31")
    await start_elsewhere(club)
    play = parse_play("8/5 6/5", Position.start(), Roll(3, 1))
    left = await ByButtons(club).play(club.alice, play)
    assert private(left).text.startswith("Done. Also waiting for you: **#2** Alice and Carol")


def test_the_list_is_cut_before_discord_would_cut_it() -> None:
    tables = [table(game_at(START), names=("*" * 32, "_" * 32))] * 30
    panel = turns_panel(tables, tables, lambda _table: f"[Live board]({'x' * 90})", tables)
    assert len(panel.text) <= DISCORD_TEXT_LIMIT
    assert panel.text.count("-# … and 26 more") == 3


async def test_it_says_that_a_takeback_awaits_an_answer(club: Club) -> None:
    await start_game(club, "31")
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    await club.alice.slash(club.channel, "takeback")
    assert "to roll, or to answer a takeback" in private(await club.bob.slash(club.channel, "turns")).text


def test_where_another_is_asked_for_a_takeback_it_says_who_is_to_do_what() -> None:
    at = table(game_at(START, on_roll=Side.BLACK))
    at = replace(at, state=replace(at.state, takeback=Takeback(BOB, is_double=True)))
    assert "Bob to roll · Alice to answer a takeback" in turns_panel([at], [], lambda _table: "").text


async def turns(club: Club, member: MemberActor) -> list[str]:
    return private(await member.slash(club.channel, "turns")).text.splitlines()


async def test_a_challenge_waits_for_its_answer_and_says_since_when(club: Club) -> None:
    asked = club.clock()
    await club.alice.slash(club.channel, "challenge", opponent=club.bob, length=5)
    link = f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{club.board.id}"
    await club.let_pass(timedelta(days=2))
    line = (
        "**#1** Alice challenges Bob · Match to 5 · Bob to answer · "
        f"posted <t:{int(asked.timestamp())}:R> · [To the challenge]({link})"
    )
    assert await turns(club, club.bob) == ["### Your turn", line]
    assert await turns(club, club.alice) == ["### Waiting for others", line]
    assert await turns(club, club.carol) == [NO_GAMES]


async def test_a_challenge_to_anyone_is_listed_to_whoever_may_see_it(club: Club) -> None:
    hidden = club.guild.create_text_channel("cellar")
    await club.alice.slash(club.channel, "challenge", length=5)
    await club.alice.slash(hidden, "challenge", length=7)
    denied = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(club.carol.id, OverwriteType.MEMBER, deny=denied)
    club.env.backend.set_overwrite(hidden.id, overwrite)
    await club.env.settle()
    nothing, heading, line = await turns(club, club.carol)
    assert (nothing, heading) == (NO_GAMES, "### Challenges to anyone here")
    assert line.startswith("**#1** Alice challenges anyone · Match to 5 · anyone may accept · posted ")
    assert len(await turns(club, club.bob)) == 4


async def test_the_way_leads_to_a_challenge_that_waits(club: Club) -> None:
    await start_game(club, "31")
    tavern = club.guild.create_text_channel("tavern")
    await club.carol.slash(tavern, "challenge", opponent=club.alice)
    answer = private(await club.alice.slash(club.channel, "play", play="8/5 6/5"))
    (label,) = answer.ways
    assert label == "Next: the challenge with Carol"
