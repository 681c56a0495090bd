"""bgsage, kept warm in one process and told the rules; and what it says of single decisions.

What the plays of a roll and the cube are worth, and what a level does.
"""

from collections.abc import Mapping
from typing import Final, cast

import bgbot_cpp
from bgsage import BgBotAnalyzer, CheckerPlayResult, CubeActionResult, MoveAnalysis, PostMoveAnalysis
from bgsage import Probabilities as SageChances
from gvanalysis import checker_eval, game_eval, match

from bot.analysis.analysis import Chances, CubeAction, CubeRating, Depth, RatedPlay
from bot.analysis.levels import SKILLS, Level, choose_answer, choose_double, choose_play
from bot.analysis.situation import Access, Rules, Situation
from bot.analysis.worker.bearoff import Stakes
from bot.analysis.worker.boards import Board, board_of
from bot.analysis.worker.solved import At, Solved
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

    def checker_play(
        self,
        board: Board,
        die1: int,
        die2: int,
        cube_value: int = 1,
        cube_owner: str = "centered",
        **how: object,
    ) -> CheckerPlayResult:
        known = self._sage.told(how)
        solved = self._sage.solved.plays(board, die1, die2, self._sage.at(cube_value, cube_owner, known))
        if solved is not None:
            return solved
        if self._eval_level in _SCREENED:
            known.update(cube_value=cube_value, cube_owner=cube_owner)
            return checker_eval.checker_play(self.fitting(board), board, die1, die2, **known)
        if self._eval_level != _ONE_PLY:
            return super().checker_play(board, die1, die2, cube_value, cube_owner, **known)
        known.pop("beaver")
        plays = bgbot_cpp.possible_moves(board, die1, die2)
        scored = self._kept._score_candidates(plays, board, cube_owner, cube_value=cube_value, **known)  # noqa: SLF001
        moves = [
            MoveAnalysis(after, equity, cubeless, SageChances(*chances), equity - scored[0][0], "1-ply")
            for equity, cubeless, after, chances in scored
        ]
        return CheckerPlayResult(moves, board, die1, die2, "1-ply")

    def cube_action(
        self, board: Board, cube_value: int = 1, cube_owner: str = "centered", **how: object
    ) -> CubeActionResult:
        known = self._sage.told(how)
        result = self._sage.solved.cube_action(board, self._sage.at(cube_value, cube_owner, known))
        result = result or self.fitting(board).estimated_cube(board, cube_value, cube_owner, **known)
        rules = self._sage.rules
        if not rules.has_cube or cube_value >= rules.cube_cap:
            result.equity_dt = result.equity_dp = result.equity_nd - _NEVER
        return result

    def estimated_cube(self, *asked: object, **known: object) -> CubeActionResult:
        """What bgsage itself says of a double."""
        return super().cube_action(*asked, **known)

    def post_move_analytics(
        self, board: Board, cube_owner: str = "centered", cube_value: int = 1, **how: object
    ) -> PostMoveAnalysis:
        known = self._sage.told(how)
        solved = self._sage.solved.after_play(board, self._sage.at(cube_value, cube_owner, known))
        if solved is not None:
            return solved
        known.pop("beaver")
        return self.fitting(board).estimated_play(board, cube_owner, cube_value, **known)

    def estimated_play(self, *asked: object, **known: object) -> PostMoveAnalysis:
        """What bgsage itself says of having played so."""
        return super().post_move_analytics(*asked, **known)


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
        game_eval._checker_play = self._checker_play  # noqa: SLF001  # it names no rules, so Jacoby would hold

    def told(self, how: dict[str, object]) -> dict[str, object]:
        """What a call says of the score, and the rules beside it."""
        known = {"is_crawford": False, **how}
        away = tuple(min(cast("int", how.get(name, 0)), LONGEST) for name in ("away1", "away2"))
        if not self.rules.has_cube:
            known["is_crawford"] = True
            away = (away[0] or LONGEST, away[1] or LONGEST)
        is_money = away == (0, 0)
        return known | {
            "away1": away[0],
            "away2": away[1],
            "jacoby": is_money and self.rules.is_jacoby,
            "beaver": is_money and self.rules.has_beavers,
        }

    def at(self, cube: int, owner: str, known: Mapping[str, object]) -> At:
        """What is played for, by what an analyzer is told of it."""
        away = (cast("int", known["away1"]), cast("int", known["away2"]))
        cap = self.rules.cube_cap
        stakes = Stakes(None if away == (0, 0) else away, bool(known["is_crawford"]), cap)
        has_beavers = bool(known["beaver"]) and cube * 4 <= cap
        return At(cube, Access(owner), stakes, has_beavers, self.rules.checkers)

    def _checker_play(
        self, analyzer: _Analyzer, board: Board, die1: int, die2: int, **how: object
    ) -> CheckerPlayResult:
        known = self.told(how)
        cube, owner = (
            cast("int", known.get("cube_value", 1)),
            cast("str", known.get("cube_owner", "centered")),
        )
        solved = self.solved.plays(board, die1, die2, self.at(cube, owner, known))
        if solved is not None:
            return solved
        if known.get("seed") is not None:
            known["seed_window"] = _CLOSE
        return checker_eval.checker_play(analyzer.fitting(board), board, die1, die2, **known)


def is_ending(board: Board) -> bool:
    """Whether a side has few checkers left."""
    own = sum(count for count in board[1:] if count > 0)
    return min(own, board[0] - sum(count for count in board[1:] if count < 0)) <= _FEW


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
    """What a double is worth, whether or not it is allowed."""
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
    """What a level does with the cube, on roll or, if there is an `offer`, as the one who is to answer it."""
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


def _score(situation: Situation) -> dict[str, int | bool]:
    own, other = situation.away or (0, 0)
    return {"away1": own, "away2": other, "is_crawford": situation.is_crawford}


def _chances(found: SageChances) -> Chances:
    return Chances(
        found.win, found.gammon_win, found.backgammon_win, found.gammon_loss, found.backgammon_loss
    )
