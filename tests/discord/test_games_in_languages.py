"""Whole games by players of different languages in a server of another: each reads what is theirs."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.engine.chouette import CLUB
from bot.engine.position import parse_board
from bot.play.base.table import Status
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.text.language import Language
from tests.discord.chouette import Chouette
from tests.discord.direct_match import Direct
from tests.discord.players import ByCommands, either, member_of
from tests.discord.random_play import choose
from tests.discord.random_presses import Panels, opened, press_something, random_sheet
from tests.discord.simulated_server import SimulatedServer, open_server
from tests.discord.spoken import Listener
from tests.text.limits import WIDE

NAMES = ("Alice", "Bob", "Carol", "Dora")
OTHERS = (Language.GERMAN, Language.JAPANESE, Language.TURKISH, Language.DANISH)
LOOKS = (
    "help",
    "turns",
    "board",
    "clock show",
    "settings me",
    "settings challenge",
    "dice show",
    "orders",
    "vacation show",
    "settings server",
)
REFUSED = ("roll", "take", "double", "next", "pass", "beaver", "takeback", "clock claim", "propose")
PRESSES = 120
DAY = timedelta(days=1)
WIDE_NAMES = tuple(f"{WIDE[1:]}{number}" for number in range(10))
"""As many as a chouette has players, as long as Discord lets them be."""
ENDGAME = parse_board("3:1 2:1 1:1 | 3:1 2:1 1:1")


@asynccontextmanager
async def listened_to(
    folder: Path,
    of_server: Language,
    of_members: Sequence[Language],
    caplog: pytest.LogCaptureFixture,
    names: Sequence[str] = NAMES,
) -> AsyncIterator[SimulatedServer]:
    """A server whose members have these languages; at its end all must have been said in the right one."""
    with caplog.at_level(logging.WARNING, "bot.text.catalogue"):
        async with open_server(folder, names) as server:
            spoken = {member.id: each for member, each in zip(server.members, of_members, strict=False)}
            listener = Listener(server, of_server, spoken)
            with listener.listening():
                for member in server.members:  # until then, nobody knows what they speak
                    await member.slash(server.channel, "help")
                yield server
            assert listener.wrong == []
            assert set(of_members[:2]) <= listener.heard.keys()
    assert [record.getMessage() for record in caplog.records if record.name == "bot.text.catalogue"] == []


async def look_around(server: SimulatedServer, random: Random) -> None:
    """Let somebody ask for something, or try what is not theirs."""
    member = random.choice(server.members)
    match random.randrange(3):
        case 0:
            await member.slash(server.channel, random.choice(LOOKS))
        case 1:
            board = server.board
            if board.custom_ids:
                await server.press_anyhow(member, board, random.choice(board.custom_ids))
        case _:
            table = await server.table()
            awaited = {table.players[player].snowflake for player in table.must_act}
            idle = [each for each in server.members if each.id not in awaited]
            await random.choice(idle).slash(server.channel, random.choice(REFUSED))


async def play_in_channel(server: SimulatedServer, seed: int, games: int, **offer: object) -> None:
    """Let Alice and Bob play, and all look around and press what is not theirs."""
    random, server.dice._random = Random(seed), Random(seed)  # noqa: SLF001 - our own
    hand = either(server, random)
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, **offer)
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    table = await server.table()
    while table.must_act and len(table.results) < games:
        if random.random() < 0.3:
            await look_around(server, random)
        elif random.random() < 0.05:
            await server.let_pass(DAY)
            await server.alice.slash(server.channel, "board", repost=True)  # below the reminder
        elif table.is_between_games:
            await hand().next_game(member_of(server, table, table.must_act[0]))
        else:
            action = choose(table.game, table.must_act[0], random)
            await hand().act(action)
        table = await server.table()


async def play_directly(server: SimulatedServer, seed: int) -> None:
    random, server.dice._random = Random(seed), Random(seed)  # noqa: SLF001 - our own
    direct = Direct(server)
    await direct.challenge(length=1)
    await direct.press(server.bob, HeadsUpButton.ACCEPT)
    while (table := await direct.table()).must_act:
        player = table.must_act[0]
        action = choose(table.game, player, random)
        await ByMessages(server).act(action, member_of(server, table, player))


class ByMessages(ByCommands):
    """Types slash commands in direct messages."""

    async def slash(self, actor: MemberActor, name: str, **options: str | int | bool) -> InteractionResult:
        return await Direct(self.server).slash(actor, name, **options)


async def play_chouette(server: SimulatedServer, seed: int, presses: int) -> None:
    """Let four open a chouette by random rules, and press whatever they see."""
    random, chouette = Random(seed), Chouette(server)
    sheet = random.choice([CLUB, random_sheet(random)]).changed(start=ENDGAME)
    await opened(chouette, sheet)
    for member in server.members[1:]:
        await server.press(member, ChouetteButton.JOIN, chouette.board)
    await server.press(server.alice, ChouetteButton.START, chouette.board)
    panels = Panels()
    for _ in range(presses):
        await press_something(chouette, random, panels)
        if (await chouette.table()).status is not Status.PLAYING:
            break


@pytest.mark.parametrize(
    "play",
    [
        pytest.param(lambda server: play_in_channel(server, 1, 1, length=1), id="match"),
        pytest.param(lambda server: play_directly(server, 2), id="direct"),
        pytest.param(lambda server: play_chouette(server, 3, PRESSES), id="chouette"),
    ],
)
async def test_people_of_four_languages_play_in_a_french_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, play: Callable[[SimulatedServer], Awaitable[None]]
) -> None:
    async with listened_to(tmp_path, Language.FRENCH, OTHERS, caplog) as server:
        await play(server)


@pytest.mark.proof  # each message with the widest arguments is held in `tests/text`
@pytest.mark.parametrize("language", Language)
async def test_the_widest_names_fit_in_every_language(
    tmp_path: Path, language: Language, caplog: pytest.LogCaptureFixture
) -> None:
    """All that ten players see of a chouette, and two of them of a match, is within Discord's limits."""
    for name, play in (
        ("chouette", lambda server: play_chouette(server, 8, PRESSES)),
        ("match", lambda server: play_in_channel(server, 9, 1, length=25)),
    ):
        (tmp_path / name).mkdir()
        spoken = [language] * len(WIDE_NAMES)
        async with listened_to(tmp_path / name, language, spoken, caplog, WIDE_NAMES) as server:
            await play(server)


@pytest.mark.proof
@pytest.mark.parametrize("of_server", Language)
async def test_games_of_both_kinds_in_every_language(
    tmp_path: Path, of_server: Language, caplog: pytest.LogCaptureFixture
) -> None:
    others = [language for language in Language if language is not of_server]
    Random(of_server).shuffle(others)
    for name, play in (
        ("match", lambda server: play_in_channel(server, 4, 9, length=5)),
        ("session", lambda server: play_in_channel(server, 5, 3, play="Money session", beavers=True)),
        ("direct", lambda server: play_directly(server, 6)),
        ("chouette", lambda server: play_chouette(server, 7, 10 * PRESSES)),
    ):
        (tmp_path / name).mkdir()
        async with listened_to(tmp_path / name, of_server, others, caplog) as server:
            await play(server)
