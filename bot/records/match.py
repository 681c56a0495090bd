"""Match records: what was written down about a match, believed in nothing.

White is the player of the left column, Black that of the right one. The line of an entry is for messages: two
records are equal if they say the same, on whatever lines.
"""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from bot.engine import Position, Roll, Side
from bot.engine.board import parse_board
from bot.engine.cube import Stage

MONEY: Final = 0
"""The length of what is not a match but a money session."""

CALLED_ILLEGAL: Final = "illegal play"

STARTS: Final = {
    "backgammon": Position.start(),
    "nackgammon": parse_board("24:2 23:2 13:4 8:3 6:4 | 24:2 23:2 13:4 8:3 6:4"),
    "hypergammon": parse_board("24:1 23:1 22:1 | 24:1 23:1 22:1"),
}
"""The starting position of each variation that is read."""


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


WrittenRoll: TypeAlias = WrittenPlay | WrittenDance | UnplayedRoll
Entry: TypeAlias = WrittenRoll | WrittenDouble | WrittenTake | WrittenDrop


@dataclass(frozen=True, slots=True)
class WrittenResult:
    """Who won a game, and how many points it is said to have won; None if only its loss is written."""

    winner: Side
    points: int | None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game: the score before it, its entries in order, and its result, None if it was not finished."""

    white_score: int
    black_score: int
    entries: tuple[Entry, ...]
    result: WrittenResult | None
    line: int = field(default=0, compare=False)

    @property
    def last_line(self) -> int:
        """Return the line of the last that is known of the game."""
        return max(self.line, *(entry.line for entry in self.entries), self.result.line if self.result else 0)

    def score(self, side: Side) -> int:
        """Return the points that a side had before the game."""
        return self.white_score if side is Side.WHITE else self.black_score


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match to `length` points, or a money session (`MONEY`), game by game.

    Args:
        white: The name of the player in the left column.
        black: The name of the player in the right column.
        length: The points that win the match.
        games: Its games, in order; at least one.
        tags: What the head of the record says beside the names, as it is written there: site, date, rules.

    Raises:
        ValueError: A player without a name, no games, a length below 0, a variation not in `STARTS`.

    """

    white: str
    black: str
    length: int
    games: tuple[GameRecord, ...]
    tags: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        if not clean(self.white) or not clean(self.black):
            raise ValueError("Both players have a name.")
        if not self.games:
            raise ValueError("There is no game in it.")
        if self.length < MONEY:
            raise ValueError(f"A match is played to 1 point or more, not to {self.length}.")
        if self.variation not in STARTS:
            raise ValueError(f"{self.variation!r} is not a game that is played here.")

    def name(self, side: Side) -> str:
        """Return the name of the player on a side."""
        return self.white if side is Side.WHITE else self.black

    def tag(self, name: str) -> str:
        """Return what the head of the record says under a name; "" if nothing."""
        return next((value for key, value in self.tags if key.lower() == name.lower()), "")

    @property
    def variation(self) -> str:
        """Return what is played, in lower case: "backgammon" unless the record says otherwise."""
        return (self.tag("Variation") or "backgammon").lower().partition(" ")[0]

    @property
    def start(self) -> Position:
        """Return the position that every game begins with."""
        return STARTS[self.variation]

    @property
    def has_crawford(self) -> bool:
        """Tell whether the Crawford rule holds, as it does in a match if nothing else is said."""
        return self.length > MONEY and self.tag("Crawford").lower() != "off"

    @property
    def is_jacoby(self) -> bool:
        """Tell whether the Jacoby rule holds, as it may in a money session."""
        return self.length == MONEY and self.tag("Jacoby").lower() == "on"

    @property
    def crawford_game(self) -> int | None:
        """Return the index of the Crawford game: the first with one side one point from the match."""
        if not self.has_crawford or self.length == 1:
            return None
        for index, game in enumerate(self.games):
            scores = (game.white_score, game.black_score)
            if self.length - 1 in scores:
                return index if scores[0] != scores[1] else None
        return None


def clean(text: str) -> str:
    """Return a text in one line of characters that can be seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
