"""Bear-offs as bgsage would answer: what the plays of a roll and the cube are worth, solved.

Short ones are solved exactly. In longer ones both sides are taken to bear off in the fewest rolls from their
next turn on, which brings chances within 0.01; bgsage is farther off, above all with a checker outside home.
Either is the same for every number of plies and for a rollout, so that no decision is only screened.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import bgbot_cpp
from bgsage import CheckerPlayResult, CubeActionResult, MoveAnalysis, PostMoveAnalysis
from bgsage import Probabilities as SageChances
from bgsage.analyzer import _optimal_action

from bot.analysis.situation import Access
from bot.analysis.worker.bearoff import (
    FIRST,
    MOST_FOLLOWED,
    NO_CUBE,
    NOBODY,
    SECOND,
    Cube,
    Descent,
    Stakes,
    Table,
    cubes_to_come,
    descent,
    fast_descent,
    is_race,
    is_short,
)
from bot.analysis.worker.boards import Board, position_of
from bot.analysis.worker.fastest import HOME, Checkers, Fastest, is_worked_out
from bot.engine import BAR, POINTS, WinKind
from bot.engine.scoring import worst_possible

LABEL: Final = "database"
"""What gammonview's documents call a value that nobody had to estimate."""

PASSED: Final = 1.0
"""What it is worth that a double is passed."""

_KEPT: Final = 2
"""So many tables are kept; one has 20 MB at most, and less than one mostly."""

_OWNERS: Final = {
    FIRST: {Access.CENTRED: NOBODY, Access.OWN: FIRST, Access.OTHER: SECOND},
    SECOND: {Access.CENTRED: NOBODY, Access.OWN: SECOND, Access.OTHER: FIRST},
}


@dataclass(frozen=True, slots=True)
class At:
    """What a game is played for, as the side sees it that plays or turns the cube.

    Args:
        cube: What the cube shows.
        access: Whose it is.
        stakes: The rest; the side itself is the first one.
        has_beavers: Whether a double may be beavered. No gammon is possible, so that no right double ever is.
        checkers: How many each side began with.
    """

    cube: int
    access: Access
    stakes: Stakes
    has_beavers: bool
    checkers: int


class Solved:
    """The tables that were solved last. Where a position is not solved, each answer is None."""

    def __init__(self) -> None:
        self._kept: deque[Table] = deque(maxlen=_KEPT)
        self._fastest: deque[Fastest] = deque(maxlen=_KEPT)

    def plays(self, board: Board, die1: int, die2: int, at: At) -> CheckerPlayResult | None:
        """What the plays of a roll are worth, the best first."""
        if not _is_solvable(board, at):
            return None
        afters = bgbot_cpp.possible_moves(board, die1, die2)
        seen = self._seen(board, at, afters)
        if seen is None:
            return None
        moves = [seen.play(after) for after in afters]
        moves.sort(key=lambda move: (-move.equity, -move.cubeless_equity, move.board))
        for move in moves:
            move.equity_diff = move.equity - moves[0].equity
        return CheckerPlayResult(moves, board, die1, die2, LABEL)

    def after_play(self, board: Board, at: At) -> PostMoveAnalysis | None:
        """What it is worth to have played so."""
        seen = self._seen(board, at) if _is_solvable(board, at, is_on_roll=False) else None
        if seen is None:
            return None
        move = seen.play(board)
        return PostMoveAnalysis(move.probs, move.cubeless_equity, move.equity, LABEL)

    def cube_action(self, board: Board, at: At) -> CubeActionResult | None:
        """What a double is worth, whether or not it is allowed."""
        seen = self._seen(board, at) if _is_solvable(board, at) else None
        return None if seen is None else seen.cube_action(board)

    def _seen(self, board: Board, at: At, afters: Sequence[Board] = ()) -> "_Seen | None":
        """The position in a table that knows it, and what it may become, or in a new one."""
        own, other = _checkers(board)
        is_exact = is_short(own, other)
        for seen in (_Seen(table, side, at) for table in self._kept for side in (FIRST, SECOND)):
            is_as_good = seen.table.is_exact or not is_exact
            if is_as_good and seen.knows(board) and all(seen.knows(after) for after in afters):
                return seen
        descents = (descent(own), descent(other)) if is_exact else self._followed(own, other, at)
        if descents is None:
            return None
        seen = _Seen(Table(*descents, at.stakes, *_cubes(at, FIRST)), FIRST, at)
        self._kept.append(seen.table)
        return seen

    def _followed(self, own: Checkers, other: Checkers, at: At) -> tuple[Descent, Descent] | None:
        """What both sides come down to by their fastest plays, if it is not too much."""
        if not (is_worked_out(own) and is_worked_out(other)):
            return None
        most = MOST_FOLLOWED // len(cubes_to_come(at.stakes, *_cubes(at, FIRST)))
        second = fast_descent(other, self._fastest_of(other), most, is_to_play=False)
        if second is None:
            return None
        most //= len(second.numbers)
        first = fast_descent(own, self._fastest_of(own), most, is_to_play=True)
        return None if first is None else (first, second)

    def _fastest_of(self, checkers: Checkers) -> Fastest:
        for each in self._fastest:
            if each.knows(checkers):
                return each
        self._fastest.append(Fastest(sum(checkers), max(len(checkers), HOME)))
        return self._fastest[-1]


