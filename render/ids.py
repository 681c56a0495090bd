"""Reads a position id into a diagram: GNU Position IDs and XGIDs."""

import base64
import re

from render.diagram import BAR, CHECKERS_A_SIDE, Cube, Diagram, Dice, Seat, Side
from render.errors import DiagramError, UnreadableIdError

_GNU_ID = re.compile(r"[A-Za-z0-9+/]{14}")
_GNU_BYTES = 10
_XGID_FIELDS = 10
_XGID = re.compile(
    r"(?:XGID=)?(?P<board>[-a-oA-O]{26}):(?P<cube>\d{1,2}):(?P<owner>-?1|0):(?P<turn>-?1)"
    r":(?P<dice>00|[DBR]|[1-6]{2}):(?P<bottom_score>\d{1,5}):(?P<top_score>\d{1,5})"
    r":(?P<rules>\d{1,2}):(?P<length>\d{1,5}):(?P<limit>\d{1,2})"
)
_SEATS = {"1": Seat.BOTTOM, "-1": Seat.TOP, "0": None}
_CRAWFORD = "1"
_OFFERS = {"D": 1, "B": 2, "R": 3}
"""How often an open double, beaver or raccoon has doubled the cube since it was last taken."""


def read_id(text: str) -> Diagram:
    """The board of a position id. A GNU Position ID has the side on roll at the bottom, an XGID its own.

    Raises:
        UnreadableIdError: it is neither, or describes no position.
    """
    try:
        if ":" in text:
            return _read_xgid(text)
        return _read_gnu_id(text)
    except DiagramError as error:
        raise UnreadableIdError(text, str(error).rstrip(".")) from error


def _read_gnu_id(text: str) -> Diagram:
    """Ten bytes of bits, least significant first: for each point as many ones as checkers, then a zero.

    The side *not* on roll comes first. GNU Backgammon's manual says the reverse; its code does not.
    """
    if len(text) != 14:  # noqa: PLR2004 - ten bytes in base 64 without padding
        raise UnreadableIdError(text, f"a GNU Position ID has 14 characters, not {len(text)}")
    if not _GNU_ID.fullmatch(text):
        raise UnreadableIdError(text, "a GNU Position ID has letters, digits, + and / only")
    bits = int.from_bytes(base64.b64decode(text + "=="), "little")
    counts = [len(ones) for ones in f"{bits:0{8 * _GNU_BYTES}b}"[::-1].split("0")]
    if len(counts) < 2 * BAR:
        raise UnreadableIdError(text, "it has more than fifteen checkers on one side")
    if any(counts[2 * BAR :]):
        raise UnreadableIdError(text, "it goes on after the bar of the second side")
    return Diagram(
        bottom=Side(_with_those_off(text, counts[BAR : 2 * BAR])),
        top=Side(_with_those_off(text, counts[:BAR])),
        to_act=Seat.BOTTOM,
    )


def _read_xgid(text: str) -> Diagram:
    fields = _xgid_fields(text)
    turn, dice = _SEATS[fields["turn"]] or Seat.BOTTOM, fields["dice"]
    offered_by = _xgid_doubler(turn, dice)
    length = int(fields["length"])
    return Diagram(
        bottom=_xgid_side(text, fields["board"], Seat.BOTTOM, fields["bottom_score"], length),
        top=_xgid_side(text, fields["board"], Seat.TOP, fields["top_score"], length),
        numbered_for=turn,
        to_act=offered_by.other if offered_by else turn,
        dice=Dice.rolled(turn, int(dice[0]), int(dice[1])) if _is_roll(dice) else None,
        cube=_xgid_cube(fields, offered_by),
    )


def _xgid_fields(text: str) -> dict[str, str]:
    fields = _XGID.fullmatch(text)
    if fields is not None:
        return fields.groupdict()
    found = text.count(":") + 1
    if found != _XGID_FIELDS:
        raise UnreadableIdError(text, f"an XGID has ten fields between colons, not {found}")
    raise UnreadableIdError(text, "one of its ten fields is not as an XGID has it")


def _xgid_doubler(turn: Seat, dice: str) -> Seat | None:
    """Whose offer is open: it is the beaverer's, who is not on roll, while a beaver is."""
    if dice not in _OFFERS:
        return None
    return turn.other if dice == "B" else turn


def _is_roll(dice: str) -> bool:
    return dice.isdigit() and dice != "00"


def _xgid_cube(fields: dict[str, str], offered_by: Seat | None) -> Cube | None:
    is_crawford = int(fields["length"]) > 0 and fields["rules"] == _CRAWFORD
    if fields["limit"] == "0" or is_crawford:
        return None
    value = 2 ** (int(fields["cube"]) + _OFFERS.get(fields["dice"], 0))
    return Cube(value, _SEATS[fields["owner"]], offered_by)


def _xgid_side(text: str, board: str, seat: Seat, score: str, length: int) -> Side:
    """The bottom side has capitals and its bar at the end; the top side small letters and its bar first."""
    if seat is Seat.BOTTOM:
        counts = [ord(char) - ord("A") + 1 if char.isupper() else 0 for char in board[1:]]
        is_bar_wrong = board[0].isupper()
    else:
        counts = [ord(char) - ord("a") + 1 if char.islower() else 0 for char in board[BAR - 1 :: -1]]
        is_bar_wrong = board[BAR].islower()
    if is_bar_wrong:
        raise UnreadableIdError(text, "a bar holds the other side's checkers")
    return Side(_with_those_off(text, counts), score=f"{score}/{length}" if length else "")


def _with_those_off(text: str, counts: list[int]) -> tuple[int, ...]:
    """Counts for points 1 to 24 and the bar, with the checkers that are missing put off."""
    if sum(counts) > CHECKERS_A_SIDE:
        raise UnreadableIdError(text, f"one side has {sum(counts)} checkers")
    return (CHECKERS_A_SIDE - sum(counts), *counts)
