"""Discord's limits hold for the widest position and the longest names, in every kind of message.

Every message of every test is checked as it is sent (`Wire`); here are those that come closest.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord.client import COMMANDS
from bot.discord.custom_ids import DISCORD_CUSTOM_ID_LIMIT, CustomId, format_custom_id, format_path
from bot.discord.custom_ids import Path as Way
from bot.engine import Cube, Side
from bot.play.heads_up.picture import alt_text
from bot.play.panel import Kind
from tests.bot.club import Club, open_club
from tests.bot.limits import check_command
from tests.bot.seen import Seen, private
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
async def big_club(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Club]:
    """A club whose members have the longest names."""
    async with open_club(tmp_path, [request.param] * 3) as opened:
        yield opened


async def test_every_kind_of_message_fits(big_club: Club) -> None:
    club = big_club
    await club.alice.slash(club.channel, "help")
    await club.alice.slash(club.channel, "challenge", opponent=club.bob)
    challenge = club.board
    await club.carol.slash(club.channel, "challenge")
    await club.carol.slash(club.channel, "roll")
    club.dice.will_fall("31")
    await club.press(club.bob, Kind.ACCEPT, challenge)
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    await club.double(club.bob)
    await club.press(club.carol, Kind.TAKE)
    await club.press(club.alice, Kind.SINCE)
    await club.press(club.alice, Kind.PASS)
    await club.alice.slash(club.channel, "take")
    await club.bob.slash(club.channel, "board")
    await club.press(club.bob, Kind.SINCE)
    await club.bob.slash(club.channel, "resign", loss=3, sure=True)
    assert "wins a backgammon with the cube on 2: 6 points" in club.board.text
    await club.carol.slash(club.channel, "next")
    await club.press(club.alice, Kind.END)
    await club.alice.slash(club.channel, "roll")
    await club.press(club.carol, Kind.REMATCH)


async def test_the_board_in_words_is_never_cut(big_club: Club) -> None:
    cube = Cube(64, Side.BLACK).offered(Side.BLACK)
    await big_club.seat(game_at(BOTH_WIDE, on_roll=Side.BLACK, cube=cube))
    table = await big_club.table()
    assert big_club.board.alt_texts == [alt_text(table)]
    assert alt_text(table).endswith(f"The cube offered at 128 by {table.player_on(Side.BLACK).name}.")


async def test_the_builder_of_the_widest_position_fits(club: Club) -> None:
    await club.seat(game_at(WIDEST, roll="11"))
    built = private(await club.press(club.alice, Kind.PLAY))
    assert built.labels == [f"{point}/{point - 1}" for point in range(24, 9, -1)]
    for label in built.labels[:4]:
        built = await choose(club, built, label)
    assert built.labels == ["Confirm", "Undo"]
    assert parse_moves(built) == 4


async def test_the_longest_custom_id_fits() -> None:
    longest = CustomId(
        max(Kind, key=len), 10**18 - 1, 10**9 - 1, format_path(Way(((25, 24),) * 4, selected=25)), "0123abcd"
    )
    assert len(format_custom_id(longest)) <= DISCORD_CUSTOM_ID_LIMIT


async def test_every_slash_command_fits(club: Club) -> None:
    (synced,) = [call.json for call in club.env.http_requests if call.path.endswith("/commands")]
    assert len(synced) == len(COMMANDS)
    for command in synced:
        check_command(command)


async def choose(club: Club, built: Seen, label: str) -> Seen:
    return private(await club.alice.click(built.message, custom_id=built.labelled(label)))


def parse_moves(built: Seen) -> int:
    """Return how many checker moves the Confirm button makes."""
    (confirm,) = [act for act in built.acts if act.kind is Kind.CONFIRM]
    return len(confirm.argument) // 2
