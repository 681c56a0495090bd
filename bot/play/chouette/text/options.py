"""A chouette's options in words: the rule sheet, and the difference from another."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.engine.chouette import CHOUETTE_OPTIONS, CLUB, PRESETS, ChouetteSheet, Consultation
from bot.engine.options import Option
from bot.play.chouette.text.people import SEPARATOR
from bot.play.text.clocks import hours
from bot.play.text.options import briefly, full_line, in_order, label, rule
from bot.text.catalogue import in_row, phrase


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
    for option in in_order(CHOUETTE_OPTIONS):
        said = JOINED[option.name](sheet) if option.name in JOINED else rule(sheet, option)
        if said:
            yield said


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
    return rule(sheet, CHOUETTE_OPTIONS["consultation"])


def _time(sheet: ChouetteSheet) -> str:
    return phrase("chouette-rules-time", time=hours(sheet.turn_hours), absent=sheet.absent_cube)


def _grace(sheet: ChouetteSheet) -> str:
    """For how long in truth: never longer than for a decision; "" where nobody in the crew doubles."""
    if not sheet.grace_hours or sheet.is_single:
        return ""
    whole, rest = divmod(sheet.grace_hours, 1)
    time = phrase("options-grace", value=sheet.crew_grace) if rest else hours(int(whole))
    return phrase("chouette-rules-grace", time=time)


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
