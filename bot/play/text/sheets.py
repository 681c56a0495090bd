"""A rule sheet of two players in words: what is played, and by which options."""

from collections.abc import Iterator, Mapping
from typing import Final

from bot.engine import SHEET_OPTIONS, RuleSheet
from bot.engine.options import Option
from bot.engine.sheet import CUBE, MONEY
from bot.play.text.options import in_order, label, places, start_rule, title
from bot.text.catalogue import phrase
from bot.text.lists import in_row

STANDARD: Final = "standard"


def what_is_played(sheet: RuleSheet) -> str:
    """Such as "5-point match", "Money session"."""
    if sheet.length is not None:
        return phrase("sheet-match", length=sheet.length)
    return phrase("sheet-money") if sheet.stake == 1 else phrase("sheet-money-stake", stake=sheet.stake)


def rules(sheet: RuleSheet) -> Iterator[str]:
    """What is special about a sheet, in a few words each."""
    yield from _options_on(sheet)
    if not sheet.has_cube:
        yield phrase("table-cube-none")
    elif sheet.cube_cap is not None:
        yield phrase("sheet-cap", cap=sheet.cube_cap)
    if sheet.start_name != STANDARD:
        yield _start(sheet)


def in_brief(sheet: RuleSheet) -> str:
    """Such as "5-point match, no cube"."""
    return in_row([what_is_played(sheet), *rules(sheet)])


def sheet_lines(sheet: RuleSheet) -> list[str]:
    if sheet.length == 1:
        return [_heading(sheet), _start_alone(sheet)]
    return [_heading(sheet), " · ".join([*_cube(sheet), *_options_on(sheet), _start(sheet)])]


def changes(before: RuleSheet, after: RuleSheet) -> str:
    """The difference: "5-point match → 7-point match · Cube: yes → no"."""
    plain, old = _values(RuleSheet()), _values(before)
    pairs = [(name, old.get(name, plain[name]), now) for name, now in _values(after).items()]
    return " · ".join(_change(name, was, now) for name, was, now in pairs if was != now)


def _change(name: str, before: str, after: str) -> str:
    if name == "length":
        return phrase("options-change-play", before=before, after=after)
    return phrase("options-change", title=title(name), before=before, after=after)


def _values(sheet: RuleSheet) -> Mapping[str, str]:
    """In words, by the names of options; what cannot matter on the sheet is left out."""
    shown = [option for option in in_order(SHEET_OPTIONS) if _matters(option, sheet)]
    return {option.name: label(option.name, option.read(sheet)) for option in shown}


def _matters(option: Option, sheet: RuleSheet) -> bool:
    if sheet.length == 1 and (option.name == "cube" or CUBE in option.needs):
        return False
    has_place = MONEY not in option.needs or not sheet.is_match
    return has_place and (CUBE not in option.needs or sheet.has_cube)


def _heading(sheet: RuleSheet) -> str:
    if sheet.length is not None:
        return phrase("sheet-heading-match", length=sheet.length)
    if sheet.stake == 1:
        return phrase("sheet-heading-money")
    return phrase("sheet-heading-stake", stake=sheet.stake)


def _options_on(sheet: RuleSheet) -> Iterator[str]:
    """The options that are on, but for those that the line names anyway."""
    if sheet.is_jacoby:
        yield phrase("sheet-jacoby")
    if sheet.has_beavers:
        yield phrase("sheet-beavers")
    if sheet.has_raccoons:
        yield phrase("sheet-raccoons")
    if sheet.automatic_doubles is None:
        yield phrase("sheet-doubles-unlimited")
    elif sheet.automatic_doubles:
        yield phrase("sheet-doubles", doubles=sheet.automatic_doubles)


def _cube(sheet: RuleSheet) -> Iterator[str]:
    if not sheet.has_cube:
        yield phrase("sheet-first-no-cube")
        return
    cap = sheet.cube_cap
    yield phrase("sheet-first-cube") if cap is None else phrase("sheet-first-cap", cap=cap)
    if sheet.is_match:
        yield phrase("sheet-crawford")


def _start(sheet: RuleSheet) -> str:
    if sheet.start_name is None:
        return phrase("sheet-start-unnamed", places=places(sheet.start))
    return phrase("sheet-start", start=sheet.start_name)


def _start_alone(sheet: RuleSheet) -> str:
    if sheet.start_name is None:
        return phrase("sheet-first-start-unnamed", places=places(sheet.start))
    return phrase("sheet-first-start", start=sheet.start_name)


def explained(sheet: RuleSheet) -> Iterator[str]:
    """Rule by rule; what cannot matter on the sheet is left out."""
    yield _play(sheet)
    yield from _wins(sheet)
    yield from _cube_rules(sheet)
    yield from _money_rules(sheet)
    yield start_rule(sheet.start)


def _play(sheet: RuleSheet) -> str:
    if sheet.length == 1:
        return phrase("sheet-rule-one")
    if sheet.length is not None:
        return phrase("sheet-rule-match", length=sheet.length)
    points = phrase("sheet-rule-money")
    return points if sheet.stake == 1 else f"{points} {phrase('sheet-rule-stake', stake=sheet.stake)}"


def _wins(sheet: RuleSheet) -> Iterator[str]:
    """What games count, where that matters."""
    if sheet.length != 1:
        yield phrase("sheet-rule-wins", has_cube=sheet.has_cube)
        yield phrase("sheet-rule-gammon")
        yield phrase("sheet-rule-backgammon")


def _cube_rules(sheet: RuleSheet) -> Iterator[str]:
    """The doubling cube, its cap, and in a match the Crawford rule and dead cubes."""
    if not sheet.has_cube or sheet.length == 1:
        yield phrase("sheet-rule-no-cube")
        return
    yield phrase("sheet-rule-cube")
    if sheet.cube_cap is not None:
        yield phrase("sheet-rule-cap", cap=sheet.cube_cap)
    if sheet.length is not None:
        yield phrase("sheet-rule-crawford")
        yield phrase("sheet-rule-dead-cube")


def _money_rules(sheet: RuleSheet) -> Iterator[str]:
    if sheet.is_jacoby:
        yield phrase("sheet-rule-jacoby")
    if sheet.has_beavers:
        yield phrase("sheet-rule-beavers")
    if sheet.has_raccoons:
        yield phrase("sheet-rule-raccoons")
    if sheet.automatic_doubles is None:
        yield phrase("sheet-rule-doubles-unlimited")
    elif sheet.automatic_doubles:
        yield phrase("sheet-rule-doubles", doubles=sheet.automatic_doubles)


def session_with_length(length: int) -> str:
    return phrase("options-length-of-money", length=length)
