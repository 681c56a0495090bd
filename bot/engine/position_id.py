"""GNU Position IDs: a position, with its side on roll, in 14 characters.

A side is written in bits, point by point from its ace point to its bar: as many ones as there are checkers,
then a zero. The side *not* on roll comes first (GNU Backgammon's manual says the reverse; its code does not).
The 80 bits, least significant first in each byte, are written in base 64 without padding.
"""

import base64
import re
from typing import Final

from bot.engine.errors import InvalidPositionId
from bot.engine.position import BAR, CHECKERS, Position

_BYTES: Final = 10
_PADDING: Final = "=="
_PATTERN: Final = re.compile(r"[A-Za-z0-9+/]{14}")


def format_position_id(position: Position) -> str:
    """The GNU Position ID of a position whose `own` side is on roll: "4HPwATDgc/ABMA" at the start."""
    runs = ("1" * count + "0" for side in (position.other, position.own) for count in side[1:])
    bits = int("".join(runs)[::-1], base=2)
    return base64.b64encode(bits.to_bytes(_BYTES, "little")).decode("ascii").removesuffix(_PADDING)


def parse_position_id(text: str) -> Position:
    """The position with a GNU Position ID, seen from its side on roll; checkers not shown in it are off.

    Raises:
        InvalidPositionId: not 14 characters of base 64, or a side has too many checkers.
    """
    if _PATTERN.fullmatch(text) is None:
        raise InvalidPositionId(text, "not 14 characters of base 64")
    bits = int.from_bytes(base64.b64decode(text + _PADDING), "little")
    counts = [len(run) for run in f"{bits:080b}"[::-1].split("0")]
    other, own = counts[:BAR], counts[BAR : 2 * BAR]
    for side in (other, own):
        if sum(side) > CHECKERS:
            raise InvalidPositionId(text, f"one side has {sum(side)} checkers")
    position = Position((CHECKERS - sum(own), *own), (CHECKERS - sum(other), *other))
    if format_position_id(position) != text:
        raise InvalidPositionId(text, "bits are set beyond the second side's bar")
    return position
