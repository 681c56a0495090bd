"""The score of a match or of a money session, and what it means for the next game."""

from dataclasses import dataclass, replace

from bot.engine.game import BetResult
from bot.engine.position import Side
from bot.engine.sheet import RuleSheet, Terms


@dataclass(frozen=True, slots=True)
class Score:
    """The points of both sides between two games.

    Args:
        white: White's points; in a match never more than its length.
        had_crawford: Whether the Crawford game of the match is over.
    """

    white: int = 0
    black: int = 0
    had_crawford: bool = False

    def of(self, side: Side) -> int:
        return self.white if side is Side.WHITE else self.black


def is_crawford(sheet: RuleSheet, score: Score) -> bool:
    """The first game with one side a point from the match."""
    if sheet.length is None or score.had_crawford:
        return False
    return [score.white, score.black].count(sheet.length - 1) == 1


def terms_at(sheet: RuleSheet, score: Score) -> Terms:
    """The terms of the next game: whether there is a cube, and where it is dead."""
    if sheet.length is None:
        return sheet.terms
    has_cube = sheet.has_cube and sheet.length > 1
    return replace(
        sheet.terms,
        has_cube=has_cube and not is_crawford(sheet, score),
        is_crawford=has_cube and is_crawford(sheet, score),
        white_dead_from=sheet.length - score.white,
        black_dead_from=sheet.length - score.black,
    )


def score_after(sheet: RuleSheet, score: Score, result: BetResult) -> Score:
    """Points of a match beyond its length count for nothing."""
    white, black = (
        score.of(side) + (result.points if side is result.winner else 0) for side in (Side.WHITE, Side.BLACK)
    )
    if sheet.length is None:
        return Score(white, black)
    most = sheet.length
    had_crawford = score.had_crawford or is_crawford(sheet, score)
    return Score(min(white, most), min(black, most), had_crawford)


def decides_match(sheet: RuleSheet, score: Score) -> bool:
    """Whether the next game ends the match whoever wins it: both sides are a point away."""
    return all(score.of(side) + 1 == sheet.length for side in Side)


def winner(sheet: RuleSheet, score: Score) -> Side | None:
    """None while the match lasts, and for a money session, which nobody wins."""
    return next((side for side in Side if score.of(side) == sheet.length), None)
