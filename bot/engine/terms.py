"""What is settled about a game before its first roll."""

from dataclasses import dataclass, field

from bot.engine.errors import InvalidGame
from bot.engine.position import CHECKERS, OFF, Position
from bot.engine.side import Side


@dataclass(frozen=True, slots=True)
class Terms:
    """The conditions of one game, frozen when it starts, so that its rules need nothing else.

    Args:
        start: The starting position, the same for both sides.
        has_cube: Whether there is a cube in play; Crawford games and matches to 1 have none.
        cube_cap: The greatest value that the cube may reach, a power of two; None for no limit.
        white_dead_from: The cube value from which White, who needs no more, may not double; None for never.
        black_dead_from: The same for Black.
        is_jacoby: Whether gammons count only once the cube was turned by an offer.
        has_beavers: Whether the doubled side may beaver.
        has_raccoons: Whether the doubler may raccoon a beaver.
        automatic_doubles: How many ties of the opening turn the cubes; None for all of them.

    Raises:
        InvalidGame: The terms contradict each other.

    """

    start: Position = field(default_factory=Position.start)
    has_cube: bool = True
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
        """Return how many checkers a side starts with: 15, or 3 in hypergammon."""
        return CHECKERS - self.set_aside

    @property
    def set_aside(self) -> int:
        """Return how many of a side's fifteen checkers never start: 12 in hypergammon."""
        return self.start.own[OFF]

    def is_within_cap(self, value: int) -> bool:
        """Tell whether the cube may reach `value`."""
        return self.cube_cap is None or value <= self.cube_cap

    def may_turn_automatically(self, ties: int) -> bool:
        """Tell whether one more tie, after so many, turns the cubes; so many have shown `2 ** ties`."""
        is_allowed = self.automatic_doubles is None or ties < self.automatic_doubles
        return is_allowed and self.is_within_cap(2 << ties)

    def is_dead(self, side: Side, value: int) -> bool:
        """Tell whether a cube at `value` is dead for `side`: a single win already takes it to the match."""
        limit = self.needed_by(side)
        return limit is not None and value >= limit

    def needed_by(self, side: Side) -> int | None:
        """Return how many points a side needs to win the match; None where no match is played."""
        return self.white_dead_from if side is Side.WHITE else self.black_dead_from
