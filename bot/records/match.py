"""Match records: what was written down about a match, believed in nothing.

White is the player of the left column, Black that of the right one. What is played stands in the tags of the
head, as others write them too; "Raccoon", "AutoDoubles", "Stake" and "Start Position" are our own.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from bot.engine import OFF, STARTS, EngineError, Position, Roll, Side, WinKind, parse_board, parse_position_id
from bot.engine.game import OfferStage
from bot.engine.position import CHECKERS
from bot.text.catalogue import phrase

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
        """Whether the record itself calls the play illegal, as Snowie's do."""
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
    stage: OfferStage = OfferStage.DOUBLE
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
    """An offer to lose a game of that kind, which the other side refused.

    It stands before the play; `is_after_roll` tells that the roll of that play lay there already.
    """

    side: Side
    kind: WinKind
    line: int = field(default=0, compare=False)
    is_after_roll: bool = False


WrittenRoll: TypeAlias = WrittenPlay | WrittenDance | UnplayedRoll
CubeEntry: TypeAlias = WrittenDouble | WrittenTake | WrittenDrop
Entry: TypeAlias = WrittenRoll | CubeEntry | RefusedResignation


@dataclass(frozen=True, slots=True)
class WrittenResult:
    """The winner of a game, and the points that the record states; None if it states only the loss."""

    winner: Side
    points: int | None
    line: int = field(default=0, compare=False)


def rolls_ahead(entries: Sequence[Entry]) -> dict[int, WrittenRoll]:
    """The rolls that lay there when a resignation was refused, by the place of the refusal."""
    found: dict[int, WrittenRoll] = {}
    roll: WrittenRoll | None = None
    for at in reversed(range(len(entries))):
        entry = entries[at]
        if not isinstance(entry, RefusedResignation):
            roll = entry if isinstance(entry, WrittenRoll) else None
        elif entry.is_after_roll and roll:
            found[at] = roll
    return found


def tell_apart(entries: Iterable[Entry]) -> Iterator[Entry]:
    """The entries as they are meant.

    A double that answers a double is a beaver, and one that answers that a raccoon, whatever the record
    calls them; a side that rolls after either has accepted it, although GNU Backgammon does not write so.
    """
    before: Entry | None = None
    for entry in entries:
        match entry, before:
            case WrittenDouble(side=side), WrittenDouble(side=by, stage=stage) if side is not by:
                before = replace(entry, stage=OfferStage(min(stage + 1, OfferStage.RACCOON)))
            case WrittenPlay() | WrittenDance() | UnplayedRoll(), WrittenDouble(side=by, stage=stage) if (
                stage
            ):
                yield WrittenTake(by.other, entry.line)
                before = entry
            case _:
                before = entry
        yield before


MONEY: Final = 0
"""The length of what is not a match but a money session."""

NAMED_STARTS: Final[Mapping[str, Position]] = {
    "Backgammon": STARTS["standard"],
    "NackGammon": STARTS["nackgammon"],
    "HyperGammon (1)": parse_board("24:1 | 24:1"),
    "HyperGammon (2)": parse_board("24:1 23:1 | 24:1 23:1"),
    "HyperGammon (3)": STARTS["hypergammon"],
}
"""The starting positions that have a name, as GNU Backgammon spells it."""

VARIATIONS: Final = {name.lower(): start for name, start in NAMED_STARTS.items()} | {
    "hypergammon": STARTS["hypergammon"]
}
"""The starting position of each variation that is read."""

GNUBG_NAME_BYTES: Final = 31
"""GNU Backgammon cuts longer names; an empty one aborts it."""

GREATEST_CUBE: Final = 1 << 30
"""No cube ever came so far; beyond it nothing is read or replayed."""

CRAWFORD_PLAYED: Final = "Played"
"""Under "Crawford": the record begins after the Crawford game of its match."""

