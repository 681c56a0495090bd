"""The refusals of the engine, with their reasons.

Attributes carry the values that a sentence for players needs. The message is for the log: it holds the input
and the position id, so that the case can be repeated. Points are numbered as the side that plays counts them:
25 is the bar, 0 is off. An example is a whole legal play, with every stop named.
"""

from dataclasses import dataclass
from enum import StrEnum


class EngineError(ValueError):
    """Anything that this package refuses."""


class Wrong(StrEnum):
    """The faults of a position or an id; the text is for logs, filled by a `Flaw`."""

    CHECKERS = "{number} checkers instead of 15"
    SHARED_POINT = "both sides have a checker on one point"
    COUNTS = "a side is 26 counts, each a whole number that is not negative"
    # a board
    SIDES = "a board has two sides with a | between them"
    STACK = "{part!r} is not a place and a number of checkers"
    TWICE = "{part} is mentioned twice"
    # ids
    POSITION_ID = "not 14 characters of base 64"
    NO_POSITION = "bits are set beyond the second side's bar"
    MATCH_ID = "not 12 characters of base 64"
    NO_MATCH = "no match is in such a state"
    XGID_FIELDS = "an XGID has 10 fields with colons between them, not {number}"
    XGID_BOARD = "its board has {number} places instead of 26"
    XGID_FIELD = "field {number} cannot be {part!r}"
    OGID_FIELDS = "an OGID has 5 to 11 fields with colons between them, not {number}"
    OGID_FIELD = "field {number} of an OGID cannot be {part!r}"
    OGID_BEAVER = "an OGID knows no beavers"
    # what an id holds
    CUBE = "the cube shows a power of two up to {number}"
    SCORE = "a length or a score is 0 to {number}"
    POINTS = "nobody has more than the {number} points of the match"
    CRAWFORD = "only a match has a Crawford game"
    DIE = "a die shows 1 to 6"


@dataclass(frozen=True, slots=True)
class Flaw:
    """The fault that is `wrong`, with the number or the part of the text that a sentence names."""

    wrong: Wrong
    number: int = 0
    part: str = ""

    def __str__(self) -> str:
        return self.wrong.format(number=self.number, part=self.part)


class InvalidInput(EngineError):
    """The value `given` is invalid; `reason` says why, for logs."""

    def __init__(self, given: object, reason: str) -> None:
        super().__init__(f"{reason}: {given!r}")
        self.given = given
        self.reason = reason


class InvalidPosition(InvalidInput):
    """Checkers that no backgammon position has."""

    def __init__(self, given: object, flaw: Flaw) -> None:
        super().__init__(given, str(flaw))
        self.flaw = flaw


class InvalidPositionId(InvalidPosition):
    """Text that is not the GNU Position ID of a position."""


class InvalidXgid(InvalidPosition):
    """Text that is not an XGID."""


class InvalidOgid(InvalidPosition):
    """Text that is not an OGID, or what none can say."""


class InvalidBoard(InvalidPosition):
    """Text that does not describe a board."""


class InvalidMatchId(InvalidInput):
    """Text that is not a GNU Match ID, or values that none has."""

    def __init__(self, given: object, flaw: Flaw) -> None:
        super().__init__(given, str(flaw))
        self.flaw = flaw


class InvalidGame(InvalidInput):
    """A cube, terms or bets that no game has."""


class SheetFault(StrEnum):
    """A fault in a rule sheet; the text says what would be right."""

    OUT_OF_RANGE = "an option has one of its values"
    MONEY_ONLY = "these rules belong to a money session, not to a match"
    NEEDS_CUBE = "these rules need a cube"
    NEEDS_BEAVERS = "a raccoon answers a beaver, so beavers must be on"
    START = "both sides start from the same arrangement, with a checker left to bear off"
    START_SHARED = "no point is held by both sides"
    START_CLOSED_OUT = "nobody starts on the bar against a closed board, where neither side could ever move"


class InvalidSheet(InvalidInput):
    """A sheet of any game on which `options`, by their names, cannot be as they are.

    `fault` says why: it is a `SheetFault`, or one that only the options of that game have.
    """

    def __init__(self, given: object, fault: StrEnum, options: tuple[str, ...] = ()) -> None:
        super().__init__(given, fault)
        self.fault = fault
        self.options = options


class InvalidRoll(InvalidInput):
    """Something that two dice cannot show."""


class InvalidCheckerMove(InvalidInput):
    """A source and a target between which no checker ever moves."""


class InvalidNotation(InvalidInput):
    """Text that is not the notation of a play; `part` is what was not understood ("" for an empty text)."""

    def __init__(self, given: str, part: str, reason: str = "not the notation of a play") -> None:
        super().__init__(given, f"{reason}, at {part!r}")
        self.part = part


