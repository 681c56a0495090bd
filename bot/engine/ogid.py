"""OGIDs: what an XGID says, as OpenGammon and HedgeHog write it.

"11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:0:0:7:0" is the start of a match to 7, with White to play 3-1.
Each character of the first two fields is a checker: "0" is White's bar, "1" to "9" and "a" to "o" the points
as White goes along them, and "p" Black's bar. White is the player at the bottom of an XGID.

The fifth field names who acted last, so the *other* side is on roll. An OGID knows neither Jacoby nor beavers
and no limit of the cube, but for a cube that nobody may turn.
"""

import re
from typing import Final

from bot.engine.errors import Flaw, InvalidOgid, InvalidPosition, Wrong
from bot.engine.position import BAR, CHECKERS, POINTS, Position
from bot.engine.xgid import (
    BEAVERED,
    BOTTOM,
    CRAWFORD,
    DOUBLED,
    NOBODY,
    RACCOONED,
    TO_ROLL,
    TOP,
    USUAL_LIMIT,
    Xgid,
)

_PLACES: Final = "0123456789abcdefghijklmnop"
_OWNERS: Final = {"W": BOTTOM, "B": TOP, "N": NOBODY, "D": NOBODY, "?": NOBODY}
_LETTERS: Final = {BOTTOM: "W", TOP: "B", NOBODY: "N"}
_DEAD: Final = "D"
"""The owner of a cube that nobody may turn."""

_OPENING: Final = "IW"
"""The state of a game that White begins; what an OGID without a state is in."""
_OFFERED: Final = "D"
_NOT_ROLLED: Final = ("C", "D", "A", "P", "PR")
"""The states in which the roll, if there is one, is that of the turn before."""
_ROLLED: Final = "R"
_TO_ROLL: Final = "C"
_OVER: Final = "G"

_FIELDS: Final = {
    "white": r"[0-9a-o]*",
    "black": r"[1-9a-p]*",
    "cube": r"[WBND?]\d{1,2}[NOTP]",
    "dice": r"(?:[1-6]{2})?",
    "acted": r"[WB]",
    "state": r"[A-Z]{0,2}",
    "white_score": r"\d{0,9}",
    "black_score": r"\d{0,9}",
    "length": r"(?:\d{1,9}(?:[LC]|G\d{0,9})?)?",
    "move": r"\d{0,9}",
    "checkers": r"(?:\d{1,2})?",
}
"""The fields of an OGID in their order, with colons between them."""
_NEEDED: Final = 5
"""So many fields must be there; those behind them may be left out."""


_LABEL: Final = re.compile(r"OGID[=:]?", re.IGNORECASE)
_CUBE: Final = re.compile(f":{_FIELDS['cube']}(?::|$)", re.ASCII)


def is_like_ogid(text: str) -> bool:
    """Whether a text is meant as an OGID: it says so, or has the field of its cube, which no XGID has."""
    return _LABEL.match(text) is not None or _CUBE.search(text) is not None


def format_ogid(xgid: Xgid, checkers: int = CHECKERS, *, is_over: bool = False) -> str:
    """Without anything in front, as OpenGammon has it.

    Args:
        xgid: What to write.
        checkers: How many each side began with.
        is_over: Whether nobody is on roll any more.

    Raises:
        InvalidOgid: A beaver is open, or a raccoon.
    """
    if xgid.dice in (BEAVERED, RACCOONED):
        raise InvalidOgid(xgid, Flaw(Wrong.OGID_BEAVER))
    is_offered = xgid.dice == DOUBLED
    state = _OVER if is_over else {DOUBLED: _OFFERED, TO_ROLL: _TO_ROLL}.get(xgid.dice, _ROLLED)
    decides = -xgid.turn if is_offered else xgid.turn
    is_crawford = xgid.match_length > 0 and xgid.rules == CRAWFORD
    white, black = _written(xgid.position)
    fields = (
        white,
        black,
        f"{_owner(xgid)}{xgid.cube_value.bit_length() - 1}{'O' if is_offered else 'N'}",
        xgid.dice if state == _ROLLED else "",
        _LETTERS[-decides],
        state,
        xgid.bottom_score,
        xgid.top_score,
        f"{xgid.match_length}{'C' if is_crawford else ''}",
        0,
        *([checkers] if checkers != CHECKERS else []),
    )
    return ":".join(map(str, fields))


def parse_ogid(text: str) -> Xgid:
    """With or without "OGID=" in front; checkers that it does not show are off.

    Raises:
        InvalidOgid: The text is not an OGID, or its board not a position.
    """
    parts = _LABEL.sub("", text, count=1).split(":")
    if not _NEEDED <= len(parts) <= len(_FIELDS):
        raise InvalidOgid(text, Flaw(Wrong.OGID_FIELDS, len(parts)))
    named = enumerate(zip(parts, _FIELDS.values(), strict=False), start=1)
    for number, (part, field) in named:
        if re.fullmatch(field, part, re.ASCII) is None:
            raise InvalidOgid(text, Flaw(Wrong.OGID_FIELD, number, part))
    fields = dict(zip(_FIELDS, parts + [""] * (len(_FIELDS) - len(parts)), strict=True))
    try:
        return _parsed(fields, fields["state"] if len(parts) > _NEEDED else _OPENING)
    except InvalidPosition as error:
        raise InvalidOgid(text, error.flaw) from error


def _parsed(fields: dict[str, str], state: str) -> Xgid:
    owner, exponent, action = fields["cube"][0], fields["cube"][1:-1], fields["cube"][-1]
    is_offered = state == _OFFERED or action == "O"
    roll = "" if state in _NOT_ROLLED else "".join(sorted(fields["dice"], reverse=True))
    acted = BOTTOM if fields["acted"] == "W" else TOP
    opens = state == _OPENING and not roll
    length, rules = re.match(r"(\d*)(C?)", fields["length"]).groups()  # type: ignore[union-attr]  # always fits
    value = 1 << int(exponent)
    return Xgid(
        position=_read(fields["white"], fields["black"]),
        turn=BOTTOM if opens else acted if is_offered else -acted,
        cube_value=value,
        cube_owner=_OWNERS[owner],
        dice=DOUBLED if is_offered else roll or TO_ROLL,
        bottom_score=int(fields["white_score"] or 0),
        top_score=int(fields["black_score"] or 0),
        rules=CRAWFORD if rules and int(length) else 0,
        match_length=int(length or 0),
        max_cube=value if owner == _DEAD else max(USUAL_LIMIT, value),
    )


def _owner(xgid: Xgid) -> str:
    is_dead = xgid.cube_owner == NOBODY and xgid.max_cube <= xgid.cube_value
    return _DEAD if is_dead else _LETTERS[xgid.cube_owner]


def _written(position: Position) -> tuple[str, str]:
    """The checkers of both, one character each; `position` is White's."""
    white = "".join(_PLACES[BAR - point] * position.own[point] for point in (BAR, *reversed(POINTS)))
    black = "".join(_PLACES[point] * position.other[point] for point in (*POINTS, BAR))
    return white, black


def _read(white: str, black: str) -> Position:
    own, other = [0] * (BAR + 1), [0] * (BAR + 1)
    for place in white:
        own[BAR - _PLACES.index(place)] += 1
    for place in black:
        other[_PLACES.index(place)] += 1
    for side in (own, other):
        if sum(side) > CHECKERS:
            raise InvalidPosition(f"{white}:{black}", Flaw(Wrong.CHECKERS, sum(side)))
        side[0] = CHECKERS - sum(side)
    return Position(tuple(own), tuple(other))
