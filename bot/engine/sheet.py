"""The rule sheet: what two players agree to play, before the first game of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from bot.engine.board import parse_board
from bot.engine.errors import InvalidSheet, SheetFault
from bot.engine.position import BAR, BLOT, CHECKERS, HOME_POINTS, OFF, Position

MATCH_LENGTHS: Final = range(1, 26)
"""The matches that players agree on here."""

RECORDED_LENGTHS: Final = range(1, 1 << 15)
"""The matches that records and Match IDs speak of."""

STAKES: Final = range(1, 1001)
AUTOMATIC_DOUBLES: Final = range(11)
"""How many automatic doubles a sheet may name; more of them is `None`, which is unlimited."""

CUBE_CAPS: Final = tuple(1 << turns for turns in range(1, 13))
"""2 to 4096. A cube that never turns is no cube at all, which a sheet says otherwise."""

STARTS: Final[Mapping[str, Position]] = {
    "standard": Position.start(),
    "nackgammon": parse_board("24:2 23:2 13:4 8:3 6:4 | 24:2 23:2 13:4 8:3 6:4"),
    "hypergammon": parse_board("24:1 23:1 22:1 | 24:1 23:1 22:1"),
}
"""The starting positions that have a name."""


@dataclass(frozen=True, slots=True)
class RuleSheet:
    """What is played: a match to so many points, or a money session of as many games as both like.

    Args:
        length: The points that win the match, 1 to 25 where two agree on it; None for a money session.
        stake: What one point of a money session is worth, 1 to 1000; points only, no money moves.
        is_jacoby: Whether gammons count only once the cube was turned by an offer.
        has_beavers: Whether a double may be beavered.
        has_raccoons: Whether a beaver may be raccooned.
        automatic_doubles: How many ties of a game's opening turn the cube, up to 10; None for all of them.
        cube_cap: The greatest value of the cube, a power of two from 2 to 4096; None for no limit.
        has_cube: Whether there is a cube at all; a match to 1 point has none in any case.
        start: The position that every game starts from, the same for both sides.

    Raises:
        InvalidSheet: A number is out of its range, or the rules contradict each other.

    """

    length: int | None = None
    stake: int = 1
    is_jacoby: bool = False
    has_beavers: bool = False
    has_raccoons: bool = False
    automatic_doubles: int | None = 0
    cube_cap: int | None = None
    has_cube: bool = True
    start: Position = field(default_factory=Position.start)

    def __post_init__(self) -> None:
        for fault, given in self._faults():
            raise InvalidSheet(given, fault)

    @property
    def is_match(self) -> bool:
        """Tell whether it is a match, and not a money session."""
        return self.length is not None

    def offered(self) -> "RuleSheet":
        """Return the sheet as one that two may agree on; raises InvalidSheet for a match beyond 25 points."""
        if self.length is not None and self.length not in MATCH_LENGTHS:
            raise InvalidSheet(self.length, SheetFault.LENGTH)
        return self

    @property
    def start_name(self) -> str | None:
        """Return the name of the starting position; None if it has none."""
        return next((name for name, start in STARTS.items() if start == self.start), None)

    @property
    def money_rules(self) -> tuple[str, ...]:
        """Return the rules on it that only a money session can have."""
        rules = {
            "stake": self.stake != 1,
            "Jacoby": self.is_jacoby,
            "beavers": self.has_beavers,
            "raccoons": self.has_raccoons,
            "automatic doubles": self.automatic_doubles != 0,
        }
        return tuple(name for name, is_on in rules.items() if is_on)

    @property
    def cube_rules(self) -> tuple[str, ...]:
        """Return the rules on it that mean nothing without a cube."""
        cap = () if self.cube_cap is None else ("cube cap",)
        return (*(rule for rule in self.money_rules if rule != "stake"), *cap)

    def as_match(self, length: int) -> "RuleSheet":
        """Return a match to so many points, with what of this sheet a match can have; raises InvalidSheet."""
        return RuleSheet(length, cube_cap=self.cube_cap, has_cube=self.has_cube, start=self.start)

    def as_money_session(self) -> "RuleSheet":
        """Return a money session with what is on this sheet."""
        return replace(self, length=None)

    def without_cube(self) -> "RuleSheet":
        """Return the sheet without a cube, and without the rules that mean nothing then."""
        return RuleSheet(self.length, self.stake, has_cube=False, start=self.start)

    def without_beavers(self) -> "RuleSheet":
        """Return the sheet without beavers, and so without raccoons."""
        return replace(self, has_beavers=False, has_raccoons=False)

    def _faults(self) -> Iterator[tuple[SheetFault, object]]:
        """Yield what is wrong, and with what."""
        yield from self._out_of_range()
        yield from self._contradictions()
        yield from self._faults_of_start()

    def _out_of_range(self) -> Iterator[tuple[SheetFault, object]]:
        if self.length is not None and self.length not in RECORDED_LENGTHS:
            yield SheetFault.LENGTH, self.length
        if self.stake not in STAKES:
            yield SheetFault.STAKE, self.stake
        if self.automatic_doubles not in (None, *AUTOMATIC_DOUBLES):
            yield SheetFault.AUTOMATIC_DOUBLES, self.automatic_doubles
        if self.cube_cap not in (None, *CUBE_CAPS):
            yield SheetFault.CUBE_CAP, self.cube_cap

    def _contradictions(self) -> Iterator[tuple[SheetFault, object]]:
        if self.is_match and self.money_rules:
            yield SheetFault.MONEY_ONLY, self.money_rules
        if not self.has_cube and self.cube_rules:
            yield SheetFault.NEEDS_CUBE, self.cube_rules
        if self.has_raccoons and not self.has_beavers:
            yield SheetFault.NEEDS_BEAVERS, "raccoons"

    def _faults_of_start(self) -> Iterator[tuple[SheetFault, object]]:
        if self.start.own != self.start.other or self.start.own[OFF] == CHECKERS:
            yield SheetFault.START, self.start
        elif not self.start.is_possible:
            yield SheetFault.START_SHARED, self.start
        elif self.start.own[BAR] and min(self.start.other[1 : HOME_POINTS + 1]) > BLOT:
            yield SheetFault.START_CLOSED_OUT, self.start
