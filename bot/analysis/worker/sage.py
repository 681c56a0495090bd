"""bgsage, kept warm in one process and told the rules; and what it says of single decisions.

What the plays of a roll and the cube are worth, and what a level does.
"""

from typing import Any, Final, TypedDict

import bgbot_cpp
from bgsage import BgBotAnalyzer, CheckerPlayResult, CubeActionResult, MoveAnalysis, PostMoveAnalysis
from bgsage import Probabilities as SageChances
from gvanalysis import checker_eval, game_eval, match

from bot.analysis.analysis import Chances, CubeAction, CubeRating, Depth, RatedPlay
from bot.analysis.levels import SKILLS, Level, choose_answer, choose_double, choose_play
from bot.analysis.situation import Access, Rules, Situation
from bot.analysis.worker.bearoff import ScoreAndCap
from bot.analysis.worker.boards import Board, board_of
from bot.analysis.worker.solved import CubeSituation, Solved
from bot.engine import CHECKERS, OFF, OfferStage, Play, Roll, format_play, legal_plays

LONGEST: Final = 25
"""So many points the table of match equities knows. Who needs more is taken to need these; and a money game
without a cube is worth what the Crawford game is at the start of such a match."""

_NEVER: Final = 1.0
"""So much worse than not doubling is a double that the rules forbid: it is then no decision for anybody."""

_CLOSE: Final = 0.06
"""Of plays that were screened, those so near to the best are looked at again, and the one that was made.
gvanalysis would begin anew, which takes nearly twice as long. On the thirteen matches of eXtreme Gammon that
was no nearer to it, but for the two that it looked at further itself (docs/analysis.md)."""

_FEW: Final = 5
"""With so few checkers left to a side, two plies see too little of a gammon that a roll may save, or of a
shot that the last checkers leave. What seems right is not looked at again, so three are looked ahead."""

_FURTHER: Final = {"2ply": "3ply"}

CENTRED: Final = Access.CENTRED.value

_ONE_PLY: Final = "1ply"
_SCREENED: Final = ("2ply", "3ply", "4ply")


class _Analyzer(BgBotAnalyzer):  # type: ignore[misc]  # bgsage has no types
    """One level of bgsage, with the rules filled in that its callers leave out."""

    def __init__(self, sage: "Sage", level: str) -> None:
        super().__init__(eval_level=level, cubeful=True, parallel_threads=1)
        self._sage = sage
        self._kept = self._analyzer._inner  # noqa: SLF001  # where bgsage keeps what is to be shared
        if sage.one_ply is not None:
            self._kept._strategy_1ply = sage.one_ply._kept._strategy_1ply  # noqa: SLF001
            self._kept._parallel_threads = 1  # noqa: SLF001  # two at least, if it were asked

    def fitting(self, board: Board) -> "_Analyzer":
        """The analyzer that looks far enough ahead: this one, unless a side has few checkers left."""
        level = _FURTHER.get(self._eval_level)
        return self._sage.analyzer(level) if level and is_ending(board) else self

    def checker_play(  # noqa: PLR0913  # as bgsage has it
        self,
        board: Board,
        die1: int,
        die2: int,
        cube_value: int = 1,
        cube_owner: str = CENTRED,
        *,
        away1: int = 0,
        away2: int = 0,
        is_crawford: bool = False,
        **how: object,
    ) -> CheckerPlayResult:
        at = self._sage.at(cube_value, cube_owner, (away1, away2), is_crawford=is_crawford)
        solved = self._sage.solved.plays(board, die1, die2, at)
        if solved is not None:
            return solved
        if self._eval_level == _ONE_PLY:  # whose chances nobody reads
            return self._at_one_ply(board, die1, die2, at)
        result = self._further(board, die1, die2, at, how)
        chances = self._sage.solved.chances_after(board, [move.board for move in result.moves], at)
        for move, chance in zip(result.moves, chances, strict=False):
            _set_chance(move, chance)
        return result

    def _at_one_ply(self, board: Board, die1: int, die2: int, at: CubeSituation) -> CheckerPlayResult:
        plays = bgbot_cpp.possible_moves(board, die1, die2)
        scored = self._kept._score_candidates(plays, board, **_told(at))  # noqa: SLF001
        moves = [
            MoveAnalysis(after, equity, cubeless, SageChances(*chances), equity - scored[0][0], "1-ply")
            for equity, cubeless, after, chances in scored
        ]
        return CheckerPlayResult(moves, board, die1, die2, "1-ply")

    def _further(
        self, board: Board, die1: int, die2: int, at: CubeSituation, how: dict[str, object]
    ) -> CheckerPlayResult:
        """Looked at further ahead; with a `seed`, what a look less far has found, near the best alone."""
        told = {**_told(at), "beaver": at.has_beavers}
        if how.get("seed") is not None:
            how = how | {"seed_window": _CLOSE}
        if how.get("seed") is not None or self._eval_level in _SCREENED:
            return checker_eval.checker_play(self.fitting(board), board, die1, die2, **how | told)
        return super().checker_play(board, die1, die2, **told, force_boards=how.get("force_boards"))

    def cube_action(
        self,
        board: Board,
        cube_value: int = 1,
        cube_owner: str = CENTRED,
        *,
        away1: int = 0,
        away2: int = 0,
        is_crawford: bool = False,
        **how: object,
    ) -> CubeActionResult:
        at = self._sage.at(cube_value, cube_owner, (away1, away2), is_crawford=is_crawford)
        result = self._sage.solved.cube_action(board, at)
        if result is None:
            known = how | _told(at) | {"beaver": at.has_beavers}
            result = self.fitting(board).estimated_cube(board, known)
            chance = self._sage.solved.chance(board, at)
            if chance is not None:
                _set_chance(result, chance)
        rules = self._sage.rules
        if not rules.has_cube or cube_value >= rules.cube_cap:
            result.equity_dt = result.equity_dp = result.equity_nd - _NEVER
        return result

    def estimated_cube(self, board: Board, known: dict[str, object]) -> CubeActionResult:
        """Return bgsage's own rating of a double."""
        return super().cube_action(board, **known)

    def post_move_analytics(
        self,
        board: Board,
        cube_owner: str = CENTRED,
        cube_value: int = 1,
        *,
        away1: int = 0,
        away2: int = 0,
        is_crawford: bool = False,
        **how: object,
    ) -> PostMoveAnalysis:
        at = self._sage.at(cube_value, cube_owner, (away1, away2), is_crawford=is_crawford)
        result = self._sage.solved.after_play(board, at)
        if result is None:
            result = self.fitting(board).estimated_play(board, how | _told(at))
            for chance in self._sage.solved.chances_after(board, [board], at, is_on_roll=False):
                _set_chance(result, chance)
        return result

    def estimated_play(self, board: Board, known: dict[str, object]) -> PostMoveAnalysis:
        """Return bgsage's own rating of the position after a play."""
        return super().post_move_analytics(board, **known)


