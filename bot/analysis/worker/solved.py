"""Bear-offs as bgsage would answer: what the plays of a roll and the cube are worth, solved.

Short ones are solved exactly. In longer ones both sides are taken to bear off in the fewest rolls from their
next turn on, which brings chances within 0.01; bgsage is farther off, above all with a checker outside home.
Either is the same for every number of plies and for a rollout, so that no decision is only screened.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

import bgbot_cpp
import numpy as np
from bgsage import CheckerPlayResult, CubeActionResult, MoveAnalysis, PostMoveAnalysis
from bgsage import Probabilities as SageChances
from bgsage.analyzer import _optimal_action  # in the words that gvanalysis reads

from bot.analysis.situation import Access
from bot.analysis.worker.bearoff import (
    FIRST,
    MOST_FOLLOWED,
    NO_CUBE,
    NOBODY,
    SECOND,
    CubeState,
    Descent,
    ScoreAndCap,
    SolvedValues,
    after_roll,
    cubes_to_come,
    descent,
    fast_descent,
    fast_numbers,
    is_race,
    is_short,
)
from bot.analysis.worker.boards import Board, position_of
from bot.analysis.worker.fastest import (
    HOME,
    WEIGHTS,
    Checkers,
    Fastest,
    Lengths,
    chance_of_first,
    is_worked_out,
)
from bot.engine import BAR, POINTS, ROLLS, WinKind
from bot.engine.scoring import worst_possible

LABEL: Final = "database"
"""The label, in gammonview's documents, of a value that nobody had to estimate."""

PASSED: Final = 1.0
"""The equity of a double that is passed."""

_KEPT: Final = 2
"""So many tables are kept; one has 20 MB at most, and less than one mostly."""

_OWNERS: Final = {
    FIRST: {Access.CENTRED: NOBODY, Access.OWN: FIRST, Access.OTHER: SECOND},
    SECOND: {Access.CENTRED: NOBODY, Access.OWN: SECOND, Access.OTHER: FIRST},
}


@dataclass(frozen=True, slots=True)
class CubeSituation:
    """The cube, score and rules of a game, as seen by the side that plays or turns the cube.

    Args:
        cube: What the cube shows.
        access: Whose it is.
        score: The rest; the side itself is the first one.
        is_jacoby: Whether gammons count only once the cube was turned.
        has_beavers: Whether a double may be beavered. Where no gammon is possible, no right double ever is.
        checkers: How many each side began with.
    """

    cube: int
    access: Access
    score: ScoreAndCap
    is_jacoby: bool
    has_beavers: bool
    checkers: int

    @property
    def may_beaver(self) -> bool:
        return self.has_beavers and self.cube * 4 <= self.score.cap


