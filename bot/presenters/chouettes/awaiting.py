"""Whom a chouette waits for, as far as somebody may see it."""

from collections.abc import Sequence

from bot.engine import Side
from bot.engine.chouette import Chouette, Decision, Need, decisions
from bot.engine.chouette.asks import asked_now
from bot.engine.chouette.people import holder

OF_THE_TURN = (Need.ROLL, Need.HOLD, Need.MOVE)


def seen_decisions(chouette: Chouette) -> tuple[Decision, ...]:
    """Return the decisions that are waited for, as they follow from a chouette that somebody may see.

    One who has left an instruction that is hidden from the viewer seems not to have answered.
    """
    found = decisions(chouette)
    if chouette.round is None:
        return found
    given = {(one.player, one.cube) for one in chouette.round.answers}
    open_to = {ask.player for ask in asked_now(chouette) if (ask.player, ask.cube) not in given}
    return tuple(each for each in found if each.need is not Need.ANSWER or each.of in open_to)


def side_awaited(chouette: Chouette, waiting: Sequence[Decision]) -> Side | None:
    """Return the side that something is awaited of; None if nothing is."""
    if not waiting:
        return None
    first = waiting[0]
    if chouette.round is None:
        return Side.WHITE if first.of == chouette.box else Side.BLACK
    if first.need in OF_THE_TURN:
        return chouette.game.on_roll
    return chouette.game.side_of(holder(chouette, first.of)) or Side.WHITE