def is_ending(board: Board) -> bool:
    """Whether a side has few checkers left."""
    own = sum(count for count in board[1:] if count > 0)
    return min(own, board[0] - sum(count for count in board[1:] if count < 0)) <= _FEW


def _told(at: CubeSituation) -> dict[str, object]:
    """The arguments for bgsage; beavers go separately, since not all of its functions take them."""
    away = at.score.away or (0, 0)
    return {
        "cube_value": at.cube,
        "cube_owner": at.access.value,
        "away1": away[0],
        "away2": away[1],
        "is_crawford": at.score.is_crawford,
        "jacoby": at.is_jacoby,
    }


def _set_chance(result: MoveAnalysis | PostMoveAnalysis | CubeActionResult, chance: float) -> None:
    """Replace the estimated chances of a race by the exact ones."""
    result.probs, result.cubeless_equity = SageChances(chance, 0.0, 0.0, 0.0, 0.0), 2 * chance - 1


class Sage:
    """The analyzers, one a level, built when they are first asked for; they go by the `rules` set last."""

    def __init__(self) -> None:
        self.rules = Rules()
        self.one_ply: _Analyzer | None = None
        self.solved = Solved()
        self._analyzers: dict[str, _Analyzer] = {}

    def analyzer(self, eval_level: str, *, cubeful: bool = True, parallel_threads: int = 0) -> _Analyzer:
        """Stand for `BgBotAnalyzer` in gvanalysis, which makes new ones for each match."""
        del cubeful, parallel_threads
        if self.one_ply is None:
            self.one_ply = self._analyzers[_ONE_PLY] = _Analyzer(self, _ONE_PLY)
        if eval_level not in self._analyzers:
            self._analyzers[eval_level] = _Analyzer(self, eval_level)
        return self._analyzers[eval_level]

    def serve_gvanalysis(self) -> None:
        """Let gvanalysis take these analyzers, and pass on the rules where it calls none of them."""
        match.BgBotAnalyzer = self.analyzer
        game_eval._checker_play = _checker_play  # noqa: SLF001

    def at(self, cube: int, owner: str, away: tuple[int, int], *, is_crawford: bool) -> CubeSituation:
        """Return the cube, score and rules in force, from an analyzer's arguments."""
        rules = self.rules
        own, other = (min(each, LONGEST) for each in away)
        if not rules.has_cube:
            is_crawford, own, other = True, own or LONGEST, other or LONGEST
        score = ScoreAndCap((own, other) if own and other else None, is_crawford, rules.cube_cap)
        is_money = score.away is None
        return CubeSituation(
            cube,
            Access(owner),
            score,
            is_jacoby=is_money and rules.is_jacoby,
            has_beavers=is_money and rules.has_beavers,
            checkers=rules.checkers,
        )


