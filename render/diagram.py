"""The content of one board picture, and nothing about how it looks.

Sides are named by where they sit on the picture. Each side counts the points from its own end: 24 down to 1,
25 is the bar and 0 is off. Every number below belongs to the seat that stands beside it. The members of a
team of several are listed beside the board, each with their own cube. Position ids are read into one.
"""

import base64
import re
from dataclasses import dataclass, replace
from enum import Enum

from render.errors import DiagramError, UnreadableIdError


class Seat(Enum):
    """A side of the board, as the viewer sees it."""

    BOTTOM = "bottom"
    TOP = "top"

    @property
    def other(self) -> "Seat":
        return Seat.TOP if self is Seat.BOTTOM else Seat.BOTTOM


MOST_MEMBERS = 10
MARK_LENGTH = 2
CAPTAIN_MARK = "\N{BLACK CHESS QUEEN}"
"""A crown: the mark of whoever leads a side; it has a ring of gold."""
MINUS = "\N{MINUS SIGN}"


class CubeSpot(Enum):
    """Where a member's cube lies: with the member, centred, or with their opponent."""

    OWN = "own"
    CENTRE = "centre"
    ACROSS = "across"


@dataclass(frozen=True, slots=True)
class Badge:
    """A checker of a seat's colour that stands for a person, with at most two characters of `mark` on it."""

    seat: Seat
    mark: str = ""

    def __post_init__(self) -> None:
        """Refuse a mark that is too long."""
        if len(self.mark) > MARK_LENGTH:
            raise DiagramError(f"A badge holds {MARK_LENGTH} characters, not {self.mark!r}.")

    def turned(self) -> "Badge":
        return replace(self, seat=self.seat.other)


@dataclass(frozen=True, slots=True)
class MemberCube:
    """The cube between a member and the opponent `against`.

    While it is offered it lies with whoever must answer, and shows the offered value.
    """

    value: int
    lies: CubeSpot
    against: Badge
    is_offered: bool = False

    def __post_init__(self) -> None:
        if self.value < 1 or self.value.bit_count() != 1:
            raise DiagramError(f"A cube shows a power of two, not {self.value}.")
        if self.is_offered and self.lies is CubeSpot.CENTRE:
            raise DiagramError(f"The offered cube on {self.value} lies with nobody who must answer.")


