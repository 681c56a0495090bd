"""`/turns`: all the tables of whoever asks, for them alone."""

from bot.presenters.turns import turns_panel
from bot.ui.layout import DISCORD_TEXT_LIMIT
from tests.bot.club import Club
from tests.bot.players import start_game
from tests.bot.seen import private
from tests.engine.games import game_at
from tests.presenters.people import table

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"


async def test_it_says_what_is_awaited_and_leads_to_the_live_board(club: Club) -> None:
    await start_game(club, "31")
    played = await club.table()
    link = f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{played.live_message}"
    for member, heading in ((club.alice, "### Your turn"), (club.bob, "### The other side's turn")):
        lines = private(await member.slash(club.channel, "turns")).text.splitlines()
        assert lines == [
            heading,
            f"**#{played.id}** Alice and Bob · Money session · to play 3-1 · [Live board]({link})",
        ]
    assert club.wire.pings == [club.bob.id, club.alice.id]


async def test_whoever_plays_nowhere_is_told_how_to_start(club: Club) -> None:
    answer = private(await club.carol.slash(club.channel, "turns"))
    assert answer.text == "You play nowhere at the moment. Start with `/challenge`."


def test_the_list_is_cut_before_discord_would_cut_it() -> None:
    tables = [table(game_at(START), names=("*" * 32, "_" * 32))] * 30
    panel = turns_panel(tables, tables, lambda _table: f"[Live board]({'x' * 90})")
    assert len(panel.text) <= DISCORD_TEXT_LIMIT
    assert panel.text.count("-# … and 24 more") == 2
