"""The rule sheet in words."""

from collections.abc import Iterator
from typing import Final

from bot.engine import RuleSheet, format_position_id
from bot.presenters.sentences.words import count

STARTS: Final = {"nackgammon": "Nackgammon start", "hypergammon": "hypergammon, three checkers a side"}


def what_is_played(sheet: RuleSheet) -> str:
    """Return a match or a money session in a few words: "Match to 5", "Money session"."""
    if sheet.length is not None:
        return f"Match to {sheet.length}"
    return "Money session" if sheet.stake == 1 else f"Money session, stake {sheet.stake}"


def summary(sheet: RuleSheet) -> str:
    """Return the whole sheet in one sentence."""
    kind = f"{what_is_played(sheet)}{' points' if sheet.is_match and sheet.length != 1 else ''}"
    return f"{', '.join([kind, *rules(sheet)])}."


def rules(sheet: RuleSheet) -> Iterator[str]:
    """Yield what is special about a sheet, in a few words each."""
    options = {"Jacoby": sheet.is_jacoby, "beavers": sheet.has_beavers, "raccoons": sheet.has_raccoons}
    yield from (name for name, is_on in options.items() if is_on)
    if sheet.automatic_doubles is None:
        yield "automatic doubles without limit"
    elif sheet.automatic_doubles:
        yield f"up to {count(sheet.automatic_doubles, 'automatic double')} a game"
    if not sheet.has_cube:
        yield "no cube"
    elif sheet.cube_cap is not None:
        yield f"cube up to {sheet.cube_cap}"
    if sheet.start_name != "standard":
        yield STARTS.get(sheet.start_name or "", f"start {format_position_id(sheet.start)}")
