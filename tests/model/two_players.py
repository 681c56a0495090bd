"""A table of two players, as the rule book has it: a second reading, which knows nothing of the engine.

A `Table` is told what happened, one method an event, and says by `legal` what each side may do. It trusts
whoever tells it: an event that it does not hold to be legal is an assertion that fails.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.model.checkers import START, Position, certain, ends, kind_of_loss, left, most, plays

Side = int  # 0 or 1
Roll = tuple[int, int]


def other(side: Side) -> Side:
    return 1 - side


@dataclass(frozen=True)
class Rules:
    length: int | None = None  # points of the match; None is a money session
    cube: bool = True
    jacoby: bool = False
    beavers: bool = False
    raccoons: bool = False
    automatic_doubles: int | None = 0  # how many in a game; None is no limit
    cube_cap: int | None = None
    crawford: bool = True
    start: Position = START
    all_told: int = 15  # checkers that a side starts with

    def jacoby_counts(self) -> bool:
        return self.jacoby and self.cube and self.length is None


@dataclass
class Offer:
    """A resignation that the other side has not answered."""

    by: Side
    kind: int


@dataclass(frozen=True)
class Won:
    by: Side
    points: int
    how: str  # "off", "drop", "refused", "resigned", "time"
    kind: int


@dataclass
class Table:
    """One match or session, in the middle of a game or between two."""

    rules: Rules
    score: list[int] = field(default_factory=lambda: [0, 0])
    crawford_played: bool = False
    lost_on_time: Side | None = None  # who lost the game before this one so
    over: bool = False
    game: int = 0

    def __post_init__(self) -> None:
        self.begin()

    # ---- a game

    def begin(self) -> None:
        self.game += 1
        self.men = [self.rules.start.mine, self.rules.start.theirs]
        self.all_told = [self.rules.all_told] * 2
        self.phase = "opening"  # opening, cube, move, double, beaver, raccoon, over
        self.side: Side = 0  # whose turn it is
        self.roll: Roll | None = None
        self.value, self.owner = 1, None
        self.by_offer = False
        self.ties = 0
        self.resigning: Offer | None = None
        self.at_most = [3, 3]  # what each can still lose, where more is known than `most` finds
        self.refused = [0, 0]  # the points of what each side was refused this turn
        self.won: Won | None = None
        short = self.rules.length is not None and self.rules.length - 1 in self.score
        self.crawford = bool(
            self.rules.crawford and self.rules.length != 1 and short and not self.crawford_played
        )
        self.crawford_played |= self.crawford

    def seen_by(self, side: Side) -> Position:
        return Position(self.men[side], self.men[other(side)])

    # ---- dice

    def opening(self, first: int, second: int) -> None:
        assert self.phase == "opening"
        if first == second:
            limit = self.rules.automatic_doubles
            may_turn = self.rules.length is None and self.rules.cube and (limit is None or self.ties < limit)
            if may_turn and self.within_cap(2 * self.value):
                self.value *= 2
                self.ties += 1
            return
        self.side = 0 if first > second else 1
        self.rolled((first, second))

    def rolled(self, roll: Roll) -> None:
        self.roll = roll
        self.at_most = [3, 3]
        self.phase = "move"

    # ---- what is legal

    def waiting_for(self) -> Side | None:
        """Return the side that has to act."""
        if self.over or self.phase in {"opening", "over"}:
            return None
        if self.resigning:
            return other(self.resigning.by)
        if self.phase in {"double", "raccoon"}:
            return other(self.side)
        return self.side

    def legal(self) -> set[tuple[object, ...]]:
        """Return the actions of the side that has to act, but for plays, which are `positions`."""
        side = self.waiting_for()
        if side is None:
            return set()
        if self.resigning:
            return {("accept resignation",), ("refuse resignation",)}
        may = self._answers() if self.phase in {"double", "beaver", "raccoon"} else self._turn(side)
        if self.phase in {"cube", "move"}:
            may |= {("resign", kind) for kind in self.resignations(side)}
        return may

    def _turn(self, side: Side) -> set[tuple[object, ...]]:
        if self.phase == "move":
            return {("play",) if self.positions() else ("dance",)}
        return {("roll",), ("double",)} if self.may_double(side) else {("roll",)}

    def _answers(self) -> set[tuple[object, ...]]:
        if self.phase == "double":
            has_beaver = self.rules.beavers and self.rules.length is None and self.within_cap(4 * self.value)
            return {("take",), ("drop",)} | ({("beaver",)} if has_beaver else set())
        has_raccoon = self.phase == "beaver" and self.rules.raccoons and self.within_cap(8 * self.value)
        answers: set[tuple[object, ...]] = {(f"accept {self.phase}",), (f"refuse {self.phase}",)}
        return answers | ({("raccoon",)} if has_raccoon else set())

    def positions(self) -> frozenset[Position]:
        assert self.roll
        return plays(self.seen_by(self.side), self.roll)

    def may_double(self, side: Side) -> bool:
        rules = self.rules
        if self.phase != "cube" or side != self.side or not rules.cube or self.crawford or rules.length == 1:
            return False
        if self.owner not in {None, side} or not self.within_cap(2 * self.value):
            return False
        return rules.length is None or self.score[side] + self.value < rules.length

    def within_cap(self, value: int) -> bool:
        return self.rules.cube_cap is None or value <= self.rules.cube_cap

    # ---- the cube; until it is taken `value` is what it was before the double

    def double(self) -> None:
        assert self.may_double(self.side)
        self.phase = "double"

    def drop(self) -> None:
        assert self.phase == "double"
        self._win(self.side, self.value, "drop", 1)

    def take(self) -> None:
        assert self.phase == "double"
        self._turned(2 * self.value)

    def beaver(self) -> None:
        assert ("beaver",) in self.legal()
        self.phase = "beaver"

    def accept_beaver(self) -> None:
        assert self.phase == "beaver"
        self._turned(4 * self.value)

    def refuse_beaver(self) -> None:
        assert self.phase == "beaver"
        self._win(other(self.side), 2 * self.value, "refused", 1)

    def raccoon(self) -> None:
        assert ("raccoon",) in self.legal()
        self.phase = "raccoon"

    def accept_raccoon(self) -> None:
        assert self.phase == "raccoon"
        self._turned(8 * self.value)

    def refuse_raccoon(self) -> None:
        assert self.phase == "raccoon"
        self._win(self.side, 4 * self.value, "refused", 1)

    def _turned(self, value: int) -> None:
        self.value, self.owner, self.by_offer = value, other(self.side), True
        self.phase = "cube"

    # ---- checkers

    def roll_pressed(self) -> None:
        assert self.phase == "cube"

    def play(self, after: Position) -> None:
        assert self.roll
        assert after in ends(self.seen_by(self.side), self.roll)
        self.men[self.side], self.men[other(self.side)] = after
        self.roll = None
        self.at_most = [3, 3]
        self.refused = [0, 0]
        if not left(after.mine):
            kind = kind_of_loss(after.theirs, self.all_told[other(self.side)])
            self._win(self.side, self.points(kind), "off", kind)
            return
        self.side = other(self.side)
        self.phase = "cube"

    # ---- giving up

    def points(self, kind: int) -> int:
        return self.value * (1 if self.rules.jacoby_counts() and not self.by_offer else kind)

    def cost(self, side: Side, kind: int) -> int:
        """The points that count: what goes beyond the match is for nothing."""
        points = self.points(kind)
        return (
            points if self.rules.length is None else min(points, self.rules.length - self.score[other(side)])
        )

    def worst(self, side: Side) -> int:
        """The greatest kind of game that the side can still lose; 0 where it cannot lose."""
        can = most(self.seen_by(side), self.roll, on_roll=side == self.side, all_told=self.all_told[side])
        return min(can, self.at_most[side])

    def resignations(self, side: Side) -> list[int]:
        worst = self.worst(side)
        kinds: dict[int, int] = {}
        for kind in range(1, worst + 1):
            kinds.setdefault(self.cost(side, kind), kind)
        return [kind for cost, kind in sorted(kinds.items()) if cost > self.refused[side]]

    def resign(self, kind: int) -> None:
        side = self.side
        allowed = self.resignations(side)
        assert kind in allowed
        if self.cost(side, kind) == self.cost(side, self.worst(side)):
            self._win(other(side), self.points(kind), "resigned", kind)
        else:
            self.resigning = Offer(side, kind)

    def accept_resignation(self) -> None:
        assert self.resigning
        by, kind = self.resigning.by, self.resigning.kind
        self.resigning = None
        self._win(other(by), self.points(kind), "resigned", kind)

    def refuse_resignation(self) -> None:
        assert self.resigning
        by, kind = self.resigning.by, self.resigning.kind
        self.refused[by] = max(self.refused[by], self.cost(by, kind))
        self.resigning = None

    # ---- time

    def time_out(self) -> None:
        """The side that has to act lets its time run out, and the other claims it."""
        loser = self.waiting_for()
        assert loser is not None
        if self.resigning:
            self.accept_resignation()
            return
        again = self.lost_on_time == loser
        refusal = {"double": 1, "beaver": 2, "raccoon": 4}
        if self.phase in refusal:
            points, kind = refusal[self.phase] * self.value, 1
        else:
            kind = certain(self.seen_by(loser), self.roll, self.all_told[loser])
            points = self.points(kind)
        if again and self.rules.length is not None:
            points = self.rules.length - self.score[other(loser)]
        self._win(other(loser), points, "time", kind, on_time=loser)

    def _win(self, by: Side, points: int, how: str, kind: int, *, on_time: Side | None = None) -> None:
        self.won = Won(by, points, how, kind)
        self.lost_on_time = on_time
        self.score[by] += points
        self.phase = "over"
        self.resigning = None
        if self.rules.length is not None and self.score[by] >= self.rules.length:
            self.score[by] = self.rules.length
            self.over = True