NO_CUBE: Final = "1"
"""The limit of a cube that never turns."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game: the score before it, its entries in order, and its result, None if it was not finished.

    The `cube` shows more than 1 at the start if automatic doubles turned it. No file tells that a
    game `was_resigned`: a result that neither the board nor a cube explains may have other reasons there.

    Raises:
        ValueError: The cube shows no power of two.
    """

    white_score: int
    black_score: int
    entries: tuple[Entry, ...]
    result: WrittenResult | None
    line: int = field(default=0, compare=False)
    cube: int = 1
    was_resigned: bool = field(default=False, compare=False)

    def __post_init__(self) -> None:
        if self.cube < 1 or self.cube & (self.cube - 1):
            raise ValueError(f"A cube shows a power of two, not {self.cube}.")

    @property
    def last_entry(self) -> Entry | None:
        return self.entries[-1] if self.entries else None

    @property
    def last_line(self) -> int:
        """The last line of the record that belongs to the game."""
        return max(self.line, *(entry.line for entry in self.entries), self.result.line if self.result else 0)

    def score(self, side: Side) -> int:
        return self.white_score if side is Side.WHITE else self.black_score


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match to `length` points, or a money session (`MONEY`), game by game.

    Args:
        white: The name of the player in the left column.
        black: The name of the player in the right column.
        length: The points that win the match.
        games: Its games, in order; at least one.
        tags: What the head of the record says beside the names, in visible characters: site, date, rules.
        passed_over: Lines that are no part of a match, with their numbers.

    Raises:
        ValueError: A player without a name, no games, a length below 0, a variation not in `VARIATIONS`,
            a start that is not the id of a position.
    """

    white: str
    black: str
    length: int
    games: tuple[GameRecord, ...]
    tags: tuple[tuple[str, str], ...] = ()
    passed_over: tuple[tuple[int, str], ...] = field(default=(), compare=False)

    def __post_init__(self) -> None:
        if not clean(self.white) or not clean(self.black):
            raise ValueError(phrase("record-fault-nameless"))
        if not self.games:
            raise ValueError(phrase("record-fault-no-game"))
        if self.length < MONEY:
            raise ValueError(phrase("record-fault-length", length=self.length))
        if self.variation not in VARIATIONS:
            raise ValueError(phrase("record-fault-variation", text=repr(self.variation)))
        if not _is_start(self.start_id):
            raise ValueError(phrase("record-fault-start", text=repr(self.start_id)))

    def name(self, side: Side) -> str:
        return self.white if side is Side.WHITE else self.black

    def tag(self, name: str) -> str:
        """Return a tag from the head of the record; "" if it is not there."""
        return next((value for key, value in self.tags if key.lower() == name.lower()), "")

    def says(self, name: str, value: str) -> bool:
        """Whether the head says `value`, in lower case, under a name."""
        return self.tag(name).lower() == value

    @property
    def variation(self) -> str:
        """In lower case; "backgammon" unless the record says otherwise."""
        name = self.tag("Variation").lower() or "backgammon"
        return name if name in VARIATIONS else name.partition(" ")[0]

    @property
    def start_id(self) -> str:
        """The Position ID of a start that is no variation's; "" if there is none."""
        return self.tag("Start Position")

    @property
    def start(self) -> Position:
        """The position that every game begins with, as White sees it."""
        return parse_position_id(self.start_id) if self.start_id else VARIATIONS[self.variation]

    @property
    def has_crawford(self) -> bool:
        """As in a match unless the record says otherwise."""
        return self.length > MONEY and not self.says("Crawford", "off")

    @property
    def has_cube(self) -> bool:
        return self.tag("CubeLimit") != NO_CUBE

    @property
    def is_jacoby(self) -> bool:
        """False unless the record of a money session says so."""
        return self.length == MONEY and self.has_cube and self.says("Jacoby", "on")

    @property
    def may_have_beavers(self) -> bool:
        """As in a money session unless the record says otherwise."""
        return self.length == MONEY and not self.says("Beaver", "off")

    @property
    def may_have_raccoons(self) -> bool:
        """As in a money session unless the record says otherwise."""
        return self.may_have_beavers and not self.says("Raccoon", "off")

    @property
    def begins_after_crawford(self) -> bool:
        return self.length > MONEY and self.says("Crawford", CRAWFORD_PLAYED.lower())

    @property
    def crawford_game(self) -> int | None:
        """The index of the Crawford game: the first with one side one point from the match."""
        if not self.has_crawford or self.begins_after_crawford or self.length == 1:
            return None
        for index, game in enumerate(self.games):
            scores = (game.white_score, game.black_score)
            if self.length - 1 in scores:
                return index if scores[0] != scores[1] else None
        return None


def _is_start(position_id: str) -> bool:
    """No id at all is the start of a variation."""
    try:
        start = parse_position_id(position_id) if position_id else Position.start()
    except EngineError:
        return False
    return start.is_possible and CHECKERS not in (start.own[OFF], start.other[OFF])


def name_of_start(start: Position) -> str:
    return next((name for name, position in NAMED_STARTS.items() if position == start), "")


def clean(text: str) -> str:
    """The text in one line of visible characters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def short(name: str) -> str:
    """A name short enough for GNU Backgammon to take in full; never empty."""
    cut = clean(name).encode()[:GNUBG_NAME_BYTES]
    return cut.decode(errors="ignore").strip() or "?"
