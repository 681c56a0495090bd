"""People who press whatever they see, by any options: nothing breaks, and what must hold always does."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.engine import InvalidSheet
from bot.engine.chouette import (
    CLUB,
    PRESETS,
    Chouette,
    ChouetteSheet,
    Consultation,
    DoubleRule,
    LoneRule,
    ReplyOrder,
    TakeRule,
    replay,
)
from bot.play.chouette import flow
from bot.play.chouette.table import ChouetteTable
from bot.play.panel import Kind
from bot.play.store import load_chouette_event
from bot.play.table import Place, Status
from bot.play.use_case import Caller, Request
from storage import UnitOfWork
from tests.discord.chouette import Chouette as Played
from tests.discord.chouette import open_chouette
from tests.discord.seen import Seen

NAMES = ("Alice", "Bob", "Carol", "Dora", "Eve", "Frank", "Grace")
PRESSES = 90
QUIET = {Kind.RULES, Kind.LOOK, Kind.OPTIONS}
"""What only looks, or belongs to the options, is pressed less often."""


def random_sheet(random: Random) -> ChouetteSheet:
    sheet = random.choice([CLUB, CLUB, *PRESETS.values()])
    wanted = {
        "take_rule": random.choice(list(TakeRule)),
        "double_rule": random.choice(list(DoubleRule)),
        "lone_rule": random.choice([LoneRule.EXTRAS, LoneRule.EXTRAS, *LoneRule]),
        "lone_min": 3,
        "reply_order": random.choice(list(ReplyOrder)),
        "partner_min": random.choice([0, 6]),
        "consultation": Consultation.NONE,
        "rules": replace(sheet.rules, has_raccoons=sheet.rules.has_beavers),
    }
    for name, value in wanted.items():
        try:
            sheet = replace(sheet, **{name: value})
        except InvalidSheet:
            continue
    return sheet


async def opened(chouette: Played, sheet: ChouetteSheet) -> None:
    alice = chouette.people["Alice"]
    request = Request(next(chouette.server.interactions), Caller(alice.id, "Alice"), chouette.server.clock())
    place = Place(chouette.server.guild.id, chouette.server.channel.id)
    table = await chouette.server.database.run(
        flow.open_chouette,
        request=request,
        place=place,
        sheet=sheet,
        dice_source=chouette.server.bot.context.dice_source,
    )
    await chouette.server.bot.context.delivery.deliver(table.id)


async def press_something(chouette: Played, random: Random, panels: dict[str, Seen]) -> str:
    """Let somebody press something: mostly who must act, mostly what moves the game on; return who did."""
    who = random.choice(await chouette.awaited() or list(chouette.people))
    if random.random() < 0.25:
        who = random.choice(list(chouette.people))
    seen = panels.pop(who, None) if random.random() < 0.8 else None
    seen = seen or chouette.board
    weights = [1 if act.kind in QUIET else 4 for act in seen.acts]
    (custom_id,) = random.choices(seen.custom_ids, weights)
    result = await chouette.server.press_anyhow(chouette.people[who], seen, custom_id)
    if result.response is not None and result.response.ephemeral:
        answer = Seen(result.response, result.response.components)
        assert "went wrong" not in answer.text
        assert "That button is out of date" not in answer.text
        if answer.labels:
            panels[who] = answer
    return who


def called(before: ChouetteTable, after: ChouetteTable, actor: str) -> list[str]:
    """Return whom a change must notify: who has something new to decide or to answer, but not who did it."""
    new = {each.player for each in set(after.state.awaited) - set(before.state.awaited)}
    new |= set(after.waits_for) - set(before.waits_for)
    names = [after.players[player].name for player in after.waits_for if player in new]
    return [name for name in names if name != actor]


async def check(chouette: Played, sheet: ChouetteSheet) -> None:
    """Check what holds at every moment."""
    table = await chouette.table()

    def stored(uow: UnitOfWork) -> list[object]:
        return [load_chouette_event(row.kind, row.payload) for row in uow.events.since(table.id, -1)]

    events = await chouette.server.database.run(stored)
    assert replay(Chouette.opened(table.chouette.host, sheet), events) == table.chouette
    assert sum(each.points for each in table.chouette.standings) == 0
    text = chouette.board.text
    for player in table.waits_for:
        person = table.players[player]
        assert f"<@{person.snowflake}>" in text or person.name in text
    assert len([seen for seen in chouette.server.messages() if seen.labels]) == 1


@pytest.mark.parametrize("seed", range(6))
async def test_people_who_press_whatever_they_see(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    names = NAMES[: random.randint(3, len(NAMES))]
    async with open_chouette(tmp_path, names) as chouette:
        sheet = random_sheet(random)
        await opened(chouette, sheet)
        for name in names[1:]:
            await chouette.presses(name, "Join")
        await chouette.presses("Alice", "Start")
        panels: dict[str, Seen] = {}
        table = await chouette.table()
        for _ in range(PRESSES):
            pings, before = chouette.pinged(), table
            actor = await press_something(chouette, random, panels)
            table = await chouette.table()
            assert chouette.pinged() == [*pings, *called(before, table, actor)]
            if table.status is not Status.PLAYING:
                break
            await check(chouette, sheet)
