"""Whoever must act is notified, once for each decision; nobody else, by nothing, ever."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine import WinKind
from bot.play.panel import Kind
from tests.bot.club import Club, open_club
from tests.bot.players import ByButtons, start_game
from tests.bot.seen import Seen, private
from tests.engine.games import game_at

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
NASTY = (
    "**@everyone**",
    "<@123> <@&9> <#7>",
    "_x_ ~~y~~ `z` ||s||",
    "[link](https://a.b)",
    "# big",
    "> quote",
    "https://a.b/c",
    "<:e:1> \\*",
)
ESCAPED = re.compile(r"\\[^0-9A-Za-z\s]")
FORMATTING = re.compile(r"[*_~`|#\[\]()<>@]|://")


@pytest.fixture(params=NASTY)
async def nasty_club(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Club]:
    """A club whose members have names that Discord would format, or that would notify."""
    async with open_club(tmp_path, [request.param] * 3) as opened:
        yield opened


async def test_a_whole_exchange_notifies_each_who_must_act_once(club: Club) -> None:
    alice, bob = club.alice.id, club.bob.id
    await start_game(club, "31")
    assert club.wire.pings == [bob, alice]
    await club.press(club.alice, Kind.SINCE)
    await club.press(club.bob, Kind.FLIP)
    await club.alice.slash(club.channel, "board", repost=True)
    assert club.wire.pings == [bob, alice]
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    await club.double(club.bob)
    await club.press(club.alice, Kind.TAKE)
    assert club.wire.pings == [bob, alice, bob, alice, bob]
    club.dice.will_fall("66")
    await club.press(club.bob, Kind.ROLL)
    await ByButtons(club).resign(club.bob, WinKind.SINGLE)
    await club.press(club.alice, Kind.REFUSE)
    assert club.wire.pings == [bob, alice, bob, alice, bob, alice, bob]
    await ByButtons(club).resign(club.bob, WinKind.GAMMON)
    await club.press(club.alice, Kind.AGREE)
    assert club.wire.pings == [bob, alice, bob, alice, bob, alice, bob, alice, bob]


async def test_a_press_that_is_refused_notifies_nobody(club: Club) -> None:
    await club.seat(game_at(START))
    await club.press(club.bob, Kind.ROLL)
    await club.press(club.carol, Kind.ROLL)
    await club.carol.slash(club.channel, "challenge", opponent=club.carol)
    assert club.wire.pings == [club.alice.id]


async def test_only_the_message_that_asks_names_whom_it_may_notify(club: Club) -> None:
    await start_game(club, "31")
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    spoken = [call for call in club.wire.calls if "components" in call.message]
    assert any(call.is_edit for call in spoken)
    for call in spoken:
        users = call.message["allowed_mentions"].get("users", [])
        assert len(users) == (1 if call.is_post else 0)


async def test_a_name_neither_formats_nor_notifies(nasty_club: Club) -> None:
    club = nasty_club
    shown = [private(await club.alice.slash(club.channel, "challenge", opponent=club.bob)), club.board]
    shown += [private(await club.press(club.carol, Kind.ACCEPT))]
    club.dice.will_fall("31")
    await club.press(club.bob, Kind.ACCEPT)
    shown += [club.board, private(await club.press(club.bob, Kind.SINCE))]
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    shown += [private(await club.press(club.alice, Kind.ROLL)), *club.messages()]
    await ByButtons(club).resign(club.bob, WinKind.BACKGAMMON)
    shown += [club.board]
    for seen in shown:
        assert FORMATTING.findall(without_ours(seen)) == [], seen.text
    assert club.wire.pings == [club.bob.id, club.alice.id, club.bob.id, club.alice.id]


async def test_a_name_stands_in_the_alt_text_as_it_is(nasty_club: Club) -> None:
    await nasty_club.seat(game_at(START))
    await nasty_club.double(nasty_club.alice)
    name = nasty_club.name_of(nasty_club.alice)
    (alt,) = nasty_club.board.alt_texts
    assert f"cube offered at 2 by {name}." in alt


def without_ours(seen: Seen) -> str:
    """Return a message's text without what is escaped, and without the formatting that we mean."""
    text = ESCAPED.sub("", seen.text)
    text = re.sub(r"<@\d{15,}>|`[0-9a-f]{64}`|`/[a-z]+`", "", text)
    text = re.sub(r"\[(?:Live board|To the challenge)\]\(https://discord\.com/channels/[\d/]+\)", "", text)
    text = re.sub(r"^(### |-# )", "", text, flags=re.MULTILINE)
    return re.sub(r"\*\*(.*)\*\*", r"\1", text)
