"""Resignations judged: what was offered or accepted, against what it was worth to play on."""

from dataclasses import dataclass

from gvformat.met import mwc2eq, score_mwc

from bot.analysis.analysis import Depth, JudgedResignation
from bot.analysis.documents import OfferedResignation
from bot.analysis.situation import Access, Rules, Situation
from bot.analysis.worker.sage import LONGEST, Sage, rate_cube, rate_plays
from bot.engine import CHECKERS, Side
from bot.engine.scoring import points_for


@dataclass(frozen=True, slots=True)
class MatchScore:
    """Where a game stands in its match: the points that each side still needs."""

    white: int
    black: int
    is_crawford: bool

    def away(self, side: Side) -> tuple[int, int]:
        return (self.white, self.black) if side is Side.WHITE else (self.black, self.white)


def judge_resignation(
    sage: Sage, offered: OfferedResignation, at: MatchScore | None, rules: Rules, depth: Depth
) -> JudgedResignation | None:
    """Compare a resignation with playing on; None where the engine cannot tell.

    In a money game there is no `at`.
    """
    game, side = offered.game, offered.side
    mover, cube = game.on_roll, game.cubes[0]
    if mover is None or cube.offer is not None or game.terms.checkers != CHECKERS:
        return None  # the engine does not know how often fewer checkers lose a gammon
    if at is not None and max(at.white, at.black) > LONGEST:
        return None  # and has no table for longer matches
    access = {None: Access.CENTRED, mover: Access.OWN, mover.other: Access.OTHER}[cube.owner]
    situation = Situation(
        game.position,
        cube.value,
        access,
        at.away(mover) if at else None,
        is_crawford=at is not None and at.is_crawford,
        rules=rules,
    )
    if game.roll is not None:
        plays = rate_plays(sage, situation, game.roll, depth)
        if not plays:
            return None  # after a dance nothing is rated
        worth = plays[0].equity
    else:
        rating = rate_cube(sage, situation, depth)
        doubled = min(rating.double_take, rating.double_pass)
        worth = max(rating.no_double, doubled) if situation.may_double else rating.no_double
    points = points_for(offered.kind, cube, game.terms)
    return JudgedResignation(
        side,
        offered.kind,
        offered.is_accepted,
        game.position,
        worth if side is mover else -worth,
        _after_loss(at, side, points, cube.value, rules),
    )


def _after_loss(at: MatchScore | None, side: Side, points: int, cube: int, rules: Rules) -> float:
    """Return a side's equity after losing some points, normalised to the cube as the engine's equities are.

    Without a cube, each game is to the engine as the Crawford game, with none to come, in money too.
    """
    if at is None and rules.has_cube:
        return -points / cube
    at = at or MatchScore(LONGEST, LONGEST, is_crawford=True)
    own, other = at.away(side)
    left = other - points
    is_dead = at.is_crawford or not rules.has_cube
    begins_crawford = not is_dead and min(own, other) > 1 and left == 1
    chance = score_mwc(own, left, begins_crawford) if left > 0 else 0.0
    return float(mwc2eq(chance, own, other, cube, is_dead))
