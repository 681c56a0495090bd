"""A chouette's options in words: the rule sheet, and the difference from another."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.engine.chouette import CHOUETTE_OPTIONS, CLUB, PRESETS, AbsentCube, ChouetteSheet, LoneRule
from bot.play.chouette.text.people import SEPARATOR
from bot.play.text.clocks import hours
from bot.play.text.options import in_order, label, line, rule
from bot.play.text.words import count

UNCHANGED: Final = "the options stay as they are"
PRESETS_EXPLAINED: Final = {
    "club": "a cube for each member, Jacoby, beavers, free advice, from 5 players a lone taker must pass too",
    "leaflet": "at most 5 players, one cube, automatic doubles, no Jacoby",
    "single cube": "as club, with one cube for the whole team",
    "no consultation": "as club, but nobody advises the captain",
}
LONE_RULES_EXPLAINED: Final = {
    LoneRule.NONE: "plays on.",
    LoneRule.MUST_DROP: "must pass too.",
    LoneRule.EXTRAS: "may be given an extra cube, with its fee, by each of those who passed.",
    LoneRule.MUST_BEAVER: "must beaver or pass.",
}
ABSENT_CUBES_EXPLAINED: Final = {
    AbsentCube.FOLLOW_CAPTAIN: "a silent member who is doubled follows the captain",
    AbsentCube.DROP: "a silent member who is doubled passes",
    AbsentCube.PROXY_ONLY: "for a silent member who is doubled the proxy answers, or it is a pass",
}


def preset_name(sheet: ChouetteSheet) -> str | None:
    """The name of the preset that a sheet equals, if any."""
    return next((name for name, preset in PRESETS.items() if preset == sheet), None)


def differences(sheet: ChouetteSheet, base: ChouetteSheet = CLUB) -> str:
    """How a sheet differs from another: "Jacoby: no · Stake: 5"; "" if it does not."""
    other = [option for option in CHOUETTE_OPTIONS.values() if option.read(sheet) != option.read(base)]
    return SEPARATOR.join(line(sheet, option) for option in other)


def in_brief(sheet: ChouetteSheet) -> str:
    """The name of the preset, or how the sheet differs from the preset "club"."""
    preset = preset_name(sheet)
    if preset is not None:
        return f"Preset “{preset}”: {PRESETS_EXPLAINED[preset]}"
    return f"As the preset “club”, but {differences(sheet)}"


def explained(sheet: ChouetteSheet) -> Iterator[str]:
    for option in in_order(CHOUETTE_OPTIONS):
        if option.name in JOINED:
            yield from JOINED[option.name](sheet)
        elif said := rule(sheet, option):
            yield said


def _chouette(sheet: ChouetteSheet) -> Iterator[str]:
    stake = f" Every point is worth {sheet.rules.stake}." if sheet.rules.stake > 1 else ""
    yield (
        "**Chouette**: one player, the box, plays alone against all the others, the team. "
        f"The captain rolls and moves for the team. Points only; no money moves.{stake}"
    )


def _players(sheet: ChouetteSheet) -> Iterator[str]:
    yield f"**Players**: 3 start it; at most {sheet.max_players} play, more wait in order."


def _cube_cap(sheet: ChouetteSheet) -> Iterator[str]:
    if sheet.rules.cube_cap is not None:
        yield f"**Cube cap**: a cube goes no higher than {sheet.rules.cube_cap}."


def _beavers(sheet: ChouetteSheet) -> Iterator[str]:
    if not sheet.rules.has_beavers:
        yield "**Beavers**: none."
        return
    raccoons = "a beaver may be raccooned" if sheet.rules.has_raccoons else "no raccoons"
    yield f"**Beavers**: whoever is doubled may double again at once, and keep the cube; {raccoons}."


def _automatic_doubles(sheet: ChouetteSheet) -> Iterator[str]:
    most = sheet.rules.automatic_doubles
    if most != 0:
        limit = "" if most is None else f", up to {count(most, 'time')} a game"
        yield f"**Automatic doubles**: equal numbers in the opening turn every cube{limit}."


def _box_doubles(sheet: ChouetteSheet) -> Iterator[str]:
    if not sheet.is_single:
        which = label("box_double_rule", sheet.double_rule)
        yield f"**Box doubles**, of the cubes that it may turn: {which}."


def _box_takes(sheet: ChouetteSheet) -> Iterator[str]:
    if not sheet.is_single:
        which = label("box_take_rule", sheet.take_rule)
        yield f"**Box takes**, of the cubes offered together: {which}."


def _lone_taker(sheet: ChouetteSheet) -> Iterator[str]:
    tables = "" if sheet.lone_rule is LoneRule.NONE else f" (tables of {sheet.lone_min} or more)"
    lone = LONE_RULES_EXPLAINED[sheet.lone_rule]
    yield f"**Lone taker**{tables}: who alone takes the box's first double {lone}"


def _time(sheet: ChouetteSheet) -> Iterator[str]:
    yield (
        f"**Time**: {hours(sheet.turn_hours)} for each decision. "
        f"Then {ABSENT_CUBES_EXPLAINED[sheet.absent_cube]}; "
        "a silent captain passes, and is relieved for the turn."
    )


JOINED: Final[Mapping[str, Callable[[ChouetteSheet], Iterator[str]]]] = {
    "stake": _chouette,
    "max_players": _players,
    "cube_cap": _cube_cap,
    "beavers": _beavers,
    "automatic_doubles": _automatic_doubles,
    "box_double_rule": _box_doubles,
    "box_take_rule": _box_takes,
    "lone_taker": _lone_taker,
    "turn_hours": _time,
}
"""Lines of the rule sheet that say more than the value of one option."""
