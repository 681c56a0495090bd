"""The container image, really built, and the bot in it, at the stand-in for Discord."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.discord.wire.custom_ids import parse_custom_id
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.version import VERSION
from tests.faults import discord_address
from tests.faults.discord_server import DiscordServer
from tests.faults.faulty_discord import TOKEN, Room
from tests.image.buildah import NEEDS_BUILDAH, Buildah
from tests.image.compose import copy_of_the_example, of_compose, of_file
from tests.image.container import Container

pytestmark = [pytest.mark.proof, NEEDS_BUILDAH]
MEGABYTE = 2**20
BASE_TO_DOWNLOAD = 45
"""The megabytes of `python:3.13-slim`, as registries count them."""

MOST = {"no": 120, "yes": 250}
"""The megabytes of an image without the strong player and with it."""

BARPOINT = 10001
"""The user for whom the Dockerfile makes room."""

STOP_SECONDS = 20
"""How long compose.yaml lets Docker wait."""

XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"


@pytest.fixture(scope="module")
def buildah(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Buildah]:
    """Buildah, with the images on which the Dockerfile builds."""
    buildah = Buildah(tmp_path_factory.mktemp("buildah"))
    try:
        buildah.make_bases()
        yield buildah
    finally:
        buildah.remove_everything()


@pytest.fixture
def discord(tmp_path: Path) -> Iterator[DiscordServer]:
    """The stand-in; where it is stands in the folder `stand-in`, for the bot's Python."""
    folder = tmp_path / "stand-in"
    folder.mkdir()
    shutil.copy(discord_address.__file__, folder)
    with DiscordServer() as server:
        lines = ("from discord_address import point_at", f"point_at({server.url!r})", "")
        (folder / "sitecustomize.py").write_text("\n".join(lines))
        yield server


@pytest.mark.parametrize("engine", MOST)
def test_the_image_is_as_small_as_it_is_said_to_be_though_its_python_is_compiled(
    buildah: Buildah, engine: str
) -> None:
    image = buildah.build(ENGINE=engine)
    beside_base = buildah.beside_base(image)
    on_disk, to_download = beside_base.on_disk / MEGABYTE, beside_base.to_download / MEGABYTE
    print(f"engine {engine}: {on_disk:.0f} MB beside the base image, {to_download:.0f} MB to download")  # noqa: T201 - `-s` shows it
    assert on_disk < MOST[engine]
    assert BASE_TO_DOWNLOAD + to_download < MOST[engine]
    assert uncompiled(buildah.root(buildah.container(image)) / "opt/barpoint") == []


def uncompiled(folder: Path) -> list[Path]:
    """The modules that each start would compile anew, since it may keep nothing."""
    modules = folder.glob("lib/python3.13/site-packages/*/**/*.py")
    return [each for each in modules if not any(each.parent.glob(f"__pycache__/{each.stem}.*.pyc"))]


@pytest.mark.parametrize("engine", MOST)
def test_the_image_says_its_version_and_has_the_strong_player_unless_it_was_left_out(
    buildah: Buildah, engine: str
) -> None:
    container = buildah.container(buildah.build(ENGINE=engine))
    assert buildah.run(container, "barpoint", "--version") == f"Barpoint {VERSION}"
    ask = f"echo '{XGID}' | barpoint advise --level champion || echo failed: $?"
    assert ("failed: 1" in buildah.run(container, "sh", "-c", ask)) is (engine == "no")


def test_the_bot_of_the_image_serves_and_keeps_its_games_in_the_volume(
    buildah: Buildah, discord: DiscordServer, tmp_path: Path
) -> None:
    image = buildah.build(ENGINE="yes")
    os.sync()  # the bot, too, would have to wait for the disk until all that was built is there
    env_file = copy_of_the_example(tmp_path, BARPOINT_TOKEN=TOKEN)
    places = {"volume": tmp_path / "games", "stand_in": tmp_path / "stand-in"}
    room = Room.made_in(discord)
    with Container(buildah, image, environment=of_compose(tmp_path), **places) as first:
        first.until(first.is_healthy)
        assert first.users == {BARPOINT}
        room.slash(room.alice, "challenge")
        first.until(lambda: bool(room.messages()))
        assert first.stop() < STOP_SECONDS
        assert first.written == []
    with Container(buildah, image, environment=of_file(env_file), **places) as second:
        second.until(second.is_healthy)
        room.press(room.bob, room.live, HeadsUpButton.ACCEPT)
        second.until(lambda: is_begun(room))
        assert second.stop() < STOP_SECONDS


def is_begun(room: Room) -> bool:
    """Whether there is a board on which a game can be played on."""
    buttons = [parse_custom_id(each).kind for shown in room.messages() for each in shown.custom_ids]
    return bool(buttons) and HeadsUpButton.ACCEPT not in buttons
