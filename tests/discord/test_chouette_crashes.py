"""The bot dies at every await of an answer in a chouette: all is as before it, or as after it, told once."""

import json
import re
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from bot.play.chouette.store import dump_chouette_state
from tests.discord.chouette import FIVE, Chouette, open_chouette
from tests.discord.crashes import tell
from tests.discord.simulated_server import reopen_server

THREE = FIVE[:3]
FEWEST_MOMENTS = 6
DOWNTIME = timedelta(minutes=2)
Deed = Callable[[Chouette], Awaitable[object]]
MOMENT = re.compile(r"<t:\d+|\d{4}-\d\d-\d\dT[\d:]+")
"""A moment, which is another for one who answers again later."""
Outcome = tuple[str, tuple[tuple[str, tuple[str, ...]], ...], tuple[str, ...]]
"""What is stored, what the channel shows, and who was notified."""


async def doubled(chouette: Chouette) -> None:
    """Alice has doubled Bob and Carol."""
    await chouette.start(THREE, dice="6543 31", consultation="none")
    await chouette.types("Alice", "play", play="8/5 6/5")
    chouette.server.dice.will_fall("62")
    await chouette.presses("Bob", "Roll")
    await chouette.types("Bob", "play", play="24/18 13/11")
    await chouette.doubles("Alice")


async def one_left(chouette: Chouette) -> None:
    await doubled(chouette)
    await chouette.presses("Bob", "Take")


async def answer(chouette: Chouette) -> None:
    chouette.server.dice.will_fall("65")
    await chouette.presses("Carol", "Take")


async def outcome(chouette: Chouette) -> Outcome:
    table = await chouette.table()
    shown = tuple((MOMENT.sub("", seen.text), tuple(seen.custom_ids)) for seen in chouette.server.messages())
    return MOMENT.sub("", json.dumps(dump_chouette_state(table.state))), shown, tuple(chouette.pinged())


@pytest.mark.parametrize("scene", [doubled, one_left], ids=["sealed", "shown"])
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
    assert len(story.moments) > FEWEST_MOMENTS
