"""Who plays beside the board: the members of a team of several, each with their own cube.

Nothing here says how it looks; the words are those that the picture shows.
"""

from dataclasses import dataclass, replace
from enum import Enum

from render.errors import DiagramError
from render.seats import Seat

MOST_MEMBERS = 9
MARK_LENGTH = 2


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
        result: What they won or lost once they are out, such as "+2"; shown in the cube's place.
        is_to_act: Whether the game waits for them: their row is lit.
        is_out: Whether they have nothing left to play for: their row is dimmed.
    """

    badge: Badge
    name: str
    note: str = ""
    cube: MemberCube | None = None
    result: str = ""
    is_to_act: bool = False
    is_out: bool = False

    def __post_init__(self) -> None:
        """Refuse a cube and a result, which would lie on each other."""
        if self.cube and self.result:
            raise DiagramError(f"{self.name!r} has a cube in play, and {self.result!r} in its place.")

    def turned(self) -> "Member":
        cube = self.cube and replace(self.cube, against=self.cube.against.turned())
        return replace(self, badge=self.badge.turned(), cube=cube)
