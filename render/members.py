"""Who plays beside the board: the members of a team of several, each with his own cube.

Nothing here says how it looks; the words are those that the picture shows.
"""

from dataclasses import dataclass, replace
from enum import Enum

from render.errors import DiagramError
from render.seats import Seat

MOST_MEMBERS = 9
MARK_LENGTH = 2


class CubeSpot(Enum):
    """Where a member's cube lies: with himself, centred, or with whom he plays against."""

    OWN = "own"
    CENTRE = "centre"
    ACROSS = "across"


@dataclass(frozen=True, slots=True)
class Badge:
    """A checker of a seat's colour that stands for a person; `mark` is at most two characters on it."""

    seat: Seat
    mark: str = ""

    def __post_init__(self) -> None:
        """Refuse a mark that has no room."""
        if len(self.mark) > MARK_LENGTH:
            raise DiagramError(f"A badge holds {MARK_LENGTH} characters, not {self.mark!r}.")

    def turned(self) -> "Badge":
        """The badge as the viewer across the table sees it."""
        return replace(self, seat=self.seat.other)


@dataclass(frozen=True, slots=True)
class MemberCube:
    """The cube between a member and somebody on the other side.

    While it is offered it lies with whoever must answer, and shows the offered value. `against` is whom it
    is played with.
    """

    value: int
    lies: CubeSpot
    against: Badge
    is_offered: bool = False

    def __post_init__(self) -> None:
        """Refuse a number that no doubling reaches, and an offer to nobody."""
        if self.value < 1 or self.value.bit_count() != 1:
            raise DiagramError(f"A cube shows a power of two, not {self.value}.")
        if self.is_offered and self.lies is CubeSpot.CENTRE:
            raise DiagramError(f"The offered cube on {self.value} lies with nobody who must answer.")


@dataclass(frozen=True, slots=True)
class Member:
    """One member's row.

    Args:
        badge: His side, and his role or rank.
        name: His name.
        note: What is to be said of him in a few words: "captain", "to answer".
        cube: His cube, while he plays for it.
        result: What he is out with, such as "+2"; shown in the cube's place.
        is_to_act: Whether he is waited for: his row is lit.
        is_out: Whether he has nothing left to play for: his row is dimmed.

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
        """The row as the viewer across the table sees it."""
        cube = self.cube and replace(self.cube, against=self.cube.against.turned())
        return replace(self, badge=self.badge.turned(), cube=cube)