@dataclass(frozen=True, slots=True)
class Member:
    """One member's row.

    Args:
        badge: Their side, and their role or rank.
        note: A few words about them: "captain", "to answer".
        cube: Their cube, while they play for it.
        result: What they won or lost once they are out, such as "+2"; in the cube's place, in colour.
        total: What that makes in all, such as "+12"; on a score sheet alone.
        stake: What they play for where they have no cube of their own, such as "2 at stake"; in its place.
        is_to_act: Whether the game waits for them: their row is lit.
        is_out: Whether they have nothing left to play for: their row is dimmed.
    """

    badge: Badge
    name: str
    note: str = ""
    cube: MemberCube | None = None
    result: str = ""
    total: str = ""
    stake: str = ""
    is_to_act: bool = False
    is_out: bool = False

    def __post_init__(self) -> None:
        """Refuse a cube and a result, which would lie on each other."""
        if self.cube and self.result:
            raise DiagramError(f"{self.name!r} has a cube in play, and {self.result!r} in its place.")

    def turned(self) -> "Member":
        cube = self.cube and replace(self.cube, against=self.cube.against.turned())
        return replace(self, badge=self.badge.turned(), cube=cube)


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The headings of a list of members in a line each: over their badges, what they won, and their totals.

    Without a heading for totals there are none.
    """

    badge: str
    result: str
    total: str = ""


CHECKERS_A_SIDE = 15
OFF = 0
BAR = 25
LAST_POINT = 24
SIDES_OF_A_DIE = 6


@dataclass(frozen=True, slots=True)
class Side:
    """One side: its checkers by point, seen from itself, and what its nameplate says.

    `checkers` has 26 counts, [0] off, [1] to [24] the points, [25] the bar, and sums to fifteen.
    `score` is free text such as "3 of 7", `tag` a word for its role before the name; empty where there is
    none. `unit` is the word after its pips.
    """

    checkers: tuple[int, ...]
    name: str = ""
    score: str = ""
    unit: str = ""
    tag: str = ""

    def __post_init__(self) -> None:
        if len(self.checkers) != BAR + 1:
            raise DiagramError(f"A side has 26 counts, not {len(self.checkers)}: {self.checkers}.")
        if min(self.checkers) < 0 or sum(self.checkers) != CHECKERS_A_SIDE:
            raise DiagramError(f"A side has fifteen checkers, none of them negative: {self.checkers}.")

    @property
    def pips(self) -> int:
        return sum(point * count for point, count in enumerate(self.checkers))


@dataclass(frozen=True, slots=True)
class Die:
    """One die; a played one is dimmed."""

    value: int
    is_played: bool = False

    def __post_init__(self) -> None:
        if not 1 <= self.value <= SIDES_OF_A_DIE:
            raise DiagramError(f"A die shows 1 to 6, not {self.value}.")


@dataclass(frozen=True, slots=True)
class Dice:
    """The dice on the board, from left to right, and who threw them: two, or four alike for doubles."""

    seat: Seat
    dice: tuple[Die, ...]

    def __post_init__(self) -> None:
        values = tuple(die.value for die in self.dice)
        is_doubles = len(values) == 4 and len(set(values)) == 1  # noqa: PLR2004 - four checker moves
        if len(values) != 2 and not is_doubles:  # noqa: PLR2004 - two dice
            raise DiagramError(f"A roll is two dice, or four alike for doubles, not {values}.")

    @classmethod
    def rolled(cls, seat: Seat, first: int, second: int) -> "Dice":
        """A roll of which nothing is played yet; doubles lie there four times."""
        return cls(
            seat, tuple(Die(value) for value in ((first, second) if first != second else (first,) * 4))
        )


@dataclass(frozen=True, slots=True)
class Cube:
    """The doubling cube: the number it shows, and whose it is (None: centred).

    While it is offered it lies before the seat that must answer, and shows the offered value.
    """

    value: int = 1
    owner: Seat | None = None
    offered_by: Seat | None = None

    def __post_init__(self) -> None:
        if self.value < 1 or self.value.bit_count() != 1:
            raise DiagramError(f"A cube shows a power of two, not {self.value}.")


@dataclass(frozen=True, slots=True)
class Arrow:
    """One checker move of the last play, in the numbering of the seat that made it."""

    seat: Seat
    source: int
    target: int
    is_hit: bool = False

    def __post_init__(self) -> None:
        if not OFF <= self.target < self.source <= BAR:
            raise DiagramError(f"No checker moves from {self.source} to {self.target}.")


@dataclass(frozen=True, slots=True)
class Choice:
    """A play being built: the point whose top checker is chosen, and the points where it may go."""

    seat: Seat
    selected: int | None = None
    targets: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.selected is not None and not 1 <= self.selected <= BAR:
            raise DiagramError(f"No checker can be chosen on {self.selected}.")
        if any(not OFF <= target <= LAST_POINT for target in self.targets):
            raise DiagramError(f"No checker can go to one of {self.targets}.")


class SignKind(Enum):
    """A sign about a side: it cannot move, offers to resign or has done so, or has won."""

    DANCE = "dance"
    FLAG = "flag"
    CUP = "cup"


MOST_TIMES = 3


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign on a side's half of the board, and how many times the cube it is about: 2 for a gammon."""

    kind: SignKind
    seat: Seat
    times: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.times <= MOST_TIMES:
            raise DiagramError(f"No game is about {self.times} times the cube.")