class AmbiguousNotation(InvalidNotation):
    """Notation that fits several plays with different results; `ways` writes each of them out."""

    def __init__(self, given: str, ways: tuple[str, ...]) -> None:
        super().__init__(given, given, f"may be any of {', '.join(ways)}")
        self.ways = ways


@dataclass(frozen=True, slots=True)
class Attempt:
    """The play that was tried: in which position (its id), with which roll, and how it was written."""

    position_id: str
    roll: str
    play: str

    def __str__(self) -> str:
        return f"{self.play!r} with {self.roll} in {self.position_id}"


class IllegalPlay(EngineError):
    """A play against the rules; `attempt` says which."""

    def __init__(self, attempt: Attempt, reason: str) -> None:
        super().__init__(f"{reason}: {attempt}")
        self.attempt = attempt
        self.reason = reason


class NoLegalPlay(IllegalPlay):
    """Nothing can be played: the roll is a dance."""

    def __init__(self, attempt: Attempt) -> None:
        super().__init__(attempt, "the roll cannot be played")


class OtherRoll(IllegalPlay):
    """The play is written with the roll `written`, which is not the one that is to be played."""

    def __init__(self, attempt: Attempt, written: str) -> None:
        super().__init__(attempt, f"the roll is not {written}")
        self.written = written


class CheckersOnBar(IllegalPlay):
    """Another checker was moved while `count` of the player's are on the bar."""

    def __init__(self, attempt: Attempt, count: int) -> None:
        super().__init__(attempt, f"on the bar: {count}")
        self.count = count


class NoCheckerOnPoint(IllegalPlay):
    """The player has no checker left on `point` (25 is the bar)."""

    def __init__(self, attempt: Attempt, point: int) -> None:
        super().__init__(attempt, f"no checker on {point}")
        self.point = point


class PointBlocked(IllegalPlay):
    """Two or more of the other side's checkers hold `point`, where one would land, if only in passing."""

    def __init__(self, attempt: Attempt, point: int) -> None:
        super().__init__(attempt, f"point {point} is blocked")
        self.point = point


class DieNotRolled(IllegalPlay):
    """The dice that are `left` do not make the distance from `source` to `target`."""

    def __init__(self, attempt: Attempt, source: int, target: int, left: tuple[int, ...]) -> None:
        super().__init__(attempt, f"{source} to {target} does not fit the dice {left}")
        self.source = source
        self.target = target
        self.left = left

    @property
    def distance(self) -> int:
        return self.source - self.target


class TooManyMoves(IllegalPlay):
    """More checker moves were given than the roll has dice (`allowed`)."""

    def __init__(self, attempt: Attempt, allowed: int) -> None:
        super().__init__(attempt, f"more than {allowed} checker moves")
        self.allowed = allowed


class NothingToHit(IllegalPlay):
    """A hit was marked on `point`, where this play hits nobody."""

    def __init__(self, attempt: Attempt, point: int) -> None:
        super().__init__(attempt, f"nothing to hit on {point}")
        self.point = point


class NotAllHome(IllegalPlay):
    """A checker was borne off with `outside` checkers not yet home, the last of them on `rearmost`."""

    def __init__(self, attempt: Attempt, outside: int, rearmost: int) -> None:
        super().__init__(attempt, f"not home: {outside}, the last on {rearmost}")
        self.outside = outside
        self.rearmost = rearmost


class MustMoveFromHigherPoint(IllegalPlay):
    """A larger `die` bore off from `point` while there is a checker further back, on `rearmost`."""

    def __init__(self, attempt: Attempt, point: int, die: int, rearmost: int) -> None:
        super().__init__(attempt, f"a {die} does not bear off from {point} with a checker on {rearmost}")
        self.point = point
        self.die = die
        self.rearmost = rearmost


class MustPlayMore(IllegalPlay):
    """Legal as far as it goes, but more of the roll can be played, for instance as in `example`."""

    def __init__(self, attempt: Attempt, example: str, reason: str) -> None:
        super().__init__(attempt, f"{reason}, as in {example}")
        self.example = example


class MustPlayBothDice(MustPlayMore):
    """Only one die was played, and both can be."""

    def __init__(self, attempt: Attempt, example: str) -> None:
        super().__init__(attempt, example, "both dice must be played")


class MustPlayMoreDice(MustPlayMore):
    """Doubles: only `played` dice were played, and `required` (at most four) can be."""

    def __init__(self, attempt: Attempt, example: str, played: int, required: int) -> None:
        super().__init__(attempt, example, f"{required} dice must be played, not {played}")
        self.played = played
        self.required = required


class MustPlayHigherDie(MustPlayMore):
    """Either die can be played but not both, and it was not the higher `die` that was played."""

    def __init__(self, attempt: Attempt, example: str, die: int) -> None:
        super().__init__(attempt, example, f"the {die} must be played")
        self.die = die
