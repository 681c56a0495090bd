"""How a game counts: single, gammon or backgammon, and what the worst of them still is."""

from collections.abc import Iterable, Iterator

from bot.engine.game import Cube, WinKind
from bot.engine.play import Play, legal_plays
from bot.engine.position import BAR, CHECKERS, HOME_POINTS, OFF, Position, Side
from bot.engine.roll import ROLLS
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
    """The most that a side (`position.own`) can lose, if it loses, over all that may be thrown and played.

    Without contact, the winner throws 6-6 every turn, and the loser 2-1 or 1-1 and wastes pips as long as
    there are any. A loser who is not on roll has one turn less before the winner is done. With contact it is
    a backgammon, unless the loser has to bear off before the other side can hit.
    """
    if has_borne_off(position.own, checkers):
        return WinKind.SINGLE
    if not position.has_contact:
        return _worst_in_race(position, is_on_roll=is_on_roll)
    if _may_be_hit(position, is_on_roll=is_on_roll, may_bear_off=False):
        return WinKind.BACKGAMMON
    afters = _with_winner_on_roll(position, is_on_roll=is_on_roll)
    kept = (after for after in afters if not has_borne_off(after.own, checkers))
    return max((_worst_in_race(after, is_on_roll=False) for after in kept), default=WinKind.SINGLE)


def worst_with_roll(position: Position, plays: Iterable[Play], checkers: int, *, is_on_roll: bool) -> WinKind:
    """The most that a side can lose, if it loses, while a roll is on the board, as its plays allow.

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


def may_lose(position: Position, *, is_on_roll: bool = True) -> bool:
    """Whether a side (`position.own`) can still lose, over all that both may throw and play."""
    if not position.has_contact:
        return _may_lose_race(position, is_on_roll=is_on_roll)
    afters = _with_winner_on_roll(position, is_on_roll=is_on_roll)
    return _may_be_hit(position, is_on_roll=is_on_roll, may_bear_off=True) or any(
        _may_lose_race(after, is_on_roll=False) for after in afters
    )


def may_lose_with_roll(plays: Iterable[Play], *, is_on_roll: bool) -> bool:
    """Whether a side can still lose after one of these plays, its own if it `is_on_roll`."""
    if is_on_roll:
        return any(may_lose(play.after, is_on_roll=False) for play in plays)
    return any(play.after.own[OFF] == CHECKERS or may_lose(play.after.switched()) for play in plays)


def gammons_count(cube: Cube, terms: Terms) -> bool:
    """Whether a gammon wins more than a single game: with Jacoby, only once the cube was turned."""
    return cube.was_turned or not terms.is_jacoby


def counted_as(kind: WinKind, cube: Cube, terms: Terms) -> WinKind:
    """As what a win counts: a single game where gammons do not."""
    return kind if gammons_count(cube, terms) else WinKind.SINGLE


def points_for(kind: WinKind, cube: Cube, terms: Terms) -> int:
    return cube.value * counted_as(kind, cube, terms)


def cost_of(kind: WinKind, cube: Cube, terms: Terms, loser: Side) -> int:
    """The points that losing such a game costs: in a match no more than the winner needs."""
    needed, points = terms.needed_by(loser.other), points_for(kind, cube, terms)
    return points if needed is None else min(points, needed)


def has_borne_off(side: tuple[int, ...], checkers: int) -> bool:
    """Whether a side has borne off any of the checkers that it started with."""
    return side[OFF] > CHECKERS - checkers


def stands_in_winners_home(loser: tuple[int, ...]) -> bool:
    """On the bar, or in the winner's home board."""
    return loser[BAR] > 0 or any(loser[point] for point in WINNERS_HOME_BOARD)


def _worst_in_race(position: Position, *, is_on_roll: bool) -> WinKind:
    """The most that a side can lose that has borne off nothing, and can neither hit nor be hit."""
    loser = position.own
    turns = _turns_to_bear_off_all(position.other) - (not is_on_roll)
    stragglers = [point for point in WINNERS_HOME_BOARD if loser[point]]
    if any(turns <= _turns_to_waste(_spare_pips(loser, staying=point)) for point in stragglers):
        return WinKind.BACKGAMMON
    return WinKind.GAMMON if turns <= _turns_to_waste(_spare_pips(loser)) else WinKind.SINGLE


def _may_lose_race(position: Position, *, is_on_roll: bool) -> bool:
    """Whether the other side can be done before a side that can neither hit nor be hit."""
    turns = _turns_to_bear_off_all(position.other) - (not is_on_roll)
    return turns < most_turns_to_bear_off_all(position.own)


def _may_be_hit(position: Position, *, is_on_roll: bool, may_bear_off: bool) -> bool:
    """Whether a side may have to leave a blot to checkers behind it, before it has borne off one, or all.

    Only a side with all checkers home can run out of other plays. Meanwhile the other side is taken to wait
    where it is; so where the answer is wrong at all, it is a hit that cannot happen.
    """
    if any(position.own[HOME_POINTS + 1 :]) or (not is_on_roll and position.exposed_blots):
        return True
    known, fresh = {position}, [position]
    while fresh:
        before = fresh.pop()
        for roll in ROLLS:
            plays = legal_plays(before, roll)
            for after in {play.after for play in plays} - known:
                if after.own[OFF] > before.own[OFF] and not may_bear_off:
                    continue
                if after.exposed_blots:
                    return True
                known.add(after)
                if after.has_contact:
                    fresh.append(after)
            if not plays:  # one who cannot move may wait for as long as the other side likes
                return True
    return False


def _with_winner_on_roll(position: Position, *, is_on_roll: bool) -> Iterator[Position]:
    """Where the other side may be on roll next, still seen from this side."""
    if not is_on_roll:
        yield position
        return
    for roll in ROLLS:
        yield from (play.after for play in legal_plays(position, roll))


def most_turns_to_bear_off_all(side: tuple[int, ...]) -> int:
    """The most turns in which a side can bear off everything.

    They are as `_turns_to_waste`; then 2-1 bears off two a turn, but one while a spare pip is left.
    """
    spare = _spare_pips(side)
    turns, left = _wasted(spare)
    return turns + -(-(len(spare) + (left + 1) // 2) // 2)


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
    turns, _ = _wasted(spare)
    return turns


def _wasted(spare: list[int]) -> tuple[int, int]:
    """The most turns that these pips can fill, and how many are left."""
    total = sum(spare)
    with_two_one = min(sum(pips // 2 for pips in spare), total // 3)
    with_ones, left = divmod(total - 3 * with_two_one, 4)
    return with_two_one + with_ones, left