@dataclass(frozen=True, slots=True)
class Diagram:
    """The content of one picture.

    `light` plays the light checkers; points are numbered for `numbered_for` (the side on roll, as a rule).
    `to_act` is whose turn it is to do something (None: the game is over); its nameplate is lit and carries
    the `headline`, such as "Alice to roll" (a name at its beginning is not written twice). `cube` is None in
    a game without one.
    `last_play` is drawn as arrows over a board on
    which it is played already, or with `is_before_play` over the board as it was before it. `set_aside` is
    how many of the checkers off never started (12 in hypergammon): the trays do not show them.
    `better_play` is what would have been better, in a colour of its own; moves that both plays have are drawn
    in that colour alone. Beside it, what a checker moves is one arrow, but where it hits on its way.
    `signs` lie on the halves of their sides, one on each. `members` are listed under the board, in this
    order; a picture without any is as high as the board. With a `score_sheet` they are its lines, and none of
    them has a cube.
    """

    bottom: Side
    top: Side
    light: Seat = Seat.BOTTOM
    numbered_for: Seat = Seat.BOTTOM
    to_act: Seat | None = None
    headline: str = ""
    dice: Dice | None = None
    cube: Cube | None = None
    last_play: tuple[Arrow, ...] = ()
    better_play: tuple[Arrow, ...] = ()
    is_before_play: bool = False
    choice: Choice | None = None
    set_aside: int = 0
    signs: tuple[Sign, ...] = ()
    members: tuple[Member, ...] = ()
    score_sheet: ScoreSheet | None = None

    def __post_init__(self) -> None:
        """Refuse checkers of both sides on one point, set-aside checkers that are not off, and a crowd."""
        for point in range(1, LAST_POINT + 1):
            if self.bottom.checkers[point] and self.top.checkers[BAR - point]:
                raise DiagramError(f"Both sides stand on the bottom side's {point} point.")
        if not 0 <= self.set_aside <= min(self.bottom.checkers[OFF], self.top.checkers[OFF]):
            raise DiagramError(f"{self.set_aside} checkers are set aside, but fewer are off.")
        if len(self.members) > MOST_MEMBERS:
            raise DiagramError(f"There is room for {MOST_MEMBERS} members, not {len(self.members)}.")
        if self.score_sheet and any(member.cube for member in self.members):
            raise DiagramError("A score sheet has no room for cubes.")
        if any(member.total for member in self.members) and not (self.score_sheet and self.score_sheet.total):
            raise DiagramError("Totals stand on a score sheet, under their heading.")

    def side(self, seat: Seat) -> Side:
        return self.bottom if seat is Seat.BOTTOM else self.top

    def borne_off(self, seat: Seat) -> int:
        """Without those that never started."""
        return self.side(seat).checkers[OFF] - self.set_aside

    def turned(self) -> "Diagram":
        """The same board as the viewer across the table sees it."""
        return replace(
            self,
            bottom=self.top,
            top=self.bottom,
            light=self.light.other,
            numbered_for=self.numbered_for.other,
            to_act=self.to_act and self.to_act.other,
            dice=self.dice and replace(self.dice, seat=self.dice.seat.other),
            cube=self.cube and _turned_cube(self.cube),
            last_play=tuple(replace(arrow, seat=arrow.seat.other) for arrow in self.last_play),
            better_play=tuple(replace(arrow, seat=arrow.seat.other) for arrow in self.better_play),
            choice=self.choice and replace(self.choice, seat=self.choice.seat.other),
            signs=tuple(replace(sign, seat=sign.seat.other) for sign in self.signs),
            members=tuple(member.turned() for member in self.members),
        )


def _turned_cube(cube: Cube) -> Cube:
    return replace(
        cube, owner=cube.owner and cube.owner.other, offered_by=cube.offered_by and cube.offered_by.other
    )


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
    """The side whose offer is open: the side on roll, or during a beaver the other."""
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
