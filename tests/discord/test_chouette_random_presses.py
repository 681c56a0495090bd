"""People who press whatever they see, by any options: nothing breaks, and what must hold always does."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bot.engine.chouette import AnalysisAgreed, Chouette, ChouetteSheet, replay
from bot.play.base.table import Status
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.chouette.store import EVENTS
from bot.play.chouette.table import ChouetteTable
from bot.play.display.panel import SharedButton
from storage import UnitOfWork
from tests.discord.chouette import Chouette as Played
from tests.discord.chouette import open_chouette
from tests.discord.random_presses import Panels, opened, press_something, random_sheet

NAMES = ("Alice", "Bob", "Carol", "Dora", "Eve", "Frank", "Grace")
PRESSES = 90
STAKES = 0.05
"""How often the host proposes a stake instead of a press."""


def called(before: ChouetteTable, after: ChouetteTable, actor: str) -> list[str]:
    """Return whom a change must notify: who has something new to decide or to answer, but not who did it.

    So each is mentioned once for one decision.
    """
    new: set[object] = {each.player for each in set(after.state.awaited) - set(before.state.awaited)}
    new |= set(after.waits_for) - set(before.waits_for)
    new |= set(stakes_asked(after)) - set(stakes_asked(before))
    names = [after.players[one].name for one in after.notified if one in new or (one, stake(after)) in new]
    return [name for name in names if name != actor]


def stake(table: ChouetteTable) -> int | None:
    change = table.chouette.change
    return change and change.sheet.rules.stake


def stakes_asked(table: ChouetteTable) -> list[tuple[int, int | None]]:
    """Return who is to agree to which stake."""
    return [(player, stake(table)) for player in table.asked_to_agree]


KEPT = {SharedButton.ANALYSE, ChouetteButton.SCORESHEET}
"""Buttons that stay under the last board of a game."""


async def asked_to_agree(chouette: Played, before: ChouetteTable, after: ChouetteTable) -> list[str]:
    """Return whom a wish for an analysis asks, at once or with the next board, unless that calls them."""

    def wishes(uow: UnitOfWork) -> list[AnalysisAgreed]:
        rows = uow.events.since(after.id, before.version)
        events = [EVENTS.load(row.kind, row.payload) for row in rows]
        return [each for each in events if isinstance(each, AnalysisAgreed)]

    found = await chouette.server.database.run(wishes)
    return [after.players[one].name for each in found for one in each.asked]


async def check(chouette: Played, sheet: ChouetteSheet) -> None:
    """Check what holds at every moment."""
    table = await chouette.table()

    def stored(uow: UnitOfWork) -> list[object]:
        return [EVENTS.load(row.kind, row.payload) for row in uow.events.since(table.id, -1)]

    events = await chouette.server.database.run(stored)
    assert replay(Chouette.opened(table.chouette.host, sheet), events) == table.chouette
    assert sum(each.points for each in table.chouette.standings) == 0
    text = chouette.board.text
    for player in table.waits_for:
        person = table.players[player]
        assert f"<@{person.snowflake}>" in text or person.name in text
    live = [seen for seen in chouette.server.messages() if seen.kinds - KEPT]
    assert len(live) == 1


@pytest.mark.parametrize(
    "seed", [*range(2), *(pytest.param(seed, marks=pytest.mark.proof) for seed in range(2, 6))]
)
async def test_people_who_press_whatever_they_see(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    names = NAMES[: random.randint(3, len(NAMES))]
    async with open_chouette(tmp_path, names) as chouette:
        sheet = random_sheet(random)
        await opened(chouette, sheet)
        for name in names[1:]:
            await chouette.presses(name, "Join")
        await chouette.presses("Alice", "Start")
        panels, asked = Panels(), Counter[str]()
        table = await chouette.table()
        for _ in range(PRESSES):
            pings, before = chouette.pinged(), table
            if random.random() < STAKES:
                actor = chouette.host_of(table)
                await chouette.types(actor, "chouette settings", stake=random.randint(1, 3))
            else:
                actor = await press_something(chouette, random, panels)
            table = await chouette.table()
            asked.update(await asked_to_agree(chouette, before, table))
            pinged, expected = Counter(chouette.pinged()), Counter([*pings, *called(before, table, actor)])
            assert pinged >= expected
            assert asked >= pinged - expected
            asked -= pinged - expected
            if table.status is not Status.PLAYING:
                break
            await check(chouette, sheet)