class Solved:
    """The tables that were solved last. Where a position is not solved, each answer is None."""

    def __init__(self) -> None:
        self._kept: deque[SolvedValues] = deque(maxlen=_KEPT)
        self._fastest: deque[Fastest] = deque(maxlen=_KEPT)

    def plays(self, board: Board, die1: int, die2: int, at: CubeSituation) -> CheckerPlayResult | None:
        """Rate the plays of a roll, the best first."""
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

    def after_play(self, board: Board, at: CubeSituation) -> PostMoveAnalysis | None:
        """Rate the position after a play."""
        seen = self._seen(board, at) if _is_solvable(board, at, is_on_roll=False) else None
        if seen is None:
            return None
        move = seen.play(board)
        return PostMoveAnalysis(move.probs, move.cubeless_equity, move.equity, LABEL)

    def cube_action(self, board: Board, at: CubeSituation) -> CubeActionResult | None:
        """Rate a double, whether or not it is allowed."""
        seen = self._seen(board, at) if _is_solvable(board, at) else None
        return None if seen is None else seen.cube_action(board)

    def _seen(self, board: Board, at: CubeSituation, afters: Sequence[Board] = ()) -> "_Seen | None":
        """The position in a table that knows it, and what it may become, or in a new one."""
        own, other = _checkers(board)
        is_exact = is_short(own, other)
        for seen in (_Seen(values, side, at) for values in self._kept for side in (FIRST, SECOND)):
            is_as_good = seen.values.is_exact or not is_exact
            if is_as_good and seen.knows(board) and all(seen.knows(after) for after in afters):
                return seen
        descents = (descent(own), descent(other)) if is_exact else self._followed(own, other, at)
        if descents is None:
            return None
        seen = _Seen(SolvedValues(*descents, at.score, *_cubes(at, FIRST)), FIRST, at)
        self._kept.append(seen.values)
        return seen

    def _followed(self, own: Checkers, other: Checkers, at: CubeSituation) -> tuple[Descent, Descent] | None:
        """Both sides' remaining positions if each bears off fastest; None if they are too many."""
        if not (is_worked_out(own) and is_worked_out(other)):
            return None
        fastest = self._fastest_of(own), self._fastest_of(other)
        most = MOST_FOLLOWED // len(cubes_to_come(at.score, *_cubes(at, FIRST)))
        second = fast_numbers(other, fastest[1], most, is_to_play=False)
        if second is None:
            return None
        first = fast_numbers(own, fastest[0], most // len(second), is_to_play=True)
        if first is None:
            return None
        return (
            fast_descent(own, fastest[0], first, is_to_play=True),
            fast_descent(other, fastest[1], second, is_to_play=False),
        )

    def chance(self, board: Board, at: CubeSituation) -> float | None:
        """How often the side on roll wins, which is known of longer races too, as no cube has to be followed.

        It makes the best play of its next roll; from then on both bear off in the fewest rolls on average.
        """
        own, other = _checkers(board)
        if not _is_known(board, at, is_on_roll=True):
            return None
        rolls = [sorted(after_roll(own, roll)) for roll in ROLLS]
        won = self._won_after(own, [after for reached in rolls for after in reached], other)
        begins = [0, *accumulate(map(len, rolls))][:-1]
        return float(WEIGHTS @ np.maximum.reduceat(won, begins))

    def chances_after(
        self, board: Board, afters: Sequence[Board], at: CubeSituation, *, is_on_roll: bool = True
    ) -> list[float]:
        """How often whoever has made each of some plays wins; empty where that is not known."""
        if not _is_known(board, at, is_on_roll=is_on_roll):
            return []
        own, other = _checkers(board)
        won: list[float] = self._won_after(own, [_checkers(after)[0] for after in afters], other).tolist()
        return won

    def _won_after(self, before: Checkers, afters: Sequence[Checkers], other: Checkers) -> Lengths:
        """How often a side wins after each of some plays; `before` is how it stood before any of them."""
        on_roll = self._fastest_of(other).lengths([other])
        return 1 - chance_of_first(on_roll, self._fastest_of(before).lengths(afters))

    def _fastest_of(self, checkers: Checkers) -> Fastest:
        for each in self._fastest:
            if each.knows(checkers):
                return each
        self._fastest.append(Fastest(sum(checkers), max(len(checkers), HOME)))
        return self._fastest[-1]


@dataclass(frozen=True, slots=True)
class _Seen:
    """A table as one of its sides sees it."""

    values: SolvedValues
    side: int
    at: CubeSituation

    def knows(self, board: Board) -> bool:
        score = self.at.score if self.side == FIRST else self.at.score.seen_by_other
        return self.values.knows(self._placed(board), score, *_cubes(self.at, self.side))

    def play(self, after: Board) -> MoveAnalysis:
        """Rate a play, with the other side on roll."""
        placed, cube = self._placed(after), _cubes(self.at, self.side)[0]
        value = self.values.before_turn(placed, cube, 1 - self.side)
        cubeless = self._cubeless(self.values.before_turn(placed, NO_CUBE, 1 - self.side))
        equity = self.values.score.equity(value, cube, self.side)
        return MoveAnalysis(after, equity, cubeless, _chances(cubeless), 0.0, LABEL)

    def cube_action(self, board: Board) -> CubeActionResult:
        """Rate a double, whether or not it is allowed."""
        placed = self._placed(board)
        kept, *turned = _cubes(self.at, self.side)
        worth = [self.values.before_roll(placed, cube, self.side) for cube in (kept, *turned)]
        worth = [value * self.values.score.doubling**turns for turns, value in enumerate(worth)]
        no_double, taken, *beavered = (self.values.score.equity(value, kept, self.side) for value in worth)
        is_beaver = bool(beavered) and taken < 0
        taken = beavered[0] if is_beaver else taken
        cubeless = self._cubeless(self.values.before_roll(placed, NO_CUBE, self.side))
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


def _is_solvable(board: Board, at: CubeSituation, *, is_on_roll: bool = True) -> bool:
    """Whether the sides have passed each other, and whatever is thrown and played, nobody loses a gammon."""
    if not is_race(*_checkers(board)):
        return False
    position = position_of(board)
    worst = (
        worst_possible(position, at.checkers, is_on_roll=is_on_roll),
        worst_possible(position.switched(), at.checkers, is_on_roll=not is_on_roll),
    )
    return max(worst) is WinKind.SINGLE


def _is_known(board: Board, at: CubeSituation, *, is_on_roll: bool) -> bool:
    """Whether chances are known where no cube is solved; if all are at home, bgsage looks up the same."""
    own, other = _checkers(board)
    is_outside = max(len(own), len(other)) > HOME
    are_worked_out = is_worked_out(own) and is_worked_out(other)
    return is_outside and are_worked_out and _is_solvable(board, at, is_on_roll=is_on_roll)


def _cubes(at: CubeSituation, side: int) -> tuple[CubeState, ...]:
    """A cube of the side, turned, and beavered if it may be."""
    cube = CubeState(1 if at.score.is_endless else at.cube, _OWNERS[side][at.access])
    turned = at.score.turned(cube, side)
    beavered = CubeState(turned.value if at.score.is_endless else turned.value * 2, turned.owner)
    return (cube, turned, beavered) if at.may_beaver else (cube, turned)


def _checkers(board: Board) -> tuple[Checkers, Checkers]:
    """The checkers of the side whose board it is, and those of the other; the bar is point 25."""
    own = [max(board[point], 0) for point in (*POINTS, BAR)]
    other = [*(max(-board[BAR - point], 0) for point in POINTS), board[0]]
    return _up_to_the_last(own), _up_to_the_last(other)


def _up_to_the_last(counts: list[int]) -> Checkers:
    return tuple(counts[: max((point for point, count in enumerate(counts, 1) if count), default=0)])


def _chances(cubeless: float) -> SageChances:
    return SageChances((1 + cubeless) / 2, 0.0, 0.0, 0.0, 0.0)
