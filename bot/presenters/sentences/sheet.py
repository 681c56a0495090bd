"""The rule sheet in words: in a few short lines, and as a list of facts."""

from collections.abc import Iterator, Mapping
from typing import Final

from bot.engine import RuleSheet, format_position_id
from bot.presenters.sentences.words import count

NACKGAMMON: Final = "Nackgammon"
STARTS: Final = {
    "standard": "standard start",
    "nackgammon": f"{NACKGAMMON} start",
    "hypergammon": "hypergammon, three checkers a side",
}
AUTOMATIC: Final = "automatic doubles"
YES, NO, NO_LIMIT = "yes", "no", "no limit"
LEFT: Final = "Nothing was changed; all stands as it is."
NOTHING_CHANGED: Final = "Each press changes one thing. Nobody sees it until you propose it."


def what_is_played(sheet: RuleSheet) -> str:
    """Return a match or a money session in a few words: "Match to 5", "Money session"."""
    if sheet.length is not None:
        return f"Match to {sheet.length}"
    return "Money session" if sheet.stake == 1 else f"Money session, stake {sheet.stake}"


def rules(sheet: RuleSheet) -> Iterator[str]:
    """Yield what is special about a sheet, in a few words each."""
    yield from _options_on(sheet)
    if not sheet.has_cube:
        yield "no cube"
    elif sheet.cube_cap is not None:
        yield f"cube up to {sheet.cube_cap}"
    if sheet.start_name != "standard":
        yield _start(sheet)


def in_brief(sheet: RuleSheet) -> str:
    """Return what is played with all that is special about it: "Match to 5, no cube"."""
    return ", ".join([what_is_played(sheet), *rules(sheet)])


def sheet_lines(sheet: RuleSheet) -> list[str]:
    """Return the whole sheet in short lines: what is played, and by which rules."""
    played = " · ".join([*_cube(sheet), *_options_on(sheet), _start(sheet)])
    return [f"**{_in_full(sheet)}**", f"{played[0].upper()}{played[1:]}"]


def facts(sheet: RuleSheet) -> Mapping[str, str]:
    """Return what stands on a sheet, as a name and a value each; what cannot matter on it is left out."""
    is_session = not sheet.is_match
    found = {"Play": "money session" if is_session else f"match to {sheet.length}"}
    if is_session:
        found["Stake"] = str(sheet.stake)
    if sheet.length != 1:
        found["Cube"] = _yes_or_no(is_on=sheet.has_cube)
        if sheet.has_cube:
            found |= _facts_with_cube(sheet)
    found["Start"] = start_name(sheet)
    return found


def changes(before: RuleSheet, after: RuleSheet) -> str:
    """Return what is different on another sheet: "match to 5 → match to 7 · Cube: yes → no"."""
    plain, old = facts(RuleSheet()), facts(before)
    pairs = [(name, old.get(name, plain[name]), value) for name, value in facts(after).items()]
    changed = (f"{name}: {was} → {now}" for name, was, now in pairs if was != now)
    return " · ".join(changed).removeprefix("Play: ")


def start_name(sheet: RuleSheet) -> str:
    """Return what a starting position is called, by its GNU Position ID if it has no name."""
    name = sheet.start_name or format_position_id(sheet.start)
    return NACKGAMMON if name == NACKGAMMON.lower() else name


def _in_full(sheet: RuleSheet) -> str:
    """Return what is played, with its unit: "Match to 5 points"."""
    if sheet.length is None:
        return what_is_played(sheet)
    return f"Match to {count(sheet.length, 'point')}"


def _options(sheet: RuleSheet) -> dict[str, bool]:
    """Return the options of a money session, and whether each is on."""
    return {
        "Jacoby": sheet.is_jacoby,
        "beavers": sheet.has_beavers,
        "raccoons": sheet.has_raccoons,
        AUTOMATIC: sheet.automatic_doubles != 0,
    }


def _options_on(sheet: RuleSheet) -> Iterator[str]:
    for name, is_on in _options(sheet).items():
        if is_on and name == AUTOMATIC:
            yield _automatic(sheet.automatic_doubles)
        elif is_on:
            yield name


def _automatic(most: int | None) -> str:
    return f"{AUTOMATIC} without limit" if most is None else f"up to {count(most, 'automatic double')} a game"


def _cube(sheet: RuleSheet) -> Iterator[str]:
    if sheet.length == 1:
        return
    if not sheet.has_cube:
        yield "no doubling cube"
        return
    yield "doubling cube" if sheet.cube_cap is None else f"doubling cube up to {sheet.cube_cap}"
    if sheet.is_match:
        yield "Crawford rule"


def _start(sheet: RuleSheet) -> str:
    return STARTS.get(sheet.start_name or "", f"start {format_position_id(sheet.start)}")


def _facts_with_cube(sheet: RuleSheet) -> dict[str, str]:
    cap = {"Cube cap": NO_LIMIT if sheet.cube_cap is None else str(sheet.cube_cap)}
    if sheet.is_match:
        return cap
    doubles = sheet.automatic_doubles
    return {
        **cap,
        "Jacoby": _yes_or_no(is_on=sheet.is_jacoby),
        "Beavers": _yes_or_no(is_on=sheet.has_beavers),
        "Raccoons": _yes_or_no(is_on=sheet.has_raccoons),
        "Automatic doubles": NO_LIMIT if doubles is None else str(doubles),
    }


def _yes_or_no(*, is_on: bool) -> str:
    return YES if is_on else NO
