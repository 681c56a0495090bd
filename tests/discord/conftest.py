import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from simcord.actors import MemberActor

import render
from bot.engine import RuleSheet
from bot.play.heads_up.table import HeadsUpTable
from tests.discord.chouette import FIVE, Chouette, open_chouette
from tests.discord.fair_dice import play_fair
from tests.discord.seen import Drawn
from tests.discord.simulated_server import SimulatedServer, open_server
from tests.discord.stored_games import store
from tests.discord.strong_player import StrongPlayer
from tests.discord.team_thread import team_opens
from tests.pictures import quick_pictures
from tests.play.heads_up.played_games import lively_match


@pytest.fixture(autouse=True, scope="module")
def hasty() -> Iterator[None]:
    """Let each board be drawn, but hardly compressed."""
    with quick_pictures():
        yield


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The bot logs no error; a test that wants one clears the log."""
    yield
    logged = [*caplog.get_records("setup"), *caplog.get_records("call"), *caplog.get_records("teardown")]
    assert not [record.getMessage() for record in logged if record.levelno >= logging.ERROR]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """A server with Alice, Bob and Carol, who make every roll and every play by hand."""
    async with open_server(tmp_path) as opened:
        yield opened


@pytest.fixture
async def new_server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """A server with Alice, Bob and Carol, who have chosen nothing."""
    async with open_server(tmp_path, by_hand=False) as opened:
        yield opened


@pytest.fixture
def fair_server(server: SimulatedServer) -> SimulatedServer:
    """The same, with dice that nobody scripts."""
    play_fair(server)
    return server


@pytest.fixture
async def three(tmp_path: Path) -> AsyncIterator[Chouette]:
    """A server with Alice, Bob and Carol, who do all by hand, for a chouette."""
    async with open_chouette(tmp_path, FIVE[:3]) as opened:
        yield opened


@pytest.fixture
async def chouette(tmp_path: Path) -> AsyncIterator[Chouette]:
    """A server with Alice, Bob, Carol, Dora and Eve, who do all by hand, and nothing played yet."""
    async with open_chouette(tmp_path) as opened:
        yield opened


@pytest.fixture
async def new_three(tmp_path: Path) -> AsyncIterator[Chouette]:
    """A server with Alice, Bob and Carol, who have chosen nothing, for a chouette."""
    async with open_chouette(tmp_path, FIVE[:3], by_hand=False) as opened:
        yield opened


@pytest.fixture
async def game(chouette: Chouette) -> Chouette:
    """Alice is the box, Bob the captain; Carol, Dora and Eve are crew. Both sides have moved once."""
    await chouette.begin()
    return chouette


@pytest.fixture
async def team(chouette: Chouette) -> Chouette:
    """Alice is the box; Bob, the captain of Carol, Dora and Eve, is to play 3-1."""
    await team_opens(chouette)
    return chouette


@pytest.fixture
async def table(server: SimulatedServer) -> HeadsUpTable:
    """A match to 3 points, played to its end in the server's channel."""
    return await store(server, RuleSheet(length=3), lively_match(3))


@pytest.fixture
def admin(server: SimulatedServer) -> MemberActor:
    """A member who may manage the server."""
    return server.joined_by("Dora", manage_guild=True)


@pytest.fixture
def strong(server: SimulatedServer) -> StrongPlayer:
    assert isinstance(server.evaluator, StrongPlayer)
    return server.evaluator


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Every picture that is drawn, in order."""
    kept: Drawn = []
    draw = render.draw_board

    def keep(diagram: render.Diagram, theme: render.Theme) -> bytes:
        kept.append((diagram, theme))
        return draw(diagram, theme)

    monkeypatch.setattr(render, "draw_board", keep)
    return kept
