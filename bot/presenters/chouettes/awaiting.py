"""Whom a chouette waits for, as far as somebody may see it."""

from collections.abc import Sequence

from bot.engine import Side
from bot.engine.chouette import Chouette, Decision, Need, Settlement
from bot.engine.chouette.people import holder
from bot.presenters.chouettes.headlines import winning_side

OF_THE_TURN = (Need.ROLL, Need.HOLD, Need.MOVE)


def settled(chouette: Chouette) -> Settlement | None:
    """Return the last game where that is what there is to see of a chouette; None once another has begun."""
    return chouette.last if chouette.round is None and chouette.search is None else None


def side_awaited(chouette: Chouette, waiting: Sequence[Decision]) -> Side | None:
    """Return the side that something is awaited of, between games the one that won; None if neither is."""
    last = settled(chouette)
    if last is not None:
        return winning_side(last)
    if not waiting:
        return None
    first = waiting[0]
    if chouette.round is None:
        return Side.WHITE if first.of == chouette.box else Side.BLACK
    if first.need in OF_THE_TURN:
        return chouette.game.on_roll
    return chouette.game.side_of(holder(chouette, first.of)) or Side.WHITE
