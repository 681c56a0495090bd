"""Options as people choose them: one by one or several at once, by the names that the rules give them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from bot.engine.chouette.options import ChouetteSheet, CubeMode, LoneRule

RULES: Final[Mapping[str, str]] = {
    "stake": "stake",
    "jacoby": "is_jacoby",
    "automatic_doubles": "automatic_doubles",
    "beavers": "has_beavers",
    "raccoons": "has_raccoons",
    "cube_cap": "cube_cap",
    "start": "start",
}
"""What each option is called on `ChouetteSheet.rules`."""

CUSTOMS: Final[Mapping[str, str]] = {
    "cube_mode": "cube_mode",
    "max_players": "max_players",
    "consultation": "consultation",
    "lone_taker": "lone_rule",
    "lone_min": "lone_min",
    "box_take_rule": "take_rule",
    "box_double_rule": "double_rule",
    "reply_order": "reply_order",
    "box_retention": "retention",
    "partner_min": "partner_min",
    "join_position": "join_position",
    "settlements": "has_settlements",
    "absent_cube": "absent_cube",
    "box_abandon": "abandonment",
    "turn_hours": "turn_hours",
}
"""What each of the other options is called on `ChouetteSheet`."""

Chosen = Mapping[str, Any]
"""Values by the names of their options; each option has a type of its own."""


def with_options(sheet: ChouetteSheet, chosen: Chosen) -> ChouetteSheet:
    """Return a sheet with what was chosen; what it cannot have then falls away, unless it was chosen too.

    Raises:
        InvalidOptions: What was chosen contradicts itself, or is out of its range.
        InvalidSheet: The same, of the rules that two players know too.

    """
    base = _without_what_falls_away(sheet, chosen)
    rules = {field: chosen[option] for option, field in RULES.items() if option in chosen}
    customs = {field: chosen[option] for option, field in CUSTOMS.items() if option in chosen}
    return replace(base, rules=replace(base.rules, **rules), **customs)


def _without_what_falls_away(sheet: ChouetteSheet, chosen: Chosen) -> ChouetteSheet:
    if chosen.get("cube_mode") == CubeMode.SINGLE:
        return sheet.with_single_cube()
    if chosen.get("beavers", True):
        return sheet
    lone = LoneRule.MUST_DROP if sheet.lone_rule is LoneRule.MUST_BEAVER else sheet.lone_rule
    return replace(sheet, rules=sheet.rules.without_beavers(), lone_rule=lone)