def _checker_play(
    analyzer: _Analyzer,
    board: Board,
    die1: int,
    die2: int,
    **how: Any,  # noqa: ANN401  # as gvanalysis has it
) -> CheckerPlayResult:
    """Stand for `checker_play` in gvanalysis, which names no rules, so that Jacoby would hold."""
    return analyzer.checker_play(board, die1, die2, **how)


_LOOKAHEAD: Final = {Depth.QUICK: "2ply", Depth.DEEP: "3ply"}
_CUBE_LOOKAHEAD: Final = {"1ply": "2ply"}
"""At one ply, cubes are seen worse than any of the levels is meant to see them."""


def rate_plays(sage: Sage, situation: Situation, roll: Roll, depth: Depth) -> tuple[RatedPlay, ...]:
    """All plays of a roll, the best first; none for a dance."""
    rated = _rated(sage, situation, roll, _LOOKAHEAD[depth])
    return tuple(
        RatedPlay(format_play(play), move.equity, _chances(move.probs), move.eval_level)
        for play, move in rated
    )


def rate_cube(sage: Sage, situation: Situation, depth: Depth) -> CubeRating:
    """Rate a double, whether or not it is allowed."""
    return _cube(sage, situation, _LOOKAHEAD[depth])


def play_as(sage: Sage, situation: Situation, roll: Roll, level: Level, seed: str) -> str:
    """The play that a level makes, in our notation; "" for a dance. What wins at once, every level sees."""
    plays = legal_plays(situation.position, roll)
    if len(plays) <= 1:
        return format_play(plays[0]) if plays else ""
    for play in plays:
        if play.after.own[OFF] == CHECKERS:
            return format_play(play)
    rated = _rated(sage, situation, roll, SKILLS[level].lookahead)
    rated.sort(key=lambda each: each[1].board)
    number = choose_play([move.equity for _, move in rated], situation, roll, level, seed)
    return format_play(rated[number][0])


def turn_cube_as(
    sage: Sage, situation: Situation, offer: OfferStage | None, level: Level, seed: str
) -> CubeAction:
    """Return a level's action with the cube: on roll, or in answer to an `offer` if there is one."""
    if offer is None and not situation.may_double:
        return CubeAction.NO_DOUBLE
    lookahead = SKILLS[level].lookahead
    rating = _cube(sage, situation, _CUBE_LOOKAHEAD.get(lookahead, lookahead))
    if offer is None:
        return choose_double(rating, situation, level, seed)
    return choose_answer(rating, situation, offer, level, seed)


def _rated(sage: Sage, situation: Situation, roll: Roll, lookahead: str) -> list[tuple[Play, MoveAnalysis]]:
    """The plays of a roll with what the engine says of each, its best first.

    The engine believes that a last checker may bear off by one die where it has to play both: "2/off" beside
    "2/1*/off". That is left out.
    """
    plays = {tuple(board_of(play.after)): play for play in legal_plays(situation.position, roll)}
    if not plays:
        return []
    sage.rules = situation.rules
    result = sage.analyzer(lookahead).checker_play(
        board_of(situation.position),
        roll.high,
        roll.low,
        situation.cube,
        situation.access.value,
        **_score(situation),
    )
    return [(plays[board], move) for move in result.moves if (board := tuple(move.board)) in plays]


def _cube(sage: Sage, situation: Situation, lookahead: str) -> CubeRating:
    sage.rules = situation.rules
    result = sage.analyzer(lookahead).cube_action(
        board_of(situation.position), situation.cube, situation.access.value, **_score(situation)
    )
    return CubeRating(
        result.equity_nd, result.equity_dt, result.equity_dp, _chances(result.probs), result.eval_level
    )


class _Score(TypedDict):
    away1: int
    away2: int
    is_crawford: bool


def _score(situation: Situation) -> _Score:
    own, other = situation.away or (0, 0)
    return {"away1": own, "away2": other, "is_crawford": situation.is_crawford}


def _chances(found: SageChances) -> Chances:
    return Chances(
        found.win, found.gammon_win, found.backgammon_win, found.gammon_loss, found.backgammon_loss
    )
