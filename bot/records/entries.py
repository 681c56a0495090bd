"""What is written down in the course of a game, entry by entry, believed in nothing.

White is the player of the left column, Black that of the right one. The line of an entry is for messages: two
entries are equal if they say the same, on whatever lines.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from bot.engine import Roll, Side, WinKind
from bot.engine.cube import Stage

CALLED_ILLEGAL: Final = "illegal play"


@dataclass(frozen=True, slots=True)
class WrittenPlay:
    """A roll, and the play as it is written."""

    side: Side
    roll: Roll
    text: str
    line: int = field(default=0, compare=False)

    @property
    def is_called_illegal(self) -> bool:
        """Tell whether the record itself calls the play illegal, as Snowie's do."""
        return self.text.lower().startswith(CALLED_ILLEGAL)


@dataclass(frozen=True, slots=True)
class WrittenDance:
    """A roll with which nothing is played; `is_said` if that is written out, as "Cannot Move"."""

    side: Side
    roll: Roll
    is_said: bool = False
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class UnplayedRoll:
    """A roll that its side never played, since the game ended there: "????"."""

    side: Side
    roll: Roll
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class WrittenDouble:
    """A turn of the cube to `value` (None: not written): a double, a beaver or a raccoon."""

    side: Side
    value: int | None
    stage: Stage = Stage.DOUBLE
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class WrittenTake:
    """The acceptance of what the other side did with the cube."""

    side: Side
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class WrittenDrop:
    """The refusal of what the other side did with the cube."""

    side: Side
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class RefusedResignation:
    """An offer to lose a game of that kind, which the other side refused; it stands before the play."""

    side: Side
    kind: WinKind
    line: int = field(default=0, compare=False)


WrittenRoll: TypeAlias = WrittenPlay | WrittenDance | UnplayedRoll
CubeEntry: TypeAlias = WrittenDouble | WrittenTake | WrittenDrop
Entry: TypeAlias = WrittenRoll | CubeEntry | RefusedResignation


@dataclass(frozen=True, slots=True)
class WrittenResult:
    """Who won a game, and how many points it is said to have won; None if only its loss is written."""

    winner: Side
    points: int | None
    line: int = field(default=0, compare=False)


def tell_apart(entries: Iterable[Entry]) -> Iterator[Entry]:
    """The entries as they are meant, one after another.

    A double that answers a double is a beaver, and one that answers that a raccoon, however they are called;
    who rolls after either has accepted it, although GNU Backgammon does not write so.
    """
    before: Entry | None = None
    for entry in entries:
        match entry, before:
            case WrittenDouble(side=side), WrittenDouble(side=by, stage=stage) if side is not by:
                before = replace(entry, stage=Stage(min(stage + 1, Stage.RACCOON)))
            case WrittenPlay() | WrittenDance() | UnplayedRoll(), WrittenDouble(side=by, stage=stage) if (
                stage
            ):
                yield WrittenTake(by.other, entry.line)
                before = entry
            case _:
                before = entry
        yield before
