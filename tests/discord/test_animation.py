"""Plays and games that move, for whoever likes that, and what of a replay is shared."""

import asyncio
import os
import signal
import sys
from dataclasses import dataclass, replace
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image
from simcord.actors import MemberActor

from bot.discord.service.animation import AnimationProcess
from bot.play.base.errors import AtWorkAlready, FilmTooLong, TooMuchWork
from bot.play.base.keys import UserSnowflake
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from render import themes
from render.animation_process import HEADER_BYTES, AnimationRequest
from tests.discord.pencil import Pencil
from tests.discord.players import start_game
from tests.discord.seen import Seen, private, private_texts
from tests.discord.simulated_server import SimulatedServer
from tests.render.films import game

PERSON = UserSnowflake(1)


@pytest.fixture
def pencil(server: SimulatedServer) -> Pencil:
    drawing = Pencil()
    server.bot.context = replace(server.bot.context, animator=drawing)
    return drawing


async def replay(server: SimulatedServer, actor: MemberActor | None = None) -> Seen:
    return private(await (actor or server.alice).slash(server.channel, "replay"))


async def first_play(server: SimulatedServer) -> Seen:
    """Turn the pages to the first play."""
    seen = await replay(server)
    while SharedButton.WATCH not in seen.kinds:
        seen = await server.follow(seen, "▶")
    return seen


def attached(seen: Seen) -> list[str]:
    return [each.filename for each in seen.message.attachments]


@pytest.mark.usefixtures("table")
async def test_a_play_moves_in_place_of_its_board_and_the_way_leads_back(
    server: SimulatedServer, pencil: Pencil
) -> None:
    still = await first_play(server)
    moving = await server.follow(still, "Watch")
    assert attached(moving) == ["board-1.gif"]
    assert (moving.text, moving.alt_texts) == (still.text, still.alt_texts)
    assert moving.labels == ["Still board" if label == "Watch" else label for label in still.labels]
    (request,) = pencil.requests
    (shot,) = request.shots
    assert shot.moves
    back = await server.follow(moving, "Still board")
    assert (back.text, attached(back)) == (still.text, ["board-1.png"])


@pytest.mark.usefixtures("table")
async def test_a_film_shows_every_play_of_the_game_once(server: SimulatedServer, pencil: Pencil) -> None:
    seen = await server.follow(await replay(server), "Film")
    assert attached(seen) == ["board-1.webp"]
    assert seen.text.splitlines()[1:] == [
        "-# #1 · 3-point match · game 1 of 2",
        "**Film of the whole game**",
    ]
    assert seen.alt_texts[0].startswith("Film of the whole game.")
    assert seen.labels[:4] == ["⏮", "◀", "▶", "⏭"]
    assert seen.labels[-2:] == ["Still board", "Share"]
    following = await server.follow(seen, "▶")
    assert attached(following) == ["board-1.png"]
    (request,) = pencil.requests
    assert request.most_bytes
    shown = [shot for shot in request.shots if shot.moves]
    assert len(shown) == 2
    assert all(shot.after.numbered_for is shot.moves[0].seat for shot in shown), "as each side counts"
    for one, other in pairwise(shown):
        assert other.before is not None
        assert one.after.bottom.checkers == other.before.bottom.checkers
        assert one.after.top.checkers == other.before.top.checkers


@pytest.mark.usefixtures("table")
@pytest.mark.parametrize("way", ["Film", "Share"])
async def test_while_a_film_is_made_its_asker_is_told(
    server: SimulatedServer, pencil: Pencil, way: str
) -> None:
    """In a line that is gone when the film is there."""
    seen = await replay(server)
    if way == "Share":
        seen = await server.follow(seen, "Film")
    told: list[str] = []
    pencil.meanwhile = lambda: told.append(str(server.rest.calls[-1]))
    answered = await server.click(seen, way)
    assert "The moving picture is being made." in told[0]
    assert "being made" not in private_texts(answered)


@pytest.mark.usefixtures("table")
async def test_nobody_is_told_of_a_play_that_is_drawn_at_once(
    server: SimulatedServer, pencil: Pencil
) -> None:
    seen = await first_play(server)
    before = len(server.rest.calls)
    await server.click(seen, "Watch")
    assert "being made" not in str(server.rest.calls[before:])
    assert pencil.requests


async def test_the_last_play_moves_since_ones_turn(server: SimulatedServer, pencil: Pencil) -> None:
    await start_game(server, "31")
    since = private(await server.press(server.bob, HeadsUpButton.SINCE))
    assert SharedButton.WATCH not in since.kinds
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    since = private(await server.press(server.bob, HeadsUpButton.SINCE))
    moving = await server.follow(since, "Watch", server.bob)
    assert attached(moving) == ["board-1.gif"]
    assert [len(request.shots[0].moves) for request in pencil.requests] == [2]


@pytest.mark.usefixtures("table")
async def test_whoever_wants_no_motion_is_offered_none(server: SimulatedServer) -> None:
    chosen = private(await server.alice.slash(server.channel, "settings me", motion=False))
    assert "Moving pictures: **off, without Watch and Film**" in chosen.text
    seen = await replay(server)
    for _ in range(3):
        assert {SharedButton.WATCH, SharedButton.FILM} & seen.kinds == set()
        assert SharedButton.SHARE in seen.kinds
        seen = await server.follow(seen, "▶")
    assert SharedButton.FILM in (await replay(server, server.bob)).kinds


