"""Bearing off greedily: how the bot plays on for a side that has left a race to it, by a published rule.

The rule is only for a race without contact, once the side has all its checkers in its home board or off. Of
all legal plays it chooses one that bears off most checkers; among those, one that keeps most points of the
home board held; then one whose tallest stack is the lowest; then one that leaves most on the low points.
"""

from bot.engine.play import Play, legal_plays
from bot.engine.position import BAR, HOME_POINTS, OFF, Position
from bot.engine.roll import Roll


def may_bear_off_greedily(position: Position) -> bool:
    """Whether no contact is left and all checkers of the side on roll are home or off."""
    return not position.has_contact and not any(position.own[HOME_POINTS + 1 : BAR + 1])


def bear_off_greedily(position: Position, roll: Roll) -> Play | None:
    """None where the rule does not apply to this position."""
    if not may_bear_off_greedily(position):
        return None
    return max(legal_plays(position, roll), key=lambda play: _merits(play.after), default=None)


def _merits(after: Position) -> tuple[int, ...]:
    """What speaks for a play, the most important first; more is better."""
    home = after.own[OFF + 1 : HOME_POINTS + 1]
    held = sum(count > 0 for count in home)
    return (after.own[OFF], held, -max(home), *home)
