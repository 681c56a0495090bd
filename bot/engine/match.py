"""The score of a match or of a money session, what it means for the next game, and a loss on time."""

from dataclasses import dataclass, replace
from itertools import count

from bot.engine.events import TimedOut
from bot.engine.game import BetResult, Ending, Game, WinKind
from bot.engine.keys import PlayerId
from bot.engine.position import HOME_POINTS, Position, Side
from bot.engine.scoring import (
    FASTEST_DICE,
    FASTEST_PIPS,
    WINNERS_HOME_BOARD,
    gammons_count,
    has_borne_off,
    points_for,
)
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


def lose_on_time(game: Game, player: PlayerId) -> TimedOut:
    """The loss of a player whose time is out in a game of two.

    An unanswered double is a drop. Else it is a single game, or the gammon or backgammon that is certain.

    Raises:
        ValueError: The player has no open bet on the game.
    """
    bets = game.active_bets(player)
    if not bets:
        raise ValueError(f"player {player} has nothing to lose in this game")
    side, cube = bets[0].side_of(player), game.cubes[bets[0].cube]
    if cube.offer is not None:
        return TimedOut(side, player, WinKind.SINGLE, cube.refusal_points)
    kind = _certain_loss_in(game, side) if gammons_count(cube, game.terms) else WinKind.SINGLE
    return TimedOut(side, player, kind, points_for(kind, cube, game.terms))


def points_for_match(sheet: RuleSheet, score: Score, last: BetResult | None, loser: Side) -> int:
    """The points for a second loss on time in a row: all that the match still needs.

    0 if the game before did not end so, if the other side lost it, or in a money session.
    """
    if sheet.length is None or last is None or last.ending is not Ending.TIMED_OUT:
        return 0
    return sheet.length - score.of(last.winner) if last.winner is loser.other else 0


def certain_loss(position: Position, checkers: int, *, is_on_roll: bool) -> WinKind:
    """The least that `position.own` can still lose, if it loses, whatever both throw.

    With contact, or with a checker borne off, that is a single game. Without, it assumes that the loser
    throws 6-6 every turn, and the winner 2-1.
    """
    loser = position.own
    if has_borne_off(loser, checkers) or position.has_contact:
        return WinKind.SINGLE
    turns = turns_with_two_one(position.other) - (not is_on_roll)
    stragglers = sum(loser[point] for point in WINNERS_HOME_BOARD)
    if turns < -(-stragglers // FASTEST_DICE):
        return WinKind.BACKGAMMON
    to_come_home = sum(number * _sixes_home(point) for point, number in enumerate(loser))
    return WinKind.GAMMON if turns < -(-(to_come_home + 1) // FASTEST_DICE) else WinKind.SINGLE


def turns_with_two_one(winner: tuple[int, ...]) -> int:
    """The turns in which a side that throws 2-1 every time bears off everything.

    Those turns have as many twos as ones; a two is wasted only on the last pip of a checker.
    """
    pips = sum(point * number for point, number in enumerate(winner))
    whole_twos = sum(point // 2 * number for point, number in enumerate(winner))
    on_odd_points = sum(number for point, number in enumerate(winner) if point % 2)
    return next(turns for turns in count() if _ones_needed(pips, whole_twos, on_odd_points, turns) <= turns)


def _certain_loss_in(game: Game, side: Side) -> WinKind:
    """A roll that lies on the board is the loser's next, however they would have played it."""
    checkers, is_on_roll = game.terms.checkers, game.on_roll is side
    if game.roll is None or not is_on_roll:
        return certain_loss(game.position_of(side), checkers, is_on_roll=is_on_roll)
    return min(certain_loss(play.after, checkers, is_on_roll=False) for play in game.plays)


def _sixes_home(point: int) -> int:
    """How many sixes bring a checker from a point into its home board."""
    return -(-max(point - HOME_POINTS, 0) // FASTEST_PIPS)


def _ones_needed(pips: int, whole_twos: int, on_odd_points: int, twos: int) -> int:
    """How many ones are left to play after this many twos."""
    wasted = min(max(twos - whole_twos, 0), on_odd_points)
    return pips - 2 * min(twos, whole_twos) - wasted
