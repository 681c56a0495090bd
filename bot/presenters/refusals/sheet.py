"""Why a rule sheet, or a change of it, is refused, and what would be right."""

from typing import Final

from bot.engine import InvalidInput, InvalidPositionId, InvalidSheet, SheetFault
from bot.presenters import sentences
from bot.presenters.names import name
from bot.presenters.refusals.words import code, listed
from bot.table import Table

OPTIONS: Final = {
    "stake": "stake",
    "Jacoby": "jacoby",
    "beavers": "beavers",
    "raccoons": "raccoons",
    "automatic doubles": "automatic_doubles",
    "cube cap": "cube_cap",
}
RANGES: Final = {
    SheetFault.STAKE: "A stake is 1 to 1000 points",
    SheetFault.AUTOMATIC_DOUBLES: "Automatic doubles are 0 to 10 a game, or `unlimited`",
    SheetFault.CUBE_CAP: "A cube cap is a power of two from 2 to 4096, or 0 for no cap",
}
OTHER_FAULTS: Final = {
    SheetFault.NEEDS_BEAVERS: "A raccoon answers a beaver: play with `beavers` too, or leave out `raccoons`.",
    SheetFault.START: "Both sides start alike, with a checker to bear off; in that position they do not.",
    SheetFault.START_SHARED: "In that position both sides hold one point; a point belongs to one side only.",
    SheetFault.START_CLOSED_OUT: "In that position both sides are closed out, so nobody could ever move.",
}
POSITION_ID_LENGTH: Final = 14
KNOWN_STARTS: Final = (
    f"standard, Nackgammon or hypergammon, an XGID, or a GNU Position ID of {POSITION_ID_LENGTH} characters"
)


def invalid_sheet(error: InvalidSheet) -> str:
    """Return what contradicts itself on a sheet, or is out of its range, and what would be right."""
    match error.fault:
        case SheetFault.MONEY_ONLY:
            return f"A match has {_none_of(error)}, or play a money session."
        case SheetFault.NEEDS_CUBE:
            return f"Without the cube there is {_none_of(error)}, or play with the cube."
        case SheetFault.LENGTH:
            return f"A match is played to 1 to 25 points, not to {error.given}. Choose a `length` among them."
        case SheetFault.STAKE | SheetFault.AUTOMATIC_DOUBLES | SheetFault.CUBE_CAP:
            return f"{RANGES[error.fault]}, not {error.given}."
        case _:
            return OTHER_FAULTS[error.fault]


def no_start(error: InvalidInput) -> str:
    """Return why a text is no starting position, and what would be one."""
    given = str(error.given)
    is_of_wrong_length = isinstance(error, InvalidPositionId) and len(given) != POSITION_ID_LENGTH
    reason = f"it has {len(given)} characters" if is_of_wrong_length else error.reason
    return f"`{code(given)}` is no start: {reason}. Write {KNOWN_STARTS}."


def no_automatic_doubles(given: str) -> str:
    """Return how many automatic doubles there can be."""
    return f"{RANGES[SheetFault.AUTOMATIC_DOUBLES]}, not `{code(given)}`."


def session_with_length(length: int) -> str:
    """Return why a money session cannot have a length."""
    return f"A money session has no length: leave out `length`, or play a match to {length}."


def words_too_long() -> str:
    """Return how many characters words for the dice may have."""
    return "Words for the dice have at most 200 characters; use fewer."


def sheet_changed(table: Table, reader: int | None) -> str:
    """Return what was changed about a challenge since somebody looked at it, and what can be done."""
    challenge = table.state.challenge
    offerer = "You have" if reader == challenge.offerer else f"{name(table.players[challenge.offerer])} has"
    changes = sentences.what_was_changed(challenge)
    what = f"other rules since ({changes})" if changes else "other rules since"
    answer = "answer that" if challenge.awaited in (None, reader) else "see that"
    return f"{offerer} proposed {what}: {answer} on the newest message."


def may_not_manage() -> str:
    """Return who may change a server's settings."""
    return (
        "Only members with the permission **Manage Server** may change this server's settings. "
        "Yours are under `/settings me`."
    )


def _none_of(error: InvalidSheet) -> str:
    """Return which rules have no place, and which options to leave out: "no Jacoby: leave out `jacoby`"."""
    rules = [str(rule) for rule in error.given] if isinstance(error.given, tuple) else []
    options = [f"`{OPTIONS[rule]}`" for rule in rules]
    return f"{listed([f'no {rule}' for rule in rules])}: leave out {listed(options)}"
