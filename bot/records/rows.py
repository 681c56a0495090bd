"""The rows of a game in two columns: "  1) 62: 24/18 13/11             52: 24/22 6/1".

A cell is recognised by how it begins, so that columns need not be straight: a roll with a colon, or one of a
few words. Only where a row has a single cell does its place say whose it is.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

from bot.engine import Roll, Side
from bot.records.entries import (
    CALLED_ILLEGAL,
    Entry,
    UnplayedRoll,
    WrittenDance,
    WrittenDouble,
    WrittenDrop,
    WrittenPlay,
    WrittenResult,
    WrittenTake,
)
from bot.records.errors import UnreadableRecord

LEFT_COLUMN: Final = 12
"""The left column's cells begin within so many characters; the right one's far behind."""

_NUMBER: Final = r"(?:^|(?<=\s))[0-9]{1,4}\)"
_NUMBERS: Final = re.compile(_NUMBER)
_CELL: Final = re.compile(
    r"(?<![^\s)])(?:[1-6]-?[1-6]\s?:|(?:(?:re)?doubles?|beavers?|raccoons?|takes?|accepts?|drops?|pass(?:es)?"
    r"|rejects?|wins?|loss(?:es)?|loses?|concedes?|resign(?:s|ed)?)\b)",
    re.IGNORECASE,
)
_ROLL: Final = re.compile(r"([1-6])-?([1-6])\s?:(.*)")
_CUBE: Final = re.compile(r"(?:re)?(?:double|beaver|raccoon)s?(?:\s*(?:=>|to|at)?\s*(?P<value>[0-9]{1,7}))?")
_ANSWER: Final = re.compile(r"(?P<take>takes?|accepts?)|drops?|pass(?:es)?|rejects?")
_RESULT: Final = re.compile(
    r"(?:(?P<wins>wins?)|loss(?:es)?|loses?|(?:concedes?|resign(?:s|ed)?)(?:\s+(?:the\s+)?(?:game|match))?)"
    r"(?:\s+(?P<points>[0-9]{1,7})(?:\s+points?)?(?:\s+and\s+the\s+match)?)?\.?"
)
_PLACE: Final = r"(?:[0-9]{1,2}|bar|off|b|o)"
_PLAY: Final = re.compile(rf"{_PLACE}(?:\s*/\s*{_PLACE}\*?)+(?:\s*\([1-4]\)\*?)?(?:[\s,]+|$)")
_DANCES: Final = re.compile(
    r"(?:cannot|can't|can not|no) (?:move|play)s?\.?|dances?\.?|-+|\(no (?:play|move)\)"
)
_INSTEAD_OF_PLAY: Final = re.compile(r":\s{0,2}(?=concede|resign)", re.IGNORECASE)
"""Who rolled concedes: "62: Concedes"."""
_UNPLAYED: Final = re.compile(r"\?+")
_UNROLLED: Final = re.compile(r"(?P<roll>[1-6]\s?:\s*\?+)|(?<!\S)(?:00\s?:\s*\?*|\?{2,})(?!\S)")
"""Backgammon Studio's "00: ????", or nothing but question marks: the dice were never thrown."""


@dataclass(frozen=True, slots=True)
class WrittenLoss:
    """That a side lost, by resigning or not: "Losses 2 point", "Concedes"."""

    side: Side
    points: int | None
    line: int


Cell: TypeAlias = Entry | WrittenResult | WrittenLoss


def read_row(number: int, row: str) -> Iterator[Cell]:
    """The cells of a row, from the left; `number` is its line in the record.

    Raises:
        UnreadableRecord: something in the row is none of what a row may hold.
    """
    blanked = _NUMBERS.sub(lambda match: " " * len(match[0]), row)
    blanked = _UNROLLED.sub(lambda match: match["roll"] or " " * len(match[0]), blanked)
    begins = [match.start() for match in _CELL.finditer(blanked)]
    if blanked[: begins[0] if begins else None].strip():
        raise UnreadableRecord(number, row, "It is neither a play nor anything else of a game.")
    instead = {match.end() for match in _INSTEAD_OF_PLAY.finditer(blanked)}
    side = Side.WHITE
    for begin, end in pairwise([*begins, len(blanked)]):
        if begin not in instead:
            side = Side.WHITE if begin == begins[0] < LEFT_COLUMN else Side.BLACK
        cell = blanked[begin:end].strip()
        found = _read_cell(number, side, cell)
        if found is None:
            raise UnreadableRecord(number, row, f"{cell!r} is not understood; a play looks like 31: 8/5 6/5.")
        yield found


def _read_cell(line: int, side: Side, cell: str) -> Cell | None:
    lowered = cell.lower()
    if match := _ROLL.fullmatch(lowered):
        return _read_roll(line, side, Roll(int(match[1]), int(match[2])), cell[match.start(3) :].strip())
    if match := _CUBE.fullmatch(lowered):
        return WrittenDouble(side, _number(match["value"]), line=line)
    if match := _ANSWER.fullmatch(lowered):
        return WrittenTake(side, line) if match["take"] else WrittenDrop(side, line)
    if match := _RESULT.fullmatch(lowered):
        points = _number(match["points"])
        return WrittenResult(side, points, line) if match["wins"] else WrittenLoss(side, points, line)
    return None


def _read_roll(line: int, side: Side, roll: Roll, text: str) -> Entry | None:
    lowered = text.lower()
    if not lowered or _DANCES.fullmatch(lowered):
        return WrittenDance(side, roll, bool(lowered), line)
    if _UNPLAYED.fullmatch(lowered):
        return UnplayedRoll(side, roll, line)
    if _PLAY.sub("", lowered) and not lowered.startswith(CALLED_ILLEGAL):
        return None
    return WrittenPlay(side, roll, " ".join(text.split()), line)


def _number(digits: str | None) -> int | None:
    return None if digits is None else int(digits)
