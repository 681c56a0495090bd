"""XGIDs: what is on the board, the cube, the dice and the score, in one line, as eXtreme Gammon writes them.

"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10" is the start of a match to 7, with 3-1 to play.
"""

import re
from dataclasses import dataclass
from typing import Final

from bot.engine.errors import Flaw, InvalidPosition, InvalidXgid, Wrong
from bot.engine.position import CHECKERS, Position

BOTTOM: Final = 1
NOBODY: Final = 0
TOP: Final = -1

TO_ROLL: Final = "00"
DOUBLED: Final = "D"
BEAVERED: Final = "B"
RACCOONED: Final = "R"

CRAWFORD: Final = 1
JACOBY: Final = 1
BEAVERS: Final = 2

USUAL_LIMIT: Final = 1 << 10
"""The greatest cube that eXtreme Gammon writes where there is no limit, which XGIDs cannot say."""

_COUNTS: Final = "-abcdefghijklmno"
_PLACES: Final = 26
_FIELDS: Final = {
    "board": r"[-a-o][-a-oA-O]{24}[-A-O]",
    "cube": r"\d{1,3}",
    "owner": r"-1|0|1",
    "turn": r"-1|1",
    "dice": r"00|D|B|R|[1-6]{2}",
    "bottom_score": r"\d{1,9}",
    "top_score": r"\d{1,9}",
    "rules": r"[0-3]",
    "match_length": r"\d{1,9}",
    "max_cube": r"\d{1,3}",
}
"""The fields of an XGID in their order, with colons between them."""
_PATTERN: Final = re.compile(
    f"(?:XGID=)?{':'.join(f'(?P<{name}>{field})' for name, field in _FIELDS.items())}", re.ASCII
)


@dataclass(frozen=True, slots=True)
class Xgid:
    """The fields of an XGID.

    Args:
        position: The checkers as the player at the bottom sees them, whoever is on roll.
        turn: Who is on roll, or has doubled: BOTTOM or TOP.
        cube_value: A power of two; while a double is open, the value before it.
        cube_owner: BOTTOM, TOP, or NOBODY for a centred cube.
        dice: The roll, such as "31"; or TO_ROLL, DOUBLED, BEAVERED or RACCOONED.
        rules: In a match, CRAWFORD for the Crawford game; in a money game, JACOBY and BEAVERS added up.
        match_length: Points that win the match; 0 for a money game.
        max_cube: The highest value of the cube, a power of two.

    Raises:
        InvalidXgid: a value that cannot be written.
    """

    position: Position
    turn: int = BOTTOM
    cube_value: int = 1
    cube_owner: int = NOBODY
    dice: str = TO_ROLL
    bottom_score: int = 0
    top_score: int = 0
    rules: int = 0
    match_length: int = 0
    max_cube: int = USUAL_LIMIT

    def __post_init__(self) -> None:
        if not self.position.is_possible:
            raise InvalidXgid(self.position, Flaw(Wrong.SHARED_POINT))
        text = format_xgid(self)
        if _PATTERN.fullmatch(text) is None:
            raise InvalidXgid(text, _fault(text))
        for number, value in ((2, self.cube_value), (len(_FIELDS), self.max_cube)):
            if 1 << _exponent(value) != value:
                raise InvalidXgid(text, Flaw(Wrong.XGID_FIELD, number, str(value)))


def format_xgid(xgid: Xgid) -> str:
    """With "XGID=" in front."""
    fields = (
        _format_board(xgid.position),
        _exponent(xgid.cube_value),
        xgid.cube_owner,
        xgid.turn,
        xgid.dice,
        xgid.bottom_score,
        xgid.top_score,
        xgid.rules,
        xgid.match_length,
        _exponent(xgid.max_cube),
    )
    return "XGID=" + ":".join(map(str, fields))


def parse_xgid(text: str) -> Xgid:
    """With or without "XGID=" in front; checkers that it does not show are off.

    Raises:
        InvalidXgid: the text is not an XGID, or its board not a position.
    """
    match = _PATTERN.fullmatch(text)
    if match is None:
        raise InvalidXgid(text, _fault(text))
    try:
        position = _parse_board(match["board"])
    except InvalidPosition as error:
        raise InvalidXgid(text, error.flaw) from error
    return Xgid(
        position=position,
        turn=int(match["turn"]),
        cube_value=1 << int(match["cube"]),
        cube_owner=int(match["owner"]),
        dice=match["dice"],
        bottom_score=int(match["bottom_score"]),
        top_score=int(match["top_score"]),
        rules=int(match["rules"]),
        match_length=int(match["match_length"]),
        max_cube=1 << int(match["max_cube"]),
    )


def _fault(text: str) -> Flaw:
    """Return the fault in a text that is no XGID: its board, another field, or the number of fields."""
    parts = text.removeprefix("XGID=").split(":")
    if len(parts) != len(_FIELDS):
        return Flaw(Wrong.XGID_FIELDS, len(parts))
    if len(parts[0]) != _PLACES:
        return Flaw(Wrong.XGID_BOARD, len(parts[0]))
    named = enumerate(zip(parts, _FIELDS.items(), strict=True), start=1)
    number, part, name = next(
        (number, part, name)
        for number, (part, (name, field)) in named
        if re.fullmatch(field, part, re.ASCII) is None
    )
    is_roll = name == "dice" and re.fullmatch("[0-9]{2}", part, re.ASCII)
    return Flaw(Wrong.DIE) if is_roll else Flaw(Wrong.XGID_FIELD, number, part)


def _exponent(value: int) -> int:
    return value.bit_length() - 1


def _format_board(position: Position) -> str:
    """The top's bar, the points 1 to 24 of the bottom, its bar; capitals are checkers of the bottom."""
    own = (0, *position.own[1:])
    other = (*position.other[:0:-1], 0)
    stacks = zip(own, other, strict=True)
    return "".join(_COUNTS[mine].upper() if mine else _COUNTS[theirs] for mine, theirs in stacks)


def _parse_board(board: str) -> Position:
    own = [_COUNTS.index(letter.lower()) if letter.isupper() else 0 for letter in board[1:]]
    other = [_COUNTS.index(letter) if letter.islower() else 0 for letter in board[-2::-1]]
    for side in (own, other):
        if sum(side) > CHECKERS:
            raise InvalidPosition(board, Flaw(Wrong.CHECKERS, sum(side)))
    return Position((CHECKERS - sum(own), *own), (CHECKERS - sum(other), *other))
