"""Why a sheet of options cannot be, of two players or of a chouette, and what would be right."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final

from bot.engine import InvalidInput, InvalidPositionId, InvalidSheet, SheetFault
from bot.engine.chouette import ChouetteFault
from bot.play.text.options import WORDS
from bot.play.text.words import code, listed

POSITION_ID_LENGTH: Final = 14
KNOWN_STARTS: Final = (
    f"standard, Nackgammon or hypergammon, an XGID, or a GNU Position ID of {POSITION_ID_LENGTH} characters"
)
CONTRADICTIONS: Final[Mapping[StrEnum, str]] = {
    SheetFault.NEEDS_BEAVERS: "A raccoon answers a beaver: play with `beavers` too, or leave out `raccoons`.",
    SheetFault.START: "Both sides start alike, with a checker to bear off; in that position they do not.",
    SheetFault.START_SHARED: "In that position both sides hold one point; a point belongs to one side only.",
    SheetFault.START_CLOSED_OUT: "In that position both sides are closed out, so nobody could ever move.",
    ChouetteFault.MONEY_ONLY: (
        "A chouette is a money session with the cube in play: it has no length, and never lacks a cube."
    ),
    ChouetteFault.PARTNER_TABLE: (
        "A partner needs a table with room for that many: raise `max_players`, or lower `partner_min`."
    ),
    ChouetteFault.SINGLE_BEAVERS: (
        "One shared cube cannot hold two values, so it cannot be beavered: "
        "leave out `beavers`, or play with a cube for each member."
    ),
    ChouetteFault.SINGLE_BATCH: (
        "`box_take_rule` and `box_double_rule` choose between cubes, and there is only one: "
        "leave them out, or play with a cube for each member."
    ),
    ChouetteFault.LONE_BEAVER: (
        "A lone taker can only have to beaver where beavers are on: "
        "play with `beavers`, or choose another `lone_taker`."
    ),
}


def invalid_sheet(error: InvalidSheet) -> str:
    """Return what contradicts itself on a sheet, or is out of its range, and what would be right."""
    match error.fault:
        case SheetFault.OUT_OF_RANGE:
            (name,) = error.options
            return (WORDS[name].wrong or f"`{name}` cannot be {{}}.").format(error.given)
        case SheetFault.MONEY_ONLY:
            return f"A match has {_none_of(error.options)}, or play a money session."
        case SheetFault.NEEDS_CUBE:
            return f"Without the cube there is {_none_of(error.options)}, or play with the cube."
        case _:
            return CONTRADICTIONS.get(error.fault, f"{error.fault.capitalize()}.")


def no_start(error: InvalidInput) -> str:
    """Return why a text is no starting position, and what would be one."""
    given = str(error.given)
    is_of_wrong_length = isinstance(error, InvalidPositionId) and len(given) != POSITION_ID_LENGTH
    reason = f"it has {len(given)} characters" if is_of_wrong_length else error.reason
    return f"`{code(given)}` is no start: {reason}. Write {KNOWN_STARTS}."


def no_automatic_doubles(given: str) -> str:
    """Return how many automatic doubles there can be."""
    return WORDS["automatic_doubles"].wrong.format(f"`{code(given)}`")


def _none_of(options: Iterable[str]) -> str:
    """Return which rules have no place, and which options to leave out: "no Jacoby: leave out `jacoby`"."""
    nouns = [f"no {WORDS[name].called}" for name in options]
    return f"{listed(nouns)}: leave out {listed([f'`{name}`' for name in options])}"
