"""GNU Match IDs: the cube, the dice and the score, in 12 characters that go with a Position ID.

The 72 bits, least significant first in each byte, are written in base 64. White is what GNU Backgammon calls
player 0: the top of its board, the left column of its .mat, and White in its .sgf.
"""

import base64
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from bot.engine.errors import Flaw, InvalidMatchId, InvalidRoll, Wrong
from bot.engine.game import WinKind
from bot.engine.position import Side
from bot.engine.roll import Roll

CUBE_VALUES: Final = tuple(1 << exponent for exponent in range(16))
GREATEST_SCORE: Final = (1 << 15) - 1

_WIDTHS: Final = (4, 2, 1, 1, 3, 1, 1, 2, 3, 3, 15, 15, 15, 1, 5)
"""Bits of the cube, its owner, who is on roll, Crawford, the state, whose turn, doubled, resigned, both dice,
the length, both scores, no Jacoby; and those that are not used."""

_BYTES: Final = 9
_PATTERN: Final = re.compile(r"[A-Za-z0-9+/]{12}")
_SIDES: Final = (Side.WHITE, Side.BLACK)
_OWNERS: Final = {0: Side.WHITE, 1: Side.BLACK, 3: None}
_NUMBERS: Final = {owner: number for number, owner in _OWNERS.items()}


class GameState(IntEnum):
    """How far a game is, by its number in a Match ID."""

    NOT_STARTED = 0
    PLAYING = 1
    OVER = 2
    RESIGNED = 3
    DROPPED = 4


@dataclass(frozen=True, slots=True)
class MatchId:
    """The contents of a GNU Match ID.

    Args:
        cube_value: A power of two; while an offer is open, what refusing it costs.
        cube_owner: The side that owns the cube; None while it is centred.
        on_roll: The side on roll, or the one that doubled.
        turn: The side that decides now: another than `on_roll` while it answers an offer.
        is_crawford: Whether it is the Crawford game of a match.
        resignation: What is offered to be lost; None if nobody resigns.
        roll: The roll to be played; None before it.
        length: The points that win the match; 0 for a money game.
        is_jacoby: Whether the Jacoby rule holds; without meaning in a match, where it is off.

    Raises:
        InvalidMatchId: a value that cannot be written, or that no match has.
    """

    cube_value: int = 1
    cube_owner: Side | None = None
    on_roll: Side = Side.WHITE
    turn: Side = Side.WHITE
    is_crawford: bool = False
    state: GameState = GameState.PLAYING
    is_doubled: bool = False
    resignation: WinKind | None = None
    roll: Roll | None = None
    length: int = 0
    white_score: int = 0
    black_score: int = 0
    is_jacoby: bool = False

    def __post_init__(self) -> None:
        if self.cube_value not in CUBE_VALUES:
            raise InvalidMatchId(self, Flaw(Wrong.CUBE, CUBE_VALUES[-1]))
        points = (self.length, self.white_score, self.black_score)
        if not 0 <= min(points) <= max(points) <= GREATEST_SCORE:
            raise InvalidMatchId(self, Flaw(Wrong.SCORE, GREATEST_SCORE))
        if self.length and max(self.white_score, self.black_score) > self.length:
            raise InvalidMatchId(self, Flaw(Wrong.POINTS, self.length))
        if self.is_crawford and not self.length:
            raise InvalidMatchId(self, Flaw(Wrong.CRAWFORD))


def format_match_id(match: MatchId) -> str:
    """Such as "cAkAAAAAAAAA"."""
    high, low = (match.roll.high, match.roll.low) if match.roll else (0, 0)
    bits = _packed(
        (
            match.cube_value.bit_length() - 1,
            _NUMBERS[match.cube_owner],
            _NUMBERS[match.on_roll],
            match.is_crawford,
            match.state,
            _NUMBERS[match.turn],
            match.is_doubled,
            match.resignation or 0,
            high,
            low,
            match.length,
            match.white_score,
            match.black_score,
            not match.is_jacoby,
            0,
        )
    )
    return base64.b64encode(bits.to_bytes(_BYTES, "little")).decode("ascii")


def parse_match_id(text: str) -> MatchId:
    """The fields of a GNU Match ID.

    Raises:
        InvalidMatchId: not 12 characters of base 64, or not what a match can be.
    """
    fields = _fields(text)
    cube, owner, on_roll, crawford, state, turn, doubled, resigned = fields[:8]
    high, low, length, white_score, black_score, no_jacoby = fields[8:]
    try:
        return MatchId(
            cube_value=1 << cube,
            cube_owner=_OWNERS[owner],
            on_roll=_SIDES[on_roll],
            turn=_SIDES[turn],
            is_crawford=bool(crawford),
            state=GameState(state),
            is_doubled=bool(doubled),
            resignation=WinKind(resigned) if resigned else None,
            roll=Roll(high, low) if high or low else None,
            length=length,
            white_score=white_score,
            black_score=black_score,
            is_jacoby=not no_jacoby,
        )
    except InvalidRoll as error:
        raise InvalidMatchId(text, Flaw(Wrong.DIE)) from error
    except InvalidMatchId as error:
        raise InvalidMatchId(text, error.flaw) from error


def _fields(text: str) -> tuple[int, ...]:
    """The fields of an id, each with a meaning by itself."""
    if _PATTERN.fullmatch(text) is None:
        raise InvalidMatchId(text, Flaw(Wrong.MATCH_ID))
    *fields, unused = _unpacked(int.from_bytes(base64.b64decode(text), "little"))
    if unused:
        raise InvalidMatchId(text, Flaw(Wrong.NO_MATCH))
    if fields[1] not in _OWNERS:
        raise InvalidMatchId(text, Flaw(Wrong.NO_MATCH))
    if fields[4] >= len(GameState):
        raise InvalidMatchId(text, Flaw(Wrong.NO_MATCH))
    return tuple(fields)


def _packed(fields: Iterable[int]) -> int:
    bits, shift = 0, 0
    for field, width in zip(fields, _WIDTHS, strict=True):
        bits |= field << shift
        shift += width
    return bits


def _unpacked(bits: int) -> Iterator[int]:
    for width in _WIDTHS:
        yield bits & ((1 << width) - 1)
        bits >>= width