@dataclass(frozen=True, slots=True)
class _Seen:
    """A table as one of its sides sees it."""

    table: Table
    side: int
    at: At

    def knows(self, board: Board) -> bool:
        stakes = self.at.stakes if self.side == FIRST else self.at.stakes.seen_by_other
        return self.table.knows(self._placed(board), stakes, *_cubes(self.at, self.side))

    def play(self, after: Board) -> MoveAnalysis:
        """What a play is worth, with the other side on roll."""
        placed, cube = self._placed(after), _cubes(self.at, self.side)[0]
        value = self.table.before_turn(placed, cube, 1 - self.side)
        cubeless = self._cubeless(self.table.before_turn(placed, NO_CUBE, 1 - self.side))
        equity = self.table.stakes.equity(value, cube, self.side)
        return MoveAnalysis(after, equity, cubeless, _chances(cubeless), 0.0, LABEL)

    def cube_action(self, board: Board) -> CubeActionResult:
        """What a double is worth, whether or not it is allowed."""
        placed = self._placed(board)
        kept, *turned = _cubes(self.at, self.side)
        values = [self.table.before_roll(placed, cube, self.side) for cube in (kept, *turned)]
        values = [value * self.table.stakes.doubling**turns for turns, value in enumerate(values)]
        no_double, taken, *beavered = (self.table.stakes.equity(value, kept, self.side) for value in values)
        is_beaver = bool(beavered) and taken < 0
        taken = beavered[0] if is_beaver else taken
        cubeless = self._cubeless(self.table.before_roll(placed, NO_CUBE, self.side))
        should_double = min(taken, PASSED) > no_double
        return CubeActionResult(
            _chances(cubeless),
            cubeless,
            no_double,
            taken,
            PASSED,
            should_double,
            taken <= PASSED,
            max(no_double, min(taken, PASSED)),
            _optimal_action(should_double, taken <= PASSED, is_beaver),
            LABEL,
            is_beaver,
        )

    def _placed(self, board: Board) -> tuple[Checkers, Checkers]:
        """The checkers of the table's first side, and those of its second."""
        own, other = _checkers(board)
        return (own, other) if self.side == FIRST else (other, own)

    def _cubeless(self, value: float) -> float:
        return value if self.side == FIRST else -value


def _is_solvable(board: Board, at: At, *, is_on_roll: bool = True) -> bool:
    """Whether the sides have passed each other, and whatever is thrown and played, nobody loses a gammon."""
    if not is_race(*_checkers(board)):
        return False
    position = position_of(board)
    worst = (
        worst_possible(position, at.checkers, is_on_roll=is_on_roll),
        worst_possible(position.switched(), at.checkers, is_on_roll=not is_on_roll),
    )
    return max(worst) is WinKind.SINGLE


def _cubes(at: At, side: int) -> tuple[Cube, ...]:
    """A cube of the side, turned, and beavered if it may be."""
    cube = Cube(1 if at.stakes.is_endless else at.cube, _OWNERS[side][at.access])
    turned = at.stakes.turned(cube, side)
    beavered = Cube(turned.value if at.stakes.is_endless else turned.value * 2, turned.owner)
    return (cube, turned, beavered) if at.has_beavers else (cube, turned)


def _checkers(board: Board) -> tuple[Checkers, Checkers]:
    """The checkers of the side whose board it is, and those of the other; the bar is point 25."""
    own = [max(board[point], 0) for point in (*POINTS, BAR)]
    other = [*(max(-board[BAR - point], 0) for point in POINTS), board[0]]
    return _up_to_the_last(own), _up_to_the_last(other)


def _up_to_the_last(counts: list[int]) -> Checkers:
    return tuple(counts[: max((point for point, count in enumerate(counts, 1) if count), default=0)])


def _chances(cubeless: float) -> SageChances:
    return SageChances((1 + cubeless) / 2, 0.0, 0.0, 0.0, 0.0)
