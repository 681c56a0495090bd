"""Chouettes by random rules, whose members press whatever they see."""

from dataclasses import replace
from random import Random

from bot.engine import InvalidSheet
from bot.engine.chouette import (
    CLUB,
    PRESETS,
    ChouetteSheet,
    Consultation,
    DoubleRule,
    LoneRule,
    ReplyOrder,
    TakeRule,
)
from bot.play.chouette import flow
from bot.play.chouette.action_codec import ChouetteButton
from tests.discord.chouette import Chouette
from tests.discord.seen import Seen

QUIET = {ChouetteButton.RULES, ChouetteButton.LOOK, ChouetteButton.OPTIONS}
"""Buttons that only look, or belong to the options: pressed less often."""
Panels = dict[str, Seen]
"""The private panel that each member saw last, by name."""


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


async def opened(chouette: Chouette, sheet: ChouetteSheet) -> None:
    server = chouette.server
    table = await server.database.run(
        flow.open_chouette,
        request=server.request(server.alice),
        place=server.place,
        sheet=sheet,
        dice_source=server.bot.context.dice_source,
    )
    await server.bot.context.delivery.deliver(table.id)


async def press_something(chouette: Chouette, random: Random, panels: Panels) -> str:
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
