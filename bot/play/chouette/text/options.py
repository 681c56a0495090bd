"""A chouette's options in words: the rule sheet, and the difference from another."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from bot.engine.chouette import (
    CHOUETTE_OPTIONS,
    CLUB,
    PRESETS,
    Abandonment,
    AbsentCube,
    ChouetteSheet,
    Consultation,
    CrewGrace,
    CubeMode,
    DoubleRule,
    JoinPosition,
    LoneRule,
    ReplyOrder,
    Retention,
    TakeRule,
)
from bot.engine.chouette.options import TABLES
from bot.engine.options import Option, Value
from bot.play.chouette.text.people import SEPARATOR
from bot.play.text.clocks import hours
from bot.play.text.options import OFFERED as SHARED
from bot.play.text.options import YES_NO, add_options, briefly, full_line, label, start_rule
from bot.text.catalogue import in_row, phrase

PLAYERS: Final = tuple(TABLES)
OFFERED: Final[Mapping[str, tuple[Value, ...]]] = {
    "stake": SHARED["stake"],
    "max_players": PLAYERS,
    "cube_mode": (CubeMode.MULTI, CubeMode.SINGLE),
    "cube_cap": SHARED["cube_cap"],
    "jacoby": YES_NO,
    "beavers": YES_NO,
    "raccoons": YES_NO,
    "automatic_doubles": SHARED["automatic_doubles"],
    "consultation": (Consultation.FREE, Consultation.AFTER_CUBE, Consultation.NONE),
    "box_double_rule": (DoubleRule.ANY, DoubleRule.MUST_INCLUDE_CAPTAIN, DoubleRule.ALL),
    "box_take_rule": (
        TakeRule.FREE,
        TakeRule.HALF_OF_INITIAL,
        TakeRule.ALL_OR_NONE,
        TakeRule.MUST_TAKE_CAPTAIN,
    ),
    "reply_order": (ReplyOrder.SEALED, ReplyOrder.CAPTAIN_FIRST, ReplyOrder.CAPTAIN_LAST),
    "lone_taker": (LoneRule.NONE, LoneRule.MUST_DROP, LoneRule.EXTRAS, LoneRule.MUST_BEAVER),
    "lone_min": PLAYERS,
    "settlements": YES_NO,
    "box_retention": tuple(Retention),
    "partner_min": (0, 6, 8),
    "join_position": (JoinPosition.AFTER_LOSER, JoinPosition.BEFORE_LOSER),
    "turn_hours": (1, 4, 8, 12, 24, 48, 72, 96, 168),
    "crew_grace": tuple(CrewGrace),
    "absent_cube": (AbsentCube.FOLLOW_CAPTAIN, AbsentCube.DROP, AbsentCube.PROXY_ONLY),
    "box_abandon": (Abandonment.AUTOPILOT, Abandonment.FORFEIT_SINGLE),
    "start": SHARED["start"],
}
"""The options in the order of a rule sheet, and the values of each that the editor offers."""

PAGES: Final[Mapping[str, tuple[str, ...]]] = {
    "cubes": ("cube_mode", "jacoby", "beavers", "raccoons", "cube_cap"),
    "answers": ("box_double_rule", "box_take_rule", "reply_order", "lone_taker", "lone_min"),
    "box": ("box_retention", "partner_min", "box_abandon", "consultation", "crew_grace"),
    "table": ("max_players", "join_position", "settlements", "absent_cube", "turn_hours"),
    "stake": ("stake", "automatic_doubles", "start"),
}
"""The pages of the editor; Discord has room for five options in each."""

LABELS: Final[Mapping[str, Callable[[Any], str]]] = {
    "max_players": lambda value: phrase("options-players", value=value),
    "cube_mode": lambda value: phrase("options-cubes", value=value),
    "consultation": lambda value: phrase("options-advice", value=value),
    "box_double_rule": lambda value: phrase("options-doubles", value=value),
    "box_take_rule": lambda value: phrase("options-takes", value=value),
    "reply_order": lambda value: phrase("options-answers", value=value),
    "lone_taker": lambda value: phrase("options-lone", value=value),
    "lone_min": lambda value: phrase("options-players-from", value=value),
    "box_retention": lambda value: phrase("options-stays", value=value),
    "partner_min": lambda value: phrase("options-partner", value=value),
    "join_position": lambda value: phrase("options-joins", value=value),
    "turn_hours": hours,
    "crew_grace": lambda value: phrase("options-grace", value=value),
    "absent_cube": lambda value: phrase("options-silent", value=value),
    "box_abandon": lambda value: phrase("options-gone", value=value),
}
"""The options whose values have words of their own. Any: each has values of a type of its own."""

add_options(CHOUETTE_OPTIONS, OFFERED, LABELS)


def page_label(page: str) -> str:
    return phrase("options-page", page=page)


def preset_name(sheet: ChouetteSheet) -> str | None:
    """The name of the preset that a sheet equals, if any."""
    return next((name for name, preset in PRESETS.items() if preset == sheet), None)


def differences(sheet: ChouetteSheet, base: ChouetteSheet = CLUB) -> str:
    """How a sheet differs from another: "Jacoby: no · Stake: 5"; "" if it does not."""
    return SEPARATOR.join(full_line(sheet, option) for option in _other(sheet, base))


def _other(sheet: ChouetteSheet, base: ChouetteSheet) -> list[Option]:
    return [option for option in CHOUETTE_OPTIONS.values() if option.read(sheet) != option.read(base)]


def in_brief(sheet: ChouetteSheet) -> str:
    """The preset, or how the sheet differs from the one that is most like it."""
    preset = min(PRESETS, key=lambda name: len(_other(sheet, PRESETS[name])))
    changes = _other(sheet, PRESETS[preset])
    if not changes:
        return phrase("chouette-rules-preset-played", preset=_key(preset))
    told = in_row(_briefly(sheet, option) for option in changes)
    return phrase("chouette-rules-changed", preset=_key(preset), changes=told)


def _briefly(sheet: ChouetteSheet, option: Option) -> str:
    """Such as "1 hour a decision"; most values need the name of their option."""
    if option.name not in BRIEF:
        return briefly(sheet.rules, option.name) or full_line(sheet, option)
    value = option.read(sheet)
    is_on = value if isinstance(value, bool) else False
    said = label(option.name, value)
    return phrase("chouette-rules-brief", option=option.name, value=said, is_on=is_on)


BRIEF: Final = frozenset(
    {"stake", "max_players", "turn_hours", "jacoby", "beavers", "raccoons", "settlements", "cube_mode"}
)
"""The options that a chouette says without their names, beside those that a table of two says so."""


def preset_label(preset: str) -> str:
    return phrase("chouette-rules-preset", preset=_key(preset))


def _key(preset: str) -> str:
    """The name of a preset as messages choose by it."""
    return preset.replace(" ", "-")


def explained(sheet: ChouetteSheet) -> Iterator[str]:
    for name in OFFERED:
        if said := JOINED[name](sheet) if name in JOINED else _rule(sheet, name):
            yield said


def _rule(sheet: ChouetteSheet, option: str) -> str:
    """The line about an option by itself; "" where another option's line says it."""
    return RULES[option](CHOUETTE_OPTIONS[option].read(sheet)) if option in RULES else ""