@pytest.mark.usefixtures("table")
@pytest.mark.parametrize(("way", "file"), [("", "png"), ("Watch", "gif"), ("Film", "webp")])
async def test_what_is_shared_is_for_all_with_its_words_and_without_buttons(
    server: SimulatedServer, pencil: Pencil, way: str, file: str
) -> None:
    seen = await first_play(server)
    if way:
        seen = await server.follow(seen, way)
    before = len(server.messages())
    await server.click(seen, "Share")
    posted = server.messages()[-1]
    assert len(server.messages()) == before + 1
    assert attached(posted) == [f"board-1.{file}"]
    assert posted.text == f"{seen.text}\n-# Shared by {server.name_of(server.alice)}"
    assert posted.labels == []
    assert server.rest.pings == []
    assert len(pencil.requests) == 2 * bool(way)
    assert pencil.requests[:1] == pencil.requests[1:]


@pytest.mark.usefixtures("table")
async def test_a_film_that_discord_would_not_take_is_refused_with_a_way_out(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def too_long(
        _animator: AnimationProcess, _person: UserSnowflake, _request: AnimationRequest
    ) -> bytes:
        raise FilmTooLong

    monkeypatch.setattr(AnimationProcess, "draw", too_long)
    said = private_texts(await server.click(await replay(server), "Film"))
    assert said == "A film of this game would be too large for Discord here. **Watch** shows each play."


@dataclass(frozen=True)
class Drawn:
    """The format and length of a moving picture."""

    format: str | None
    frames: int

    @classmethod
    def of(cls, content: bytes) -> "Drawn":
        with Image.open(BytesIO(content)) as picture:
            return cls(picture.format, getattr(picture, "n_frames", 1))


async def test_a_process_of_its_own_draws_and_another_takes_its_place() -> None:
    animator, shots = AnimationProcess(), tuple(game(1, most=2))
    request = AnimationRequest(shots[:1], themes["felt"])
    play = Drawn.of(await animator.draw(PERSON, request))
    assert (play.format, play.frames > 5) == ("GIF", True)
    assert animator.process_id is not None
    os.kill(animator.process_id, signal.SIGKILL)
    assert Drawn.of(await animator.draw(PERSON, request)) == play
    film = AnimationRequest(shots, themes["felt"], 10**7)
    drawn = await animator.draw(PERSON, film)
    assert Drawn.of(drawn).format == "WEBP"
    running = animator.process_id
    await animator.close()
    assert await animator.draw(PERSON, replace(film)) == drawn
    assert (running is None, animator.process_id) == (False, None)
    with pytest.raises(FilmTooLong):
        await animator.draw(PERSON, AnimationRequest(shots, themes["felt"], 10))
    await animator.close()


async def test_a_process_that_never_draws_is_given_up(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("")
    animator = AnimationProcess([sys.executable, str(broken)])
    with pytest.raises(OSError, match=r"ends again and again|[Pp]ipe|[Cc]onnection"):
        await animator.draw(PERSON, AnimationRequest(tuple(game(1, most=1)), themes["felt"]))


async def test_a_process_that_never_comes_to_an_end_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though at each moment more of what it says is still to be heard."""
    endless = tmp_path / "endless.py"
    endless.write_text(
        f"import sys, time\nsys.stdout.buffer.write(b'\\x7f' * {HEADER_BYTES})\n"
        "while True:\n    sys.stdout.buffer.write(bytes(1 << 16))\n    time.sleep(0.001)"
    )
    monkeypatch.setattr("bot.discord.service.animation.LONGEST_SECONDS", 0.5)
    with pytest.raises(TooMuchWork):
        await AnimationProcess([sys.executable, str(endless)]).draw(
            PERSON, AnimationRequest(tuple(game(1, most=1)), themes["felt"])
        )


async def test_the_process_learns_no_secret_of_the_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BARPOINT_TOKEN", "a.secret.token")
    curious, found = tmp_path / "curious.py", tmp_path / "found"
    curious.write_text(f"import os, pathlib; pathlib.Path({str(found)!r}).write_text(str(os.environ))")
    with pytest.raises(OSError, match=r"ends again and again|[Pp]ipe|[Cc]onnection"):
        await AnimationProcess([sys.executable, str(curious)]).draw(
            PERSON, AnimationRequest(tuple(game(1, most=1)), themes["felt"])
        )
    assert "a.secret.token" not in found.read_text()


async def test_one_person_has_one_thing_drawn_at_a_time(tmp_path: Path) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text("import time; time.sleep(600)")
    animator = AnimationProcess([sys.executable, str(slow)])
    request = AnimationRequest(tuple(game(1, most=1)), themes["felt"])
    assert not animator.is_soon(PERSON, replace(request, most_bytes=1))
    task = asyncio.ensure_future(animator.draw(PERSON, request))
    await asyncio.sleep(0)
    assert animator.is_soon(PERSON, request)  # nobody is told to wait for a refusal
    with pytest.raises(AtWorkAlready):
        await animator.draw(PERSON, request)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
