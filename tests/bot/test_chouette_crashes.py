"""The bot dies at every await of an answer in a chouette: all is as before it, or as after it, told once."""

import json
import re
from collections.abc import Awaitable, Callable
from datetime import timedelta
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

import pytest

from bot.play.chouette.store import dump_chouette_state
from tests.bot.chouette_club import FIVE, Chouette, open_chouette_club

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
    chouette.club.dice.will_fall("62")
    await chouette.presses("Bob", "Roll")
    await chouette.types("Bob", "play", play="24/18 13/11")
    await chouette.doubles("Alice")


async def one_left(chouette: Chouette) -> None:
    await doubled(chouette)
    await chouette.presses("Bob", "Take")


async def answer(chouette: Chouette) -> None:
    chouette.club.dice.will_fall("65")
    await chouette.presses("Carol", "Take")


async def outcome(chouette: Chouette) -> Outcome:
    table = await chouette.table()
    database = chouette.club.database.name  # stands in every button, and is another each time
    shown = tuple(
        (
            MOMENT.sub("", seen.text),
            tuple(each.replace(f"bp.{database}:", "bp:") for each in seen.custom_ids),
        )
        for seen in chouette.club.messages()
    )
    return MOMENT.sub("", json.dumps(dump_chouette_state(table.state))), shown, tuple(chouette.pinged())


async def undisturbed(folder: Path, before: Deed) -> tuple[Outcome, Outcome]:
    async with open_chouette_club(Path(mkdtemp(dir=folder)), THREE) as chouette:
        await before(chouette)
        first = await outcome(chouette)
        await answer(chouette)
        return first, await outcome(chouette)


@pytest.mark.parametrize("scene", [doubled, one_left], ids=["sealed", "shown"])
@pytest.mark.parametrize(
    "downtime",
    [pytest.param(timedelta(), id="at once"), pytest.param(DOWNTIME, id="later", marks=pytest.mark.proof)],
)
async def test_an_answer_is_kept_and_told_once_or_not_at_all_wherever_the_bot_dies(
    tmp_path: Path, scene: Deed, downtime: timedelta
) -> None:
    before, after = await undisturbed(tmp_path, scene)
    for moment in count():
        async with open_chouette_club(Path(mkdtemp(dir=tmp_path)), THREE) as chouette:
            club = chouette.club
            await scene(chouette)
            club.peril.arm(dies_at=moment)
            await answer(chouette)
            if not club.peril.has_struck:
                assert moment > FEWEST_MOMENTS
                return
            where = club.peril.moments[moment]
            if downtime:
                await club.let_pass(downtime)
                club.wire.forget_nonces()
            await club.restart()
            found = await outcome(chouette)
            assert found in (before, after), where
            if found == before:
                club.dice.script.clear()
                await answer(chouette)
                assert await outcome(chouette) == after, where
