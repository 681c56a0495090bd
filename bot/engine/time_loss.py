"""A loss on time: what a player loses who does not act."""

from itertools import count

from bot.engine.events import TimedOut
from bot.engine.game import BetResult, Ending, Game, WinKind
from bot.engine.keys import PlayerId
from bot.engine.match import Score
from bot.engine.position import HOME_POINTS, Position, Side
from bot.engine.scoring import FASTEST_DICE, FASTEST_PIPS, WINNERS_HOME_BOARD, has_borne_off, points_for
from bot.engine.sheet import RuleSheet


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
    is_single_only = game.terms.is_jacoby and not cube.was_turned
    kind = WinKind.SINGLE if is_single_only else _certain_loss_in(game, side)
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
    return certain_loss(game.position_of(side), game.terms.checkers, is_on_roll=game.on_roll is side)


def _sixes_home(point: int) -> int:
    """How many sixes bring a checker from a point into its home board."""
    return -(-max(point - HOME_POINTS, 0) // FASTEST_PIPS)


def _ones_needed(pips: int, whole_twos: int, on_odd_points: int, twos: int) -> int:
    """How many ones are left to play after this many twos."""
    wasted = min(max(twos - whole_twos, 0), on_odd_points)
    return pips - 2 * min(twos, whole_twos) - wasted
