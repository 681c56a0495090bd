"""How a game counts: single, gammon or backgammon, and what the worst of them still is."""

from enum import IntEnum

from bot.engine.cube import Cube
from bot.engine.position import BAR, CHECKERS, OFF, Position
from bot.engine.terms import Terms

WINNERS_HOME_BOARD = range(19, 25)  # the winner's six home points, as the loser counts them
FASTEST_PIPS = 6  # a checker covers at most six pips with one die
FASTEST_DICE = 4  # and 6-6 gives four of them
SLOWEST_PIPS = 3  # 2-1 is the smallest roll


class WinKind(IntEnum):
    """The kinds of win; the number is what multiplies the cube."""

    SINGLE = 1
    GAMMON = 2
    BACKGAMMON = 3


def kind_of_win(final: Position, checkers: int = CHECKERS) -> WinKind:
    """Return how the game was won.

    Args:
        final: The last position, seen from the winner: `final.other` is the loser.
        checkers: How many checkers a side started with.

    """
    if has_borne_off(final.other, checkers):
        return WinKind.SINGLE
    if stands_in_winners_home(final.other):
        return WinKind.BACKGAMMON
    return WinKind.GAMMON


def worst_possible(position: Position, checkers: int = CHECKERS) -> WinKind:
    """Return the most that the side on roll (`position.own`) can still lose.

    It never understates: a gammon is possible as long as some rolls and plays lead to one.
    """
    loser = position.own
    if has_borne_off(loser, checkers):
        return WinKind.SINGLE
    if position.has_contact or stands_in_winners_home(loser):
        return WinKind.BACKGAMMON
    if _turns_to_bear_off_all(position.other) <= _turns_without_bearing_off(loser):
        return WinKind.GAMMON
    return WinKind.SINGLE


def points_for(kind: WinKind, cube: Cube, terms: Terms) -> int:
    """Return the points of a win of that kind on that cube; with Jacoby an unturned cube counts single."""
    is_single_only = terms.is_jacoby and not cube.was_turned
    return cube.value * (1 if is_single_only else kind)


def has_borne_off(side: tuple[int, ...], checkers: int) -> bool:
    """Tell whether a side has borne off any of the checkers that it started with."""
    return side[OFF] > CHECKERS - checkers


def stands_in_winners_home(loser: tuple[int, ...]) -> bool:
    """Tell whether the loser has a checker on the bar or in the winner's home board."""
    return loser[BAR] > 0 or any(loser[point] for point in WINNERS_HOME_BOARD)


def _turns_to_bear_off_all(winner: tuple[int, ...]) -> int:
    """Return the fewest turns in which a side can bear off everything: 6-6 every time."""
    dice = sum(count * -(-point // FASTEST_PIPS) for point, count in enumerate(winner))
    return -(-dice // FASTEST_DICE)


def _turns_without_bearing_off(loser: tuple[int, ...]) -> int:
    """Return the most turns before a side must bear off: 2-1 until all are on the ace point."""
    spare = sum(count * (point - 1) for point, count in enumerate(loser) if point > OFF)
    return spare // SLOWEST_PIPS
