"""The bot dies at every await of an answer, and on the way of a team's thread: each is told and done once."""

import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from bot.play.chouette.store import dump_chouette_state
from tests.discord.chouette import FIVE, Chouette, open_chouette
from tests.discord.crashes import tell
from tests.discord.simulated_server import reopen_server
from tests.discord.team_thread import MADE, inside, texts, threads

THREE = FIVE[:3]
DOWNTIME = timedelta(minutes=2)
OPENED = "Bob is captain and has the last word. Carol may advise here or with `/chouette suggest`."
SUGGESTED = "**Carol: 3-1 8/5 6/5 · 1 vote (Carol)**"
DROPPED = "Carol no longer advises."

Deed = Callable[[Chouette], Awaitable[object]]
MOMENT = re.compile(r"<t:\d+|\d{4}-\d\d-\d\dT[\d:]+")
"""A moment, which is another for one who answers again later."""
Outcome = tuple[str, tuple[tuple[str, tuple[str, ...]], ...], tuple[str, ...]]
"""The stored state, the content of the channel, and who was notified."""


async def lobby(chouette: Chouette) -> None:
    await chouette.types("Alice", "chouette start")
    for name in THREE[1:]:
        await chouette.presses(name, "Join")


async def start(chouette: Chouette) -> None:
    chouette.server.dice.script.clear()
    chouette.server.dice.will_fall("6543 13")
    await chouette.presses("Alice", "Start")


async def game(chouette: Chouette) -> None:
    await lobby(chouette)
    await start(chouette)


async def suggest(chouette: Chouette) -> None:
    await chouette.types("Carol", "chouette suggest", play=MADE)


async def doubled(chouette: Chouette) -> None:
    await game(chouette)
    await chouette.types("Bob", "play", play=MADE)
    await chouette.doubles("Alice")
    await chouette.types("Bob", "take")


async def drop(chouette: Chouette) -> None:
    await chouette.types("Carol", "pass", sure=True)


@dataclass(frozen=True)
class Scene:
    """A deed during which the bot dies, the way to it, and the thread's messages and members after it."""

    before: Deed
    deed: Deed
    said: list[str]
    inside: list[str]


SCENES = {
    "opening": Scene(lobby, start, [OPENED], ["Bob", "Carol"]),
    "suggesting": Scene(game, suggest, [OPENED, SUGGESTED], ["Bob", "Carol"]),
    "dropping out": Scene(doubled, drop, [OPENED, DROPPED], ["Bob"]),
}


def shown(chouette: Chouette) -> tuple[list[str], list[str]]:
    """Return the first lines in the only thread, and its members; nothing if there is none."""
    if not threads(chouette):
        return [], []
    assert len(threads(chouette)) == 1
    return [text.partition("\n")[0] for text in texts(chouette)], inside(chouette)


async def thread(chouette: Chouette) -> tuple[int, tuple[list[str], list[str]]]:
    return (await chouette.table()).version, shown(chouette)


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
async def test_the_thread_is_as_it_must_be_wherever_the_bot_dies(tmp_path: Path, scene: Scene) -> None:
    async with open_chouette(tmp_path, THREE) as chouette:
        await scene.before(chouette)
        story = await tell(chouette.server, partial(scene.deed, chouette), partial(thread, chouette))
    version, before = story.before
    for moment in story.moments:
        async with reopen_server(tmp_path, moment.snapshot, DOWNTIME) as server:
            chouette = Chouette(server)
            if (await chouette.table()).version == version:
                assert shown(chouette) == before
                await scene.deed(chouette)
            assert shown(chouette) == (scene.said, scene.inside), moment.where
    assert len(story.moments) > 20


async def sealed(chouette: Chouette) -> None:
    """Alice has doubled Bob and Carol."""
    await chouette.begin(THREE, "6543 31", consultation="none")
    await chouette.doubles("Alice")


async def shown_next(chouette: Chouette) -> None:
    await sealed(chouette)
    await chouette.presses("Bob", "Take")


async def answer(chouette: Chouette) -> None:
    chouette.server.dice.will_fall("65")
    await chouette.presses("Carol", "Take")


async def outcome(chouette: Chouette) -> Outcome:
    table = await chouette.table()
    shown = tuple((MOMENT.sub("", seen.text), tuple(seen.custom_ids)) for seen in chouette.server.messages())
    return MOMENT.sub("", json.dumps(dump_chouette_state(table.state))), shown, tuple(chouette.pinged())


@pytest.mark.parametrize("scene", [sealed, shown_next], ids=["sealed", "shown"])
@pytest.mark.parametrize(
    "downtime",
    [pytest.param(timedelta(), id="at once"), pytest.param(DOWNTIME, id="later", marks=pytest.mark.proof)],
)
async def test_an_answer_is_kept_and_told_once_or_not_at_all_wherever_the_bot_dies(
    tmp_path: Path, scene: Deed, downtime: timedelta
) -> None:
    async with open_chouette(tmp_path, THREE) as chouette:
        await scene(chouette)
        story = await tell(chouette.server, partial(answer, chouette), partial(outcome, chouette))
    for moment in story.moments:
        async with reopen_server(tmp_path, moment.snapshot, downtime) as server:
            chouette = Chouette(server)
            found = await outcome(chouette)
            assert found in (story.before, story.after), moment.where
            if found == story.before:
                server.dice.script.clear()
                await answer(chouette)
                assert await outcome(chouette) == story.after, moment.where
    assert len(story.moments) > 6
