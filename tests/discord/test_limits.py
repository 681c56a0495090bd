"""Discord's limits hold for the widest position and the longest names, in every kind of message.

Every message of every test is checked as it is sent (`Wire`); here are those that come closest.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.discord.wire.components import PanelView
from bot.discord.wire.custom_ids import DISCORD_CUSTOM_ID_LIMIT, CustomId, format_custom_id
from bot.engine import Cube, Side
from bot.play.base.paths import Path as Way
from bot.play.base.paths import format_path
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.display.panel import Panel, SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.picture import alt_text, xgid
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer, open_server
from tests.engine.games import game_at

DISCORD_NAME_LIMIT = 32
WIDEST = "24:1 23:1 22:1 21:1 20:1 19:1 18:1 17:1 16:1 15:1 14:1 13:1 12:1 11:1 10:1 | 24:8 23:7"
BOTH_WIDE = (
    "24:1 22:1 20:1 18:1 16:1 14:1 12:1 10:1 8:1 6:1 4:1 2:1 bar:3 | "
    "24:1 22:1 20:1 18:1 16:1 14:1 12:1 10:1 8:1 6:1 4:1 2:1 bar:3"
)
NAMES = {
    "wide": "W" * DISCORD_NAME_LIMIT,
    "widest letter": "﷽" * DISCORD_NAME_LIMIT,
    "characters of two units": "\N{GAME DIE}" * DISCORD_NAME_LIMIT,
    "all markdown": ("*_`~|>#[]()<:@-\\" * 2)[:DISCORD_NAME_LIMIT],
    "ideographs": "龍" * DISCORD_NAME_LIMIT,
}


@pytest.fixture(params=NAMES.values(), ids=NAMES)
async def big_club(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """A server whose members have the longest names."""
    async with open_server(tmp_path, [request.param] * 3) as opened:
        yield opened


async def test_every_kind_of_message_fits(big_club: SimulatedServer) -> None:
    server = big_club
    await server.alice.slash(server.channel, "help")
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    challenge = server.board
    await server.carol.slash(server.channel, "challenge")
    await server.carol.slash(server.channel, "roll")
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT, challenge)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    await server.double(server.bob)
    await server.press(server.carol, SharedButton.TAKE)
    await server.press(server.alice, HeadsUpButton.SINCE)
    await server.press(server.alice, SharedButton.PASS)
    await server.alice.slash(server.channel, "take")
    await server.bob.slash(server.channel, "board")
    await server.press(server.bob, HeadsUpButton.SINCE)
    await server.bob.slash(server.channel, "resign", loss=3, sure=True)
    assert "wins a backgammon with the cube at 2: 6 points" in server.board.text
    await server.carol.slash(server.channel, "next")
    await server.press(server.alice, HeadsUpButton.END)
    await server.alice.slash(server.channel, "roll")
    await server.press(server.carol, HeadsUpButton.REMATCH)


async def test_the_board_in_words_is_never_cut(big_club: SimulatedServer) -> None:
    cube = Cube(64, Side.BLACK).offered(Side.BLACK)
    await big_club.seat(game_at(BOTH_WIDE, on_roll=Side.BLACK, cube=cube))
    table = await big_club.table()
    assert big_club.board.alt_texts == [alt_text(table)]
    offer = f"{table.player_on(Side.BLACK).name} offers the cube at 128."
    assert offer in alt_text(table)
    assert alt_text(table).endswith((offer, xgid(table)))


async def test_the_builder_of_the_widest_position_fits(server: SimulatedServer) -> None:
    await server.seat(game_at(WIDEST, roll="11"))
    built = private(await server.press(server.alice, SharedButton.PLAY))
    assert built.labels == [f"{point}/{point - 1}" for point in range(24, 9, -1)]
    for label in built.labels[:4]:
        built = await server.follow(built, label)
    assert built.labels == ["Confirm", "Undo"]
    assert parse_moves(built) == 4


async def test_the_longest_custom_id_fits() -> None:
    longest = CustomId(
        max((*SharedButton, *HeadsUpButton, *ChouetteButton), key=len),
        10**18 - 1,
        10**9 - 1,
        format_path(Way(((25, 24),) * 4, selected=25)),
        "0123abcd",
    )
    assert len(format_custom_id(longest)) <= DISCORD_CUSTOM_ID_LIMIT


def parse_moves(built: Seen) -> int:
    """Return how many checker moves the Confirm button makes."""
    (confirm,) = [act for act in built.acts if act.kind is SharedButton.CONFIRM]
    return len(confirm.argument) // 2


async def test_no_line_can_break_before_a_dot() -> None:
    children = PanelView(Panel("Alice · Bob")).walk_children()
    texts = [each.content for each in children if isinstance(each, discord.ui.TextDisplay)]
    assert texts == ["Alice\N{NO-BREAK SPACE}· Bob"]
