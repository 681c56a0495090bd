"""A player who must act is notified, once for each decision; nobody else, by nothing, ever."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine import WinKind
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.players import ByButtons, start_game
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer, open_server
from tests.engine.games import game_at
from tests.play.heads_up.tables import START

NASTY = (
    "**@everyone**",
    "<@123> <@&9> <#7>",
    "_x_ ~~y~~ `z` ||s||",
    "[link](https://a.b)",
    "# big",
    "> quote",
    "https://a.b/c",
    "<:e:1> \\*",
    "__u__ <t:1:R>",
)
ESCAPED = re.compile(r"\\[^0-9A-Za-z\s]")
FORMATTING = re.compile(r"[*_~`|#\[\]()<>@]|://")


@pytest.fixture(params=range(0, len(NASTY), 3))
async def nasty_club(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """A server whose members have names that Discord would format, or that would notify."""
    async with open_server(tmp_path, NASTY[request.param :][:3]) as opened:
        yield opened


async def test_a_whole_exchange_notifies_each_who_must_act_once(server: SimulatedServer) -> None:
    alice, bob = server.alice.id, server.bob.id
    await start_game(server, "31")
    assert server.rest.pings == [bob, alice]
    await server.press(server.alice, HeadsUpButton.SINCE)
    await server.press(server.bob, SharedButton.FLIP)
    await server.alice.slash(server.channel, "board", repost=True)
    assert server.rest.pings == [bob, alice]
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    await server.double(server.bob)
    await server.press(server.alice, SharedButton.TAKE)
    assert server.rest.pings == [bob, alice, bob, alice, bob]
    server.dice.will_fall("66")
    await server.press(server.bob, SharedButton.ROLL)
    await ByButtons(server).resign(server.bob, WinKind.SINGLE)
    await server.press(server.alice, SharedButton.REFUSE)
    assert server.rest.pings == [bob, alice, bob, alice, bob, alice, bob]
    await ByButtons(server).resign(server.bob, WinKind.GAMMON)
    await server.press(server.alice, SharedButton.AGREE)
    assert server.rest.pings == [bob, alice, bob, alice, bob, alice, bob, alice, bob]


async def test_a_press_that_is_refused_notifies_nobody(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    await server.press(server.bob, SharedButton.ROLL)
    await server.press(server.carol, SharedButton.ROLL)
    await server.carol.slash(server.channel, "challenge", opponent=server.carol)
    assert server.rest.pings == [server.alice.id]


async def test_only_the_message_that_asks_names_whom_it_may_notify(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    bob, alice = server.bob.id, server.alice.id
    assert server.rest.pings == [bob, alice, bob]
    # Each push is made a board, and folds the one before.
    assert [edit.pinged for edit in server.rest.edits] == [[bob], [alice], [], [bob], []]


async def test_a_name_neither_formats_nor_notifies(nasty_club: SimulatedServer) -> None:
    server = nasty_club
    shown = [
        private(await server.alice.slash(server.channel, "challenge", opponent=server.bob)),
        server.board,
    ]
    shown += [private(await server.press(server.carol, HeadsUpButton.ACCEPT))]
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    shown += [server.board, private(await server.press(server.bob, HeadsUpButton.SINCE))]
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    (alt,) = server.board.alt_texts
    assert f"{server.name_of(server.bob)} to double or roll." in alt
    shown += [private(await server.press(server.alice, SharedButton.ROLL)), *server.messages()]
    await ByButtons(server).resign(server.bob, WinKind.BACKGAMMON)
    shown += [server.board]
    for seen in shown:
        assert FORMATTING.findall(without_ours(seen)) == [], seen.text
    assert server.rest.pings == [server.bob.id, server.alice.id, server.bob.id, server.alice.id]


def without_ours(seen: Seen) -> str:
    """Return a message's text without what is escaped, and without the formatting that we mean."""
    text = ESCAPED.sub("", seen.text)
    text = re.sub(r"<@\d{15,}>|`[0-9a-f]{64}`|`/[a-z]+`", "", text)
    text = re.sub(r"\[(?:To the board|To the challenge)\]\(https://discord\.com/channels/[\d/]+\)", "", text)
    text = re.sub(r"^(### |-# )", "", text, flags=re.MULTILINE)
    return re.sub(r"\*\*(.*)\*\*", r"\1", text)
