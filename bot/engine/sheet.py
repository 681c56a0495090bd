"""The rule sheet: what two players agree to play, and the terms of a game by it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from bot.engine.errors import InvalidGame, InvalidSheet, SheetFault
from bot.engine.options import (
    OFF_ON,
    Need,
    Value,
    changed,
    option,
    options_of,
    out_of_range,
    unmet_needs,
    values_of,
)
from bot.engine.position import BAR, BLOT, CHECKERS, HOME_POINTS, OFF, Position, Side, parse_board

MATCH_LENGTHS: Final = range(1, 26)
"""The matches that players agree on here."""

RECORDED_LENGTHS: Final = range(1, 1 << 15)
"""The matches that records and Match IDs speak of."""

STAKES: Final = range(1, 1001)
AUTOMATIC_DOUBLES: Final = (None, *range(11))
"""How many automatic doubles a sheet may name; None for all."""

CUBE_CAPS: Final = tuple(1 << turns for turns in range(1, 13))
"""2 to 4096. A cube that never turns is no cube at all, which a sheet says otherwise."""

STARTS: Final[Mapping[str, Position]] = {
    "standard": Position.start(),
    "nackgammon": parse_board("24:2 23:2 13:4 8:3 6:4 | 24:2 23:2 13:4 8:3 6:4"),
    "hypergammon": parse_board("24:1 23:1 22:1 | 24:1 23:1 22:1"),
}
"""The starting positions that have a name."""


MONEY: Final = Need("length", value=None, fault=SheetFault.MONEY_ONLY)
CUBE: Final = Need("cube", value=True, fault=SheetFault.NEEDS_CUBE)
BEAVERS: Final = Need("beavers", value=True, fault=SheetFault.NEEDS_BEAVERS)


@dataclass(frozen=True, slots=True)
class RuleSheet:
    """A match to a number of points, or a money session of as many games as both like.

    Args:
        length: The points that win the match, 1 to 25 where two agree on it; None for a money session.
        stake: What one point of a money session is worth, 1 to 1000; points only, no money moves.
        is_jacoby: Whether gammons count only once the cube was turned by an offer.
        automatic_doubles: How many ties of a game's opening turn the cube, up to 10; None for all of them.
        cube_cap: The greatest value of the cube, a power of two from 2 to 4096; None for no limit.
        has_cube: Whether there is a cube at all; a match to 1 point has none in any case.
        start: The position that every game starts from, the same for both sides.

    Raises:
        InvalidSheet: A number is out of its range, or the rules contradict each other.
    """

    length: int | None = field(
        default=None,
        metadata=option("length", 0, (None, *MATCH_LENGTHS), is_open=True, is_shared=False),
    )
    stake: int = field(default=1, metadata=option("stake", 1, STAKES, (MONEY,)))
    is_jacoby: bool = field(default=False, metadata=option("jacoby", 2, OFF_ON, (MONEY, CUBE)))
    has_beavers: bool = field(default=False, metadata=option("beavers", 3, OFF_ON, (MONEY, CUBE)))
    has_raccoons: bool = field(default=False, metadata=option("raccoons", 4, OFF_ON, (MONEY, CUBE, BEAVERS)))
    automatic_doubles: int | None = field(
        default=0, metadata=option("automatic_doubles", 5, AUTOMATIC_DOUBLES, (MONEY, CUBE))
    )
    cube_cap: int | None = field(default=None, metadata=option("cube_cap", 6, (None, *CUBE_CAPS), (CUBE,)))
    has_cube: bool = field(default=True, metadata=option("cube", 7, OFF_ON, is_shared=False))
    start: Position = field(
        default=Position.start(),
        metadata=option("start", 8, tuple(STARTS.values()), is_open=True),
    )

    def __post_init__(self) -> None:
        for fault, given, names in self._faults():
            raise InvalidSheet(given, fault, names)

    @property
    def is_match(self) -> bool:
        return self.length is not None

    @property
    def start_name(self) -> str | None:
        """None for a start without a name."""
        return next((name for name, start in STARTS.items() if start == self.start), None)

    @property
    def terms(self) -> "Terms":
        """The terms of a game, as far as they do not depend on a score."""
        return Terms(
            self.start,
            has_cube=self.has_cube,
            cube_cap=self.cube_cap,
            is_jacoby=self.is_jacoby,
            has_beavers=self.has_beavers,
            has_raccoons=self.has_raccoons,
            automatic_doubles=self.automatic_doubles,
        )

    def changed(self, **chosen: Value) -> "RuleSheet":
        """The sheet with values chosen by the names of options.

        Values that they rule out fall back, unless chosen too; raises InvalidSheet.
        """
        return changed(SHEET_OPTIONS, self, chosen)

    def offered(self) -> "RuleSheet":
        """The sheet if two may agree on it; raises InvalidSheet for a match beyond 25 points."""
        if self.length is not None and self.length not in MATCH_LENGTHS:
            raise InvalidSheet(self.length, SheetFault.OUT_OF_RANGE, ("length",))
        return self

    def _faults(self) -> Iterator[tuple[StrEnum, object, tuple[str, ...]]]:
        if self.length is not None and self.length not in RECORDED_LENGTHS:
            yield SheetFault.OUT_OF_RANGE, self.length, ("length",)
        values = values_of(SHEET_OPTIONS, self)
        for name, value in out_of_range(SHEET_OPTIONS, values):
            yield SheetFault.OUT_OF_RANGE, value, (name,)
        for fault, names in unmet_needs(SHEET_OPTIONS, values):
            yield fault, names, names
        for fault in self._faults_of_start():
            yield fault, self.start, ("start",)

    def _faults_of_start(self) -> Iterator[SheetFault]:
        if self.start.own != self.start.other or self.start.own[OFF] == CHECKERS:
            yield SheetFault.START
        elif not self.start.is_possible:
            yield SheetFault.START_SHARED
        elif self.start.own[BAR] and min(self.start.other[1 : HOME_POINTS + 1]) > BLOT:
            yield SheetFault.START_CLOSED_OUT


SHEET_OPTIONS: Final = options_of(RuleSheet)
"""The options of two players."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The conditions of one game, complete and fixed when it starts.

    Args:
        has_cube: Whether there is a cube in play; Crawford games and matches to 1 have none.
        is_crawford: Whether there is none because it is the Crawford game.
        cube_cap: The greatest value that the cube may reach, a power of two; None for no limit.
        white_dead_from: The cube value from which White, who needs no more, may not double; None for never.
        black_dead_from: The same for Black.
        has_beavers: Whether the doubled side may beaver.
        has_raccoons: Whether the doubler may raccoon a beaver.
        automatic_doubles: How many ties of the opening turn the cubes; None for all of them.

    Raises:
        InvalidGame: The terms contradict each other.
    """

    start: Position = field(default_factory=Position.start)
    has_cube: bool = True
    is_crawford: bool = False
    cube_cap: int | None = None
    white_dead_from: int | None = None
    black_dead_from: int | None = None
    is_jacoby: bool = False
    has_beavers: bool = False
    has_raccoons: bool = False
    automatic_doubles: int | None = 0

    def __post_init__(self) -> None:
        if self.cube_cap is not None and (self.cube_cap < 1 or self.cube_cap & (self.cube_cap - 1)):
            raise InvalidGame(self.cube_cap, "a cube cap is a power of two")
        if self.is_jacoby and not self.has_cube:
            raise InvalidGame(self, "Jacoby without a cube would let no gammon ever count")
        if self.has_raccoons and not self.has_beavers:
            raise InvalidGame(self, "a raccoon answers a beaver, so beavers must be on")
        if self.automatic_doubles != 0 and not self.has_cube:
            raise InvalidGame(self, "an automatic double needs a cube")

    @property
    def checkers(self) -> int:
        """15 a side, or 3 in hypergammon."""
        return CHECKERS - self.set_aside

    @property
    def set_aside(self) -> int:
        """How many of a side's fifteen checkers never start: 12 in hypergammon."""
        return self.start.own[OFF]

    def is_within_cap(self, value: int) -> bool:
        return self.cube_cap is None or value <= self.cube_cap

    def may_turn_automatically(self, ties: int) -> bool:
        """Whether one more tie, after this many, turns the cubes, which show `2 ** ties` by then."""
        is_allowed = self.automatic_doubles is None or ties < self.automatic_doubles
        return is_allowed and self.is_within_cap(2 << ties)

    def is_dead(self, side: Side, value: int) -> bool:
        """Whether a cube at `value` is dead for `side`: a single win already takes it to the match."""
        limit = self.needed_by(side)
        return limit is not None and value >= limit

    def needed_by(self, side: Side) -> int | None:
        """Points to the match; None in a money session."""
        return self.white_dead_from if side is Side.WHITE else self.black_dead_from
