"""Why a play is illegal, as a friend at the board would say it."""

from bot.engine import errors
from bot.engine.half_play import HalfPlay
from bot.engine.position import BAR, HOME_POINTS, OFF


def why_not_move(half: HalfPlay, source: int, target: int, attempt: errors.Attempt) -> errors.IllegalPlay:
    """Why one checker may not go from `source` to `target` next, by one die or by several.

    If it may, by several: that no single die takes it there.
    """
    here, place = half, source
    while place != target:
        refusal = _why_not_begin(here, place, target, attempt)
        if refusal is not None:
            return refusal
        ways = [(die, stop, here.with_die(place, die)) for die, stop in here.toward(place, target)]
        die, stop, further = max(ways, key=lambda way: (way[1] == target, way[2] is not None))
        if further is None:
            return _why_not_die(here, place, die, attempt)
        here, place = further, stop
    return errors.DieNotRolled(attempt, source, target, half.left)


def _why_not_begin(
    half: HalfPlay, source: int, target: int, attempt: errors.Attempt
) -> errors.IllegalPlay | None:
    """A reason that does not depend on the way between; None if that is not where it fails."""
    on_bar = half.own[BAR]
    if on_bar and source != BAR:
        return errors.CheckersOnBar(attempt, on_bar)
    if not half.own[source]:
        return errors.NoCheckerOnPoint(attempt, source)
    if not half.left:
        return errors.TooManyMoves(attempt, len(half.roll.dice))
    if not half.toward(source, target):
        return errors.DieNotRolled(attempt, source, target, half.left)
    if target != OFF and half.is_blocked(target):
        return errors.PointBlocked(attempt, target)
    return None


def _why_not_die(half: HalfPlay, source: int, die: int, attempt: errors.Attempt) -> errors.IllegalPlay:
    """Why a checker that is there, with nobody else on the bar, cannot move by a die."""
    if source > die:
        return errors.PointBlocked(attempt, source - die)
    rearmost = max(place for place, count in enumerate(half.own) if count)
    outside = sum(half.own[HOME_POINTS + 1 :])
    if outside:
        return errors.NotAllHome(attempt, outside, rearmost)
    return errors.MustMoveFromHigherPoint(attempt, source, die, rearmost)


def why_not_enough(
    half: HalfPlay, required: int, example: str, attempt: errors.Attempt
) -> errors.MustPlayMore:
    """Why a play that is legal as far as it goes is not a whole one.

    `required` says how many dice a whole play has here, and `example` writes one.
    """
    if half.roll.is_doubles:
        return errors.MustPlayMoreDice(attempt, example, len(half.roll.dice) - len(half.left), required)
    if required == len(half.roll.dice):
        return errors.MustPlayBothDice(attempt, example)
    return errors.MustPlayHigherDie(attempt, example, half.roll.high)