def _chouette(sheet: ChouetteSheet) -> str:
    told = phrase("chouette-rules-chouette")
    stake = sheet.rules.stake
    return told if stake == 1 else f"{told} {phrase('sheet-rule-stake', stake=stake)}"


def _players(sheet: ChouetteSheet) -> str:
    return phrase("chouette-rules-players", most=sheet.max_players)


def _cube_cap(sheet: ChouetteSheet) -> str:
    cap = sheet.rules.cube_cap
    return "" if cap is None else phrase("chouette-rules-cap", cap=cap)


def _beavers(sheet: ChouetteSheet) -> str:
    if not sheet.rules.has_beavers:
        return phrase("chouette-rules-no-beavers")
    return phrase("chouette-rules-beavers", has_raccoons=sheet.rules.has_raccoons)


def _automatic_doubles(sheet: ChouetteSheet) -> str:
    most = sheet.rules.automatic_doubles
    if most is None:
        return phrase("chouette-rules-doubles-unlimited", is_single=sheet.is_single)
    return phrase("chouette-rules-doubles", doubles=most, is_single=sheet.is_single) if most else ""


def _box_doubles(sheet: ChouetteSheet) -> str:
    if sheet.is_single:
        return ""
    return phrase("chouette-rules-box-doubles", rule=sheet.double_rule)


def _box_takes(sheet: ChouetteSheet) -> str:
    if sheet.is_single:
        return ""
    return phrase("chouette-rules-box-takes", rule=sheet.take_rule)


def _lone_taker(sheet: ChouetteSheet) -> str:
    return phrase("chouette-rules-lone-taker", rule=sheet.lone_rule, players=sheet.lone_min)


def _advice(sheet: ChouetteSheet) -> str:
    if sheet.is_single and sheet.consultation is Consultation.AFTER_CUBE:
        return phrase("chouette-rules-advice-single-cube")
    return _rule(sheet, "consultation")


def _time(sheet: ChouetteSheet) -> str:
    return phrase("chouette-rules-time", time=hours(sheet.turn_hours), absent=sheet.absent_cube)


def _grace(sheet: ChouetteSheet) -> str:
    """For how long in truth: never longer than for a decision; "" where nobody in the crew doubles."""
    if not sheet.grace_hours or sheet.is_single:
        return ""
    whole, rest = divmod(sheet.grace_hours, 1)
    time = phrase("options-grace", value=sheet.crew_grace) if rest else hours(int(whole))
    return phrase("chouette-rules-grace", time=time)


def _partner_rule(players: int) -> str:
    return phrase("options-rule-partner", players=players) if players else ""


RULES: Final[Mapping[str, Callable[[Any], str]]] = {
    "cube_mode": lambda value: phrase("options-rule-cubes", value=value),
    "jacoby": lambda value: phrase("options-rule-jacoby", is_on=value),
    "consultation": lambda value: phrase("options-rule-advice", value=value),
    "reply_order": lambda value: phrase("options-rule-answers", value=value),
    "settlements": lambda value: phrase("options-rule-settlements", is_on=value),
    "box_retention": lambda value: phrase("options-rule-box", value=value),
    "partner_min": _partner_rule,
    "join_position": lambda value: phrase("options-rule-joining", value=value),
    "box_abandon": lambda value: phrase("options-rule-gone", value=value),
    "start": start_rule,
}
"""Lines of the rule sheet that say the value of one option. Any: each has values of a type of its own."""

JOINED: Final[Mapping[str, Callable[[ChouetteSheet], str]]] = {
    "stake": _chouette,
    "max_players": _players,
    "cube_cap": _cube_cap,
    "beavers": _beavers,
    "automatic_doubles": _automatic_doubles,
    "box_double_rule": _box_doubles,
    "box_take_rule": _box_takes,
    "consultation": _advice,
    "lone_taker": _lone_taker,
    "turn_hours": _time,
    "crew_grace": _grace,
}
"""Lines of the rule sheet that say more than the value of one option; "" where there is nothing to say."""
