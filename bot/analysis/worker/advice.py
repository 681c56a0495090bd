"""Single decisions: what the plays of a roll and the cube are worth, and what a level does."""

from typing import Final

from bgsage import MoveAnalysis
from bgsage import Probabilities as SageChances

from bot.analysis.analysis import Chances, CubeAction, CubeRating, Depth, RatedPlay
from bot.analysis.levels import SKILLS, Level, choose_answer, choose_double, choose_play
from bot.analysis.situation import Situation
from bot.analysis.worker.sage import Sage, board_of
from bot.engine import CHECKERS, OFF, OfferStage, Play, Roll, format_play, legal_plays

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
