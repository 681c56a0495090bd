"""Who may advise the captain."""

from enum import StrEnum

from bot.engine.chouette.options import Consultation
from bot.engine.chouette.people import active_members, is_present, main_bet, mover
from bot.engine.chouette.state import Chouette


class NoAdvice(StrEnum):
    """Why somebody may not advise the captain."""

    NO_GAME = "no game is in play"
    OUT = "those who are out of the game, or on the other side, never advise"
    GONE = "who has handed over no longer advises"
    CAPTAIN = "the captain decides"
    NONE = "this table plays without consultation"
    CUBE = "only those whose own cube has been turned and accepted advise"


def why_no_advice(chouette: Chouette, player: int) -> NoAdvice | None:
    """Return why somebody may not advise the captain now; None if he may."""
    if chouette.round is None:
        return NoAdvice.NO_GAME
    consultation = chouette.sheet.consultation
    reasons = {
        NoAdvice.OUT: player not in active_members(chouette),
        NoAdvice.GONE: not is_present(chouette, player),
        NoAdvice.CAPTAIN: player in (chouette.round.captain, mover(chouette)),
        NoAdvice.NONE: consultation is Consultation.NONE,
        NoAdvice.CUBE: consultation is Consultation.AFTER_CUBE and not _has_turned_cube(chouette, player),
    }
    return next((reason for reason, holds in reasons.items() if holds), None)


def advisers(chouette: Chouette) -> tuple[int, ...]:
    """Return those who may advise the captain now, in the order of the line."""
    return tuple(player for player in chouette.line if why_no_advice(chouette, player) is None)


def _has_turned_cube(chouette: Chouette, member: int) -> bool:
    bet = main_bet(chouette.current, member)
    return bet is not None and chouette.game.cubes[bet.cube].was_turned
