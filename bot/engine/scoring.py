"""How a game counts: single, gammon or backgammon, and what the worst of them still is."""

from collections.abc import Iterable

from bot.engine.game import Cube, WinKind
from bot.engine.play import Play
from bot.engine.position import BAR, CHECKERS, OFF, Position
from bot.engine.sheet import Terms

WINNERS_HOME_BOARD = range(19, 25)  # the winner's six home points, as the loser counts them
FASTEST_PIPS = 6  # a checker covers at most six pips with one die
FASTEST_DICE = 4  # and 6-6 gives four of them


def kind_of_win(final: Position, checkers: int = CHECKERS) -> WinKind:
    """How the game was won.

    Args:
        final: The last position, seen from the winner: `final.other` is the loser.
        checkers: How many checkers a side started with.
    """
    if has_borne_off(final.other, checkers):
        return WinKind.SINGLE
    if stands_in_winners_home(final.other):
        return WinKind.BACKGAMMON
    return WinKind.GAMMON


def worst_possible(position: Position, checkers: int = CHECKERS, *, is_on_roll: bool = True) -> WinKind:
    """The most that a side (`position.own`) can still lose, whatever is rolled next.

    With contact, that is a backgammon. Without, it assumes that the winner throws 6-6 every turn, and the
    loser 2-1 or 1-1 and wastes pips as long as there are any. A loser who is not on roll has one turn less
    before the winner is done.
    """
    loser = position.own
    if has_borne_off(loser, checkers):
        return WinKind.SINGLE
    if position.has_contact:
        return WinKind.BACKGAMMON
    turns = _turns_to_bear_off_all(position.other) - (not is_on_roll)
    stragglers = [point for point in WINNERS_HOME_BOARD if loser[point]]
    if any(turns <= _turns_to_waste(_spare_pips(loser, staying=point)) for point in stragglers):
        return WinKind.BACKGAMMON
    return WinKind.GAMMON if turns <= _turns_to_waste(_spare_pips(loser)) else WinKind.SINGLE


def worst_with_roll(position: Position, plays: Iterable[Play], checkers: int, *, is_on_roll: bool) -> WinKind:
    """The most that a side can still lose while a roll is on the board, as its plays allow.

    Args:
        position: The position, seen from the side on roll.
        plays: What that side may play, which is at least one play.
        checkers: How many checkers a side started with.
        is_on_roll: Whether it is that side that loses, or the other.
    """
    most = worst_possible(position if is_on_roll else position.switched(), checkers, is_on_roll=is_on_roll)
    worst = WinKind.SINGLE
    for play in plays:
        if worst is most:
            break
        worst = max(worst, _worst_after(play.after, checkers, is_movers=is_on_roll))
    return worst


def _worst_after(after: Position, checkers: int, *, is_movers: bool) -> WinKind:
    """The most that the mover, or the other side, can lose once a play has led to a position."""
    if is_movers:
        return worst_possible(after, checkers, is_on_roll=False)
    if after.own[OFF] == CHECKERS:
        return kind_of_win(after, checkers)
    return worst_possible(after.switched(), checkers)


def points_for(kind: WinKind, cube: Cube, terms: Terms) -> int:
    """With Jacoby an unturned cube counts single."""
    is_single_only = terms.is_jacoby and not cube.was_turned
    return cube.value * (1 if is_single_only else kind)


def has_borne_off(side: tuple[int, ...], checkers: int) -> bool:
    """Whether a side has borne off any of the checkers that it started with."""
    return side[OFF] > CHECKERS - checkers


def stands_in_winners_home(loser: tuple[int, ...]) -> bool:
    """On the bar, or in the winner's home board."""
    return loser[BAR] > 0 or any(loser[point] for point in WINNERS_HOME_BOARD)


def _turns_to_bear_off_all(winner: tuple[int, ...]) -> int:
    """The fewest turns to bear off everything: 6-6 every time."""
    dice = sum(count * -(-point // FASTEST_PIPS) for point, count in enumerate(winner))
    return -(-dice // FASTEST_DICE)


def _spare_pips(loser: tuple[int, ...], staying: int | None = None) -> list[int]:
    """The pips that each checker can play before it must come off.

    One of those on the `staying` point, if there is one, may not leave the winner's home board.
    """
    spare = [point - 1 for point, count in enumerate(loser) if point > OFF for _ in range(count)]
    if staying is not None:
        spare.remove(staying - 1)
        spare.append(staying - WINNERS_HOME_BOARD.start)
    return spare


def _turns_to_waste(spare: list[int]) -> int:
    """The most turns that these pips can fill: 2-1 while some checker can play the 2, and then 1-1."""
    total = sum(spare)
    with_two_one = min(sum(pips // 2 for pips in spare), total // 3)
    return with_two_one + (total - 3 * with_two_one) // 4
